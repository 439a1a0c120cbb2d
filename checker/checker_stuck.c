/*
 * checker_stuck.c - describes a deadlock: who waits for whom.
 *
 * From a rank that is not done, go to the rank it waits for, and so on until
 * a rank comes up again: the ranks since then wait for each other.
 */
#include "checker/checker_parts.h"

#include <stdio.h>
#include <stdlib.h>

struct link {
    int step;  /* what the rank is waiting in; -1: not yet known */
    int rank;  /* for which rank */
    int order; /* when the rank was visited; 0: not yet */
};

static enum ct_step_state state_of(const struct ct_symbolic_state *p, int rank, int number)
{
    return p->states[p->matches->first[rank] + (size_t)number];
}

static bool is_succ(const struct ct_schedule *s, int number, int succ)
{
    const struct ct_step *step = &s->steps[number];

    for (int i = 0; i < step->nsuccs; i++) {
        if (s->succs[step->first_succ + i] == succ)
            return true;
    }
    return false;
}

/*
 * A started but incomplete step that step `target` waits for, or any such
 * step where the target is in another epoch; -1 if there is none.
 */
static int find_blocker(const struct ct_symbolic_state *p, int rank, int target)
{
    const struct ct_schedule *s = p->check->schedules[rank];
    const int epoch = p->epochs[rank];
    const int first = s->epochs[epoch];
    const int end = epoch < s->nepochs ? s->epochs[epoch + 1] : first;
    const bool is_here = first <= target && target < end;
    int i = is_here ? target : end - 1;

    /* each predecessor found becomes the target of the search */
    for (; i >= first; i--) {
        const enum ct_step_state state = state_of(p, rank, i);

        if (is_here && i != target && !is_succ(s, i, target))
            continue;
        if (state == CT_STEP_STARTED)
            return i;
        if (state == CT_STEP_WAITS)
            target = i;
    }
    return -1;
}

/* The first rank that is not at a barrier. */
static int find_late(const struct ct_symbolic_state *p)
{
    int rank = 0;

    for (; rank < p->check->nranks - 1; rank++) {
        const struct ct_schedule *s = p->check->schedules[rank];
        const int first = s->epochs[p->epochs[rank]];

        if (first == s->nsteps || s->steps[first].action != CT_DO_BARRIER)
            break;
    }
    return rank;
}

/* The first fetch from a post that has not started. */
static struct ct_step_at find_reader(const struct ct_symbolic_state *p, int rank, int number)
{
    const struct ct_schedule *s = p->check->schedules[rank];
    struct ct_step_at fetch = ct_matches_fetch(p->matches, s, number, 0);

    for (int i = 1;
         i < s->steps[number].nreaders && state_of(p, fetch.rank, fetch.step) != CT_STEP_WAITS; i++)
        fetch = ct_matches_fetch(p->matches, s, number, i);
    return fetch;
}

/* Find what `rank` waits in and for whom; the step it waits for there. */
static int follow(const struct ct_symbolic_state *p, int rank, int target, struct link *link)
{
    const int number = find_blocker(p, rank, target);
    struct ct_step_at post; /* or the other end of a message, or a late reader */

    link->step = number;
    link->rank = rank;
    if (number < 0)
        return -1;
    if (p->check->schedules[rank]->steps[number].action == CT_DO_BARRIER) {
        link->rank = find_late(p);
        return -1;
    }
    post = p->check->schedules[rank]->steps[number].action == CT_DO_POST
               ? (struct ct_step_at){rank, number}
               : (struct ct_step_at){p->check->schedules[rank]->steps[number].peer,
                                     p->matches->partner[p->matches->first[rank] + (size_t)number]};
    if (p->check->schedules[post.rank]->steps[post.step].action == CT_DO_POST &&
        state_of(p, post.rank, post.step) == CT_STEP_STARTED)
        post = find_reader(p, post.rank, post.step);
    link->rank = post.rank;
    return post.step;
}

/* Write the ring of ranks from `start` on, as far as there is room. */
static int write_ring(const struct ct_symbolic_state *p, const struct link *links, int start,
                      struct ct_diag *diag)
{
    char text[sizeof diag->text - 64] = "";
    size_t used = 0;
    int rank = start;

    do {
        const struct link *link = &links[rank];
        const struct ct_schedule *s = p->check->schedules[rank];
        char step[256] = "nothing";
        size_t room = sizeof text - used;

        if (link->step >= 0)
            ct_step_describe(&s->steps[link->step], step, sizeof step);
        if (room < sizeof step + 80) {
            snprintf(text + used, room, ", and so on");
            break;
        }
        used += (size_t)snprintf(text + used, room, "%srank %d waits for rank %d in step %d (%s)",
                                 used == 0 ? "" : ", ", rank, link->rank, link->step, step);
        rank = link->rank;
    } while (rank != start);
    return ct_diag_set(diag, CT_ERR_INVALID, "deadlock: %s", text);
}

int ct_check_stuck(const struct ct_symbolic_state *progress, struct ct_diag *diag)
{
    const int nranks = progress->check->nranks;
    struct link *links = calloc((size_t)nranks, sizeof *links);
    int rank = 0, target = -1, order = 0, err;

    if (links == NULL)
        return ct_diag_set(diag, CT_ERR_INVALID, "deadlock");
    while (rank < nranks - 1 && progress->epochs[rank] == progress->check->schedules[rank]->nepochs)
        rank++;
    while (links[rank].order == 0) {
        links[rank].order = ++order;
        target = follow(progress, rank, target, &links[rank]);
        rank = links[rank].rank;
    }
    err = write_ring(progress, links, rank, diag);
    free(links);
    return err;
}
