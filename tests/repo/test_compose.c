/*
 * test_compose.c - plans within plans, proved by the checker, and what does
 * not fit.
 */
#include "repo/scheme/partners.h"
#include "tests/repo/composed.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <stdlib.h>

extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_spread;

/* The chunks that all ranks have for this one, into vectors of scratch, are
   added up in the order of ranks; then all get the sums. */
static void plan_by_chunks(const void *context, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int chunk = shape->segments;
    const int own = shape->rank * chunk;
    const int last = (p - 1) * p * chunk + own;
    int *vectors = numbers(p);
    const struct ct_shape part = {.nranks = p, .rank = shape->rank, .segments = chunk};
    const struct ct_fit scatter = {.seats = {{CT_SEND, 0, NULL}, {CT_SCRATCH, own, vectors}},
                                   .scratch = CT_SCRATCH + 1,
                                   .block_units = chunk};
    const struct ct_fit gather = {.seats = {{CT_RECV, own, NULL}, {CT_RECV, 0, NULL}},
                                  .scratch = CT_SCRATCH + 1,
                                  .block_units = chunk};

    (void)context;
    for (int i = 0; i < p; i++)
        vectors[i] = i * p;
    ct_set_units_per_block(builder, p * chunk);
    ct_compose_algorithm(builder, &alltoall_spread, &part, &scatter);
    for (int i = 1; i < p; i++) {
        const int at = i * p * chunk + own;

        ct_fence(builder);
        ct_combine(builder, ct_span(CT_SCRATCH, at - p * chunk, chunk),
                   ct_span(CT_SCRATCH, at, chunk));
    }
    ct_fence(builder);
    ct_copy(builder, ct_span(CT_SCRATCH, last, chunk), ct_span(CT_RECV, own, chunk));
    ct_fence(builder);
    ct_compose_algorithm(builder, &allgather_ring, &part, &gather);
    free(vectors);
}

Test(compose, makes_an_allreduce_of_an_alltoall_and_an_allgather_of_chunks)
{
    for (int nranks = 1; nranks <= 16; nranks++) {
        for (int segments = 1; segments <= 4; segments *= 2) {
            const struct ct_shape shape = {.nranks = nranks, .segments = segments};
            struct ct_diag diag = {""};

            cr_expect_eq(prove(&ct_allreduce, true, plan_by_chunks, NULL, shape, &diag), CT_OK,
                         "%d ranks, %d segments: %s", nranks, segments, diag.text);
        }
    }
}

/* Odd ranks give their block to the rank before them, which passes on the
   blocks of both, and get all of them. The part's barrier, if it has one, is of
   some ranks. */
static void plan_by_pairs(const void *context, struct ct_builder *builder,
                          const struct ct_shape *shape)
{
    const struct ct_algorithm *algorithm = context;
    const int p = shape->nranks;
    const int rank = shape->rank;
    int *ranks = numbers(p / 2);
    const struct ct_shape part = {.nranks = p / 2, .rank = rank / 2, .segments = 1};
    const struct ct_fit fit = {.ranks = ranks,
                               .seats = {{CT_RECV, rank, NULL}, {CT_RECV, 0, NULL}},
                               .scratch = CT_SCRATCH,
                               .block_units = 2};

    for (int i = 0; i < p / 2; i++)
        ranks[i] = 2 * i;
    if (rank % 2 == 1) {
        ct_send(builder, rank - 1, ct_span(CT_SEND, 0, 1));
        ct_fence(builder);
        ct_recv(builder, rank - 1, ct_span(CT_RECV, 0, p));
    } else {
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
        ct_recv(builder, rank + 1, ct_span(CT_RECV, rank + 1, 1));
        ct_fence(builder);
        ct_compose_algorithm(builder, algorithm, &part, &fit);
        ct_fence(builder);
        ct_send(builder, rank + 1, ct_span(CT_RECV, 0, p));
    }
    free(ranks);
}

Test(compose, lets_some_of_the_ranks_work_on_blocks_of_several)
{
    for (int nranks = 2; nranks <= 64; nranks += 2) {
        const struct ct_shape shape = {.nranks = nranks, .segments = 1};
        struct ct_diag diag = {""};

        cr_expect_eq(prove(&ct_allgather, false, plan_by_pairs, &allgather_bruck, shape, &diag),
                     CT_OK, "%d ranks: %s", nranks, diag.text);
    }
}

Test(compose, cuts_messages_at_both_ends_alike)
{
    static const struct turned bruck = {&allgather_bruck, true};
    static const struct turned doubling = {&allgather_recursive_doubling, true};
    static const struct turned *const all[] = {&bruck, &doubling};

    for (int i = 0; i < 2; i++) {
        for (int nranks = 1; nranks <= 64; nranks++) {
            const struct ct_shape shape = {.nranks = nranks, .segments = 1};
            struct ct_diag diag = {""};

            cr_expect_eq(prove(&ct_allgather, false, plan_turned, all[i], shape, &diag), CT_OK,
                         "%s, %d ranks: %s", all[i]->algorithm->name, nranks, diag.text);
        }
    }
}

Test(compose, refuses_a_message_in_pieces_unless_it_may_cut)
{
    static const struct turned doubling = {&allgather_recursive_doubling, false};
    const struct ct_shape shape = {.nranks = 8, .segments = 1};
    struct ct_diag diag = {""};

    cr_assert_eq(prove(&ct_allgather, false, plan_turned, &doubling, shape, &diag), CT_ERR_INVALID);
    cr_assert_str_eq(diag.text, "a message of an inner plan is in pieces");
}

Test(compose, refuses_a_barrier_of_some_ranks)
{
    static const struct ct_setting many = {{CT_ROUNDS_SHIFT, CT_SEPARATION_BARRIER, 1}};
    const struct ct_shape shape = {.nranks = 6, .rank = 2, .setting = many, .segments = 1};
    const struct ct_fit fit = {
        .seats = {{CT_SEND, 0, NULL}, {CT_RECV, 0, NULL}}, .scratch = CT_SCRATCH, .block_units = 1};
    struct ct_builder *builder = ct_builder_new(8, 2);
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag = {""};

    ct_compose_algorithm(builder, &alltoall_rounds, &shape, &fit);
    cr_assert_eq(ct_builder_finish(builder, &schedule, &diag), CT_ERR_INVALID);
    cr_assert_str_eq(diag.text, "an inner plan of some ranks has a barrier of all");
    ct_builder_free(builder);
}

Test(compose, refuses_units_that_do_not_divide_a_block)
{
    const struct ct_shape shape = {.nranks = 4, .rank = 1, .segments = 4};
    const struct ct_fit fit = {
        .seats = {{CT_SEND, 0, NULL}, {CT_RECV, 0, NULL}}, .scratch = CT_SCRATCH, .block_units = 2};
    struct ct_builder *builder = ct_builder_new(4, 1);
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag = {""};

    ct_compose_algorithm(builder, &allgather_ring, &shape, &fit);
    cr_assert_eq(ct_builder_finish(builder, &schedule, &diag), CT_ERR_INVALID);
    cr_assert_str_eq(diag.text, "an inner plan divides blocks into units of another size");
    ct_builder_free(builder);
}

/* Receive, copy, send: each waits for the one before. */
static struct ct_schedule *chain(void)
{
    struct ct_builder *builder = ct_builder_new(2, 0);
    int last = ct_recv(builder, 1, ct_span(CT_SEND, 0, 2));
    int next = ct_copy(builder, ct_span(CT_SEND, 0, 2), ct_span(CT_RECV, 0, 2));

    ct_after(builder, next, last);
    last = next;
    next = ct_send(builder, 1, ct_span(CT_RECV, 0, 1));
    ct_after(builder, next, last);
    return finished(builder);
}

Test(compose, waits_for_what_a_copy_onto_itself_would_have_waited_for)
{
    const struct ct_fit fit = {
        .seats = {{CT_RECV, 0, NULL}, {CT_RECV, 0, NULL}}, .scratch = CT_SCRATCH, .block_units = 1};
    struct ct_schedule *part = chain(), *whole;
    struct ct_builder *builder = ct_builder_new(2, 0);

    ct_compose(builder, part, &fit);
    whole = finished(builder);
    cr_assert_eq(whole->nsteps, 2);
    cr_assert_eq(whole->steps[1].action, CT_DO_SEND);
    cr_assert_eq(whole->steps[1].npreds, 1);
    cr_assert_eq(whole->steps[0].nsuccs, 1);
    ct_schedule_free(part);
    ct_schedule_free(whole);
}

Test(compose, waits_for_all_pieces_of_a_copy)
{
    static const int apart[] = {3, 1};
    const struct ct_fit fit = {.seats = {{CT_SCRATCH, 0, NULL}, {CT_RECV, 0, apart}},
                               .scratch = CT_SCRATCH + 1,
                               .block_units = 1};
    struct ct_schedule *part = chain(), *whole;
    struct ct_builder *builder = ct_builder_new(2, 0);

    ct_compose(builder, part, &fit);
    whole = finished(builder);
    cr_assert_eq(whole->nsteps, 4);
    cr_assert_eq(whole->steps[1].dst.first, 3);
    cr_assert_eq(whole->steps[2].dst.first, 1);
    cr_assert_eq(whole->steps[1].npreds, 1);
    cr_assert_eq(whole->steps[2].npreds, 1);
    cr_assert_eq(whole->steps[3].npreds, 2);
    ct_schedule_free(part);
    ct_schedule_free(whole);
}

Test(compose, keeps_the_items_of_scratch_by_their_numbers_in_the_whole)
{
    static const int items[] = {1, 0}, mapped[] = {7, 5};
    const struct ct_fit fit = {.seats = {{CT_SEND, 0, NULL}, {CT_RECV, 0, NULL}},
                               .scratch = CT_SCRATCH + 1,
                               .block_units = 1,
                               .items = mapped};
    struct ct_builder *builder = ct_builder_new(2, 0);
    struct ct_schedule *part, *whole;

    ct_scratch_items(builder, CT_SCRATCH, items, 2);
    ct_recv(builder, 1, ct_span(CT_SCRATCH, 0, 2));
    part = finished(builder);
    builder = ct_builder_new(2, 0);
    ct_compose(builder, part, &fit);
    whole = finished(builder);
    cr_assert_eq(whole->nscratch, 2);
    cr_assert_eq(whole->scratch_items[1][0], 5);
    cr_assert_eq(whole->scratch_items[1][1], 7);
    ct_schedule_free(part);
    ct_schedule_free(whole);
}

Test(compose, puts_scratch_on_the_grid_of_a_chunk)
{
    const struct ct_fit fit = {.seats = {{CT_SEND, 3, NULL}, {CT_RECV, 3, NULL}},
                               .scratch = CT_SCRATCH,
                               .spread = {3, 8},
                               .block_units = 1};
    struct ct_builder *builder = ct_builder_new(2, 0);
    struct ct_schedule *part, *whole;

    ct_copy(builder, ct_span(CT_SCRATCH, 0, 2), ct_span(CT_RECV, 0, 2));
    part = finished(builder);
    builder = ct_builder_new(2, 0);
    ct_set_units_per_block(builder, 8);
    ct_compose(builder, part, &fit);
    whole = finished(builder);
    cr_assert_eq(whole->nsteps, 2);
    cr_assert_eq(whole->steps[0].src.first, 3);
    cr_assert_eq(whole->steps[1].src.first, 11);
    cr_assert_eq(whole->steps[1].dst.first, 4);
    ct_schedule_free(part);
    ct_schedule_free(whole);
}
