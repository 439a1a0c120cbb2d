/*
 * bcast_chain - each rank passes the segments on to the next.
 *
 * The ranks after the root are cut into runs of nearly equal length, each of
 * them a chain; the root sends every segment to the first rank of each. One
 * chain sends nothing twice; more are shorter.
 * Cost: with S segments and c chains, (ceil((p-1)/c) - 1 + c S) (alpha + n/S
 * beta), n bytes in the vector.
 * Needs: p > 2, segment_bytes < n; c < p-1. Scratch: none.
 * Source: Pjesivac-Grbovic et al. 2007, "pipeline" and "chain".
 */
#include "repo/pattern/pass_down.h"

enum { SEGMENT_BYTES, CHAINS }; /* the parameters */

static const int counts[] = {1, 2, 4};

static const struct ct_param chains = {
    .name = "chains",
    .nvalues = sizeof counts / sizeof *counts,
    .values = counts,
};

/* As many chains as other ranks are bcast_linear. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[CHAINS] < problem->nranks - 1 &&
           ct_pass_down_divides(problem);
}

/* Where chain `i` begins, of `n` of the numbers 1 to p-1. */
static int start_of(int nranks, int n, int i)
{
    return 1 + (int)((long)i * (nranks - 1) / n);
}

static struct ct_rank_node node_of(int nranks, int n, int number)
{
    struct ct_rank_node node = {.parent = number - 1};
    int i = 0;

    if (number == 0) {
        for (; i < n; i++)
            node.children[node.nchildren++] = start_of(nranks, n, i);
        return node;
    }
    while (start_of(nranks, n, i + 1) <= number)
        i++;
    if (start_of(nranks, n, i) == number)
        node.parent = 0;
    if (number + 1 < start_of(nranks, n, i + 1))
        node.children[node.nchildren++] = number + 1;
    return node;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node =
        node_of(shape->nranks, shape->setting.values[CHAINS],
                ct_number_from_root(shape));

    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_chain = {
    .name = "bcast_chain",
    .collective = &ct_bcast,
    .source = "Pjesivac-Grbovic et al. 2007",
    .needs = "p > 2, segment_bytes < n; c chains: c < p-1",
    .cost = "(ceil((p-1)/c) - 1 + c S) (alpha + n/S beta), S segments, c "
            "chains",
    .params = {&ct_pass_down_param, &chains},
    .applies = applies,
    .segments = ct_pass_down_segments,
    .plan = plan,
};
