/*
 * plan_check.c - from a plan to its proof: the same for generator, driver and
 * tests.
 */
#include "checker/plan_check.h"

#include "checker/contention.h"

#include <stdlib.h>

/* All ranks' schedules of one shape. */
struct plans {
    int nranks;
    struct ct_schedule **schedules;
};

static const struct ct_schedule *const *view(const struct plans *plans)
{
    return (const struct ct_schedule *const *)plans->schedules;
}

static void plan_algorithm(const void *context, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    const struct ct_algorithm *algorithm = context;

    ct_algorithm_write(algorithm, builder, shape);
}

struct ct_planner ct_planner_of(const struct ct_algorithm *algorithm)
{
    return (struct ct_planner){
        .collective = algorithm->collective,
        .ordered_as = algorithm,
        .announces = algorithm->announces,
        .plan = plan_algorithm,
        .context = algorithm,
        .item_bytes = algorithm->pattern_bytes,
        .contention_free = algorithm->contention_free,
    };
}

static void plans_fini(struct plans *plans)
{
    for (int i = 0; plans->schedules != NULL && i < plans->nranks; i++)
        ct_schedule_free(plans->schedules[i]);
    free(plans->schedules);
}

/* schedule: out: to be freed by ct_schedule_free */
static int plan_rank(const struct ct_planner *planner, const struct ct_shape *shape,
                     struct ct_schedule **schedule, struct ct_diag *diag)
{
    struct ct_builder *builder = ct_builder_new(shape->nranks, shape->rank);
    int err;

    if (builder == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the schedule of rank %d",
                           shape->rank);
    planner->plan(planner->context, builder, shape);
    err = ct_builder_finish(builder, schedule, diag);
    ct_builder_free(builder);
    return err;
}

static int plans_make(const struct ct_planner *planner, struct ct_shape shape, struct plans *plans,
                      struct ct_diag *diag)
{
    int err = CT_OK;

    plans->nranks = shape.nranks;
    plans->schedules = calloc((size_t)shape.nranks, sizeof(struct ct_schedule *));
    if (plans->schedules == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the schedules of %d ranks",
                           shape.nranks);
    for (shape.rank = 0; shape.rank < shape.nranks && err == CT_OK; shape.rank++)
        err = plan_rank(planner, &shape, &plans->schedules[shape.rank], diag);
    return err;
}

static bool can_be_ordered(const struct ct_planner *planner, const struct ct_setting *setting)
{
    return planner->ordered_as != NULL && ct_algorithm_is_ordered(planner->ordered_as, setting);
}

/* To a root, plans are in order where they are asked to be. */
static bool is_ordered(const struct ct_planner *planner, const struct ct_shape *shape)
{
    return can_be_ordered(planner, &shape->setting) &&
           (!planner->collective->is_rooted || shape->keeps_order);
}

static int run_checker(const struct ct_planner *planner, const struct ct_shape *shape,
                       const struct plans *plans, struct ct_check_counts *counts,
                       struct ct_diag *diag)
{
    struct ct_check check = {
        .collective = planner->collective,
        .nranks = plans->nranks,
        .root = shape->root,
        .schedules = view(plans),
        .ordered = is_ordered(planner, shape),
        .hosts =
            shape->places != NULL && shape->places->shares_memory ? shape->places->hosts.of : NULL,
        .announces = planner->announces,
    };
    int err = ct_check_run(&check, counts, diag);

    if (err != CT_OK || planner->collective->in_place == NULL)
        return err;
    check.in_place = true;
    return ct_check_run(&check, NULL, diag);
}

static int check_claims(const struct ct_planner *planner, const struct ct_shape *shape,
                        const struct ct_tree *tree, const struct plans *plans,
                        struct ct_plan_proof *proof, struct ct_diag *diag)
{
    const struct ct_item_sizes sizes = {planner->collective, planner->item_bytes};
    int err = CT_OK;

    if (tree == NULL || planner->contention_free == NULL)
        return CT_OK;
    for (int i = 0; i < CT_PROTOCOLS && err == CT_OK; i++) {
        const enum ct_protocol protocol = (enum ct_protocol)i;

        if (!planner->contention_free(&shape->setting, protocol))
            continue;
        if (plans->nranks <= CT_CONTENTION_RANKS || ct_contention_is_apart(tree, view(plans)))
            err = ct_contention_check(tree, view(plans), protocol, &sizes, diag);
        else
            proof->is_open = true;
    }
    return err;
}

static int check_root(const struct ct_planner *planner, const struct ct_shape *shape,
                      const struct ct_tree *tree, struct ct_plan_proof *proof, struct ct_diag *diag)
{
    struct plans plans;
    int err = plans_make(planner, *shape, &plans, diag);

    if (err == CT_OK)
        err = run_checker(planner, shape, &plans, &proof->counts, diag);
    if (err == CT_OK)
        err = check_claims(planner, shape, tree, &plans, proof, diag);
    plans_fini(&plans);
    return err;
}

/* The plan for an operation that does not commute, where that is another. */
static int check_root_in_order(const struct ct_planner *planner, struct ct_shape shape,
                               struct ct_diag *diag)
{
    struct ct_plan_proof proof;

    if (!can_be_ordered(planner, &shape.setting) || !planner->collective->is_rooted)
        return CT_OK;
    shape.keeps_order = true;
    return check_root(planner, &shape, NULL, &proof, diag);
}

/* All roots where the proof of a claim depends on them. */
static int roots_of(const struct ct_planner *planner, int nranks, const struct ct_tree *tree)
{
    const bool claims = tree != NULL && planner->contention_free != NULL;
    const int most = claims && nranks <= CT_CONTENTION_RANKS ? nranks : CT_PLAN_ROOTS;

    if (!planner->collective->is_rooted)
        return 1;
    return nranks < most ? nranks : most;
}

int ct_plan_check(const struct ct_planner *planner, const struct ct_shape *shape,
                  const struct ct_tree *tree, struct ct_plan_proof *proof, struct ct_diag *diag)
{
    const int n = roots_of(planner, shape->nranks, tree);
    struct ct_plan_proof own = {.is_open = false};
    struct ct_shape rooted = *shape;
    int err = CT_OK;

    for (int i = 0; i < n && err == CT_OK; i++) {
        rooted.root = n == 1 ? 0 : (int)((long long)i * (shape->nranks - 1) / (n - 1));
        err = check_root_in_order(planner, rooted, diag);
        if (err == CT_OK)
            err = check_root(planner, &rooted, tree, &own, diag);
    }
    if (proof != NULL)
        *proof = own;
    return err;
}
