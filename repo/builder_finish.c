/*
 * builder_finish.c - makes a schedule of what was collected: predecessors
 * become successors.
 */
#include "repo/builder_state.h"

#include <stdlib.h>
#include <string.h>

/* Count predecessors and list successors by step. */
static void link_steps(struct ct_schedule *s, const struct ct_edge *edges, int nedges)
{
    int at = 0;

    for (int i = 0; i < nedges; i++) {
        s->steps[edges[i].step].npreds++;
        s->steps[edges[i].pred].nsuccs++;
    }
    for (int i = 0; i < s->nsteps; i++) {
        s->steps[i].first_succ = at;
        at += s->steps[i].nsuccs;
        s->steps[i].nsuccs = 0;
    }
    for (int i = 0; i < nedges; i++) {
        struct ct_step *pred = &s->steps[edges[i].pred];

        s->succs[pred->first_succ + pred->nsuccs++] = edges[i].step;
    }
}

/* Hand the items of the scratch buffers over. */
static void move_items(struct ct_builder *b, struct ct_schedule *s)
{
    for (int i = 0; i < b->nscratch; i++) {
        s->scratch_items[i] = b->scratch_items[i];
        b->scratch_items[i] = NULL;
    }
}

static bool has_items(const struct ct_builder *b)
{
    for (int i = 0; i < b->nscratch; i++) {
        if (b->scratch_items[i] != NULL && b->scratch_units[i] > b->nitems[i] * b->units_per_block)
            return false;
    }
    return true;
}

/* Hand the steps over, which take most of the memory, and the readers; false: out
   of memory. */
static bool move_steps(struct ct_builder *b, struct ct_schedule *s)
{
    s->readers = b->readers;
    s->nreaders = b->nreaders;
    b->readers = NULL;
    s->steps = realloc(b->steps, ((size_t)b->nsteps + 1) * sizeof *s->steps);
    if (s->steps == NULL)
        return false;
    s->nsteps = b->nsteps;
    b->steps = NULL;
    return true;
}

static struct ct_schedule *schedule_of(struct ct_builder *b)
{
    struct ct_schedule *s = calloc(1, sizeof *s);

    if (s == NULL)
        return NULL;
    /* one entry more than needed: an allocation of none may give NULL */
    s->epochs = calloc((size_t)b->nepochs + 1, sizeof *s->epochs);
    s->succs = calloc((size_t)b->nedges + 1, sizeof *s->succs);
    if (s->epochs == NULL || s->succs == NULL || !move_steps(b, s)) {
        ct_schedule_free(s);
        return NULL;
    }
    s->nranks = b->nranks;
    s->rank = b->rank;
    s->units_per_block = b->units_per_block;
    s->skips_empty = b->skips_empty;
    s->nepochs = b->nepochs;
    memcpy(s->epochs, b->epochs, (size_t)b->nepochs * sizeof *s->epochs);
    s->epochs[b->nepochs] = s->nsteps;
    s->nscratch = b->nscratch;
    memcpy(s->scratch_units, b->scratch_units, sizeof s->scratch_units);
    link_steps(s, b->edges, b->nedges);
    return s;
}

int ct_builder_finish(struct ct_builder *b, struct ct_schedule **schedule, struct ct_diag *diag)
{
    if (!has_items(b))
        ct_builder_fail(b, CT_ERR_INVALID, "a scratch buffer has more blocks than items");
    if (b->err == CT_OK) {
        *schedule = schedule_of(b);
        if (*schedule != NULL) {
            move_items(b, *schedule);
            return CT_OK;
        }
        ct_builder_fail_memory(b);
    }
    return ct_diag_set(diag, (enum ct_status)b->err, "%s", b->diag.text);
}
