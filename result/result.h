/*
 * result.h - what tuning decided, and what it is valid for.
 *
 * The model of decisions.csv: tuned.c and the reports are written from it.
 * All of it is data: algorithms and settings are text, so that it can be read
 * without them. Text is on the heap and owned by the result; NULL and "" are
 * the same. Times are medians in seconds of the slowest rank, 0 where not
 * measured. Bytes are those of a block; or of the vector.
 */
#ifndef CT_RESULT_RESULT_H
#define CT_RESULT_RESULT_H

#include "repo/setting.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The algorithm of what the MPI library's own collective does. */
#define CT_RESULT_NATIVE "native"

/* What the decisions are valid for, and how they were made. */
struct ct_signature {
    char *version; /* of the colltune that decided */
    char *cluster; /* its name */
    uint64_t cluster_hash;
    int nranks;
    uint64_t placement_hash;
    char *mpi_version;
    uint64_t mpi_version_hash;
    char *thread_level; /* "single", "funneled", "serialized", "multiple" */
    char *mechanism;
    char *timer; /* "own", or the user's program */
    bool is_simulated;
};

/* From here to the next range of as many ranks; the last one has no end. */
struct ct_result_range {
    int nranks;
    size_t from_bytes;
    char *algorithm;
    char *setting;            /* "segment_bytes=8192 order=depth_first" */
    struct ct_setting values; /* the same as tuned.c has it; decisions.csv does
                                 not: who knows the algorithm sets it */
    uint64_t fingerprint;     /* of the schedules measured; 0 for native */
    size_t measured_bytes;    /* the size whose figures follow */
    double choice_s;
    int choice_samples;
    double native_s;
    int native_samples;
    char *runner_up; /* least median besides the choice; "": none */
    char *runner_up_setting;
    double runner_up_s;
    bool is_beyond_noise; /* the choice is faster than native by the rule */
    int line;             /* of decisions.csv; 0: not read from one */
};

/* One of the fixed sizes. */
struct ct_result_size {
    int nranks;
    size_t bytes;
    char *algorithm; /* the choice */
    char *setting;
    double choice_s;
    int choice_samples;
    double native_s;
    int native_samples;
    double limit_s;   /* least time by bandwidths; 0: unknown */
    double latency_s; /* least time by latencies; 0: unknown */
    char *best;       /* fastest besides native; "": none */
    char *best_setting;
    double best_s;
    bool is_beyond_noise;
    int line;
};

/* What tuning gave up. */
struct ct_result_left_out {
    char *algorithm; /* native: no larger size was compared */
    char *setting;
    bool is_wrong;     /* its results differed: left out at every size */
    size_t from_bytes; /* where it was wrong or failed */
    char *reason;
    int line;
};

struct ct_result_collective {
    char *name;
    bool is_complete; /* false: stopped, and native where undecided */
    int nranges;
    struct ct_result_range *ranges; /* ascending by ranks, then bytes */
    int nsizes;
    struct ct_result_size *sizes; /* ascending in the same way */
    int nleft_out;
    struct ct_result_left_out *left_out;
    int line;
};

struct ct_result {
    char *site; /* the cluster as C text, `static const struct ct_site site`,
                   for tuned.c; decisions.csv does not have it. NULL: none */
    struct ct_signature signature;
    int ncollectives;
    struct ct_result_collective *collectives;
};

/* An empty result; NULL when out of memory. */
struct ct_result *ct_result_new(void);
void ct_result_free(struct ct_result *result);

/*
 * Add one that is all zero, to be filled in. The pointer is valid until the
 * next is added to the same list.
 *
 * returns  NULL when out of memory
 */
struct ct_result_collective *ct_result_add_collective(struct ct_result *result);
struct ct_result_range *ct_result_add_range(struct ct_result_collective *own);
struct ct_result_size *ct_result_add_size(struct ct_result_collective *own);
struct ct_result_left_out *
ct_result_add_left_out(struct ct_result_collective *own);

/* NULL: not tuned. */
struct ct_result_collective *
ct_result_find_collective(const struct ct_result *result, const char *name);

/* The range that decides `bytes` for so many ranks; NULL: none does. */
const struct ct_result_range *
ct_result_find_range(const struct ct_result_collective *own, int nranks,
                     size_t bytes);

bool ct_result_is_native(const char *algorithm);

/* The size from which native itself failed; SIZE_MAX: it never did. */
size_t ct_result_native_failed_from(const struct ct_result_collective *own);

/* Does any range choose this algorithm? */
bool ct_result_names(const struct ct_result *result, const char *algorithm);

#endif
