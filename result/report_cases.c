/*
 * report_cases.c - a table of the classes of roots and one of the patterns: a row for
 * each range.
 */
#include "result/report_cases.h"

#include "result/report_page.h"
#include "result/wording.h"

/* "1, and 15 like it"; all of them on hover. */
static void add_roots(struct ct_text *page, const struct ct_result_case *of)
{
    int others = 0;

    for (const char *at = of->ranks; *at != '\0'; at++)
        others += *at == ' ';
    ct_text_add(page, "<tr><td class=name title=\"%s\">%d", of->ranks, ct_case_root(of));
    if (others > 0)
        ct_text_add(page, ", and %d like it", others);
}

static void add_range(struct ct_text *page, const struct ct_result_collective *own,
                      const struct ct_result_case *of, const struct ct_result_range *range)
{
    const struct ct_result_size size = {.figures = range->figures};
    const struct ct_size_words words = ct_size_words(&size);
    const char *pattern = ct_case_pattern(of);

    if (pattern == NULL) {
        add_roots(page, of);
    } else {
        ct_text_add(page, "<tr><td class=name>");
        ct_page_add(page, pattern);
    }
    ct_text_add(page, "<td>%zu<td class=name>",
                pattern == NULL ? range->from_bytes : range->measured_bytes);
    ct_page_add_choice(page, own->name, range->choice.algorithm, range->choice.setting);
    ct_text_add(page, "<td class=name>");
    if (ct_case_is_timed(of)) {
        ct_text_add(page, "%s", ct_basis_words(range->figures.basis));
    } else {
        ct_text_add(page, "as ");
        ct_page_add(page, of->same_as);
    }
    ct_text_add(page, "<td>%s<td>%s<td>%s\n", words.time, words.native, words.speed_up);
}

/* A class without ranges: what was seen there did not last, or there was nothing. */
static void add_as_rank_0(struct ct_text *page, const struct ct_result_case *of)
{
    add_roots(page, of);
    ct_text_add(page,
                "<td>0<td class=name>as with rank 0<td class=name>%s"
                "<td><td><td>\n",
                of->gain > 1 ? "no other choice in the end" : "nothing was clearly faster");
}

/* Those of patterns, or those of roots. */
static void add_table(struct ct_text *page, const struct ct_result_collective *own,
                      bool are_patterns, const char *head)
{
    int n = 0;

    for (int c = 1; c < own->ncases; c++) {
        const struct ct_result_case *of = &own->cases[c];

        if ((ct_case_pattern(of) != NULL) != are_patterns)
            continue;
        if (n++ == 0)
            ct_text_add(page,
                        "%s<th class=name>choice<th class=name>basis<th>time"
                        "<th>native<th>speed-up\n",
                        head);
        for (int i = 0; i < of->nranges; i++)
            add_range(page, own, of, &of->ranges[i]);
        if (of->nranges == 0)
            add_as_rank_0(page, of);
    }
    if (n > 0)
        ct_text_add(page, "</table></div>\n");
}

void ct_report_add_cases(struct ct_text *page, const struct ct_result_collective *own)
{
    add_table(page, own, false,
              "<h3>Other roots</h3>\n<div class=wide><table>\n"
              "<tr><th class=name>root<th>from bytes");
    add_table(page, own, true,
              "<h3>Patterns of counts</h3>\n<div class=wide><table>\n"
              "<tr><th class=name>pattern<th>bytes of the average block");
}
