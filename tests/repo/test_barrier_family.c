/*
 * test_barrier_family.c - tokens and rounds of barriers, by the formulas, and
 * what the checker finds in one that does not wait for all.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

/* Tokens of the rank with most, and rounds. */
static const struct {
    const char *name;
    int nranks;
    struct ct_setting setting;
    int rounds;
    long tokens;
} cases[] = {
    /* all to rank 0, rank 0 to all */
    {"barrier_linear", 13, {{0}}, 2, 12},
    {"barrier_double_ring", 13, {{0}}, 25, 2},
    /* ceil(log_k p) rounds of k-1 tokens; fewer in the last */
    {"barrier_dissemination", 16, {{2}}, 4, 4},
    {"barrier_dissemination", 17, {{2}}, 5, 5},
    {"barrier_dissemination", 16, {{4}}, 2, 6},
    {"barrier_dissemination", 13, {{4}}, 2, 6},
    {"barrier_dissemination", 9, {{4}}, 2, 5},
    {"barrier_dissemination", 13, {{16}}, 1, 12},
    /* 16 = 4 x 4; 13: 8 work, a rank for two */
    {"barrier_recursive_doubling", 16, {{2}}, 4, 4},
    {"barrier_recursive_doubling", 16, {{4}}, 2, 6},
    {"barrier_recursive_doubling", 13, {{2}}, 5, 4},
    /* up and down: three levels below the root; four children in the first */
    {"barrier_tree", 15, {{0, 2}}, 6, 3},
    {"barrier_tree", 16, {{1, 2}}, 8, 4},
    {"barrier_tree", 16, {{1, 4}}, 4, 6},
};

Test(barrier_family, busiest_rank_sends_what_the_papers_say)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_plan_figures most =
            busiest(named(cases[i].name), cases[i].nranks, cases[i].setting);

        cr_expect(most.rounds == cases[i].rounds && most.syncs == cases[i].tokens,
                  "%s, %d ranks, %d: %d rounds, %ld tokens", cases[i].name, cases[i].nranks,
                  cases[i].setting.values[0], most.rounds, most.syncs);
        cr_expect(most.messages == 0 && most.scratch == 0);
    }
}

/* p-1 ranks must be heard of and p-1 released: no barrier has fewer tokens. */
Test(barrier_family, trees_send_the_fewest_tokens)
{
    static const char *const names[] = {"barrier_linear", "barrier_tree"};

    for (int p = 1; p <= 40; p++) {
        for (int i = 0; i < 2; i++) {
            const struct ct_algorithm *a = named(names[i]);
            const struct ct_setting setting = ct_settings_at(a->params, 0);
            const struct ct_shape shape = {.nranks = p, .setting = setting, .segments = 1};
            struct ct_check_counts counts = {0};

            if (!applies(a, p, 0, setting))
                continue;
            check(a, shape, &counts);
            cr_expect_eq(counts.tokens, 2 * (p - 1), "%s, %d ranks: %ld tokens", a->name, p,
                         (long)counts.tokens);
        }
    }
}

Test(barrier_family, settings_that_plan_the_same_as_others_do_not_apply)
{
    const struct ct_algorithm *dissemination = named("barrier_dissemination");
    const struct ct_algorithm *doubling = named("barrier_recursive_doubling");
    const struct ct_algorithm *tree = named("barrier_tree");

    cr_expect(applies(dissemination, 2, 0, (struct ct_setting){{2}}));
    cr_expect_not(applies(dissemination, 2, 0, (struct ct_setting){{3}}));
    cr_expect(applies(dissemination, 5, 0, (struct ct_setting){{8}}));
    cr_expect_not(applies(dissemination, 5, 0, (struct ct_setting){{16}}));
    cr_expect_not(applies(dissemination, 1, 0, (struct ct_setting){{2}}));
    cr_expect_not(applies(doubling, 2, 0, (struct ct_setting){{2}}));
    cr_expect(applies(doubling, 12, 0, (struct ct_setting){{3}}));
    cr_expect_not(applies(doubling, 4, 0, (struct ct_setting){{3}}));
    cr_expect(applies(tree, 4, 0, (struct ct_setting){{0, 2}}));
    cr_expect_not(applies(tree, 3, 0, (struct ct_setting){{0, 2}}));
    cr_expect_not(applies(tree, 5, 0, (struct ct_setting){{0, 4}}));
    cr_expect(applies(tree, 6, 0, (struct ct_setting){{0, 4}}));
}

/* One round of dissemination. */
static void plan_neighbours(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    ct_token_send(builder, (shape->rank + 1) % p);
    ct_token_recv(builder, (shape->rank + p - 1) % p);
}

Test(barrier_family, checker_refuses_one_that_does_not_wait_for_all)
{
    const struct ct_algorithm wrong = {
        .name = "barrier_of_neighbours", .collective = &ct_barrier, .plan = plan_neighbours};
    const struct ct_planner planner = ct_planner_of(&wrong);
    struct ct_shape shape = {.nranks = 3, .segments = 1};
    struct ct_diag diag = {""};

    cr_expect_eq(ct_plan_check(&planner, &shape, NULL, NULL, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "rank 0 may finish before rank 1 has started");
    shape.nranks = 2;
    cr_expect_eq(ct_plan_check(&planner, &shape, NULL, NULL, &diag), CT_OK);
}
