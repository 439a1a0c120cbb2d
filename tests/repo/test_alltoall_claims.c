/*
 * test_alltoall_claims.c - what the all-to-alls claim: where they apply.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

static bool applies_by_name(const char *name, int p, size_t bytes, int value)
{
    const struct ct_named found = find_by_name(name);

    return applies(found.algorithm, p, bytes, setting_with(&found, value));
}

/* Prime factors, equal ones counted again. */
static int factors(int p)
{
    int n = 0;

    for (int f = 2; p > 1; f++) {
        for (; p % f == 0; p /= f)
            n++;
    }
    return n;
}

Test(alltoall_claims, apply_where_they_differ_from_their_relatives)
{
    for (int p = 1; p <= 64; p++) {
        const struct {
            const char *name;
            int value;
            bool applies;
        } cases[] = {
            {"alltoall_pair_light", 0, p > 2 && (p & (p - 1)) == 0},
            {"alltoall_pair_barrier", 1, p > 2 && (p & (p - 1)) == 0},
            {"alltoall_one_factor_light", 0, p > 2},
            {"alltoall_bine", 0, p > 2 && (p & (p - 1)) == 0},
            {"alltoall_circulant", 0, p > 2},
            {"alltoall_grid_2d", 0, factors(p) >= 2},
            {"alltoall_grid_3d", 0, factors(p) >= 3},
            {"alltoall_bruck_radix", 8, p > 8},
            {"alltoall_scattered", 8, p > 9},
        };

        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
            cr_expect_eq(applies_by_name(cases[i].name, p, 1, cases[i].value), cases[i].applies,
                         "%s, %d ranks", cases[i].name, p);
    }
}

/* The last number of barriers that applies is one in all gaps between rounds. */
Test(alltoall_claims, have_each_number_of_barriers_once)
{
    static const int numbers[] = {1, 2, 4, 8, 16};

    for (int p = 1; p <= 20; p++) {
        for (int i = 0; i < 5; i++)
            cr_expect_eq(applies_by_name("alltoall_ring_barrier", p, 1, numbers[i]),
                         p > 2 && (i == 0 || numbers[i - 1] < p - 2), "%d ranks, %d barriers", p,
                         numbers[i]);
    }
}

Test(alltoall_claims, gather_everything_up_to_a_megabyte_only)
{
    static const char *const names[] = {"alltoall_mesh_2d", "alltoall_mesh_3d",
                                        "alltoall_recursive_doubling"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        cr_expect(applies_by_name(names[i], 16, 4096, 0), "%s", names[i]);
        cr_expect_not(applies_by_name(names[i], 16, 4097, 0), "%s", names[i]);
        cr_expect(applies_by_name(names[i], 1024, 1, 0), "%s", names[i]);
        cr_expect_not(applies_by_name(names[i], 2048, 1, 0), "%s", names[i]);
        cr_expect_not(applies_by_name(names[i], 2048, 0, 0), "%s", names[i]);
        cr_expect(find_by_name(names[i]).algorithm->is_dominated);
    }
}

static long blocks_sent(const char *name, int p)
{
    struct ct_check_counts counts = {0};

    check(ct_algorithm_find(ct_registry, name), (struct ct_shape){.nranks = p, .segments = 1},
          &counts);
    return counts.units_sent;
}

Test(alltoall_claims, circulant_never_sends_more_than_bruck)
{
    for (int p = 3; p <= 40; p++)
        cr_expect_leq(blocks_sent("alltoall_circulant", p), blocks_sent("alltoall_bruck", p),
                      "%d ranks", p);
    cr_expect_lt(blocks_sent("alltoall_circulant", 33), blocks_sent("alltoall_bruck", 33));
}

/* Of so many ranks on two switches, the second's cable with this bandwidth. */
static bool phases_apply_to(int nranks, double cable, struct ct_setting setting, size_t bytes)
{
    static const int parent[] = {-1, 0, 0};
    const double capacity[] = {0, 1e8, cable};
    const struct ct_places places = {
        .tree = {.nnodes = 3, .node_above = parent, .capacity = capacity}};
    const struct ct_problem problem = {.collective = &ct_alltoall,
                                       .nranks = nranks,
                                       .bytes = bytes,
                                       .setting = setting,
                                       .places = &places};

    return ct_algorithm_applies(ct_algorithm_find(ct_registry, "alltoall_phases"), &problem);
}

static bool phases_apply(int nranks, double cable, int separation)
{
    return phases_apply_to(nranks, cable, (struct ct_setting){{separation}}, 1);
}

/* What a rank plans with the messages of all is for fewer of them. */
Test(alltoall_claims, phases_are_for_as_many_ranks_as_can_plan_them)
{
    cr_expect(phases_apply(4096, 1e9, 0));
    cr_expect(phases_apply(4096, 0, 1)); /* unknown */
    cr_expect_not(phases_apply(4097, 1e8, 0));
    cr_expect_not(phases_apply(4097, 1e9, 1));
    cr_expect(phases_apply(257, 0, 1)); /* unknown */
    cr_expect(phases_apply(4096, 1e8, 2));
    cr_expect_not(phases_apply(4097, 1e8, 2));
}

Test(alltoall_claims, phases_are_in_segments_with_the_most_tokens_only)
{
    for (int separation = 0; separation < 3; separation++) {
        const struct ct_setting setting = {{separation, 8192}};

        cr_expect_eq(phases_apply_to(32, 1e8, setting, 8193), separation == 2);
        cr_expect_not(phases_apply_to(32, 1e8, setting, 8192));
    }
}

/* So few settings of an algorithm are all looked at (search/wanted.c). */
Test(alltoall_claims, phases_have_no_more_settings_than_are_all_tried)
{
    const struct ct_named found = find_by_name("alltoall_phases");

    cr_expect_leq(ct_settings_count(found.algorithm->params), 6);
}
