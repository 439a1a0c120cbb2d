/*
 * command_report.c - the reports of a machine folder, from its decisions.
 */
#include "base/text.h"
#include "driver/folder/machine.h"
#include "driver/options/table_show.h"

#include <stdio.h>

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_machine machine;
    struct ct_result *result = NULL;
    int err = ct_machine_open_tuned(&machine, options, diag);

    if (err == CT_OK)
        err = ct_machine_write_reports(&machine, &result, diag);
    if (err == CT_OK)
        err = ct_table_show(result, options->color, diag);
    if (err == CT_OK)
        printf("\nThe report: %s/report.html\n", machine.dir);
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
