/*
 * test_alias_lines.c - decisions.csv with names that papers and earlier versions
 * have for settings of an algorithm.
 */
#include "tests/result/result_helpers.h"

#define FIGURES "1,,,6,2,,,6,2,1.9,2.1,6,"
static const char lines[] =
    "collective,alltoall,yes\n"
    "range,alltoall,,0,alltoall_pair_barrier,order=dealt barriers=4,"
    "000000000000000a,1024," FIGURES "alltoall_one_factor,,1.1,confirmed,no,,,,\n";

Test(alias_lines, are_read_as_the_algorithm_with_its_setting)
{
    struct ct_result *result = result_of_text(decisions_of(8, lines));
    const struct ct_result_range *range = &result->collectives[0].cases->ranges[0];

    cr_expect_str_eq(range->choice.algorithm, "alltoall_rounds");
    cr_expect_str_eq(range->choice.setting,
                     "partners=pair separation=barrier barriers=4 order=dealt");
    cr_expect_str_eq(range->figures.runner_up, "alltoall_rounds");
    cr_expect_str_eq(range->figures.runner_up_setting,
                     "partners=one_factor separation=none barriers=0");
}

Test(alias_lines, with_another_setting_are_refused)
{
    static const char wrong[] = "collective,alltoall,yes\n"
                                "range,alltoall,,0,alltoall_pair_barrier,barriers=3,"
                                "000000000000000a,1024," FIGURES ",,,confirmed,no,,,,\n";
    char *text = decisions_of(8, wrong);
    struct ct_result *result = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_decisions_parse("m/decisions.csv", text, &result, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "alltoall_pair_barrier: 3 is not a "
                                         "value of the parameter barriers"),
                       "%s", diag.text);
    ct_result_free(result);
}
