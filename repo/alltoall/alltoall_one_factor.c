/*
 * alltoall_one_factor - pairs for any p, one partner at a time.
 *
 * The complete graph of the ranks falls into rounds in which each rank has at
 * most one partner: for odd p, ranks r and s meet in round r+s modulo p, and
 * one rank is idle; for even p this is done without the last rank, which
 * meets the one that would be idle. Partners exchange their blocks.
 * Cost: (p-1) alpha + (p-1) n beta, with n bytes per block; for odd p one
 * round more.
 * Needs: nothing. Scratch: none.
 * Source: Sanders, Traeff 2002, "The Hierarchical Factor Algorithm for
 * All-to-all Communication".
 */
#include "repo/pattern/partners.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, &ct_one_factor_rounds, 1);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_one_factor = {
    .name = "alltoall_one_factor",
    .collective = &ct_alltoall,
    .source = "Sanders, Traeff 2002",
    .cost = "(p-1) alpha + (p-1) n beta; p odd: one round more",
    .is_direct = true,
    .plan = plan,
};
