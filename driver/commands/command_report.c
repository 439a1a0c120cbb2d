/*
 * command_report.c - the reports of a machine folder, from its decisions.
 */
#include "base/text.h"
#include "driver/folder/machine.h"
#include "driver/options/table_show.h"
#include "result/report_collective.h"

#include <stdio.h>
#include <stdlib.h>

/* Print the drawing of a collective. */
static int draw(const struct ct_machine *machine, const char *collective, struct ct_result **result,
                struct ct_diag *diag)
{
    struct ct_text text = {0};
    char *picture = NULL;
    int err = ct_machine_read_for_reports(machine, result, diag);

    if (err == CT_OK && ct_result_find_collective(*result, collective) == NULL)
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s: %s was not tuned", machine->dir, collective);
    if (err == CT_OK)
        ct_report_picture(&text, *result, collective);
    if (err == CT_OK)
        err = ct_text_take(&text, &picture, diag);
    if (err == CT_OK)
        fputs(picture, stdout);
    free(picture);
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_machine machine;
    struct ct_result *result = NULL;
    int err = ct_machine_open_tuned(&machine, options, diag);

    if (err == CT_OK && options->drawn != NULL) {
        err = draw(&machine, options->drawn, &result, diag);
    } else if (err == CT_OK) {
        err = ct_machine_write_reports(&machine, &result, diag);
        if (err == CT_OK)
            err = ct_table_show(result, options->color, diag);
        if (err == CT_OK)
            printf("\nThe report: %s/report.html\n", machine.dir);
    }
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

const struct ct_command ct_command_report = {
    .name = "report",
    .arguments = "DIR",
    .summary = "Writes report.html of a machine folder and shows the table.",
    .needs_file = true,
    .computes = true,
    .run = run,
};
