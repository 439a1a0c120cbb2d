/*
 * plans.c - a list: programs use few schedules in turn.
 */
#include "library/run/plans.h"

#include "library/run/sendrecv_rounds.h"

#include <stdlib.h>
#include <string.h>

#define BY_COUNTS_MAX 16

static void free_plan(struct ct_plan *plan)
{
    ct_schedule_free(plan->schedule);
    ct_starts_fini(&plan->starts);
    free(plan->item_bytes);
    free(plan);
}

void ct_plans_free(struct ct_plan **plans)
{
    while (*plans != NULL) {
        struct ct_plan *plan = *plans;

        *plans = plan->next;
        free_plan(plan);
    }
}

static bool has_items(const struct ct_plan *plan, const struct ct_shape *shape)
{
    if (plan->item_bytes == NULL || shape->item_bytes == NULL)
        return plan->item_bytes == shape->item_bytes;
    return memcmp(plan->item_bytes, shape->item_bytes,
                  (size_t)shape->nranks * sizeof *shape->item_bytes) == 0;
}

/* Schedules hold no sizes: one for the same segments serves all of them, unless
   it was planned for the sizes of the items. */
static bool serves(const struct ct_plan *plan,
                   const struct ct_algorithm *algorithm,
                   const struct ct_shape *shape)
{
    return plan->algorithm == algorithm &&
           plan->shape.segments == shape->segments &&
           plan->shape.root == shape->root &&
           plan->shape.keeps_order == shape->keeps_order &&
           ct_setting_is_equal(&plan->shape.setting, &shape->setting) &&
           has_items(plan, shape);
}

struct ct_plan *ct_plans_find(struct ct_plan **plans,
                              const struct ct_algorithm *algorithm,
                              const struct ct_shape *shape)
{
    struct ct_plan **link = plans;
    struct ct_plan *plan;

    while (*link != NULL && !serves(*link, algorithm, shape))
        link = &(*link)->next;
    plan = *link;
    if (plan != NULL && plan != *plans) {
        *link = plan->next;
        plan->next = *plans;
        *plans = plan;
    }
    return plan;
}

static bool copy_items(struct ct_plan *plan, const struct ct_shape *shape)
{
    const size_t bytes = (size_t)shape->nranks * sizeof *plan->item_bytes;

    plan->item_bytes = malloc(bytes);
    if (plan->item_bytes == NULL)
        return false;
    memcpy(plan->item_bytes, shape->item_bytes, bytes);
    plan->shape.item_bytes = plan->item_bytes;
    return true;
}

/* Make room for one more that depends on counts. */
static void drop_oldest(struct ct_plan **plans)
{
    struct ct_plan **last = NULL;
    int n = 0;

    for (struct ct_plan **link = plans; *link != NULL; link = &(*link)->next) {
        if ((*link)->item_bytes == NULL)
            continue;
        last = link;
        n++;
    }
    if (n >= BY_COUNTS_MAX) {
        struct ct_plan *plan = *last;

        *last = plan->next;
        free_plan(plan);
    }
}

struct ct_plan *ct_plans_add(struct ct_plan **plans,
                             const struct ct_algorithm *algorithm,
                             const struct ct_shape *shape)
{
    struct ct_plan *plan;

    if (shape->item_bytes != NULL) /* also where there is no memory */
        drop_oldest(plans);
    plan = calloc(1, sizeof *plan);
    if (plan == NULL)
        return NULL;
    plan->algorithm = algorithm;
    plan->shape = *shape;
    if (shape->item_bytes != NULL && !copy_items(plan, shape)) {
        free(plan);
        return NULL;
    }
    plan->next = *plans;
    *plans = plan;
    return plan;
}

bool ct_plans_make(struct ct_plan *plan)
{
    if (ct_algorithm_plan(plan->algorithm, &plan->shape, &plan->schedule,
                          NULL) != CT_OK) {
        plan->schedule = NULL;
        return false;
    }
    plan->is_in_rounds = ct_rounds_fit(plan->schedule);
    return true;
}

void ct_plans_drop(struct ct_plan **plans)
{
    struct ct_plan *plan = *plans;

    *plans = plan->next;
    free_plan(plan);
}
