/*
 * outcome.h - what a tuning knows while it runs: of itself, and of each
 * collective, pattern and class of roots that it searches.
 */
#ifndef CT_DRIVER_SPACES_OUTCOME_H
#define CT_DRIVER_SPACES_OUTCOME_H

#include "cluster/cluster.h"
#include "driver/folder/pattern_plan.h"
#include "driver/folder/routines.h"
#include "driver/options/options.h"
#include "driver/session/session.h"
#include "driver/spaces/budget.h"
#include "driver/spaces/candidate_memo.h"
#include "search/search.h"

struct ct_learning;
struct ct_tuning;

/* What another mechanism than the one that decides measured at a fixed size,
   medians in seconds. */
struct ct_other_times {
    size_t bytes;
    const char *mechanism;
    const struct ct_candidate *choice;
    const struct ct_candidate *best; /* the fastest of those compared */
    double choice_s;
    double native_s;
    double best_s;
};

/* What races with another root have shown (driver/tuning/root_trial.h). */
struct ct_root_trial {
    bool is_done; /* time did not run out */
    double gain;  /* the most that something else than rank 0's choices gained,
                     at two ranks of the class: times as fast; 1: nothing did */
    size_t bytes; /* at this size; 0: at none */
};

/* What was found for one collective, or for one pattern of its counts, or for
   one class of its roots. */
struct ct_outcome {
    struct ct_tuning *tuning;
    const struct ct_collective *collective;
    const struct ct_call_counts *counts; /* the pattern; NULL: none, the
                                            outcome is for equal blocks */
    size_t counts_bytes;                 /* of its average block */
    struct ct_outcome *like;             /* of a class of roots: that of rank 0 */
    int root;                            /* of all calls; 0: rank 0, or there is none */
    int other;                           /* a rank of the class with other numbers round it,
                                repo/root_classes.h; or the root itself */
    struct ct_root_trial trial;
    bool is_native_unknown; /* comparing its results failed, driver/
                               comparing.h */
    const struct ct_space *space;
    int ncandidates;
    const struct ct_candidate **candidates; /* as the space's; the first is
                                               native */
    int nalgorithms;
    struct ct_search_algorithm *algorithms; /* the same; native in orders of
                                               ranks is the last */
    const struct ct_alias **aliases;        /* of each algorithm, under which it is
                                        searched; NULL: its own name */
    int *like_algorithms;                   /* the sister's, by number; NULL: no sister */
    struct ct_search_sister sister;
    struct ct_learning *learning; /* driver/tuning/predicting.h */
    const char *doubt; /* why nothing that it predicts is used; NULL: it is, or all was measured */
    struct ct_candidate_memo bounds;   /* seconds, driver/spaces/link_bounds.h */
    struct ct_candidate_memo scratch;  /* blocks, driver/spaces/untried.h */
    struct ct_candidate_memo messages; /* of all ranks, driver/spaces/affordable.h */
    struct ct_search_result *result;   /* NULL: not tuned */
    struct ct_other_times *others;
    int nothers;
};

/* A class of roots besides rank 0's. */
struct ct_tuned_root {
    int root; /* its first rank */
    int other;
};

/* Such classes, at most: those with the most ranks. The roots of others have
   what was chosen for rank 0. */
#define CT_TUNED_ROOTS_MAX 4

/* The fixed sizes of the search, and doublings up to 1 GiB. */
#define CT_SIZES_MAX (CT_SEARCH_NSIZES + 12)

struct ct_tuning {
    const struct ct_cluster *cluster;
    const struct ct_options *options;
    const struct ct_routines *routines;
    struct ct_candidate_set *candidates; /* and those of the journal; borrowed */
    struct ct_session session;
    struct ct_diag *diag; /* of the run that is under way */

    double begun_s; /* ct_clock_s */
    struct ct_budget budget;
    double stop_s; /* of the races that are under way: a time of the budget */
    int nsizes;
    size_t sizes[CT_SIZES_MAX];
    size_t scratch_limit; /* bytes of a rank for a call; 0: any */
    const struct ct_pattern_plan *patterns;
    int *on_cable;   /* parts of the job, by cable, model/features.h */
    int *root_class; /* rank -> class, repo/root_classes.h */
    int nroots;
    struct ct_tuned_root roots[CT_TUNED_ROOTS_MAX];
    const struct ct_space *searched; /* by the search that runs */
    int past_at; /* the record of the journal that its next past answer begins with */
    /* Of the collectives that the options name, as ct_collectives; then of the
       patterns that are timed, in their order. Behind them those of classes of
       roots. */
    int noutcomes;
    int nrooted;
    struct ct_outcome *outcomes;
};

/* End the timer and free what was found; what the caller set stays. */
void ct_tuning_fini(struct ct_tuning *tuning);

/* The fixed sizes up to the largest that the options name, or doublings beyond
   them; returns how many. */
int ct_tuning_sizes(const struct ct_options *options, const struct ct_cluster *cluster,
                    size_t sizes[CT_SIZES_MAX]);

/* How many of them a flavour has memory for, of a collective in all parts
   of a cluster; one at least. */
int ct_tuning_sizes_of(const struct ct_flavour *flavour, const struct ct_collective *collective,
                       const struct ct_cluster *cluster, const size_t *sizes, int nsizes);

/* The mechanism's words for requests of this outcome: with the counts of its
   pattern, or the root of its class. `text`: room, may be returned. */
const char *ct_outcome_mechanism(const struct ct_outcome *outcome, const char *mechanism,
                                 char text[CT_MECHANISM_TEXT]);

/* The mechanism's words for requests with this root. */
const char *ct_root_mechanism(int root, const char *mechanism, char text[CT_MECHANISM_TEXT]);

/* What the timer is asked to do when the search asks for this. */
struct ct_problem ct_outcome_problem(const struct ct_outcome *outcome,
                                     const struct ct_candidate *candidate, size_t bytes);

#endif
