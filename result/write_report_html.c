/*
 * write_report_html.c - report.html: what was decided, for people who would
 * rather look than read. One file, without a network.
 */
#include "result/report_collective.h"
#include "result/report_jobs.h"
#include "result/report_page.h"
#include "result/report_sections.h"
#include "result/report_tree.h"
#include "result/writer.h"

#include <stdlib.h>

static void write(struct ct_text *page, const struct ct_result *result)
{
    struct ct_palette palette = {0};
    struct ct_text heading = {0};

    ct_palette_add_result(&palette, result);
    ct_text_add(&heading, "%s", result->signature.cluster);
    if (result->job != NULL)
        ct_text_add(&heading, ", job %s", result->job);
    ct_page_begin(page, "report", heading.text, result->signature.is_simulated, NULL);
    page->failed = page->failed || heading.failed;
    free(heading.text);
    ct_report_add_overview(page, result);
    for (int i = 0; i < result->ncollectives; i++)
        ct_report_add_collective(page, &result->collectives[i], &palette);
    ct_report_add_jobs(page, result);
    ct_report_add_loads(page, result);
    ct_report_add_mechanisms(page, result);
    ct_report_add_spent(page, result);
    ct_report_add_left_out(page, result);
    ct_text_add(
        page,
        "<p class=small>Decided by colltune %s. This page is made from decisions.csv; every "
        "sample is in measurements.csv, where that was kept.</p>\n",
        result->signature.version);
    ct_page_end(page);
}

const struct ct_writer write_report_html = {
    .file = "report.html",
    .is_report = true,
    .write = write,
};
