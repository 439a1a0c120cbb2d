/*
 * test_plan_figures.c - what is counted in plans, against what was worked out by
 * hand.
 */
#include "checker/plan_figures.h"
#include "model/lockstep.h"
#include "repo/aliases.h"

#include <criterion/criterion.h>

static struct ct_plan_figures figures_of(const char *name, int nranks, struct ct_setting setting)
{
    const struct ct_named named = ct_named_find(ct_registry, name);
    const struct ct_algorithm *algorithm = named.algorithm;
    struct ct_plan_figures figures = {0};
    struct ct_problem problem = {.nranks = nranks, .bytes = 64};
    struct ct_diag diag = {""};

    cr_assert_not_null(algorithm, "no algorithm %s", name);
    problem.collective = algorithm->collective;
    problem.setting = ct_named_setting(&named, &setting);
    cr_assert_eq(ct_plan_figures(algorithm, &problem, &figures, &diag), CT_OK, "%s: %s", name,
                 diag.text);
    return figures;
}

static const struct {
    const char *name;
    int nranks;
    struct ct_setting setting;
    struct ct_plan_figures figures;
} cases[] = {
    /* all at once */
    {"alltoall_simple", 16, {{0}}, {16, 1, 15, 15, 0, 0, 240}},
    /* one after the other; light: tokens to 14 ranks, barriers: 4 */
    {"alltoall_ring", 16, {{0}}, {16, 15, 15, 15, 0, 0, 240}},
    {"alltoall_ring_light", 16, {{0}}, {16, 15, 15, 15, 0, 14, 240}},
    {"alltoall_ring_barrier", 16, {{4}}, {16, 15, 15, 15, 0, 4, 240}},
    /* 8 blocks in each of 4 rounds, and as many received */
    {"alltoall_bruck", 16, {{0}}, {16, 4, 4, 32, 16, 0, 64}},
    {"allgather_ring", 16, {{0}}, {16, 15, 15, 15, 0, 0, 240}},
    {"allgather_recursive_doubling", 16, {{0}}, {16, 4, 4, 15, 0, 0, 64}},
    /* halving, doubling; vectors in 16 chunks */
    {"allreduce_halving", 16, {{0}}, {16, 8, 8, 1.875, 2, 0, 128}},
    {"allreduce_ring", 13, {{0}}, {13, 24, 24, 24.0 / 13, 1, 0, 312}},
    {"allreduce_recursive_doubling", 16, {{0}}, {16, 4, 4, 4, 2, 0, 64}},
    /* a tree up, and down */
    {"allreduce_reduce_bcast", 16, {{0}}, {16, 8, 4, 4, 2, 0, 30}},
    /* nothing is sent */
    {"alltoall_simple", 1, {{0}}, {1, 0, 0, 0, 0, 0, 0}},
};

Test(plan_figures, are_what_hands_count)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_plan_figures want = cases[i].figures;
        const struct ct_plan_figures got =
            figures_of(cases[i].name, cases[i].nranks, cases[i].setting);

        cr_expect(got.nplanned == want.nplanned && got.rounds == want.rounds &&
                      got.messages == want.messages && got.syncs == want.syncs &&
                      got.scratch == want.scratch && got.all_messages == want.all_messages,
                  "%s, %d ranks: %d planned, %d rounds, %ld messages, %ld "
                  "syncs, %g scratch, %g messages of all",
                  cases[i].name, cases[i].nranks, got.nplanned, got.rounds, got.messages, got.syncs,
                  got.scratch, got.all_messages);
        cr_expect_float_eq(got.blocks, want.blocks, 1e-12, "%s: %g blocks", cases[i].name,
                           got.blocks);
    }
}

/* With so many steps a sample is planned, which cannot tell the rounds. */
Test(plan_figures, of_many_ranks_are_those_of_a_sample)
{
    const int nranks = 1000;
    const struct ct_plan_figures figures =
        figures_of("allgather_ring", nranks, (struct ct_setting){{0}});

    cr_expect_eq(figures.nplanned, CT_FIGURES_SAMPLE, "%d", figures.nplanned);
    cr_expect_eq(figures.rounds, -1, "%d", figures.rounds);
    cr_expect_eq(figures.messages, nranks - 1, "%ld", figures.messages);
    cr_expect_float_eq(figures.all_messages, nranks * (nranks - 1), 1e-3, "%g",
                       figures.all_messages);
}

/* The root of the tree needs most, and is in every sample. */
Test(plan_figures, have_the_scratch_of_the_rank_with_most)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, "alltoall_mesh");
    const struct ct_problem problem = {
        .collective = algorithm->collective, .nranks = 100, .bytes = 1, .setting = {{2}}};
    struct ct_plan_figures figures;

    cr_assert_eq(ct_plan_sample(algorithm, &problem, 8, &figures, NULL), CT_OK);
    cr_expect_eq(figures.nplanned, 8);
    cr_expect_float_eq(figures.scratch, 100.0 * 100, 1e-9, "%g", figures.scratch);
}

static struct ct_schedule *waits_for(int rank, int peer)
{
    struct ct_builder *builder = ct_builder_new(2, rank);
    struct ct_schedule *schedule = NULL;

    cr_assert_not_null(builder);
    ct_recv(builder, peer, ct_span(CT_RECV, 0, 1));
    ct_fence(builder);
    ct_send(builder, peer, ct_span(CT_SEND, 0, 1));
    cr_assert_eq(ct_builder_finish(builder, &schedule, NULL), CT_OK);
    ct_builder_free(builder);
    return schedule;
}

Test(rounds, of_a_deadlock_are_refused)
{
    struct ct_schedule *schedules[] = {waits_for(0, 1), waits_for(1, 0)};
    struct ct_diag diag = {""};
    int rounds = 0;

    cr_expect_eq(ct_lockstep_run(&(struct ct_lockstep){.skips_tokens = true},
                                 (const struct ct_schedule *const *)schedules, 2, &rounds, &diag),
                 CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "ranks wait for each other for ever");
    ct_schedule_free(schedules[0]);
    ct_schedule_free(schedules[1]);
}
