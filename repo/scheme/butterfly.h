/*
 * butterfly.h - halving and doubling in log2 q steps of pairs, q a power of two.
 *
 * In each step of a reduce-scatter every rank has one partner: the two exchange
 * halves of what they still keep. The allgather is the same pairs in reverse
 * order. Who meets whom, and keeps which half, is a function: the butterflies
 * below.
 */
#ifndef CT_REPO_BUTTERFLY_H
#define CT_REPO_BUTTERFLY_H

#include "repo/algorithm.h"
#include "repo/scheme/partial.h"

/* One step of one number. */
struct ct_pairing {
    int partner;   /* a number */
    bool is_lower; /* it keeps the lower half, its partner the upper; in
                      ct_butterfly_near, its partner stands for higher ranks */
};

/* Step `step`, from 0 on, of `number`, among q. */
typedef struct ct_pairing (*ct_butterfly_fn)(int number, int step, int q);

/* Distances 1, 2, 4, ...: groups of consecutive numbers, in order. */
struct ct_pairing ct_butterfly_near(int number, int step, int q);

/* Distances q/2, ..., 2, 1: halving leaves number i with chunk i. Needs a
   commutative operation. */
struct ct_pairing ct_butterfly_far(int number, int step, int q);

/* Distances 1, 1, 3, 5, 11, ..., up and down (bine.h). Needs a commutative
   operation. */
struct ct_pairing ct_butterfly_bine(int number, int step, int q);

/* "distance": which of them; the algorithm's first parameter. The near one alone keeps
   the order of ranks. Below four ranks, all are the same: only it applies. */
enum { CT_DISTANCE_NEAR, CT_DISTANCE_FAR, CT_DISTANCE_BINE };
extern const struct ct_param ct_distance_param;
ct_butterfly_fn ct_distance_pairing(const struct ct_setting *setting);
bool ct_distance_is_near(const struct ct_setting *setting);
bool ct_distance_applies(const struct ct_problem *problem);

/* A butterfly of q consecutive ranks or pairs of neighbours. */
struct ct_butterfly {
    ct_butterfly_fn pairing;
    int first;      /* rank */
    int nranks;     /* from there on; q is the largest power of two up to this */
    int number;     /* of this rank, as in fold.h */
    bool by_rank;   /* a vector has a unit for each rank: a part is of numbers,
                       each with the units of the ranks that it stands for */
    bool any_order; /* the operation commutes, and results need not be the same
                       on several ranks: partial results are not copied */
};

/* The rank with a number. */
int ct_butterfly_rank(const struct ct_butterfly *butterfly, int number);

/* How often the partial result moves: where the partner's ranks are the higher, or in any
   order. For ct_partial. */
int ct_butterfly_moves(const struct ct_butterfly *butterfly);

/*
 * Reduce-scatter. Each number ends with one q-th of `vector`, whose units (or
 * numbers) are a multiple of q, in partial->buffer.
 *
 * returns  which part
 */
struct ct_part ct_butterfly_halve(struct ct_builder *builder, const struct ct_butterfly *butterfly,
                                  struct ct_partial *partial, struct ct_part vector);

/* The part that `number` ends with, by itself. */
struct ct_part ct_butterfly_part(const struct ct_butterfly *butterfly, int number,
                                 struct ct_part vector);

/* Before the halving, the two of a pair (fold.h) combine one half each; then the
   odd one gives its half to the even one, and rests. rank: this one. */
void ct_butterfly_give_half(struct ct_builder *builder, struct ct_partial *partial, int rank,
                            struct ct_part vector);
void ct_butterfly_take_half(struct ct_builder *builder, struct ct_partial *partial, int rank,
                            struct ct_part vector);

/* Allgather in the receive buffer, from the part that ct_butterfly_halve gave
   on. Its first step is in the epoch of what comes before. */
void ct_butterfly_gather(struct ct_builder *builder, const struct ct_butterfly *butterfly,
                         struct ct_part part);

/* An allreduce of whole vectors, for any number of ranks: partners exchange
   what they have and combine. One of a pair (fold.h) gives the other its vector
   first, and gets the result at the end. */
void ct_allreduce_doubling(struct ct_builder *builder, const struct ct_shape *shape,
                           ct_butterfly_fn pairing);

#endif
