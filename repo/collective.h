/*
 * collective.h - the descriptor of a collective, and the registry of them.
 *
 * repo/NAME/NAME.c exports one constant descriptor, ct_NAME; NAME is that of
 * MPI's function in small letters. The registry is made from the folder
 * listing when the project is built. library/ has one file more for each: the
 * functions of MPI that it stands for.
 *
 * Data are items, numbered from 0: an item is what a block holds. In
 * an all-to-all, item j of rank r is what it sends to rank j; in a
 * reduction, all ranks contribute to each item.
 */
#ifndef CT_REPO_COLLECTIVE_H
#define CT_REPO_COLLECTIVE_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

/* The buffers of a rank; CT_SCRATCH + i is scratch buffer i. */
enum ct_buffer { CT_SEND, CT_RECV, CT_SCRATCH };

/* A rank of the communicator. */
struct ct_member {
    int nranks;
    int rank;
    int root; /* 0 where the collective has none */
};

/* What a cable divides: the ranks on its lower side from the others. */
struct ct_cut {
    int nranks;
    int below;          /* ranks on the lower side */
    bool root_is_below; /* where there is a root */
    int leaving;        /* ranks r below whose r + 1 is above, */
    int entering;       /* and ranks r above whose r + 1 is below */
};

/* What a block holds: the contributions of ranks `first` to `last` to item
   `item`, combined in this order; of one rank alone unless it reduces. */
struct ct_content {
    int first;
    int last;
    int item;
};

/* Where counts are private: what the ranks tell each other before the data of
   each call (library/run/announced.h). */
enum ct_announcement {
    CT_ANNOUNCES_NOTHING, /* blocks go straight to their ranks: no scratch */
    CT_ANNOUNCES_LARGEST, /* the bytes of the largest block of any pair, as many
                             as a block of scratch has */
    CT_ANNOUNCES_SIZES    /* that, and the size of each block to the ranks that
                             it passes: scratch is for items, and as large */
};

struct ct_collective {
    const char *name; /* "reduce_scatter" */

    const char *bytes_of; /* what decisions are made by, for texts: "a block",
                             "the vector"; NULL: there are no data, and its
                             problems have no bytes (barrier) */

    bool reduces;    /* has a datatype and an operation */
    bool is_rooted;  /* has a root */
    bool has_counts; /* items may differ in size; MPI gives every rank all
                          of the sizes, as not in MPI_Gatherv */
    /* MPI gives a rank only the sizes of the items in its own buffers, as in
       MPI_Alltoallv: no rank may decide by them. The bytes of the average
       block at which it is decided for all sizes; 0: all ranks know all. */
    size_t private_bytes;

    bool synchronises; /* no rank may finish before all have started */

    /* Blocks in the member's send or receive buffer. */
    int (*nblocks)(const struct ct_member *member, enum ct_buffer buffer);

    /* What a block of the send buffer holds before the call, and one of the
       receive buffer after it. */
    struct ct_content (*content)(const struct ct_member *member, enum ct_buffer buffer, int block);

    /* With MPI_IN_PLACE: the block of the receive buffer at which the send
       buffer begins; negative: this member's send buffer is elsewhere. NULL:
       what is sent is copied first. A member that receives nothing (exscan's
       rank 0) may have its send buffer there too: it stays as it is. */
    int (*in_place)(const struct ct_member *member);

    /* Blocks that any algorithm sends over a cable, in the busier direction:
       for limits. NULL: unknown. */
    double (*cut_load)(const struct ct_cut *cut);

    /* All ranks contribute to what all ranks get, so that a region of
       switches limits it, too (docs/inside/schedules.md, section 7). */
    bool is_all_to_all_reduction;
};

/* All collectives, NULL at the end, in order of name. */
extern const struct ct_collective *const ct_collectives[];

/* More than MPI has. */
#define CT_COLLECTIVES_MAX 64

/* NULL when no collective has this name. */
const struct ct_collective *ct_collective_find(const char *name);

/* True if they are the same. Loaded routines have a descriptor of their own, so
   comparing addresses is not enough. */
bool ct_collective_is(const struct ct_collective *a, const struct ct_collective *b);

/* True if its calls have data, and so a size. */
static inline bool ct_collective_has_data(const struct ct_collective *collective)
{
    return collective->bytes_of != NULL;
}

/* The position in ct_collectives; also for a loaded routine's. */
int ct_collective_number(const struct ct_collective *collective);

/* Where a table of sizes has that of a block: at its item; with private counts,
   at its number among the member's own blocks, of the send buffer first. */
int ct_size_place(const struct ct_collective *collective, const struct ct_member *member,
                  enum ct_buffer buffer, int block);

/* Blocks in these buffers of all ranks together, for root 0. */
size_t ct_collective_blocks(const struct ct_collective *collective, enum ct_buffer buffer,
                            int nranks);

#endif
