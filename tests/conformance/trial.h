/*
 * trial.h - one random call of a collective, by PMPI_* and by MPI_*.
 */
#ifndef CT_TESTS_TRIAL_H
#define CT_TESTS_TRIAL_H

#include "tests/conformance/areas.h"
#include "tests/conformance/reductions.h"
#include "tests/conformance/rows.h"

/* What is sent or received. */
struct ct_side {
    struct ct_shape shape;
    int blocks;
    int count;      /* elements of a block */
    bool at_bottom; /* by MPI_BOTTOM and a datatype of absolute addresses */
    struct ct_displs displs;
};

struct ct_trial {
    const char *collective; /* the only one to be drawn; NULL: any */
    bool is_right;          /* it is not made wrong on one rank before */
    bool leaves_out;        /* ranks without bytes make wrong calls while the others make
                        theirs, which do not need them natively */
    const struct ct_row *row;
    const struct ct_member *member;
    struct ct_member rooted; /* the member, of a row with a root */
    struct ct_random *own;   /* draws on this rank alone */
    struct ct_stream stream;

    /* Equal on all ranks of the communicator. */
    bool is_in_place; /* with a root, only there */
    bool native_is_first;
    bool is_repeated; /* a call that is like an earlier one is taken another way */
    const struct ct_unit *unit;
    int units;                     /* of a block */
    struct ct_reduction reduction; /* of rows that reduce */

    /* Of this rank alone, but for reductions. */
    int way;
    struct ct_side send;
    struct ct_side recv;
};

/* Elements from the first of a side to the last, gaps included. */
static inline int ct_side_elements(const struct ct_side *side)
{
    return side->blocks * (side->count + side->displs.gap);
}

/*
 * Draw a call.
 *
 * shared, own  random numbers equal on all ranks of the communicator, and not
 */
void ct_trial_draw(struct ct_trial *trial, struct ct_random *shared);
void ct_trial_free(struct ct_trial *trial);

/* Make the calls and compare; collective over the communicator. */
void ct_trial_run(const struct ct_trial *trial);

#endif
