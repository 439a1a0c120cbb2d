/*
 * report_jobs.c - a row for each job, with a link to its own report.
 */
#include "result/report_jobs.h"

#include "result/report_page.h"

static void add_row(struct ct_text *page, const struct ct_result_job *job)
{
    ct_table_add_row(page);
    ct_text_add(page, "<a href=\"jobs/");
    ct_page_add(page, job->name);
    ct_text_add(page, "/report.html\">");
    ct_page_add(page, job->name);
    ct_text_add(page, "</a>");
    ct_table_add(page, "%d", job->nranks);
    ct_table_next(page);
    if (job->nparts > 1)
        ct_text_add(page, "%d", job->nparts);
    ct_table_add(page, "%d", job->nhosts);
    ct_table_add(page, "%d", job->nswitches);
    ct_table_add_ratio(page, job->gain);
}

void ct_report_add_jobs(struct ct_text *page, const struct ct_result *result)
{
    if (result->njobs == 0)
        return;
    ct_text_add(page, "<h2 id=jobs>Jobs</h2>\n<p>These were tuned as well. A job or "
                      "a communicator whose ranks lie on the cluster like those of "
                      "one of these, or like those above, takes its choices. Parts "
                      "made their calls at the same time: they are for "
                      "communicators that programs split off.</p>\n");
    ct_table_begin(page, "Jobs that were tuned",
                   "<job|ranks|parts|hosts|switches|native / tuned, geometric mean");
    for (int i = 0; i < result->njobs; i++)
        add_row(page, &result->jobs[i]);
    ct_table_end(page);
}
