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

#include "base/array.h"
#include "repo/setting.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The name that stands for the MPI library's own collective. */
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
    char *counts; /* "equal", "random:7": how blocks with counts differed */
    char *timer;  /* "own", or the user's program */
    char *limits; /* "usual", or --limit and --scratch-limit, which decide what
                     is left out */
    bool is_simulated;
    char *reproducible; /* "yes": the library reduces in one order, whatever
                           COLLTUNE_REPRODUCIBLE says; NULL, "no" */
};

/* What a choice rests on. */
enum ct_basis {
    CT_RESULT_UNDECIDED,   /* native, because nothing else is known here */
    CT_RESULT_KEPT,        /* native, because nothing beat it */
    CT_RESULT_CONFIRMED,   /* faster than native: the 95 % interval of native /
                             choice is above 1, in rounds that took no part in
                             the choice; the figures are from these */
    CT_RESULT_FIRST_LOOK,  /* far faster than native in its first calls, not
                             confirmed */
    CT_RESULT_PREDICTED,   /* not decided by measuring: the cost model expects it to take
                              least; native, unless another should gain a tenth */
    CT_RESULT_CARRIED,     /* never timed here, chosen for other sizes or another pattern */
    CT_RESULT_NATIVE_WRONG /* the fastest besides native, whose results are
                              wrong here; it may be slower */
};
#define CT_RESULT_BASES 7

/* A median with its 95 % confidence interval. */
struct ct_result_time {
    double seconds;
    double low_s, high_s; /* 0: no interval is known */
    int nsamples;
};

/* The median ratio of two times over the rounds that have a sample of both. */
struct ct_result_ratio {
    double median; /* 0: there was no such round */
    double low;    /* of its 95 % confidence interval; 0: none is known */
    double high;
    int nrounds;
};

/* What was wrong with the machine while something was measured. */
struct ct_result_trouble {
    int nstalls;        /* calls of over ten times the choice's median, */
    int native_nstalls; /* and of native */
    bool is_disturbed;  /* other programs ran */
};

/* The figures of a range or a size. */
struct ct_result_figures {
    enum ct_basis basis;
    struct ct_result_time choice;
    struct ct_result_time native;    /* of the rounds of `choice`, if confirmed */
    struct ct_result_ratio ratio;    /* native / choice, in these rounds; none if
                                     not confirmed: then the rounds took part
                                     in the choice, or were too few */
    struct ct_result_time predicted; /* of the choice, if its basis is CT_RESULT_PREDICTED;
                                        never measured, so without samples */
    double predicted_native_s;       /* 0: it is not predicted */
    char *runner_up;                 /* the next best of the race that chose; "": none */
    char *runner_up_setting;
    double behind; /* the runner-up's time over the choice's there */
    struct ct_result_trouble trouble;
};

/* An algorithm with its setting. */
struct ct_result_choice {
    char *algorithm;
    char *setting;            /* "segment_bytes=8192 order=depth_first" */
    struct ct_setting values; /* the same as tuned.c has it; decisions.csv does
                                 not: set by those who know the algorithm */
    uint64_t fingerprint;     /* of the schedules measured; 0 for native */
};

/* From here to the next range of the case; the last one has no end. */
struct ct_result_range {
    size_t from_bytes;
    struct ct_result_choice choice;
    size_t measured_bytes; /* the size that the figures are of: perhaps below
                              the range, if none in it was timed */
    struct ct_result_figures figures;
    int line; /* of decisions.csv; 0: not read from one */
};

/* One of the fixed sizes. */
struct ct_result_size {
    size_t bytes;
    char *algorithm; /* the choice */
    char *setting;
    struct ct_result_figures figures;
    double limit_s;   /* least time by bandwidths; 0: unknown, or hidden by
                         buffers (result/shown_limits.h) */
    double latency_s; /* least time by latencies; 0: unknown */
    int line;
};

/* Bytes of a pattern: what a rank sends to each, in a row for each rank; or what
   each contributes, in one row. */
struct ct_result_counts {
    char *bytes; /* "0 100 200" */
    int line;
};

/*
 * Calls of a collective that have choices of their own: all calls; those with a
 * root of a class, whose ranks are alike by their places and not like rank 0; those
 * with a pattern of counts. A class of roots without ranges takes rank 0's choices.
 * A pattern has one range, whose measured_bytes is the average block.
 */
struct ct_result_case {
    char *of;          /* "": all calls; "root:5": the first of the class, with which
                          it was tried; "pattern:NAME" */
    char *ranks;       /* of a class of roots: "5 6 9" */
    double gain;       /* of a class of roots: the most that something else than rank
                          0's choice gained with two of them, times as fast; 1: nothing
                          did */
    size_t gain_bytes; /* at this size; 0: at none */
    char *same_as;     /* of a pattern: the name of another whose choice it takes, as
                          it is near; "": it was timed itself */
    double similarity; /* of a pattern: calls up to this distance take the choice,
                          docs/reference/patterns.md */
    int ncounts;
    struct ct_result_counts *counts;
    int nranges;
    struct ct_result_range *ranges; /* ascending */
    int nsizes;
    struct ct_result_size *sizes; /* ascending */
    int line;
};

/* Where the time of tuning went: of a fixed size and a stage of the search. */
struct ct_result_spent {
    size_t bytes;
    char *stage; /* "look", "race", "confirm", "repair" or "boundary" */
    long nrequests;
    long ncalls;
    double seconds; /* of calls, untimed ones included */
    int line;
};

/* What another mechanism than the one that decided measured at a fixed
   size. */
struct ct_result_mechanism {
    size_t bytes;
    char *mechanism;
    char *algorithm; /* the choice */
    char *setting;
    double choice_s;
    double native_s;
    char *best; /* the fastest of those that it compared; "": not known */
    char *best_setting;
    double best_s;
    int line;
};

/* Why a candidate was left out. */
enum ct_left_out_what {
    CT_LEFT_OUT_DROPPED, /* it failed: from a size on */
    CT_LEFT_OUT_WRONG,   /* its results differed: at every size; native: at
                            this one and up to those next to it */
    CT_LEFT_OUT_UNTRIED  /* the options of tune leave it out */
};
#define CT_LEFT_OUT_WHATS 3

/* What tuning left out. */
struct ct_result_left_out {
    char *algorithm; /* native, dropped: no larger size was compared */
    char *setting;
    enum ct_left_out_what what;
    size_t from_bytes; /* where it was wrong or failed; untried: from here on */
    char *reason;
    int line;
};

/* Calls in a row of a pattern, where the number of the call decides. */
struct ct_result_run {
    char *of; /* "pattern:NAME" */
    long ncalls;
    int line;
};

struct ct_result_collective {
    char *name;
    bool is_complete; /* false: stopped before all was decided */
    int ncases;
    struct ct_result_case *cases; /* the first one is of all calls, then as in
                                     decisions.csv */
    int nmechanisms;
    struct ct_result_mechanism *mechanisms;
    int nspent;
    struct ct_result_spent *spent;
    int nleft_out;
    struct ct_result_left_out *left_out;
    int nruns;
    struct ct_result_run *runs;
    int line;
};

/* A cable of the cluster's tree, and what one call sends over it. */
struct ct_result_link {
    char *lower;                 /* the node below: a host, a switch, ... */
    char *upper;                 /* the node above, towards the root */
    int nranks;                  /* at and below the lower node */
    double capacity;             /* bytes/s each way; 0: unknown */
    double up_bytes, down_bytes; /* towards the root, and away from it */
};

/* The cluster's tree, for a picture of the loads of its links. */
struct ct_result_tree {
    char *collective; /* whose loads they are; "": not known, they are 0 */
    char *algorithm;
    char *setting;
    size_t bytes;
    int nlinks;
    struct ct_result_link *links; /* of a node after that of the node above */
};

/* A job that was tuned besides the cluster's own; decisions.csv does not have
   it: it has one of its own in jobs/NAME. */
struct ct_result_job {
    char *name;
    int nranks;
    int nparts; /* as of the result */
    int nhosts;
    int nswitches;
    double gain; /* native/choice, geometric mean over fixed sizes; 0: none */
};

/* How the decisions came about: nothing depends on it. The key is a word. */
struct ct_provenance {
    char *key;
    char *value;
    int line;
};

struct ct_result {
    char *job;  /* the name of the job that it is of; decisions.csv does not
                     have it. NULL: the cluster's own ranks */
    int nparts; /* of as many ranks that called at the same time;
                     decisions.csv does not have it. 0, 1: one */
    int njobs;
    struct ct_result_job *jobs; /* of the cluster, if it is of its own ranks */
    char *site;                 /* the cluster as C text, `static const struct ct_site site`,
                   for tuned.c; decisions.csv does not have it. NULL: none */
    struct ct_result_tree tree; /* decisions.csv does not have it, either */
    struct ct_signature signature;
    int nprovenance;
    struct ct_provenance *provenance; /* in the order in which it is shown */
    int ncollectives;
    struct ct_result_collective *collectives;
    /* the cost model, result/model_lines.h; none: nothing is predicted */
    int nmodel;
    struct ct_result_model *model;
    int nfitted;
    struct ct_result_fitted *fitted;
    int ngoodness;
    struct ct_result_goodness *goodness;
    int noffered;
    struct ct_result_offered *offered;
};

/* An empty result; NULL when out of memory. */
struct ct_result *ct_result_new(void);
void ct_result_free(struct ct_result *result);

/* Free what is in the tree; it is empty then. */
void ct_result_tree_fini(struct ct_result_tree *tree);

/*
 * Add an element that is all zero to a list of its owner, to be filled in, as
 * in struct ct_result_size *size = CT_ADD(own, sizes).
 *
 * returns  valid until the next is added to the same list; NULL when out of
 *          memory
 */
#define CT_ADD(owner, list) ct_array_add(&(owner)->list, &(owner)->n##list, sizeof *(owner)->list)

/* Add a collective with its case of all calls; NULL when out of memory. */
struct ct_result_collective *ct_result_add_collective(struct ct_result *result);

/*
 * Move collective number `i` of a result to another; what is left there has
 * nothing in it.
 *
 * position  that it gets; those from there on move by one
 * returns   0; CT_ERR_MEMORY with both unchanged
 */
int ct_result_move_collective(struct ct_result *from, int i, struct ct_result *to, int position);

/* The value of a key of provenance; NULL: it is not recorded. */
const char *ct_result_provenance(const struct ct_result *result, const char *key);

/* NULL: not tuned. */
struct ct_result_collective *ct_result_find_collective(const struct ct_result *result,
                                                       const char *name);

/* Choice number `i` of a collective: those of all ranges, case after case; NULL: there are no
   more. */
struct ct_result_choice *ct_result_choice(const struct ct_result_collective *own, int i);

/* True if both are one algorithm with one setting. */
bool ct_result_is_same(const struct ct_result_choice *a, const struct ct_result_choice *b);

/* The range that decides `bytes`; NULL: the case has none. */
const struct ct_result_range *ct_result_find_range(const struct ct_result_case *own, size_t bytes);

/* The first rank of the class of roots that the case is of; 0: it is of none. */
int ct_case_root(const struct ct_result_case *own);

/* True if the rank is in the class of roots that the case is of. */
bool ct_case_has_root(const struct ct_result_case *own, int rank);

/* The name of the pattern that the case is of; NULL: it is of none. */
const char *ct_case_pattern(const struct ct_result_case *own);

/* The case of a pattern; NULL: the collective has none of that name. */
const struct ct_result_case *ct_result_find_pattern(const struct ct_result_collective *own,
                                                    const char *name);

/* True if the case takes no other pattern's choice. */
bool ct_case_is_timed(const struct ct_result_case *own);

/* True if no size in range number `i` was timed, and what its basis says is of
   one outside. */
bool ct_case_is_timed_elsewhere(const struct ct_result_case *own, int i);

/* True if it is the MPI library's own collective, in whatever order of ranks. */
bool ct_result_calls_mpi(const char *algorithm);

/* True if it is that as it is: what choices are compared with. */
bool ct_result_is_native(const char *algorithm, const char *setting);

/* "undecided", "native", "confirmed", "first_look", "predicted", "carried",
   "native_wrong". */
extern const char *const ct_basis_names[CT_RESULT_BASES];

/* "dropped", "wrong", "untried". */
extern const char *const ct_left_out_names[CT_LEFT_OUT_WHATS];

/* The size from which native itself failed; SIZE_MAX: it never did. */
size_t ct_result_native_failed_from(const struct ct_result_collective *own);

/* True if any range names this algorithm. */
bool ct_result_names(const struct ct_result *result, const char *algorithm);

#endif
