/*
 * test_lockstep.c - rounds of small schedules with posts, counted by hand.
 */
#include "model/lockstep.h"
#include "repo/builder.h"

#include <criterion/criterion.h>

enum { RANKS = 3 };

/* Run schedules that are written so far. Returns rounds, or how it failed. */
static int run(struct ct_builder *const *builders)
{
    struct ct_schedule *all[RANKS];
    int rounds = 0, err;

    for (int rank = 0; rank < RANKS; rank++) {
        cr_assert_eq(ct_builder_finish(builders[rank], &all[rank], NULL), CT_OK);
        ct_builder_free(builders[rank]);
    }
    err = ct_lockstep_run(&(struct ct_lockstep){.rounds_most = 0},
                          (const struct ct_schedule *const *)all, RANKS, &rounds, NULL);
    for (int rank = 0; rank < RANKS; rank++)
        ct_schedule_free(all[rank]);
    return err == CT_OK ? rounds : err;
}

static void begin(struct ct_builder **builders)
{
    for (int rank = 0; rank < RANKS; rank++) {
        builders[rank] = ct_builder_new(RANKS, rank);
        cr_assert_not_null(builders[rank]);
    }
}

/* 0 posts n times for 1, which first gets tokens by way of 0 and 2. */
static int rounds_of_late_reader(int n)
{
    static const int reader = 1;
    struct ct_builder *b[RANKS];

    begin(b);
    ct_token_recv(b[1], 2);
    ct_fence(b[1]);
    ct_token_send(b[2], 1);
    for (int i = 0; i < n; i++) {
        ct_token_post(b[0], &reader, 1);
        ct_token_fetch(b[1], 0);
    }
    return run(b);
}

Test(lockstep, a_post_waits_for_the_readers_of_the_one_two_before)
{
    /* two slots: the token of the first round lets 1 fetch both; then come two more */
    cr_expect_eq(rounds_of_late_reader(1), 1);
    cr_expect_eq(rounds_of_late_reader(2), 1);
    cr_expect_eq(rounds_of_late_reader(3), 2);
    cr_expect_eq(rounds_of_late_reader(4), 2);
    cr_expect_eq(rounds_of_late_reader(5), 3);
}

Test(lockstep, a_post_does_not_wait_for_its_readers)
{
    static const int reader = 1;
    struct ct_builder *b[RANKS];

    begin(b);
    ct_token_post(b[0], &reader, 1);
    ct_fence(b[0]);
    ct_token_send(b[0], 1);
    ct_token_recv(b[1], 0);
    ct_fence(b[1]);
    ct_token_fetch(b[1], 0);
    cr_expect_eq(run(b), 1);
}

Test(lockstep, a_post_takes_a_round_and_a_fetch_none)
{
    static const int one = 1, two = 2;
    struct ct_builder *b[RANKS];

    begin(b);
    ct_token_post(b[0], &one, 1);
    ct_token_fetch(b[1], 0);
    ct_fence(b[1]);
    ct_token_post(b[1], &two, 1);
    ct_token_fetch(b[2], 1);
    cr_expect_eq(run(b), 2);
}

Test(lockstep, a_fetch_without_its_post_waits_for_ever)
{
    struct ct_builder *b[RANKS];

    begin(b);
    ct_token_fetch(b[1], 0);
    cr_expect_eq(run(b), CT_ERR_INVALID);
}
