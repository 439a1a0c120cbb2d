/*
 * search.h - which algorithm for which size: decides what to time and what
 * wins.
 *
 * The search knows no MPI, no clock and no file. It sees times only through a
 * callback and is deterministic: equal answers give equal requests and an
 * equal result, so a killed run resumes from a journal of its answers.
 *
 * A space is one collective: its algorithms and the fixed sizes at which the
 * best one is decided. Several spaces are searched together and share the
 * time. A cell is a space at a fixed size; its steps (docs/method.md):
 *   look      a few calls of every candidate (an algorithm with its setting)
 *             that could win here, judging by other sizes and the bounds
 *   race      those near the best are timed in turn, until more calls would
 *             gain less than they cost
 *   confirm   the winner against native in rounds of their own, which took no
 *             part in the choice: what does not win there gives way to native
 * and when neighbouring cells are decided:
 *   repair    the winner of a size is tried at the sizes next to it
 *   boundary  where between two sizes the choice changes
 * The step with the greatest expected gain for its time is next, so whenever
 * the search is stopped, its time went where most was to be gained.
 */
#ifndef CT_SEARCH_SEARCH_H
#define CT_SEARCH_SEARCH_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

/* Parameters of an algorithm, at most. */
#define CT_SEARCH_PARAMS_MAX 5

/* Settings of an algorithm, at most: the product of its numbers of values. */
#define CT_SEARCH_SETTINGS_MAX 65536

/* Candidates of one request, at most. */
#define CT_SEARCH_ENTRIES_MAX 16

/* Rounds of one request, at most. */
#define CT_SEARCH_ROUNDS_MAX 100

/* An algorithm with its setting. The search hands candidates on and compares
   their addresses; what they are is the caller's affair. */
struct ct_candidate;

struct ct_search_param {
    int nvalues;     /* 1 or more */
    bool is_ordered; /* times fall, then rise, along the values */
};

struct ct_search_algorithm {
    const char *name;
    bool is_native; /* exactly one of a space; it has no parameters */
    int nparams;
    struct ct_search_param params[CT_SEARCH_PARAMS_MAX];
};

/*
 * Another space of the search in which calls should take about as long, as of
 * allgather and allgatherv with equal blocks. A candidate that was never timed
 * is expected to take its sister's time: that says what is looked at, and in
 * which order. What is chosen rests on the space's own times alone.
 */
struct ct_search_sister {
    int space;             /* its number; it has no sister itself */
    const int *algorithms; /* by algorithm: the sister's with the same
                              parameters; negative: none. Native's is none */
};

/* One collective to be searched. */
struct ct_space {
    const char *name; /* for progress */
    int nalgorithms;
    int nsizes;
    const struct ct_search_algorithm *algorithms;

    /* Those of an algorithm after those of the one before; in order of its
       settings, the last parameter varying fastest. No two are the same. */
    const struct ct_candidate *const *candidates;

    /* The fixed sizes, ascending, from 1 up; NULL: ct_search_sizes. */
    const size_t *sizes;

    const struct ct_search_sister *sister; /* NULL: none */

    void *ctx; /* handed to the callbacks below, pure functions all */

    /*
     * True if the candidate may be used. Called for sizes from 0 to SIZE_MAX,
     * not for native; without gaps narrower than 1/16 of the size (ends are
     * then found exactly). NULL: always.
     */
    bool (*applies)(void *ctx, const struct ct_candidate *candidate, size_t bytes);

    /* Seconds that a call of the candidate takes at least, by the bytes on its
       busiest link; 0: unknown. NULL: of none. Not called for native. */
    double (*bound)(void *ctx, const struct ct_candidate *candidate, size_t bytes);

    /* Seconds that any algorithm needs; 0: unknown. NULL: at no size. */
    double (*limit)(void *ctx, size_t bytes);

    /* True if native's results are known to be wrong at a fixed size. NULL: at
       none. */
    bool (*is_native_wrong)(void *ctx, size_t bytes);
};

enum ct_search_stage {
    CT_STAGE_LOOK,
    CT_STAGE_RACE,
    CT_STAGE_CONFIRM,
    CT_STAGE_REPAIR,
    CT_STAGE_BOUNDARY
};
#define CT_STAGES 5

/* "look", "race", ... */
extern const char *const ct_search_stage_names[CT_STAGES];

/* One candidate of a request. */
struct ct_search_entry {
    const struct ct_candidate *candidate;
    int batch;         /* how many requests of this size had it before */
    double expected_s; /* of one call, by what was measured; 0: no idea */
};

/*
 * One question to the time callback. First each entry makes one call that gives
 * no sample, only `warm_s`: if `has_warm_up`, or if its batch is 0, when its
 * result is verified, too (native: only if `has_warm_up`, and not verified). Then come `rounds` rounds of one timed call of each entry, in
 * the order of the entries, in reverse order, and so on.
 */
struct ct_search_request {
    int space;
    size_t bytes;
    enum ct_search_stage stage;
    int nentries;
    const struct ct_search_entry *entries;
    int rounds;       /* 0: only the untimed calls */
    bool has_warm_up; /* entries with a batch above 0 have one, too */
    bool settles;     /* an untimed call of the same entry comes before each
                         timed one: packets that another candidate lost slow
                         the next call down */
};

enum ct_search_outcome {
    CT_TIMED,
    CT_DROPPED, /* crashed or hung: neither requested again nor chosen at this
                   size and larger ones */
    CT_WRONG    /* its results were wrong: at any size */
};

/* What became of one entry. */
struct ct_search_answer {
    enum ct_search_outcome outcome;
    int nsamples;      /* at most `rounds`, equal for all that were timed; 0 only
                        if no rounds were asked for */
    double warm_s;     /* of the first call; 0: there was none */
    bool is_disturbed; /* other programs ran meanwhile: a choice needs a larger
                          gain */
    double *samples;   /* room for `rounds`: seconds, in the order taken; 0 from
                        a clock too coarse for the call counts as 1 ns */
};

/* After each request. */
struct ct_search_progress {
    const struct ct_search_request *request;
    int ncells;
    int ndecided;  /* cells that need no further race */
    double done_s; /* of calls */
    double left_s; /* an estimate of what is to come */
};

/* All that is to be searched. */
struct ct_search {
    int nspaces;
    const struct ct_space *spaces;

    void *ctx; /* handed to the callbacks below */

    /*
     * Time one request.
     *
     * answers  out: one per entry; `samples` points at room
     * returns  0; CT_STOPPED to end the search with what it has; or another
     *          enum ct_status, which ct_search_run hands on
     */
    int (*time)(void *ctx, const struct ct_search_request *request,
                struct ct_search_answer *answers);

    /* NULL: not wanted. */
    void (*progress)(void *ctx, const struct ct_search_progress *progress);
};

/* 1, 64, 512 bytes, 1, 2, 4, ..., 256 KiB. */
#define CT_SEARCH_NSIZES 12
extern const size_t ct_search_sizes[CT_SEARCH_NSIZES];

struct ct_search_options; /* rules.h, for those who turn the knobs */

/* What a choice rests on. */
enum ct_search_basis {
    CT_BASIS_UNDECIDED,   /* native, because nothing else is known here */
    CT_BASIS_NATIVE,      /* native, because nothing beat it */
    CT_BASIS_CONFIRMED,   /* faster than native: the interval of native / choice
                            is above 1, in rounds that took no part in the
                            choice; the figures are from these */
    CT_BASIS_FIRST_LOOK,  /* stopped: far faster than native in its first calls,
                            not confirmed */
    CT_BASIS_CARRIED,     /* stopped: chosen at a neighbouring size, with a gain
                            that lasts to here by its curve */
    CT_BASIS_NATIVE_WRONG /* the fastest besides native, whose results are wrong
                             here; it may be slower */
};

/* The ratio of two times, by rounds that have a sample of both. */
struct ct_ratio {
    double median; /* 0: there is no such round */
    double low;    /* of its 95 % confidence interval; 0: too few rounds */
    double high;
    int nrounds;
};

/* What is known of one size. Seconds: 0 where not measured. */
struct ct_figures {
    size_t bytes;    /* the size measured */
    double choice_s; /* medians, each with a 95 % confidence interval */
    double choice_low_s;
    double choice_high_s;
    double native_s; /* of the same rounds as choice_s where confirmed */
    double native_low_s;
    double native_high_s;
    struct ct_ratio ratio;                /* native / choice, in the rounds that confirmed it */
    const struct ct_candidate *runner_up; /* the next best where the choice was made; otherwise the
                       one with the least median apart from the choice; NULL:
                       none */
    double runner_up_s;
    struct ct_ratio behind; /* runner-up / choice, in the race that chose */
    int nsamples;           /* behind choice_s */
    int native_nsamples;    /* behind native_s */
    enum ct_search_basis basis;
    int nstalls;        /* samples of over CT_STALL times the median, */
    int native_nstalls; /* and of native's */
    bool is_disturbed;  /* other programs ran while some were taken */
};

#define CT_STALL 10

/* From here to the next range's start; the last one to SIZE_MAX. */
struct ct_range {
    size_t from_bytes;
    const struct ct_candidate *candidate;
    struct ct_figures figures; /* of the size in it that decided; of the next
                                  smaller, when none was measured in it */
};

#define CT_SEARCH_RIVALS 6 /* most of a size */

/* Another algorithm that was about as fast as the choice. */
struct ct_search_rival {
    const struct ct_candidate *candidate;
    double seconds; /* its median; not less than the choice's, which was faster
                       when they were compared */
};

/* A fixed size, for the report. */
struct ct_size_row {
    const struct ct_candidate *candidate; /* the choice */
    struct ct_figures figures;            /* of the choice */
    int nrivals;
    struct ct_search_rival rivals[CT_SEARCH_RIVALS]; /* the fastest first */
};

/* Where the time went: one per fixed size and stage that took any. A
   boundary's is with the size below it. */
struct ct_spent {
    size_t bytes;
    enum ct_search_stage stage;
    long nrequests;
    long ncalls;
    double seconds; /* of calls, untimed ones included */
};

/* Of one space. */
struct ct_search_result {
    const struct ct_candidate *native;
    int nranges;
    struct ct_range *ranges; /* the first from 0; neighbours differ */
    int nrows;
    struct ct_size_row *rows; /* one per fixed size */
    int nspent;
    struct ct_spent *spent;
    size_t native_failed_from; /* native was dropped at this size, so that it
                                  and all larger ones were left to native;
                                  SIZE_MAX: it never was */
    long nrequests;            /* to the time callback */
    bool complete;             /* false: stopped before all was decided */
};

/*
 * Search all spaces.
 *
 * options  NULL: the defaults
 * results  out: one per space, each owned by the caller, ct_search_result_free;
 *          NULL all after a failure
 * returns  0, also when stopped; CT_ERR_INVALID for a malformed space or
 *          answer; CT_ERR_MEMORY; or what the time callback returned
 */
int ct_search_run(const struct ct_search *search, const struct ct_search_options *options,
                  struct ct_search_result **results, struct ct_diag *diag);

/*
 * Leave a range to native, undecided, and the fixed sizes in it. It is joined
 * with neighbours that are native, too: later ranges then have other numbers.
 */
void ct_search_result_leave(struct ct_search_result *result, int range);

void ct_search_result_free(struct ct_search_result *result);

/* The range that covers `bytes`; for tests. */
const struct ct_range *ct_search_result_find(const struct ct_search_result *result, size_t bytes);

#endif
