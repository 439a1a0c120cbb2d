/*
 * csv.h - reads a CSV file: a line of names, then rows.
 */
#ifndef CT_BENCH_CSV_H
#define CT_BENCH_CSV_H

#include "base/status.h"
#include "result/csv_line.h"

#include <stdbool.h>

/* A file and the row read last. Names and values are borrowed from `text`. */
struct ct_csv {
    const char *path; /* borrowed */
    char *text;
    char *next;
    int line; /* of the row read last; 1: the names */
    int ncolumns;
    char *names[CT_CSV_FIELDS];
    char *values[CT_CSV_FIELDS];
};

/*
 * Read a file and its names.
 *
 * csv      out: ct_csv_close, also after a failure
 * path     kept: must stay valid
 * returns  0; CT_ERR_INPUT if there are no names or too many
 */
int ct_csv_open(struct ct_csv *csv, const char *path, struct ct_diag *diag);
void ct_csv_close(struct ct_csv *csv);

/*
 * Go to the next row.
 *
 * is_there  out: false after the last row
 * returns   0; CT_ERR_INPUT if the row has more or fewer values than names
 */
int ct_csv_next(struct ct_csv *csv, bool *is_there, struct ct_diag *diag);

/*
 * The row's value in a column.
 *
 * returns  0; CT_ERR_INPUT with file and line if there is no such column or,
 *          for a number, the value is none, is infinite or below 0
 */
int ct_csv_text(const struct ct_csv *csv, const char *name, const char **value,
                struct ct_diag *diag);
int ct_csv_number(const struct ct_csv *csv, const char *name, double *value, struct ct_diag *diag);

#endif
