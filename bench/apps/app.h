/*
 * app.h - what the programs of bench/apps have in common: their ranks, their
 * arguments, and the time they spend in collectives.
 */
#ifndef CT_BENCH_APPS_APP_H
#define CT_BENCH_APPS_APP_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ct_app {
    const char *name;
    int rank;
    int nranks;
    double seconds;    /* of the part that is timed */
    double collective; /* of these, in collectives */
    double entered;    /* when the collective under way began */
};

/* A number on the command line, 1 to `most`. */
struct ct_app_argument {
    const char *name;
    int value; /* unless it is given */
    int most;
    bool is_power; /* of two, only */
};

/* Memory of zeros. It is a must, as the others wait for this rank; free. */
void *ct_app_allocate(const struct ct_app *app, size_t count, size_t size);

/* A random number from -1 to 1. Any state will do to begin with; programs use
   the rank. */
double ct_app_random(uint64_t *state);

/* The rows, or whatever, of a rank when n of them are dealt out in order, the
   first ranks having one more: the first, and the one after the last. */
int ct_app_first(const struct ct_app *app, int n, int rank);

/* Around a collective that is timed; MPI_SUCCESS, as errors are fatal. */
void ct_app_enter(struct ct_app *app);
void ct_app_leave(struct ct_app *app);

/* All ranks begin together. */
void ct_app_start(struct ct_app *app);
void ct_app_stop(struct ct_app *app);

/* True on all ranks if it is on every one. */
bool ct_app_all(bool is_true);

/*
 * From main: start MPI, read the arguments, run, and print one line on rank 0,
 *   NAME: 4 ranks, size 512, rounds 10: WORDS, in collectives 0.1 of 0.2 s
 * with the times of the slowest rank.
 *
 * arguments  the last has no name; values are filled in
 * run        words   out: of the result, on rank 0
 *            returns whether it is right, the same on all ranks
 * returns    of the program: 0, 1 if the result is wrong, 2 for wrong use
 */
#define CT_APP_WORDS 80
typedef bool ct_app_run_fn(struct ct_app *app, char words[CT_APP_WORDS]);

int ct_app_main(int argc, char **argv, struct ct_app_argument *arguments, ct_app_run_fn *run);

#endif
