/*
 * checker_shape.c - checks that each rank's schedule is well formed.
 */
#include "checker/checker_parts.h"

#include <limits.h>
#include <stdlib.h>

static int check_head(const struct ct_check *check, int rank, struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    const int units = check->schedules[0]->units_per_block;

    if (s->rank != rank || s->nranks != check->nranks)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "rank %d: the schedule is for rank %d of %d, not of %d", rank, s->rank,
                           s->nranks, check->nranks);
    if (s->units_per_block != units)
        return ct_diag_set(diag, CT_ERR_INVALID, "rank %d: %d units per block, but %d at rank 0",
                           rank, s->units_per_block, units);
    if (units < 1 || units > INT_MAX / check->nranks)
        return ct_diag_set(diag, CT_ERR_INVALID, "rank %d: %d units per block is out of range",
                           rank, units);
    if (s->nscratch < 0 || s->nscratch > CT_SCRATCH_MAX)
        return ct_diag_set(diag, CT_ERR_INVALID, "rank %d: %d scratch buffers; the most are %d",
                           rank, s->nscratch, CT_SCRATCH_MAX);
    for (int i = 0; i < s->nscratch; i++) {
        if (s->scratch_units[i] < 0)
            return ct_diag_set(diag, CT_ERR_INVALID, "rank %d: scratch %d has %d units", rank, i,
                               s->scratch_units[i]);
    }
    return CT_OK;
}

static int check_epochs(const struct ct_schedule *s, struct ct_diag *diag)
{
    if (s->nsteps < 0 || s->nepochs < 0 || s->epochs[0] != 0 || s->epochs[s->nepochs] != s->nsteps)
        return ct_diag_set(diag, CT_ERR_INVALID, "rank %d: the %d epochs do not hold the %d steps",
                           s->rank, s->nepochs, s->nsteps);
    for (int i = 0; i < s->nepochs; i++) {
        if (s->epochs[i] > s->epochs[i + 1])
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "rank %d: epoch %d begins at step %d, after the "
                               "next one (step %d)",
                               s->rank, i, s->epochs[i], s->epochs[i + 1]);
    }
    return CT_OK;
}

static int check_barriers(const struct ct_schedule *s, int *nbarriers, struct ct_diag *diag)
{
    *nbarriers = 0;
    for (int i = 0; i < s->nepochs; i++) {
        for (int j = s->epochs[i]; j < s->epochs[i + 1]; j++) {
            if (s->steps[j].action != CT_DO_BARRIER)
                continue;
            ++*nbarriers;
            if (s->epochs[i + 1] - s->epochs[i] != 1)
                return ct_check_fail(s, j, diag,
                                     "a barrier is not alone in its epoch "
                                     "(steps %d to %d)",
                                     s->epochs[i], s->epochs[i + 1] - 1);
        }
    }
    return CT_OK;
}

static int check_span(const struct ct_check *check, int rank, int number,
                      const struct ct_span *span, struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    const int units = ct_buffer_units(check, s, span->buffer);

    if (units < 0)
        return ct_check_fail(s, number, diag, "there is no buffer %d", span->buffer);
    if (span->units < 1)
        return ct_check_fail(s, number, diag, "a span of %d units", span->units);
    if (span->first < 0 || span->first > units - span->units)
        return ct_check_fail(s, number, diag,
                             "a span of %d units from unit %d on leaves its "
                             "buffer of %d units",
                             span->units, span->first, units);
    return CT_OK;
}

/* The two spans of a copy or a reduction. */
static int check_pair(const struct ct_schedule *s, int number, struct ct_diag *diag)
{
    const struct ct_span *src = &s->steps[number].src;
    const struct ct_span *dst = &s->steps[number].dst;

    if (src->units != dst->units)
        return ct_check_fail(s, number, diag, "%d units become %d units", src->units, dst->units);
    if (src->first % s->units_per_block != dst->first % s->units_per_block)
        return ct_check_fail(s, number, diag,
                             "units %d and %d differ modulo %d units per "
                             "block: their sizes may differ",
                             src->first, dst->first, s->units_per_block);
    return CT_OK;
}

static int check_message(const struct ct_schedule *s, int number, struct ct_diag *diag)
{
    const struct ct_step *step = &s->steps[number];

    if (step->peer < 0 || step->peer >= s->nranks || step->peer == s->rank)
        return ct_check_fail(s, number, diag, "no such peer: rank %d", step->peer);
    if (step->tag < 0 || step->tag >= CT_TAGS_MAX)
        return ct_check_fail(s, number, diag, "message number %d is not below %d", step->tag,
                             CT_TAGS_MAX);
    return CT_OK;
}

static int check_step(const struct ct_check *check, int rank, int number, struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    const struct ct_step *step = &s->steps[number];
    const struct ct_action_traits *traits = ct_action_traits(step->action);
    int err = CT_OK;

    if (traits == NULL)
        return ct_check_fail(s, number, diag, "there is no such action");
    if ((step->action == CT_DO_REDUCE || step->action == CT_DO_FETCH_REDUCE) &&
        !check->collective->reduces)
        return ct_check_fail(s, number, diag, "%s has no reductions", check->collective->name);
    if (traits->is_send || traits->is_recv)
        err = check_message(s, number, diag);
    if (err == CT_OK && traits->reads && !(traits->is_post && step->src.units == 0))
        err = check_span(check, rank, number, &step->src, diag);
    if (traits->is_fetch && step->dst.units == 0)
        return err;
    if (err == CT_OK && traits->writes)
        err = check_span(check, rank, number, &step->dst, diag);
    if (err != CT_OK || !traits->writes)
        return err;
    if (step->dst.buffer == CT_SEND)
        return ct_check_fail(s, number, diag, "writes the send buffer");
    return traits->reads ? check_pair(s, number, diag) : CT_OK;
}

/* Count for each step those that name it as their successor. */
static int count_preds(const struct ct_schedule *s, int *counts, struct ct_diag *diag)
{
    long long nsuccs = 0;
    int epoch = 0;

    for (int i = 0; i < s->nsteps; i++) {
        if (s->steps[i].nsuccs < 0)
            return ct_check_fail(s, i, diag, "%d successors", s->steps[i].nsuccs);
        nsuccs += s->steps[i].nsuccs;
    }
    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *step = &s->steps[i];

        while (s->epochs[epoch + 1] <= i)
            epoch++;
        if (step->first_succ < 0 || step->first_succ > nsuccs - step->nsuccs)
            return ct_check_fail(s, i, diag, "its successors are not in the list");
        for (int j = 0; j < step->nsuccs; j++) {
            const int succ = s->succs[step->first_succ + j];

            if (succ <= i || succ >= s->epochs[epoch + 1])
                return ct_check_fail(s, i, diag,
                                     "step %d cannot wait for it: not a later "
                                     "step of the same epoch",
                                     succ);
            counts[succ]++;
        }
    }
    return CT_OK;
}

static int check_edges(const struct ct_schedule *s, struct ct_diag *diag)
{
    int *counts = calloc((size_t)s->nsteps + 1, sizeof *counts);
    int err;

    if (counts == NULL)
        return ct_diag_memory(diag);
    err = count_preds(s, counts, diag);
    for (int i = 0; i < s->nsteps && err == CT_OK; i++) {
        if (counts[i] != s->steps[i].npreds)
            err = ct_check_fail(s, i, diag,
                                "it waits for %d steps, but %d name it as "
                                "their successor",
                                s->steps[i].npreds, counts[i]);
    }
    free(counts);
    return err;
}

static int check_rank(const struct ct_check *check, int rank, int *nbarriers, struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    int err = check_epochs(s, diag);

    for (int i = 0; err == CT_OK && i < s->nsteps; i++)
        err = check_step(check, rank, i, diag);
    if (err == CT_OK)
        err = ct_check_posts(check, rank, diag);
    if (err == CT_OK)
        err = check_barriers(s, nbarriers, diag);
    if (err == CT_OK)
        err = check_edges(s, diag);
    return err;
}

int ct_check_shape(const struct ct_check *check, struct ct_diag *diag)
{
    int err = CT_OK;
    int expected = 0;

    if (check->nranks < 1 || check->nranks > CT_CHECK_RANKS_MAX)
        return ct_diag_set(diag, CT_ERR_INVALID, "schedules for %d ranks; the most are %d",
                           check->nranks, CT_CHECK_RANKS_MAX);
    if (check->root < 0 || check->root >= check->nranks)
        return ct_diag_set(diag, CT_ERR_INVALID, "the root is rank %d of %d ranks", check->root,
                           check->nranks);
    for (int i = 0; i < check->nranks && err == CT_OK; i++)
        err = check_head(check, i, diag);
    for (int i = 0; i < check->nranks && err == CT_OK; i++) {
        int nbarriers = 0;

        err = check_rank(check, i, &nbarriers, diag);
        if (i == 0)
            expected = nbarriers;
        if (err == CT_OK && nbarriers != expected)
            err = ct_diag_set(diag, CT_ERR_INVALID, "rank %d: %d barriers, but %d at rank 0", i,
                              nbarriers, expected);
    }
    return err;
}
