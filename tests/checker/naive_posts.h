/*
 * naive_posts.h - the naive checker's posts and fetches.
 *
 * A post is made in two ways: it is read when it and all fetches from it can start; or it
 * is over at once, and its readers fetch from a slot, which the poster writes again when
 * the last of them has.
 */
#ifndef CT_TESTS_CHECKER_NAIVE_POSTS_H
#define CT_TESTS_CHECKER_NAIVE_POSTS_H

#include "tests/checker/naive_starts.h"
#include "tests/checker/naive_units.h"

static inline bool naive_fetch_is_right(const struct ct_check *check, int rank,
                                        const struct ct_step *step)
{
    const int per_block = check->schedules[rank]->units_per_block;
    const struct ct_schedule *poster = check->schedules[step->peer];
    const int post = step->peer == rank ? -1 : naive_post_of(check, rank, step);
    struct ct_span posted;

    if (post < 0 || check->hosts[step->peer] != check->hosts[rank])
        return false;
    posted = poster->steps[post].src;
    return naive_pair_is_right(posted, step->src, per_block) && step->skip >= 0 &&
           step->skip + step->dst.units <= posted.units &&
           (step->dst.units == 0 || (posted.first + step->skip - step->dst.first) % per_block == 0);
}

/* Each reader fetches once, and its posts have the numbers 0, 1, ... */
static inline bool naive_post_is_right(const struct ct_check *check, int rank, int number)
{
    const struct ct_schedule *s = check->schedules[rank];
    const struct ct_step *step = &s->steps[number];

    for (int k = 0; k < step->nreaders; k++) {
        const struct ct_reader *reader = &s->readers[step->first_reader + k];
        int nbefore = 0;

        if (naive_fetch_of(check, rank, reader) < 0)
            return false;
        for (int i = 0; i < step->first_reader + k; i++)
            nbefore += s->readers[i].rank == reader->rank;
        if (reader->tag != nbefore)
            return false;
        for (int i = 0; i < k; i++) {
            if (s->readers[step->first_reader + i].rank == reader->rank)
                return false;
        }
    }
    return step->nreaders > 0;
}

static inline bool naive_posts_are_right(const struct ct_check *check, int rank)
{
    const struct ct_schedule *s = check->schedules[rank];

    for (int i = 0; i < s->nsteps; i++) {
        if (naive_fetches(&s->steps[i]) && !naive_fetch_is_right(check, rank, &s->steps[i]))
            return false;
        if (s->steps[i].action == CT_DO_POST && !naive_post_is_right(check, rank, i))
            return false;
    }
    return true;
}

/* True if all readers have fetched. */
static inline bool naive_is_read(const struct naive *n, int rank, int post)
{
    const struct ct_schedule *s = n->check->schedules[rank];

    for (int k = 0; k < s->steps[post].nreaders; k++) {
        const struct ct_reader *reader = &s->readers[s->steps[post].first_reader + k];

        if (!n->done[reader->rank][naive_fetch_of(n->check, rank, reader)])
            return false;
    }
    return true;
}

/* The slot with a post in it; or, of -1, one that may be written; -1: none. */
static inline int naive_slot(const struct naive *n, int rank, int post)
{
    for (int i = 0; i < n->nslots; i++) {
        const int in_it = n->slots[rank][i].post;

        if (post >= 0 ? in_it == post : in_it < 0 || naive_is_read(n, rank, in_it))
            return i;
    }
    return -1;
}

static inline bool naive_is_written(const struct naive *n, int rank, const struct ct_step *post)
{
    const struct ct_span src = naive_home(n->check, rank, post->src);

    for (int i = 0; i < src.units; i++) {
        if (n->units[rank][src.buffer][src.first + i].n == 0)
            return false;
    }
    return true;
}

/* True if all fetches from a post have started, or are done. */
static inline bool naive_is_awaited(const struct naive *n, int rank, int post)
{
    const struct ct_schedule *s = n->check->schedules[rank];

    for (int k = 0; k < s->steps[post].nreaders; k++) {
        const struct ct_reader *reader = &s->readers[s->steps[post].first_reader + k];
        const int fetch = naive_fetch_of(n->check, rank, reader);

        if (!n->done[reader->rank][fetch] && !naive_can_start(n, reader->rank, fetch))
            return false;
    }
    return true;
}

/* A post that can start is made. Without slots it is then over when it is read. */
static inline enum naive_move naive_try_post(struct naive *n, int rank, int number)
{
    const struct ct_step *step = &n->check->schedules[rank]->steps[number];
    const struct ct_span src = naive_home(n->check, rank, step->src);
    const int at = naive_slot(n, rank, -1);

    if (!naive_is_written(n, rank, step))
        return NAIVE_WRONG;
    if (n->nslots == 0 ? !naive_is_read(n, rank, number) : at < 0)
        return NAIVE_WAITS;
    for (int i = 0; n->nslots > 0 && i < src.units; i++)
        n->slots[rank][at].units[i] = n->units[rank][src.buffer][src.first + i];
    if (n->nslots > 0)
        n->slots[rank][at].post = number;
    n->done[rank][number] = true;
    return NAIVE_MOVED;
}

static inline enum naive_move naive_try_fetch(struct naive *n, int rank, int number)
{
    const struct ct_step *step = &n->check->schedules[rank]->steps[number];
    const int post = naive_post_of(n->check, rank, step);
    const struct ct_step *posted = &n->check->schedules[step->peer]->steps[post];
    const struct ct_span src = naive_home(n->check, step->peer, posted->src);
    const int at = naive_slot(n, step->peer, post);
    const struct naive_unit *units;

    if (n->nslots == 0
            ? !naive_can_start(n, step->peer, post) || !naive_is_awaited(n, step->peer, post)
            : at < 0)
        return NAIVE_WAITS;
    if (n->nslots == 0 && !naive_is_written(n, step->peer, posted))
        return NAIVE_WRONG;
    units = n->nslots == 0 ? &n->units[step->peer][src.buffer][src.first]
                           : n->slots[step->peer][at].units;
    n->done[rank][number] = true;
    return naive_transfer_units(n, units + step->skip, rank, step->dst,
                                step->action == CT_DO_FETCH_REDUCE)
               ? NAIVE_MOVED
               : NAIVE_WRONG;
}

#endif
