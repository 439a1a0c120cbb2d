/*
 * inner.c - plans an algorithm and composes its schedule.
 */
#include "repo/inner.h"

void ct_compose_algorithm(struct ct_builder *builder, const struct ct_algorithm *algorithm,
                          const struct ct_shape *shape, const struct ct_fit *fit)
{
    struct ct_schedule *part = ct_algorithm_part(algorithm, builder, shape);

    if (part != NULL)
        ct_compose(builder, part, fit);
    ct_schedule_free(part);
}
