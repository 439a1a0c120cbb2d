/*
 * jobs_table.c - the figures of bench jobs, from what side_by_side printed.
 *
 * Its lines, on standard input:
 *   job SEED HOSTS RANKS, split SEED HOSTS RANKS   that the next lines are of
 *   own                    the next lines are of a library tuned for that job
 *   COLLECTIVE BYTES N tuned T1 ... TN native T1 ... TN
 *   done
 */
#include "base/array.h"
#include "base/statistics.h"
#include "bench/launch_samples.h"
#include "bench/side_line.h"
#include "bench/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORD 48 /* of a word, with the NUL */

/* The job, or the split of one, that cells belong to. */
struct group {
    char kind[WORD]; /* "job" or "split" */
    char seed[WORD];
    int nhosts;
    int nranks; /* of the whole job */
};

/* One collective at one size, native beside tuned. */
struct cell {
    struct group group;
    char collective[CT_SIDE_NAME];
    size_t bytes;
    int npairs;
    double native_s; /* medians */
    double tuned_s;
    double speedup; /* native over tuned: the median of the pairs' ratios */
    double lower;   /* their quartiles */
    double upper;
    double own; /* speed-up of a library tuned for this very job; 0: unknown */
};

struct cells {
    struct cell *cells;
    int n;
};

struct reading {
    struct cells *cells;
    struct group group;
    bool has_group;
    bool is_own; /* the next lines are of a library tuned for the job */
};

static bool read_group(const char *line, struct group *group)
{
    int used = 0;

    return sscanf(line, "%47s %47s %d %d %n", group->kind, group->seed, &group->nhosts,
                  &group->nranks, &used) == 4 &&
           line[used] == '\0' && group->nhosts > 0 && group->nranks >= group->nhosts &&
           (strcmp(group->kind, "job") == 0 || strcmp(group->kind, "split") == 0);
}

static bool read_cell(const char *line, struct cell *cell)
{
    struct ct_side_line side;
    double *ratios = NULL;
    bool is_cell = ct_side_line_read(line, &side) && side.has_tuned &&
                   (ratios = malloc((size_t)side.n * sizeof *ratios)) != NULL;

    for (int i = 0; i < side.n && is_cell; i++)
        ratios[i] = side.native[i] / side.tuned[i];
    if (is_cell) {
        memcpy(cell->collective, side.collective, sizeof cell->collective);
        cell->bytes = side.bytes;
        cell->npairs = side.n;
        cell->native_s = ct_median(side.native, side.n);
        cell->tuned_s = ct_median(side.tuned, side.n);
        cell->lower = ct_quantile(ratios, side.n, 0.25);
        cell->speedup = ct_median(ratios, side.n);
        cell->upper = ct_quantile(ratios, side.n, 0.75);
    }
    free(ratios);
    ct_side_line_fini(&side);
    return is_cell;
}

static bool is_of(const struct cell *cell, const struct group *group)
{
    return strcmp(cell->group.kind, group->kind) == 0 && strcmp(cell->group.seed, group->seed) == 0;
}

static struct cell *find_cell(const struct reading *reading, const struct cell *like)
{
    for (int i = 0; i < reading->cells->n; i++) {
        struct cell *cell = &reading->cells->cells[i];

        if (is_of(cell, &reading->group) && cell->bytes == like->bytes &&
            strcmp(cell->collective, like->collective) == 0)
            return cell;
    }
    return NULL;
}

static const char *add_cell(struct reading *reading, struct cell *cell)
{
    struct cells *cells = reading->cells;
    struct cell *found = find_cell(reading, cell);

    if (reading->is_own) {
        if (found == NULL)
            return "no figures of it with the machine's library";
        found->own = cell->speedup;
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
    struct cell cell = {.own = 0};
    struct group group = {.nhosts = 0};

    if (strcmp(line, "done") == 0)
        return NULL;
    if (strcmp(line, "own") == 0 && reading->has_group) {
        reading->is_own = true;
        return NULL;
    }
    if (read_group(line, &group)) {
        reading->group = group;
        reading->has_group = true;
        reading->is_own = false;
        return NULL;
    }
    if (!reading->has_group || !read_cell(line, &cell))
        return "not a line of side_by_side, or of a job";
    return add_cell(reading, &cell);
}

static int read_cells(struct cells *cells, struct ct_diag *diag)
{
    struct reading reading = {.cells = cells};
    char *line = NULL;
    size_t room = 0;
    const char *wrong = NULL;
    int number = 0;

    while (wrong == NULL && getline(&line, &room, stdin) > 0) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        wrong = read_line(&reading, line);
    }
    free(line);
    if (wrong == NULL && cells->n == 0)
        wrong = "there are no figures";
    return wrong == NULL ? CT_OK : ct_diag_set(diag, CT_ERR_INPUT, "line %d: %s", number, wrong);
}

#define SLOWER 0.95 /* below this, cells are listed */

/* A row of the table has cells, by their numbers, and figures of these. */
enum column { NUMBERS, SPEEDUPS, KEPT, COLUMNS };

/* The parts of the table, one below the other: rows by job or split, by kind, of
   all, and by collective. */
enum part { GROUPS, KINDS, ALL, COLLECTIVES, PARTS };

/* Slower than native, whatever the noise: not even its better pairs are not. */
static bool is_slower(const struct cell *cell)
{
    return cell->upper < SLOWER;
}

/* 1: as fast as with a library tuned for this very job. */
static double kept(const struct cell *cell)
{
    return cell->speedup / cell->own;
}

static int add_to_row(struct ct_samples *part, const char *row, const struct cell *cell, int number)
{
    const double values[COLUMNS] = {number, cell->speedup, cell->own > 0 ? kept(cell) : 0};
    int err = ct_samples_add(part, row, NUMBERS, values, 2);

    if (err == CT_OK && values[KEPT] > 0)
        err = ct_samples_add(part, row, KEPT, &values[KEPT], 1);
    return err;
}

static int add_to_parts(struct ct_samples *parts, const struct cell *cell, int number)
{
    const struct group *group = &cell->group;
    char row[2 * WORD], ranks[WORD];
    int err;

    snprintf(ranks, sizeof ranks, "%d on %d", group->nranks, group->nhosts);
    snprintf(row, sizeof row, "%s %s", group->kind, group->seed);
    snprintf(row + strlen(row), sizeof row - strlen(row), "%*s", 29 - (int)strlen(row), ranks);
    err = add_to_row(&parts[GROUPS], row, cell, number);
    snprintf(row, sizeof row, "all %ss", group->kind);
    if (err == CT_OK)
        err = add_to_row(&parts[KINDS], row, cell, number);
    if (err == CT_OK)
        err = add_to_row(&parts[ALL], "all", cell, number);
    return err == CT_OK ? add_to_row(&parts[COLLECTIVES], cell->collective, cell, number) : err;
}

static void add_row(struct ct_text *text, const struct ct_sample_row *row,
                    const struct cells *cells)
{
    const struct ct_sample_list *columns = row->columns;
    const struct cell *least = NULL, *least_kept = NULL;
    char name[2 * WORD];
    int nslower = 0;

    for (int i = 0; i < columns[NUMBERS].n; i++) {
        const struct cell *cell = &cells->cells[(int)columns[NUMBERS].values[i]];

        if (least == NULL || cell->speedup < least->speedup)
            least = cell;
        if (cell->own > 0 && (least_kept == NULL || kept(cell) < kept(least_kept)))
            least_kept = cell;
        nslower += is_slower(cell);
    }
    if (least == NULL)
        return;
    snprintf(name, sizeof name, "%s %zu", least->collective, least->bytes);
    ct_text_add(text, "%-30s%9.2f%7.2f  %5.2f-%-6.2f %-28s%6d", row->name,
                ct_sample_list_mean(&columns[SPEEDUPS]), least->speedup, least->lower, least->upper,
                name, nslower);
    if (least_kept != NULL)
        ct_text_add(text, "%9.2f%7.2f  %s %zu", ct_sample_list_mean(&columns[KEPT]),
                    kept(least_kept), least_kept->collective, least_kept->bytes);
    ct_text_add(text, "\n");
}

static void add_slower(struct ct_text *text, const struct cells *cells)
{
    for (int i = 0; i < cells->n; i++) {
        const struct cell *cell = &cells->cells[i];

        if (is_slower(cell))
            ct_text_add(text, "slower: %s %s, %s %zu: %.2f (%.2f-%.2f)\n", cell->group.kind,
                        cell->group.seed, cell->collective, cell->bytes, cell->speedup, cell->lower,
                        cell->upper);
    }
}

static int add_table(struct ct_text *text, const struct cells *cells)
{
    struct ct_samples parts[PARTS];
    int err = CT_OK;

    for (int p = 0; p < PARTS; p++)
        parts[p] = (struct ct_samples){.ncolumns = COLUMNS};
    for (int i = 0; i < cells->n && err == CT_OK; i++)
        err = add_to_parts(parts, &cells->cells[i], i);
    ct_text_add(text, "%-19s%10s %9s%7s  %-12s %-28s%6s%9s%7s\n", "", "ranks", "speed-up", "least",
                "middle half", "of", "slower", "kept", "least");
    for (int p = 0; p < PARTS; p++) {
        for (int i = 0; i < parts[p].nrows && err == CT_OK; i++)
            add_row(text, &parts[p].rows[i], cells);
        ct_samples_fini(&parts[p]);
    }
    add_slower(text, cells);
    return err;
}

static void add_csv(struct ct_text *text, const struct cells *cells)
{
    ct_text_add(text, "kind,seed,hosts,ranks,collective,bytes,pairs,native_s,tuned_s,"
                      "speedup,lower,upper,own_speedup\n");
    for (int i = 0; i < cells->n; i++) {
        const struct cell *cell = &cells->cells[i];

        ct_text_add(text, "%s,%s,%d,%d,%s,%zu,%d,%.9g,%.9g,%.6g,%.6g,%.6g,", cell->group.kind,
                    cell->group.seed, cell->group.nhosts, cell->group.nranks, cell->collective,
                    cell->bytes, cell->npairs, cell->native_s, cell->tuned_s, cell->speedup,
                    cell->lower, cell->upper);
        if (cell->own > 0)
            ct_text_add(text, "%.6g", cell->own);
        ct_text_add(text, "\n");
    }
}

static int run(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct cells cells = {NULL, 0};
    int err = read_cells(&cells, diag);

    if (err == CT_OK && strcmp(call->verb->name, "jobs_csv") == 0)
        add_csv(text, &cells);
    else if (err == CT_OK && add_table(text, &cells) != CT_OK)
        err = ct_diag_memory(diag);
    free(cells.cells);
    return err;
}

const struct ct_verb ct_job_verbs[] = {
    {"jobs_table", "<LINES", 0, 0, "the table of jobs", NULL, run},
    {"jobs_csv", "<LINES", 0, 0, "the CSV of jobs", NULL, run},
    {.name = NULL}};
