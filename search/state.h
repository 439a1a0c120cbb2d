/*
 * state.h - a search under way: what was measured and what is decided.
 */
#ifndef CT_SEARCH_STATE_H
#define CT_SEARCH_STATE_H

#include "search/measurements.h"
#include "search/points.h"
#include "search/rules.h"

struct ct_searching;

/* By how much times at a size are off what was predicted. */
struct ct_level {
    size_t bytes;
    int n;            /* candidates that were timed and predicted */
    double log;       /* of measured over predicted, their median */
    double spread;    /* of the logarithms of a candidate's samples; -1: too few */
    int nfirst;       /* times that were predicted, less one, */
    double first_log; /* their median over what was predicted, */
    double squares;   /* and how far off they were, in standard errors, squared: a sum */
};

/* Of one space. */
struct ct_state {
    struct ct_searching *whole;
    const struct ct_space *space; /* with its sizes filled in */
    int number;
    struct ct_measurements measured;
    struct ct_points points;
    struct ct_spent *spent; /* by fixed size and stage */
    double trust;           /* least part of its bound that a candidate took: 1, or a
                     bound was wrong */
    size_t beaten_to;       /* the largest size at which a time was clearly below the
                         limit, as buffers on the way held the messages: up
                         to there the limit counts for nothing */
    bool is_beaten;         /* there is one */
    int nlevels;
    struct ct_level *levels; /* of each size at which anything was timed */
    int ndrops;              /* measured.ndrops when it was last looked at */
    long nrequests;
};

/* Of all spaces. */
struct ct_searching {
    const struct ct_search *search;
    const struct ct_search_options *options;
    struct ct_diag *diag;
    int nstates;
    struct ct_space *spaces;
    struct ct_state *states;
    bool is_stopped;
    double done_s; /* of calls */
    double left_s; /* when the last step began: an estimate */
    int ndecided;
    int ncells;
};

/*
 * whole    the caller's storage, also to be given to ct_searching_fini after a
 *          failure
 * search   borrowed
 * returns  0, CT_ERR_INVALID for a malformed space, or CT_ERR_MEMORY
 */
int ct_searching_init(struct ct_searching *whole, const struct ct_search *search,
                      const struct ct_search_options *options, struct ct_diag *diag);
void ct_searching_fini(struct ct_searching *whole);

/* The state of the sister space; NULL: there is none. */
const struct ct_state *ct_sister_of(const struct ct_state *state);

/* The algorithm of the sister that this one is like; CT_NOBODY: none. */
int ct_sister_algorithm(const struct ct_state *state, int algorithm);

/* The candidate of the sister that this one is like; CT_NOBODY: none. */
int ct_sister_candidate(const struct ct_state *state, int candidate);

/* The candidate that one of the sister is like.
   algorithm  of this space, which it is of */
int ct_sister_own(const struct ct_state *state, int algorithm, int candidate);

/* True if the sister is still to be looked at, at this size. */
bool ct_sister_is_awaited(const struct ct_state *state, size_t bytes);

#endif
