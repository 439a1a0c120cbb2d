/*
 * compose.c - goes through an inner plan's schedule, piece by piece of each step.
 *
 * Each step of the inner plan becomes some steps of the outer plan: several where it is
 * in pieces, none where a copy has both ends in one place. What waits for a
 * step of the inner plan waits for all of these, and where there are none for what
 * the step itself would have waited for.
 */
#include "repo/compose.h"

#include "base/array.h"

#include <stdlib.h>

/* An inner plan on its way into a builder. */
struct composition {
    struct ct_builder *builder;
    const struct ct_schedule *part;
    const struct ct_fit *fit;
    int *preds;      /* steps of the inner plan that a step waits for, step by step */
    int *first_pred; /* nsteps + 1 */
    int *made;       /* steps of the outer plan that stand for a step of the inner plan,
                        step by step */
    int nmade;
    int *first_made; /* nsteps + 1 */
};

static int min(int a, int b)
{
    return a < b ? a : b;
}

/* Units of a step that are in one piece at all its ends. */
static int piece_from(const struct composition *c, const struct ct_step *step, int from, int units)
{
    const bool is_message = step->action == CT_DO_SEND || step->action == CT_DO_RECV;
    const int per_block = c->part->units_per_block;
    const int first = step->src.units > 0 ? step->src.first : step->dst.first;
    int piece = units - from;

    if (step->src.units > 0)
        piece = min(piece, ct_fit_run(c->fit, c->part, &step->src, from));
    if (step->dst.units > 0)
        piece = min(piece, ct_fit_run(c->fit, c->part, &step->dst, from));
    if (is_message && c->fit->splits)
        piece = min(piece, per_block - (first + from) % per_block);
    return piece;
}

static int peer_of(const struct composition *c, const struct ct_step *step)
{
    return c->fit->ranks == NULL || step->peer < 0 ? step->peer : c->fit->ranks[step->peer];
}

static int add_piece(const struct composition *c, const struct ct_step *step, struct ct_span src,
                     struct ct_span dst)
{
    switch (step->action) {
    case CT_DO_SEND:
        return ct_send(c->builder, peer_of(c, step), src);
    case CT_DO_RECV:
        return ct_recv(c->builder, peer_of(c, step), dst);
    case CT_DO_COPY:
        return ct_copy(c->builder, src, dst);
    case CT_DO_REDUCE:
        return ct_combine(c->builder, src, dst);
    case CT_DO_TOKEN_SEND:
        return ct_token_send(c->builder, peer_of(c, step));
    case CT_DO_TOKEN_RECV:
        return ct_token_recv(c->builder, peer_of(c, step));
    case CT_DO_BARRIER:
    case CT_DO_NATIVE:
    case CT_DO_POST:
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        break;
    }
    return CT_NO_STEP;
}

/* Note what stands for the step of the inner plan that is under way. */
static void note(struct composition *c, int step)
{
    int *made = ct_array_grow(c->made, c->nmade, sizeof *made);

    if (made == NULL) {
        ct_builder_fail(c->builder, CT_ERR_MEMORY, "out of memory for a plan within a plan");
        return;
    }
    c->made = made;
    c->made[c->nmade++] = step;
}

/* A new step waits for all that stands for the predecessors. */
static void add_preds(const struct composition *c, int number, int step)
{
    if (c->made == NULL) /* nothing was made so far */
        return;
    for (int i = c->first_pred[number]; i < c->first_pred[number + 1]; i++) {
        const int pred = c->preds[i];

        for (int k = c->first_made[pred]; k < c->first_made[pred + 1]; k++)
            ct_after(c->builder, step, c->made[k]);
    }
}

/* What the step would have waited for stands for it. */
static void pass_preds_on(struct composition *c, int number)
{
    if (c->made == NULL)
        return;
    for (int i = c->first_pred[number]; i < c->first_pred[number + 1]; i++) {
        const int pred = c->preds[i];

        for (int k = c->first_made[pred]; k < c->first_made[pred + 1]; k++)
            note(c, c->made[k]);
    }
}

static void add_barrier(struct composition *c)
{
    if (c->part->nranks == ct_builder_nranks(c->builder))
        ct_barrier_step(c->builder);
    else
        ct_builder_fail(c->builder, CT_ERR_INVALID,
                        "an inner plan of some ranks has a barrier of all");
}

/* Its two spans may be of different lengths: each has to be in one piece. */
static void add_native(struct composition *c, const struct ct_step *step)
{
    if (ct_fit_is_whole(c->fit, c->part, &step->src) &&
        ct_fit_is_whole(c->fit, c->part, &step->dst) &&
        c->part->nranks == ct_builder_nranks(c->builder))
        ct_native(c->builder, ct_fit_piece(c->fit, c->part, &step->src, 0, step->src.units),
                  ct_fit_piece(c->fit, c->part, &step->dst, 0, step->dst.units));
    else
        ct_builder_fail(c->builder, CT_ERR_INVALID, "an inner plan that is native is in pieces");
}

/* Those that are alone in their epochs: nothing waits for them by number. */
static bool add_lone_step(struct composition *c, const struct ct_step *step)
{
    if (step->action == CT_DO_BARRIER)
        add_barrier(c);
    else if (step->action == CT_DO_NATIVE)
        add_native(c, step);
    else
        return false;
    return true;
}

/* A message to rank 0 of the inner plan that neither end needs. */
static bool is_left_out(const struct composition *c, const struct ct_step *step)
{
    const bool receives = step->action == CT_DO_RECV ||
                          ((step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE) &&
                           step->src.units > 0);

    return c->fit->first_has_all &&
           ((step->action == CT_DO_SEND && step->peer == 0) || (receives && c->part->rank == 0));
}

static void add_pieces(struct composition *c, int number)
{
    const struct ct_step *step = &c->part->steps[number];
    const bool is_message = step->action == CT_DO_SEND || step->action == CT_DO_RECV;
    const int units = step->src.units > 0 ? step->src.units : step->dst.units;
    int from = 0;

    do { /* tokens have no units */
        const int n = piece_from(c, step, from, units);
        int made;

        if (is_message && n < units && !c->fit->splits)
            ct_builder_fail(c->builder, CT_ERR_INVALID, "a message of an inner plan is in pieces");
        made = add_piece(c, step, ct_fit_piece(c->fit, c->part, &step->src, from, n),
                         ct_fit_piece(c->fit, c->part, &step->dst, from, n));
        if (made != CT_NO_STEP) {
            add_preds(c, number, made);
            note(c, made);
        }
        from += n;
    } while (from < units);
}

static int max(int a, int b)
{
    return a > b ? a : b;
}

/* `n` units of a post, from unit `from` of it on, for those who fetch it here. */
static int add_post(const struct composition *c, const struct ct_step *step, int from, int n)
{
    const struct ct_reader *readers = c->part->readers + step->first_reader;
    const struct ct_span src = ct_fit_piece(c->fit, c->part, &step->src, from, n);
    int *ranks = calloc((size_t)step->nreaders + 1, sizeof *ranks);
    int nranks = 0;
    int made;

    if (ranks == NULL) {
        ct_builder_fail(c->builder, CT_ERR_MEMORY, "out of memory for a plan within a plan");
        return CT_NO_STEP;
    }
    for (int i = 0; i < step->nreaders; i++) {
        const int rank = readers[i].rank;

        if (n == 0 || rank != 0 || !c->fit->first_has_all)
            ranks[nranks++] = c->fit->ranks == NULL ? rank : c->fit->ranks[rank];
    }
    made =
        n == 0 ? ct_token_post(c->builder, ranks, nranks) : ct_post(c->builder, ranks, nranks, src);
    free(ranks);
    if (n > 0 && ct_fit_run(c->fit, c->part, &step->src, from) < n)
        ct_builder_fail(c->builder, CT_ERR_INVALID, "a post of an inner plan is in pieces");
    return made;
}

/* What a fetch takes of these units of the post. */
static int add_fetch(const struct composition *c, const struct ct_step *step, int from, int n)
{
    const int first = max(from, step->skip);
    const int taken = max(min(from + n, step->skip + step->dst.units) - first, 0);
    const struct ct_span posted = ct_fit_piece(c->fit, c->part, &step->src, from, n);
    struct ct_span dst = ct_span(CT_SEND, 0, 0);
    int skip = 0;

    if (n == 0)
        return ct_token_fetch(c->builder, peer_of(c, step));
    if (taken > 0) {
        dst = ct_fit_piece(c->fit, c->part, &step->dst, first - step->skip, taken);
        skip = ct_fit_piece(c->fit, c->part, &step->src, from, first - from).units;
        if (ct_fit_run(c->fit, c->part, &step->dst, first - step->skip) < taken)
            ct_builder_fail(c->builder, CT_ERR_INVALID, "a fetch of an inner plan is in pieces");
    }
    return step->action == CT_DO_FETCH
               ? ct_fetch(c->builder, peer_of(c, step), posted, skip, dst)
               : ct_fetch_combine(c->builder, peer_of(c, step), posted, skip, dst);
}

/* A post or a fetch: both ends cut alike, as with messages. */
static void add_shared(struct composition *c, int number)
{
    const struct ct_step *step = &c->part->steps[number];
    const int per_block = c->part->units_per_block;
    int from = 0;

    do {
        const int rest = step->src.units - from;
        const int n =
            c->fit->splits ? min(rest, per_block - (step->src.first + from) % per_block) : rest;
        const int made =
            step->action == CT_DO_POST ? add_post(c, step, from, n) : add_fetch(c, step, from, n);

        if (made != CT_NO_STEP) {
            add_preds(c, number, made);
            note(c, made);
        }
        from += n;
    } while (from < step->src.units);
}

static bool is_shared(enum ct_action action)
{
    return action == CT_DO_POST || action == CT_DO_FETCH || action == CT_DO_FETCH_REDUCE;
}

static void add_step(struct composition *c, int number)
{
    if (!add_lone_step(c, &c->part->steps[number])) {
        const bool is_needed = !is_left_out(c, &c->part->steps[number]);

        if (is_needed && is_shared(c->part->steps[number].action))
            add_shared(c, number);
        else if (is_needed)
            add_pieces(c, number);
        if (c->nmade == c->first_made[number])
            pass_preds_on(c, number);
    }
    c->first_made[number + 1] = c->nmade;
}

/* From successors to predecessors. */
static bool find_preds(struct composition *c)
{
    const struct ct_schedule *part = c->part;
    const size_t n = (size_t)part->nsteps + 1;
    int *at;

    c->first_pred = calloc(n, sizeof *c->first_pred);
    c->first_made = calloc(n, sizeof *c->first_made);
    at = calloc(n, sizeof *at);
    if (c->first_pred == NULL || c->first_made == NULL || at == NULL) {
        free(at);
        return false;
    }
    for (int i = 0; i < part->nsteps; i++) {
        c->first_pred[i + 1] = c->first_pred[i] + part->steps[i].npreds;
        at[i] = c->first_pred[i];
    }
    c->preds = calloc((size_t)c->first_pred[part->nsteps] + 1, sizeof *c->preds);
    for (int i = 0; c->preds != NULL && i < part->nsteps; i++) {
        const struct ct_step *step = &part->steps[i];

        for (int k = 0; k < step->nsuccs; k++)
            c->preds[at[part->succs[step->first_succ + k]]++] = i;
    }
    free(at);
    return c->preds != NULL;
}

/* The items of the inner plan's scratch buffers, by the numbers of the outer plan. (An inner plan
   whose blocks are several of the outer plan's is of a collective without counts.) */
static void add_items(struct composition *c)
{
    const struct ct_fit *fit = c->fit;

    if (fit->items == NULL && fit->block_units != c->part->units_per_block)
        return;
    for (int i = 0; i < c->part->nscratch; i++) {
        const int *items = c->part->scratch_items[i];
        const int n = ct_scratch_blocks(c->part, i);
        int *mapped;

        if (items == NULL)
            continue;
        mapped = calloc((size_t)n + 1, sizeof *mapped);
        if (mapped == NULL) {
            ct_builder_fail(c->builder, CT_ERR_MEMORY, "out of memory for a plan within a plan");
            return;
        }
        for (int k = 0; k < n; k++)
            mapped[k] = fit->items == NULL ? items[k] : fit->items[items[k]];
        ct_scratch_items(c->builder, fit->scratch + i, mapped, n);
        free(mapped);
    }
}

/* Why the inner plan cannot be composed; NULL: it can. */
static const char *misfit(const struct composition *c)
{
    const struct ct_fit *fit = c->fit;
    const int per_block = c->part->units_per_block;

    if (fit->starts[CT_SEND] != NULL || fit->starts[CT_RECV] != NULL)
        return c->part->nscratch > 0 || per_block > 1
                   ? "an inner plan with scratch or segments has blocks of other sizes"
                   : NULL;
    return fit->block_units % per_block != 0
               ? "an inner plan divides blocks into units of another size"
               : NULL;
}

static void compose(struct composition *c)
{
    const struct ct_schedule *part = c->part;
    const char *why = misfit(c);

    if (why != NULL) {
        ct_builder_fail(c->builder, CT_ERR_INVALID, why);
        return;
    }
    if (!find_preds(c)) {
        ct_builder_fail(c->builder, CT_ERR_MEMORY, "out of memory for a plan within a plan");
        return;
    }
    add_items(c);
    ct_builder_reserve(c->builder, part->nsteps);
    for (int e = 0; e < part->nepochs; e++) {
        if (e > 0)
            ct_fence(c->builder);
        for (int i = part->epochs[e]; i < part->epochs[e + 1]; i++)
            add_step(c, i);
    }
}

void ct_compose(struct ct_builder *builder, const struct ct_schedule *part,
                const struct ct_fit *fit)
{
    struct composition c = {.builder = builder, .part = part, .fit = fit};

    compose(&c);
    free(c.preds);
    free(c.first_pred);
    free(c.made);
    free(c.first_made);
}
