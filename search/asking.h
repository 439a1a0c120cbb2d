/*
 * asking.h - the only place that calls the time callback. After that returned
 * CT_STOPPED it is not called again.
 */
#ifndef CT_SEARCH_ASKING_H
#define CT_SEARCH_ASKING_H

#include "search/state.h"

/* Shorter calls depend on what the call before left in the caches: an untimed one of the same
   candidate comes first. */
#define CT_TINY_S 1e-4

/* Native failed: this and all larger sizes are given up. */
#define CT_NATIVE_FAILED 1

struct ct_question {
    size_t bytes;
    enum ct_search_stage stage;
    int n;
    const int *candidates;
    int rounds;
    bool has_warm_up;
    bool settles;
};

struct ct_reply {
    bool is_dropped;
    double warm_s; /* 0: none */
    double samples[CT_SEARCH_ROUNDS_MAX];
};

struct ct_replies {
    bool is_disturbed; /* one of them */
    int nsamples;      /* of each that was not dropped */
    struct ct_reply of[CT_SEARCH_ENTRIES_MAX];
};

/*
 * Ask, and keep the answers.
 *
 * replies  out; NULL: not wanted
 * returns  0, CT_NATIVE_FAILED, CT_TOO_LONG, CT_STOPPED or another enum ct_status
 */
int ct_ask(struct ct_state *state, const struct ct_question *question, struct ct_replies *replies);

#endif
