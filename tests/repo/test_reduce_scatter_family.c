/*
 * test_reduce_scatter_family.c - what the ranks of a reduce-scatter send:
 * messages, and blocks, of the busiest rank and of all together.
 */
#include "repo/scheme/fold.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

static struct ct_setting setting_of(const struct ct_algorithm *algorithm, const char *text)
{
    struct ct_setting setting = {{0}};
    struct ct_diag diag = {""};

    cr_assert_eq(ct_setting_read(algorithm->params, text, &setting, &diag), CT_OK, "%s: %s",
                 algorithm->name, diag.text);
    return setting;
}

/* Messages of the busiest rank, and blocks that it sends, worked out by hand
   from the papers' formulas. */
static const struct {
    const char *name;
    const char *setting;
    int nranks;
    long messages;
    double blocks;
} cases[] = {
    /* log2 p messages, p-1 blocks */
    {"halving", "distance=far", 16, 4, 15},
    /* one of a pair begins; the other one gets its block: 16 of 17 work */
    {"halving", "distance=far", 17, 5, 17},
    {"halving", "distance=near", 16, 5, 16},
    {"halving", "distance=bine", 16, 5, 16},
    {"halving", "distance=bine", 4, 3, 4},
    /* whole vectors; or 15 + 13 + 9 + 1, in up to three runs */
    {"recursive_doubling", "send=all", 16, 4, 64},
    {"recursive_doubling", "send=needed", 16, 8, 38},
    {"recursive_doubling", "send=needed", 4, 3, 4},
    /* p-1 messages, p-1 blocks */
    {"pairwise", "", 13, 12, 12},
    {"ring", "segment_bytes=0", 13, 12, 12},
    {"alltoall", "alltoall=ring", 13, 12, 12},
    {"alltoall", "alltoall=pair", 16, 15, 15},
    /* 16 = 4 x 4, 27 = 3 x 3 x 3, and a message more */
    {"recursive_multiplying", "radix=4", 16, 7, 16},
    {"recursive_multiplying", "radix=3", 27, 7, 27},
    {"circulant", "", 2, 1, 1},
    {"bruck_radix", "radix=3", 4, 3, 3},
    /* to 8, 4, 2 and 1, and 15 single blocks from rank 0 */
    {"reduce_scatterv", "", 16, 15, 16},
    /* blocks 1 and 4, 2 and 5, then 3 on */
    {"swing", "", 6, 5, 5},
};

static const struct ct_algorithm *of_blocks(const char *name)
{
    char whole[128];

    snprintf(whole, sizeof whole, "reduce_scatter_block_%s", name);
    return named(whole);
}

Test(reduce_scatter_family, busiest_rank_sends_what_the_papers_say)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_algorithm *a = of_blocks(cases[i].name);
        const struct ct_plan_figures most =
            busiest(a, cases[i].nranks, setting_of(a, cases[i].setting));

        cr_expect_eq(most.messages, cases[i].messages, "%s, %d ranks: %ld messages, not %ld",
                     cases[i].name, cases[i].nranks, most.messages, cases[i].messages);
        cr_expect_float_eq(most.blocks, cases[i].blocks, 1e-9, "%s, %d ranks: %g blocks, not %g",
                           cases[i].name, cases[i].nranks, most.blocks, cases[i].blocks);
    }
}

/* All ranks together send p (p-1) blocks: none that need not be. */
Test(reduce_scatter_family, those_for_large_blocks_send_no_more_than_needed)
{
    static const char *const names[] = {"circulant", "swing",    "pairwise",
                                        "ring",      "alltoall", "bruck_radix"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct ct_algorithm *a = of_blocks(names[i]);

        for (int p = 3; p <= 33; p++) {
            const struct ct_setting setting = ct_settings_at(a->params, 0);
            struct ct_check_counts counts = {0};

            if (!applies(a, p, LARGE, setting))
                continue;
            check(a, (struct ct_shape){.nranks = p, .setting = setting, .segments = 1}, &counts);
            cr_expect_eq(counts.units_sent, (long)p * (p - 1), "%s, %d ranks: %ld blocks", a->name,
                         p, counts.units_sent);
        }
    }
}

static int rounds_of(int nranks)
{
    int rounds = 0;

    while (1L << rounds < nranks)
        rounds++;
    return rounds;
}

/* Two messages a round at most: where blocks pass the end of the vector. */
Test(reduce_scatter_family, circulant_has_few_messages_for_any_number_of_ranks)
{
    const struct ct_algorithm *a = of_blocks("circulant");

    for (int p = 2; p <= 70; p++) {
        const struct ct_plan_figures most = busiest(a, p, (struct ct_setting){{0}});

        cr_expect_leq(most.messages, 2L * rounds_of(p), "%d ranks: %ld", p, most.messages);
        cr_expect_eq(most.rounds, rounds_of(p), "%d ranks", p);
        cr_expect_float_eq(most.blocks, p - 1, 1e-9, "%d ranks", p);
    }
}

/* Each digit is one round, however many messages it has. */
Test(reduce_scatter_family, bruck_has_a_round_for_each_digit)
{
    const struct ct_algorithm *a = of_blocks("bruck_radix");

    for (int p = 4; p <= 40; p++) {
        int digits = 1;

        for (long power = 3; power < p; power *= 3)
            digits++;
        cr_expect_eq(busiest(a, p, setting_of(a, "radix=3")).rounds, digits, "%d ranks", p);
    }
}

/* Sum of q - 2d + 1 blocks for d = 1, 2, ..., q/2. */
Test(reduce_scatter_family, doubling_sends_partners_only_what_they_need)
{
    const struct ct_algorithm *a = of_blocks("recursive_doubling");

    for (int p = 4; p <= 64; p *= 2) {
        int blocks = 0;

        for (int d = 1; d < p; d *= 2)
            blocks += p - 2 * d + 1;
        cr_expect_float_eq(busiest(a, p, setting_of(a, "send=needed")).blocks, blocks, 1e-9,
                           "%d ranks", p);
    }
}

/* The same algorithms for blocks that differ, but none that would not do. */
Test(reduce_scatter_family, all_are_there_for_blocks_of_any_sizes)
{
    const size_t length = strlen("reduce_scatter_block");

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        char other[128];

        if (a->collective != &ct_reduce_scatter_block)
            continue;
        snprintf(other, sizeof other, "reduce_scatter%s", a->name + length);
        cr_expect_eq(named(other)->ordered, a->ordered, "%s", other);
        for (int p = 1; p <= 17; p++)
            cr_expect_eq(applies(named(other), p, 1024, ct_settings_at(a->params, 0)),
                         applies(a, p, 1024, ct_settings_at(a->params, 0)), "%s, %d ranks", other,
                         p);
    }
}

Test(reduce_scatter_family, values_that_plan_the_same_as_others_do_not_apply)
{
    const struct ct_algorithm *bruck = of_blocks("bruck_radix");
    const struct ct_algorithm *multiplying = of_blocks("recursive_multiplying");
    const struct ct_algorithm *doubling = of_blocks("recursive_doubling");

    /* circulant */
    cr_expect_not(applies(bruck, 16, 8, (struct ct_setting){{2}}));
    cr_expect(applies(bruck, 12, 8, (struct ct_setting){{2}}));
    /* all straight to their ranks */
    cr_expect_not(applies(bruck, 6, 8, (struct ct_setting){{6}}));
    /* 4 = 2 x 2 */
    cr_expect_not(applies(multiplying, 4, 8, (struct ct_setting){{3}}));
    cr_expect(applies(multiplying, 12, 8, (struct ct_setting){{4}}));
    cr_expect_not(applies(doubling, 3, 8, setting_of(doubling, "send=needed")));
}
