/*
 * bcast_scatter_allgather - the vector is scattered in chunks, which all then
 * gather.
 *
 * Numbers are counted from the root, and chunk v of p is that of number v. The
 * scatter goes down a k-nomial tree (rank_tree.h), k the radix: a rank gets the
 * chunks of its subtree, and sends its children theirs. The allgather is the
 * other parameter; what it would send to the root, who has all, is left out.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.2 (van de Geijn); MPICH
 * for long vectors: radix 2, with recursive doubling or the ring.
 */
#include "repo/scheme/chunk_allgather.h"
#include "repo/scheme/pass_down.h"

#include <stdlib.h>

enum { ALLGATHER, RADIX }; /* the parameters */

static const int radices[] = {2, 4};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return problem->nranks > 2 && (values[RADIX] == 2 || values[RADIX] < problem->nranks) &&
           ct_chunk_allgather_applies(problem, values[ALLGATHER]);
}

/* The end of a number's subtree. */
static int end_of(int nranks, int number, int radix_value)
{
    long width = 1;

    while (width < nranks && number % (radix_value * width) == 0)
        width *= radix_value;
    return number + width < nranks ? (int)(number + width) : nranks;
}

/* The chunks of a subtree at the rank that has them. */
static void plan_scatter(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int k = shape->setting.values[RADIX];
    const int number = ct_number_from_root(shape);
    const int buffer = number == 0 ? CT_SEND : CT_RECV;
    const struct ct_rank_node node = ct_knomial_node(p, number, k);
    int end = end_of(p, number, k);

    if (node.parent >= 0)
        ct_recv(builder, ct_rank_from_root(shape, node.parent),
                ct_span(buffer, number, end - number));
    ct_fence(builder);
    for (int i = node.nchildren - 1; i >= 0; i--) {
        const int child = node.children[i];

        ct_send(builder, ct_rank_from_root(shape, child), ct_span(buffer, child, end - child));
        end = child;
    }
    ct_fence(builder);
}

static void plan_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                           const int *ranks)
{
    const int number = ct_number_from_root(shape);
    const int buffer = number == 0 ? CT_SEND : CT_RECV;
    const struct ct_shape part = {.nranks = shape->nranks, .rank = number, .segments = 1};
    const struct ct_fit fit = {
        .ranks = ranks,
        .seats = {{.buffer = buffer, .first = number}, {.buffer = buffer}},
        .block_units = 1,
        .first_has_all = true,
    };

    ct_chunk_allgather_fit(builder, &part, shape->setting.values[ALLGATHER], &fit);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    int *ranks = calloc((size_t)shape->nranks, sizeof *ranks);

    if (ranks == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the ranks");
        return;
    }
    for (int i = 0; i < shape->nranks; i++)
        ranks[i] = ct_rank_from_root(shape, i);
    ct_set_units_per_block(builder, shape->nranks);
    plan_scatter(builder, shape);
    plan_allgather(builder, shape, ranks);
    free(ranks);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_scatter_allgather = {
    .name = "bcast_scatter_allgather",
    .collective = &ct_bcast,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.2",
    .needs = "p > 2, k < p for k > 2, and what the allgather needs",
    .cost = "(k-1) ceil(log_k p) alpha + (p-1)/p n beta + allgather(p ranks, "
            "n/p)",
    .params = {&ct_chunk_allgather_param, &radix},
    .applies = applies,
    .plan = plan,
};
