/*
 * report_cases.c - a table of the classes of roots and one of the patterns: a row for
 * each range.
 */
#include "result/report_cases.h"

#include "result/report_page.h"
#include "result/wording.h"

/* "1, and 15 like it", or the name of a pattern. */
static void add_name(struct ct_text *page, const struct ct_result_case *of)
{
    int others = 0;

    ct_table_add_row(page);
    if (ct_case_pattern(of) != NULL) {
        ct_page_add(page, ct_case_pattern(of));
        return;
    }
    for (const char *at = of->ranks; *at != '\0'; at++)
        others += *at == ' ';
    ct_text_add(page, "<span title=\"%s\">%d", of->ranks, ct_case_root(of));
    if (others > 0)
        ct_text_add(page, ", and %d like it", others);
    ct_text_add(page, "</span>");
}

static void add_range(struct ct_text *page, const struct ct_result_collective *own,
                      const struct ct_result_case *of, const struct ct_result_range *range)
{
    const struct ct_result_size size = {.figures = range->figures};
    const struct ct_size_words words = ct_size_words(&size);

    add_name(page, of);
    ct_table_add(page, "%zu",
                 ct_case_pattern(of) == NULL ? range->from_bytes : range->measured_bytes);
    ct_table_next(page);
    ct_page_add_choice(page, own->name, range->choice.algorithm, range->choice.setting);
    ct_table_next(page);
    if (ct_case_is_timed(of))
        ct_add_basis(page, &range->figures);
    else {
        ct_text_add(page, "as ");
        ct_page_add(page, of->same_as);
    }
    ct_table_add(page, "%s", words.time);
    ct_table_add(page, "%s", words.native);
    ct_table_add(page, "%s", words.speed_up);
}

/* A class without ranges: what was seen there did not last, or there was nothing. */
static void add_as_rank_0(struct ct_text *page, const struct ct_result_case *of)
{
    add_name(page, of);
    ct_table_add(page, "0");
    ct_table_add(page, "as with rank 0");
    ct_table_add(page, "%s",
                 of->gain > 1 ? "no other choice in the end" : "nothing was clearly faster");
    for (int i = 0; i < 3; i++)
        ct_table_next(page);
}

/* Those of patterns, or those of roots. */
static void add_table(struct ct_text *page, const struct ct_result_collective *own,
                      bool are_patterns)
{
    int n = 0;

    for (int c = 1; c < own->ncases; c++) {
        const struct ct_result_case *of = &own->cases[c];

        if ((ct_case_pattern(of) != NULL) != are_patterns)
            continue;
        if (n++ == 0)
            ct_table_begin(page, are_patterns ? "Patterns of counts" : "Other roots",
                           are_patterns ? "<pattern|bytes of the average block|<choice|<basis|"
                                          "time|native|native / tuned"
                                        : "<root|from bytes|<choice|<basis|time|native|"
                                          "native / tuned");
        for (int i = 0; i < of->nranges; i++)
            add_range(page, own, of, &of->ranges[i]);
        if (of->nranges == 0)
            add_as_rank_0(page, of);
    }
    if (n > 0)
        ct_table_end(page);
}

void ct_report_add_cases(struct ct_text *page, const struct ct_result_collective *own)
{
    add_table(page, own, false);
    add_table(page, own, true);
}
