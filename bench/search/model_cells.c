/*
 * model_cells.c - times of a model: as measured, between what was measured, and
 * filled in.
 */
#include "bench/search/model.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool ct_model_applies(const struct ct_model_candidate *candidate, size_t bytes)
{
    return bytes >= candidate->from_bytes && bytes <= candidate->to_bytes;
}

int ct_model_find(const struct ct_model_collective *collective, int algorithm,
                  const struct ct_setting *setting)
{
    for (int i = 0; i < collective->ncandidates; i++) {
        const struct ct_model_candidate *c = &collective->candidates[i];

        if (c->algorithm == algorithm && ct_setting_is_equal(&c->setting, setting))
            return i;
    }
    return -1;
}

double ct_model_bound(const struct ct_model_candidate *candidate, size_t bytes, double spare)
{
    double most = 0;

    for (int i = 0; i < candidate->nlinks; i++) {
        const struct ct_model_link *link = &candidate->links[i];

        most = fmax(most, (link->load * (double)bytes - spare) / link->capacity);
    }
    return most;
}

int ct_model_size_below(const struct ct_model_collective *collective, size_t bytes)
{
    int i = 0;

    while (i + 1 < collective->nsizes && collective->sizes[i + 1] <= bytes)
        i++;
    return i;
}

/* The cell at or below `bytes`; -1: none. */
static int cell_below(const struct ct_model_candidate *candidate, size_t bytes)
{
    int i = candidate->ncells - 1;

    while (i >= 0 && candidate->cells[i].bytes > bytes)
        i--;
    return i;
}

/* From a cell to another size, by what the links add or save. */
static double beyond(const struct ct_model_candidate *candidate, const struct ct_model_cell *cell,
                     size_t bytes)
{
    const double seconds = cell->seconds + ct_model_bound(candidate, bytes, 0) -
                           ct_model_bound(candidate, cell->bytes, 0);

    return fmax(seconds, 0.5 * cell->seconds);
}

double ct_model_seconds(const struct ct_model_candidate *candidate, size_t bytes)
{
    const int below = cell_below(candidate, bytes);
    const struct ct_model_cell *a, *b;
    double part;

    if (candidate->ncells == 0)
        return 0;
    if (below < 0)
        return beyond(candidate, &candidate->cells[0], bytes);
    a = &candidate->cells[below];
    if (a->bytes == bytes)
        return a->seconds;
    if (below + 1 == candidate->ncells)
        return beyond(candidate, a, bytes);
    b = a + 1;
    part = log((double)bytes / (double)a->bytes) / log((double)b->bytes / (double)a->bytes);
    return exp(log(a->seconds) + part * log(b->seconds / a->seconds));
}

static const struct ct_model_cell *measured_at(const struct ct_model_candidate *candidate,
                                               size_t bytes)
{
    const int i = cell_below(candidate, bytes);

    if (i < 0 || candidate->cells[i].bytes != bytes || candidate->cells[i].is_filled)
        return NULL;
    return &candidate->cells[i];
}

static double best_measured(const struct ct_model_collective *collective, size_t bytes)
{
    double best = 0;

    for (int i = 0; i < collective->ncandidates; i++) {
        const struct ct_model_cell *cell = measured_at(&collective->candidates[i], bytes);

        if (cell != NULL && (best == 0 || cell->seconds < best))
            best = cell->seconds;
    }
    return best;
}

/* Add a cell at a size that has none. */
static int fill_cell(struct ct_model_candidate *candidate, size_t bytes, double best)
{
    const int below = cell_below(candidate, bytes);
    struct ct_model_cell *cells =
        realloc(candidate->cells, (size_t)(candidate->ncells + 1) * sizeof *cells);
    struct ct_model_cell *cell;

    if (cells == NULL)
        return CT_ERR_MEMORY;
    candidate->cells = cells;
    cell = &cells[below + 1];
    memmove(cell + 1, cell, (size_t)(candidate->ncells - below - 1) * sizeof *cell);
    candidate->ncells++;
    memset(cell, 0, sizeof *cell);
    cell->bytes = bytes;
    cell->is_filled = true;
    cell->seconds = CT_MODEL_FILLED * best;
    if (below >= 0)
        cell->seconds = fmax(cell->seconds, beyond(candidate, &cells[below], bytes));
    return CT_OK;
}

int ct_model_fill(struct ct_model_collective *collective, struct ct_diag *diag)
{
    for (int s = 0; s < collective->nsizes; s++) {
        const size_t bytes = collective->sizes[s];
        const double best = best_measured(collective, bytes);

        if (best == 0)
            return ct_diag_set(diag, CT_ERR_INPUT, "%s: nothing was measured at %zu bytes",
                               collective->name, bytes);
        for (int i = 0; i < collective->ncandidates; i++) {
            struct ct_model_candidate *c = &collective->candidates[i];

            if (ct_model_applies(c, bytes) && measured_at(c, bytes) == NULL &&
                fill_cell(c, bytes, best) != CT_OK)
                return ct_diag_memory(diag);
        }
    }
    return CT_OK;
}
