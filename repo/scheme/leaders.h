/*
 * leaders.h - some ranks of each group, which work between the groups for the
 * others.
 *
 * Groups are of ranks that are near each other (groups.h). The first ranks of
 * a group are its leaders, as many in every group; a root may take the place of
 * the first of its group. Leader l serves ranks l,
 * l + n, l + 2n, ... of its group, n being the number of leaders, itself
 * first. Leaders of one number, one of each group, make up the ranks of a part
 * (compose.h).
 */
#ifndef CT_REPO_LEADERS_H
#define CT_REPO_LEADERS_H

#include "repo/inner.h"
#include "repo/scheme/partial.h"

/* "leaders": 1, 2, 4, 8, 16, or all ranks of the smallest group; or "host": each
   host is a group with one leader, even where hosts are on several switches. */
extern const struct ct_param ct_leaders_param;

/* "inside": how ranks of a group exchange data: by messages, or posts and fetches; with one
   leader, long posts may be read where they are. The algorithm's last parameter. */
extern const struct ct_param ct_inside_param;
enum { CT_INSIDE_MESSAGES, CT_INSIDE_SHARED, CT_INSIDE_READ };

/* True if ranks of a group can exchange data so: for posts, all have to share memory. */
bool ct_inside_applies(const struct ct_problem *problem, int leaders, int inside);

/* The groups that a value of ct_leaders_param is about. */
const struct ct_groups *ct_leaders_groups(const struct ct_places *places, int value);

/* How many leaders a group has. */
int ct_leaders_count(const struct ct_places *places, int value);

/* A rank in its group. */
struct ct_leaders {
    const struct ct_groups *groups;
    int n;                       /* leaders of each group */
    int group;                   /* the rank's, */
    int nranks;                  /* how many ranks it has, */
    int number;                  /* and which this one is: a leader if less than n */
    int root_group, root_number; /* the rank that changes places with the first
                                    of its group; 0, 0: none does */
    bool is_shared;              /* inside groups, ranks post and fetch: the caller says so */
};

/* value  of ct_leaders_param; one that applies */
struct ct_leaders ct_leaders_of(const struct ct_shape *shape, int value);

/* The same, the shape's root being the first of its group. */
struct ct_leaders ct_leaders_of_root(const struct ct_shape *shape, int value);

/* True if there are two groups or more, one of two ranks or more, and the
   smallest has so many leaders: "all" and "host" unless an earlier value
   means the same. */
bool ct_leaders_apply(const struct ct_problem *problem, int value);

/* Rank `number` of a group. */
int ct_leaders_rank(const struct ct_leaders *leaders, int group, int number);

/* Post for numbers `first` to `first` + n - 1 of the own group, without this one. No
   units: only that it has come so far. */
int ct_leaders_post(struct ct_builder *builder, const struct ct_leaders *leaders, int first, int n,
                    struct ct_span src);

/* A message to, or from, a number of the own group; or a post and a fetch. */
void ct_leaders_give(struct ct_builder *builder, const struct ct_leaders *leaders, int to,
                     struct ct_span src);
void ct_leaders_take(struct ct_builder *builder, const struct ct_leaders *leaders, int from,
                     struct ct_span dst);

/* How many ranks of a group its leader `leader` serves. */
int ct_leaders_share(const struct ct_leaders *leaders, int group, int leader);

/* The ranks of all groups by the leaders that serve them: those of the first
   leaders, group by group, then those of the second, ... */
struct ct_served {
    int ngroups;
    int n;       /* ranks */
    int *ranks;  /* place -> rank */
    int *starts; /* leader * ngroups + group -> the first place; and the end */
};

/* Owned by the caller, ct_served_free; NULL when out of memory, which the
   builder keeps. */
struct ct_served *ct_served_new(const struct ct_leaders *leaders, struct ct_builder *builder);
void ct_served_free(struct ct_served *served);

/* Where the ranks begin that leaders of one number serve, in `group` and the
   groups after it; group = ngroups: their end. */
static inline int ct_served_first(const struct ct_served *served, int leader, int group)
{
    return served->starts[leader * served->ngroups + group];
}

/*
 * What an algorithm plans for the leaders of this rank's number; another rank
 * gets the plan that it would have as one. The part's root is the leader in the
 * root's group, without a root that of group 0.
 *
 * returns  owned by the caller, ct_schedule_free; NULL after a failure, which
 *          the builder keeps
 */
struct ct_schedule *ct_leaders_plan(struct ct_builder *builder, const struct ct_leaders *leaders,
                                    struct ct_inner inner);

/*
 * Compose a part of the leaders of this rank's number.
 *
 * part  borrowed; NULL: nothing is done
 * fit   its `ranks` are not looked at
 */
void ct_leaders_compose(struct ct_builder *builder, const struct ct_leaders *leaders,
                        const struct ct_schedule *part, struct ct_fit fit);

/* A vector cut into as many pieces as a group has leaders. */
struct ct_pieces {
    const int *starts; /* l * stride: the first unit of piece l; and the end of
                          the last. NULL: all have `units` */
    int stride;
    int units;
};

/*
 * Add up the pieces that the ranks of a group have in each, in its leaders: all
 * send them, or post them all. Needs a commutative operation.
 *
 * vector   the buffer with what this rank has
 * scratch  the first of two buffers, as large
 * returns  the buffer with the sum of a leader: its piece is where it was in
 *          the vector
 */
int ct_leaders_sum(struct ct_builder *builder, const struct ct_leaders *leaders,
                   const struct ct_pieces *pieces, int vector, int scratch);

/* What a leader has after ct_leaders_reduce: of the vector, in as many pieces of as many
   units as a group has leaders, the piece of its number. */
struct ct_leaders_result {
    int piece;  /* units; 0: it failed, and the builder keeps why */
    int buffer; /* where the leader has its piece, at its place */
};

/*
 * Reduce in two levels: the pieces of a group are added up in its leaders; then leaders of
 * one number reduce their sums by `inner`. A fence follows. Scratch: two vectors, and
 * the inner algorithm's.
 *
 * to_root  the inner algorithm has a root, and only the root has a receive buffer
 */
struct ct_leaders_result ct_leaders_reduce(struct ct_builder *builder,
                                           const struct ct_leaders *leaders, struct ct_inner inner,
                                           bool to_root);

/* Piece `number` of such a vector. */
static inline struct ct_span ct_leaders_piece(const struct ct_leaders_result *result, int buffer,
                                              int number)
{
    return ct_span(buffer, number * result->piece, result->piece);
}

#endif
