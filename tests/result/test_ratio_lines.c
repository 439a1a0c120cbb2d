/*
 * test_ratio_lines.c - ratios and provenance in decisions.csv that are not as they
 * should be.
 */
#include "tests/result/result_helpers.h"

/* The example with one change; the message. */
static const struct {
    const char *from;
    const char *to;
    const char *message;
} mistakes[] = {
    {"1.424,1.37,1.484,7", "1.424,0.99,1.484,7",
     "d.csv:131: basis is confirmed, but ratio_low is not above 1; first_look would be "
     "right"},
    {"1.424,1.37,1.484,7", "1.424,,,7",
     "d.csv:131: basis is confirmed, but ratio_low is not above 1; first_look would be "
     "right"},
    {"1.424,1.37,1.484,7", "1.424,1.43,1.484,7",
     "d.csv:131: ratio_low, ratio and ratio_high do not ascend; the median between the "
     "ends of its interval, or no ends, would be right"},
    {"1.424,1.37,1.484,7", ",,,7",
     "d.csv:131: rounds is 7, but there is no ratio; both of them, or none, would be "
     "right"},
    {"1.892,confirmed,no", "1.892,confirmed,maybe",
     "d.csv:131: disturbed is \"maybe\"; yes or no, and two whole numbers where one is "
     "not 0 would be right"},
    {"provenance,budget,60 s", "provenance,budget",
     "d.csv:157: a line provenance has 3 fields, not 2; provenance,KEY,VALUE would be "
     "right"},
};

Test(ratio_lines, mistakes_are_named)
{
    char *text = text_of_file(EXAMPLE);

    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        char *wrong = replaced(text, mistakes[i].from, mistakes[i].to);
        struct ct_result *result = NULL;
        struct ct_diag diag = {""};

        cr_expect_eq(ct_decisions_parse("d.csv", wrong, &result, &diag), CT_ERR_INPUT);
        cr_expect_str_eq(diag.text, mistakes[i].message);
        free(wrong);
    }
    free(text);
}
