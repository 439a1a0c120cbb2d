/*
 * search_result.h - what the search found: ranges of sizes, each with its
 * choice and its figures.
 */
#ifndef CT_SEARCH_SEARCH_RESULT_H
#define CT_SEARCH_SEARCH_RESULT_H

#include "search/space.h"

/* What a choice rests on. */
enum ct_search_basis {
    CT_BASIS_UNDECIDED,   /* native: it failed, or nothing is known here */
    CT_BASIS_NATIVE,      /* native, because nothing beat it */
    CT_BASIS_CONFIRMED,   /* faster than native: the interval of native / choice
                            is above 1, in rounds that took no part in the
                            choice; the figures are from these */
    CT_BASIS_FIRST_LOOK,  /* stopped: far faster than native in its first calls,
                            not confirmed */
    CT_BASIS_PREDICTED,   /* stopped: what should take least, by what was timed
                            elsewhere; native unless it should gain a tenth */
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

/* A time that was not measured, with a 95 % interval. All zero: nothing is predicted. */
struct ct_predicted {
    double seconds;
    double low_s;
    double high_s;
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
    int nstalls;                   /* samples of over CT_STALL times the median, */
    int native_nstalls;            /* and of native's */
    bool is_disturbed;             /* other programs ran while some were taken */
    struct ct_predicted predicted; /* of the choice, where that is all it rests on */
    struct ct_predicted native_predicted;
};

#define CT_STALL 10

/* From here to the next range's start; the last one to SIZE_MAX. */
struct ct_range {
    size_t from_bytes;
    const struct ct_candidate *candidate;
    struct ct_figures figures; /* of the size in it that decided; of the next
                                  smaller, when none was measured in it */
};

/* A fixed size, for the report. */
struct ct_size_row {
    const struct ct_candidate *candidate; /* the choice */
    struct ct_figures figures;            /* of the choice */
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
 * Leave a range to native, undecided, and the fixed sizes in it. It is joined
 * with neighbours that are native, too: later ranges then have other numbers.
 */
void ct_search_result_leave(struct ct_search_result *result, int range);

void ct_search_result_free(struct ct_search_result *result);

/* The range that covers `bytes`; for tests. */
const struct ct_range *ct_search_result_find(const struct ct_search_result *result, size_t bytes);

#endif
