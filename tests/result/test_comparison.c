/*
 * test_comparison.c - what is beyond noise, and which cells are compared.
 */
#include "result/comparison.h"
#include "tests/result/result_helpers.h"

/* Compare the example with itself, with another time of the choice at its first size. */
static enum ct_change change_of(struct ct_result_time first, struct ct_result_time second,
                                double *ratio)
{
    char *decisions = text_of_file(EXAMPLE);
    struct ct_result *results[2] = {result_of_text(decisions), result_of_text(decisions)};
    const struct ct_result *const pair[2] = {results[0], results[1]};
    struct ct_comparison comparison;
    enum ct_change change;

    results[0]->collectives[0].cases->sizes[0].figures.choice = first;
    results[1]->collectives[0].cases->sizes[0].figures.choice = second;
    cr_assert_eq(
        ct_comparison_init(&comparison, (const char *const[2]){"first", "second"}, pair, NULL),
        CT_OK);
    change = comparison.cells[0].change;
    *ratio = comparison.cells[0].ratio;
    ct_comparison_fini(&comparison);
    ct_result_free(results[0]);
    ct_result_free(results[1]);
    free(decisions);
    return change;
}

Test(comparison, finds_what_is_beyond_noise)
{
    static const struct {
        struct ct_result_time first, second;
        enum ct_change change;
    } cases[] = {
        {{1, .9, 1.1, 9}, {2, 1.8, 2.2, 9}, CT_CHANGE_SLOWER},
        {{2, 1.8, 2.2, 9}, {1, .9, 1.1, 9}, CT_CHANGE_FASTER},
        {{1, .9, 1.3, 9}, {1.4, 1.2, 1.6, 9}, CT_CHANGE_NOISE},      /* they overlap */
        {{1, .99, 1.01, 9}, {1.04, 1.03, 1.05, 9}, CT_CHANGE_NOISE}, /* 4 % */
        {{1, .99, 1.01, 9}, {1.06, 1.05, 1.07, 9}, CT_CHANGE_SLOWER},
        {{1, 0, 0, 1}, {1.5, 0, 0, 1}, CT_CHANGE_NOISE}, /* each known to a quarter */
        {{1, 0, 0, 1}, {1.6, 0, 0, 1}, CT_CHANGE_SLOWER},
        {{1, 0, 0, 1}, {1.3, 1.29, 1.31, 9}, CT_CHANGE_SLOWER},
        {{0, 0, 0, 0}, {1, .9, 1.1, 9}, CT_CHANGE_UNTIMED},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double ratio;

        cr_expect_eq(change_of(cases[i].first, cases[i].second, &ratio), cases[i].change,
                     "case %zu", i);
        cr_expect_eq(ratio > 0, cases[i].change != CT_CHANGE_UNTIMED);
    }
}

/* The second names one class of roots otherwise: each of them has one that the other has not. */
Test(comparison, compares_other_roots_where_both_have_them)
{
    char *decisions = text_of_file(ROOT_DIR "/out/lab-e/jobs/columns/decisions.csv");
    struct ct_result *results[2] = {result_of_text(decisions), result_of_text(decisions)};
    const struct ct_result *const pair[2] = {results[0], results[1]};
    struct ct_comparison comparison;
    int nother = 0;

    for (int c = 0; c < results[1]->ncollectives; c++) {
        for (int i = 1; i < results[1]->collectives[c].ncases; i++) {
            struct ct_result_case *own = &results[1]->collectives[c].cases[i];

            if (own->nranges > 0 && nother++ == 0) {
                free(own->of);
                own->of = ct_format("root:1000");
            }
        }
    }
    cr_assert_gt(nother, 0, "the folder has no other roots");
    cr_assert_eq(
        ct_comparison_init(&comparison, (const char *const[2]){"first", "second"}, pair, NULL),
        CT_OK);
    cr_expect_gt(comparison.by_change[CT_CHANGE_FIRST], 0);
    cr_expect_eq(comparison.by_change[CT_CHANGE_FIRST], comparison.by_change[CT_CHANGE_SECOND]);
    cr_expect_eq(comparison.by_change[CT_CHANGE_SLOWER], 0);
    cr_expect_eq(comparison.nother_choices, 0);
    ct_comparison_fini(&comparison);
    ct_result_free(results[0]);
    ct_result_free(results[1]);
    free(decisions);
}
