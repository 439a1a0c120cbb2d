/*
 * space.h - what is searched, and what the search asks: spaces of candidates,
 * requests for times, answers.
 */
#ifndef CT_SEARCH_SPACE_H
#define CT_SEARCH_SPACE_H

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

/* What a call should take, by what is known of the machine. */
struct ct_search_prediction {
    double seconds;
    double error; /* standard error of the logarithm, beside other candidates at this size */
};

/* A time that the search goes by. */
struct ct_search_timed {
    const struct ct_candidate *candidate;
    size_t bytes;
    double seconds; /* the median */
    int nsamples;
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

    /*
     * Predict a call, native's too, by what the space learned: for what a stop leaves
     * open. NULL: nothing is predicted.
     *
     * returns  false: no idea
     */
    bool (*predict)(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                    struct ct_search_prediction *prediction);

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

/* An answer that was given before. */
struct ct_search_past {
    size_t bytes;
    bool confirms; /* it was of CT_STAGE_CONFIRM, if that is known */
    int n;
    const struct ct_candidate *candidates[CT_SEARCH_ENTRIES_MAX];
    struct ct_search_answer answers[CT_SEARCH_ENTRIES_MAX];
};

/* Returned by the time callback: the request takes longer than there is time for. The search
   goes on with what takes less. */
#define CT_TOO_LONG 2

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
     * returns  0; CT_TOO_LONG; CT_STOPPED to end the search with what it has; or another
     *          enum ct_status, which ct_search_run hands on
     */
    int (*time)(void *ctx, const struct ct_search_request *request,
                struct ct_search_answer *answers);

    /*
     * Answer number `i` about a space, from 0 in the order in which they were given: all that was
     * ever measured of it, by this search, too. What the search did not come to decide rests on
     * them. NULL: there are none.
     *
     * past     out: valid until the next call
     * returns  false: there is none with this number
     */
    bool (*past)(void *ctx, int space, int i, struct ct_search_past *past);

    /*
     * After each look, and once no more is timed: all that was timed of the space, by the
     * order in which the candidates were first asked for at a size. What is predicted of
     * this space may change then; while calls are timed it depends only on its own times and
     * its sister's, then it may depend on what others learned. NULL: not wanted.
     *
     * returns  0 or an enum ct_status, which ct_search_run hands on
     */
    int (*learn)(void *ctx, int space, const struct ct_search_timed *timed, int n);

    /* NULL: not wanted. */
    void (*progress)(void *ctx, const struct ct_search_progress *progress);
};

/* 1, 64, 512 bytes, 1, 2, 4, ..., 256 KiB. */
#define CT_SEARCH_NSIZES 12
extern const size_t ct_search_sizes[CT_SEARCH_NSIZES];

#endif
