/*
 * plans.c - short lists, in each the latest used first.
 */
#include "library/run/plans.h"

#include "library/run/sendrecv_rounds.h"
#include "library/run/straight.h"

#include <stdlib.h>
#include <string.h>

#define BY_COUNTS_MAX 16

static void free_plan(struct ct_plan *plan)
{
    ct_schedules_give_back(plan->shared);
    ct_starts_fini(&plan->starts);
    free(plan->item_bytes);
    free(plan->readers);
    free(plan);
}

void ct_plans_free(struct ct_plans *plans)
{
    for (int i = 0; i < CT_PLANS_LISTS; i++) {
        while (plans->lists[i] != NULL)
            ct_plans_drop(plans, plans->lists[i]);
    }
}

static struct ct_plan **list_of(struct ct_plans *plans, const struct ct_shape *shape)
{
    return &plans->lists[shape->root % CT_PLANS_LISTS];
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
static bool serves(const struct ct_plan *plan, const struct ct_algorithm *algorithm,
                   const struct ct_shape *shape)
{
    return plan->algorithm == algorithm && plan->shape.segments == shape->segments &&
           plan->shape.root == shape->root && plan->shape.keeps_order == shape->keeps_order &&
           ct_setting_is_equal(&plan->shape.setting, &shape->setting) && has_items(plan, shape);
}

struct ct_plan *ct_plans_find(struct ct_plans *plans, const struct ct_algorithm *algorithm,
                              const struct ct_shape *shape)
{
    struct ct_plan **list = list_of(plans, shape);
    struct ct_plan **link = list;
    struct ct_plan *plan;

    while (*link != NULL && !serves(*link, algorithm, shape))
        link = &(*link)->next;
    plan = *link;
    if (plan != NULL && plan != *list) {
        *link = plan->next;
        plan->next = *list;
        *list = plan;
    }
    if (plan != NULL)
        plan->used = ++plans->clock;
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

/* The one that was used longest ago, of those that depend on counts or of all;
   how many there are. */
static int find_oldest(const struct ct_plans *plans, bool by_counts, struct ct_plan **oldest)
{
    int n = 0;

    *oldest = NULL;
    for (int i = 0; i < CT_PLANS_LISTS; i++) {
        for (struct ct_plan *p = plans->lists[i]; p != NULL; p = p->next) {
            if (by_counts && p->item_bytes == NULL)
                continue;
            if (*oldest == NULL || p->used < (*oldest)->used)
                *oldest = p;
            n++;
        }
    }
    return n;
}

/* Make room for one more that depends on counts. */
static void drop_by_counts(struct ct_plans *plans)
{
    struct ct_plan *oldest;

    if (find_oldest(plans, true, &oldest) >= BY_COUNTS_MAX)
        ct_plans_drop(plans, oldest);
}

struct ct_plan *ct_plans_add(struct ct_plans *plans, const struct ct_algorithm *algorithm,
                             const struct ct_shape *shape)
{
    struct ct_plan **list = list_of(plans, shape);
    struct ct_plan *plan;

    if (shape->item_bytes != NULL) /* also where there is no memory */
        drop_by_counts(plans);
    plan = calloc(1, sizeof *plan);
    if (plan == NULL)
        return NULL;
    plan->algorithm = algorithm;
    plan->shape = *shape;
    if (shape->item_bytes != NULL && !copy_items(plan, shape)) {
        free(plan);
        return NULL;
    }
    plan->used = ++plans->clock;
    plan->next = *list;
    *list = plan;
    return plan;
}

static int count_posts(const struct ct_schedule *schedule)
{
    int n = 0;

    for (int i = 0; i < schedule->nsteps; i++) {
        const enum ct_action action = schedule->steps[i].action;

        n += action == CT_DO_POST || action == CT_DO_FETCH || action == CT_DO_FETCH_REDUCE;
    }
    return n;
}

/* Find out which of the buffers of the application have messages of several
   blocks. */
static void find_joins(struct ct_plan *plan)
{
    const struct ct_schedule *schedule = plan->schedule;
    const int units = schedule->units_per_block;

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];
        const struct ct_span *span = step->action == CT_DO_SEND ? &step->src : &step->dst;

        if ((step->action == CT_DO_SEND || step->action == CT_DO_RECV) && span->units > 1 &&
            span->buffer < CT_SCRATCH &&
            span->first / units != (span->first + span->units - 1) / units)
            plan->joins[span->buffer] = true;
    }
}

static bool is_local(enum ct_action action)
{
    return action == CT_DO_COPY || action == CT_DO_REDUCE || action == CT_DO_NATIVE;
}

static bool has_src(enum ct_action action)
{
    return is_local(action) || action == CT_DO_SEND || action == CT_DO_POST;
}

static bool has_dst(enum ct_action action)
{
    return is_local(action) || action == CT_DO_RECV || action == CT_DO_FETCH ||
           action == CT_DO_FETCH_REDUCE;
}

/* Find ct_plan.result: its units are copied in their order, each after it was written for the
   last time. Private blocks are told their sizes in scratch. */
static int find_result(const struct ct_plan *plan)
{
    const struct ct_schedule *schedule = plan->schedule;
    int result = 0, ncopied = 0;

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];
        const bool reads = has_src(step->action), writes = has_dst(step->action);

        if (step->action == CT_DO_COPY && step->dst.buffer == CT_RECV &&
            step->src.buffer >= CT_SCRATCH && (result == 0 || step->src.buffer == result) &&
            step->src.first == ncopied && step->dst.first == ncopied) {
            result = step->src.buffer;
            ncopied += step->src.units;
        } else if ((reads && step->src.buffer == CT_RECV) ||
                   (writes && (step->dst.buffer == CT_RECV ||
                               (step->dst.buffer == result && step->dst.first < ncopied)))) {
            return 0;
        }
    }
    return result > 0 && ncopied == schedule->scratch_units[result - CT_SCRATCH] &&
                   plan->algorithm->collective->private_bytes == 0
               ? result
               : 0;
}

bool ct_plans_make(struct ct_plan *plan)
{
    plan->shared = ct_schedules_take(plan->algorithm, &plan->shape);
    if (plan->shared == NULL)
        return false;
    plan->schedule = plan->shared->schedule;
    plan->is_in_rounds = ct_rounds_fit(plan->schedule);
    plan->nposts = count_posts(plan->schedule);
    plan->straight_bytes = plan->nposts == 0 ? 0 : ct_straight_bytes(plan->schedule);
    plan->result = plan->schedule->nscratch == 0 ? 0 : find_result(plan);
    find_joins(plan);
    return true;
}

bool ct_plan_reserve_readers(struct ct_plan *plan)
{
    const int n = plan->schedule->nreaders;

    if (plan->readers == NULL && n > 0)
        plan->readers = calloc((size_t)n, sizeof *plan->readers);
    return plan->readers != NULL || n == 0;
}

bool ct_plan_reserve_starts(struct ct_plan *plan)
{
    const struct ct_member member = ct_plan_member(plan);

    return ct_starts_reserve(&plan->starts, plan->schedule, plan->algorithm->collective, &member);
}

const struct ct_starts *ct_plan_bind_starts(struct ct_plan *plan, const size_t *item_bytes,
                                            size_t announced)
{
    const struct ct_member member = ct_plan_member(plan);

    plan->starts.announced = announced;
    ct_starts_bind(&plan->starts, plan->schedule, plan->algorithm->collective, &member, item_bytes);
    return &plan->starts;
}

size_t ct_plan_memory(const struct ct_plan *plan)
{
    return sizeof *plan + ct_schedule_memory(plan->schedule);
}

void ct_plans_keep(struct ct_plans *plans, struct ct_plan *plan, size_t bytes)
{
    struct ct_plan *oldest;

    if (plan->bytes == 0)
        plans->bytes += bytes;
    plan->bytes = bytes;
    while (plans->bytes > CT_PLANS_BYTES && find_oldest(plans, false, &oldest) > 1)
        ct_plans_drop(plans, oldest);
}

void ct_plans_drop(struct ct_plans *plans, struct ct_plan *plan)
{
    struct ct_plan **link = list_of(plans, &plan->shape);

    while (*link != plan)
        link = &(*link)->next;
    *link = plan->next;
    plans->bytes -= plan->bytes;
    plans->ndropped++;
    free_plan(plan);
}
