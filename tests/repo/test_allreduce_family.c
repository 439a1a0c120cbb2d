/*
 * test_allreduce_family.c - what the ranks of an allreduce send: messages,
 * volume, and how much of both falls to the busiest rank.
 */
#include "repo/scheme/digits.h"
#include "repo/scheme/fold.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

static struct ct_shape shape_of(int nranks, struct ct_setting setting)
{
    return (struct ct_shape){.nranks = nranks, .setting = setting, .segments = 1};
}

/* Messages of the busiest rank, and vectors that it sends, worked out by hand
   from the papers' formulas. */
static const struct {
    const char *name;
    int nranks;
    struct ct_setting setting;
    long messages;
    double vectors;
} cases[] = {
    /* 2 log2 p messages, 2 (p-1)/p vectors */
    {"allreduce_halving", 16, {{0}}, 8, 30.0 / 16},
    {"allreduce_halving", 16, {{1}}, 8, 30.0 / 16},
    {"allreduce_halving", 16, {{2}}, 8, 30.0 / 16},
    {"allreduce_circulant", 2, {{0}}, 2, 1},
    /* half to the other of the pair before, the whole to it after */
    {"allreduce_halving", 17, {{1}}, 10, 30.0 / 16 + 1.5},
    {"allreduce_halving", 17, {{2}}, 10, 30.0 / 16 + 1.5},
    /* 100 = 64 + 32 + 4: a rank of the smallest block serves 8 of the next,
       besides 2 x 2 messages in its own; one of the first sends 12 and 1 down;
       one of the second 10, 2 pieces up and 1 piece down */
    {"allreduce_binary_blocks", 100, {{0}}, 13, (62.0 + 1 + 1) / 32},
    {"allreduce_binary_blocks", 5, {{0}}, 5, 2 * 0.75 + 0.25},
    /* 2 (p-1) messages */
    {"allreduce_pairwise_ring", 13, {{0}}, 24, 24.0 / 13},
    {"allreduce_ring", 13, {{0}}, 24, 24.0 / 13},
    /* ceil(log2 p) messages, p-1 vectors */
    {"allreduce_allgather_reduce", 13, {{0}}, 4, 12},
    /* 16 = 4 x 4 */
    {"allreduce_allgather_reduce", 16, {{3}}, 6, 15},
    /* halving, then along the mesh */
    {"allreduce_variation_1", 16, {{0, 2}}, 4 + 6, 30.0 / 16},
    /* 8 work, five for two: half a vector, 5 + 4 + 2 chunks or 8 + 2 + 1, and
       one back; then the ring */
    {"allreduce_variation_1", 13, {{0, 4}}, 5 + 12, (19 + 12) / 13.0},
    /* once the chunks pass the end */
    {"allreduce_variation_1", 8, {{1, 4}}, 4 + 7, 14.0 / 8},
    {"allreduce_variation_2", 13, {{0, 4}}, 12 + 12, 24.0 / 13},
    {"allreduce_variation_2", 16, {{2, 2}}, 15 + 6, 30.0 / 16},
    /* 12 = 4 x 3 */
    {"allreduce_recursive_multiplying", 12, {{4}}, 5, 5},
    {"allreduce_k_reduce_scatter_allgather", 12, {{4}}, 10, 22.0 / 12},
    /* 16 = 16 */
    {"allreduce_recursive_multiplying", 16, {{16}}, 15, 15},
    {"allreduce_k_reduce_scatter_allgather", 16, {{16}}, 30, 30.0 / 16},
    /* 11: 9 = 3 x 3 work, and two groups have 2 ranks */
    {"allreduce_recursive_multiplying", 11, {{3}}, 5, 5},
    {"allreduce_k_reduce_scatter_allgather", 11, {{3}}, 10, 16.0 / 9 + 14.0 / 9},
    /* the sums of two halves up, the results of one half to two children */
    {"allreduce_two_tree", 16, {{0}}, 4, 2},
    {"allreduce_two_tree", 17, {{0}}, 4, 2},
    {"allreduce_two_tree", 2, {{0}}, 2, 1},
    /* one message up, one to each child */
    {"allreduce_tree", 13, {{0, 0, 1}}, 2, 2},
    {"allreduce_tree", 13, {{0, 0, 4}}, 4, 4},
    {"allreduce_tree", 16, {{0, 1, 4}}, 6, 6},
    {"allreduce_reduce_bcast", 16, {{0}}, 4, 4},
    {"allreduce_recursive_doubling", 16, {{0}}, 4, 4},
    {"allreduce_bine_small", 16, {{0}}, 4, 4},
    {"allreduce_bine_small", 17, {{0}}, 5, 5},
};

Test(allreduce_family, busiest_rank_sends_what_the_papers_say)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_plan_figures most =
            busiest(named(cases[i].name), cases[i].nranks, cases[i].setting);

        cr_expect_eq(most.messages, cases[i].messages, "%s, %d ranks: %ld messages, not %ld",
                     cases[i].name, cases[i].nranks, most.messages, cases[i].messages);
        cr_expect_float_eq(most.blocks, cases[i].vectors, 1e-9, "%s, %d ranks: %g vectors, not %g",
                           cases[i].name, cases[i].nranks, most.blocks, cases[i].vectors);
    }
}

/* All ranks together send 2 (p-1) vectors: the least for large vectors. */
Test(allreduce_family, those_for_large_vectors_send_no_more_than_needed)
{
    static const char *const names[] = {
        "allreduce_circulant", "allreduce_swing", "allreduce_pairwise_ring",
        "allreduce_two_tree",  "allreduce_tree",
    };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct ct_algorithm *a = named(names[i]);
        const struct ct_setting setting = ct_settings_at(a->params, 0);

        for (int p = 2; p <= 40; p++) {
            struct ct_check_counts counts = {0};
            struct ct_schedule *plan = NULL;
            const struct ct_shape shape = shape_of(p, setting);

            if (!applies(a, p, LARGE, setting))
                continue;
            check(a, shape, &counts);
            cr_assert_eq(ct_algorithm_plan(a, &shape, &plan, NULL), CT_OK);
            cr_expect_eq(counts.units_sent, 2L * (p - 1) * plan->units_per_block,
                         "%s, %d ranks: %ld units", a->name, p, counts.units_sent);
            ct_schedule_free(plan);
        }
    }
}

/* Two messages a round at most: where chunks pass the end of the vector. */
Test(allreduce_family, circulant_has_two_messages_a_round_at_most)
{
    const struct ct_algorithm *a = named("allreduce_circulant");

    for (int p = 2; p <= 70; p++) {
        const struct ct_plan_figures most = busiest(a, p, (struct ct_setting){{0}});
        long rounds = 0;

        while (1L << rounds < p)
            rounds++;
        cr_expect_leq(most.messages, 4 * rounds, "%d ranks: %ld", p, most.messages);
        cr_expect_float_eq(most.blocks, 2.0 * (p - 1) / p, 1e-9, "%d ranks: %g vectors", p,
                           most.blocks);
    }
}

/* Nobody waits long for the block of another size. */
Test(allreduce_family, binary_blocks_sends_few_messages_where_blocks_are_alike)
{
    const struct ct_algorithm *a = named("allreduce_binary_blocks");

    for (int p = 3; p <= 64; p++) {
        int ratio = 1;
        int rounds = 0;

        if (ct_fold_power(p) == p)
            continue;
        for (int left = p - ct_fold_power(p), last = ct_fold_power(p); left > 0;
             last = ct_fold_power(left), left -= last) {
            if (last / ct_fold_power(left) > ratio)
                ratio = last / ct_fold_power(left);
        }
        while (1 << (rounds + 1) <= p)
            rounds++;
        cr_expect_leq(busiest(a, p, (struct ct_setting){{0}}).messages, 2 * rounds + ratio + 1,
                      "%d ranks", p);
    }
}

static bool has_only_factors_up_to(const struct ct_digits *digits, int radix)
{
    long product = 1;

    for (int i = 0; i < digits->nlevels; i++) {
        product *= digits->radices[i];
        if (digits->radices[i] < 2 || digits->radices[i] > radix)
            return false;
    }
    return product == digits->count;
}

/* The power of the radix up to p, as a number of rounds. */
static int whole_log(int p, int radix)
{
    int log = 0;

    for (long power = radix; power <= p; power *= radix)
        log++;
    return log;
}

Test(allreduce_family, digits_take_no_more_rounds_than_the_radix_allows)
{
    for (int radix = 2; radix <= CT_RADIX_MAX; radix++) {
        for (int p = 1; p <= 300; p++) {
            const struct ct_digits digits = ct_digits_of(p, radix);
            const bool folds = digits.count < p;

            cr_expect(has_only_factors_up_to(&digits, radix), "%d to base %d", p, radix);
            cr_expect_leq(digits.nlevels + 2 * folds, whole_log(p, radix) + (folds ? 2 : 1));
            cr_expect_leq(ct_fold_group(p, digits.count, 0).size, radix,
                          "%d to base %d: groups of %d", p, radix,
                          ct_fold_group(p, digits.count, 0).size);
        }
    }
}

Test(allreduce_family, inner_algorithms_apply_where_they_do_alone)
{
    const struct ct_algorithm *first = named("allreduce_variation_1");
    const struct ct_algorithm *second = named("allreduce_variation_2");

    /* a mesh of a prime number, pairs of an odd one */
    cr_expect(applies(first, 12, 8, (struct ct_setting){{0, 2}}));
    cr_expect_not(applies(first, 13, 8, (struct ct_setting){{0, 2}}));
    cr_expect(applies(second, 16, 8, (struct ct_setting){{2, 3}}));
    cr_expect_not(applies(second, 12, 8, (struct ct_setting){{2, 3}}));
    cr_expect_not(applies(second, 13, 8, (struct ct_setting){{0, 3}}));
    /* the same as allreduce_halving distance=far */
    cr_expect(applies(first, 12, 8, (struct ct_setting){{0, 0}}));
    cr_expect_not(applies(first, 16, 8, (struct ct_setting){{0, 0}}));
    cr_expect(applies(first, 16, 8, (struct ct_setting){{1, 0}}));
}

/* What a setting changes is what the library asks before an operation that does not
   commute. */
Test(allreduce_family, halving_keeps_the_order_of_ranks_with_the_nearest_partner_first_alone)
{
    static const char *const names[] = {"allreduce_halving", "reduce_halving",
                                        "reduce_scatter_block_halving", "reduce_scatter_halving"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct ct_algorithm *a = named(names[i]);

        for (int k = 0; k < ct_settings_count(a->params); k++) {
            const struct ct_setting setting = ct_settings_at(a->params, k);
            const struct ct_setting dealt = {{setting.values[0], [CT_SETTING_ORDER] = CT_DEALT}};

            cr_expect_eq(ct_algorithm_is_ordered(a, &setting), k == 0, "%s, %d", names[i], k);
            cr_expect_not(ct_algorithm_is_ordered(a, &dealt));
        }
    }
}

Test(allreduce_family, settings_that_plan_the_same_as_others_do_not_apply)
{
    const struct ct_algorithm *multiplying = named("allreduce_recursive_multiplying");
    const struct ct_algorithm *tree = named("allreduce_tree");

    cr_expect(applies(multiplying, 12, 8, (struct ct_setting){{3}}));
    cr_expect(applies(multiplying, 12, 8, (struct ct_setting){{4}}));
    /* 3 x 3 x ... needs no fold with 16 either, 2 x 2 is radix 2's */
    cr_expect_not(applies(multiplying, 3, 8, (struct ct_setting){{16}}));
    cr_expect_not(applies(multiplying, 4, 8, (struct ct_setting){{3}}));
    cr_expect_not(applies(multiplying, 64, 8, (struct ct_setting){{16}}));
    /* all ranks below rank 0 */
    cr_expect(applies(tree, 5, 8, (struct ct_setting){{0, 0, 4}}));
    cr_expect_not(applies(tree, 5, 8, (struct ct_setting){{0, 0, 8}}));
    cr_expect_not(applies(tree, 5, 8, (struct ct_setting){{0, 1, 8}}));
    /* allreduce_reduce_bcast */
    cr_expect_not(applies(tree, 16, LARGE, (struct ct_setting){{0, 1, 2}}));
    cr_expect(applies(tree, 16, LARGE, (struct ct_setting){{1024, 1, 2}}));
    cr_expect_not(applies(tree, 16, LARGE, (struct ct_setting){{0, 1, 1}}));
    cr_expect_not(applies(tree, 16, 1024, (struct ct_setting){{1024, 0, 1}}));
}
