/*
 * cells.h - what bench compare measures: sizes of collectives.
 *
 * As text a cell is a line:
 *   COLLECTIVE BYTES fixed|between LIMIT SECONDS SECONDS CHOICE
 */
#ifndef CT_BENCH_CELLS_H
#define CT_BENCH_CELLS_H

#include "base/text.h"
#include "bench/side_line.h"
#include "result/result.h"

#define CT_CELL_CHOICE 320

struct ct_cell {
    char collective[CT_SIDE_NAME];
    char choice[CT_CELL_CHOICE];
    size_t bytes;
    bool is_fixed;  /* a size that was tuned; otherwise between two of those */
    double limit_s; /* 0: unknown */
    double tuned_s; /* what one call took when tuned, of the choice */
    double native_s;
};

struct ct_cells {
    struct ct_cell *cells;
    int ncells;
};

/*
 * The cells of a machine folder: each fixed size, and between two of them one that
 * was not tuned, 1.5 times the smaller one.
 *
 * Limits are proportional to the bytes: they are computed from that of the
 * collective's largest size. Times between two sizes are their mean.
 *
 * largest  bytes: no larger sizes
 * without  a collective to leave out; NULL: none
 * cells    out: ct_cells_free, also after a failure
 * returns  0 or CT_ERR_MEMORY
 */
int ct_cells_make(const struct ct_result *result, size_t largest, const char *without,
                  struct ct_cells *cells, struct ct_diag *diag);

/* Add the cells, one per line. */
void ct_cells_write(const struct ct_cells *cells, struct ct_text *text);

/*
 * Read what ct_cells_write wrote.
 *
 * cells    out: ct_cells_free, also after a failure
 * returns  0; CT_ERR_INPUT with file and line
 */
int ct_cells_read(const char *path, struct ct_cells *cells, struct ct_diag *diag);
void ct_cells_free(struct ct_cells *cells);

/* "fixed" or "between". */
const char *ct_cell_kind(const struct ct_cell *cell);

#endif
