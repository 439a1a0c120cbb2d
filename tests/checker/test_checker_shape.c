/*
 * test_checker_shape.c - schedules that no builder makes are rejected, each
 * for its one fault.
 */
#include "tests/repo/descriptors.h"
#include "tests/repo/small_plans.h"

#include <limits.h>
#include <string.h>

enum { COPY, SEND, RECV, LATER, STEPS };

/* An allgather of two ranks with two units per block. */
static void plan_pair(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int other = nranks - 1 - rank;
    int recv;

    ct_set_units_per_block(b, segments);
    ct_copy(b, ct_span(CT_SEND, 0, 2), ct_span(CT_RECV, 2 * rank, 2));
    ct_send(b, other, ct_span(CT_SEND, 0, 2));
    recv = ct_recv(b, other, ct_span(CT_RECV, 2 * other, 2));
    ct_after(b, ct_copy(b, ct_span(CT_RECV, 2 * other, 2), ct_span(CT_SCRATCH, 0, 2)), recv);
}

static const struct small_plan pair = {"pair", &ct_allgather, false, false, plan_pair};

/* Of rank 0's schedule. */
#define PUT(name, field, value)                                                                    \
    static void name(struct ct_schedule *s)                                                        \
    {                                                                                              \
        s->field = value;                                                                          \
    }

PUT(peer_too_large, steps[SEND].peer, 2)
PUT(peer_negative, steps[RECV].peer, -1)
PUT(peer_self, steps[SEND].peer, 0)
PUT(action_unknown, steps[COPY].action, (enum ct_action)11)
PUT(action_native, steps[COPY].action, CT_DO_NATIVE)
PUT(tag_too_large, steps[SEND].tag, CT_TAGS_MAX)
PUT(tag_negative, steps[RECV].tag, -1)
PUT(span_beyond, steps[RECV].dst.first, 3)
PUT(span_far_beyond, steps[RECV].dst.first, INT_MAX)
PUT(span_before, steps[SEND].src.first, -1)
PUT(span_empty, steps[SEND].src.units, 0)
PUT(span_huge, steps[SEND].src.units, INT_MAX)
PUT(scratch_beyond, scratch_units[0], 1)
PUT(buffer_unknown, steps[RECV].dst.buffer, CT_SCRATCH + 1)
PUT(buffer_negative, steps[SEND].src.buffer, -1)
PUT(pair_unequal, steps[COPY].dst.units, 1)
PUT(pair_shifted, steps[COPY].dst.first, 1)
PUT(reduction, steps[COPY].action, CT_DO_REDUCE)
PUT(units_differ, units_per_block, 1)
PUT(rank_wrong, rank, 1)
PUT(nranks_wrong, nranks, 3)
PUT(scratch_negative, scratch_units[0], -1)
PUT(scratch_many, nscratch, CT_SCRATCH_MAX + 1)
PUT(epochs_short, epochs[1], 3)
PUT(epochs_late, epochs[0], 1)
PUT(preds_unnamed, steps[SEND].npreds, 1)
PUT(preds_lost, steps[LATER].npreds, 0)
PUT(succ_earlier, succs[0], SEND)
PUT(succ_beyond, succs[0], STEPS)
PUT(succs_outside, steps[RECV].first_succ, 1)
PUT(succs_negative, steps[RECV].nsuccs, -1)
PUT(barrier_in_company, steps[COPY].action, CT_DO_BARRIER)
PUT(number_of_no_one, steps[RECV].tag, 1)
PUT(send_in_vain, steps[LATER].action, CT_DO_SEND)
PUT(recv_in_vain, steps[LATER].action, CT_DO_RECV)
PUT(token_for_data, steps[SEND].action, CT_DO_TOKEN_SEND)

static void writes_send_buffer(struct ct_schedule *s)
{
    s->steps[RECV].dst = ct_span(CT_SEND, 0, 2);
}

static void sends_less(struct ct_schedule *s)
{
    s->steps[SEND].src.units = 1;
}

static void receives_shifted(struct ct_schedule *s)
{
    s->steps[RECV].dst.first = 1;
}

static void sends_twice(struct ct_schedule *s)
{
    s->steps[COPY].action = CT_DO_SEND;
    s->steps[COPY].peer = 1;
}

static void receives_twice(struct ct_schedule *s)
{
    s->steps[LATER].action = CT_DO_RECV;
    s->steps[LATER].peer = 1;
}

static void receives_nothing(struct ct_schedule *s)
{
    s->steps[RECV].action = CT_DO_COPY;
    s->steps[RECV].src = ct_span(CT_SEND, 0, 2);
}

static const struct fault {
    const char *text;
    void (*put)(struct ct_schedule *s);
} faults[] = {
    {"rank 0: step 1 (send of units 0..1 of the send buffer to rank 2, "
     "message 0): no such peer: rank 2",
     peer_too_large},
    {"no such peer: rank -1", peer_negative},
    {"no such peer: rank 0", peer_self},
    {"rank 0: step 0 (action 11): there is no such action", action_unknown},
    {"rank 0: step 0 (action 7): there is no such action", action_native},
    {"message number 16383 is not below 16383", tag_too_large},
    {"message number -1", tag_negative},
    {"a span of 2 units from unit 3 on leaves its buffer of 4 units", span_beyond},
    {"from unit 2147483647 on leaves", span_far_beyond},
    {"from unit -1 on leaves its buffer of 2 units", span_before},
    {"a span of 0 units", span_empty},
    {"a span of 2147483647 units", span_huge},
    {"from unit 0 on leaves its buffer of 1 units", scratch_beyond},
    {"there is no buffer 3", buffer_unknown},
    {"there is no buffer -1", buffer_negative},
    {"2 units become 1 units", pair_unequal},
    {"units 0 and 1 differ modulo 2 units per block", pair_shifted},
    {"allgather has no reductions", reduction},
    {"rank 1: 2 units per block, but 1 at rank 0", units_differ},
    {"rank 0: the schedule is for rank 1 of 2", rank_wrong},
    {"rank 0: the schedule is for rank 0 of 3", nranks_wrong},
    {"rank 0: scratch 0 has -1 units", scratch_negative},
    {"rank 0: 7 scratch buffers; the most are 6", scratch_many},
    {"rank 0: the 1 epochs do not hold the 4 steps", epochs_short},
    {"rank 0: the 1 epochs do not hold the 4 steps", epochs_late},
    {"step 1 (send of units 0..1 of the send buffer to rank 1, message 0): it "
     "waits for 1 steps, but 0 name it",
     preds_unnamed},
    {"it waits for 0 steps, but 1 name it", preds_lost},
    {"step 1 cannot wait for it", succ_earlier},
    {"step 4 cannot wait for it", succ_beyond},
    {"its successors are not in the list", succs_outside},
    {"-1 successors", succs_negative},
    {"step 0 (barrier): a barrier is not alone in its epoch (steps 0 to 3)", barrier_in_company},
    {"rank 0: step 2 (receive into units 2..3 of the receive buffer from rank "
     "1, message 1): rank 1 does not send that message",
     number_of_no_one},
    {"no such peer: rank -1", send_in_vain},
    {"no such peer: rank -1", recv_in_vain},
    {"rank 1: step 2 (receive into units 0..1 of the receive buffer from rank "
     "0, message 0): rank 0 does not send that message",
     token_for_data},
    {"writes the send buffer", writes_send_buffer},
    {"rank 1: step 2 (receive into units 0..1 of the receive buffer from rank "
     "0, message 0): it receives 2 units, but step 1 of rank 0 sends 1",
     sends_less},
    {"units from 1 on, but step 1 of rank 1 sends units from 0 on, which "
     "differ modulo 2",
     receives_shifted},
    {"step 1 (send of units 0..1 of the send buffer to rank 1, message 0): "
     "step 0 already sends a message with this number",
     sends_twice},
    {"step 2 already receives a message with this number", receives_twice},
    {"rank 1: step 1 (send of units 0..1 of the send buffer to rank 0, message "
     "0): rank 0 does not receive that message",
     receives_nothing},
};

static void expect(struct ct_schedule *const *all, int nranks, int err, const char *text)
{
    const struct ct_check check = check_of(&pair, all, nranks, false);
    struct ct_diag diag = {""};

    cr_assert_eq(ct_check_run(&check, NULL, &diag), err, "expected: %s; %s", text, diag.text);
    cr_assert_not_null(strstr(diag.text, text), "expected: %s; it says: %s", text, diag.text);
}

Test(checker_shape, accepts_the_schedules_before_a_fault_is_put_in)
{
    struct ct_schedule **all = plan_all(&pair, 2, 2);

    cr_assert_eq(all[0]->nsteps, STEPS);
    expect(all, 2, CT_OK, "");
    free_schedules(all, 2);
}

Test(checker_shape, rejects_each_fault_in_words_that_name_it)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        struct ct_schedule **all = plan_all(&pair, 2, 2);

        faults[i].put(all[0]);
        expect(all, 2, CT_ERR_INVALID, faults[i].text);
        free_schedules(all, 2);
    }
}

Test(checker_shape, rejects_units_that_cannot_be_numbered)
{
    struct ct_schedule **all = plan_all(&pair, 2, 2);

    for (int i = 0; i < 2; i++)
        all[i]->units_per_block = INT_MAX / 2 + 1;
    expect(all, 2, CT_ERR_INVALID, "units per block is out of range");
    for (int i = 0; i < 2; i++)
        all[i]->units_per_block = 0;
    expect(all, 2, CT_ERR_INVALID, "0 units per block is out of range");
    free_schedules(all, 2);
}

Test(checker_shape, rejects_numbers_of_ranks_out_of_range)
{
    struct ct_schedule **all = plan_all(&pair, 2, 2);

    expect(all, 0, CT_ERR_INVALID, "schedules for 0 ranks");
    expect(all, INT_MAX, CT_ERR_INVALID, "the most are 32768");
    free_schedules(all, 2);
}

Test(checker_shape, rejects_unequal_numbers_of_barriers)
{
    struct ct_schedule *all[2];

    for (int i = 0; i < 2; i++) {
        struct ct_builder *b = ct_builder_new(2, i);

        ct_barrier_step(b);
        if (i == 1)
            ct_barrier_step(b);
        all[i] = built(b);
    }
    expect(all, 2, CT_ERR_INVALID, "rank 1: 2 barriers, but 1 at rank 0");
    ct_schedule_free(all[0]);
    ct_schedule_free(all[1]);
}

Test(checker_shape, rejects_epochs_that_go_back)
{
    struct ct_builder *b = ct_builder_new(1, 0);
    struct ct_schedule *s;

    for (int i = 0; i < 3; i++) {
        ct_copy(b, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, 0, 1));
        ct_fence(b);
    }
    s = built(b);
    s->epochs[1] = 3;
    expect(&s, 1, CT_ERR_INVALID, "rank 0: epoch 1 begins at step 3, after the next one (step 2)");
    ct_schedule_free(s);
}

Test(checker_shape, needs_no_diag)
{
    struct ct_schedule **all = plan_all(&pair, 2, 2);
    const struct ct_check check = check_of(&pair, all, 2, false);

    all[0]->steps[SEND].peer = 5;
    cr_assert_eq(ct_check_run(&check, NULL, NULL), CT_ERR_INVALID);
    free_schedules(all, 2);
}
