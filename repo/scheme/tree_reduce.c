/*
 * tree_reduce.c - the children one after the other.
 */
#include "repo/scheme/tree_reduce.h"

int ct_tree_reach(const struct ct_shape *shape)
{
    int d = 1;

    while (d < shape->nranks && (shape->rank & d) == 0)
        d *= 2;
    return d;
}

bool ct_tree_has_child(const struct ct_shape *shape, int distance)
{
    return distance < shape->nranks - shape->rank;
}

void ct_tree_reduce(struct ct_builder *builder, const struct ct_shape *shape,
                    struct ct_partial *partial, struct ct_part vector)
{
    const struct ct_part nothing = {0, 0};
    const int end = ct_tree_reach(shape);

    for (int d = 1; d < end && ct_tree_has_child(shape, d); d *= 2)
        partial->moves++;
    for (int d = 1; d < end && ct_tree_has_child(shape, d); d *= 2)
        ct_partial_combine(builder, partial, shape->rank + d, true, nothing, vector);
}
