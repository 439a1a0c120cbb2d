/*
 * cost_table.c - the table of bench/cost: medians over the launches of
 * call_cost.
 *
 * Usage: cost_table LIBRARIES <LINES
 * A line is what call_cost prints, after the number of its column: 0 without
 * a library, then 1 to LIBRARIES.
 */
#include "base/array.h"
#include "base/statistics.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARIES_MAX 99
#define LAUNCHES_MAX 99

/* The launches of one call on so many ranks, in one column; nanoseconds. */
struct column {
    double times[LAUNCHES_MAX];
    double extras[LAUNCHES_MAX];
    double best;
    int n;
};

struct row {
    char call[48];
    int ranks;
    struct column *columns; /* 1 + the libraries */
};

struct table {
    int ncolumns;
    int nrows;
    struct row *rows;
};

/* One line of the input. */
struct sample {
    struct row row;
    int column;
    double time, best, extra;
};

static bool read_sample(const char *line, int ncolumns, struct sample *sample)
{
    int used = 0;

    return sscanf(line, "%d %47s %d %lg %lg %lg %n", &sample->column,
                  sample->row.call, &sample->row.ranks, &sample->time,
                  &sample->best, &sample->extra, &used) == 6 &&
           line[used] == '\0' && sample->column >= 0 &&
           sample->column < ncolumns;
}

/* The row of a call, new if it has none; NULL when out of memory. */
static struct row *find_row(struct table *table, const struct row *call)
{
    struct row *more;

    for (int i = 0; i < table->nrows; i++) {
        if (table->rows[i].ranks == call->ranks &&
            strcmp(table->rows[i].call, call->call) == 0)
            return &table->rows[i];
    }
    more = ct_array_grow(table->rows, table->nrows, sizeof *more);
    if (more == NULL)
        return NULL;
    table->rows = more;
    more += table->nrows;
    *more = *call;
    more->columns = calloc((size_t)table->ncolumns, sizeof *more->columns);
    table->nrows += more->columns != NULL;
    return more->columns != NULL ? more : NULL;
}

/* NULL, or what is wrong. */
static const char *add(struct table *table, const struct sample *sample)
{
    struct row *row = find_row(table, &sample->row);
    struct column *column;

    if (row == NULL)
        return "out of memory";
    column = &row->columns[sample->column];
    if (column->n == LAUNCHES_MAX)
        return "too many launches";
    if (column->n == 0 || sample->best < column->best)
        column->best = sample->best;
    column->times[column->n] = sample->time;
    column->extras[column->n++] = sample->extra;
    return NULL;
}

/* NULL, or what is wrong; `number` is then the line's. */
static const char *read_all(struct table *table, int *number)
{
    char line[400];
    const char *wrong = NULL;

    while (wrong == NULL && fgets(line, sizeof line, stdin) != NULL) {
        struct sample sample;

        ++*number;
        wrong = read_sample(line, table->ncolumns, &sample)
                    ? add(table, &sample)
                    : "not a line of call_cost";
    }
    return wrong;
}

static void print_cell(struct column *column)
{
    char text[80] = "-";

    if (column->n > 0)
        snprintf(text, sizeof text, "%.0f (%.0f) %+.0f",
                 ct_median(column->times, column->n), column->best,
                 ct_median(column->extras, column->n));
    printf("%24s", text);
}

static void print_table(const struct table *table)
{
    printf("%-24s%5s%24s", "call", "ranks", "without");
    for (int i = 1; i < table->ncolumns; i++)
        printf("%*s %d", i < 10 ? 22 : 21, "library", i);
    printf("\n");
    for (int i = 0; i < table->nrows; i++) {
        printf("%-24s%5d", table->rows[i].call, table->rows[i].ranks);
        for (int k = 0; k < table->ncolumns; k++)
            print_cell(&table->rows[i].columns[k]);
        printf("\n");
    }
}

int main(int argc, char **argv)
{
    const int libraries = argc == 2 ? atoi(argv[1]) : 0;
    struct table table = {1 + libraries, 0, NULL};
    const char *wrong;
    int number = 0;

    if (libraries < 1 || libraries > LIBRARIES_MAX) {
        fprintf(stderr, "usage: cost_table LIBRARIES <LINES\n");
        return 2;
    }
    wrong = read_all(&table, &number);
    if (wrong == NULL)
        print_table(&table);
    else
        fprintf(stderr, "cost_table: line %d: %s\n", number, wrong);
    for (int i = 0; i < table.nrows; i++)
        free(table.rows[i].columns);
    free(table.rows);
    return wrong == NULL ? EXIT_SUCCESS : 2;
}
