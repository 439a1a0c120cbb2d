/*
 * replay.h - runs the search on a model instead of a cluster, and says how good
 * its choices are.
 *
 * A sample is the median of the cell, times what the candidate is off in this
 * run (2 % up to 2 KiB, 1 % above: drawn once per candidate and size), times
 * the machine's drift (a time constant of 0.4 s), times one of the cell's
 * ratios. Each call waits for a barrier; a request costs one, too. Equal seeds,
 * equal runs.
 */
#ifndef CT_BENCH_SEARCH_REPLAY_H
#define CT_BENCH_SEARCH_REPLAY_H

#include "bench/search/model_machine.h"

#include <stdint.h>

#define CT_REPLAY_COLLECTIVES 16

struct ct_replay_options {
    uint64_t seed;
    double stop_s;                           /* simulated; 0: to the end */
    const struct ct_search_options *options; /* NULL: the defaults */
    struct ct_model_machine *machine;        /* for predictions; NULL: there are none */
};

/* A collective at a fixed size. */
struct ct_replay_cell {
    int choice;         /* numbers of candidates */
    int best;           /* in this run's world */
    double loss;        /* of the choice against the best: 0.01 is 1 % */
    double over_native; /* of the choice against native; below 0: faster */
    enum ct_search_basis basis;
    double told_s; /* the figure that the search gives for its choice; 0: none */
    double true_s; /* of the choice, in this run's world */
};

struct ct_replay_run {
    double stages_s[CT_REPLAY_COLLECTIVES][CT_STAGES]; /* calls, barriers and
                                                          requests */
    double calls_s;                                    /* of all calls, untimed ones included */
    double untimed_s;
    double barriers_s;
    double requests_s;
    long nrequests;
    long ncalls;
    bool is_complete;
    struct ct_replay_cell cells[CT_REPLAY_COLLECTIVES][CT_MODEL_SIZES];
};

/*
 * Run the search once.
 *
 * run      out
 * returns  0, or what ct_search_run returned
 */
int ct_replay(const struct ct_model *model, const struct ct_replay_options *options,
              struct ct_replay_run *run, struct ct_diag *diag);

/* All seconds of a run. */
double ct_replay_seconds(const struct ct_replay_run *run);

#endif
