/*
 * features.h - what the schedules of all ranks cost in one call, counted.
 *
 * Counts come from the plans and the wiring alone. They are integers, so all ranks count the
 * same, with whatever compiler and flags. The schedules run in lockstep (model/lockstep.h).
 */
#ifndef CT_MODEL_FEATURES_H
#define CT_MODEL_FEATURES_H

#include "repo/algorithm.h"

#include <stdint.h>

enum ct_feature {
    /* Work of processors, added up over all ranks. */
    CT_MESSAGES_BETWEEN, /* between hosts */
    CT_MESSAGES_INSIDE,  /* inside a host */
    CT_TOKENS,
    CT_LONG_MESSAGES, /* between hosts and larger than 16 KB: a handshake */
    CT_BYTES_BETWEEN,
    CT_BYTES_ON_CABLES, /* the same, times the cables on their way */
    CT_BYTES_INSIDE,
    CT_BYTES_REDUCED,
    CT_BYTES_COPIED,
    CT_POSTS, /* in windows of hosts */
    CT_FETCHES,
    CT_BYTES_POSTED,
    CT_BYTES_FETCHED,
    CT_BYTES_ACROSS, /* fetched, times the caches, NUMA nodes and packages that they leave */
    /* The longest path. */
    CT_ROUNDS,         /* with any message */
    CT_ROUNDS_BETWEEN, /* with one between hosts */
    CT_ROUND_CABLES,   /* of each round the longest way of a message; added up */
    CT_RANK_MESSAGES,  /* the most of one rank over the whole call, sent and received */
    CT_HOST_MESSAGES,  /* the most of one host over the whole call, with other hosts */
    CT_BARRIERS,
    CT_POST_ROUNDS,  /* with any post */
    CT_RANK_FETCHES, /* the most of one rank over the whole call, posts and fetches */
    CT_RANK_BYTES,   /* the most of one rank over the whole call, posted and fetched */
    /* Cables, in nanoseconds. */
    CT_CABLE_NS,        /* the busiest link, over the whole call */
    CT_CABLE_BEYOND_NS, /* the same less 20,000 bytes, which buffers may let pass at once */
    CT_CABLE_ROUNDS_NS, /* of each round the busiest link; added up */
    CT_FEATURES
};

/* Features that add up; the groups may work beside each other (enum ct_norm). */
enum ct_feature_group { CT_WORK, CT_PATH, CT_CABLES, CT_FEATURE_GROUPS };

struct ct_features {
    int64_t of[CT_FEATURES];
};

/* About a feature, by its number. */
struct ct_feature_facts {
    const char *name; /* as decisions.csv has it: "messages_between" */
    const char *unit; /* "message" */
    const char *what; /* "message between hosts" */
    enum ct_feature_group group;
};

extern const struct ct_feature_facts ct_feature_facts[CT_FEATURES];

/* The communicators of a job that may call at the same time. */
struct ct_parts {
    int n; /* 0, 1: these ranks are alone on the cables */
    /* By cable of the places' tree: how many of the parts use it. NULL: all of them.
       generator/site.h has ct_site_parts. */
    const int *on_cable;
};

/* Up to this many ranks, all are counted; of more ranks a sample, unless they have few steps. */
#define CT_COUNTED_WHOLE 64

/* How long a cable is busy in one call of all parts; 0: its bandwidth is not known. */
struct ct_cable_load {
    int64_t ns;
    int64_t busiest_ns; /* the busiest cable, in the rounds that load this one; added up */
};

/*
 * Count what an algorithm costs; for native that is its stand-in (ct_stand_in). Of more ranks
 * than CT_COUNTED_WHOLE a sample is planned and run, so that it takes about 1 ms at 1,024 ranks
 * and 10 ms at 16,384 (count.c says how near that is).
 *
 * problem   the algorithm applies to it; its places are known
 * parts     NULL: one
 * features  out
 * loads     out: by cable of the places' tree, of CT_COUNTED_WHOLE ranks at most; NULL: not wanted
 * returns   0, CT_ERR_MEMORY, or CT_ERR_INVALID: it takes too long to count among so many
 *           ranks, a sample does not tell the loads, or the schedules are wrong
 */
int ct_features_count(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                      const struct ct_parts *parts, struct ct_features *features,
                      struct ct_cable_load *loads, struct ct_diag *diag);

#endif
