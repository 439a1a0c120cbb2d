/*
 * test_alltoall_claims.c - what the all-to-alls claim: where they apply, and
 * that those of the first paper are all there.
 */
#include "tests/repo/algorithm_checks.h"

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
            cr_expect_eq(applies_by_name(cases[i].name, p, 1, cases[i].value),
                         cases[i].applies, "%s, %d ranks", cases[i].name, p);
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

/* Faraj, Yuan 2005, section 3; the fifteenth is generated from the wiring. */
Test(alltoall_claims, have_the_list_of_the_first_paper)
{
    static const struct {
        const char *theirs;
        const char *name;
        int value;
        long barriers; /* of 16 ranks */
    } list[] = {
        {"simple", "alltoall_simple", 0, 0},
        {"spreading simple", "alltoall_spread", 0, 0},
        {"2D mesh", "alltoall_mesh_2d", 0, 0},
        {"3D mesh", "alltoall_mesh_3d", 0, 0},
        {"recursive doubling", "alltoall_recursive_doubling", 0, 0},
        {"Bruck", "alltoall_bruck", 0, 0},
        {"ring", "alltoall_ring", 0, 0},
        {"ring with light barrier", "alltoall_ring_light", 0, 0},
        {"ring with N MPI barriers", "alltoall_ring_barrier", 4, 4},
        {"ring with MPI barrier", "alltoall_ring_barrier", 16, 14},
        {"pair", "alltoall_pair", 0, 0},
        {"pair with light barrier", "alltoall_pair_light", 0, 0},
        {"pair with N MPI barriers", "alltoall_pair_barrier", 4, 4},
        {"pair with MPI barrier", "alltoall_pair_barrier", 16, 14},
    };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        const struct ct_named found = find_by_name(list[i].name);
        struct ct_check_counts counts = {0};

        cr_assert(applies_by_name(list[i].name, 16, 8, list[i].value), "%s",
                  list[i].theirs);
        check(found.algorithm,
              (struct ct_shape){.nranks = 16,
                                .segments = 1,
                                .setting = setting_with(&found, list[i].value)},
              &counts);
        cr_expect_eq(counts.barriers, list[i].barriers, "%s: %ld barriers",
                     list[i].theirs, counts.barriers);
    }
}

static long blocks_sent(const char *name, int p)
{
    struct ct_check_counts counts = {0};

    check(ct_algorithm_find(ct_registry, name),
          (struct ct_shape){.nranks = p, .segments = 1}, &counts);
    return counts.units_sent;
}

Test(alltoall_claims, circulant_never_sends_more_than_bruck)
{
    for (int p = 3; p <= 40; p++)
        cr_expect_leq(blocks_sent("alltoall_circulant", p),
                      blocks_sent("alltoall_bruck", p), "%d ranks", p);
    cr_expect_lt(blocks_sent("alltoall_circulant", 33),
                 blocks_sent("alltoall_bruck", 33));
}
