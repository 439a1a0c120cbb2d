/*
 * reduce_binomial - vectors up a tree in which a rank joins growing groups.
 *
 * In step i, each number that is left and has bit i sends what it has to the
 * one without, which combines; numbers count from the root on. An operation that
 * does not commute needs the order of ranks: it is reduced to rank 0, which
 * sends the result to the root.
 * Cost: ceil(log2 p) (alpha + n beta + n gamma), n bytes in the vector; alpha +
 * n beta more for another root than rank 0 in order.
 * Needs: nothing. Scratch: at most two vectors.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.5; MPICH.
 */
#include "repo/pattern/pass_up.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_pass_up_tree(builder, shape, ct_knomial_node, 2);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_binomial = {
    .name = "reduce_binomial",
    .collective = &ct_reduce,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.5",
    .cost = "ceil(log2 p) (alpha + n beta + n gamma)",
    .ordered = true,
    .plan = plan,
};
