/*
 * post_tally.h - posts and fetches, added up as features.
 */
#ifndef CT_MODEL_POST_TALLY_H
#define CT_MODEL_POST_TALLY_H

#include "model/features.h"

struct ct_post_tally {
    const struct ct_tree *tree; /* of the places */
    const struct ct_grid *grid;
    int *links;          /* of a way in the tree */
    int64_t *rank_posts; /* by rank */
    int64_t *rank_steps; /* by rank: posts and fetches */
    int64_t *rank_bytes; /* by rank: posted and fetched */
    int64_t rounds;      /* with posts */
    bool has_post;       /* the present round has one */
};

/* returns  0 or CT_ERR_MEMORY; to be ended in both cases */
int ct_post_tally_init(struct ct_post_tally *tally, const struct ct_places *places,
                       const struct ct_grid *grid, struct ct_diag *diag);
void ct_post_tally_fini(struct ct_post_tally *tally);

/*
 * Add a post, or a fetch, that may reduce.
 *
 * times  steps that it stands for
 * work   in, out: features of work
 */
void ct_post_tally_add(struct ct_post_tally *tally, const struct ct_schedule *schedule,
                       const struct ct_step *step, int64_t times, int64_t *work);
void ct_post_tally_round(struct ct_post_tally *tally);

/* Set the features of the longest path. */
void ct_post_tally_path(const struct ct_post_tally *tally, struct ct_features *features);

#endif
