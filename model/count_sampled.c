/*
 * count_sampled.c - runs a sample of ranks, and finds what it tells of all.
 */
#include "model/count_sampled.h"

#include "model/lockstep.h"
#include "model/rank_draw.h"
#include "model/small_jobs.h"

#include <stdlib.h>

/* True if two ranks that are near in number are so in bits, too: they are in one block of a
   few times their distance. Of exchanges in blocks that is so everywhere. */
static bool is_in_block(int rank, int peer)
{
    return (rank ^ peer) < 8 * abs(rank - peer);
}

/* True if a rank, moved to another place, would send as those there do: not where ranks
   exchange in blocks, nor by places, unless each sends to one rank alone. */
static bool can_be_moved(const struct ct_draw *draw)
{
    bool is_in_blocks = true, is_ring = true;

    for (int rank = 0; rank < draw->problem->nranks; rank++) {
        const struct ct_schedule *s = draw->all[rank];

        for (int i = 0; s != NULL && is_in_blocks && i < s->nsteps; i++)
            is_in_blocks = s->steps[i].action != CT_DO_SEND || is_in_block(rank, s->steps[i].peer);
        is_ring = is_ring && (s == NULL || ct_times_round(s) > 0);
    }
    return is_ring || (!draw->algorithm->by_places && !is_in_blocks);
}

/* True if each rank of the sample sends to several others: then its own steps tell the rounds
   unless they are those of a few trees. */
static bool all_send_to_several(const struct ct_draw *draw)
{
    for (int rank = 0; rank < draw->problem->nranks; rank++) {
        const struct ct_schedule *s = draw->all[rank];
        int peer = -1, changes = 0;

        if (s == NULL || draw->class_of[rank] == CT_NO_CLASS)
            continue;
        for (int i = 0; i < s->nsteps; i++) {
            const enum ct_action action = s->steps[i].action;

            if (action != CT_DO_SEND && action != CT_DO_TOKEN_SEND)
                continue;
            changes += s->steps[i].peer != peer;
            peer = s->steps[i].peer;
        }
        if (changes < 3)
            return false;
    }
    return true;
}

/* Rounds of a few trees, one after the other. */
static int64_t rounds_of_trees(const struct ct_draw *draw)
{
    int64_t rounds = draw->segments;

    for (int n = draw->problem->nranks; n > 1; n /= 2)
        rounds += 3;
    return rounds;
}

/* Rounds of a ring that are run; the others are like them. */
enum { RING_ROUNDS = 48 };

/* Messages of the sample if each rank sends to one other alone, again and again, and all wait
   for messages alone; otherwise 0. */
static int64_t count_round_ring(const struct ct_draw *draw)
{
    int64_t nsends = 0;

    for (int rank = 0; rank < draw->problem->nranks; rank++) {
        const struct ct_schedule *s = draw->all[rank];

        if (s != NULL && ct_times_round(s) == 0)
            return 0;
        for (int i = 0; s != NULL && i < s->nsteps; i++) {
            const struct ct_step *step = &s->steps[i];

            if (step->peer >= 0 ? step->action != CT_DO_SEND && step->action != CT_DO_RECV
                                : step->action != CT_DO_COPY && step->action != CT_DO_REDUCE)
                return 0;
            nsends += step->action == CT_DO_SEND &&
                      ct_span_bytes(&step->src, draw->grid, s->units_per_block) > 0;
        }
    }
    return nsends;
}

static void add_work(const struct ct_draw *draw, struct ct_sampled_tally *tally)
{
    for (int rank = 0; rank < draw->problem->nranks; rank++) {
        const struct ct_schedule *s = draw->all[rank];

        for (int i = 0; s != NULL && i < s->nsteps; i++) {
            if (s->steps[i].peer < 0)
                ct_sampled_work(tally, s, &s->steps[i]);
        }
    }
}

/* Run the sample; of a ring some rounds, for all. */
static int run(const struct ct_draw *draw, struct ct_sampled_tally *tally, struct ct_diag *diag)
{
    const int64_t round_ring = count_round_ring(draw);
    const struct ct_lockstep lockstep = {
        .grid = draw->grid,
        .rounds_most = round_ring > 0 ? RING_ROUNDS : 0,
        .data = tally,
        .moves = ct_sampled_message,
        .works = round_ring > 0 ? NULL : ct_sampled_work,
        .round_ends = ct_sampled_round,
    };
    const int err = ct_lockstep_run(&lockstep, (const struct ct_schedule *const *)draw->all,
                                    draw->problem->nranks, NULL, diag);

    if (err == CT_OK && round_ring > 0) {
        ct_sampled_stretch(tally, round_ring);
        add_work(draw, tally);
    }
    return err;
}

static int count(struct ct_draw *draw, const struct ct_parts *parts, int64_t rounds,
                 struct ct_features *features, struct ct_diag *diag)
{
    const struct ct_sample sample = {
        .problem = draw->problem,
        .parts = parts,
        .grid = draw->grid,
        .class_of = draw->class_of,
        .schedules = draw->all,
        .is_moved = can_be_moved(draw),
        .segments = draw->times,
    };
    struct ct_sampled_tally *tally;
    int err = ct_sampled_tally_new(&sample, &tally, diag);

    if (err != CT_OK)
        return err;
    err = run(draw, tally, diag);
    if (rounds > 3 * ct_sampled_rounds(tally) && rounds > rounds_of_trees(draw) &&
        all_send_to_several(draw)) /* small jobs do otherwise */
        rounds = 0;
    if (err == CT_OK)
        ct_sampled_features(tally, rounds, features);
    ct_sampled_tally_free(tally);
    return err;
}

int ct_count_sampled(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     const struct ct_parts *parts, const struct ct_grid *grid,
                     struct ct_features *features, struct ct_diag *diag)
{
    const size_t n = (size_t)problem->nranks;
    struct ct_draw draw = {.algorithm = algorithm,
                           .problem = problem,
                           .grid = grid,
                           .most = ct_count_steps_most(problem->nranks),
                           .besides = ct_count_steps_besides(algorithm, problem->nranks),
                           .all = calloc(n, sizeof(struct ct_schedule *)),
                           .class_of = calloc(n, 1)};
    int64_t rounds = 0;
    int err = CT_ERR_MEMORY;

    if (draw.all == NULL || draw.class_of == NULL) {
        ct_diag_memory(diag);
        goto out;
    }
    CT_TRY(err, out, ct_draw_ranks(&draw, diag));
    rounds = ct_times_round(draw.all[ct_draw_middle(&draw)]) / draw.segments;
    if (!algorithm->by_places && algorithm->nranks == 0)
        CT_TRY(err, out,
               ct_small_jobs_rounds(algorithm, problem, draw.segments,
                                    draw.nsteps > problem->nranks ? 16 : 64, &rounds, diag));
    err = count(&draw, parts, rounds, features, diag);
out:
    for (size_t rank = 0; draw.all != NULL && rank < n; rank++)
        ct_schedule_free(draw.all[rank]);
    ct_common_fini(&draw.common);
    free(draw.all);
    free(draw.class_of);
    return err;
}
