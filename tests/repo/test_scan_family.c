/*
 * test_scan_family.c - what the ranks of a scan send: messages, rounds,
 * combinations, and who needs what in the tree.
 */
#include "repo/scheme/rank_tree.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

/* Of the rank with most, by the papers' formulas. */
static const struct {
    const char *name;
    int nranks;
    struct ct_setting setting;
    int rounds;
    long messages;
    double scratch;
} cases[] = {
    {"scan_linear", 13, {{0}}, 12, 1, 1},
    {"exscan_linear", 13, {{0}}, 12, 1, 1},
    /* ceil(log2 p); rank 0 sends in each */
    {"scan_hillis_steele", 13, {{0}}, 4, 4, 1},
    {"scan_hillis_steele", 16, {{0}}, 4, 4, 1},
    {"scan_hillis_steele", 17, {{0}}, 5, 5, 1},
    {"scan_recursive_doubling", 16, {{0}}, 4, 4, 2},
    {"scan_recursive_doubling", 17, {{0}}, 5, 5, 2},
    {"exscan_recursive_doubling", 16, {{0}}, 4, 4, 2},
    {"exscan_recursive_doubling", 17, {{0}}, 5, 5, 2},
    /* 1 + ceil(log2(p-1)) */
    {"exscan_shift_scan", 17, {{0}}, 5, 5, 2},
    {"exscan_shift_scan", 18, {{0}}, 6, 6, 2},
    {"exscan_shift_scan", 17, {{1}}, 5, 5, 3},
    /* up to the root and down, but for the subtrees with the last rank; a leaf
       sends one message, a rank with both subtrees three */
    {"scan_binary", 3, {{0}}, 2, 1, 1},
    {"scan_binary", 15, {{0}}, 6, 3, 2},
    {"exscan_binary", 15, {{0}}, 6, 3, 3},
};

Test(scan_family, busiest_rank_sends_what_the_papers_say)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_plan_figures most =
            busiest(named(cases[i].name), cases[i].nranks, cases[i].setting);

        cr_expect(most.rounds == cases[i].rounds && most.messages == cases[i].messages &&
                      most.scratch == cases[i].scratch,
                  "%s, %d ranks: %d rounds, %ld messages, %g vectors of "
                  "scratch",
                  cases[i].name, cases[i].nranks, most.rounds, most.messages, most.scratch);
        cr_expect_float_eq(most.blocks, (double)cases[i].messages, 1e-9, "%s: %g vectors",
                           cases[i].name, most.blocks);
    }
}

/* The least q with 3 2^(q-2) >= p-1: as q = ceil(log2(p-1) + log2(4/3)). */
static int rounds_of_123(int nranks)
{
    int q = 2;

    while (3 << (q - 2) < nranks - 1)
        q++;
    return q;
}

/* Steps of a rank that do this. */
static int count_steps(const char *name, int nranks, int rank, enum ct_action action)
{
    const struct ct_shape shape = {.nranks = nranks, .rank = rank, .segments = 1};
    struct ct_schedule *plan = NULL;
    int n = 0;

    cr_assert_eq(ct_algorithm_plan(named(name), &shape, &plan, NULL), CT_OK);
    for (int i = 0; i < plan->nsteps; i++)
        n += plan->steps[i].action == action;
    ct_schedule_free(plan);
    return n;
}

static int count_reductions(const char *name, int nranks, int rank)
{
    return count_steps(name, nranks, rank, CT_DO_REDUCE);
}

/* Traeff 2025: q rounds, q-1 combinations for the result and one to be sent. */
Test(scan_family, exscan_123_takes_the_rounds_and_combinations_of_its_paper)
{
    for (int p = 3; p <= 130; p++) {
        const int q = rounds_of_123(p);

        cr_expect_eq(busiest(named("exscan_123"), p, (struct ct_setting){{0}}).rounds, q,
                     "%d ranks: not %d rounds", p, q);
        for (int rank = 0; rank < p; rank++)
            cr_expect_leq(count_reductions("exscan_123", p, rank), q,
                          "%d ranks: rank %d combines %d times", p, rank,
                          count_reductions("exscan_123", p, rank));
    }
}

/* An upper rank each time has the total as its result. */
Test(scan_family, recursive_doubling_combines_once_where_the_total_is_the_result)
{
    cr_expect_eq(count_reductions("scan_recursive_doubling", 16, 15), 4);
    cr_expect_eq(count_reductions("scan_recursive_doubling", 16, 0), 3);
    /* 1: twice the same; 2: result and total; 4, 8 lower: totals, the last
       for nobody */
    cr_expect_eq(count_reductions("scan_recursive_doubling", 16, 3), 3);
    cr_expect_eq(count_reductions("exscan_recursive_doubling", 16, 15), 6);
}

/* Nothing goes up from subtrees with the last rank, which are those on its way to the
   root, and nothing down to subtrees with rank 0, whose roots are nodes 1, 2, 4, ... */
Test(scan_family, totals_are_sent_only_where_ranks_need_them)
{
    for (int p = 3; p <= 100; p++) {
        int nscan = 0, nexscan = 0, expected = 2 * p;

        for (int rank = 0; rank < p; rank++) {
            nscan += count_steps("scan_binary", p, rank, CT_DO_SEND);
            nexscan += count_steps("exscan_binary", p, rank, CT_DO_SEND);
        }
        for (int node = p; node > 0; node = ct_in_order_node(p, node).parent)
            expected--;
        for (int power = 1; power <= p; power *= 2)
            expected--;
        cr_expect_eq(nscan, expected, "%d ranks: %d messages, not %d", p, nscan, expected);
        cr_expect_eq(nexscan, expected, "%d ranks: %d messages, not %d", p, nexscan, expected);
    }
}

Test(scan_family, segments_and_part_scans_apply_where_they_change_something)
{
    const struct ct_setting segmented = {{1024}};

    cr_expect(applies(named("scan_linear"), 2, 1025, segmented));
    cr_expect_not(applies(named("scan_linear"), 2, 1024, segmented));
    cr_expect_not(applies(named("scan_linear"), 1, 4096, segmented));
    cr_expect_not(applies(named("exscan_linear"), 2, 4096, segmented));
    cr_expect(applies(named("exscan_linear"), 3, 4096, segmented));
    cr_expect_not(applies(named("scan_binary"), 2, 8, (struct ct_setting){{0}}));
    cr_expect_not(applies(named("exscan_shift_scan"), 3, 8, (struct ct_setting){{1}}));
    cr_expect(applies(named("exscan_shift_scan"), 4, 8, (struct ct_setting){{1}}));
}

/* Rank 0 gets nothing: what it has in place must stay. */
static void plan_writing_rank_0(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    if (shape->rank == 0) {
        ct_copy(builder, own, ct_span(CT_RECV, 0, 1));
        ct_send(builder, 1, own);
    } else if (shape->rank == 1) {
        ct_recv(builder, 0, ct_span(CT_RECV, 0, 1));
    }
}

Test(scan_family, checker_refuses_an_exscan_that_writes_to_rank_0)
{
    const struct ct_algorithm wrong = {
        .name = "exscan_wrong", .collective = &ct_exscan, .plan = plan_writing_rank_0};
    const struct ct_planner planner = ct_planner_of(&wrong);
    struct ct_diag diag = {""};

    cr_expect_eq(
        ct_plan_check(&planner, &(struct ct_shape){.nranks = 2, .segments = 1}, NULL, NULL, &diag),
        CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "rank 0: step 0 (copy of unit 0 of the send buffer to unit "
                                "0 of the receive buffer): a span of 1 units from unit 0 "
                                "on leaves its buffer of 0 units");
}
