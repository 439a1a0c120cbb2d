/*
 * write_report_html.c - report.html: what was decided, for people who would
 * rather look than read. One file, without a network.
 */
#include "result/report_cases.h"
#include "result/report_jobs.h"
#include "result/report_page.h"
#include "result/report_plot.h"
#include "result/report_sections.h"
#include "result/report_times.h"
#include "result/report_tree.h"
#include "result/wording.h"
#include "result/writer.h"

static void add_ranges(struct ct_text *page, const struct ct_result_collective *own)
{
    ct_text_add(page, "<ul class=ranges>\n");
    for (int i = 0; i < own->cases->nranges; i++) {
        const struct ct_result_range *range = &own->cases->ranges[i];

        ct_text_add(page, "<li><i class=%s>%d</i>",
                    ct_plot_shade_class(ct_plot_shade(own->cases, i)), i + 1);
        if (i == 0)
            ct_text_add(page, "from the start: ");
        else
            ct_text_add(page, "from %zu bytes: ", range->from_bytes);
        ct_page_add_choice(page, own->name, range->choice.algorithm, range->choice.setting);
        ct_text_add(page, " <span class=dim>(%s)</span></li>\n",
                    ct_case_is_timed_elsewhere(own->cases, i)
                        ? "no size in it was timed"
                        : ct_basis_words(range->figures.basis));
    }
    ct_text_add(page, "</ul>\n");
}

static void add_collective(struct ct_text *page, const struct ct_result_collective *own)
{
    ct_text_add(page, "<h2 id=\"");
    ct_page_add(page, own->name);
    ct_text_add(page, "\">");
    ct_page_add(page, own->name);
    ct_text_add(page, "%s</h2>\n<div class=two>\n<div>\n",
                own->is_complete ? "" : " (not complete)");
    ct_report_add_times(page, own);
    ct_text_add(page, "</div>\n<div>\n");
    ct_report_add_speed_ups(page, own);
    add_ranges(page, own);
    ct_text_add(page, "</div>\n</div>\n");
    ct_report_add_sizes(page, own);
    ct_report_add_cases(page, own);
}

static void write(struct ct_text *page, const struct ct_result *result)
{
    ct_page_begin(page, &result->signature);
    ct_report_add_summary(page, result);
    for (int i = 0; i < result->ncollectives; i++)
        add_collective(page, &result->collectives[i]);
    ct_report_add_jobs(page, result);
    ct_report_add_tree(page, result);
    ct_report_add_mechanisms(page, result);
    ct_report_add_spent(page, result);
    ct_report_add_left_out(page, result);
    ct_report_add_provenance(page, result);
    ct_text_add(page,
                "<p class=small>Made by colltune %s from decisions.csv; "
                "every sample is in measurements.csv.</p>\n",
                result->signature.version);
    ct_page_end(page);
}

const struct ct_writer write_report_html = {
    .file = "report.html",
    .is_report = true,
    .write = write,
};
