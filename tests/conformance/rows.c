/*
 * rows.c - the list of the collectives.
 */
#include "tests/conformance/rows.h"

#include <stddef.h>

extern const struct ct_row ct_row_alltoall;
extern const struct ct_row ct_row_alltoallv;
extern const struct ct_row ct_row_allgather;
extern const struct ct_row ct_row_allgatherv;
extern const struct ct_row ct_row_allreduce;
extern const struct ct_row ct_row_bcast;
extern const struct ct_row ct_row_exscan;
extern const struct ct_row ct_row_gather;
extern const struct ct_row ct_row_gatherv;
extern const struct ct_row ct_row_reduce;
extern const struct ct_row ct_row_reduce_scatter;
extern const struct ct_row ct_row_reduce_scatter_block;
extern const struct ct_row ct_row_scan;
extern const struct ct_row ct_row_scatter;
extern const struct ct_row ct_row_scatterv;

const struct ct_row *const ct_rows[] = {&ct_row_alltoall,
                                        &ct_row_alltoallv,
                                        &ct_row_allgather,
                                        &ct_row_allgatherv,
                                        &ct_row_allreduce,
                                        &ct_row_barrier,
                                        &ct_row_bcast,
                                        &ct_row_exscan,
                                        &ct_row_gather,
                                        &ct_row_gatherv,
                                        &ct_row_reduce,
                                        &ct_row_reduce_scatter,
                                        &ct_row_reduce_scatter_block,
                                        &ct_row_scan,
                                        &ct_row_scatter,
                                        &ct_row_scatterv,
                                        NULL};

int ct_blocks_none(const struct ct_member *member)
{
    (void)member;
    return 0;
}

int ct_blocks_one(const struct ct_member *member)
{
    (void)member;
    return 1;
}

int ct_blocks_of_peers(const struct ct_member *member)
{
    return member->npeers;
}

int ct_blocks_at_root(const struct ct_member *member)
{
    return ct_member_is_root(member) ? member->npeers : 0;
}

int ct_blocks_off_root_side(const struct ct_member *member)
{
    return !member->is_inter || (member->root != MPI_ROOT && member->root != MPI_PROC_NULL);
}
