/*
 * load_cost.c - what a preloaded library costs a program that has no use for
 * it: processor time.
 *
 * Prints a line for each library, and before them one without: the processor
 * time of a run, of user and system, in microseconds:
 *   MEDIAN LEAST LIBRARY
 */
#include "base/statistics.h"
#include "bench/verb.h"

#include <limits.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Of all children that have ended. */
static double children_us(void)
{
    struct rusage usage = {0};

    getrusage(RUSAGE_CHILDREN, &usage);
    return 1e6 * (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* library: NULL: none. Returns a negative number if the program failed. */
static double run(char *program, const char *library)
{
    char *const words[] = {program, NULL};
    const double before = children_us();
    const pid_t child = fork();
    int status;

    if (child == 0) {
        if (library != NULL)
            setenv("LD_PRELOAD", library, 1);
        execv(program, words);
        _exit(127);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
        return -1;
    return children_us() - before;
}

/* In turn. times: library -> run -> microseconds. */
static int run_all(size_t nruns, char *program, char **libraries, size_t nlibraries, double *times,
                   struct ct_diag *diag)
{
    for (size_t i = 0; i < nruns * (nlibraries + 1); i++) {
        const size_t l = i % (nlibraries + 1);
        const double us = run(program, l == 0 ? NULL : libraries[l - 1]);

        if (us < 0)
            return ct_diag_set(diag, CT_ERR_SYSTEM, "%s failed", program);
        times[l * nruns + i / (nlibraries + 1)] = us;
    }
    return CT_OK;
}

static int measure(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const size_t nruns = (size_t)ct_verb_number(call, "runs");
    const size_t nlibraries = (size_t)call->narguments - 1;
    char **libraries = call->arguments + 1;
    double *times = malloc(sizeof *times * nruns * (nlibraries + 1));
    int err;

    if (times == NULL)
        return ct_diag_memory(diag);
    unsetenv("LD_PRELOAD");
    err = run_all(nruns, call->arguments[0], libraries, nlibraries, times, diag);
    for (size_t l = 0; l <= nlibraries && err == CT_OK; l++) {
        const double median = ct_median(times + l * nruns, (int)nruns);

        ct_text_add(text, "%8.0f %8.0f %s\n", median, times[l * nruns],
                    l == 0 ? "-" : libraries[l - 1]);
    }
    free(times);
    return err;
}

static const struct ct_verb_option options[] = {
    {"runs", "N", "100", "runs with each library", 1, 10000, true}, {.name = NULL}};

const struct ct_verb ct_load_verbs[] = {
    {"load_cost", "PROGRAM [LIBRARY...]", 1, INT_MAX,
     "the processor time of a program that has no use for MPI, without a "
     "library and with each of those given, preloaded",
     options, measure},
    {.name = NULL}};
