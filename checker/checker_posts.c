/*
 * checker_posts.c - checks that each rank's posts and fetches are well formed.
 *
 * Only ranks of one host share memory. Each post for a rank has the next number:
 * posts of one rank are made in the order of steps (checker_hazards.c), so a reader
 * can count those for itself.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>

static int check_shares(const struct ct_check *check, const struct ct_schedule *s, int number,
                        int peer, struct ct_diag *diag)
{
    if (peer < 0 || peer >= s->nranks || peer == s->rank)
        return ct_check_fail(s, number, diag, "no such peer: rank %d", peer);
    if (check->hosts == NULL || check->hosts[peer] != check->hosts[s->rank])
        return ct_check_fail(s, number, diag, "it shares no memory with rank %d", peer);
    return CT_OK;
}

/* next  by rank: the number that the next post for it has */
static int check_post(const struct ct_check *check, const struct ct_schedule *s, int number,
                      int *next, struct ct_diag *diag)
{
    const struct ct_step *step = &s->steps[number];
    int err = CT_OK;

    if (step->nreaders < 1 || step->first_reader < 0 ||
        step->first_reader > s->nreaders - step->nreaders)
        return ct_check_fail(s, number, diag, "its readers are not in the list");
    for (int i = 0; i < step->nreaders && err == CT_OK; i++) {
        const struct ct_reader *reader = &s->readers[step->first_reader + i];

        for (int k = 0; k < i; k++) {
            if (reader->rank == reader[k - i].rank)
                return ct_check_fail(s, number, diag, "rank %d is a reader twice", reader->rank);
        }
        err = check_shares(check, s, number, reader->rank, diag);
        if (err == CT_OK && (reader->tag != next[reader->rank] || reader->tag >= CT_TAGS_MAX))
            err = ct_check_fail(s, number, diag, "post %d for rank %d, but %d are made before it",
                                reader->tag, reader->rank, next[reader->rank]);
        if (err == CT_OK)
            next[reader->rank]++;
    }
    return err;
}

static int check_fetch(const struct ct_check *check, const struct ct_schedule *s, int number,
                       struct ct_diag *diag)
{
    const struct ct_step *step = &s->steps[number];
    const struct ct_span *src = &step->src;
    const struct ct_span *dst = &step->dst;
    const int units = s->units_per_block;
    int err = check_shares(check, s, number, step->peer, diag);

    if (err != CT_OK)
        return err;
    if (step->tag < 0 || step->tag >= CT_TAGS_MAX)
        return ct_check_fail(s, number, diag, "post number %d is not below %d", step->tag,
                             CT_TAGS_MAX);
    if (src->buffer < 0 || src->buffer >= CT_BUFFERS_MAX || src->first < 0)
        return ct_check_fail(s, number, diag, "nothing lies in buffer %d from unit %d on",
                             src->buffer, src->first);
    if (dst->units < 0 || step->skip < 0 || step->skip > src->units - dst->units)
        return ct_check_fail(s, number, diag, "%d units after %d of the %d that are posted",
                             dst->units, step->skip, src->units);
    if (dst->units > 0 && (src->first % units + step->skip) % units != dst->first % units)
        return ct_check_fail(s, number, diag,
                             "units %d and %d differ modulo %d units per "
                             "block: their sizes may differ",
                             src->first % units + step->skip, dst->first, units);
    return CT_OK;
}

int ct_check_posts(const struct ct_check *check, int rank, struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    int *next = calloc(s->nreaders > 0 ? (size_t)check->nranks : 1, sizeof *next);
    int err = next == NULL ? ct_diag_memory(diag) : CT_OK;

    for (int i = 0; i < s->nsteps && err == CT_OK; i++) {
        const struct ct_action_traits *traits = ct_action_traits(s->steps[i].action);

        if (traits->is_post)
            err = check_post(check, s, i, next, diag);
        else if (traits->is_fetch)
            err = check_fetch(check, s, i, diag);
    }
    free(next);
    return err;
}
