/*
 * launch_samples.h - figures of several launches, by row and column, and their medians.
 */
#ifndef CT_BENCH_LAUNCH_SAMPLES_H
#define CT_BENCH_LAUNCH_SAMPLES_H

#include "base/status.h"

#include <stdbool.h>

/* The figures of a row in one column, in the order in which they came. */
struct ct_sample_list {
    double *values;
    int n;
};

struct ct_sample_row {
    char *name;
    struct ct_sample_list *columns;
};

struct ct_samples {
    int ncolumns; /* set before the first is added; the rest is zero then */
    int nrows;
    struct ct_sample_row *rows; /* in the order in which they came */
};

/* Add figures to the row of this name, from column `first` on. Returns 0 or
   CT_ERR_MEMORY. */
int ct_samples_add(struct ct_samples *samples, const char *row, int first, const double *values,
                   int nvalues);
void ct_samples_fini(struct ct_samples *samples);

/*
 * The median of a list, and its least and greatest figure.
 *
 * list     sorted in place
 * returns  false if it has no figures: all three are 0 then
 */
bool ct_sample_list_median(struct ct_sample_list *list, double *median, double *least,
                           double *most);

/* The geometric mean of a list with figures above 0; 0 if it has none. */
double ct_sample_list_mean(const struct ct_sample_list *list);

/*
 * Read all lines of standard input.
 *
 * read     takes a line without its newline; false: it is none of `what`
 * returns  0; CT_ERR_INPUT: "line N: not a line of WHAT"; CT_ERR_MEMORY
 */
typedef bool ct_samples_read_fn(struct ct_samples *samples, const char *line, int *err);
int ct_samples_read(struct ct_samples *samples, ct_samples_read_fn *read, const char *what,
                    struct ct_diag *diag);

#endif
