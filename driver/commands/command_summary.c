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

/* Read all files; name each that cannot be read, the only one later. */
static int read_files(char **files, struct ct_program_reports *reports, struct ct_diag *diag)
{
    int n = 0, nwrong = 0, err = CT_OK;

    for (; files[n] != NULL && err != CT_ERR_MEMORY; n++) {
        err = ct_program_reports_read(files[n], reports, diag);
        if (err != CT_ERR_INPUT)
            continue;
        nwrong++;
        if (files[1] != NULL)
            fprintf(stderr, "colltune: %s\n", diag->text);
    }
    if (err == CT_ERR_MEMORY || nwrong == 0)
        return err;
    return n == 1 ? CT_ERR_INPUT
                  : ct_diag_set(diag, CT_ERR_INPUT, "%d of %d files could not be read", nwrong, n);
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_program_reports reports = {0};
    struct ct_site_summary summary = {0};
    struct ct_text text = {0};
    char *made = NULL;
    int err = CT_OK;
    const int unread = read_files(options->files, &reports, diag);

    if (unread == CT_ERR_MEMORY || reports.n == 0)
        err = unread;
    else
        err = ct_site_summary_make(&reports, &summary, diag);
    if (err == CT_OK && reports.n > 0)
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
    return err == CT_OK ? unread : err;
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
