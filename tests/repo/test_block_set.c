/*
 * test_block_set.c - rounds of blocks that are not consecutive.
 */
#include "repo/scheme/block_set.h"

#include <criterion/criterion.h>

enum { RANKS = 8, RANK = 2 };

/* The steps of one round; the set is given and taken. */
static struct ct_schedule *round_of(const bool set[RANKS], bool is_packed)
{
    const struct ct_shape shape = {.nranks = RANKS, .rank = RANK};
    const struct ct_set_round round = {.to = 5, .give = set, .from = 7, .take = set};
    struct ct_builder *builder = ct_builder_new(RANKS, RANK);
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag = {""};

    cr_assert_not_null(builder);
    ct_set_exchange(builder, &shape, &round, is_packed);
    cr_assert_eq(ct_builder_finish(builder, &schedule, &diag), CT_OK, "%s", diag.text);
    ct_builder_free(builder);
    return schedule;
}

static int count(const struct ct_schedule *schedule, enum ct_action action)
{
    int n = 0;

    for (int i = 0; i < schedule->nsteps; i++)
        n += schedule->steps[i].action == action;
    return n;
}

static void expect_steps(const bool set[RANKS], bool is_packed, int messages, int copies,
                         int scratch)
{
    struct ct_schedule *s = round_of(set, is_packed);

    cr_expect_eq(count(s, CT_DO_SEND), messages, "%d sends", count(s, CT_DO_SEND));
    cr_expect_eq(count(s, CT_DO_RECV), messages, "%d receives", count(s, CT_DO_RECV));
    cr_expect_eq(count(s, CT_DO_COPY), copies, "%d copies", count(s, CT_DO_COPY));
    cr_expect_eq(s->scratch_units[0], scratch, "%d units of scratch", s->scratch_units[0]);
    cr_expect_eq(s->scratch_units[1], scratch, "%d units of scratch", s->scratch_units[1]);
    ct_schedule_free(s);
}

/* Blocks 0, 2 to 4 and 7. */
static const bool three_runs[RANKS] = {1, 0, 1, 1, 1, 0, 0, 1};

Test(block_set, sends_each_run_by_itself_or_all_packed)
{
    expect_steps(three_runs, false, 3, 0, 0);
    expect_steps(three_runs, true, 1, 6, 5);
}

Test(block_set, does_not_copy_what_is_consecutive)
{
    static const bool one_run[RANKS] = {0, 0, 0, 1, 1, 1, 0, 0};

    expect_steps(one_run, false, 1, 0, 0);
    expect_steps(one_run, true, 1, 0, 0);
}

Test(block_set, sends_the_own_block_alone_from_the_send_buffer)
{
    bool own[RANKS] = {false};
    struct ct_schedule *s;

    own[RANK] = true;
    s = round_of(own, true);
    for (int i = 0; i < s->nsteps; i++) {
        if (s->steps[i].action == CT_DO_SEND)
            cr_expect_eq(s->steps[i].src.buffer, CT_SEND, "%d", s->steps[i].src.buffer);
    }
    ct_schedule_free(s);
}

Test(block_set, has_no_steps_for_nothing)
{
    static const bool nothing[RANKS] = {false};

    expect_steps(nothing, false, 0, 0, 0);
    expect_steps(nothing, true, 0, 0, 0);
}
