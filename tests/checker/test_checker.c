/*
 * test_checker.c - what the checker accepts and counts, and how it rejects
 * schedules that can be built. Malformed ones: test_checker_shape.c.
 */
#include "tests/repo/descriptors.h"
#include "tests/repo/small_plans.h"

#include <string.h>

#define BLOCK(buffer, i) ct_span(buffer, i, 1)

/* Two to four ranks' schedules, written by hand. */
struct made {
    struct ct_builder *builders[4];
    struct ct_schedule *schedules[4];
    struct ct_check check;
};

static struct made make(const struct ct_collective *collective, int nranks)
{
    struct made made = {.check = {.collective = collective, .nranks = nranks}};

    for (int i = 0; i < nranks; i++)
        made.builders[i] = ct_builder_new(nranks, i);
    return made;
}

static int run(struct made *made, struct ct_diag *diag)
{
    int err;

    for (int i = 0; i < made->check.nranks; i++)
        made->schedules[i] = built(made->builders[i]);
    made->check.schedules = (const struct ct_schedule *const *)made->schedules;
    diag->text[0] = '\0';
    err = ct_check_run(&made->check, NULL, diag);
    for (int i = 0; i < made->check.nranks; i++)
        ct_schedule_free(made->schedules[i]);
    return err;
}

static void expect_accepted(struct made *made)
{
    struct ct_diag diag;

    cr_assert_eq(run(made, &diag), CT_OK, "%s", diag.text);
}

static void expect_rejected(struct made *made, const char *text)
{
    struct ct_diag diag;

    cr_assert_eq(run(made, &diag), CT_ERR_INVALID, "accepted; expected: %s", text);
    cr_assert_not_null(strstr(diag.text, text), "expected: %s; it says: %s", text, diag.text);
}

Test(checker, accepts_right_schedules_for_any_number_of_ranks)
{
    for (int p = 1; p <= 17; p++) {
        for (size_t i = 0; i < 4 * SMALL_PLANS; i++) {
            const struct small_plan *plan = &small_plans[i / 4];
            const int segments = i % 2 == 0 ? 1 : 3;
            struct ct_schedule **all;
            struct ct_check check;
            struct ct_diag diag;

            if (plan->powers_of_two && (p & (p - 1)) != 0)
                continue;
            all = plan_all(plan, p, segments);
            check = check_of(plan, all, p, i % 4 >= 2);
            cr_assert_eq(ct_check_run(&check, NULL, &diag), CT_OK, "%s, %d ranks, %d segments: %s",
                         plan->name, p, segments, diag.text);
            free_schedules(all, p);
        }
    }
}

Test(checker, counts_messages_units_tokens_barriers_and_memory)
{
    struct ct_schedule **all = plan_all(&small_plans[1], 3, 2);
    const struct ct_check check = check_of(&small_plans[1], all, 3, false);
    struct ct_check_counts counts;

    cr_assert_eq(ct_check_run(&check, &counts, NULL), CT_OK);
    cr_assert_eq(counts.messages, 12); /* 3 ranks, 2 peers, 2 segments */
    cr_assert_eq(counts.units_sent, 12);
    cr_assert_eq(counts.tokens, 6);
    cr_assert_eq(counts.barriers, 1);
    cr_assert_eq(counts.scratch_units_max, 0);
    cr_assert_eq(counts.schedule_bytes_max, ct_schedule_memory(all[0]));
    free_schedules(all, 3);

    all = plan_all(&small_plans[2], 4, 5);
    cr_assert_eq(
        ct_check_run(&(struct ct_check){.collective = &ct_allreduce,
                                        .nranks = 4,
                                        .schedules = (const struct ct_schedule *const *)all,
                                        .ordered = true},
                     &counts, NULL),
        CT_OK);
    cr_assert_eq(counts.messages, 8);
    cr_assert_eq(counts.units_sent, 40);
    cr_assert_eq(counts.scratch_units_max, 5);
    free_schedules(all, 4);
}

Test(checker, matches_by_number_whatever_the_order_of_steps)
{
    struct made made = make(&ct_alltoall, 2);

    for (int i = 0; i < 2; i++) {
        struct ct_builder *b = made.builders[i];
        const int other = 1 - i;

        ct_copy(b, BLOCK(CT_SEND, i), BLOCK(CT_RECV, i));
        if (i == 1) /* receives first, in another epoch */
            ct_recv(b, 0, BLOCK(CT_RECV, 0));
        ct_fence(b);
        ct_send(b, other, BLOCK(CT_SEND, other));
        if (i == 0)
            ct_recv(b, 1, BLOCK(CT_RECV, 1));
    }
    expect_accepted(&made);
}

Test(checker, names_the_ranks_that_wait_for_each_other)
{
    struct made made = make(&ct_allgather, 3);

    /* everyone sends to the right before receiving from the left */
    for (int i = 0; i < 3; i++) {
        ct_send(made.builders[i], (i + 1) % 3, BLOCK(CT_SEND, 0));
        ct_fence(made.builders[i]);
        ct_recv(made.builders[i], (i + 2) % 3, BLOCK(CT_RECV, (i + 2) % 3));
    }
    expect_rejected(&made, "deadlock: rank 0 waits for rank 1 in step 0 (send of unit 0 of the "
                           "send buffer to rank 1, message 0), rank 1 waits for rank 2 in step 0 "
                           "(send of unit 0 of the send buffer to rank 2, message 0), rank 2 "
                           "waits for rank 0 in step 0");
}

Test(checker, finds_a_deadlock_through_predecessors)
{
    struct made made = make(&ct_allgather, 2);

    for (int i = 0; i < 2; i++) {
        struct ct_builder *b = made.builders[i];
        const int other = 1 - i;
        const int recv = ct_recv(b, other, BLOCK(CT_RECV, other));
        const int copy = ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_RECV, i));

        ct_after(b, copy, recv);
        ct_after(b, ct_send(b, other, BLOCK(CT_SEND, 0)), copy);
    }
    expect_rejected(&made, "rank 1 waits for rank 0 in step 0 (receive into "
                           "unit 0 of the receive buffer from rank 0, "
                           "message 0)");
}

Test(checker, finds_a_deadlock_with_a_barrier)
{
    struct made made = make(&ct_allgather, 3);

    ct_barrier_step(made.builders[0]);
    ct_token_send(made.builders[0], 2);
    ct_barrier_step(made.builders[1]);
    ct_token_recv(made.builders[2], 0);
    ct_barrier_step(made.builders[2]);
    expect_rejected(&made, "deadlock: rank 0 waits for rank 2 in step 0 "
                           "(barrier), rank 2 waits for rank 0 in step 0 "
                           "(token 0 from rank 0)");
}

Test(checker, rejects_a_receive_into_what_is_being_sent)
{
    struct made made = make(&ct_alltoall, 2);

    for (int i = 0; i < 2; i++) {
        struct ct_builder *b = made.builders[i];

        ct_copy(b, BLOCK(CT_SEND, 1 - i), BLOCK(CT_RECV, 1 - i));
        ct_copy(b, BLOCK(CT_SEND, i), BLOCK(CT_RECV, i));
        ct_fence(b);
        ct_send(b, 1 - i, BLOCK(CT_RECV, 1 - i));
        ct_recv(b, 1 - i, BLOCK(CT_RECV, 1 - i));
    }
    expect_rejected(&made, "rank 0: step 3 (receive into unit 1 of the receive buffer "
                           "from rank 1, message 0): it may write unit 1 of the "
                           "receive buffer while step 2 (send of unit 1 of the "
                           "receive buffer to rank 1, message 0) reads it");
}

Test(checker, rejects_two_writers_and_a_reader_beside_a_writer)
{
    struct made writers = make(&ct_allgather, 1);
    struct made reader = make(&ct_allgather, 1);

    ct_copy(writers.builders[0], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    ct_copy(writers.builders[0], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    expect_rejected(&writers, "it may write unit 0 of the receive buffer while "
                              "step 0 (copy of unit 0 of the send buffer to "
                              "unit 0 of the receive buffer) writes it");
    ct_copy(reader.builders[0], BLOCK(CT_SEND, 0), BLOCK(CT_SCRATCH + 1, 3));
    ct_copy(reader.builders[0], BLOCK(CT_SCRATCH + 1, 3), BLOCK(CT_RECV, 0));
    expect_rejected(&reader, "it may read unit 3 of scratch 1 while step 0");
}

/* Both combine rank 0's contribution with rank 1's; rank 1 does so in the
   receive buffer, whether or not its own is still being sent. */
static void plan_exchange(struct ct_builder *b, int rank)
{
    const int send = ct_send(b, 1 - rank, BLOCK(CT_SEND, 0));
    const int recv = ct_recv(b, 1 - rank, BLOCK(CT_SCRATCH, 0));

    if (rank == 1) {
        const int copy = ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
        const int reduce = ct_combine(b, BLOCK(CT_SCRATCH, 0), BLOCK(CT_RECV, 0));

        ct_after(b, reduce, recv);
        ct_after(b, reduce, copy);
    } else {
        const int reduce = ct_combine(b, BLOCK(CT_SEND, 0), BLOCK(CT_SCRATCH, 0));
        const int copy = ct_copy(b, BLOCK(CT_SCRATCH, 0), BLOCK(CT_RECV, 0));

        ct_after(b, reduce, recv);
        ct_after(b, copy, reduce);
        ct_after(b, copy, send);
    }
}

Test(checker, sees_what_shares_memory_in_place)
{
    for (int in_place = 0; in_place <= 1; in_place++) {
        struct made made = make(&ct_allreduce, 2);

        made.check.in_place = in_place == 1;
        for (int i = 0; i < 2; i++)
            plan_exchange(made.builders[i], i);
        if (in_place == 0)
            expect_accepted(&made);
        else
            expect_rejected(&made, "rank 1: step 3 (reduction of unit 0 of "
                                   "scratch 0 into unit 0 of the receive "
                                   "buffer): it may write unit 0 of the "
                                   "receive buffer while step 0 (send of unit "
                                   "0 of the send buffer to rank 0, message "
                                   "0) reads it");
    }
}

Test(checker, lets_a_copy_in_place_stand_beside_a_send)
{
    struct made made = make(&ct_allgather, 2);

    made.check.in_place = true;
    for (int i = 0; i < 2; i++) {
        struct ct_builder *b = made.builders[i];

        ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_RECV, i));
        ct_send(b, 1 - i, BLOCK(CT_RECV, i)); /* unordered: the same already */
        ct_recv(b, 1 - i, BLOCK(CT_RECV, 1 - i));
    }
    expect_accepted(&made);
}

Test(checker, rejects_a_step_whose_spans_overlap)
{
    struct made made = make(&ct_allreduce, 1);

    ct_copy(made.builders[0], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    ct_fence(made.builders[0]);
    ct_combine(made.builders[0], BLOCK(CT_RECV, 0), BLOCK(CT_RECV, 0));
    expect_rejected(&made, "step 1 (reduction of unit 0 of the receive buffer "
                           "into unit 0 of the receive buffer): its source "
                           "and destination overlap");
}

/* A copy, a chain of `length` copies, and one that overwrites its source. */
static struct made make_chain(int length, int gap)
{
    struct made made = make(&ct_allgather, 1);
    struct ct_builder *b = made.builders[0];
    int last = ct_copy(b, BLOCK(CT_SCRATCH, 0), BLOCK(CT_SCRATCH, 1));

    for (int i = 0; i < length; i++) {
        const int step = ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_SCRATCH, i + 2));

        if (i != gap)
            ct_after(b, step, last);
        last = step;
    }
    ct_after(b, ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_SCRATCH, 0)), last);
    ct_fence(b);
    ct_copy(b, BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    return made;
}

Test(checker, follows_predecessors_over_any_distance)
{
    static const int lengths[] = {0, 1, 62, 63, 64, 65, 500};

    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        struct made whole = make_chain(lengths[i], -1);

        /* without hazard, but scratch was never written */
        expect_rejected(&whole, "step 0 (copy of unit 0 of scratch 0 to unit 1 "
                                "of scratch 0): it reads unit 0 of scratch 0, "
                                "where nothing was written");
        if (lengths[i] > 0) {
            struct made broken = make_chain(lengths[i], lengths[i] / 2);

            expect_rejected(&broken, "it may write unit 0 of scratch 0 while "
                                     "step 0");
        }
    }
}

Test(checker, rejects_wrong_data_at_the_end)
{
    struct made crossed = make(&ct_alltoall, 2);
    struct made own = make(&ct_allgather, 2);
    struct made empty = make(&ct_allgather, 1);

    for (int i = 0; i < 2; i++) {
        struct ct_builder *b = crossed.builders[i];

        ct_copy(b, BLOCK(CT_SEND, i), BLOCK(CT_RECV, i));
        ct_send(b, 1 - i, BLOCK(CT_SEND, i));
        ct_recv(b, 1 - i, BLOCK(CT_RECV, 1 - i));
        ct_copy(own.builders[i], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, i));
        ct_copy(own.builders[i], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 1 - i));
    }
    expect_rejected(&crossed, "rank 0 ends with the wrong data in unit 1 of "
                              "the receive buffer: item 1 of rank 1 instead "
                              "of item 0 of rank 1");
    expect_rejected(&own, "unit 1 of the receive buffer: item 0 of rank 0 "
                          "instead of item 1 of rank 1");
    expect_rejected(&empty, "unit 0 of the receive buffer: nothing was "
                            "written there");
}

Test(checker, rejects_contributions_missing_or_there_twice)
{
    struct made missing = make(&ct_allreduce, 2);
    struct made twice = make(&ct_allreduce, 1);

    for (int i = 0; i < 2; i++)
        ct_copy(missing.builders[i], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    expect_rejected(&missing, "rank 0 ends with the wrong data in unit 0 of "
                              "the receive buffer: the contribution of rank 1 "
                              "is missing");
    ct_copy(twice.builders[0], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    ct_fence(twice.builders[0]);
    ct_combine(twice.builders[0], BLOCK(CT_SEND, 0), BLOCK(CT_RECV, 0));
    expect_rejected(&twice, "step 1 (reduction of unit 0 of the send buffer "
                            "into unit 0 of the receive buffer): the "
                            "contribution of rank 0 is already in unit 0");
}

Test(checker, wants_rank_order_only_where_it_is_claimed)
{
    struct ct_schedule **all = plan_all(&small_plans[3], 3, 1);
    struct ct_check check = check_of(&small_plans[3], all, 3, false);
    struct ct_diag diag;

    cr_assert_eq(ct_check_run(&check, NULL, &diag), CT_OK, "%s", diag.text);
    check.ordered = true;
    cr_assert_eq(ct_check_run(&check, NULL, &diag), CT_ERR_INVALID);
    cr_assert_not_null(strstr(diag.text, "contributions are not in the order of ranks"), "%s",
                       diag.text);
    free_schedules(all, 3);
}
