/*
 * like_job.h - the tuned job that the ranks of a communicator are most like.
 *
 * What was tuned for it is chosen for them (library/untuned/like_choice.h). Found from
 * what all ranks know alike, so all find the same one.
 */
#ifndef CT_LIBRARY_LIKE_JOB_H
#define CT_LIBRARY_LIKE_JOB_H

#include "library/call/interposed.h"
#include "library/call/tally.h"

/*
 * A choice as it is for other ranks than those of its job. What was chosen for the
 * job's ranks as they are loads the cables by the order that they are in on the
 * tree (ct_traits.order): here as much is loaded if these ranks are put in it.
 */
struct ct_like_choice {
    struct ct_choice choice;
    bool is_missing;          /* nothing plans it for other ranks */
    bool is_near;             /* not the job's setting, but one near it */
    bool has_order;           /* these ranks are not in that order */
    struct ct_choice ordered; /* then: the choice in it */
};

/* What the busiest cable has to do for a choice among these ranks. */
struct ct_load {
    const struct ct_choice *choice; /* NULL: not known yet */
    int root;
    bool keeps_order;
    double s_per_byte; /* of the problem's bytes; 0: no bandwidth is known */
};

#define CT_LOADS 256

/* The runner-up that suits these ranks better than a like job's choice, if there is
   one; found at the first call that is nearest to a figure's size. */
struct ct_verdict {
    const struct ct_choice *choice;       /* as it is for these ranks */
    const struct ct_tuned_figure *figure; /* of the job */
    int root;
    bool keeps_order;
    const struct ct_choice *rival; /* of the job; NULL: the choice stays */
    double gain;                   /* of what runs, over native, expected; 0: nothing is known */
};

#define CT_VERDICTS 128

/* Calls of each in a trial that are timed, at most; each has one more, before
   them. */
#define CT_TRIAL_ROUNDS 7

/* Trials of a communicator; what comes later takes its choices untried. */
#define CT_TRIALS 64

/* What a trial compares: the choice, the like job's next best algorithm, and native. */
enum ct_rival { CT_RIVAL_CHOICE, CT_RIVAL_SECOND, CT_RIVAL_NATIVE, CT_RIVALS };

struct ct_native_trial {
    const struct ct_interposed *interposed;
    const struct ct_choice *choice;
    const struct ct_choice *second; /* of the job; NULL: there is none */
    int doublings;                  /* of one byte, up to the bytes of its calls */
    size_t bytes;                   /* of the calls that are compared, */
    int root;                       /* and their root */
    int nothers;                    /* calls that differ, since the last one that does not */
    int nrestarts;                  /* after too many of these */
    enum ct_rival in[CT_RIVALS];    /* that are still compared, in their order */
    int nin;
    int nrounds;          /* that are over, of this comparison */
    int place;            /* turns so far in this round */
    enum ct_rival chosen; /* what runs in other calls, and once it is over */
    bool has_native;      /* when it began */
    bool is_kept;         /* the choice or the second was the fastest in the first comparison */
    int nwaits;           /* calls until the second comparison */
    bool is_doubted;      /* else it would have been native */
    bool is_over;
    enum ct_reason outcome;                     /* then: CT_TUNED, CT_TRIAL_LOST or CT_UNDECIDED */
    double began_s;                             /* the call under way; -INFINITY before */
    double seconds[CT_RIVALS][CT_TRIAL_ROUNDS]; /* on this rank; 0: not timed */
};

/* What is known of a communicator whose job was not tuned. */
struct ct_like {
    const struct ct_tuned *job;
    int number;                     /* of the job: 0: the main one */
    bool is_named;                  /* by COLLTUNE_JOB: nothing else is asked */
    bool is_the_job;                /* the ranks of that job, each where it was */
    double distance;                /* ct_traits_distance */
    const struct ct_tuned *other;   /* the next nearest, if it is about as near;
                                     NULL: none is */
    int other_number;               /* of that; -1 */
    struct ct_traits traits;        /* of these ranks; a ring at most four times as
                                     long as in the job's order */
    struct ct_served_comms *served; /* where the report counts its calls; set with the context */
    int nloads;                     /* the first CT_LOADS that were asked for are known */
    struct ct_load loads[CT_LOADS];
    int nverdicts; /* the first CT_VERDICTS likewise */
    struct ct_verdict verdicts[CT_VERDICTS];
    int ntrials; /* the first CT_TRIALS that were begun */
    struct ct_native_trial trials[CT_TRIALS];
    struct ct_like_choice choices[]; /* the job's, in its order; then for each
                                        the one that stands in where it cannot
                                        be had: ct_like_near */
};

/*
 * What stands in for a choice whose setting cannot be had for a problem: the
 * same algorithm with the setting near it (repo/setting.h) that was the first to
 * be had when it was first asked for. The same on all ranks, which ask in the
 * same calls.
 *
 * own      of the job's choices, in like->choices
 * problem  its setting does not matter
 * returns  it is_missing if there is none
 */
const struct ct_like_choice *ct_like_near(struct ct_like *like, const struct ct_like_choice *own,
                                          struct ct_problem problem);

/* True if tuned.c has the cluster and the traits of some job. */
bool ct_like_jobs_are_known(const struct ct_tuned *tuned);

/* Why ranks are native if no job is like them. */
enum ct_reason ct_like_job_missing(const struct ct_tuned *tuned);

/* True if some job may be like one of `nranks` ranks, on whatever hosts. False for one
   rank, which has nothing to gain. */
bool ct_like_job_is_possible(const struct ct_tuned *tuned, int nranks);

/*
 * The job of the same placement and number of parts, else the nearest by
 * ct_traits_distance, of equally near ones the first: the main job, then those
 * of tuned->jobs.
 *
 * places     of the ranks
 * nparts     how many communicators of so many ranks the program may have split
 *            its ranks into
 * placement  ct_placement_hash of them
 * like       out: NULL: no job is near enough; else for the caller to free()
 * returns    0 or CT_ERR_MEMORY
 */
int ct_like_job_find(const struct ct_tuned *tuned, const struct ct_places *places, int nparts,
                     uint64_t placement, struct ct_like **like);

#endif
