/*
 * bcast_tree - the vector down a tree of ranks, segment by segment.
 *
 * Numbers are counted from the root. Trees:
 *   linear   the root sends to all others
 *   chain    the ranks after the root are cut into `radix` runs of nearly equal
 *            length, each of them a chain; the root sends to the first of each
 *   kary     the ranks after a node are cut into `radix` runs, each a tree with
 *            its first rank as root: radix 2 is a binary tree
 *   knomial  number v gets the vector from v without its lowest digit, to the
 *            base `radix`, that is not 0, and sends it to those who differ from
 *            it in one lower digit, the largest subtree first: radix 2 is the
 *            binomial tree
 * Segments are sent on as they come.
 * Source: Pjesivac-Grbovic et al. 2007: "flat tree", "pipeline" and "chain",
 * "binary tree", and binomial with segments; Thakur, Rabenseifner, Gropp 2005,
 * section 4.2 (binomial); MPICH, "tree" (k-nomial) and "pipelined tree"
 * (k-ary).
 */
#include "repo/scheme/pass_down.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES, TREE, RADIX }; /* the parameters */

enum { LINEAR, CHAIN, KARY, KNOMIAL };
static const char *const tree_words[] = {
    [LINEAR] = "linear",
    [CHAIN] = "chain",
    [KARY] = "kary",
    [KNOMIAL] = "knomial",
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

/* True if the tree has a use for the values: long pipelines need segments, and
   of two trees that are the same one is there. */
static bool is_of_use(const int *values)
{
    const int k = values[RADIX];
    const int bytes = values[SEGMENT_BYTES];

    switch (values[TREE]) {
    case LINEAR:
        return k == 1 && bytes == 0;
    case CHAIN:
        return (k == 1 || k == 2 || k == 4) && ct_param_number(&ct_long_segments_param, bytes) >= 0;
    case KARY:
        return k > 1 && ct_param_number(&ct_long_segments_param, bytes) >= 0;
    default:
        return k > 1 && ct_param_number(&ct_whole_or_8192_param, bytes) >= 0;
    }
}

/* With a larger radix, all are children of the root. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const int p = problem->nranks;

    if (!is_of_use(values) || !ct_segments_divide_vector(problem))
        return false;
    if (values[TREE] == KNOMIAL)
        return values[RADIX] < p && p > 3;
    return values[TREE] == LINEAR || values[RADIX] < p - 1;
}

/* Where chain `i` begins, of `n` of the numbers 1 to p-1. */
static int start_of(int nranks, int n, int i)
{
    return 1 + (int)((long)i * (nranks - 1) / n);
}

static struct ct_rank_node chain_node(int nranks, int number, int n)
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

static void plan_linear(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank != shape->root) {
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
        return;
    }
    for (int i = 1; i < shape->nranks; i++)
        ct_send(builder, ct_rank_from_root(shape, i), ct_span(CT_SEND, 0, 1));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    static ct_node_fn *const nodes[] = {
        [CHAIN] = chain_node,
        [KARY] = ct_kary_node,
        [KNOMIAL] = ct_knomial_node,
    };
    const int *values = shape->setting.values;
    struct ct_rank_node node;

    if (values[TREE] == LINEAR) {
        plan_linear(builder, shape);
        return;
    }
    node = nodes[values[TREE]](shape->nranks, ct_number_from_root(shape), values[RADIX]);
    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_tree = {
    .name = "bcast_tree",
    .collective = &ct_bcast,
    .source = "Pjesivac-Grbovic et al. 2007; Thakur, Rabenseifner, Gropp 2005, "
              "section 4.2; MPICH",
    .needs = "chain, kary: k < p-1; knomial: k < p, p > 3; segment_bytes < n",
    .cost = "linear: (p-1) (alpha + n beta); chain: (ceil((p-1)/k) - 1 + k S) "
            "(alpha + n/S beta); kary: k (S + log_k p) (alpha + n/S beta); "
            "knomial: (k-1) ceil(log_k p) (alpha + n beta); S segments",
    .params = {&ct_all_segments_param, &tree, &radix},
    .applies = applies,
    .segments = ct_segments_of_vector,
    .plan = plan,
};
