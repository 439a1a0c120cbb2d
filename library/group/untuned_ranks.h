/*
 * untuned_ranks.h - what is kept for ranks that are not the cluster file's own.
 *
 * The ranks of another tuned job, each where it was, run that job's choices. All others run
 * what is predicted to be fast for them (library/untuned/predicted_choice.h). Found from what
 * all ranks know, in whole numbers, so all find the same.
 */
#ifndef CT_LIBRARY_UNTUNED_RANKS_H
#define CT_LIBRARY_UNTUNED_RANKS_H

#include "library/call/interposed.h"
#include "library/call/tally.h"
#include "repo/places_beside.h"

/* Calls that are predicted alike: of one collective, and of as many bytes, less than twice. */
struct ct_call_kind {
    const struct ct_interposed *interposed;
    int doublings; /* of one byte, up to the bytes of the first call */
    int root;
    bool keeps_order, may_pack;
    bool commutes; /* of reductions; the operation */
};

/* Candidates that are kept of a ranking, and of one algorithm. */
#define CT_RANKED 6
#define CT_RANKED_OF_ONE 2

/* The fastest of a ranking. */
struct ct_kept_ranking {
    struct ct_call_kind kind;
    struct ct_prediction native; /* ns 0: it is not known */
    int n;
    struct ct_prediction fastest[CT_RANKED]; /* native is none of them */
};

/* Kinds of calls that are predicted on a communicator, and of those that differ in the root
   alone. Others take what is predicted for a kind that is like theirs. */
#define CT_RANKINGS 512
#define CT_RANKED_ROOTS 4

/* What the ranks agree about a candidate: numbers. */
#define CT_VOTES_OF_ONE 2

/* Calls of each in a trial that are timed, at most; each has one more, before
   them. */
#define CT_TRIAL_ROUNDS 7

/* Trials of a communicator; what comes later takes its choices untried. */
#define CT_TRIALS 64

/* What a trial compares: the choice, the next best algorithm, and native. */
enum ct_rival { CT_RIVAL_CHOICE, CT_RIVAL_SECOND, CT_RIVAL_NATIVE, CT_RIVALS };

struct ct_native_trial {
    const struct ct_interposed *interposed;
    const struct ct_choice *choice;
    const struct ct_choice *second; /* NULL: there is none */
    int64_t second_ns, native_ns;   /* predicted; 0: it is not known */
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
    enum ct_reason outcome;                /* then: CT_TUNED, CT_TRIAL_LOST or CT_UNDECIDED */
    double began_s;                        /* the call under way; -INFINITY before */
    double ns[CT_RIVALS][CT_TRIAL_ROUNDS]; /* on this rank; 0: not timed. Whole numbers, so that
                                                   all ranks compute the same with them */
};

/* Of a communicator. */
struct ct_native_trials {
    int n; /* the first CT_TRIALS that were begun */
    struct ct_native_trial at[CT_TRIALS];
};

struct ct_untuned {
    const struct ct_tuned *job; /* whose ranks these are; NULL: of none. What follows counts then,
                                   and for choices that need a window where there is none */
    struct ct_served_comms *served; /* where the report counts the calls */
    struct ct_traits traits;
    struct ct_parts parts;
    int *on_cable; /* that of the parts; NULL: not known */
    int nrankings;
    struct ct_kept_ranking *rankings;
    struct ct_prediction *predictions; /* room for those of a collective, */
    uint64_t *votes;                   /* and for what the ranks agree about them */
    struct ct_choice choices[];        /* what the calibration offers, in its order */
};

/*
 * Room for trials where a job's choices, or those of ranks of none, may be predicted.
 *
 * job      NULL: of none
 * trials   out: NULL: nothing is predicted; else owned by the caller, free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_native_trials_new(const struct ct_tuned *job, struct ct_native_trials **trials);

/* True if something may be known of so many ranks, on whatever hosts of the cluster. False for
   one rank, which has nothing to gain. */
bool ct_untuned_is_possible(const struct ct_tuned *tuned, int nranks);

/* What else the program's ranks may do meanwhile. */
struct ct_beside {
    int nparts; /* communicators of as many ranks that it may have split its ranks into */
    const struct ct_program_ranks *program; /* NULL: not known */
    int *on;                                /* of ct_places_find; without program NULL */
};

/*
 * Find whose ranks these are: of several jobs of the same placement the one of as many parts,
 * otherwise the first.
 *
 * places     of the ranks
 * beside     the same on all ranks
 * placement  ct_placement_hash of them
 * untuned    out: NULL: nothing is known of them; else owned by the caller, ct_untuned_free
 * returns    0 or CT_ERR_MEMORY
 */
int ct_untuned_find(const struct ct_tuned *tuned, const struct ct_places *places,
                    const struct ct_beside *beside, uint64_t placement,
                    struct ct_untuned **untuned);
void ct_untuned_free(struct ct_untuned *untuned);

#endif
