/*
 * test_builder.c - schedules as they are built, and what schedule.h,
 * status.h and algorithm.h offer besides.
 */
#include "repo/algorithm.h"
#include "repo/segment_bytes.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define UNIT(buffer, i) ct_span(buffer, i, 1)

static struct ct_schedule *built(struct ct_builder *b)
{
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag;

    cr_assert_eq(ct_builder_finish(b, &schedule, &diag), CT_OK, "%s", diag.text);
    ct_builder_free(b);
    return schedule;
}

static void expect_failure(struct ct_builder *b, const char *text)
{
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_builder_finish(b, &schedule, &diag), CT_ERR_INVALID);
    cr_assert_null(schedule);
    cr_assert_str_eq(diag.text, text);
    ct_builder_free(b);
}

Test(builder, numbers_messages_by_peer_kind_and_direction)
{
    static const int tags[] = {0, 0, 1, 0, 0, 0, 1};
    struct ct_builder *b = ct_builder_new(3, 0);
    struct ct_schedule *s;

    ct_send(b, 1, UNIT(CT_SEND, 0));
    ct_send(b, 2, UNIT(CT_SEND, 0));
    ct_send(b, 1, UNIT(CT_SEND, 0));
    ct_recv(b, 1, UNIT(CT_RECV, 1));
    ct_token_send(b, 1);
    ct_token_recv(b, 1);
    ct_token_send(b, 1);
    s = built(b);
    cr_assert_eq(s->nsteps, 7);
    for (int i = 0; i < s->nsteps; i++)
        cr_assert_eq(s->steps[i].tag, tags[i], "step %d has tag %d", i, s->steps[i].tag);
    ct_schedule_free(s);
}

Test(builder, numbers_posts_by_reader_and_makes_them_one_after_the_other)
{
    static const int both[] = {1, 2};
    static const struct ct_reader readers[] = {{1, 0}, {2, 0}, {2, 1}, {1, 1}, {2, 2}};
    struct ct_builder *b = ct_builder_new(3, 0);
    struct ct_schedule *s;

    ct_post(b, both, 2, UNIT(CT_SEND, 0));
    ct_post(b, &both[1], 1, UNIT(CT_SEND, 1));
    ct_fence(b);
    ct_token_post(b, both, 2);
    s = built(b);
    cr_assert_eq(s->nreaders, 5);
    for (int i = 0; i < s->nreaders; i++) {
        cr_assert_eq(s->readers[i].rank, readers[i].rank);
        cr_assert_eq(s->readers[i].tag, readers[i].tag, "reader %d", i);
    }
    cr_assert_eq(s->steps[1].first_reader, 2);
    cr_assert_eq(s->steps[1].nreaders, 1);
    cr_assert_eq(s->steps[1].npreds, 1, "the second post does not wait for the first");
    cr_assert_eq(s->steps[2].npreds, 0, "an earlier epoch is over");
    ct_schedule_free(s);
}

Test(builder, a_fetch_has_the_next_number_of_its_peer_and_no_scratch_of_its_source)
{
    struct ct_builder *b = ct_builder_new(3, 0);
    struct ct_schedule *s;

    ct_fetch(b, 1, ct_span(CT_SCRATCH + 1, 0, 4), 1, ct_span(CT_SCRATCH, 0, 2));
    ct_token_fetch(b, 2);
    ct_fetch_combine(b, 1, ct_span(CT_SEND, 0, 2), 0, ct_span(CT_RECV, 0, 2));
    s = built(b);
    cr_assert_eq(s->steps[0].skip, 1);
    cr_assert_eq(s->steps[1].tag, 0);
    cr_assert_eq(s->steps[2].tag, 1);
    cr_assert_eq(s->nscratch, 1, "the poster's scratch is not the reader's");
    ct_schedule_free(s);
}

Test(builder, adds_no_step_where_there_is_nothing_to_do)
{
    struct ct_builder *b = ct_builder_new(2, 0);
    struct ct_schedule *s;

    cr_assert_eq(ct_send(b, 1, ct_span(CT_SEND, 0, 0)), CT_NO_STEP);
    cr_assert_eq(ct_recv(b, 1, ct_span(CT_RECV, 0, 0)), CT_NO_STEP);
    cr_assert_eq(ct_combine(b, ct_span(CT_SEND, 0, 0), ct_span(CT_RECV, 0, 0)), CT_NO_STEP);
    cr_assert_eq(ct_copy(b, ct_span(CT_SEND, 0, 0), ct_span(CT_RECV, 0, 0)), CT_NO_STEP);
    cr_assert_eq(ct_copy(b, UNIT(CT_RECV, 1), UNIT(CT_RECV, 1)), CT_NO_STEP);
    cr_assert_eq(ct_copy(b, UNIT(CT_SEND, 1), UNIT(CT_RECV, 1)), 0);
    cr_assert_eq(ct_send(b, 1, UNIT(CT_SEND, 0)), 1);
    cr_assert_eq(ct_post(b, NULL, 0, UNIT(CT_SEND, 0)), CT_NO_STEP);
    cr_assert_eq(ct_token_post(b, NULL, 0), CT_NO_STEP);
    cr_assert_eq(ct_fetch(b, 1, ct_span(CT_SEND, 0, 0), 0, ct_span(CT_RECV, 0, 0)), CT_NO_STEP);
    s = built(b);
    cr_assert_eq(s->nsteps, 2);
    cr_assert_eq(s->steps[1].tag, 0, "a message of nothing was numbered");
    ct_schedule_free(s);
}

Test(builder, makes_one_epoch_of_what_no_fence_divides)
{
    static const int epochs[] = {0, 2, 3, 4, 5};
    struct ct_builder *b = ct_builder_new(2, 0);
    struct ct_schedule *s;

    ct_fence(b);
    ct_send(b, 1, UNIT(CT_SEND, 0));
    ct_recv(b, 1, UNIT(CT_RECV, 1));
    ct_fence(b);
    ct_fence(b);
    ct_send(b, 1, UNIT(CT_SEND, 0));
    ct_barrier_step(b);
    ct_send(b, 1, UNIT(CT_SEND, 0));
    s = built(b);
    cr_assert_eq(s->nsteps, 5);
    cr_assert_eq(s->steps[3].action, CT_DO_BARRIER);
    cr_assert_eq(s->nepochs, 4);
    cr_assert_arr_eq(s->epochs, epochs, sizeof epochs);
    ct_schedule_free(s);
}

Test(builder, turns_predecessors_into_successors)
{
    struct ct_builder *b = ct_builder_new(2, 0);
    const int first = ct_copy(b, UNIT(CT_SEND, 0), UNIT(CT_RECV, 0));
    const int second = ct_recv(b, 1, UNIT(CT_SCRATCH, 0));
    const int third = ct_send(b, 1, UNIT(CT_RECV, 0));
    struct ct_schedule *s;

    ct_after(b, third, second);
    ct_after(b, third, first);
    ct_after(b, second, first);
    ct_after(b, third, CT_NO_STEP);
    ct_after(b, CT_NO_STEP, first);
    ct_fence(b);
    ct_after(b, ct_send(b, 1, UNIT(CT_SEND, 0)), first); /* earlier epoch */
    s = built(b);
    cr_assert_eq(s->steps[first].npreds, 0);
    cr_assert_eq(s->steps[second].npreds, 1);
    cr_assert_eq(s->steps[third].npreds, 2);
    cr_assert_eq(s->steps[3].npreds, 0);
    cr_assert_eq(s->steps[first].nsuccs, 2);
    cr_assert_eq(s->succs[s->steps[first].first_succ], third);
    cr_assert_eq(s->succs[s->steps[first].first_succ + 1], second);
    cr_assert_eq(s->succs[s->steps[second].first_succ], third);
    ct_schedule_free(s);
}

Test(builder, makes_scratch_as_large_as_it_is_used)
{
    struct ct_builder *b = ct_builder_new(2, 0);
    struct ct_schedule *s;

    ct_recv(b, 1, ct_span(CT_SCRATCH + 2, 3, 4));
    ct_send(b, 1, ct_span(CT_SCRATCH, 1, 1));
    s = built(b);
    cr_assert_eq(s->nscratch, 3);
    cr_assert_eq(s->scratch_units[0], 2);
    cr_assert_eq(s->scratch_units[1], 0);
    cr_assert_eq(s->scratch_units[2], 7);
    ct_schedule_free(s);
}

Test(builder, keeps_many_steps_and_edges)
{
    struct ct_builder *b = ct_builder_new(1, 0);
    struct ct_schedule *s;

    for (int i = 0; i < 1000; i++)
        ct_after(b, ct_copy(b, UNIT(CT_SEND, 0), UNIT(CT_SCRATCH, i)), i - 1);
    s = built(b);
    cr_assert_eq(s->nsteps, 1000);
    for (int i = 0; i < 999; i++) {
        cr_assert_eq(s->steps[i].dst.first, i);
        cr_assert_eq(s->succs[s->steps[i].first_succ], i + 1);
    }
    cr_assert_geq(ct_schedule_memory(s), 1000 * sizeof(struct ct_step));
    ct_schedule_free(s);
}

Test(builder, reports_the_first_mistake)
{
    struct ct_builder *peer = ct_builder_new(2, 1);
    struct ct_builder *self = ct_builder_new(2, 1);
    struct ct_builder *span = ct_builder_new(2, 1);
    struct ct_builder *buffer = ct_builder_new(2, 1);
    struct ct_builder *order = ct_builder_new(2, 1);

    ct_send(peer, 0, UNIT(CT_SEND, 0));
    cr_assert_eq(ct_send(peer, 2, UNIT(CT_SEND, 0)), CT_NO_STEP);
    ct_recv(peer, -5, UNIT(CT_SEND, 0));
    expect_failure(peer, "rank 1: step 1: no such peer: 2");
    ct_token_recv(self, 1);
    expect_failure(self, "rank 1: step 0: no such peer: 1");
    cr_assert_eq(ct_send(span, 0, ct_span(CT_SEND, -1, 1)), CT_NO_STEP);
    expect_failure(span, "rank 1: step 0: a span or message number is out of "
                         "range");
    ct_recv(buffer, 0, UNIT(CT_SCRATCH + CT_SCRATCH_MAX, 0));
    expect_failure(buffer, "rank 1: step 0: a span or message number is out of "
                           "range");
    ct_send(order, 0, UNIT(CT_SEND, 0));
    ct_after(order, 0, 0);
    expect_failure(order, "rank 1: step 0 cannot wait for step 0");
}

Test(builder, bounds_message_numbers)
{
    struct ct_builder *b = ct_builder_new(2, 0);

    for (int i = 0; i < CT_TAGS_MAX; i++)
        cr_assert_eq(ct_token_send(b, 1), i);
    cr_assert_eq(ct_token_send(b, 1), CT_NO_STEP);
    expect_failure(b, "rank 0: step 16383: a span or message number is out of "
                      "range");
}

Test(schedule, divides_blocks_into_units_that_differ_by_one_element)
{
    /* blocks of 11 elements of 8 bytes in 4 units: 3, 3, 3, 2 elements */
    static const size_t offsets[] = {0, 24, 48, 72, 88, 112, 136, 160, 176};

    const struct ct_grid grid = {.block_bytes = 88, .element_bytes = 8};
    const struct ct_grid none = {.block_bytes = 0, .element_bytes = 1};
    const struct ct_grid few = {.block_bytes = 2, .element_bytes = 1};

    for (int i = 0; i < 9; i++)
        cr_assert_eq(ct_unit_offset(i, &grid, 4), offsets[i], "unit %d at %zu", i,
                     ct_unit_offset(i, &grid, 4));
    cr_assert_eq(ct_unit_offset(3, &none, 2), 0);
    cr_assert_eq(ct_unit_offset(3, &few, 4), 2); /* more units than elements */
}

Test(schedule, finds_units_of_blocks_that_differ_in_size)
{
    /* blocks of 3, 0 and 5 elements of 2 bytes, in 2 units */
    static const size_t starts[] = {0, 6, 6, 16};
    static const size_t offsets[] = {0, 4, 6, 6, 6, 12, 16};
    const struct ct_grid grid = {.element_bytes = 2, .starts = starts};

    for (int i = 0; i < 7; i++)
        cr_assert_eq(ct_unit_offset(i, &grid, 2), offsets[i], "unit %d at %zu", i,
                     ct_unit_offset(i, &grid, 2));
}

Test(schedule, finds_collectives_by_their_names)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const struct ct_collective *collective = ct_collectives[i];

        cr_assert_eq(ct_collective_find(collective->name), collective);
    }
    cr_assert_eq(ct_collective_find("alltoal"), NULL);
    ct_schedule_free(NULL);
}

Test(status, sizes_stop_at_the_largest)
{
    cr_assert_eq(ct_size_mul(SIZE_MAX, 2), SIZE_MAX);
    cr_assert_eq(ct_size_mul(SIZE_MAX / 2, 2), SIZE_MAX - 1);
    cr_assert_eq(ct_size_mul(0, SIZE_MAX), 0);
    cr_assert_eq(ct_size_add(SIZE_MAX, 1), SIZE_MAX);
    cr_assert_eq(ct_size_add(1, 2), 3);
}

Test(status, a_diag_is_cut_where_it_is_full_and_may_be_missing)
{
    struct ct_diag diag;
    char text[2000];

    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    cr_assert_eq(ct_diag_set(&diag, CT_ERR_SYSTEM, "%s", text), CT_ERR_SYSTEM);
    cr_assert_eq(strlen(diag.text), sizeof diag.text - 1);
    cr_assert_eq(ct_diag_set(NULL, CT_ERR_INPUT, "%s", text), CT_ERR_INPUT);
}

static bool is_even(const struct ct_problem *problem)
{
    return problem->nranks % 2 == 0;
}

static int halves(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[0], problem->nranks);
}

static void plan_wrongly(struct ct_builder *b, const struct ct_shape *shape)
{
    ct_send(b, shape->nranks, UNIT(CT_SEND, 0));
}

static const int values[] = {16, 32};
static const struct ct_param param = {.name = "segment_bytes", .nvalues = 2, .values = values};
static const struct ct_algorithm even = {.name = "even",
                                         .collective = &ct_allgather,
                                         .params = {&param},
                                         .applies = is_even,
                                         .segments = halves,
                                         .plan = plan_wrongly};
static const struct ct_algorithm for_six = {
    .name = "for_six", .collective = &ct_allgather, .nranks = 6};
static const struct ct_algorithm *const list[] = {&even, &for_six, NULL};

Test(algorithm, is_found_by_name_and_asked_whether_it_applies)
{
    const struct ct_problem problem = {
        .collective = &ct_allgather, .nranks = 6, .bytes = 100, .setting = {{16}}};
    struct ct_problem other;

    cr_assert_eq(ct_algorithm_find(list, "for_six"), &for_six);
    cr_assert_null(ct_algorithm_find(list, "for_seven"));
    cr_assert(ct_algorithm_applies(&even, &problem));
    cr_assert(!ct_algorithm_applies(&for_six, &problem)); /* no parameter */
    other = problem;
    other.setting.values[0] = 0;
    cr_assert(ct_algorithm_applies(&for_six, &other));
    cr_assert(!ct_algorithm_applies(&even, &other));
    other.nranks = 8;
    cr_assert(!ct_algorithm_applies(&for_six, &other));
    other = problem;
    other.nranks = 7;
    cr_assert(!ct_algorithm_applies(&even, &other));
    other = problem;
    other.collective = &ct_alltoall;
    cr_assert(!ct_algorithm_applies(&even, &other));
}

Test(algorithm, hands_on_the_mistakes_of_a_plan)
{
    const struct ct_problem problem = {
        .collective = &ct_allgather, .nranks = 6, .bytes = 100, .setting = {{16}}};
    const struct ct_shape shape = ct_algorithm_shape(&even, &problem, 5);
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag;

    cr_assert_eq(shape.segments, 8); /* 100 / 16 */
    cr_assert_eq(shape.rank, 5);
    cr_assert_eq(shape.setting.values[0], 16);
    cr_assert_eq(ct_algorithm_plan(&even, &shape, &schedule, &diag), CT_ERR_INVALID);
    cr_assert_str_eq(diag.text, "rank 5: step 0: no such peer: 6");
}

Test(algorithm, segments_are_powers_of_two_within_their_bounds)
{
    cr_assert_eq(ct_segments(1 << 20, 0, 4), 1);
    cr_assert_eq(ct_segments(0, 1024, 4), 1);
    cr_assert_eq(ct_segments(1024, 1024, 4), 1);
    cr_assert_eq(ct_segments(1025, 1024, 4), 2);
    cr_assert_eq(ct_segments(3 * 1024, 1024, 4), 4);
    cr_assert_eq(ct_segments(SIZE_MAX, 1, 4), 64);
    cr_assert_eq(ct_segments(SIZE_MAX, INT_MAX, 1024), 16);
}

Test(algorithm, hashes_are_fnv_1a)
{
    /* the function's published test values */
    cr_assert_eq(ct_hash(CT_HASH_START, "", 0), UINT64_C(0xcbf29ce484222325));
    cr_assert_eq(ct_hash(CT_HASH_START, "a", 1), UINT64_C(0xaf63dc4c8601ec8c));
    cr_assert_eq(ct_hash(ct_hash(CT_HASH_START, "foo", 3), "bar", 3), UINT64_C(0x85944171f73967e8));
}
