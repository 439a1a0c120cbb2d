/*
 * side_options.h - what the command line asks of side_by_side: collectives,
 * sizes, time. Free of MPI.
 */
#ifndef CT_BENCH_SIDE_OPTIONS_H
#define CT_BENCH_SIDE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#define CT_SIZES_MAX 64
#define CT_PAIRS_MAX 200 /* of calls, for each size */

/* Of what MPI_Init_thread is asked for, in its order. */
enum ct_threads {
    CT_THREADS_SINGLE,
    CT_THREADS_FUNNELED,
    CT_THREADS_SERIALIZED,
    CT_THREADS_MULTIPLE
};

struct ct_side_options {
    const char *collectives; /* separated by commas; borrowed */
    double seconds;          /* for each size, above 0 */
    int pairs_min;           /* 1 to CT_PAIRS_MAX */
    int nbefore;             /* calls before those, up to 1000 */
    int gap;                 /* bytes between blocks, with displacements */
    bool is_native;          /* native alone */
    bool has_split;          /* in parts of MPI_COMM_WORLD, of this seed's split */
    uint64_t split_seed;
    bool has_verify; /* compare what tuned and native give */
    enum ct_threads threads;
    int sizes[CT_SIZES_MAX]; /* bytes, in the order given */
    int nsizes;              /* at least 1 */
};

/*
 * Read a command line; side_by_side.c has its words.
 *
 * returns  NULL, or one sentence that says what is wrong
 */
const char *ct_side_options_read(int argc, char **argv, struct ct_side_options *options);

/* Whether this collective is among those asked for. */
bool ct_side_options_has(const struct ct_side_options *options, const char *collective);

/* The largest of the sizes. */
int ct_side_options_largest(const struct ct_side_options *options);

#endif
