/*
 * report_jobs.c - a row for each job, with a link to its own report.
 */
#include "result/report_jobs.h"

#include "result/report_page.h"
#include "result/report_summary.h"

#include <math.h>

double ct_result_gain(const struct ct_result *result)
{
    double sum = 0;
    int n = 0;

    for (int i = 0; i < result->ncollectives; i++) {
        const struct ct_summary summary = ct_summary_of(&result->collectives[i]);

        sum += summary.ncompared * log(summary.mean);
        n += summary.ncompared;
    }
    return n == 0 ? 0 : exp(sum / n);
}

static void add_row(struct ct_text *page, const struct ct_result_job *job)
{
    ct_text_add(page, "<tr><td class=name><a href=\"jobs/");
    ct_page_add(page, job->name);
    ct_text_add(page, "/report.html\">");
    ct_page_add(page, job->name);
    ct_text_add(page, "</a><td>%d<td>", job->nranks);
    if (job->nparts > 1)
        ct_text_add(page, "%d", job->nparts);
    ct_text_add(page, "<td>%d<td>%d<td>", job->nhosts, job->nswitches);
    if (job->gain > 0)
        ct_text_add(page, "%.2f", job->gain);
    ct_text_add(page, "\n");
}

void ct_report_add_jobs(struct ct_text *page, const struct ct_result *result)
{
    if (result->njobs == 0)
        return;
    ct_text_add(page, "<h2 id=jobs>Jobs</h2>\n<p>These were tuned as well. A job or "
                      "a communicator whose ranks lie on the cluster like those of "
                      "one of these, or like those above, takes its choices. Parts "
                      "made their calls at the same time: they are for "
                      "communicators that programs split off.</p>\n"
                      "<div class=wide><table>\n<tr><th class=name>job<th>ranks"
                      "<th>parts<th>hosts<th>switches<th>speed-up, geometric mean\n");
    for (int i = 0; i < result->njobs; i++)
        add_row(page, &result->jobs[i]);
    ct_text_add(page, "</table></div>\n");
}
