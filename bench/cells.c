/*
 * cells.c - what bench compare measures, from the decisions of a machine folder.
 */
#include "bench/cells.h"

#include "base/array.h"
#include "base/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNIT ((size_t)8) /* bytes: sizes between two are of whole doubles */

static int push(struct ct_cells *cells, const struct ct_cell *cell, struct ct_diag *diag)
{
    struct ct_cell *grown = ct_array_grow(cells->cells, cells->ncells, sizeof *grown);

    if (grown == NULL)
        return ct_diag_memory(diag);
    cells->cells = grown;
    cells->cells[cells->ncells++] = *cell;
    return CT_OK;
}

/* Add a cell, with the collective's choice there. */
static int add(struct ct_cells *cells, const struct ct_result_collective *own, struct ct_cell cell,
               struct ct_diag *diag)
{
    const struct ct_result_range *range = ct_result_find_range(own->cases, cell.bytes);
    const char *setting = range->choice.setting == NULL ? "" : range->choice.setting;

    snprintf(cell.collective, sizeof cell.collective, "%s", own->name);
    snprintf(cell.choice, sizeof cell.choice, "%s%s%s", range->choice.algorithm,
             setting[0] == '\0' ? "" : " ", setting);
    return push(cells, &cell, diag);
}

/* Each size up to `largest`, and one between it and the next if there is room. */
static int add_collective(struct ct_cells *cells, const struct ct_result_collective *own,
                          size_t largest, struct ct_diag *diag)
{
    int n = own->cases->nsizes;
    double limit_s = 0; /* per byte */
    int err = CT_OK;

    while (n > 0 && own->cases->sizes[n - 1].bytes > largest)
        n--;
    if (n > 0 && own->cases->sizes[n - 1].bytes > 0) /* no barrier */
        limit_s = own->cases->sizes[n - 1].limit_s / (double)own->cases->sizes[n - 1].bytes;
    for (int i = 0; i < n && err == CT_OK; i++) {
        const struct ct_result_size *size = &own->cases->sizes[i];
        struct ct_cell cell = {.bytes = size->bytes,
                               .is_fixed = true,
                               .limit_s = limit_s * (double)size->bytes,
                               .tuned_s = size->figures.choice.seconds,
                               .native_s = size->figures.native.seconds};

        err = add(cells, own, cell, diag);
        if (err != CT_OK || i + 1 == n)
            continue;
        cell.is_fixed = false;
        cell.bytes = size->bytes * 3 / (2 * UNIT) * UNIT;
        cell.limit_s = limit_s * (double)cell.bytes;
        cell.tuned_s = (cell.tuned_s + size[1].figures.choice.seconds) / 2;
        cell.native_s = (cell.native_s + size[1].figures.native.seconds) / 2;
        if (cell.bytes > size->bytes && cell.bytes < size[1].bytes)
            err = add(cells, own, cell, diag);
    }
    return err;
}

int ct_cells_make(const struct ct_result *result, size_t largest, const char *without,
                  struct ct_cells *cells, struct ct_diag *diag)
{
    int err = CT_OK;

    memset(cells, 0, sizeof *cells);
    for (int c = 0; c < result->ncollectives && err == CT_OK; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        if (without == NULL || strcmp(own->name, without) != 0)
            err = add_collective(cells, own, largest, diag);
    }
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

        ct_text_add(text, "%s %zu %s %.6g %.6g %.6g %s\n", cell->collective, cell->bytes,
                    ct_cell_kind(cell), cell->limit_s, cell->tuned_s, cell->native_s, cell->choice);
    }
}

static bool read_cell(const char *line, struct ct_cell *cell)
{
    char kind[8];
    int used = 0;

    if (sscanf(line, "%47s %zu %7s %lg %lg %lg %319[^\n]%n", cell->collective, &cell->bytes, kind,
               &cell->limit_s, &cell->tuned_s, &cell->native_s, cell->choice, &used) != 7)
        return false;
    cell->is_fixed = strcmp(kind, "fixed") == 0;
    return line[used] == '\0' && strcmp(kind, ct_cell_kind(cell)) == 0;
}

int ct_cells_read(const char *path, struct ct_cells *cells, struct ct_diag *diag)
{
    struct ct_cell cell;
    char *text = NULL, *line, *rest = NULL;
    int number = 0;
    int err;

    memset(cells, 0, sizeof *cells);
    CT_TRY(err, done, ct_file_read(path, &text, diag));
    for (line = strtok_r(text, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest)) {
        number++;
        if (!read_cell(line, &cell))
            CT_TRY(err, done,
                   ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a cell: %.80s", path, number, line));
        CT_TRY(err, done, push(cells, &cell, diag));
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
