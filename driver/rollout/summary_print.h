/*
 * summary_print.h - the summary of a site as text, as comma-separated values, or as a page.
 */
#ifndef CT_DRIVER_ROLLOUT_SUMMARY_PRINT_H
#define CT_DRIVER_ROLLOUT_SUMMARY_PRINT_H

#include "base/text.h"
#include "driver/rollout/site_summary.h"

/* Add it. Returns 0 or CT_ERR_MEMORY. */
typedef int ct_summary_fn(struct ct_text *text, const struct ct_program_reports *reports,
                          const struct ct_site_summary *summary, struct ct_diag *diag);

ct_summary_fn ct_summary_add_text;
ct_summary_fn ct_summary_add_csv;
ct_summary_fn ct_summary_add_html;

#endif
