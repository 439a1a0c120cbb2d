/*
 * test_compose_posts.c - plans within plans of ranks that share memory.
 */
#include "tests/checker/post_plans.h"
#include "tests/repo/composed.h"

static void plan_parts(struct ct_builder *builder, const struct ct_shape *shape)
{
    alltoall_by_parts(builder, shape->nranks, shape->rank, 1);
}

static void plan_posts(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
    ct_post(builder, all_but(shape->rank, shape->nranks), shape->nranks - 1, own);
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_fetch(builder, i, own, 0, ct_span(CT_RECV, i, 1));
    }
}

/* All halves at once: the first half of the ranks posts the blocks of all. */
static void plan_halves(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int half = shape->nranks / 2;
    const struct ct_span all = ct_span(CT_RECV, 0, shape->nranks);

    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_send(builder, i, ct_span(CT_SEND, 0, 1));
        if (i != shape->rank && shape->rank < half)
            ct_recv(builder, i, ct_span(CT_RECV, i, 1));
        else if (i != shape->rank)
            ct_recv(builder, i, ct_span(CT_SCRATCH, 0, 1));
        ct_fence(builder);
    }
    if (half > 0 && shape->rank < half && shape->rank + half < shape->nranks) {
        const int reader = shape->rank + half;

        ct_post(builder, &reader, 1, all);
    } else if (half > 0 && shape->rank >= half && shape->rank < 2 * half) {
        ct_fetch(builder, shape->rank - half, all, 0, all);
    }
}

static const int one_host[POST_RANKS];
static const struct ct_places shared = {.hosts = {.n = 1, .of = one_host}, .shares_memory = true};

Test(compose_posts, carries_posts_and_fetches_of_ranks_in_another_order)
{
    static const struct ct_algorithm flat = {
        .name = "flat", .collective = &ct_allgather, .plan = plan_posts};
    static const struct ct_algorithm halves = {
        .name = "halves", .collective = &ct_allgather, .plan = plan_halves};
    static const struct turned whole = {&flat, false}, cut = {&halves, true};

    for (int nranks = 2; nranks <= POST_RANKS; nranks += 2) {
        const struct ct_shape shape = {.nranks = nranks, .segments = 1, .places = &shared};
        struct ct_diag diag = {""};

        cr_expect_eq(prove(&ct_allgather, false, plan_turned, &whole, shape, &diag), CT_OK,
                     "%d ranks: %s", nranks, diag.text);
        cr_expect_eq(prove(&ct_allgather, false, plan_turned, &cut, shape, &diag), CT_OK,
                     "cut, %d ranks: %s", nranks, diag.text);
    }
}

Test(compose_posts, refuses_a_post_or_a_fetch_in_pieces_unless_it_may_cut)
{
    static const struct ct_algorithm halves = {
        .name = "halves", .collective = &ct_allgather, .plan = plan_halves};
    static const struct turned whole = {&halves, false};
    const struct ct_shape shape = {.nranks = 4, .segments = 1, .places = &shared};
    struct ct_diag diag = {""};

    cr_assert_eq(prove(&ct_allgather, false, plan_turned, &whole, shape, &diag), CT_ERR_INVALID);
    cr_assert_str_eq(diag.text, "a post of an inner plan is in pieces");
}

/* By a fit that cuts: the part of each post, and of the others nothing. */
static void plan_cut_parts(const void *context, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    const struct ct_fit fit = {.seats = {{CT_SEND, 0, NULL}, {CT_RECV, 0, NULL}},
                               .scratch = CT_SCRATCH,
                               .block_units = 1,
                               .splits = true};

    ct_compose_algorithm(builder, context, shape, &fit);
}

Test(compose_posts, takes_the_part_of_a_cut_post_and_nothing_of_the_rest)
{
    static const struct ct_algorithm parts = {
        .name = "parts", .collective = &ct_alltoall, .plan = plan_parts};
    const struct ct_shape shape = {.nranks = 5, .segments = 1, .places = &shared};
    struct ct_diag diag = {""};

    cr_expect_eq(prove(&ct_alltoall, false, plan_cut_parts, &parts, shape, &diag), CT_OK, "%s",
                 diag.text);
}

Test(compose_posts, leaves_rank_0_out_of_posts_where_it_has_all)
{
    static const int readers[] = {0, 2};
    const struct ct_fit fit = {.seats = {{CT_SEND, 0, NULL}, {CT_RECV, 0, NULL}},
                               .scratch = CT_SCRATCH,
                               .block_units = 1,
                               .first_has_all = true};
    struct ct_builder *builder = ct_builder_new(3, 1);
    struct ct_schedule *part, *whole;

    ct_post(builder, readers, 2, ct_span(CT_SEND, 0, 1));
    ct_token_post(builder, readers, 2);
    part = finished(builder);
    builder = ct_builder_new(3, 1);
    ct_compose(builder, part, &fit);
    whole = finished(builder);
    cr_assert_eq(whole->nsteps, 2);
    cr_assert_eq(whole->steps[0].nreaders, 1);
    cr_assert_eq(whole->readers[0].rank, 2);
    cr_assert_eq(whole->steps[1].nreaders, 2, "a token says that its rank has come so far");
    ct_schedule_free(part);
    ct_schedule_free(whole);
}

/* Posts are made of a copy where blocks lie apart by rank, and parts of them are taken by
   position. */
Test(compose_posts, are_carried_in_an_order_of_ranks)
{
    static const struct ct_algorithm flat = {
        .name = "flat", .collective = &ct_allgather, .plan = plan_posts};
    static const struct ct_algorithm parts = {
        .name = "parts", .collective = &ct_alltoall, .plan = plan_parts};
    static const struct ct_algorithm *const all[] = {&flat, &parts};
    static const int ranks[] = {3, 0, 6, 1, 5, 2, 4};
    struct ct_places places = shared;
    struct ct_shape shape = {.nranks = 7, .segments = 1, .places = &places};

    places.orders[CT_DEALT] = ranks;
    shape.setting.values[CT_SETTING_ORDER] = CT_DEALT;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct ct_planner planner = ct_planner_of(all[i]);
        struct ct_diag diag = {""};

        cr_expect_eq(ct_plan_check(&planner, &shape, NULL, NULL, &diag), CT_OK, "%s: %s",
                     all[i]->name, diag.text);
    }
}
