/*
 * load_cost.c - what a preloaded library costs a program that has no use for
 * it: processor time.
 *
 * Usage: load_cost RUNS PROGRAM [LIBRARY...]
 * RUNS times the program is run without a library, then with each of those given.
 * Prints a line for each, and the processor time of a run, of user and system,
 * in microseconds:
 *   MEDIAN LEAST LIBRARY
 */
#include "base/statistics.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUNS_MAX = 10000 };

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

/* In turn. times: library -> run -> microseconds. Returns 0, or 1. */
static int run_all(size_t nruns, char *program, char **libraries,
                   size_t nlibraries, double *times)
{
    for (size_t i = 0; i < nruns * (nlibraries + 1); i++) {
        const size_t l = i % (nlibraries + 1);
        const double us = run(program, l == 0 ? NULL : libraries[l - 1]);

        if (us < 0) {
            fprintf(stderr, "load_cost: %s failed\n", program);
            return 1;
        }
        times[l * nruns + i / (nlibraries + 1)] = us;
    }
    return 0;
}

static void print_all(size_t nruns, char **libraries, size_t nlibraries,
                      double *times)
{
    for (size_t l = 0; l <= nlibraries; l++, times += nruns) {
        const double median = ct_median(times, (int)nruns);

        printf("%8.0f %8.0f %s\n", median, times[0],
               l == 0 ? "-" : libraries[l - 1]);
    }
}

int main(int argc, char **argv)
{
    const int nruns = argc > 2 ? atoi(argv[1]) : 0;
    const size_t nlibraries = argc > 2 ? (size_t)argc - 3 : 0;
    double *times;
    int result;

    if (nruns < 1 || nruns > RUNS_MAX) {
        fputs("usage: load_cost RUNS PROGRAM [LIBRARY...]\n", stderr);
        return 2;
    }
    times = malloc(sizeof *times * (size_t)nruns * (nlibraries + 1));
    if (times == NULL)
        return 1;
    unsetenv("LD_PRELOAD");
    result = run_all((size_t)nruns, argv[2], argv + 3, nlibraries, times);
    if (result == 0)
        print_all((size_t)nruns, argv + 3, nlibraries, times);
    free(times);
    return result;
}
