/*
 * test_hierarchical.c - what the algorithms that work inside groups and between
 * them send from group to group.
 *
 * Ranks are dealt round four switches in a chain (made_places.h), each with a
 * group.
 */
#include "checker/link_load.h"
#include "checker/plan_figures.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

static struct ct_shape shape_of(const struct ct_algorithm *algorithm, const char *setting,
                                const struct ct_places *places)
{
    struct ct_shape shape = {.nranks = places->tree.nranks, .segments = 1};
    struct ct_diag diag = {""};

    shape.places = places;
    cr_assert_eq(ct_setting_read(algorithm->params, setting, &shape.setting, &diag), CT_OK,
                 "%s: %s", algorithm->name, diag.text);
    return shape;
}

/* What comes into a group from others. */
struct crossing {
    int messages;
    double blocks;
};

static void add_plan(const struct ct_schedule *plan, const struct ct_groups *groups,
                     struct crossing *crossing)
{
    const int group = groups->of[plan->rank];

    for (int i = 0; i < plan->nsteps; i++) {
        const struct ct_step *step = &plan->steps[i];

        if (step->action != CT_DO_RECV || groups->of[step->peer] == group)
            continue;
        crossing->messages++;
        crossing->blocks += (double)step->dst.units / plan->units_per_block;
    }
}

static struct crossing into_group(const struct ct_algorithm *algorithm, struct ct_shape shape,
                                  const struct ct_groups *groups, int group)
{
    struct crossing crossing = {0, 0};

    for (shape.rank = 0; shape.rank < shape.nranks; shape.rank++) {
        struct ct_schedule *plan = NULL;

        if (groups->of[shape.rank] != group)
            continue;
        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &plan, NULL), CT_OK);
        add_plan(plan, groups, &crossing);
        ct_schedule_free(plan);
    }
    return crossing;
}

/* Into the first group; of 32 ranks it has 8, by host 4, of 24 six, of 9 three
   (the others two). */
static const struct {
    const char *name;
    int nranks;
    const char *setting;
    int messages;
    double blocks;
} cases[] = {
    /* each block of another group comes once; a message of each leader from
       each other group, or round */
    {"allgather_hierarchical", 32, "leaders=1 between=spread", 3, 24},
    {"allgather_hierarchical", 32, "leaders=4 between=ring", 4 * 3, 24},
    {"allgather_hierarchical", 32, "leaders=2 between=recursive_doubling", 2 * 2, 24},
    {"allgather_hierarchical", 24, "leaders=all between=spread", 6 * 3, 18},
    {"allgather_hierarchical", 9, "leaders=2 between=spread", 2 * 3, 6},
    {"allgather_hierarchical", 9, "leaders=1 between=ring", 3, 6},
    /* 24 ranks' blocks for eight, from three groups */
    {"alltoall_hierarchical", 32, "leaders=1 between=spread", 3, 24 * 8},
    {"alltoall_hierarchical", 32, "leaders=8 between=ring", 8 * 3, 24 * 8},
    {"alltoall_hierarchical", 24, "leaders=all between=spread", 6 * 3, 18 * 6},
    /* two rounds of two parcels of 8 x 8 */
    {"alltoall_hierarchical", 32, "leaders=1 between=bruck", 2, 4 * 64},
    {"alltoall_hierarchical", 9, "leaders=2 between=spread", 2 * 3, 6 * 3},
    /* a vector from each of two partners */
    {"allreduce_hierarchical", 32, "leaders=1 between=recursive_doubling", 2, 2},
    {"allreduce_hierarchical", 32, "leaders=8 between=recursive_doubling", 8 * 2, 2},
    {"allreduce_hierarchical", 32, "leaders=4 between=ring", 4 * 6, 1.5},
    {"allreduce_hierarchical", 32, "leaders=2 between=rabenseifner", 2 * 4, 1.5},
    {"allreduce_hierarchical", 24, "leaders=all between=ring", 6 * 6, 1.5},
    {"allreduce_hierarchical", 9, "leaders=2 between=ring", 2 * 6, 1.5},
    /* eight sums from each of three groups, or as many round */
    {"reduce_scatter_block_hierarchical", 32, "leaders=1 between=pairwise", 3, 3 * 8},
    {"reduce_scatter_block_hierarchical", 32, "leaders=4 between=ring", 4 * 3, 3 * 8},
    {"reduce_scatter_hierarchical", 24, "leaders=all between=ring", 6 * 3, 3 * 6},
    {"reduce_scatter_hierarchical", 9, "leaders=2 between=pairwise", 2 * 3, 3 * 3},
    /* a vector from each of two children; the halves and quarters of the
       leaders' pieces, twice */
    {"reduce_hierarchical", 32, "leaders=1 between=binomial", 2, 2},
    {"reduce_hierarchical", 9, "leaders=2 between=binomial", 2 * 2, 2},
    {"reduce_hierarchical", 32, "leaders=4 between=rabenseifner", 4 * 4, 1.5},
    /* eight hosts of four ranks, though there are four switches */
    {"reduce_hierarchical", 32, "leaders=host between=binomial", 3, 3},
    {"allreduce_hierarchical", 32, "leaders=host between=recursive_doubling", 3, 3},
    {"allgather_hierarchical", 32, "leaders=host between=ring", 7, 28},
    {"alltoall_hierarchical", 32, "leaders=host between=spread", 7, 28 * 4},
    {"reduce_scatter_block_hierarchical", 32, "leaders=host between=pairwise", 7, 7 * 4},
};

Test(hierarchical, sends_from_group_to_group_only_what_it_must)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_algorithm *a = named(cases[i].name);
        struct ct_places *places = places_of(cases[i].nranks);
        const struct ct_shape shape = shape_of(a, cases[i].setting, places);
        const bool is_by_host = strstr(cases[i].setting, "=host") != NULL;
        const struct crossing into =
            into_group(a, shape, is_by_host ? &places->hosts : &places->groups, 0);

        cr_expect(applies(a, shape.nranks, 1, shape.setting), "%s '%s'", a->name, cases[i].setting);
        check(a, shape, NULL);
        cr_expect_eq(into.messages, cases[i].messages, "%s, %d ranks, '%s': %d messages, not %d",
                     a->name, shape.nranks, cases[i].setting, into.messages, cases[i].messages);
        cr_expect_float_eq(into.blocks, cases[i].blocks, 1e-9,
                           "%s, %d ranks, '%s': %g blocks, not %g", a->name, shape.nranks,
                           cases[i].setting, into.blocks, cases[i].blocks);
        ct_places_free(places);
    }
}

/* Bytes on the busiest cable between switches, of blocks of one byte. */
static double busiest_cable(const char *name, const char *setting, const struct ct_places *places)
{
    const struct ct_algorithm *a = named(name);
    const struct ct_shape shape = shape_of(a, setting, places);
    const struct ct_problem problem = {.collective = a->collective,
                                       .nranks = shape.nranks,
                                       .bytes = 32,
                                       .setting = shape.setting,
                                       .places = places};
    double load[2 * SITE_NODES] = {0};
    double most = 0;
    struct ct_diag diag = {""};

    cr_assert_leq(places->tree.nnodes, SITE_NODES);
    cr_assert_eq(ct_link_load(a, &problem, &places->tree, load, &diag), CT_OK, "%s", diag.text);
    for (int link = 0; link < 2 * places->tree.nnodes; link++) {
        if (places->tree.capacity[link / 2] == 2e9 && load[link] > most)
            most = load[link];
    }
    return most / 32;
}

/* Blocks on the cable in the middle of the chain, of 16 ranks on each side: as
   few as there can be for an all-to-all; one and a half times that where blocks
   go round the groups. Neighbours in the ring are on different switches. */
Test(hierarchical, loads_cables_between_switches_little)
{
    struct ct_places *places = places_of(32);
    const double round_groups =
        busiest_cable("allgather_hierarchical", "leaders=4 between=ring", places);
    const double round_ranks = busiest_cable("allgather_ring", "segment_bytes=0", places);
    const double parcels =
        busiest_cable("alltoall_hierarchical", "leaders=4 between=spread", places);

    cr_expect_float_eq(round_groups, 24, 1e-9, "%g blocks", round_groups);
    cr_expect_geq(round_ranks, 8 * 24, "%g blocks", round_ranks);
    cr_expect_float_eq(parcels, 16 * 16, 1e-9, "%g blocks", parcels);
    ct_places_free(places);
}

/* Blocks that the busiest rank sends: to three other groups what it serves, and
   to seven ranks of its own what it then has. */
Test(hierarchical, leaders_share_the_work_inside_a_group)
{
    static const struct {
        const char *setting;
        double most;
    } shares[] = {
        {"leaders=1 between=spread", 3 * 8 + 7 * 32},
        {"leaders=2 between=spread", 3 * 4 + 7 * 16},
        {"leaders=8 between=spread", 3 * 1 + 7 * 4},
    };
    const struct ct_algorithm *a = named("allgather_hierarchical");
    struct ct_places *places = places_of(32);

    for (size_t i = 0; i < sizeof shares / sizeof *shares; i++) {
        const struct ct_shape shape = shape_of(a, shares[i].setting, places);
        const struct ct_problem problem = {.collective = a->collective,
                                           .nranks = 32,
                                           .bytes = 1,
                                           .setting = shape.setting,
                                           .places = places};
        struct ct_plan_figures figures;

        cr_assert_eq(ct_plan_figures(a, &problem, &figures, NULL), CT_OK);
        cr_expect_float_eq(figures.blocks, shares[i].most, 1e-9, "'%s': %g", shares[i].setting,
                           figures.blocks);
    }
    ct_places_free(places);
}

/* Ranks in order of their groups: the receive buffer will do. */
Test(hierarchical, allgather_needs_no_scratch_where_ranks_are_in_order)
{
    const struct ct_algorithm *a = named("allgather_hierarchical");
    struct ct_check_counts counts = {0};
    struct made_site made;
    uint64_t hosts[16];
    struct ct_places *places;

    site_of_chain(&made);
    for (int i = 0; i < 16; i++)
        hosts[i] = (uint64_t)(i / 4) + 1;
    places = places_on(&made, hosts, 16);
    check(a, shape_of(a, "leaders=1 between=ring", places), &counts);
    cr_expect_eq(counts.scratch_units_max, 0);
    check(a, shape_of(a, "leaders=2 between=ring", places), &counts);
    cr_expect_eq(counts.scratch_units_max, 16);
    ct_places_free(places);
}

/* All settings; returns how many apply. */
static int check_settings(const struct ct_algorithm *algorithm, const struct ct_places *places)
{
    const int nranks = places->tree.nranks;
    int n = 0;

    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        const struct ct_problem problem = {.collective = algorithm->collective,
                                           .nranks = nranks,
                                           .bytes = 64,
                                           .setting = ct_settings_at(algorithm->params, i),
                                           .places = places};

        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        check(algorithm, ct_algorithm_shape(algorithm, &problem, 0), NULL);
        n++;
    }
    return n;
}

/* On hosts at random, so in groups of any sizes, some of one rank. */
Test(hierarchical, is_right_wherever_ranks_are)
{
    static const char *const names[] = {"allgather_hierarchical", "allgatherv_hierarchical",
                                        "allreduce_hierarchical", "alltoall_hierarchical"};
    int applied[4] = {0};
    struct made_site made;
    uint32_t random = 1;

    site_of_chain(&made);
    for (int trial = 0; trial < 60; trial++) {
        const int nranks = 1 + trial % 20;
        uint64_t hosts[20];
        struct ct_places *places;

        for (int i = 0; i < nranks; i++) {
            random = random * 1664525 + 1013904223;
            hosts[i] = 1 + (random >> 16) % (trial % 3 == 0 ? 8 : 5);
        }
        places = places_on(&made, hosts, nranks);
        for (int i = 0; i < 4; i++)
            applied[i] += check_settings(named(names[i]), places);
        ct_places_free(places);
    }
    for (int i = 0; i < 4; i++)
        cr_expect_gt(applied[i], 100, "%s: %d", names[i], applied[i]);
}

static bool applies_with(const char *name, int nranks, const char *setting)
{
    const struct ct_algorithm *a = named(name);
    struct ct_places *places = places_of(nranks);
    const struct ct_shape shape = shape_of(a, setting, places);

    ct_places_free(places);
    return applies(a, nranks, 1, shape.setting);
}

Test(hierarchical, settings_that_plan_the_same_as_others_do_not_apply)
{
    static const char *const names[] = {"allgather_hierarchical", "alltoall_hierarchical"};

    for (int i = 0; i < 2; i++) {
        cr_expect(applies_with(names[i], 32, "leaders=8 between=spread"));
        /* a group has eight */
        cr_expect_not(applies_with(names[i], 32, "leaders=16 between=spread"));
        cr_expect_not(applies_with(names[i], 32, "leaders=all between=spread"));
        cr_expect(applies_with(names[i], 12, "leaders=all between=spread"));
        /* groups of one rank; two groups of one; one group */
        cr_expect_not(applies_with(names[i], 4, "leaders=1 between=spread"));
        cr_expect_not(applies_with(names[i], 2, "leaders=1 between=spread"));
        cr_expect_not(applies_with(names[i], 1, "leaders=1 between=spread"));
    }
    cr_expect(applies_with("alltoall_hierarchical", 32, "leaders=2 between=bruck"));
    /* groups of three and of two */
    cr_expect_not(applies_with("alltoall_hierarchical", 9, "leaders=2 between=bruck"));
    cr_expect(applies_with("alltoall_hierarchical", 512, "leaders=4 between=spread"));
    /* 128 * 512 / 2 blocks */
    cr_expect_not(applies_with("alltoall_hierarchical", 512, "leaders=2 between=spread"));
}
