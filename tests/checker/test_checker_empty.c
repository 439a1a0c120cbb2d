/*
 * test_checker_empty.c - where messages of no bytes are left out, both ends of
 * each know which.
 */
#include "checker/checker.h"
#include "repo/builder.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <string.h>

enum { BOTH, NEITHER, FIRST_ONLY, SCRATCH, SCRATCH_OF_ITEMS };

/* An allgatherv of two ranks; what it gets first goes to scratch, perhaps. */
static struct ct_schedule *planned(int rank, int way)
{
    const int other = 1 - rank;
    const int items[] = {other};
    struct ct_builder *b = ct_builder_new(2, rank);
    const bool by_scratch = way == SCRATCH || way == SCRATCH_OF_ITEMS;
    const struct ct_span got = ct_span(CT_RECV, other, 1);
    struct ct_schedule *schedule = NULL;

    if (way == BOTH || by_scratch || (way == FIRST_ONLY && rank == 0))
        ct_skip_empty(b);
    if (way == SCRATCH_OF_ITEMS)
        ct_scratch_items(b, CT_SCRATCH, items, 1);
    ct_copy(b, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
    ct_send(b, other, ct_span(CT_SEND, 0, 1));
    ct_recv(b, other, by_scratch ? ct_span(CT_SCRATCH, 0, 1) : got);
    ct_fence(b);
    if (by_scratch)
        ct_copy(b, ct_span(CT_SCRATCH, 0, 1), got);
    cr_assert_eq(ct_builder_finish(b, &schedule, NULL), CT_OK);
    ct_builder_free(b);
    return schedule;
}

static void expect(int way, const char *fault)
{
    struct ct_schedule *schedules[] = {planned(0, way), planned(1, way)};
    const struct ct_check check = {.collective = &ct_allgatherv,
                                   .nranks = 2,
                                   .schedules = (const struct ct_schedule *const *)schedules};
    struct ct_diag diag = {""};
    const int err = ct_check_run(&check, NULL, &diag);

    cr_expect_eq(err, fault == NULL ? CT_OK : CT_ERR_INVALID, "%d: %s", way, diag.text);
    cr_expect(fault == NULL || strstr(diag.text, fault) != NULL, "%d: %s", way, diag.text);
    ct_schedule_free(schedules[0]);
    ct_schedule_free(schedules[1]);
}

Test(checker_empty, is_right_where_both_ends_know)
{
    expect(BOTH, NULL);
    expect(NEITHER, NULL);
    expect(SCRATCH_OF_ITEMS, NULL);
}

Test(checker_empty, is_wrong_where_one_end_does_not)
{
    expect(FIRST_ONLY, "a message of no bytes is left out at one end only");
    expect(SCRATCH, "scratch for any item does not tell which has none");
}
