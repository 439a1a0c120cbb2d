/*
 * job_cells.c - lines of side_by_side to figures.
 */
#include "bench/job_cells.h"

#include "base/array.h"
#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS_MOST 200 /* of a line, as side_by_side prints them */

struct reading {
    struct ct_job_cells *cells;
    struct ct_job_group group;
    bool has_group;
    enum { NEAREST, OWN, ANOTHER } choices;
};

static bool read_group(const char *line, struct ct_job_group *group)
{
    int used = 0;

    return sscanf(line, "%47s %47s %d %d %n", group->kind, group->seed,
                  &group->nhosts, &group->nranks, &used) == 4 &&
           line[used] == '\0' && group->nhosts > 0 &&
           group->nranks >= group->nhosts &&
           (strcmp(group->kind, "job") == 0 ||
            strcmp(group->kind, "split") == 0);
}

/* "NAME T1 ... TN"; what comes after it, or NULL. */
static const char *read_times(const char *text, const char *name, int n,
                              double *times)
{
    const size_t length = strlen(name);

    if (strncmp(text, name, length) != 0)
        return NULL;
    text += length;
    for (int i = 0; i < n; i++) {
        char *end;

        times[i] = strtod(text, &end);
        if (end == text || !(times[i] > 0))
            return NULL;
        text = end;
    }
    return text;
}

static bool read_cell(const char *line, struct ct_job_cell *cell)
{
    double tuned[PAIRS_MOST], native[PAIRS_MOST], ratios[PAIRS_MOST];
    const int most = PAIRS_MOST;
    int used = 0;
    const char *at;

    if (sscanf(line, "%47s %d %d %n", cell->collective, &cell->bytes,
               &cell->npairs, &used) != 3 ||
        cell->bytes < 0 || cell->npairs < 1 || cell->npairs > most)
        return false;
    at = read_times(line + used, "tuned", cell->npairs, tuned);
    if (at != NULL)
        at = read_times(at, " native", cell->npairs, native);
    if (at == NULL || (*at != '\n' && *at != '\0'))
        return false;
    for (int i = 0; i < cell->npairs; i++)
        ratios[i] = native[i] / tuned[i];
    cell->native_s = ct_median(native, cell->npairs);
    cell->tuned_s = ct_median(tuned, cell->npairs);
    cell->lower = ct_quantile(ratios, cell->npairs, 0.25);
    cell->speedup = ct_median(ratios, cell->npairs);
    cell->upper = ct_quantile(ratios, cell->npairs, 0.75);
    return true;
}

static bool is_of(const struct ct_job_cell *cell,
                  const struct ct_job_group *group)
{
    return strcmp(cell->group.kind, group->kind) == 0 &&
           strcmp(cell->group.seed, group->seed) == 0;
}

static struct ct_job_cell *find_cell(const struct reading *reading,
                                     const struct ct_job_cell *like)
{
    for (int i = 0; i < reading->cells->n; i++) {
        struct ct_job_cell *cell = &reading->cells->cells[i];

        if (is_of(cell, &reading->group) && cell->bytes == like->bytes &&
            strcmp(cell->collective, like->collective) == 0)
            return cell;
    }
    return NULL;
}

static void add_other(struct ct_job_cell *cell, bool is_own, double speedup)
{
    if (is_own)
        cell->own = speedup;
    else
        cell->best = fmax(fmax(cell->best, speedup), fmax(cell->speedup, 1));
}

static const char *add_cell(struct reading *reading, struct ct_job_cell *cell)
{
    struct ct_job_cells *cells = reading->cells;
    struct ct_job_cell *found = find_cell(reading, cell);

    if (reading->choices != NEAREST) {
        if (found == NULL)
            return "no figures of it with the nearest job's choices";
        add_other(found, reading->choices == OWN, cell->speedup);
        return NULL;
    }
    if (found != NULL)
        return "the same twice";
    found = ct_array_grow(cells->cells, cells->n, sizeof *found);
    if (found == NULL)
        return "out of memory";
    cells->cells = found;
    cell->group = reading->group;
    found[cells->n++] = *cell;
    return NULL;
}

static const char *read_line(struct reading *reading, const char *line)
{
    struct ct_job_cell cell = {.own = 0};
    struct ct_job_group group = {.nhosts = 0};

    if (strcmp(line, "done\n") == 0)
        return NULL;
    if (strcmp(line, "own\n") == 0 && reading->has_group) {
        reading->choices = OWN;
        return NULL;
    }
    if (strcmp(line, "another\n") == 0 && reading->has_group) {
        reading->choices = ANOTHER;
        return NULL;
    }
    if (read_group(line, &group)) {
        reading->group = group;
        reading->has_group = true;
        reading->choices = NEAREST;
        return NULL;
    }
    if (!reading->has_group || !read_cell(line, &cell))
        return "not a line of side_by_side, or of a job";
    return add_cell(reading, &cell);
}

const char *ct_job_cells_read(struct ct_job_cells *cells, FILE *file,
                              int *number)
{
    struct reading reading = {.cells = cells};
    static char line[2 * PAIRS_MOST * 24 + 200];
    const char *wrong = NULL;

    *cells = (struct ct_job_cells){NULL, 0};
    *number = 0;
    while (wrong == NULL && fgets(line, sizeof line, file) != NULL) {
        ++*number;
        wrong = read_line(&reading, line);
    }
    return wrong == NULL && cells->n == 0 ? "there are no figures" : wrong;
}

void ct_job_cells_free(struct ct_job_cells *cells)
{
    free(cells->cells);
}
