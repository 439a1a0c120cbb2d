/*
 * test_checker_ways.c - ranks must combine in the same way, for results that
 * are the same in every bit.
 */
#include "checker/plan_check.h"
#include "repo/scheme/butterfly.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <string.h>

/* Doubling with whole vectors, with some butterfly. */
static void plan_doubling(struct ct_builder *builder, const struct ct_shape *shape,
                          ct_butterfly_fn pairing)
{
    const struct ct_part vector = {0, 1};
    const struct ct_butterfly butterfly = {
        .pairing = pairing, .nranks = shape->nranks, .number = shape->rank};
    struct ct_partial partial = {.buffer = CT_SEND, .moves = ct_butterfly_moves(&butterfly)};

    for (int step = 0; 1 << step < shape->nranks; step++) {
        const struct ct_pairing with = pairing(shape->rank, step, shape->nranks);

        ct_partial_combine(builder, &partial, with.partner, with.is_lower, vector, vector);
    }
    ct_partial_deliver(builder, &partial, vector);
}

static void plan_with(const void *context, struct ct_builder *builder, const struct ct_shape *shape)
{
    plan_doubling(builder, shape, *(const ct_butterfly_fn *)context);
}

static int judge(ct_butterfly_fn pairing, int nranks, struct ct_diag *diag)
{
    const struct ct_planner planner = {
        .collective = &ct_allreduce, .plan = plan_with, .context = &pairing};
    const struct ct_shape shape = {.nranks = nranks, .segments = 1};

    return ct_plan_check(&planner, &shape, NULL, NULL, diag);
}

Test(checker_ways, accepts_groups_that_are_combined_as_wholes)
{
    for (int p = 1; p <= 64; p *= 2) {
        struct ct_diag diag = {""};

        cr_expect_eq(judge(ct_butterfly_near, p, &diag), CT_OK, "%d ranks: %s", p, diag.text);
        cr_expect_eq(judge(ct_butterfly_far, p, &diag), CT_OK, "%d ranks: %s", p, diag.text);
    }
}

/* Of 8 ranks, ranks 0 and 1, having combined theirs, meet ranks 7 and 2, which
   stand for different groups. */
Test(checker_ways, refuses_results_that_could_differ_in_rounding)
{
    struct ct_diag diag = {""};

    cr_expect_eq(judge(ct_butterfly_bine, 8, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "in another way"), "%s", diag.text);
}

/* The contribution of the other rank first, on both. */
static void plan_other_first(const void *context, struct ct_builder *builder,
                             const struct ct_shape *shape)
{
    const struct ct_span vector = ct_span(CT_SCRATCH, 0, 1);
    const struct ct_span result = ct_span(CT_RECV, 0, 1);

    (void)context;
    ct_recv(builder, 1 - shape->rank, vector);
    ct_send(builder, 1 - shape->rank, ct_span(CT_SEND, 0, 1));
    ct_fence(builder);
    ct_copy(builder, ct_span(CT_SEND, 0, 1), result);
    ct_fence(builder);
    ct_combine(builder, vector, result);
}

Test(checker_ways, refuses_operands_the_other_way_round)
{
    const struct ct_planner planner = {.collective = &ct_allreduce, .plan = plan_other_first};
    const struct ct_shape shape = {.nranks = 2, .segments = 1};
    struct ct_diag diag = {""};

    cr_expect_eq(ct_plan_check(&planner, &shape, NULL, NULL, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "in another way"), "%s", diag.text);
}
