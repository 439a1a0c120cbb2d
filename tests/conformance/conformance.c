/*
 * conformance - random calls of collectives by MPI_*, which a library may
 * answer, and by PMPI_*: they must do the same.
 *
 * Usage: conformance [--seed S] [--rounds N | --seconds T] [--threads K]
 *                    [--collective NAME] [--only ROUND] [--right]
 *                    [--leave-out] [--intra] [--verbose]
 * Equal seeds, ranks and threads make equal calls; --only makes one of them,
 * with the communicators that it would have. Before some calls a rank makes a wrong
 * one alone, unless --right is given; with --leave-out ranks without bytes in a
 * gatherv or scatterv make a wrong one while the others make theirs. With --intra no
 * call is on an inter-communicator, where MPICH 4.0.2 can wait for ever natively. What
 * is wrong is printed, with all that is needed to have it again. The last line is
 *   rounds=N calls=M seed=S mistakes=0
 * with the calls of all ranks. A call that fails natively and by MPI_* too, or
 * natively alone, is no mistake. Exit codes: 0 no mistakes, 1 mistakes, 2 wrong
 * use, or the test itself failed.
 */
#include "tests/conformance/mistakes.h"
#include "tests/conformance/must.h"
#include "tests/conformance/rounds.h"
#include "tests/conformance/user_operations.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREADS_MAX 8

struct options {
    struct ct_rounds rounds;
    int nthreads;
};

static void *run(void *rounds)
{
    ct_rounds_make(rounds);
    return NULL;
}

/* Thread 0 has MPI_COMM_WORLD, the others dups of it. */
static void run_threads(const struct options *options, struct ct_rounds *each)
{
    pthread_t threads[THREADS_MAX];

    for (int i = 0; i < options->nthreads; i++) {
        each[i] = options->rounds;
        each[i].thread = i;
        each[i].base = MPI_COMM_WORLD;
        if (i > 0)
            ct_must(MPI_Comm_dup(MPI_COMM_WORLD, &each[i].base));
    }
    for (int i = 1; i < options->nthreads; i++) {
        if (pthread_create(&threads[i], NULL, run, &each[i]) != 0)
            ct_must(MPI_ERR_NO_MEM);
    }
    run(&each[0]);
    for (int i = 1; i < options->nthreads; i++) {
        pthread_join(threads[i], NULL);
        ct_must(MPI_Comm_free(&each[i].base));
    }
}

/* Returns the exit code. */
static int sum_up(const struct options *options, const struct ct_rounds *each)
{
    long mine[3] = {0, ct_mistakes(), ct_native_failures()};
    long all[3];
    long rounds = 0;
    int rank;

    for (int i = 0; i < options->nthreads; i++) {
        mine[0] += each[i].calls_done;
        rounds += each[i].rounds_done;
    }
    ct_must(PMPI_Allreduce(mine, all, 3, MPI_LONG, MPI_SUM, MPI_COMM_WORLD));
    ct_must(MPI_Comm_rank(MPI_COMM_WORLD, &rank));
    if (rank == 0) {
        if (all[2] != 0)
            fprintf(stderr, "conformance: native failed %ld times\n", all[2]);
        printf("rounds=%ld calls=%ld seed=%" PRIu64 " mistakes=%ld\n", rounds, all[0],
               options->rounds.seed, all[1]);
    }
    return all[1] != 0;
}

static bool is_collective(const char *name)
{
    int i = 0;

    while (ct_rows[i] != NULL && strcmp(ct_rows[i]->name, name) != 0)
        i++;
    return ct_rows[i] != NULL;
}

static bool read_option(struct options *options, const char *name, const char *value)
{
    char *end;
    const double number = strtod(value, &end);

    if (strcmp(name, "--collective") == 0) {
        options->rounds.collective = value;
        return is_collective(value);
    }
    if (end == value || *end != '\0' || !(number >= 0) || number > 1e9)
        return false;
    if (strcmp(name, "--seed") == 0)
        options->rounds.seed = (uint64_t)number;
    else if (strcmp(name, "--rounds") == 0)
        options->rounds.rounds = (int)number;
    else if (strcmp(name, "--seconds") == 0)
        options->rounds.seconds = number;
    else if (strcmp(name, "--only") == 0)
        options->rounds.only = (int)number;
    else if (strcmp(name, "--threads") == 0)
        options->nthreads = (int)number;
    else
        return false;
    return options->nthreads >= 1 && options->nthreads <= THREADS_MAX;
}

static bool read_options(struct options *options, int argc, char **argv)
{
    options->rounds = (struct ct_rounds){.seed = 1, .rounds = 300, .only = -1};
    options->nthreads = 1;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--verbose") == 0) {
            options->rounds.is_verbose = true;
        } else if (strcmp(argv[i], "--right") == 0) {
            options->rounds.is_right = true;
        } else if (strcmp(argv[i], "--leave-out") == 0) {
            options->rounds.leaves_out = true;
        } else if (strcmp(argv[i], "--intra") == 0) {
            options->rounds.is_intra = true;
        } else {
            if (i + 1 == argc || !read_option(options, argv[i], argv[i + 1]))
                return false;
            i++;
        }
    }
    return true;
}

static void end_unless(bool is_fine, const char *text)
{
    if (is_fine)
        return;
    fprintf(stderr, "conformance: %s\n", text);
    MPI_Abort(MPI_COMM_WORLD, 2);
}

int main(int argc, char **argv)
{
    struct ct_rounds each[THREADS_MAX];
    struct options options;
    const bool is_understood = read_options(&options, argc, argv);
    const int level = options.nthreads > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE;
    int provided, nranks, result;

    MPI_Init_thread(&argc, &argv, level, &provided);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    end_unless(is_understood, "wrong arguments");
    end_unless(provided >= level, "MPI has no MPI_THREAD_MULTIPLE");
    end_unless(nranks <= CT_POOL_RANKS_MAX, "too many ranks");
    ct_user_operations_init();
    run_threads(&options, each);
    result = sum_up(&options, each);
    ct_user_operations_fini();
    MPI_Finalize();
    return result;
}
