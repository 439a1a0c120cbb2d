/*
 * launch_samples.c - rows that grow, and the lines that they come from.
 */
#include "bench/launch_samples.h"

#include "base/array.h"
#include "base/statistics.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The row of this name, a new one if there is none; NULL: out of memory. */
static struct ct_sample_row *find_row(struct ct_samples *samples, const char *name)
{
    struct ct_sample_row *rows = samples->rows, *row;

    for (int i = 0; i < samples->nrows; i++) {
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    }
    rows = ct_array_grow(rows, samples->nrows, sizeof *rows);
    if (rows == NULL)
        return NULL;
    samples->rows = rows;
    row = &rows[samples->nrows];
    row->name = strdup(name);
    row->columns = calloc((size_t)samples->ncolumns, sizeof *row->columns);
    samples->nrows++;
    return row->name != NULL && row->columns != NULL ? row : NULL;
}

int ct_samples_add(struct ct_samples *samples, const char *row, int first, const double *values,
                   int nvalues)
{
    struct ct_sample_row *found = find_row(samples, row);

    for (int i = 0; i < nvalues && found != NULL; i++) {
        struct ct_sample_list *list = &found->columns[first + i];
        double *grown = ct_array_grow(list->values, list->n, sizeof *grown);

        if (grown == NULL)
            return CT_ERR_MEMORY;
        list->values = grown;
        grown[list->n++] = values[i];
    }
    return found == NULL ? CT_ERR_MEMORY : CT_OK;
}

void ct_samples_fini(struct ct_samples *samples)
{
    for (int i = 0; i < samples->nrows; i++) {
        struct ct_sample_row *row = &samples->rows[i];

        for (int k = 0; k < samples->ncolumns && row->columns != NULL; k++)
            free(row->columns[k].values);
        free(row->columns);
        free(row->name);
    }
    free(samples->rows);
}

bool ct_sample_list_median(struct ct_sample_list *list, double *median, double *least, double *most)
{
    *median = *least = *most = 0;
    if (list->n == 0)
        return false;
    *median = ct_median(list->values, list->n); /* sorts */
    *least = list->values[0];
    *most = list->values[list->n - 1];
    return true;
}

double ct_sample_list_mean(const struct ct_sample_list *list)
{
    double sum = 0;

    for (int i = 0; i < list->n; i++)
        sum += log(list->values[i]);
    return list->n == 0 ? 0 : exp(sum / list->n);
}

int ct_samples_read(struct ct_samples *samples, ct_samples_read_fn *read, const char *what,
                    struct ct_diag *diag)
{
    char line[400];
    int err = CT_OK;

    for (int number = 1; fgets(line, sizeof line, stdin) != NULL; number++) {
        line[strcspn(line, "\n")] = '\0';
        if (!read(samples, line, &err))
            return ct_diag_set(diag, CT_ERR_INPUT, "line %d: not a line of %s", number, what);
        if (err != CT_OK)
            return ct_diag_memory(diag);
    }
    return CT_OK;
}
