/*
 * allreduce_two_tree - half of the vector along each of two binary trees.
 *
 * Both trees are in order: a rank stands between its two subtrees. Of an even
 * number of positions the odd ones are the leaves; the second tree is the
 * mirror image of the first, so every rank is a leaf of one and an inner
 * node of the other, and both directions of its link are in use all the time.
 * Where p is odd, rank 0 is above both trees of the other ranks. Segments go up
 * and down without waiting for each other. In the original the second tree
 * is shifted where the mirror image would not do; with rank 0 in the trees or
 * above them it always does, and the order of ranks is kept.
 * Scratch: at most two vectors.
 */
#include "repo/scheme/pipeline.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks >= 2 &&
           ct_segments_divide(problem->setting.values[SEGMENT_BYTES], ct_half_bytes(problem));
}

static int segments(const struct ct_problem *problem)
{
    return ct_segments(ct_half_bytes(problem), problem->setting.values[SEGMENT_BYTES],
                       2 * problem->nranks);
}

/* A tree with positions 1, 2, ... for ranks up or down. */
struct places {
    int nranks;
    bool is_mirrored;
};

/* Of a position, and of a rank: it is its own inverse but for an offset. */
static int rank_of(const struct places *places, int position)
{
    const int has_rank_0 = places->nranks % 2 == 0;

    return places->is_mirrored ? places->nranks - position : position - has_rank_0;
}

static int position_of(const struct places *places, int rank)
{
    const int has_rank_0 = places->nranks % 2 == 0;

    return places->is_mirrored ? places->nranks - rank : rank + has_rank_0;
}

/* Children by rank, in ascending order. */
static struct ct_rank_node placed(const struct places *places, const struct ct_rank_node *positions)
{
    const int n = positions->nchildren;
    struct ct_rank_node node = {.nchildren = n};

    for (int i = 0; i < n; i++)
        node.children[places->is_mirrored ? n - 1 - i : i] =
            rank_of(places, positions->children[i]);
    if (positions->parent > 0)
        node.parent = rank_of(places, positions->parent);
    else /* rank 0, if it is above the trees */
        node.parent = places->nranks % 2 == 0 ? -1 : 0;
    return node;
}

static struct ct_rank_node node_of(const struct places *places, int rank)
{
    const int count = places->nranks / 2 * 2;
    struct ct_rank_node node;
    int root = 1;

    if (places->nranks % 2 == 0 || rank > 0) {
        node = ct_in_order_node(count, position_of(places, rank));
        return placed(places, &node);
    }
    while (2 * root <= count)
        root *= 2;
    return (struct ct_rank_node){-1, 1, {rank_of(places, root)}};
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct places up = {shape->nranks, false};
    const struct places down = {shape->nranks, true};
    const struct ct_pipe pipes[] = {
        {node_of(&up, shape->rank), 0},
        {node_of(&down, shape->rank), shape->segments},
    };

    ct_set_units_per_block(builder, 2 * shape->segments);
    ct_pipeline_allreduce(builder, shape, pipes, 2);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_two_tree = {
    .name = "allreduce_two_tree",
    .collective = &ct_allreduce,
    .source = "Sanders, Speck, Traeff 2009",
    .needs = "p >= 2; segment_bytes < n/2",
    .cost = "(4 log2 p + 4 S) (alpha + n/(2 S) beta) + n gamma, S segments "
            "in each half",
    .params = {&ct_segments_param},
    .ordered = true,
    .applies = applies,
    .segments = segments,
    .plan = plan,
};
