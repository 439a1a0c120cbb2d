/*
 * apps_table.c - the table of bench/run_apps: medians over the launches of
 * the programs, whose lines it reads, each after the word "native" or "tuned".
 *
 * Usage: apps_table <LINES
 */
#include "base/array.h"
#include "base/statistics.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LAUNCHES_MAX 99

enum side { NATIVE, TUNED, SIDES };
enum figure { COLLECTIVES, ALL, FIGURES };

struct launches {
    double seconds[FIGURES][LAUNCHES_MAX];
    int n;
};

/* A program with its arguments. */
struct row {
    char program[200];
    struct launches sides[SIDES];
};

struct table {
    struct row *rows;
    int nrows;
};

struct sample {
    enum side side;
    char program[200]; /* up to the result, "n_body: 4 ranks, BODIES 64" */
    double seconds[FIGURES];
};

static bool read_side(const char *word, enum side *side)
{
    *side = strcmp(word, "native") == 0 ? NATIVE : TUNED;
    return *side == NATIVE || strcmp(word, "tuned") == 0;
}

/* "NAME: ARGUMENTS: RESULT, in collectives X of Y s" */
static bool read_program(const char *text, struct sample *sample)
{
    static const char times[] = ", in collectives ";
    const char *arguments = strstr(text, ": ");
    const char *result = arguments == NULL ? NULL : strstr(arguments + 2, ": ");
    const char *seconds = result == NULL ? NULL : strstr(result, times);
    int used = 0;

    if (seconds == NULL || result - text >= (long)sizeof sample->program)
        return false;
    snprintf(sample->program, sizeof sample->program, "%.*s",
             (int)(result - text), text);
    return sscanf(seconds + strlen(times), "%lg of %lg s %n",
                  &sample->seconds[COLLECTIVES], &sample->seconds[ALL],
                  &used) == 2 &&
           used > 0 && seconds[strlen(times) + (size_t)used] == '\0';
}

static bool read_sample(const char *line, struct sample *sample)
{
    char word[20];
    int used = 0;

    return sscanf(line, "%19s %n", word, &used) == 1 &&
           read_side(word, &sample->side) && read_program(line + used, sample);
}

/* The row of a sample, new if it has none; NULL when out of memory. */
static struct row *find_row(struct table *table, const char *program)
{
    struct row *rows = table->rows;

    for (int i = 0; i < table->nrows; i++) {
        if (strcmp(rows[i].program, program) == 0)
            return &rows[i];
    }
    rows = ct_array_grow(rows, table->nrows, sizeof *rows);
    if (rows == NULL)
        return NULL;
    table->rows = rows;
    memset(&rows[table->nrows], 0, sizeof *rows);
    snprintf(rows[table->nrows].program, sizeof rows->program, "%s", program);
    return &rows[table->nrows++];
}

/* NULL, or what is wrong. */
static const char *add(struct table *table, const struct sample *sample)
{
    struct row *row = find_row(table, sample->program);
    struct launches *launches;

    if (row == NULL)
        return "out of memory";
    launches = &row->sides[sample->side];
    if (launches->n == LAUNCHES_MAX)
        return "too many launches";
    for (int i = 0; i < FIGURES; i++)
        launches->seconds[i][launches->n] = sample->seconds[i];
    launches->n++;
    return NULL;
}

/* NULL, or what is wrong; `number` is then the line's. */
static const char *read_all(struct table *table, int *number)
{
    static struct sample sample;
    char line[400];
    const char *wrong = NULL;

    while (wrong == NULL && fgets(line, sizeof line, stdin) != NULL) {
        ++*number;
        wrong = read_sample(line, &sample) ? add(table, &sample)
                                           : "not a line of a program";
    }
    return wrong;
}

/* Returns the median. ct_median sorts. */
static double print_side(struct launches *side, int figure)
{
    double *seconds = side->seconds[figure];
    char text[60];
    double middle;

    if (side->n == 0) {
        printf("%26s", "-");
        return 0;
    }
    middle = ct_median(seconds, side->n);
    snprintf(text, sizeof text, "%.3f (%.3f-%.3f)", middle, seconds[0],
             seconds[side->n - 1]);
    printf("%26s", text);
    return middle;
}

static void print_row(struct row *row)
{
    static const char *const names[FIGURES] = {"in collectives", "in all"};

    printf("%s\n", row->program);
    for (int i = 0; i < FIGURES; i++) {
        double medians[SIDES];

        printf("  %-16s", names[i]);
        for (int side = 0; side < SIDES; side++)
            medians[side] = print_side(&row->sides[side], i);
        if (medians[NATIVE] > 0 && medians[TUNED] > 0)
            printf("%10.2f\n", medians[NATIVE] / medians[TUNED]);
        else
            printf("%10s\n", "-");
    }
}

int main(void)
{
    struct table table = {NULL, 0};
    int number = 0;
    const char *wrong = read_all(&table, &number);

    if (wrong == NULL) {
        printf("%-18s%26s%26s%10s\n", "seconds", "native", "tuned", "speed-up");
        for (int i = 0; i < table.nrows; i++)
            print_row(&table.rows[i]);
    } else {
        fprintf(stderr, "apps_table: line %d: %s\n", number, wrong);
    }
    free(table.rows);
    return wrong == NULL ? EXIT_SUCCESS : 2;
}
