/*
 * sampled_tally.h - features of all ranks from what a sample of them does.
 *
 * A rank of the sample stands for those of its class that are not planned: moved to their
 * place, its messages cross a cable as often as a shift by the same distance does. Ranks that
 * are like no other (a root) stand for themselves.
 */
#ifndef CT_MODEL_SAMPLED_TALLY_H
#define CT_MODEL_SAMPLED_TALLY_H

#include "model/features.h"

struct ct_sampled_tally;

/* Ranks of a class do alike; what ranks of none do is theirs alone. */
enum { CT_CLASSES = 7, CT_NO_CLASS = CT_CLASSES };

struct ct_sample {
    const struct ct_problem *problem; /* its setting's order is that of the schedules' peers */
    const struct ct_parts *parts;
    const struct ct_grid *grid;
    const unsigned char *class_of;        /* by rank: 0 to CT_NO_CLASS */
    struct ct_schedule *const *schedules; /* by rank; NULL: not planned */
    bool is_moved; /* false: messages cross what they cross, and other ranks' as often */
    int segments;  /* messages that each message stands for */
};

/*
 * sample   borrowed, as long as the tally
 * returns  0 or CT_ERR_MEMORY
 */
int ct_sampled_tally_new(const struct ct_sample *sample, struct ct_sampled_tally **tally,
                         struct ct_diag *diag);
void ct_sampled_tally_free(struct ct_sampled_tally *tally);

/* These have the types of struct ct_lockstep's functions. */
void ct_sampled_message(void *tally, const struct ct_schedule *schedule,
                        const struct ct_step *step);
void ct_sampled_work(void *tally, const struct ct_schedule *schedule, const struct ct_step *step);
void ct_sampled_round(void *tally);

/* Take the messages and rounds so far for those of all ranks' `nsends` messages, which are like
   them. */
void ct_sampled_stretch(struct ct_sampled_tally *tally, int64_t nsends);

/* Rounds of the sample. */
int64_t ct_sampled_rounds(const struct ct_sampled_tally *tally);

/*
 * rounds  of all ranks together, if that is known; 0: as of the sample
 */
void ct_sampled_features(const struct ct_sampled_tally *tally, int64_t rounds,
                         struct ct_features *features);

#endif
