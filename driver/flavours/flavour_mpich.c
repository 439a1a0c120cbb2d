/*
 * flavour_mpich.c - MPICH on the machine itself, launched by the cluster
 * file's line.
 *
 * The library is a shared object for the timer, too, as in an application:
 * calls into it and out of it cost the same.
 */
#include "base/files.h"
#include "driver/config.h"
#include "driver/flavours/flavour.h"

#include <stdlib.h>

/* The timer names candidates from all of repo/. */
static const struct ct_flavour_program timer[] = {
    {.output = "libcandidates.so",
     .source = "generated.c",
     .has_routines = true,
     .flags = "-shared",
     .archives = "-Wl,--whole-archive -lct_library -lct_run -lct_plan "
                 "-Wl,--no-whole-archive -lct_base"},
    {.output = "timer",
     .source = "",
     .flags = "\"-Wl,-rpath,\\$ORIGIN\"",
     .archives = "-lct_timer -L. -lcandidates -lct_base"},
    {.output = NULL},
};

static int launch(const struct ct_flavour_launch *launch, char **line, struct ct_diag *diag)
{
    char *quoted = ct_shell_quoted(launch->program);
    char *command = NULL;
    int err = CT_OK;

    if (quoted != NULL)
        command = launch->environment[0] == '\0'
                      ? ct_format("%s%s", quoted, launch->words)
                      : ct_format("env %s %s%s", launch->environment, quoted, launch->words);
    err = command == NULL ? ct_diag_memory(diag)
                          : ct_cluster_launch(launch->cluster, command, line, diag);
    free(command);
    free(quoted);
    return err;
}

const struct ct_flavour flavour_mpich = {
    .name = "mpich",
    .times =
        {
            .note = "",
            .folder_suffix = "",
            .usage = "",
            .environment = "",
            .needs_cores = true,
        },
    .compiler = CT_MPICC,
    .compiler_variable = "COLLTUNE_MPICC",
    .link_flags = CT_LINK_FLAGS,
    .archives_folder = "",
    .timer = timer,
    .bench_words = "0.3", /* seconds, of all repetitions */
    .launch_here = CT_MPIEXEC " -n {ranks} {command}",
    .launch_hosts = CT_MPIEXEC " -n {ranks} -hosts {hosts} -ppn {per_host} {command}",
    .shares_memory = true,
    .has_threads = true,
    .launch = launch,
};
