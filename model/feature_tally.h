/*
 * feature_tally.h - messages and work, added up as features.
 */
#ifndef CT_MODEL_FEATURE_TALLY_H
#define CT_MODEL_FEATURE_TALLY_H

#include "model/features.h"

/* Messages that are longer begin with a handshake. */
#define CT_LONG_BYTES 16384

/* What buffers may let pass at once. */
#define CT_BUFFERED_BYTES 20000

struct ct_feature_tally;

/* What each message is in place of, and each round: as many, of parts of the bytes. */
struct ct_stands_for {
    int messages;
    int rounds;
};

/*
 * places   of the ranks
 * parts    NULL: one
 * grid     sizes of blocks
 * tally    out: owned by the caller, ct_tally_free; NULL on failure
 * returns  0 or CT_ERR_MEMORY
 */
int ct_tally_new(const struct ct_places *places, const struct ct_parts *parts,
                 const struct ct_grid *grid, struct ct_feature_tally **tally, struct ct_diag *diag);
void ct_tally_free(struct ct_feature_tally *tally);

/* Before the first message: each is in place of several. */
void ct_tally_stands_for(struct ct_feature_tally *tally, struct ct_stands_for each);

/* These have the types of struct ct_lockstep's functions. */
void ct_tally_message(void *tally, const struct ct_schedule *sender, const struct ct_step *step);
void ct_tally_work(void *tally, const struct ct_schedule *schedule, const struct ct_step *step);
void ct_tally_round(void *tally);

/* What was added up. */
void ct_tally_features(const struct ct_feature_tally *tally, struct ct_features *features);

/* loads  out: by cable of the places' tree */
void ct_tally_cables(const struct ct_feature_tally *tally, struct ct_cable_load *loads);

/* In whole bytes per second, the same on all machines; 0: unknown. */
int64_t ct_whole_capacity(double capacity);

/*
 * Nanoseconds that a cable needs, rounded down; INT64_MAX / 4 at most.
 *
 * capacity  bytes/s, 1 or more
 */
int64_t ct_cable_ns(int64_t bytes, int64_t capacity);

#endif
