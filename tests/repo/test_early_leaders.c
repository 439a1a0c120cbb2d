/*
 * test_early_leaders.c - what the first message of a leader to another host waits for, where
 * ranks of a host post and fetch.
 *
 * Nine ranks are dealt round three hosts.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

static bool has_one_leader(const struct ct_algorithm *algorithm, const struct ct_setting *setting)
{
    const int leaders = param_of(algorithm, "leaders");

    return leaders < 0 || setting->values[leaders] == 0;
}

static bool applies_to(const struct ct_algorithm *algorithm, const struct ct_shape *shape)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = shape->nranks,
                                       .bytes = LARGE,
                                       .setting = shape->setting,
                                       .places = shape->places};

    return ct_algorithm_applies(algorithm, &problem);
}

/* Mark the steps that must be over before step `last` starts. */
static void mark_before(const struct ct_schedule *plan, int last, bool *is_before)
{
    int first = 0;

    for (int i = 0; plan->epochs[i] <= last; i++)
        first = plan->epochs[i];
    for (int i = 0; i < first; i++)
        is_before[i] = true;
    for (int i = last - 1; i >= first; i--) {
        const struct ct_step *step = &plan->steps[i];

        for (int s = 0; s < step->nsuccs; s++) {
            const int succ = plan->succs[step->first_succ + s];

            is_before[i] = is_before[i] || succ == last || is_before[succ];
        }
    }
}

/* The first message to another host; -1: there is none. */
static int first_crossing(const struct ct_schedule *plan, const int *host_of)
{
    for (int i = 0; i < plan->nsteps; i++) {
        const enum ct_action action = plan->steps[i].action;

        if ((action == CT_DO_SEND || action == CT_DO_TOKEN_SEND) &&
            host_of[plan->steps[i].peer] != host_of[plan->rank])
            return i;
    }
    return -1;
}

/* Steps of some kinds that the rank's first message to another host waits for.

   ncrossings  in, out: plans with such a message */
static int count_before_crossing(const struct ct_algorithm *algorithm, const struct ct_shape *shape,
                                 unsigned actions, int *ncrossings)
{
    bool is_before[1 << 12] = {false};
    struct ct_schedule *plan = NULL;
    int crossing, n = 0;

    cr_assert_eq(ct_algorithm_plan(algorithm, shape, &plan, NULL), CT_OK);
    cr_assert_leq(plan->nsteps, 1 << 12);
    crossing = first_crossing(plan, shape->places->hosts.of);
    *ncrossings += crossing >= 0;
    if (crossing >= 0)
        mark_before(plan, crossing, is_before);
    for (int i = 0; i < plan->nsteps; i++)
        n += is_before[i] && (actions >> plan->steps[i].action & 1) != 0;
    ct_schedule_free(plan);
    return n;
}

/* Of rank `rank`, with posts inside groups, over all settings with one leader. */
static int count_in_settings(const struct ct_algorithm *algorithm, struct ct_places *places,
                             int rank, unsigned actions, int *ncrossings)
{
    const int inside = param_of(algorithm, "inside");
    int n = 0;

    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        struct ct_shape shape = {.nranks = places->tree.nranks,
                                 .rank = rank,
                                 .setting = ct_settings_at(algorithm->params, i),
                                 .segments = algorithm->segments == NULL ? 1 : 3,
                                 .places = places};

        if (shape.setting.values[inside] != 0 && has_one_leader(algorithm, &shape.setting) &&
            applies_to(algorithm, &shape))
            n += count_before_crossing(algorithm, &shape, actions, ncrossings);
    }
    return n;
}

/* One of several leaders also waits until the others of its host have its piece, which they
   need as it needs theirs. */
Test(early_leaders, leaders_send_while_others_have_not_fetched)
{
    struct ct_places *places = places_of_hosts(9, 3);

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        int ncrossings = 0;

        if (param_of(a, "inside") < 0)
            continue;
        for (int rank = 0; rank < 9; rank++)
            cr_expect_eq(count_in_settings(a, places, rank, 1U << CT_DO_POST, &ncrossings), 0,
                         "%s, rank %d", a->name, rank);
        cr_expect_gt(ncrossings, 0, "%s", a->name);
    }
    ct_places_free(places);
}

/* Nor until others of the host have come, where it has what it sends. */
Test(early_leaders, roots_send_to_other_hosts_at_once)
{
    static const char *const names[] = {"bcast_hierarchical", "scatter_hierarchical"};
    struct ct_places *places = places_of_hosts(9, 3);

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        int ncrossings = 0;

        cr_expect_eq(count_in_settings(named(names[i]), places, 0,
                                       1U << CT_DO_POST | 1U << CT_DO_FETCH | 1U << CT_DO_RECV,
                                       &ncrossings),
                     0, "%s", names[i]);
        cr_expect_gt(ncrossings, 0, "%s", names[i]);
    }
    ct_places_free(places);
}
