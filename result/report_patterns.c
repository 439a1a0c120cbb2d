/*
 * report_patterns.c - a table of patterns, below the sizes of the collective.
 */
#include "result/report_patterns.h"

#include "result/report_page.h"
#include "result/wording.h"

/* What its choice rests on. */
static void add_basis(struct ct_text *page, const struct ct_result_pattern *pattern)
{
    if (ct_result_is_timed(pattern)) {
        ct_text_add(page, "%s", ct_basis_words(pattern->choice.figures.basis));
        return;
    }
    ct_text_add(page, "as ");
    ct_page_add(page, pattern->same_as);
}

static void add_row(struct ct_text *page, const struct ct_result_collective *own,
                    const struct ct_result_pattern *pattern)
{
    const struct ct_result_size size = {.figures = pattern->choice.figures};
    const struct ct_size_words words = ct_size_words(&size);

    ct_text_add(page, "<tr><td class=name>");
    ct_page_add(page, pattern->name);
    ct_text_add(page, "<td>%zu<td class=name>", pattern->choice.measured_bytes);
    ct_page_add_choice(page, own->name, pattern->choice.algorithm, pattern->choice.setting);
    ct_text_add(page, "<td class=name>");
    add_basis(page, pattern);
    ct_text_add(page, "<td>%s<td>%s<td>%s\n", words.time, words.native, words.speed_up);
}

void ct_report_add_patterns(struct ct_text *page, const struct ct_result_collective *own)
{
    if (own->npatterns == 0)
        return;
    ct_text_add(page, "<h3>Patterns of counts</h3>\n"
                      "<div class=wide><table>\n"
                      "<tr><th class=name>pattern<th>bytes of the average "
                      "block<th class=name>choice<th class=name>basis<th>time"
                      "<th>native<th>speed-up\n");
    for (int i = 0; i < own->npatterns; i++)
        add_row(page, own, &own->patterns[i]);
    ct_text_add(page, "</table></div>\n");
}
