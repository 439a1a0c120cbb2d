/*
 * test_rounds.c - which schedules are run as rounds.
 */
#include "library/run/sendrecv_rounds.h"
#include "repo/algorithm.h"

#include <criterion/criterion.h>

#define BLOCK(buffer, i) ct_span(buffer, i, 1)

static void expect_fit(struct ct_builder *b, bool fits)
{
    struct ct_schedule *schedule = NULL;

    cr_assert_eq(ct_builder_finish(b, &schedule, NULL), CT_OK);
    ct_builder_free(b);
    cr_assert_eq(ct_rounds_fit(schedule), fits);
    ct_schedule_free(schedule);
}

static void exchange(struct ct_builder *b, int peer)
{
    ct_send(b, peer, BLOCK(CT_SEND, 0));
    ct_recv(b, peer, BLOCK(CT_RECV, peer));
}

Test(rounds, one_message_each_way_and_copies)
{
    struct ct_builder *b = ct_builder_new(4, 0);

    exchange(b, 1);
    ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    ct_fence(b);
    ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_SCRATCH, 0));
    ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_SCRATCH, 1));
    ct_fence(b);
    ct_recv(b, 3, BLOCK(CT_RECV, 3));
    ct_send(b, 2, BLOCK(CT_SCRATCH, 0));
    expect_fit(b, true);
}

Test(rounds, more_messages_at_once_are_none)
{
    struct ct_builder *b = ct_builder_new(4, 0);

    exchange(b, 1);
    exchange(b, 2);
    expect_fit(b, false);
}

Test(rounds, one_message_alone_is_none)
{
    struct ct_builder *b = ct_builder_new(4, 0);

    exchange(b, 1);
    ct_fence(b);
    ct_send(b, 1, BLOCK(CT_SEND, 0));
    expect_fit(b, false);
}

Test(rounds, two_messages_one_way_are_none)
{
    struct ct_builder *b = ct_builder_new(4, 0);

    ct_send(b, 1, BLOCK(CT_SEND, 0));
    ct_send(b, 2, BLOCK(CT_SEND, 0));
    expect_fit(b, false);
}

Test(rounds, messages_apart_are_none)
{
    struct ct_builder *b = ct_builder_new(4, 0);

    ct_send(b, 1, BLOCK(CT_SEND, 0));
    ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    ct_recv(b, 1, BLOCK(CT_RECV, 1));
    expect_fit(b, false);
}

Test(rounds, what_waits_for_a_message_of_its_epoch_is_none)
{
    struct ct_builder *b = ct_builder_new(4, 0);
    const int recv = ct_recv(b, 1, BLOCK(CT_SCRATCH, 0));

    ct_send(b, 1, BLOCK(CT_SEND, 0));
    ct_after(b, ct_copy(b, BLOCK(CT_SCRATCH, 0), BLOCK(CT_RECV, 1)), recv);
    expect_fit(b, false);
    b = ct_builder_new(4, 0);
    ct_after(b, ct_send(b, 1, BLOCK(CT_SEND, 0)), ct_recv(b, 1, BLOCK(CT_RECV, 1)));
    expect_fit(b, false);
}

Test(rounds, tokens_barriers_and_segments_are_none)
{
    struct ct_builder *b = ct_builder_new(4, 0);

    ct_token_send(b, 1);
    ct_token_recv(b, 1);
    expect_fit(b, false);
    b = ct_builder_new(4, 0);
    exchange(b, 1);
    ct_barrier_step(b);
    expect_fit(b, false);
    b = ct_builder_new(4, 0);
    ct_set_units_per_block(b, 2);
    exchange(b, 1);
    expect_fit(b, false);
}

Test(rounds, only_short_calls_pay)
{
    cr_assert_not(ct_rounds_pay(0));
    cr_assert(ct_rounds_pay(1));
    cr_assert(ct_rounds_pay(CT_ROUNDS_BYTES));
    cr_assert_not(ct_rounds_pay(CT_ROUNDS_BYTES + 1));
}

/* What this is for: doubling, and on two ranks the ring. */
Test(rounds, algorithms_that_are_rounds)
{
    static const struct {
        const char *name;
        int nranks;
        bool fits;
    } cases[] = {
        {"allgather_recursive_doubling", 8, true},
        {"allreduce_recursive_doubling", 8, true},
        {"allreduce_recursive_doubling", 5, false},
        {"allgather_ring", 2, true},
        {"allgather_ring", 4, false}, /* its steps wait for one another */
        {"alltoall_spread", 4, false},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, cases[i].name);
        struct ct_shape shape = {.nranks = cases[i].nranks, .segments = 1};
        struct ct_schedule *schedule = NULL;

        shape.setting = ct_settings_at(algorithm->params, 0);
        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &schedule, NULL), CT_OK);
        cr_assert_eq(ct_rounds_fit(schedule), cases[i].fits, "%s on %d", cases[i].name,
                     cases[i].nranks);
        ct_schedule_free(schedule);
    }
}
