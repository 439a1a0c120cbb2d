/*
 * search.h - which algorithm for which size: decides what to time and what
 * wins.
 *
 * The search knows no MPI, no clock and no file. It sees times only through a
 * callback and is deterministic: equal answers give equal requests and an
 * equal result, so a killed run resumes from a journal of its answers.
 *
 * The stages follow Faraj and Yuan, ICS 2005. The first four run at one fixed
 * size after the other, from the smallest: a search that is stopped has
 * decided the sizes it reached, and what is slow at one size need not be tried
 * at the next.
 *   survey      every algorithm gets one short batch for each value of its
 *               first parameter. A candidate (an algorithm with its setting)
 *               is hopeless at a size when its best sample exceeds `hopeless`
 *               times the median of that size's best candidate. Where calls
 *               are long, it is also hopeless, without a sample, when its
 *               times at smaller sizes say so: times do not fall as sizes
 *               grow, and they go on growing as they did twice
 *   parameters  the best setting of each algorithm. Parameters are taken as
 *               independent, so they are tuned one after the other: the values
 *               of one are compared while the others keep the best values
 *               found so far, at first those chosen at the next smaller size,
 *               or their first ones. Every further parameter has a survey of
 *               its own. The requests grow with the sum of the numbers of
 *               values, not with their product
 *   sizes       the best algorithm, native among them
 *   confirm     the choice against native again, with fresh batches: a
 *               choice that does not win is replaced by native
 *   crossovers  between neighbouring sizes: one full decision in the middle
 *               (it sees a third algorithm, or two crossings), then binary
 *               search where choices differ, for settings too
 * Beyond the last fixed size, its choice holds as far as it applies. Decisions
 * for a candidate that is dropped later are made again without it.
 *
 * The rule for when two candidates differ. Samples come in batches, and the
 * batches of competitors alternate: A B, B A, A B. The machine drifts, and
 * samples of one batch resemble each other. So a batch counts once, by its
 * median, and is compared with the competitor's batch of the same round. A is
 * faster than B when
 *   - the median over the rounds of the ratio A/B is below 1 - `margin`, and
 *     by more than `margin_s` seconds below B's median, and
 *   - Wilcoxon's signed-rank test on the logarithms of the ratios says so at
 *     `level` (one-sided, exact), after `min_rounds` rounds or more;
 * or, sooner, when the logarithm of the median of B/A is at least 3 times the
 * spread between all rounds: after 3 rounds or more if that median is at least
 * `clear`, else after 5.
 *
 * They are equal after `max_rounds`. They are also equal when, after 3 rounds
 * or more, the calls of those still in the race have taken `max_s`: calls of
 * seconds are for gains that show at once. In such a race that ran out of time,
 * A is faster also if it was faster by the margin in each of 6 rounds or more
 * (by chance: 1 in 64). Where calls are long (one fills a batch), a candidate
 * other than native also leaves the race when it was slower by `margin` in each
 * of 3 rounds or more; and when time runs out, the least median wins, because
 * the winner must beat native again anyway. Among equals, the choice of the
 * next smaller size is kept, else native, else the first by name.
 */
#ifndef CT_SEARCH_SEARCH_H
#define CT_SEARCH_SEARCH_H

#include "base/status.h"

#include <stdbool.h>

/* What the time callback returns when a candidate crashed or hung: it is
   neither requested again nor chosen at this size and larger ones. */
#define CT_DROPPED 0

/* The same when its results were wrong: at any size. */
#define CT_WRONG (-1000)

/* More rounds than this are not run, whatever the options say. */
#define CT_ROUNDS_MAX 40

/* Parameters of an algorithm, at most. */
#define CT_SEARCH_PARAMS_MAX 4

/* Settings of an algorithm, at most: the product of its numbers of values. */
#define CT_SEARCH_SETTINGS_MAX 65536

/* A parameter: its values in an order in which neighbours behave alike. */
struct ct_search_param {
    int nvalues;       /* 1 or more */
    const int *values; /* ascending; NULL: 0 to nvalues - 1 */
};

/* One value for each parameter of an algorithm; the rest 0. */
struct ct_search_setting {
    int values[CT_SEARCH_PARAMS_MAX];
};

struct ct_search_algorithm {
    const char *name;
    bool is_native; /* exactly one of a space; it has no parameters */
    int nparams;
    struct ct_search_param params[CT_SEARCH_PARAMS_MAX];
};

/* One question to the time callback. */
struct ct_search_request {
    int algorithm; /* index in the space */
    struct ct_search_setting setting;
    size_t bytes;
    int batch;         /* 0, 1, ...: how often this candidate was timed at this
                        size before */
    bool is_survey;    /* nothing is chosen for such a batch alone */
    double expected_s; /* of one call, by what was measured; 0: no idea */
    int repetitions;   /* samples wanted, and room in `samples` */
};

/* One collective to be searched. */
struct ct_space {
    int nalgorithms;
    const struct ct_search_algorithm *algorithms;

    /* The fixed sizes, ascending, from 1 up; NULL: ct_search_sizes. */
    int nsizes;
    const size_t *sizes;

    void *ctx; /* handed to the callbacks */

    /*
     * Whether the candidate may be used. Called for sizes from 0 to SIZE_MAX,
     * not for native; a function of its arguments, without gaps narrower than
     * 1/16 of the size (ends are then found exactly). NULL: always.
     */
    bool (*applies)(void *ctx, int algorithm,
                    const struct ct_search_setting *setting, size_t bytes);

    /*
     * Time one batch.
     *
     * samples  out: seconds, in the order taken; 0 from a clock too coarse
     *          for the call counts as 1 ns
     * returns  the number of samples (1 to request->repetitions); CT_DROPPED
     *          or CT_WRONG; CT_STOPPED to end the search with what it has; or
     *          another enum ct_status, which ct_search_run hands on
     */
    int (*time)(void *ctx, const struct ct_search_request *request,
                double *samples);

    /*
     * Called after each step: `done` of `total` units of the whole search,
     * an estimate that never falls. NULL: not wanted.
     */
    void (*progress)(void *ctx, const char *stage, int done, int total);
};

/* 1, 64, 512 bytes, 1, 2, 4, ..., 256 KiB. */
#define CT_SEARCH_NSIZES 12
extern const size_t ct_search_sizes[CT_SEARCH_NSIZES];

/* How much is measured before a decision. */
struct ct_rules {
    int min_rounds;
    int max_rounds;
    double level;
    double max_s; /* of calls; 0: no end */
};

/* The figures in the comments are the defaults. */
struct ct_search_options {
    double batch_s;         /* time to spend in a batch; 0.002 */
    int min_repetitions;    /* in a batch; 7, so that a few slow samples do not
                            move its median */
    int max_repetitions;    /* 50 */
    double batch_max_s;     /* a batch that would take longer has fewer
                            repetitions, at least one; 0.1 */
    int survey_repetitions; /* at most; 5 */

    double margin;   /* differences that do not count; 0.02 */
    double margin_s; /* nor do any below this, in seconds: the clock's
                        resolution and what a call costs at one address or
                        another; 5e-8 */
    double hopeless; /* 2; `near` for a parameter's value where one call fills
                        a batch */
    double clear;    /* 1.25 */

    struct ct_rules parameters; /* 4 to 8 rounds, 1/16; 5 s */
    struct ct_rules sizes;      /* 9 to 16 rounds, 0.002; 30 s */
    struct ct_rules confirm;    /* 11 to 24 rounds, 0.0005; 60 s */
    struct ct_rules crossovers; /* 6 to 16 rounds, 1/64; 5 s; the margin is 0
                                   and in the end native wins, else the lower
                                   median */

    double resolution;       /* of a crossover, as part of its size; 0.02 */
    size_t resolution_bytes; /* or in bytes, whichever is larger; 16 */
    double near;   /* an algorithm slower than this times the best at both ends
                      is not tried between two sizes; 1.3 */
    int max_depth; /* how often a gap is halved for a third algorithm; 2 */
};

extern const struct ct_search_options ct_search_defaults;

/* What is known of one size. Seconds: 0 where not measured. */
struct ct_figures {
    size_t bytes;    /* the size measured */
    double choice_s; /* medians; of the rounds in which choice and native were
                        timed in turn, if there were any; native_s is then
                        choice_s divided by the median ratio */
    double native_s;
    int runner_up; /* algorithm with the least median besides the choice;
                      -1: none */
    struct ct_search_setting runner_up_setting;
    double runner_up_s;
    int nsamples;        /* of the choice at this size */
    int native_nsamples; /* of native at this size */
    bool beyond_noise;   /* the choice is faster than native by the rule */
};

/* From here to the next range's start; the last one to SIZE_MAX. */
struct ct_range {
    size_t from_bytes;
    int algorithm;
    struct ct_search_setting setting;
    struct ct_figures figures; /* of the size in it that decided; of the
                                  nearest, when none was measured in it */
};

/* A fixed size, for the report. */
struct ct_size_row {
    int algorithm; /* the choice */
    struct ct_search_setting setting;
    struct ct_figures figures; /* of the choice */
    int best;                  /* fastest algorithm besides native; -1: none */
    struct ct_search_setting best_setting;
    double best_s;
};

struct ct_dropped {
    int algorithm;
    struct ct_search_setting setting;
    size_t bytes; /* requested when it was dropped; the smallest such size */
    bool is_wrong;
};

struct ct_search_result {
    int nranges;
    struct ct_range *ranges; /* the first from 0; neighbours differ */
    int nrows;
    struct ct_size_row *rows; /* one per fixed size */
    int ndropped;             /* besides native */
    struct ct_dropped *dropped;
    size_t native_failed_from; /* native was dropped at this size, so that it
                                  and all larger ones were left to native;
                                  SIZE_MAX: it never was */
    long nrequests;            /* to the time callback */
    bool complete; /* false: stopped; what was not decided by then is native */
};

/*
 * Search one collective.
 *
 * options  NULL: ct_search_defaults
 * result   out: owned by the caller, ct_search_result_free
 * returns  0, also when stopped (result->complete is then false);
 *          CT_ERR_INVALID for a malformed space or answer; CT_ERR_MEMORY; or
 *          what the time callback returned
 */
int ct_search_run(const struct ct_space *space,
                  const struct ct_search_options *options,
                  struct ct_search_result **result, struct ct_diag *diag);

void ct_search_result_free(struct ct_search_result *result);

/* The range that covers `bytes`. */
const struct ct_range *
ct_search_result_find(const struct ct_search_result *result, size_t bytes);

#endif
