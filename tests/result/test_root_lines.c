/*
 * test_root_lines.c - roots with choices of their own in decisions.csv, and
 * what is written from them.
 */
#include "result/terminal_table.h"
#include "tests/result/result_helpers.h"

/* Of eight ranks; those in the middle of a chain have ranges of their own. */
#define TIMES "1,,,1,2,,,1,,,,,,,"
#define SURE "1,,,6,2,,,6,2,1.9,2.1,6,,,"
static const char lines[] =
    "collective,bcast,yes\n"
    "range,bcast,,0,native,,,1," TIMES ",native,no,,,,\n"
    "range,bcast,,512,bcast_wired_chain,chains=1,000000000000000a,1024," SURE ",confirmed,no,,,,\n"
    "case,bcast,root:1,1 2 5 6,1.25,1024,,\n"
    "range,bcast,root:1,0,bcast_bine,,000000000000000b,1," SURE ",confirmed,no,,,,\n"
    "range,bcast,root:1,64,bcast_wired_chain,chains=1,000000000000000a,"
    "1024," SURE ",confirmed,no,,,,\n"
    "range,bcast,root:1,4096,native,,,4096," TIMES ",native,no,,,,\n"
    "case,bcast,root:4,4,1,,,\n";

static char *example(void)
{
    return decisions_of(8, lines);
}

Test(root_lines, are_written_as_they_were_read)
{
    struct ct_result *result = result_of_text(example());
    const struct ct_result_collective *own = &result->collectives[0];
    char *again = text_of_result(result);

    expect_part(again, lines);
    cr_assert_eq(own->ncases, 3);
    cr_expect_eq(ct_case_root(&own->cases[0]), 0);
    cr_expect_eq(ct_case_root(&own->cases[1]), 1);
    cr_expect_null(ct_case_pattern(&own->cases[1]));
    cr_expect_eq(own->cases[1].gain, 1.25);
    cr_expect_eq(own->cases[1].gain_bytes, 1024);
    cr_expect(ct_case_has_root(&own->cases[1], 6));
    cr_expect_not(ct_case_has_root(&own->cases[1], 4));
    cr_expect_eq(own->cases[1].nranges, 3);
    cr_expect_str_eq(own->cases[1].ranges[0].choice.algorithm, "bcast_bine");
    cr_expect_eq(own->cases[2].nranges, 0);
    cr_expect(ct_result_names(result, "bcast_bine"));
}

/* What only such roots choose comes after all other choices. */
Test(root_lines, become_a_table_and_functions_of_tuned_c)
{
    struct ct_result *result = result_of_text(example());
    char *tuned = file_of(result, "tuned.c");

    expect_part(tuned, "extern const struct ct_algorithm bcast_wired_chain;\n"
                       "extern const struct ct_algorithm bcast_bine;\n");
    expect_part(tuned, "static const unsigned char roots_of_bcast[8] = {\n"
                       "    0, 1, 1, 0, 0, 1, 1, 0,\n};");
    expect_part(tuned, "/* With roots like rank 1. */\n"
                       "static const struct ct_choice *\n"
                       "choose_bcast_root_1(const struct ct_problem *problem)");
    expect_part(tuned, "    if (problem->bytes < 64)\n"
                       "        return &choices[2]; /* bcast_bine */\n");
    expect_part(tuned, "    if (problem->bytes < 4096)\n"
                       "        return &choices[1]; /* bcast_wired_chain */\n");
    expect_part(tuned, "        return &choices[0];\n"
                       "    if (roots_of_bcast[problem->root] == 1)\n"
                       "        return choose_bcast_root_1(problem);\n"
                       "    /* from 0 bytes: nothing beat native; at 1 bytes:");
}

Test(root_lines, are_rows_of_the_table_and_of_the_report)
{
    char *text = example(), *table = NULL;
    struct ct_result *result = result_of_text(text);
    char *page = file_of(result, "report.html");

    cr_assert_eq(ct_table_text(result, false, &table, NULL), CT_OK);
    expect_part(table, "\n      from  with roots like rank 1\n"
                       "         0  bcast_bine ");
    expect_part(table, "\n        64  bcast_wired_chain chains=1 ");
    cr_expect_null(strstr(table, "like rank 4"));
    expect_part(page, "<caption><span>Other roots</span></caption>");
    expect_part(page, "<tr><th scope=row><span title=\"1 2 5 6\">1, and 3 like it</span>"
                      "<td>64<td>bcast_wired_chain chains=1<td>confirmed<td>1 s<td>2 s<td>2.00\n");
    expect_part(page, "<tr><th scope=row><span title=\"4\">4</span><td>0<td>as with rank 0"
                      "<td>nothing was clearly faster");
    free(table);
}

static const struct mistake mistakes[] = {
    {"root:4,4,", "root:3,4,", "of is root:3; root:4, by the first of the roots"},
    {"root:4,4,", "root:0,0,", "root:RANK or pattern:NAME"},
    {"root:4,4,", "roots:4,4,", "root:RANK or pattern:NAME"},
    {"root:4,4,", "pattern:4x,4,", "root:RANK or pattern:NAME"},
    {"root:4,4,", "root:1,4,", "case root:1 is in line 16 already"},
    {"1 2 5 6", "1 2 5 8", "8 is among the roots; ranks from 1 to 7"},
    {"1 2 5 6", "1 0 5 6", "0 is among the roots"},
    {"root:4,4,", "root:5,5,", "5 is among the roots"},
    {"1 2 5 6", "1  2", "ranks with one blank between them"},
    {"1 2 5 6", "", "0 is among the roots"},
    {"range,bcast,root:1,4096", "range,bcast,root:3,4096", "OF is \"root:3\""},
    {"range,bcast,root:1,4096", "range,bcast,root:1,32", "after 64"},
    {"range,bcast,root:1,0", "range,bcast,root:1,1", "from 0 would be"},
    {"4096," TIMES ",native", "4096," TIMES ",confirmed", "basis is confirmed"},
    {"bine,,000000000000000b", "bine,,", "bcast_bine has no fingerprint"},
};

Test(root_lines, name_line_mistake_and_remedy)
{
    expect_mistakes(example(), mistakes, sizeof mistakes / sizeof *mistakes);
}
