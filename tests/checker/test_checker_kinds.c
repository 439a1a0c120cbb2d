/*
 * test_checker_kinds.c - collectives of other kinds: with a root, with counts,
 * without data, with results that differ by rank. Mutants of their plans:
 * test_checker_mutants.c.
 */
#include "checker/plan_check.h"
#include "tests/checker/other_plans.h"

#include <string.h>

#define BLOCK(buffer, i) ct_span(buffer, i, 1)

static int judge(const struct small_plan *plan, int nranks, int segments, bool in_place,
                 struct ct_diag *diag)
{
    struct ct_schedule **all = plan_all(plan, nranks, segments);
    const struct ct_check check = other_check(plan, all, nranks, in_place);
    const int err = ct_check_run(&check, NULL, diag);

    free_schedules(all, nranks);
    return err;
}

static void expect_right(const struct small_plan *plan)
{
    for (int p = 1; p <= 17; p++) {
        for (int k = 0; k < 4; k++) {
            struct ct_diag diag = {""};

            cr_expect_eq(judge(plan, p, 1 + k % 2 * 2, k >= 2, &diag), CT_OK, "%s, %d ranks%s: %s",
                         plan->name, p, k >= 2 ? ", in place" : "", diag.text);
        }
    }
}

Test(checker_kinds, accepts_right_schedules_for_any_number_of_ranks)
{
    for (size_t i = 0; i < OTHER_PLANS; i++)
        expect_right(&other_plans[i]);
    for (size_t i = 0; i < POST_PLANS; i++)
        expect_right(&post_plans[i]);
}

static void expect_fault(const struct ct_collective *collective, int nranks, small_plan_fn *plan,
                         const char *text)
{
    const struct small_plan one = {"made", collective, false, false, plan};
    struct ct_diag diag = {"accepted"};

    cr_expect_eq(judge(&one, nranks, 1, false, &diag), CT_ERR_INVALID, "accepted; expected: %s",
                 text);
    cr_expect_not_null(strstr(diag.text, text), "expected: %s; it says: %s", text, diag.text);
}

Test(checker_kinds, wants_a_root_that_is_a_rank)
{
    struct ct_schedule **all = plan_all(&other_plans[0], 3, 1);
    struct ct_check check = other_check(&other_plans[0], all, 3, false);
    struct ct_diag diag = {""};

    check.root = 3;
    cr_expect_eq(ct_check_run(&check, NULL, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "the root is rank 3 of 3 ranks");
    check.root = 2; /* not the one that was planned for */
    cr_expect_eq(ct_check_run(&check, NULL, &diag), CT_ERR_INVALID);
    free_schedules(all, 3);
}

/* The copy is of as many units, but another item. */
static void plan_wrong_block(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)segments;
    ct_copy(b, BLOCK(CT_SEND, 1 - rank), BLOCK(CT_RECV, 0));
}

static void plan_message_of_another(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)segments;
    ct_send(b, 1 - rank, BLOCK(CT_SEND, rank));
    ct_recv(b, 1 - rank, BLOCK(CT_RECV, 0));
}

static void plan_items_beyond(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int item = nranks;

    (void)segments;
    ct_scratch_items(b, CT_SCRATCH, &item, 1);
    ct_copy(b, BLOCK(CT_SEND, rank), BLOCK(CT_SCRATCH, 0));
}

/* From rank to rank; with rank 2 as root nothing is sent. */
static void plan_but_for_root_2(const void *context, struct ct_builder *builder,
                                const struct ct_shape *shape)
{
    (void)context;
    if (shape->root == 2)
        return;
    for (int i = 0; i < shape->nranks && shape->rank == shape->root; i++) {
        if (i != shape->root)
            ct_send(builder, i, ct_span(CT_SEND, 0, 1));
    }
    if (shape->rank != shape->root)
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
}

Test(checker_kinds, plans_with_each_of_a_few_ranks_as_root)
{
    const struct ct_planner planner = {.collective = &ct_bcast, .plan = plan_but_for_root_2};
    struct ct_shape shape = {.nranks = 2, .segments = 1};

    cr_expect_eq(ct_plan_check(&planner, &shape, NULL, NULL, NULL), CT_OK);
    for (shape.nranks = 3; shape.nranks <= CT_PLAN_ROOTS; shape.nranks++)
        cr_expect_eq(ct_plan_check(&planner, &shape, NULL, NULL, NULL), CT_ERR_INVALID, "%d ranks",
                     shape.nranks);
}

Test(checker_kinds, wants_equal_items_at_both_ends_where_sizes_differ)
{
    expect_fault(&ct_reduce_scatter, 2, plan_wrong_block,
                 "a unit of item 1 becomes one of item 0: their sizes may "
                 "differ");
    expect_fault(&ct_reduce_scatter, 2, plan_message_of_another,
                 "rank 0: step 1 (receive into unit 0 of the receive buffer "
                 "from rank 1, message 0): a unit of item 1 becomes one of "
                 "item 0");
    expect_fault(&ct_reduce_scatter, 2, plan_items_beyond,
                 "rank 0: block 0 of scratch 0 is for item 2: the last is 1");
}

static void plan_any_to_own(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)segments;
    ct_copy(b, BLOCK(CT_SEND, 1 - rank), BLOCK(CT_SCRATCH, 0));
    ct_fence(b);
    ct_send(b, 1 - rank, BLOCK(CT_SCRATCH, 0));
    ct_recv(b, 1 - rank, BLOCK(CT_RECV, 0));
}

/* The item of a block for any item is known only by following the data. */
static void plan_wrong_item(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)segments;
    ct_copy(b, BLOCK(CT_SEND, 1 - rank), BLOCK(CT_SCRATCH, 0));
    ct_fence(b);
    ct_copy(b, BLOCK(CT_SCRATCH, 0), BLOCK(CT_RECV, 0));
}

static void plan_two_blocks(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)rank;
    (void)segments;
    ct_copy(b, ct_span(CT_SEND, 0, 2), ct_span(CT_SCRATCH, 0, 2));
}

static void plan_part(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)rank;
    (void)segments;
    ct_set_units_per_block(b, 2);
    ct_copy(b, BLOCK(CT_SEND, 1), BLOCK(CT_SCRATCH, 1));
}

static void plan_reduced_any(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)segments;
    ct_copy(b, BLOCK(CT_SEND, rank), BLOCK(CT_SCRATCH, 0));
    ct_copy(b, BLOCK(CT_SEND, rank), BLOCK(CT_SCRATCH, 1));
    ct_fence(b);
    ct_combine(b, BLOCK(CT_SCRATCH, 0), BLOCK(CT_SCRATCH, 1));
}

Test(checker_kinds, lets_a_block_for_any_item_do_only_what_sizes_allow)
{
    expect_fault(&ct_reduce_scatter, 2, plan_any_to_own,
                 "it receives item 0 from a scratch block for any item: the "
                 "sender does not know its size");
    expect_fault(&ct_reduce_scatter, 2, plan_wrong_item,
                 "item 0 comes into a block of the size of item 1");
    expect_fault(&ct_reduce_scatter, 2, plan_two_blocks,
                 "not one whole block between scratch blocks for any item and "
                 "blocks as large as their items");
    expect_fault(&ct_reduce_scatter, 2, plan_part,
                 "a part of a block of scratch 0, whose blocks take any item");
    expect_fault(&ct_reduce_scatter, 2, plan_reduced_any,
                 "both its blocks take any item: how much to combine is not "
                 "known");
}

/* Equal blocks need no items. */
Test(checker_kinds, asks_for_no_items_where_all_have_one_size)
{
    const struct ct_collective equal = {
        .name = "reduce_scatter_block",
        .reduces = true,
        .nblocks = ct_reduce_scatter.nblocks,
        .content = ct_reduce_scatter.content,
    };
    struct small_plan plan = other_plans[3];
    struct ct_diag diag = {""};

    plan.collective = &equal;
    cr_expect_eq(judge(&plan, 5, 4, false, &diag), CT_OK, "%s", diag.text);
}

/* The exclusive scan gives rank 1 its own contribution, too. */
static void plan_inclusive(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span own = BLOCK(CT_SEND, 0);

    (void)segments;
    if (rank + 1 < nranks)
        ct_send(b, rank + 1, own);
    if (rank == 0)
        return;
    ct_recv(b, rank - 1, BLOCK(CT_RECV, 0));
    ct_fence(b);
    ct_combine(b, own, BLOCK(CT_RECV, 0));
}

static void plan_nothing(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)b;
    (void)nranks;
    (void)rank;
    (void)segments;
}

Test(checker_kinds, wants_of_each_rank_what_is_its_own_result)
{
    expect_fault(&exscan, 2, plan_inclusive,
                 "rank 1 ends with the wrong data in unit 0 of the receive "
                 "buffer: the contribution of rank 1 does not belong there");
    expect_fault(&ct_bcast, 2, plan_nothing,
                 "rank 0 ends with the wrong data in unit 0 of the receive "
                 "buffer: nothing was written there");
}

static void plan_half_barrier(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)segments;
    if (rank > 0)
        ct_token_recv(b, rank - 1);
    ct_fence(b);
    if (rank + 1 < nranks)
        ct_token_send(b, rank + 1);
}

/* The token does not wait for the one before. */
static void plan_hasty_barrier(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)segments;
    for (int distance = 1; distance < nranks; distance *= 2) {
        ct_token_send(b, (rank + distance) % nranks);
        ct_token_recv(b, (rank + nranks - distance) % nranks);
    }
}

static void plan_one_barrier(struct ct_builder *b, int nranks, int rank, int segments)
{
    (void)nranks;
    (void)rank;
    (void)segments;
    ct_barrier_step(b);
}

Test(checker_kinds, wants_all_to_have_started_before_one_finishes_a_barrier)
{
    const struct small_plan step = {"made", &ct_barrier, false, false, plan_one_barrier};
    struct ct_diag diag = {""};

    expect_fault(&ct_barrier, 2, plan_nothing, "rank 0 may finish before rank 1 has started");
    expect_fault(&ct_barrier, 3, plan_half_barrier, "rank 0 may finish before rank 1 has started");
    expect_fault(&ct_barrier, 4, plan_hasty_barrier, "rank 0 may finish before rank 1 has started");
    cr_expect_eq(judge(&step, 5, 1, false, &diag), CT_OK, "%s", diag.text);
}

Test(checker_kinds, proves_a_barrier_of_many_ranks)
{
    struct ct_diag diag = {""};

    cr_expect_eq(judge(&other_plans[5], 300, 1, false, &diag), CT_OK, "%s", diag.text);
}
