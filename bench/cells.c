/*
 * cells.c - what bench/compare measures, from a machine folder's report.csv.
 */
#include "bench/cells.h"

#include "base/array.h"
#include "base/files.h"
#include "bench/csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNIT ((size_t)8) /* bytes: sizes between two are of whole doubles */

static int push(struct ct_cells *cells, const struct ct_cell *cell,
                struct ct_diag *diag)
{
    struct ct_cell *grown =
        ct_array_grow(cells->cells, cells->ncells, sizeof *grown);

    if (grown == NULL)
        return ct_diag_memory(diag);
    cells->cells = grown;
    cells->cells[cells->ncells++] = *cell;
    return CT_OK;
}

/* The row as a cell, its choice left open. */
static int read_row(const struct ct_csv *csv, struct ct_cell *cell,
                    struct ct_diag *diag)
{
    const char *collective = NULL;
    double bytes = 0;
    int err;

    memset(cell, 0, sizeof *cell);
    cell->is_fixed = true;
    CT_TRY(err, done, ct_csv_text(csv, "collective", &collective, diag));
    if (strlen(collective) >= sizeof cell->collective)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a collective: %.60s",
                           csv->path, csv->line, collective);
    memcpy(cell->collective, collective, strlen(collective) + 1);
    CT_TRY(err, done, ct_csv_number(csv, "bytes", &bytes, diag));
    cell->bytes = (size_t)bytes;
    CT_TRY(err, done, ct_csv_number(csv, "limit_s", &cell->limit_s, diag));
    CT_TRY(err, done, ct_csv_number(csv, "choice_s", &cell->tuned_s, diag));
    CT_TRY(err, done, ct_csv_number(csv, "native_s", &cell->native_s, diag));
done:
    return err;
}

/* The report's rows as cells, of the sizes that are wanted. */
static int read_report(const char *path, const struct ct_cells_rules *rules,
                       struct ct_cells *fixed, struct ct_diag *diag)
{
    struct ct_csv csv;
    struct ct_cell cell;
    bool is_there;
    int err;

    CT_TRY(err, done, ct_csv_open(&csv, path, diag));
    for (;;) {
        CT_TRY(err, done, ct_csv_next(&csv, &is_there, diag));
        if (!is_there)
            break;
        CT_TRY(err, done, read_row(&csv, &cell, diag));
        if (cell.bytes <= rules->largest &&
            (rules->without == NULL ||
             strcmp(cell.collective, rules->without) != 0))
            CT_TRY(err, done, push(fixed, &cell, diag));
    }
done:
    ct_csv_close(&csv);
    return err;
}

static bool is_same(const struct ct_cells *cells, int a, int b)
{
    return b < cells->ncells &&
           strcmp(cells->cells[a].collective, cells->cells[b].collective) == 0;
}

/* Add a cell with its choice; its limit from the one per byte. */
static int add(struct ct_cells *cells, struct ct_cell cell, double limit_s,
               const struct ct_cells_rules *rules, struct ct_diag *diag)
{
    const int err = rules->choose(rules->context, cell.collective, cell.bytes,
                                  cell.choice, sizeof cell.choice, diag);

    cell.limit_s = limit_s * (double)cell.bytes;
    return err == CT_OK ? push(cells, &cell, diag) : err;
}

/* Between two sizes of a collective; none if there is no room. */
static int add_between(struct ct_cells *cells, const struct ct_cell *below,
                       const struct ct_cell *above, double limit_s,
                       const struct ct_cells_rules *rules, struct ct_diag *diag)
{
    struct ct_cell cell = *below;

    cell.is_fixed = false;
    cell.bytes = below->bytes * 3 / (2 * UNIT) * UNIT;
    cell.tuned_s = (below->tuned_s + above->tuned_s) / 2;
    cell.native_s = (below->native_s + above->native_s) / 2;
    return cell.bytes > below->bytes && cell.bytes < above->bytes
               ? add(cells, cell, limit_s, rules, diag)
               : CT_OK;
}

int ct_cells_make(const char *report, const struct ct_cells_rules *rules,
                  struct ct_cells *cells, struct ct_diag *diag)
{
    struct ct_cells fixed = {0};
    double limit_s = 0; /* per byte */
    int err;

    memset(cells, 0, sizeof *cells);
    CT_TRY(err, done, read_report(report, rules, &fixed, diag));
    for (int i = 0; i < fixed.ncells; i++) {
        const struct ct_cell *own = &fixed.cells[i];

        if (i == 0 || !is_same(&fixed, i - 1, i)) {
            int last = i;

            while (is_same(&fixed, i, last + 1))
                last++;
            limit_s = fixed.cells[last].bytes == 0
                          ? 0 /* a barrier */
                          : fixed.cells[last].limit_s /
                                (double)fixed.cells[last].bytes;
        }
        CT_TRY(err, done, add(cells, *own, limit_s, rules, diag));
        if (is_same(&fixed, i, i + 1))
            CT_TRY(err, done,
                   add_between(cells, own, own + 1, limit_s, rules, diag));
    }
done:
    ct_cells_free(&fixed);
    return err;
}

const char *ct_cell_kind(const struct ct_cell *cell)
{
    return cell->is_fixed ? "fixed" : "between";
}

void ct_cells_write(const struct ct_cells *cells, struct ct_text *text)
{
    for (int i = 0; i < cells->ncells; i++) {
        const struct ct_cell *cell = &cells->cells[i];

        ct_text_add(text, "%s %zu %s %.6g %.6g %.6g %s\n", cell->collective,
                    cell->bytes, ct_cell_kind(cell), cell->limit_s,
                    cell->tuned_s, cell->native_s, cell->choice);
    }
}

static bool read_cell(const char *line, struct ct_cell *cell)
{
    char kind[8];
    int used = 0;

    if (sscanf(line, "%47s %zu %7s %lg %lg %lg %319[^\n]%n", cell->collective,
               &cell->bytes, kind, &cell->limit_s, &cell->tuned_s,
               &cell->native_s, cell->choice, &used) != 7)
        return false;
    cell->is_fixed = strcmp(kind, "fixed") == 0;
    return line[used] == '\0' && strcmp(kind, ct_cell_kind(cell)) == 0;
}

int ct_cells_read(const char *path, struct ct_cells *cells,
                  struct ct_diag *diag)
{
    struct ct_cell cell;
    char *text = NULL;
    int number = 0;
    int err;

    memset(cells, 0, sizeof *cells);
    CT_TRY(err, done, ct_file_read(path, &text, diag));
    for (char *line = text; *line != '\0';) {
        char *next = line + strcspn(line, "\n");

        if (*next == '\n')
            *next++ = '\0';
        number++;
        if (!read_cell(line, &cell))
            CT_TRY(err, done,
                   ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a cell: %.80s",
                               path, number, line));
        CT_TRY(err, done, push(cells, &cell, diag));
        line = next;
    }
done:
    free(text);
    return err;
}

void ct_cells_free(struct ct_cells *cells)
{
    free(cells->cells);
    memset(cells, 0, sizeof *cells);
}
