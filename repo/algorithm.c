/*
 * algorithm.c - looks things up in descriptors.
 */
#include "repo/algorithm.h"

#include "repo/reorder.h"

#include <string.h>

const struct ct_algorithm *ct_algorithm_find(const struct ct_algorithm *const *list,
                                             const char *name)
{
    for (; *list != NULL; list++) {
        if (strcmp((*list)->name, name) == 0)
            return *list;
    }
    return NULL;
}

const struct ct_collective *ct_collective_like(const struct ct_collective *collective)
{
    for (int i = 0; collective->has_counts && ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *like = ct_registry[i]->like;

        if (like != NULL && !like->collective->has_counts &&
            ct_collective_is(ct_registry[i]->collective, collective))
            return like->collective;
    }
    return NULL;
}

int ct_algorithms_count(const struct ct_algorithm *const *list)
{
    int n = 0;

    while (list[n] != NULL)
        n++;
    return n;
}

bool ct_algorithm_needs_places(const struct ct_algorithm *algorithm)
{
    return algorithm->by_places || algorithm->by_window;
}

bool ct_algorithm_meets(const struct ct_algorithm *algorithm, const struct ct_setting *setting)
{
    bool meets = algorithm->by_window;

    for (int i = 0; i < CT_SETTING_MAX && algorithm->params[i] != NULL; i++) {
        const int value = algorithm->params[i]->by_window;

        meets = meets || (value != 0 && setting->values[i] >= value);
    }
    return meets;
}

bool ct_algorithm_reads(const struct ct_algorithm *algorithm, const struct ct_setting *setting)
{
    bool reads = false;

    for (int i = 0; i < CT_SETTING_MAX && algorithm->params[i] != NULL; i++) {
        const int value = algorithm->params[i]->by_reading;

        reads = reads || (value != 0 && setting->values[i] == value);
    }
    return reads;
}

bool ct_algorithm_take(const struct ct_algorithm *algorithm, enum ct_instead instead,
                       struct ct_setting *setting)
{
    for (int i = 0; i < ct_params_count(algorithm->params); i++) {
        const struct ct_param *param = algorithm->params[i];

        if (instead >= CT_INSTEAD_COPIES && param->by_reading != 0 &&
            setting->values[i] == param->by_reading)
            setting->values[i]--;
        if (instead == CT_INSTEAD_MESSAGES && param->by_window != 0)
            setting->values[i] = ct_param_value(param, 0);
    }
    return instead != CT_INSTEAD_MESSAGES || !ct_algorithm_meets(algorithm, setting);
}

bool ct_algorithm_takes_orders(const struct ct_algorithm *algorithm)
{
    return algorithm->nranks == 0 && !ct_algorithm_needs_places(algorithm) &&
           !algorithm->by_counts && ct_reorder_suits(algorithm->collective);
}

/* Ranks as they are, or an order that is known here. */
static bool can_be_in_order(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    const enum ct_order order = ct_setting_order(&problem->setting);

    return order == CT_AS_IS ||
           (problem->places != NULL && problem->places->orders[order] != NULL &&
            ct_algorithm_takes_orders(algorithm));
}

bool ct_algorithm_applies(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    if (!ct_collective_is(problem->collective, algorithm->collective) ||
        !ct_setting_is_valid(algorithm->params, &problem->setting))
        return false;
    if (ct_algorithm_needs_places(algorithm) && problem->places == NULL)
        return false;
    if (algorithm->by_window && !ct_places_meet(problem->places))
        return false;
    if (problem->nranks < algorithm->least_ranks)
        return false;
    if (algorithm->nranks != 0 && algorithm->nranks != problem->nranks)
        return false;
    if (!can_be_in_order(algorithm, problem))
        return false;
    if (algorithm->announces != CT_ANNOUNCES_NOTHING &&
        ct_size_mul(problem->bytes, (size_t)problem->nranks) > CT_ANNOUNCED_MAX)
        return false;
    return algorithm->applies == NULL || algorithm->applies(problem);
}

static int orders_of(const struct ct_algorithm *algorithm, const struct ct_places *places,
                     int *orders)
{
    return ct_places_orders(ct_algorithm_takes_orders(algorithm) ? places : NULL, orders);
}

int ct_algorithm_settings(const struct ct_algorithm *algorithm, const struct ct_places *places)
{
    int orders[CT_ORDERS];

    return ct_settings_count(algorithm->params) * orders_of(algorithm, places, orders);
}

struct ct_setting ct_algorithm_setting_at(const struct ct_algorithm *algorithm,
                                          const struct ct_places *places, int number)
{
    const int n = ct_settings_count(algorithm->params);
    struct ct_setting setting = ct_settings_at(algorithm->params, number % n);
    int orders[CT_ORDERS];

    orders_of(algorithm, places, orders);
    setting.values[CT_SETTING_ORDER] = orders[number / n];
    return setting;
}

struct ct_shape ct_algorithm_shape(const struct ct_algorithm *algorithm,
                                   const struct ct_problem *problem, int rank)
{
    const bool needs_places =
        ct_algorithm_needs_places(algorithm) || ct_setting_order(&problem->setting) != CT_AS_IS;
    const struct ct_shape shape = {
        .nranks = problem->nranks,
        .rank = rank,
        .root = problem->root,
        .keeps_order = problem->keeps_order && problem->collective->is_rooted,
        .setting = problem->setting,
        .segments = algorithm->segments == NULL ? 1 : algorithm->segments(problem),
        .item_bytes = algorithm->by_counts ? problem->item_bytes : NULL,
        .places = needs_places ? problem->places : NULL,
    };

    return shape;
}

bool ct_is_always_direct(const struct ct_setting *setting)
{
    (void)setting;
    return true;
}

bool ct_algorithm_goes_direct(const struct ct_algorithm *algorithm,
                              const struct ct_setting *setting)
{
    return algorithm->is_direct != NULL && algorithm->is_direct(setting) &&
           algorithm->collective->private_bytes != 0 && ct_setting_order(setting) == CT_AS_IS;
}

bool ct_algorithm_is_ordered(const struct ct_algorithm *algorithm, const struct ct_setting *setting)
{
    return algorithm->ordered &&
           (algorithm->ordered_with == NULL || algorithm->ordered_with(setting)) &&
           ct_setting_order(setting) == CT_AS_IS;
}

static void write_in_order(const struct ct_algorithm *algorithm, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    const int *ranks = shape->places->orders[ct_setting_order(&shape->setting)];
    struct ct_shape inner = *shape;
    struct ct_member position = {.nranks = shape->nranks,
                                 .rank = ct_reorder_position(ranks, shape->rank),
                                 .root = ct_reorder_position(ranks, shape->root)};
    struct ct_schedule *part;

    inner.rank = position.rank;
    inner.root = position.root;
    inner.setting.values[CT_SETTING_ORDER] = CT_AS_IS;
    part = ct_algorithm_part(algorithm, builder, &inner);
    if (part != NULL)
        ct_reorder(builder, algorithm->collective, &position, ranks, part);
    ct_schedule_free(part);
}

void ct_algorithm_write(const struct ct_algorithm *algorithm, struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    struct ct_shape own = *shape;

    if (algorithm->collective->private_bytes != 0 && algorithm->announces == CT_ANNOUNCES_NOTHING)
        ct_skip_empty(builder);
    if (ct_setting_order(&shape->setting) != CT_AS_IS) {
        write_in_order(algorithm, builder, shape);
        return;
    }
    own.collective = algorithm->collective;
    algorithm->plan(builder, &own);
}

int ct_algorithm_plan(const struct ct_algorithm *algorithm, const struct ct_shape *shape,
                      struct ct_schedule **schedule, struct ct_diag *diag)
{
    struct ct_builder *builder = ct_builder_new(shape->nranks, shape->rank);
    int err;

    if (builder == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the schedule of %s",
                           algorithm->name);
    ct_algorithm_write(algorithm, builder, shape);
    err = ct_builder_finish(builder, schedule, diag);
    ct_builder_free(builder);
    if (err != CT_OK)
        return err;
    (*schedule)->first_tag = ct_collective_number(algorithm->collective) * CT_TAGS_SPAN;
    (*schedule)->reads_posts = ct_algorithm_reads(algorithm, &shape->setting);
    return CT_OK;
}

struct ct_schedule *ct_algorithm_part(const struct ct_algorithm *algorithm,
                                      struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_schedule *part = NULL;
    struct ct_diag diag = {""};
    const int err = ct_algorithm_plan(algorithm, shape, &part, &diag);

    if (err != CT_OK)
        ct_builder_fail(builder, (enum ct_status)err, diag.text);
    return part;
}
