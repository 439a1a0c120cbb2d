/*
 * reduce_tree - vectors up a tree of ranks, segment by segment.
 *
 * Numbers are counted from the root. Each rank combines every segment with its
 * children's and sends it on; segments do not wait for each other. Trees:
 *   kary      the numbers after a node are cut into `radix` runs of nearly equal
 *             length, each a tree with its first number as root: radix 1 is a
 *             chain, 2 a binary tree
 *   knomial   the parent of number v is v without its lowest digit, to the base
 *             `radix`, that is not 0: radix 2 is the binomial tree
 *   in_order  binary, each rank between its two subtrees
 * An operation that does not commute is reduced in order of rank to rank 0, or to
 * the top of the in-order tree, the largest power of two up to p less one, which
 * sends the result to the root.
 * Scratch: at most two vectors.
 * Source: Pjesivac-Grbovic et al. 2007: "chain" and "pipeline", "binary", and
 * binomial with segments; Thakur, Rabenseifner, Gropp 2005, section 4.5
 * (binomial); MPICH, "tree", k-ary and k-nomial; Open MPI, "in-order binary
 * tree", with another tree, that of Sanders, Speck, Traeff 2009.
 */
#include "repo/scheme/fold.h"
#include "repo/scheme/pass_up.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES, TREE, RADIX }; /* the parameters */

static const char *const tree_words[] = {
    [CT_UP_KARY] = "kary",
    [CT_UP_KNOMIAL] = "knomial",
    [CT_UP_IN_ORDER] = "in_order",
};
static const struct ct_param tree = {
    .name = "tree",
    .nvalues = sizeof tree_words / sizeof *tree_words,
    .words = tree_words,
};

static const int radices[] = {1, 2, 3, 4, 8};
static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* With a larger radix, all are children of the root. Long pipelines need
   segments. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const int k = values[RADIX];
    const int bytes = values[SEGMENT_BYTES];
    const int p = problem->nranks;

    if (!ct_segments_divide_vector(problem))
        return false;
    switch (values[TREE]) {
    case CT_UP_KARY:
        return bytes > 0 && k < p - 1;
    case CT_UP_KNOMIAL:
        return (bytes == 0 || bytes == 16384) && k > 1 &&
               ((p > 3 && k < p) || (k == 2 && bytes == 0));
    default:
        return bytes > 0 && k == 2 && p > 2;
    }
}

/* Positions in that tree begin at 1. */
static struct ct_rank_node in_order_node(int nranks, int number, int k)
{
    struct ct_rank_node node = ct_in_order_node(nranks, number + 1);

    (void)k;
    node.parent -= node.parent < 0 ? 0 : 1;
    for (int i = 0; i < node.nchildren; i++)
        node.children[i]--;
    return node;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    static ct_node_fn *const nodes[] = {
        [CT_UP_KARY] = ct_kary_node,
        [CT_UP_KNOMIAL] = ct_knomial_node,
        [CT_UP_IN_ORDER] = in_order_node,
    };
    const int *values = shape->setting.values;
    const int p = shape->nranks;
    const int top = values[TREE] == CT_UP_IN_ORDER ? ct_fold_power(p) - 1 : 0;
    const struct ct_numbering numbering = ct_pass_up_numbering(shape, top);
    const struct ct_up_tree up = {
        .node = nodes[values[TREE]](p, ct_rank_number(&numbering, shape->rank), values[RADIX]),
        .top = top,
    };

    ct_set_units_per_block(builder, shape->segments);
    ct_pass_up(builder, shape, &numbering, &up, 1);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_tree = {
    .name = "reduce_tree",
    .collective = &ct_reduce,
    .source = "Pjesivac-Grbovic et al. 2007; Thakur, Rabenseifner, Gropp 2005, "
              "section 4.5; MPICH; Open MPI; Sanders, Speck, Traeff 2009",
    .needs = "kary: k < p-1; knomial: k < p; in_order: p > 2; segment_bytes < "
             "n",
    .cost = "kary: k (S + log_k p) (alpha + n/S (beta + gamma)), radix 1: S + p "
            "- 2; knomial: (k-1) ceil(log_k p) (alpha + n beta + n gamma); "
            "in_order: as kary, k = 2; S segments",
    .params = {&ct_segments_param, &tree, &radix},
    .ordered = true,
    .applies = applies,
    .segments = ct_segments_of_vector,
    .plan = plan,
};
