/*
 * Patterns of counts in decisions.csv, and what is written from them.
 */
#include "result/terminal_table.h"
#include "tests/result/result_helpers.h"

#include <stdio.h>

/* Appended to the example, whose signature is made one of three ranks. */
#define ZERO "1,,,6,2,,,6,2,1.9,2.1,6,,,"
static const char lines[] =
    "collective,alltoallv,yes\n"
    "range,alltoallv,,0,alltoallv_spread,,000000000000000a,1024," ZERO ",confirmed,no,,,,\n"
    "case,alltoallv,pattern:keys,,,,,0.1\n"
    "counts,alltoallv,pattern:keys,0 10 20\n"
    "counts,alltoallv,pattern:keys,30 0 120\n"
    "counts,alltoallv,pattern:keys,60 70 50\n"
    "range,alltoallv,pattern:keys,0,alltoallv_keys,separation=1,"
    "000000000000000b,40,1,,,6,4,,,6,4,3.9,4.1,6,native,,4,confirmed,no,,,,\n"
    "case,alltoallv,pattern:rows,,,,,0.1\n"
    "counts,alltoallv,pattern:rows,0 63 0\n"
    "counts,alltoallv,pattern:rows,0 0 0\n"
    "counts,alltoallv,pattern:rows,0 0 0\n"
    "range,alltoallv,pattern:rows,0,native,,,7,,,,,,,,,,,,,,,,native,no,,,,\n"
    "case,alltoallv,pattern:nearly,,,,keys,0.1\n"
    "counts,alltoallv,pattern:nearly,0 10 20\n"
    "counts,alltoallv,pattern:nearly,30 0 129\n"
    "counts,alltoallv,pattern:nearly,60 70 50\n"
    "range,alltoallv,pattern:nearly,0,alltoallv_keys,separation=1,"
    "000000000000000b,41,,,,,,,,,,,,,,,,carried,no,,,,\n"
    "run,alltoallv,pattern:keys,3\n"
    "run,alltoallv,pattern:rows,1\n"
    "run,alltoallv,pattern:nearly,20\n";

static char *example(void)
{
    return decisions_of(3, lines);
}

Test(pattern_lines, are_written_as_they_were_read)
{
    struct ct_result *result = result_of_text(example());
    char *again = text_of_result(result);
    struct ct_result *second = result_of_text(again);
    char *third = text_of_result(second);

    cr_expect_not_null(strstr(again, lines), "%s", again);
    cr_expect_str_eq(again, third);
    cr_expect_eq(result->collectives[0].ncases, 4);
    cr_expect_eq(result->collectives[0].cases[1].ncounts, 3);
    cr_expect_eq(result->collectives[0].runs[2].ncalls, 20);
}

/* Each choice is there once, after those of ranges. */
Test(pattern_lines, become_tables_of_tuned_c)
{
    struct ct_result *result = result_of_text(example());
    char *tuned = file_of(result, "tuned.c");

    expect_part(tuned, "static const size_t counts_keys[] = {\n"
                       "    0, 10, 20,\n    30, 0, 120,\n    60, 70, 50,\n};");
    expect_part(tuned, "    /* confirmed; at 40 bytes:\n"
                       "     * alltoallv_keys separation=1 1 s, 6 samples\n"
                       "     * native 4 s, 6 samples\n"
                       "     * native / choice 4.00 (3.90 to 4.10), 6 rounds */\n"
                       "    {.counts = {.name = \"keys\",\n"
                       "                .collective = &ct_alltoallv,\n"
                       "                .nranks = 3,\n"
                       "                .bytes = counts_keys},\n"
                       "     .similarity = 0.10000000000000001,\n"
                       "     .choice = &choices[2],\n"
                       "     .native_s = 4,\n"
                       "     .choice_s = 1},\n");
    expect_part(tuned, "    /* as keys */\n    {.counts = {.name = \"nearly\"");
    expect_part(tuned, "     .choice = &choices[0]},\n");
    expect_part(tuned, "    {0, 3ULL}, /* keys */\n"
                       "    {1, 1ULL}, /* rows */\n"
                       "    {2, 20ULL}, /* nearly */\n");
    expect_part(tuned, "    .npatterns = sizeof patterns / sizeof *patterns,\n");
    expect_part(tuned, "    .nruns = sizeof runs / sizeof *runs,\n");
    expect_part(tuned, "extern const struct ct_algorithm alltoallv_keys;\n");
}

Test(pattern_lines, are_rows_of_the_table)
{
    char *text = example();
    char *table = NULL;
    struct ct_result *result = result_of_text(text);

    cr_assert_eq(ct_table_text(result, false, &table, NULL), CT_OK);
    expect_part(table, "\n   pattern\n      keys  alltoallv_keys separation=1 ");
    expect_part(table, "      rows  alltoallv_native ");
    expect_part(table, "    nearly  alltoallv_keys separation=1 ");
    expect_part(table, "  as keys\n");
    free(table);
}

Test(pattern_lines, are_rows_of_the_report)
{
    struct ct_result *result = result_of_text(example());
    char *page = file_of(result, "report.html");

    expect_part(page, "<tr><th scope=row>keys<td>40<td>alltoallv_keys separation=1"
                      "<td>confirmed<td>1 s<td>4 s<td>4.00\n");
    expect_part(page, "<td>as keys<td>");
}

static const struct mistake mistakes[] = {
    {"0 10 20", "0 10", "2 numbers; one for each of 3 ranks"},
    {"0 10 20", "0 10 20 30", "4 numbers"},
    {"0 10 20", "0 010 20", "whole numbers of bytes"},
    {"0 10 20", "0  10 20", "whole numbers of bytes"},
    {"0 10 20", "0 -1 20", "whole numbers of bytes"},
    {"0 10 20", "0 10 20 ", "whole numbers of bytes"},
    {"0 10 20", "0 10 123456789012345678", "whole numbers of bytes"},
    {"counts,alltoallv,pattern:keys,0 10 20\n", "", "pattern:keys has 2 lines counts"},
    {"run,alltoallv,pattern:keys,3\n",
     "counts,alltoallv,pattern:nobody,0 0 0\nrun,alltoallv,pattern:keys,3\n",
     "OF is \"pattern:nobody\""},
    {"run,alltoallv,pattern:rows", "run,alltoallv,pattern:nobody", "of is \"pattern:nobody\""},
    {"rows,1\n", "rows,0\n", "calls is 0"},
    {"range,alltoallv,pattern:rows,0,native,,,7,,,,,,,,,,,,,,,,native,no,,,,\n", "",
     "pattern:rows has 0 ranges; one would be right"},
    {"case,alltoallv,pattern:rows", "case,alltoallv,pattern:keys", "is in line 15 already"},
    {"run,alltoallv,pattern:keys,3\n",
     "collective,gatherv,yes\nrange,gatherv,,0,native,,,7,,,,,,,,,,,,,,,,native,no,,,,\n"
     "case,gatherv,pattern:keys,,,,,0\n",
     "a name that no other pattern has"},
    {",,,,keys,0.1", ",,,,nearly,0.1", "an earlier pattern of alltoallv"},
    {",,,,keys,0.1", ",,,,nobody,0.1", "an earlier pattern of alltoallv"},
    {"keys,,,,,0.1", "keys,,,,nearly,0.1", "an earlier pattern of alltoallv"},
    {"keys,,,,,0.1", "keys,,,,,-0.1", "a number from 0 on"},
    {"case,alltoallv,pattern:keys", "case,alltoallv,pattern:9keys", "root:RANK or pattern:NAME"},
    {"000000000000000b,40", ",40", "alltoallv_keys has no fingerprint"},
    {"4,confirmed,no,,,,\ncase", "4,native,no,,,,\ncase", "basis is native"},
};

Test(pattern_lines, name_line_mistake_and_remedy)
{
    expect_mistakes(example(), mistakes, sizeof mistakes / sizeof *mistakes);
}
