/*
 * report_jobs.h - the jobs of a cluster that were tuned besides its own ranks.
 */
#ifndef CT_RESULT_REPORT_JOBS_H
#define CT_RESULT_REPORT_JOBS_H

#include "base/text.h"
#include "result/result.h"

/* A table; nothing where there are none. */
void ct_report_add_jobs(struct ct_text *page, const struct ct_result *result);

#endif
