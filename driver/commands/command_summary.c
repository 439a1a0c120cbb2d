/*
 * command_summary.c - what the reports of a site's programs say together.
 */
#include "driver/options/options.h"
#include "driver/rollout/summary_print.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static ct_summary_fn *find_printer(const char *format)
{
    if (strcmp(format, "csv") == 0)
        return ct_summary_add_csv;
    return strcmp(format, "html") == 0 ? ct_summary_add_html : ct_summary_add_text;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_program_reports reports = {0};
    struct ct_site_summary summary = {0};
    struct ct_text text = {0};
    char *made = NULL;
    int err = CT_OK;

    for (char **file = options->files; *file != NULL && err == CT_OK; file++)
        err = ct_program_reports_read(*file, &reports, diag);
    if (err == CT_OK)
        err = ct_site_summary_make(&reports, &summary, diag);
    if (err == CT_OK)
        err = find_printer(options->format == NULL ? "text" : options->format)(&text, &reports,
                                                                               &summary, diag);
    if (err == CT_OK)
        err = ct_text_take(&text, &made, diag);
    else
        free(text.text);
    if (err == CT_OK)
        fputs(made, stdout);
    free(made);
    ct_site_summary_free(&summary);
    ct_program_reports_free(&reports);
    return err;
}

const struct ct_command ct_command_summary = {
    .name = "summary",
    .arguments = "FILE...",
    .summary = "Adds up reports of programs: where the time goes, and what to tune next.",
    .needs_file = true,
    .computes = true,
    .takes_files = true,
    .run = run,
};
