/*
 * commands.c - the commands, in the order of the help text.
 */
#include "driver/options/options.h"

#include <stddef.h>

const struct ct_command *const ct_commands[] = {
    &ct_command_check,   &ct_command_generate, &ct_command_tune,
    &ct_command_build,   &ct_command_report,   &ct_command_compare,
    &ct_command_bench,   &ct_command_export,   &ct_command_algorithms,
    &ct_command_record,  &ct_command_map,      &ct_command_model,
    &ct_command_predict, &ct_command_decide,   &ct_command_import,
    &ct_command_module,  &ct_command_run,      &ct_command_doctor,
    &ct_command_summary, &ct_command_version,  NULL,
};
