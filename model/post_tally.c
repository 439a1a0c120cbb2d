/*
 * post_tally.c - adds up by rank.
 */
#include "model/post_tally.h"

#include "model/lockstep.h"

#include <stdlib.h>

int ct_post_tally_init(struct ct_post_tally *tally, const struct ct_places *places,
                       const struct ct_grid *grid, struct ct_diag *diag)
{
    const size_t nranks = (size_t)places->tree.nranks;

    *tally = (struct ct_post_tally){
        .tree = &places->tree,
        .grid = grid,
        .links = calloc((size_t)ct_links_count(&places->tree), sizeof *tally->links),
        .rank_posts = calloc(nranks, sizeof *tally->rank_posts),
        .rank_steps = calloc(nranks, sizeof *tally->rank_steps),
        .rank_bytes = calloc(nranks, sizeof *tally->rank_bytes)};
    return tally->links == NULL || tally->rank_posts == NULL || tally->rank_steps == NULL ||
                   tally->rank_bytes == NULL
               ? ct_diag_memory(diag)
               : CT_OK;
}

void ct_post_tally_fini(struct ct_post_tally *tally)
{
    free(tally->links);
    free(tally->rank_posts);
    free(tally->rank_steps);
    free(tally->rank_bytes);
}

/* Caches, NUMA nodes and packages that bytes leave on their way from one rank of a host to
   another. */
static int levels_left(const struct ct_tree *tree, int poster, int reader, int *links)
{
    const int n = ct_route(tree, poster, reader, links);
    int left = -1; /* a rank's own node is no level */

    for (int i = 0; i < n; i++)
        left += links[i] == ct_uplink(ct_link_cable(links[i]));
    return left < 0 ? 0 : left;
}

void ct_post_tally_add(struct ct_post_tally *tally, const struct ct_schedule *schedule,
                       const struct ct_step *step, int64_t times, int64_t *work)
{
    const bool posts = step->action == CT_DO_POST;
    int64_t bytes =
        ct_span_bytes(posts ? &step->src : &step->dst, tally->grid, schedule->units_per_block);

    if (posts && schedule->reads_posts && bytes / times > CT_READ_LONGER_THAN)
        bytes = 0; /* its readers alone move it */
    tally->rank_posts[schedule->rank] += posts ? times : 0;
    tally->rank_steps[schedule->rank] += times;
    tally->rank_bytes[schedule->rank] += bytes;
    work[posts ? CT_POSTS : CT_FETCHES] += times;
    work[posts ? CT_BYTES_POSTED : CT_BYTES_FETCHED] += bytes;
    if (posts)
        tally->has_post = true;
    else if (bytes > 0)
        work[CT_BYTES_ACROSS] +=
            bytes * levels_left(tally->tree, step->peer, schedule->rank, tally->links);
    if (step->action == CT_DO_FETCH_REDUCE)
        work[CT_BYTES_REDUCED] += bytes;
}

void ct_post_tally_round(struct ct_post_tally *tally)
{
    tally->rounds += tally->has_post;
    tally->has_post = false;
}

static int64_t largest(const int64_t *numbers, int n)
{
    int64_t most = 0;

    for (int i = 0; i < n; i++)
        most = numbers[i] > most ? numbers[i] : most;
    return most;
}

void ct_post_tally_path(const struct ct_post_tally *tally, struct ct_features *features)
{
    const int n = tally->tree->nranks;
    const int64_t two_by_two = (largest(tally->rank_posts, n) + 1) / 2; /* two long ones at once */

    features->of[CT_POST_ROUNDS] = tally->rounds > two_by_two ? tally->rounds : two_by_two;
    features->of[CT_RANK_FETCHES] = largest(tally->rank_steps, n);
    features->of[CT_RANK_BYTES] = largest(tally->rank_bytes, n);
}
