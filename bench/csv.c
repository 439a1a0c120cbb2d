/*
 * csv.c - reads a CSV file, line by line.
 */
#include "bench/csv.h"

#include "base/files.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Take the next line apart; the number of its fields, of which those above
   CT_CSV_FIELDS are not kept. */
static int take_line(struct ct_csv *csv, char **fields, int *n, struct ct_diag *diag)
{
    char *line = csv->next;
    const char *wrong;

    csv->next += strcspn(line, "\n");
    if (*csv->next == '\n')
        *csv->next++ = '\0';
    csv->line++;
    wrong = ct_csv_split(line, fields, n);
    return wrong == NULL
               ? CT_OK
               : ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: %s", csv->path, csv->line, wrong);
}

int ct_csv_open(struct ct_csv *csv, const char *path, struct ct_diag *diag)
{
    int err;

    memset(csv, 0, sizeof *csv);
    csv->path = path;
    err = ct_file_read(path, &csv->text, diag);
    if (err != CT_OK)
        return err;
    csv->next = csv->text;
    if (*csv->next == '\0')
        return ct_diag_set(diag, CT_ERR_INPUT, "%s is empty", path);
    err = take_line(csv, csv->names, &csv->ncolumns, diag);
    if (err == CT_OK && csv->ncolumns > CT_CSV_FIELDS)
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s:1: more than %d columns", path, CT_CSV_FIELDS);
    return err;
}

void ct_csv_close(struct ct_csv *csv)
{
    free(csv->text);
    csv->text = NULL;
}

int ct_csv_next(struct ct_csv *csv, bool *is_there, struct ct_diag *diag)
{
    int n, err;

    *is_there = *csv->next != '\0';
    if (!*is_there)
        return CT_OK;
    err = take_line(csv, csv->values, &n, diag);
    if (err != CT_OK || n == csv->ncolumns)
        return err;
    return ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: %s values than columns", csv->path, csv->line,
                       n > csv->ncolumns ? "more" : "fewer");
}

static int find(const struct ct_csv *csv, const char *name)
{
    int i = 0;

    while (i < csv->ncolumns && strcmp(csv->names[i], name) != 0)
        i++;
    return i;
}

int ct_csv_text(const struct ct_csv *csv, const char *name, const char **value,
                struct ct_diag *diag)
{
    const int column = find(csv, name);

    if (column == csv->ncolumns)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s:1: no column %s", csv->path, name);
    *value = csv->values[column];
    return CT_OK;
}

int ct_csv_number(const struct ct_csv *csv, const char *name, double *value, struct ct_diag *diag)
{
    const char *text = "";
    char *end;
    const int err = ct_csv_text(csv, name, &text, diag);

    if (err != CT_OK)
        return err;
    *value = strtod(text, &end);
    if (end != text && *end == '\0' && isfinite(*value) && *value >= 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: %s is not a number: %.40s", csv->path, csv->line,
                       name, text);
}
