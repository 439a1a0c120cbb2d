/*
 * overhead_table.c - the table of bench/overhead: medians over the launches of
 * overhead_calls, whose lines it reads.
 *
 * Usage: overhead_table <LINES
 */
#include "base/array.h"
#include "base/statistics.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LAUNCHES_MAX 99
#define FIGURES 3 /* by hand, engine, call */

/* An algorithm at a size. */
struct row {
    char algorithm[64];
    int bytes;
    double figures[FIGURES][LAUNCHES_MAX];
    int n;
};

struct table {
    struct row *rows;
    int nrows;
};

static bool read_sample(const char *line, struct row *sample)
{
    int used = 0;

    sample->n = 0;
    return sscanf(line, "%63s %d %lg %lg %lg %n", sample->algorithm,
                  &sample->bytes, &sample->figures[0][0],
                  &sample->figures[1][0], &sample->figures[2][0],
                  &used) == 2 + FIGURES &&
           line[used] == '\0';
}

/* The row of a sample, new if it has none; NULL when out of memory. */
static struct row *find_row(struct table *table, const struct row *sample)
{
    struct row *more;

    for (int i = 0; i < table->nrows; i++) {
        if (table->rows[i].bytes == sample->bytes &&
            strcmp(table->rows[i].algorithm, sample->algorithm) == 0)
            return &table->rows[i];
    }
    more = ct_array_grow(table->rows, table->nrows, sizeof *more);
    if (more == NULL)
        return NULL;
    table->rows = more;
    more[table->nrows] = *sample;
    return &more[table->nrows++];
}

/* NULL, or what is wrong. */
static const char *add(struct table *table, const struct row *sample)
{
    struct row *row = find_row(table, sample);

    if (row == NULL)
        return "out of memory";
    if (row->n == LAUNCHES_MAX)
        return "too many launches";
    for (int i = 0; i < FIGURES; i++)
        row->figures[i][row->n] = sample->figures[i][0];
    row->n++;
    return NULL;
}

/* NULL, or what is wrong; `number` is then the line's. */
static const char *read_all(struct table *table, int *number)
{
    static struct row sample;
    char line[400];
    const char *wrong = NULL;

    while (wrong == NULL && fgets(line, sizeof line, stdin) != NULL) {
        ++*number;
        wrong = read_sample(line, &sample) ? add(table, &sample)
                                           : "not a line of overhead_calls";
    }
    return wrong;
}

/* ct_median sorts. */
static void print_figure(double *figures, int n, int digits)
{
    const double middle = ct_median(figures, n);
    char text[60];

    snprintf(text, sizeof text, "%.*f (%.*f-%.*f)", digits, middle, digits,
             figures[0], digits, figures[n - 1]);
    printf("%26s", text);
}

static void print_table(const struct table *table)
{
    printf("%-30s%8s%26s%26s%26s\n", "algorithm", "bytes", "by hand, us",
           "engine", "call");
    for (int i = 0; i < table->nrows; i++) {
        struct row *row = &table->rows[i];

        printf("%-30s%8d", row->algorithm, row->bytes);
        for (int k = 0; k < FIGURES; k++)
            print_figure(row->figures[k], row->n, k == 0 ? 2 : 3);
        printf("\n");
    }
}

int main(void)
{
    struct table table = {NULL, 0};
    int number = 0;
    const char *wrong = read_all(&table, &number);

    if (wrong == NULL)
        print_table(&table);
    else
        fprintf(stderr, "overhead_table: line %d: %s\n", number, wrong);
    free(table.rows);
    return wrong == NULL ? EXIT_SUCCESS : 2;
}
