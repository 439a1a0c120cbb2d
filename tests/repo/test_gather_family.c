/*
 * test_gather_family.c - what the ranks of gathers and scatters send: messages,
 * volume, rounds and scratch, for any root.
 */
#include "checker/plan_figures.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>

/* By the formulas, for root 0; the same of gather and scatter. Blocks are those
   that all ranks send together: p-1 and once more for each further level. */
static const struct {
    const char *method;
    int nranks;
    const char *setting;
    int rounds;
    long messages; /* of all ranks */
    long tokens;
    long blocks;
    int scratch; /* blocks of the rank with most */
} cases[] = {
    {"linear", 13, "window=0", 1, 12, 0, 12, 0},
    {"linear", 13, "window=4", -1, 12, 0, 12, 0},
    {"linear_sync", 13, "parts=1", -1, 12, 12, 12, 0},
    {"linear_sync", 13, "parts=4", -1, 24, 12, 12, 0},
    /* of p = 2^s, half of the blocks go up in each of s rounds */
    {"binomial", 16, "", 4, 15, 0, 32, 8},
    {"binomial", 64, "", 6, 63, 0, 192, 32},
    {"bine", 16, "", 4, 15, 0, 32, 8},
    {"bine", 64, "", 6, 63, 0, 192, 32},
    /* of p = k^s, (k-1)/k of them in each */
    {"knomial", 16, "radix=4", 2, 15, 0, 24, 4},
    {"knomial", 64, "radix=8", 2, 63, 0, 112, 8},
};

static struct ct_named method_of(const char *collective, const char *method)
{
    char name[64];

    snprintf(name, sizeof name, "%s_%s", collective, method);
    return ct_named_find(ct_registry, name);
}

static void expect_figures(const struct ct_named *found, size_t i)
{
    const struct ct_algorithm *a = found->algorithm;
    struct ct_problem problem = {.collective = a->collective,
                                 .nranks = cases[i].nranks,
                                 .bytes = 1024,
                                 .setting = setting_of_text(found, cases[i].setting)};
    const struct ct_shape shape = ct_algorithm_shape(a, &problem, 0);
    struct ct_plan_figures most = {0};
    struct ct_check_counts counts;
    struct ct_diag diag = {""};

    cr_expect(ct_algorithm_applies(a, &problem), "%s", a->name);
    check(a, shape, &counts);
    cr_expect_eq(counts.tokens, cases[i].tokens, "%s", a->name);
    cr_expect_eq(counts.scratch_units_max, cases[i].scratch, "%s: %d of scratch", a->name,
                 counts.scratch_units_max);
    cr_expect_geq(counts.messages, cases[i].messages, "%s", a->name);
    cr_expect_eq(counts.units_sent, cases[i].blocks * shape.segments, "%s '%s': %ld units", a->name,
                 cases[i].setting, counts.units_sent);
    cr_assert_eq(ct_plan_figures(a, &problem, &most, &diag), CT_OK, "%s", diag.text);
    cr_expect(cases[i].rounds < 0 || most.rounds == cases[i].rounds, "%s '%s': %d rounds", a->name,
              cases[i].setting, most.rounds);
}

Test(gather_family, ranks_send_what_the_papers_say)
{
    const char *const names[] = {"gather", "scatter", "gatherv", "scatterv"};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int tried = 0;

        for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
            const struct ct_named found = method_of(names[k], cases[i].method);

            if (found.algorithm == NULL)
                continue;
            expect_figures(&found, i);
            tried++;
        }
        cr_expect_geq(tried, 2, "%s", cases[i].method);
    }
}

/* Of all ranks. */
static long count_messages(const struct ct_algorithm *a, struct ct_shape shape)
{
    long messages = 0;

    for (shape.rank = 0; shape.rank < shape.nranks; shape.rank++) {
        struct ct_schedule *schedule = NULL;

        cr_assert_eq(ct_algorithm_plan(a, &shape, &schedule, NULL), CT_OK);
        for (int i = 0; i < schedule->nsteps; i++)
            messages += schedule->steps[i].action == CT_DO_SEND;
        ct_schedule_free(schedule);
    }
    return messages;
}

/* Subtrees of the root begin 1, 2, 4 and 8 ranks after it. Rank 0 is so far
   from it: where it is the first of one, or the root, none is in two pieces
   there, else one is. */
Test(gather_family, one_message_more_goes_round_the_last_rank)
{
    for (int root = 0; root < 16; root++) {
        const struct ct_shape shape = {.nranks = 16, .root = root, .setting = {{2}}, .segments = 1};
        const int zero = (16 - root) % 16;
        const bool is_cut = (zero & (zero - 1)) != 0;

        cr_expect_eq(count_messages(find_by_name("gather_tree").algorithm, shape), 15 + is_cut,
                     "root %d", root);
        cr_expect_eq(count_messages(find_by_name("scatter_tree").algorithm, shape), 15 + is_cut,
                     "root %d", root);
    }
}
