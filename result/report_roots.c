/*
 * report_roots.c - a table of the classes of roots: a row for each range of
 * those with choices of their own, one for each of the others.
 */
#include "result/report_roots.h"

#include "result/report_page.h"
#include "result/wording.h"

/* "1, and 15 like it"; all of them on hover. */
static void add_ranks(struct ct_text *page, const struct ct_result_roots *roots)
{
    int others = 0;

    for (const char *at = roots->ranks; *at != '\0'; at++)
        others += *at == ' ';
    ct_text_add(page, "<tr><td class=name title=\"%s\">%d", roots->ranks, roots->root);
    if (others > 0)
        ct_text_add(page, ", and %d like it", others);
}

static void add_own(struct ct_text *page, const struct ct_result_collective *own,
                    const struct ct_result_roots *roots)
{
    const struct ct_result_collective view = ct_result_with_root(own, roots->root);

    for (int i = 0; i < view.nranges; i++) {
        const struct ct_result_range *range = &view.ranges[i];
        const struct ct_result_size size = {.figures = range->figures};
        const struct ct_size_words words = ct_size_words(&size);

        add_ranks(page, roots);
        ct_text_add(page, "<td>%zu<td class=name>", range->from_bytes);
        ct_page_add_choice(page, own->name, range->algorithm, range->setting);
        ct_text_add(page, "<td class=name>%s<td>%s<td>%s<td>%s\n",
                    ct_basis_words(range->figures.basis), words.time, words.native, words.speed_up);
    }
}

/* What was seen there did not last, or there was nothing. */
static void add_same(struct ct_text *page, const struct ct_result_roots *roots)
{
    add_ranks(page, roots);
    ct_text_add(page,
                "<td>0<td class=name>as with rank 0<td class=name>%s"
                "<td><td><td>\n",
                roots->gain > 1 ? "no other choice in the end" : "nothing was clearly faster");
}

void ct_report_add_roots(struct ct_text *page, const struct ct_result_collective *own)
{
    if (own->nroots == 0)
        return;
    ct_text_add(page, "<h3>Other roots</h3>\n"
                      "<div class=wide><table>\n"
                      "<tr><th class=name>root<th>from bytes"
                      "<th class=name>choice<th class=name>basis<th>time"
                      "<th>native<th>speed-up\n");
    for (int i = 0; i < own->nroots; i++) {
        if (own->roots[i].is_own)
            add_own(page, own, &own->roots[i]);
        else
            add_same(page, &own->roots[i]);
    }
    ct_text_add(page, "</table></div>\n");
}
