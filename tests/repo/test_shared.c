/*
 * test_shared.c - the algorithms of ranks that share memory: where they apply, and what
 * goes into the window and out of it.
 */
#include "repo/scheme/leaders.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <string.h>

static bool any_applies(const struct ct_algorithm *algorithm, const struct ct_places *places,
                        int nranks)
{
    bool any = false;

    for (int i = 0; i < ct_settings_count(algorithm->params); i++)
        any = any || applies_on(algorithm, ct_settings_at(algorithm->params, i), places, nranks);
    return any;
}

Test(shared, every_collective_has_an_algorithm_for_two_ranks_of_a_host)
{
    struct ct_places *places = places_of_window(2);

    for (int c = 0; ct_collectives[c] != NULL; c++) {
        int n = 0;

        for (int i = 0; ct_registry[i] != NULL; i++)
            n += ct_registry[i]->by_window && ct_registry[i]->collective == ct_collectives[c] &&
                 any_applies(ct_registry[i], places, 2);
        cr_expect_gt(n, 0, "%s", ct_collectives[c]->name);
    }
    ct_places_free(places);
}

Test(shared, apply_only_where_all_ranks_are_on_one_host_and_share_memory)
{
    for (int p = 3; p <= 17; p += 7) {
        struct ct_places *window = places_of_window(p), *apart = places_of_window(p);
        struct ct_places *hosts = places_of(p);

        apart->shares_memory = false;
        hosts->shares_memory = true;
        for (int i = 0; ct_registry[i] != NULL; i++) {
            const struct ct_algorithm *a = ct_registry[i];

            if (!a->by_window)
                continue;
            cr_expect_eq(any_applies(a, window, p), a->nranks == 0, "%s, %d", a->name, p);
            cr_expect_not(any_applies(a, apart, p), "%s: no shared memory", a->name);
            cr_expect_not(any_applies(a, hosts, p), "%s: several hosts", a->name);
            cr_expect_not(any_applies(a, NULL, p), "%s: places unknown", a->name);
        }
        ct_places_free(window);
        ct_places_free(apart);
        ct_places_free(hosts);
    }
}

Test(shared, places_share_no_memory_until_it_is_said)
{
    struct ct_places *places = places_of(8), *same = places_of(8);

    cr_expect_not(places->shares_memory);
    cr_expect(ct_places_is_equal(places, same));
    same->shares_memory = true;
    cr_expect_not(ct_places_is_equal(places, same));
    ct_places_free(places);
    ct_places_free(same);
}

static int inside_of(const struct ct_algorithm *algorithm)
{
    return param_of(algorithm, "inside");
}

/* All settings with posts inside groups. Returns how many there are. */
static int check_inside(const struct ct_algorithm *algorithm, struct ct_places *places)
{
    const int inside = inside_of(algorithm);
    int n = 0;

    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        const struct ct_setting setting = ct_settings_at(algorithm->params, i);
        struct ct_shape shape = {.nranks = places->tree.nranks,
                                 .setting = setting,
                                 .segments = algorithm->segments == NULL ? 1 : 3,
                                 .places = places};

        if (setting.values[inside] == 0 || !applies_on(algorithm, setting, places, shape.nranks))
            continue;
        check(algorithm, shape, NULL);
        cr_expect_eq(ct_algorithm_reads(algorithm, &setting),
                     setting.values[inside] == CT_INSIDE_READ, "%s", algorithm->name);
        n++;
        places->shares_memory = false;
        cr_expect_not(applies_on(algorithm, setting, places, shape.nranks), "%s", algorithm->name);
        places->shares_memory = true;
    }
    return n;
}

Test(shared, hierarchies_post_inside_groups_that_share_memory)
{
    int nalgorithms = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        int n = 0;

        if (inside_of(ct_registry[i]) < 0)
            continue;
        for (int nranks = 3; nranks <= 13; nranks++) {
            for (int nhosts = 2; nhosts <= 4 && nhosts < nranks; nhosts++) {
                struct ct_places *places = places_of_hosts(nranks, nhosts);

                n += check_inside(ct_registry[i], places);
                ct_places_free(places);
            }
        }
        cr_expect_gt(n, 0, "%s", ct_registry[i]->name);
        nalgorithms++;
    }
    cr_expect_geq(nalgorithms, 9);
}

/* Inside groups no messages are left. */
Test(shared, hierarchies_send_messages_between_hosts_alone)
{
    struct ct_places *places = places_of_hosts(12, 3);

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        const int inside = inside_of(a);
        struct ct_shape shape = {.nranks = 12, .segments = 1, .places = places};

        if (inside < 0)
            continue;
        shape.setting.values[inside] = 1;
        shape.setting.values[0] = ct_param_value(a->params[0], 0);
        cr_assert(applies_on(a, shape.setting, places, 12), "%s", a->name);
        for (shape.rank = 0; shape.rank < 12; shape.rank++) {
            struct ct_schedule *plan = NULL;

            cr_assert_eq(ct_algorithm_plan(a, &shape, &plan, NULL), CT_OK);
            for (int k = 0; k < plan->nsteps; k++) {
                const struct ct_step *step = &plan->steps[k];

                if (step->peer >= 0 && step->action != CT_DO_FETCH &&
                    step->action != CT_DO_FETCH_REDUCE)
                    cr_expect_neq(places->hosts.of[step->peer], places->hosts.of[shape.rank],
                                  "%s: from %d to %d", a->name, shape.rank, step->peer);
            }
            ct_schedule_free(plan);
        }
    }
    ct_places_free(places);
}

/* Of the rank with most. */
struct copied {
    int posts;
    double in;  /* blocks posted */
    double out; /* blocks fetched */
};

static void take_most(struct copied *most, const struct copied *own)
{
    most->posts = own->posts > most->posts ? own->posts : most->posts;
    most->in = own->in > most->in ? own->in : most->in;
    most->out = own->out > most->out ? own->out : most->out;
}

static struct copied copied_by(const struct ct_schedule *plan)
{
    struct copied own = {0, 0, 0};

    for (int i = 0; i < plan->nsteps; i++) {
        const struct ct_step *step = &plan->steps[i];
        const double block = plan->units_per_block;

        own.posts += step->action == CT_DO_POST;
        if (step->action == CT_DO_POST)
            own.in += step->src.units / block;
        if (step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE)
            own.out += step->dst.units / block;
    }
    return own;
}

static struct copied most_copied(const struct ct_algorithm *algorithm, struct ct_shape shape)
{
    struct copied most = {0, 0, 0};

    for (shape.rank = 0; shape.rank < shape.nranks; shape.rank++) {
        struct ct_schedule *plan = NULL;
        struct copied own;

        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &plan, NULL), CT_OK);
        own = copied_by(plan);
        take_most(&most, &own);
        ct_schedule_free(plan);
    }
    return most;
}

/* With 8 ranks, in two segments where there are segments. */
static const struct {
    const char *name;
    const char *setting;
    struct copied most;
} cases[] = {
    {"barrier_shared", "form=flat", {1, 0, 0}},
    {"barrier_shared", "form=root", {1, 0, 0}},
    {"barrier_shared", "form=levels", {2, 0, 0}},
    {"bcast_shared", "segment_bytes=0 form=flat", {1, 1, 1}},
    {"bcast_shared", "segment_bytes=1024 form=levels", {2, 1, 1}},
    {"allgather_shared", "", {1, 1, 7}},
    {"allgather_shared", "form=levels", {5, 13, 7}},
    {"allgatherv_shared", "", {1, 1, 7}},
    {"alltoall_shared", "posts=one", {1, 8, 7}},
    {"alltoall_shared", "posts=each", {7, 7, 7}},
    {"alltoallv_shared", "posts=each", {7, 7, 7}},
    {"gather_shared", "", {1, 1, 7}},
    {"gatherv_shared", "", {1, 1, 7}},
    {"scatter_shared", "posts=one", {1, 7, 1}},
    {"scatter_shared", "posts=each", {7, 7, 1}},
    {"scatterv_shared", "posts=each", {7, 7, 1}},
    {"reduce_shared", "segment_bytes=1024 form=flat", {2, 1, 7}},
    {"reduce_shared", "segment_bytes=1024 form=levels", {2, 1, 3}},
    {"reduce_shared_slices", "segment_bytes=1024", {4, 1.125, 7 / 8.0 + 7 / 8.0}},
    {"allreduce_shared", "segment_bytes=1024 form=flat", {2, 1, 7}},
    {"allreduce_shared", "segment_bytes=1024 form=levels", {4, 2, 3}},
    {"allreduce_shared_slices", "segment_bytes=1024", {4, 1.125, 14 / 8.0}},
    {"reduce_scatter_block_shared", "posts=one", {1, 8, 7}},
    {"reduce_scatter_shared", "posts=each", {7, 7, 7}},
    {"scan_shared", "segment_bytes=1024", {2, 1, 7}},
    {"exscan_shared", "segment_bytes=1024", {2, 1, 7}},
};

Test(shared, copy_what_their_costs_say)
{
    struct ct_places *places = places_of_window(8);

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_named name = find_by_name(cases[i].name);
        const struct ct_shape shape = {.nranks = 8,
                                       .setting = setting_of_text(&name, cases[i].setting),
                                       .segments = name.algorithm->segments == NULL ? 1 : 2,
                                       .places = places};
        const struct copied most = most_copied(name.algorithm, shape);

        cr_expect_eq(most.posts, cases[i].most.posts, "%s: %d posts", cases[i].name, most.posts);
        cr_expect_float_eq(most.in, cases[i].most.in, 1e-9, "%s: %g in", cases[i].name, most.in);
        cr_expect_float_eq(most.out, cases[i].most.out, 1e-9, "%s: %g out", cases[i].name,
                           most.out);
    }
    ct_places_free(places);
}

/* What their own rank alone needs does not go into the window. */
Test(shared, two_ranks_post_no_block_of_their_own)
{
    static const char *const names[][2] = {{"scatter_shared", "posts=one"},
                                           {"alltoall_shared", "posts=one"},
                                           {"reduce_scatter_block_shared", "posts=one"},
                                           {"reduce_scatter_shared", "posts=one"},
                                           {"reduce_shared_slices", "segment_bytes=0"},
                                           {"allreduce_shared_slices", "segment_bytes=0"}};
    struct ct_places *places = places_of_window(2);

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct ct_named name = find_by_name(names[i][0]);
        const struct ct_shape shape = {.nranks = 2,
                                       .setting = setting_of_text(&name, names[i][1]),
                                       .segments = 1,
                                       .places = places};
        const struct copied most = most_copied(name.algorithm, shape);

        cr_expect_float_eq(most.in, 1, 1e-9, "%s: %g in", names[i][0], most.in);
    }
    ct_places_free(places);
}

/* Vectors that cross the cables of two packages of two NUMA nodes with four cores each: into
   a package or out of it, and into a NUMA node or out of it. */
struct crossings {
    int packages;
    int numas;
};

static struct crossings crossings_of(const struct ct_algorithm *algorithm, struct ct_shape shape)
{
    struct crossings n = {0, 0};

    for (shape.rank = 0; shape.rank < shape.nranks; shape.rank++) {
        struct ct_schedule *plan = NULL;

        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &plan, NULL), CT_OK);
        for (int i = 0; i < plan->nsteps; i++) {
            const struct ct_step *step = &plan->steps[i];
            const bool fetches = step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE;

            n.packages += fetches && step->peer / 8 != shape.rank / 8;
            n.numas += fetches && step->peer / 4 != shape.rank / 4;
        }
        ct_schedule_free(plan);
    }
    return n;
}

static const struct {
    const char *name;
    const char *setting;
    int root;
    struct crossings n;
} crossing_cases[] = {
    {"barrier_shared", "form=flat", 0, {16 * 8, 16 * 12}},
    {"barrier_shared", "form=root", 0, {2 * 8, 2 * 12}},
    {"barrier_shared", "form=levels", 0, {2, 6}},
    {"bcast_shared", "segment_bytes=0 form=flat", 9, {8, 12}},
    {"bcast_shared", "segment_bytes=0 form=levels", 9, {1, 3}},
    {"reduce_shared", "segment_bytes=0 form=flat", 9, {8, 12}},
    {"reduce_shared", "segment_bytes=0 form=levels", 9, {1, 3}},
    {"allgather_shared", "", 0, {16 * 8, 16 * 12}},
    {"allgather_shared", "form=levels", 0, {2, 8}},
    {"allreduce_shared", "segment_bytes=0 form=flat", 0, {16 * 8, 16 * 12}},
    {"allreduce_shared", "segment_bytes=0 form=levels", 0, {2, 6}},
};

Test(shared, one_rank_of_each_level_reads_for_the_others)
{
    struct ct_places *places = places_of_window(16);

    for (size_t i = 0; i < sizeof crossing_cases / sizeof *crossing_cases; i++) {
        const struct ct_named name = find_by_name(crossing_cases[i].name);
        const struct ct_shape shape = {.nranks = 16,
                                       .root = crossing_cases[i].root,
                                       .setting = setting_of_text(&name, crossing_cases[i].setting),
                                       .segments = 1,
                                       .places = places};
        const struct crossings n = crossings_of(name.algorithm, shape);

        cr_expect_eq(n.packages, crossing_cases[i].n.packages, "%s %s: %d", name.algorithm->name,
                     crossing_cases[i].setting, n.packages);
        cr_expect_eq(n.numas, crossing_cases[i].n.numas, "%s %s: %d", name.algorithm->name,
                     crossing_cases[i].setting, n.numas);
    }
    ct_places_free(places);
}

Test(shared, levels_are_of_no_use_where_all_cores_are_alike)
{
    struct ct_places *places = places_of_hosts(8, 1);
    const struct ct_named name = find_by_name("bcast_shared");

    cr_expect_not(applies_on(name.algorithm, setting_of_text(&name, "segment_bytes=0 form=levels"),
                             places, 8));
    cr_expect(
        applies_on(name.algorithm, setting_of_text(&name, "segment_bytes=0 form=flat"), places, 8));
    ct_places_free(places);
}
