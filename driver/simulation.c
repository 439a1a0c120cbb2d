/*
 * simulation.c - the platform, the settings of SimGrid, and what fits.
 */
#include "driver/simulation.h"

#include "base/files.h"
#include "cluster/export.h"
#include "driver/config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MEMORY_MAX (8ull << 30) /* bytes, for buffers of all ranks */
#define MESSAGES_MAX (1 << 18)  /* of a segmented schedule; some seconds */
#define VERIFIED_MAX (1 << 17)  /* steps of all ranks */

/*
 * Nothing but messages takes time, and of a message what the cluster file
 * says: its bytes at the rate of the slowest cable or of a fair share of it,
 * after the cables' latencies. SimGrid's own factors for sizes of messages
 * were fitted to one cluster of 2010 and would decide here for all others.
 * optim:Full and no cross traffic (acknowledgements against the stream) halve
 * the time that a simulation takes. lab/README.md has more.
 */
static const char settings[] =
    "--log=root.thresh:error --cfg=smpi/simulate-computation:no "
    "--cfg=smpi/wtime:0 --cfg=smpi/privatization:dlopen "
    "--cfg=contexts/stack-size:1024 --cfg=network/optim:Full "
    "--cfg=network/crosstraffic:no --cfg=smpi/bw-factor:0:1 "
    "--cfg=smpi/lat-factor:0:1 --cfg=smpi/async-small-thresh:0 "
    "--cfg=smpi/send-is-detached-thresh:65536";

static const char *launcher(void)
{
    const char *named = getenv("COLLTUNE_SMPIRUN");

    return named == NULL ? CT_SMPIRUN : named;
}

static int check_selector(const char *selector, struct ct_diag *diag)
{
    static const char *const known[] = {"mpich", "ompi", "mvapich2", "impi"};

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (strcmp(known[i], selector) == 0)
            return CT_OK;
    }
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "unknown selector: %s; known are mpich, ompi, mvapich2 "
                       "and impi",
                       selector);
}

int ct_simulation_check(const char *selector, struct ct_diag *diag)
{
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
    return check_selector(selector, diag);
}

static int write_file(const char *folder, const char *name, const char *text,
                      struct ct_diag *diag)
{
    char *path = ct_format("%s/%s", folder, name);
    const int err = path == NULL
                        ? ct_diag_set(diag, CT_ERR_MEMORY, "out of memory")
                        : ct_file_write(path, text, diag);

    free(path);
    return err;
}

static int write_platform(const struct ct_cluster *cluster, const char *folder,
                          struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_export_simgrid(cluster, &text, diag);

    if (err == CT_OK)
        err = write_file(folder, "platform.xml", text, diag);
    free(text);
    return err;
}

/* The host of each rank, a line each. */
static int write_hosts(const struct ct_cluster *cluster, const char *folder,
                       struct ct_diag *diag)
{
    struct ct_text list = {0};
    char *text = NULL;
    int err;

    for (int i = 0; i < cluster->nranks; i++)
        ct_text_add(&list, "%s\n", cluster->nodes[cluster->rank_host[i]].name);
    err = ct_text_take(&list, &text, diag);
    if (err == CT_OK)
        err = write_file(folder, "hosts.txt", text, diag);
    free(text);
    return err;
}

/* smpirun does not quote its words: those that may have blanks are left to
   the folder it is started in. */
static int make_line(int nranks, const char *folder, const char *program,
                     const char *selector, char **line, struct ct_diag *diag)
{
    char *quoted = ct_shell_quoted(folder);
    char *smpirun = ct_shell_quoted(launcher());

    *line = NULL;
    if (quoted != NULL && smpirun != NULL)
        *line = ct_format("sh -c 'cd \"$1\" && shift && exec \"$@\"' sh %s "
                          "%s -np %d -platform platform.xml "
                          "-hostfile hosts.txt -quiet %s "
                          "--cfg=smpi/coll-selector:%s ./%s",
                          quoted, smpirun, nranks, settings, selector, program);
    free(smpirun);
    free(quoted);
    return *line == NULL ? ct_diag_set(diag, CT_ERR_MEMORY, "out of memory")
                         : CT_OK;
}

int ct_simulation_launch(const struct ct_cluster *cluster, const char *folder,
                         const char *program, const char *selector, char **line,
                         struct ct_diag *diag)
{
    int err = write_platform(cluster, folder, diag);

    if (err == CT_OK)
        err = write_hosts(cluster, folder, diag);
    if (err == CT_OK)
        err = make_line(cluster->nranks, folder, program, selector, line, diag);
    return err;
}

/* Buffers of one rank on average, in sizes: what is sent and received, native's results
   twice when they are compared, and scratch. */
static size_t buffers_of(const struct ct_collective *collective, size_t nranks)
{
    const size_t sent = ct_collective_blocks(collective, CT_SEND, (int)nranks);
    const size_t received =
        ct_collective_blocks(collective, CT_RECV, (int)nranks);
    const size_t scratch = collective->reduces ? 2 * received : received;

    return (sent + 3 * received + scratch + nranks - 1) / nranks;
}

size_t ct_simulation_largest(const struct ct_collective *collective, int nranks)
{
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page = sysconf(_SC_PAGESIZE);
    const size_t ranks = (size_t)nranks;
    size_t memory = MEMORY_MAX;

    if (pages > 0 && page > 0 && (size_t)pages / 2 < memory / (size_t)page)
        memory = (size_t)pages / 2 * (size_t)page;
    return memory / ranks / buffers_of(collective, ranks);
}

/* Of the steps of an epoch: those that wait for nothing. */
static int count_at_once(const struct ct_schedule *schedule)
{
    int most = 0;

    for (int epoch = 0; epoch < schedule->nepochs; epoch++) {
        int n = 0;

        for (int i = schedule->epochs[epoch]; i < schedule->epochs[epoch + 1];
             i++)
            n += schedule->steps[i].peer >= 0 && schedule->steps[i].npreds == 0;
        most = n > most ? n : most;
    }
    return most;
}

int ct_simulation_at_once(const struct ct_algorithm *algorithm, int nranks)
{
    const struct ct_problem problem = {
        .collective = algorithm->collective,
        .nranks = nranks,
        .bytes = 1,
        .setting = ct_settings_at(algorithm->params, 0)};
    const struct ct_shape shape = ct_algorithm_shape(algorithm, &problem, 0);
    struct ct_schedule *schedule = NULL;
    int n = 0;

    if (ct_algorithm_plan(algorithm, &shape, &schedule, NULL) == CT_OK)
        n = count_at_once(schedule);
    ct_schedule_free(schedule);
    return n;
}

static int segments_of(const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem)
{
    return ct_algorithm_shape(algorithm, problem, 0).segments;
}

/* What is segmented goes round all ranks. */
bool ct_simulation_affords(const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem)
{
    const int segments = segments_of(algorithm, problem);

    return segments == 1 || (long long)problem->nranks * problem->nranks <=
                                MESSAGES_MAX / segments;
}

/* Steps of all ranks. */
static long long count_steps(const struct ct_algorithm *algorithm,
                             const struct ct_problem *problem)
{
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, 0);
    struct ct_schedule *schedule = NULL;
    long long n = 0;

    if (ct_algorithm_plan(algorithm, &shape, &schedule, NULL) == CT_OK)
        n = (long long)schedule->nsteps * problem->nranks;
    ct_schedule_free(schedule);
    return n;
}

bool ct_simulation_is_verified(const struct ct_journal *journal,
                               const struct ct_algorithm *algorithm,
                               const struct ct_problem *problem)
{
    const int segments = segments_of(algorithm, problem);
    char setting[CT_SETTING_TEXT];

    ct_setting_text(algorithm->params, &problem->setting, setting);
    for (int i = 0; i < ct_journal_size(journal); i++) {
        const struct ct_record *record = ct_journal_at(journal, i);
        struct ct_problem other = *problem;

        other.bytes = record->bytes;
        if (record->reason == NULL && strcmp(record->setting, setting) == 0 &&
            strcmp(record->algorithm, algorithm->name) == 0 &&
            segments_of(algorithm, &other) == segments)
            return true;
    }
    return count_steps(algorithm, problem) > VERIFIED_MAX;
}
