/*
 * command_version.c - which colltune this is, what it was built with, and the formats
 * of the files that it reads and writes.
 */
#include "base/report_marks.h"
#include "driver/config.h"
#include "driver/journal/journal.h"
#include "driver/options/options.h"
#include "driver/revision.h"
#include "result/decisions.h"

#include <stdio.h>

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

static const struct {
    const char *file;
    const char *written; /* the format, or the version */
    const char *read;
} formats[] = {
    {"file", "written", "read"},
    {"cluster.yaml", "no number", "all so far: keys are only ever added"},
    {"measurements.csv", CT_JOURNAL_FORMAT, CT_JOURNAL_FORMAT "; of colltune decide 2, too"},
    {"decisions.csv", TEXT(CT_DECISIONS_FORMAT), TEXT(CT_DECISIONS_FORMAT)},
    {"COLLTUNE_REPORT", CT_REPORT_FORMAT, CT_REPORT_FORMAT},
    {"tuned.c", CT_VERSION, "compiled with the tuned.h of " CT_VERSION},
};

static int run_version(const struct ct_options *options, struct ct_diag *diag)
{
    (void)options;
    (void)diag;
    printf("colltune %s%s%s%s\n", CT_VERSION, CT_REVISION[0] == '\0' ? "" : " (", CT_REVISION,
           CT_REVISION[0] == '\0' ? "" : ")");
    printf("built with %s\n\n", CT_BUILT_WITH);
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        printf("%-16s  %-9s  %s\n", formats[i].file, formats[i].written, formats[i].read);
    return CT_OK;
}

const struct ct_command ct_command_version = {
    .name = "version",
    .arguments = "",
    .summary = "Says which version this is, and which file formats it reads.",
    .run = run_version,
};
