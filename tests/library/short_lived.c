/*
 * short_lived.c - a communicator that is made for one call and freed takes no window of its
 * own, neither memory nor files. Prints how many instructions of the process such a call and
 * freeing took (short_lived.sh).
 *
 * MPI program, run with a tuned library and COLLTUNE_FORCE.
 */
#include "tests/library/compare.h"
#include "tests/library/step_counter.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <time.h>

enum { TIMES = 300, TRIES = 24 };

/* In which other ranks begin their part. */
static const struct timespec moment = {0, 20000000};

/* Returns the instructions of the call and of MPI_Comm_free, if they are counted. */
static long use_one(bool is_counted)
{
    double own = 1, sum = 0;
    MPI_Comm fresh;
    long steps = 0;
    int nranks, rank;

    MPI_Comm_dup(MPI_COMM_WORLD, &fresh);
    MPI_Comm_size(fresh, &nranks);
    MPI_Comm_rank(fresh, &rank);
    if (is_counted && rank == 0) {
        nanosleep(&moment, NULL); /* the others are there */
        ct_steps_begin();
    }
    MPI_Allreduce(&own, &sum, 1, MPI_DOUBLE, MPI_SUM, fresh);
    MPI_Comm_free(&fresh);
    if (is_counted && rank == 0)
        steps = ct_steps_end();
    ct_compare_numbers("the sum", (long)sum, nranks);
    return steps;
}

static long count_files(void)
{
    DIR *files = opendir("/proc/self/fd");
    long n = 0;

    while (files != NULL && readdir(files) != NULL)
        n++;
    if (files != NULL)
        closedir(files);
    return n;
}

/* Mappings of memory that ranks may share: MPI's own grows as it likes. */
static long count_shared(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512], access[8];
    long n = 0;

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        n += sscanf(line, "%*s %7s", access) == 1 && access[3] == 's';
    if (maps != NULL)
        fclose(maps);
    return n;
}

int main(int argc, char **argv)
{
    long nfiles, nshared, least = LONG_MAX;
    bool can_trace;
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    can_trace = ct_steps_start("", rank == 0);
    for (int i = 0; i < 3; i++)
        use_one(false);
    nfiles = count_files();
    nshared = count_shared();
    for (int i = 0; i < TRIES; i++) { /* in some the others may be late */
        const long steps = use_one(can_trace);

        least = steps < least ? steps : least;
    }
    if (rank == 0 && can_trace) {
        ct_steps_stop();
        printf("%ld instructions\n", least);
    }
    for (int i = 0; i < TIMES; i++)
        use_one(false);
    /* MPI may open and map a few */
    if (count_files() - nfiles > TIMES / 10)
        ct_compare_numbers("open files", count_files(), nfiles);
    if (count_shared() - nshared > TIMES / 10)
        ct_compare_numbers("shared mappings", count_shared(), nshared);
    return ct_compare_end();
}
