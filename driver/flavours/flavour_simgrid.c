/*
 * flavour_simgrid.c - SimGrid's MPI, on the platform that the cluster file
 * describes: for clusters that do not exist.
 *
 * Processors take no time in it and clocks are the simulated ones, so what is
 * measured depends on the input alone.
 */
#include "base/files.h"
#include "base/words.h"
#include "cluster/formats/export.h"
#include "driver/flavours/flavour.h"
#include "driver/flavours/simgrid_limits.h"
#include "driver/flavours/thread_level.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* CT_SMPICC and CT_SMPIRUN, SimGrid's compiler wrapper and launcher, are from
   flavour_simgrid.cmake; "" if it was not there. */

/* Seconds that a request may take at least, of a real clock: a slow machine
   must not change results, and launching 1,024 ranks takes 80 s. */
#define LEAST_LIMIT_S 900

/*
 * Nothing but messages takes time, and of a message what the cluster file
 * says: its bytes at the rate of the slowest cable or of a fair share of it,
 * after the cables' latencies. SimGrid's own factors for sizes of messages
 * were fitted to one cluster of 2010 and would decide here for all others.
 * optim:Full and no cross traffic (acknowledgements against the stream) halve
 * the time that a simulation takes. lab/README.md has more.
 */
static const char settings[] = "--log=root.thresh:error --cfg=smpi/simulate-computation:no "
                               "--cfg=smpi/wtime:0 --cfg=smpi/privatization:dlopen "
                               "--cfg=contexts/stack-size:1024 --cfg=network/optim:Full "
                               "--cfg=network/crosstraffic:no --cfg=smpi/bw-factor:0:1 "
                               "--cfg=smpi/lat-factor:0:1 --cfg=smpi/async-small-thresh:0 "
                               "--cfg=smpi/send-is-detached-thresh:65536";

/* Whole archives: nothing but main refers to the program, and the library's
   MPI_* come before SimGrid's. */
#define ARCHIVES(program)                                                                          \
    "-Wl,--whole-archive -l" program " -lct_library -Wl,--no-whole-archive "                       \
    "-lct_run -lct_plan -lct_base"

/* Nothing but messages costs time, and SimGrid loads one shared object per
   rank, its own copy: all is in it. */
static const struct ct_flavour_program timer[] = {
    {.output = "timer-simulated.so",
     .source = "generated.c",
     .has_routines = true,
     .flags = "-Wl,-Bsymbolic",
     .archives = ARCHIVES("ct_timer")},
    {.output = NULL},
};

static const struct ct_flavour_program bench[] = {
    {.output = "bench-simulated.so",
     .source = "../tuned.c",
     .has_routines = true,
     .flags = "-Wl,-Bsymbolic",
     .archives = ARCHIVES("ct_bench")},
    {.output = NULL},
};

static const char *const selectors[] = {"mpich", "ompi", "mvapich2", "impi", NULL};

static const char *launcher(void)
{
    const char *named = getenv("COLLTUNE_SMPIRUN");

    return named == NULL ? CT_SMPIRUN : named;
}

static int check(const struct ct_flavour_use *use, struct ct_diag *diag)
{
    if (use->file == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--simulate needs a cluster file: this machine "
                           "alone has no network to simulate");
    if (!ct_thread_level_is_single(use->thread_level))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--simulate knows no threads: --thread-level can "
                           "only be single");
    if (CT_SMPICC[0] == '\0')
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "simulating needs SimGrid, and this colltune was "
                           "built where it was not: install libsimgrid-dev "
                           "and build again");
    if (access(launcher(), X_OK) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "simulating needs SimGrid, and its launcher %s is "
                           "not there: install libsimgrid-dev",
                           launcher());
    if (!ct_words_have(ct_flavour_selector, use->selector))
        return ct_words_fail(ct_flavour_selector, "selector", use->selector, diag);
    return CT_OK;
}

static int write_platform(const struct ct_cluster *cluster, const char *folder,
                          struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_export_write(ct_export_find("simgrid"), cluster, &text, diag);

    if (err == CT_OK)
        err = ct_file_write(ct_path("%s/platform.xml", folder).text, text, diag);
    free(text);
    return err;
}

/* The host of each rank, one per line. */
static int write_hosts(const struct ct_cluster *cluster, const char *folder, struct ct_diag *diag)
{
    struct ct_text list = {0};
    char *text = NULL;
    int err;

    for (int i = 0; i < ct_cluster_launched(cluster); i++) {
        const int host = ct_cluster_launched_host(cluster, i);

        ct_text_add(&list, "%s\n", cluster->nodes[host].name);
    }
    err = ct_text_take(&list, &text, diag);
    if (err == CT_OK)
        err = ct_file_write(ct_path("%s/hosts.txt", folder).text, text, diag);
    free(text);
    return err;
}

/* smpirun does not quote its words: those that may have blanks are left to
   the folder it is started in. */
static int make_line(const struct ct_flavour_launch *launch, const char *folder,
                     const char *program, char **line, struct ct_diag *diag)
{
    const char *environment = launch->environment;
    char *quoted = ct_shell_quoted(folder);
    char *smpirun = ct_shell_quoted(launcher());

    *line = NULL;
    if (quoted != NULL && smpirun != NULL)
        *line = ct_format("%s%s%ssh -c 'cd \"$1\" && shift && exec \"$@\"' "
                          "sh %s %s -np %d -platform platform.xml "
                          "-hostfile hosts.txt -quiet %s "
                          "--cfg=smpi/coll-selector:%s ./%s%s",
                          environment[0] == '\0' ? "" : "env ", environment,
                          environment[0] == '\0' ? "" : " ", quoted, smpirun,
                          ct_cluster_launched(launch->cluster), settings, launch->selector, program,
                          launch->words);
    free(smpirun);
    free(quoted);
    return *line == NULL ? ct_diag_memory(diag) : CT_OK;
}

/* The platform and the list of hosts are written beside the program. */
static int launch(const struct ct_flavour_launch *launch, char **line, struct ct_diag *diag)
{
    const char *name = strrchr(launch->program, '/') + 1;
    char *folder = ct_format("%.*s", (int)(name - 1 - launch->program), launch->program);
    int err = folder == NULL ? ct_diag_memory(diag) : CT_OK;

    if (err == CT_OK)
        err = write_platform(launch->cluster, folder, diag);
    if (err == CT_OK)
        err = write_hosts(launch->cluster, folder, diag);
    if (err == CT_OK)
        err = make_line(launch, folder, name, line, diag);
    free(folder);
    return err;
}

const struct ct_flavour flavour_simgrid = {
    .name = "simgrid",
    .times =
        {
            .is_simulated = true,
            .note = "SIMULATED: the times are a simulator's; native chooses as",
            .folder_suffix = "-simulated",
            .usage = "Tuned in a simulation:        on a machine all calls are "
                     "native unless\n                              "
                     "COLLTUNE_SIMULATED=1\n",
            .environment = "COLLTUNE_SIMULATED=1",
            .least_limit_s = LEAST_LIMIT_S,
            .launch_more_s = LEAST_LIMIT_S,
        },
    .compiler = CT_SMPICC,
    .compiler_variable = "COLLTUNE_SMPICC",
    .link_flags = "", /* SimGrid's own program loads them: no sanitizers */
    .archives_folder = "/smpi",
    .timer = timer,
    .bench = bench,
    .bench_words = "1e-9 pairs=1", /* one pair is all there is to know */
    .is_exact = true,
    .selectors = selectors,
    .check = check,
    .launch = launch,
    .largest = ct_simgrid_largest,
    .largest_why = "all ranks are in one process, and their buffers would not "
                   "fit into memory",
    .scratch = ct_simgrid_scratch,
    .admits = ct_simgrid_admits,
    .messages_most = CT_SIMGRID_MESSAGES,
    .verifies = ct_simgrid_verifies,
};
