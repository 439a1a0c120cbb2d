/*
 * curves.h - invented machines for the tests of search/: cost curves, noise,
 * failures, and a record of what was asked.
 *
 * A world has one space or several, answers requests as a cluster would, and
 * asserts that each of them is well-formed. All its noise is from one seed:
 * log-normal within and between requests, stalls, a slow drift of the whole
 * machine with simulated time, and a shift of its own for each candidate.
 */
#ifndef CT_TESTS_CURVES_H
#define CT_TESTS_CURVES_H

#include "repo/candidate.h"
#include "search/search.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
#define SPACES_MAX 4
#define OVERHEAD_S 0.002 /* of one request */
#define BARRIER_S 20e-6  /* before each call */
#define TWO_PI 6.283185307179586
#define PREDICTED_OFF 0.1

/* An algorithm of a world, and the values of its parameters. */
struct made_up_param {
    int nvalues;
    const int *values; /* NULL: 0 to nvalues - 1 */
    bool is_ordered;
};

struct made_up {
    const char *name;
    bool is_native;
    int nparams;
    struct made_up_param params[CT_SEARCH_PARAMS_MAX];
};

struct noise {
    double sample; /* sigma of a sample */
    double batch;  /* sigma that all samples of one request share */
    double own;    /* sigma that an entry's samples of one request share */
    double stalls; /* part of the samples that take ten times as long */
    double drift;  /* amplitude of a sine of 3 s */
    double shift;  /* sigma that a candidate at a size keeps for the run */
};

/* One space: what its candidates cost and where they may be used. */
struct curves {
    int nalgorithms;
    const struct made_up *algorithms;                               /* number 0 is native */
    double (*cost)(int algorithm, const int *values, double bytes); /* s */
    bool (*may)(int algorithm, const int *values, size_t bytes);    /* or NULL */
    double (*bound)(int algorithm, const int *values, double bytes);
    double (*limit)(double bytes);
    double (*cold)(int algorithm); /* s more after a call of another candidate; NULL: 0 */
    /* NULL: nothing fails. */
    enum ct_search_outcome (*fails)(int algorithm, const int *values, size_t bytes);
    bool (*native_is_wrong)(size_t bytes); /* NULL: nowhere */
    int nsizes;
    const size_t *sizes;                   /* NULL: ct_search_sizes */
    const struct ct_search_sister *sister; /* NULL: none */
    double off;                            /* sigma of what predictions are off by, of a
                                              candidate; 0: PREDICTED_OFF; below 0:
                                              nothing is predicted */
    const struct ct_candidate *candidates; /* as the search sees them */
    bool *is_learned;                      /* by candidate: it was timed somewhere, so predictions
                                              are off by a quarter of that */
    double (*wrong)(int algorithm, const int *values, double bytes); /* times what would be
                                              predicted; NULL: 1 */
};

/* What was asked about a candidate at a size. */
struct tally {
    bool is_used;
    int space;
    size_t bytes;
    int algorithm;
    struct ct_setting setting;
    int requests;
    int of_stage[CT_STAGES]; /* requests */
    long calls;              /* timed */
};

/* One request of the stage confirm, of one candidate. */
struct confirmation {
    int space;
    size_t bytes;
    int algorithm;
    struct ct_setting setting;
    bool is_alone; /* without native */
    int nsamples;
    double samples[CT_SEARCH_ROUNDS_MAX];
    double native[CT_SEARCH_ROUNDS_MAX];
};

/* A candidate that failed. */
struct failure {
    int space;
    int algorithm;
    struct ct_setting setting;
    size_t bytes; /* the least */
    bool is_wrong;
};

/* An answer that can be given again. */
struct recorded {
    uint64_t request; /* hash */
    enum ct_search_outcome outcomes[CT_SEARCH_ENTRIES_MAX];
    double warm_s[CT_SEARCH_ENTRIES_MAX];
    int nsamples[CT_SEARCH_ENTRIES_MAX];
    double samples[CT_SEARCH_ENTRIES_MAX][CT_SEARCH_ROUNDS_MAX];
    uint64_t random; /* of the world after it */
    double seconds;
};

#define RECORDED_MAX 2000

struct journal {
    int n;
    struct recorded answers[RECORDED_MAX];
};

/* All that was ever answered, of a world with one space. */
#define KEPT_MAX 1500
struct kept {
    int n;
    struct ct_search_past answers[KEPT_MAX];
    double samples[KEPT_MAX][CT_SEARCH_ENTRIES_MAX][CT_SEARCH_ROUNDS_MAX];
};

struct world {
    const struct ct_search_options *options; /* NULL: the defaults */
    int nspaces;
    struct curves spaces[SPACES_MAX];
    struct noise noise;
    uint64_t seed;
    double tick_s;           /* samples are multiples of this; 0: exact */
    int at_most;             /* samples per entry; 0: as many as asked for */
    int answer;              /* other than 0: the answer to every request */
    long stop_at;            /* request that is answered CT_STOPPED; 0: none */
    double stop_s;           /* simulated seconds after which it is; 0: never */
    struct journal *journal; /* answers from it while they last, then adds to
                                it; NULL: none */
    struct kept *kept; /* gets all answers, and is what the search knows of the past; NULL: none */

    /* Of the last run. */
    uint64_t random;
    double machine; /* how slow it is in this request */
    bool is_stopped;
    long requests;
    long space_requests[SPACES_MAX];
    long stage_requests[CT_STAGES];
    long entries;
    long calls; /* timed */
    double seconds;
    uint64_t trace; /* hash of all requests */
    struct ct_search_progress progress;
};

/* Of the world that ran last. */
#define TALLIES 8192
#define CONFIRMATIONS 1024
#define FAILURES 1024
static struct {
    int ntallies;
    struct tally tallies[TALLIES];
    int nconfirmations;
    struct confirmation confirmations[CONFIRMATIONS];
    int nfailures;
    struct failure failures[FAILURES];
} seen;

static inline uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* Above 0, below 1. */
static inline double uniform(uint64_t *state)
{
    return ((double)(next_random(state) >> 12) + 0.5) / 4503599627370496.0;
}

static inline double normal(uint64_t *state)
{
    const double radius = sqrt(-2 * log(uniform(state)));

    return radius * cos(TWO_PI * uniform(state));
}

static inline uint64_t mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * UINT64_C(1099511628211);
}

static inline uint64_t mix_setting(uint64_t hash, const struct ct_setting *setting)
{
    for (int k = 0; k < CT_SEARCH_PARAMS_MAX; k++)
        hash = mix(hash, (uint64_t)setting->values[k]);
    return hash;
}

static inline bool is_equal(const struct ct_setting *a, const struct ct_setting *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static inline long setting_count(const struct made_up *algorithm)
{
    long n = 1;

    for (int k = 0; k < algorithm->nparams; k++)
        n *= algorithm->params[k].nvalues;
    return n;
}

/* The last parameter varies fastest. */
static inline struct ct_setting setting_at(const struct made_up *algorithm, long number)
{
    struct ct_setting setting = {{0}};

    for (int k = algorithm->nparams - 1; k >= 0; k--) {
        const struct made_up_param *p = &algorithm->params[k];
        const int i = (int)(number % p->nvalues);

        setting.values[k] = p->values == NULL ? i : p->values[i];
        number /= p->nvalues;
    }
    return setting;
}

/* Seconds: alpha microseconds and beta nanoseconds per byte. */
static inline double line(double alpha_us, double beta_ns, double bytes)
{
    return 1e-6 * alpha_us + 1e-9 * beta_ns * bytes;
}

/* A world of one space without noise. */
static inline struct world new_world(const struct made_up *all, int n,
                                     double (*cost)(int, const int *, double))
{
    return (struct world){
        .nspaces = 1, .spaces = {{.nalgorithms = n, .algorithms = all, .cost = cost}}, .seed = 1};
}

static inline bool may_use(const struct curves *curves, int algorithm,
                           const struct ct_setting *setting, size_t bytes)
{
    return curves->may == NULL || curves->may(algorithm, setting->values, bytes);
}

#endif
