/*
 * naive_steps.h - the half of the naive checker that looks at steps.
 *
 * Conflicts: every pair of steps of an epoch against a full table of who
 * waits for whom.
 */
#ifndef CT_TESTS_CHECKER_NAIVE_STEPS_H
#define CT_TESTS_CHECKER_NAIVE_STEPS_H

#include "checker/checker.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NAIVE_RANKS 8
#define NAIVE_STEPS 128
#define NAIVE_UNITS 64
#define NAIVE_LIST 8
#define NAIVE_SLOTS 2 /* a rank's posts, at most */

/* Contributions as (rank, unit of its send buffer), in order, and how many
   combinations each went through: the two determine who was combined with
   whom. */
struct naive_unit {
    int n;
    int items[NAIVE_LIST];
    int depths[NAIVE_LIST];
};

struct naive {
    const struct ct_check *check;
    struct naive_unit units[NAIVE_RANKS][CT_SCRATCH + 1][NAIVE_UNITS];
    bool done[NAIVE_RANKS][NAIVE_STEPS];
    int nslots;
    struct {
        int post; /* step; -1: none yet */
        struct naive_unit units[NAIVE_UNITS];
    } slots[NAIVE_RANKS][NAIVE_SLOTS];
    bool path[NAIVE_STEPS][NAIVE_STEPS];
    uint32_t seed;
};

static inline uint32_t naive_random(uint32_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

static inline bool naive_fetches(const struct ct_step *s)
{
    return s->action == CT_DO_FETCH || s->action == CT_DO_FETCH_REDUCE;
}

static inline bool naive_reads(const struct ct_step *s)
{
    return s->action == CT_DO_SEND || s->action == CT_DO_COPY || s->action == CT_DO_REDUCE ||
           (s->action == CT_DO_POST && s->src.units > 0);
}

static inline bool naive_writes(const struct ct_step *s)
{
    return s->action == CT_DO_RECV || s->action == CT_DO_COPY || s->action == CT_DO_REDUCE ||
           (naive_fetches(s) && s->dst.units > 0);
}

/* Where a unit is stored, with MPI_IN_PLACE taken into account. */
static inline struct ct_member naive_member(const struct ct_check *check, int rank)
{
    return (struct ct_member){check->nranks, rank, check->root};
}

static inline struct ct_span naive_home(const struct ct_check *check, int rank, struct ct_span span)
{
    const struct ct_member member = naive_member(check, rank);
    int block;

    if (span.buffer != CT_SEND || !check->in_place || check->collective->in_place == NULL)
        return span;
    block = check->collective->in_place(&member);
    if (block >= 0) {
        span.buffer = CT_RECV;
        span.first += block * check->schedules[0]->units_per_block;
    }
    return span;
}

static inline bool naive_overlap(struct ct_span a, struct ct_span b)
{
    return a.buffer == b.buffer && a.first < b.first + b.units && b.first < a.first + a.units;
}

static inline bool naive_is_idle(const struct ct_check *check, int rank, const struct ct_step *s)
{
    const struct ct_span src = naive_home(check, rank, s->src);

    return s->action == CT_DO_COPY && src.buffer == s->dst.buffer && src.first == s->dst.first;
}

static inline bool naive_conflict(const struct ct_check *check, int rank, const struct ct_step *a,
                                  const struct ct_step *b)
{
    const bool a_reads = naive_reads(a), a_writes = naive_writes(a);
    const bool b_reads = naive_reads(b), b_writes = naive_writes(b);

    if (a->action == CT_DO_POST && b->action == CT_DO_POST) /* in one slot */
        return true;
    if (naive_is_idle(check, rank, a) || naive_is_idle(check, rank, b))
        return false;
    return (a_writes && b_writes && naive_overlap(a->dst, b->dst)) ||
           (a_writes && b_reads && naive_overlap(a->dst, naive_home(check, rank, b->src))) ||
           (a_reads && b_writes && naive_overlap(naive_home(check, rank, a->src), b->dst));
}

static inline int naive_epoch(const struct ct_schedule *s, int number)
{
    int epoch = 0;

    while (s->epochs[epoch + 1] <= number)
        epoch++;
    return epoch;
}

/* Whether all steps that use the same units wait for one another. */
static inline bool naive_has_no_hazard(struct naive *n, int rank)
{
    const struct ct_schedule *s = n->check->schedules[rank];

    memset(n->path, 0, sizeof n->path);
    for (int i = s->nsteps - 1; i >= 0; i--) {
        for (int j = 0; j < s->steps[i].nsuccs; j++) {
            const int succ = s->succs[s->steps[i].first_succ + j];

            n->path[i][succ] = true;
            for (int k = 0; k < s->nsteps; k++)
                n->path[i][k] = n->path[i][k] || n->path[succ][k];
        }
    }
    for (int i = 0; i < s->nsteps; i++) {
        for (int j = i + 1; j < s->nsteps; j++) {
            if (naive_epoch(s, i) == naive_epoch(s, j) && !n->path[i][j] &&
                naive_conflict(n->check, rank, &s->steps[i], &s->steps[j]))
                return false;
        }
    }
    return true;
}

static inline bool naive_span_is_right(const struct ct_check *check, int rank, struct ct_span span)
{
    const struct ct_schedule *s = check->schedules[rank];
    const struct ct_member member = naive_member(check, rank);
    const int sizes[] = {check->collective->nblocks(&member, CT_SEND) * s->units_per_block,
                         check->collective->nblocks(&member, CT_RECV) * s->units_per_block,
                         s->scratch_units[0]};

    return span.buffer <= CT_SCRATCH && span.units > 0 && span.first >= 0 &&
           span.first + span.units <= sizes[span.buffer];
}

static inline bool naive_pair_is_right(struct ct_span a, struct ct_span b, int per_block)
{
    return a.units == b.units && (a.first - b.first) % per_block == 0;
}

static inline bool naive_step_is_right(const struct ct_check *check, int rank,
                                       const struct ct_step *s)
{
    const int per_block = check->schedules[rank]->units_per_block;

    if (naive_reads(s) && !naive_span_is_right(check, rank, s->src))
        return false;
    if (naive_writes(s) && (!naive_span_is_right(check, rank, s->dst) || s->dst.buffer == CT_SEND))
        return false;
    if (!naive_reads(s) || !naive_writes(s))
        return true;
    return naive_pair_is_right(s->src, s->dst, per_block) &&
           (!naive_overlap(naive_home(check, rank, s->src), s->dst) ||
            naive_is_idle(check, rank, s));
}

/* The one step at the peer that a message step belongs to; -1: none or
   several. */
static inline int naive_partner(const struct ct_check *check, int rank, const struct ct_step *step)
{
    const struct ct_schedule *s = check->schedules[step->peer];
    static const enum ct_action others[] = {
        [CT_DO_SEND] = CT_DO_RECV,
        [CT_DO_RECV] = CT_DO_SEND,
        [CT_DO_TOKEN_SEND] = CT_DO_TOKEN_RECV,
        [CT_DO_TOKEN_RECV] = CT_DO_TOKEN_SEND,
    };
    int found = -1;

    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *t = &s->steps[i];

        if (t->action != others[step->action] || t->peer != rank || t->tag != step->tag)
            continue;
        if (found >= 0)
            return -1;
        found = i;
    }
    return found;
}

/* The post that a fetch is from; -1: none or several. */
static inline int naive_post_of(const struct ct_check *check, int rank, const struct ct_step *fetch)
{
    const struct ct_schedule *s = check->schedules[fetch->peer];
    int found = -1;

    for (int i = 0; i < s->nsteps; i++) {
        for (int k = 0; s->steps[i].action == CT_DO_POST && k < s->steps[i].nreaders; k++) {
            const struct ct_reader *reader = &s->readers[s->steps[i].first_reader + k];

            if (reader->rank != rank || reader->tag != fetch->tag)
                continue;
            if (found >= 0)
                return -1;
            found = i;
        }
    }
    return found;
}

/* The fetch that a reader makes from a post; -1: none or several. */
static inline int naive_fetch_of(const struct ct_check *check, int poster,
                                 const struct ct_reader *reader)
{
    const struct ct_schedule *s = check->schedules[reader->rank];
    int found = -1;

    for (int i = 0; i < s->nsteps; i++) {
        if (!naive_fetches(&s->steps[i]) || s->steps[i].peer != poster ||
            s->steps[i].tag != reader->tag)
            continue;
        if (found >= 0)
            return -1;
        found = i;
    }
    return found;
}

static inline bool naive_messages_are_right(const struct ct_check *check, int rank)
{
    const struct ct_schedule *s = check->schedules[rank];

    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *step = &s->steps[i];
        int partner;

        if (!naive_step_is_right(check, rank, step))
            return false;
        if (step->peer < 0 || naive_fetches(step))
            continue;
        if (step->peer == rank)
            return false;
        partner = naive_partner(check, rank, step);
        if (partner < 0 ||
            naive_partner(check, step->peer, &check->schedules[step->peer]->steps[partner]) != i)
            return false;
        if (step->action == CT_DO_SEND &&
            !naive_pair_is_right(step->src, check->schedules[step->peer]->steps[partner].dst,
                                 s->units_per_block))
            return false;
    }
    return true;
}

#endif
