/*
 * tuned.h - what tuned.c tells the library: the choices and the signature.
 *
 * tuned.c of a machine folder defines ct_tuned; the library refuses it, and
 * says why, where the running job differs from what was tuned.
 */
#ifndef CT_LIBRARY_TUNED_H
#define CT_LIBRARY_TUNED_H

#include "model/ranking.h"
#include "repo/algorithm.h"
#include "repo/call_counts.h"

/* What to run; algorithm NULL: the MPI library's own collective. */
struct ct_choice {
    const struct ct_algorithm *algorithm;
    struct ct_setting setting;
    bool is_predicted; /* no calls showed that it is fast: it is raced with native
                             where that is possible (library/untuned/native_trial.h) */
    bool is_doubted;   /* then: nor is that predicted surely; native runs where it is not raced */
    uint64_t fingerprint; /* ct_fingerprint for nranks ranks, of the schedules
                             that were verified and measured */
};

/* How one collective is decided. */
struct ct_dispatch {
    const struct ct_collective *collective;
    const struct ct_choice *(*choose)(const struct ct_problem *problem);
};

/* Counts for which a choice of their own was tuned. */
struct ct_tuned_pattern {
    struct ct_call_counts counts;
    double similarity; /* the choice is for calls up to this distance,
                          repo/call_counts.h */
    const struct ct_choice *choice;
    double native_s; /* as struct ct_tuned_figure; 0: not known */
    double choice_s;
};

/* Calls in a row with one pattern. */
struct ct_tuned_run {
    int pattern; /* position in ct_tuned.patterns */
    unsigned long long ncalls;
};

/* What was measured at one size, in seconds of the slowest rank. */
struct ct_tuned_figure {
    const struct ct_collective *collective;
    size_t bytes;    /* as choices are made by */
    double native_s; /* the MPI library's own collective */
    double choice_s; /* what was chosen at this size */
};

/* What the report calls the job of the cluster file's own ranks. */
#define CT_MAIN_JOB "cluster"

struct ct_tuned {
    const char *machine;       /* name of the cluster */
    int nranks;                /* the choices are for this many ranks */
    bool is_unchecked;         /* any job will do: the timer, which chooses
                                  itself */
    bool is_simulated;         /* measured in a simulation: run only where
                                  COLLTUNE_SIMULATED=1 says so */
    bool is_reproducible;      /* as if COLLTUNE_REPRODUCIBLE were 1 */
    const char *thread_level;  /* measured at: "single", "funneled",
                                  "serialized" or "multiple"; NULL: "single" */
    uint64_t cluster_hash;     /* of the cluster file's content */
    uint64_t dispatch_hash;    /* of the text of the functions below */
    uint64_t mpi_version_hash; /* ct_mpi_version_hash; of the simulator where
                                  is_simulated, and not compared */
    uint64_t placement_hash;   /* ct_placement_hash */

    const struct ct_site *site; /* the cluster, for algorithms that are planned
                                   from where ranks are; NULL: not known */

    /* All that the functions below may choose, native among them. */
    const struct ct_choice *choices;
    int nchoices;

    /* The collectives that were tuned; collective NULL at the end. */
    const struct ct_dispatch *dispatch;

    /* Patterns of collectives with counts; NULL: none. */
    const struct ct_tuned_pattern *patterns;
    int npatterns;

    /* The calls of a program, in their order, of the collective whose counts
       are private: its pattern is chosen by the number of the call. */
    const struct ct_tuned_run *runs;
    int nruns;

    /* Jobs of the cluster: the cluster file's own ranks are one, others may
       have been tuned besides. */
    const char *job;                    /* its name; NULL: the cluster file's own */
    int nparts;                         /* as of struct ct_traits */
    const struct ct_tuned *const *jobs; /* the others, NULL at the end; of them
                                           count only job, nranks, nparts, choices,
                                           dispatch and placement_hash: those very
                                           ranks run its choices. NULL: there are
                                           none */

    /* What is predicted for ranks that were not tuned; NULL: nothing, and they are
       native. */
    const struct ct_calibration *calibration;

    /* For the report: sizes at which both were measured, a collective after the
       other, ascending by bytes; NULL: none. */
    const struct ct_tuned_figure *figures;
    int nfigures;
};

extern const struct ct_tuned ct_tuned;

/* A job's choice for a problem among its own ranks; NULL if the collective was not tuned
   for the job. */
static inline const struct ct_choice *ct_tuned_choice(const struct ct_tuned *job,
                                                      const struct ct_problem *problem)
{
    const struct ct_dispatch *dispatch = job->dispatch;

    while (dispatch->collective != NULL && dispatch->collective != problem->collective)
        dispatch++;
    return dispatch->collective == NULL ? NULL : dispatch->choose(problem);
}

#endif
