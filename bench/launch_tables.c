/*
 * launch_tables.c - the tables of cost, overhead, start and run_apps: medians over
 * the launches of a program, whose lines come on standard input.
 */
#include "bench/launch_samples.h"
#include "bench/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line of cost: that of call_cost, after the number of its column. */
static bool read_cost(struct ct_samples *samples, const char *line, int *err)
{
    char call[48], row[80];
    double values[3];
    int column, ranks, used = 0;

    if (sscanf(line, "%d %47s %d %lg %lg %lg%n", &column, call, &ranks, &values[0], &values[1],
               &values[2], &used) != 6 ||
        line[used] != '\0' || column < 0 || 3 * column >= samples->ncolumns)
        return false;
    snprintf(row, sizeof row, "%-24s%5d", call, ranks);
    *err = ct_samples_add(samples, row, 3 * column, values, 3);
    return true;
}

static void add_cost(struct ct_text *text, struct ct_sample_list *columns)
{
    double time, extra, best, least, most;
    char cell[80] = "-";

    if (ct_sample_list_median(&columns[0], &time, &least, &most)) {
        ct_sample_list_median(&columns[2], &extra, &least, &most);
        ct_sample_list_median(&columns[1], &least, &best, &most);
        snprintf(cell, sizeof cell, "%.0f (%.0f) %+.0f", time, best, extra);
    }
    ct_text_add(text, "%24s", cell);
}

static int run_cost(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const int libraries = (int)strtol(call->arguments[0], NULL, 10);
    struct ct_samples samples = {.ncolumns = 3 * (1 + libraries)};
    int err = libraries < 1 || libraries > 99
                  ? ct_diag_set(diag, CT_ERR_INPUT, "not 1 to 99 libraries: %s", call->arguments[0])
                  : ct_samples_read(&samples, read_cost, "call_cost", diag);

    ct_text_add(text, "%-24s%5s%24s", "call", "ranks", "without");
    for (int i = 1; i <= libraries; i++)
        ct_text_add(text, "%*s %d", i < 10 ? 22 : 21, "library", i);
    ct_text_add(text, "\n");
    for (int i = 0; i < samples.nrows && err == CT_OK; i++) {
        ct_text_add(text, "%s", samples.rows[i].name);
        for (int k = 0; k < samples.ncolumns; k += 3)
            add_cost(text, &samples.rows[i].columns[k]);
        ct_text_add(text, "\n");
    }
    ct_samples_fini(&samples);
    return err;
}

/* "12.3 (10.0-15.1)"; "-" if there are no figures. Returns the median. */
static double add_spread(struct ct_text *text, struct ct_sample_list *list, int digits)
{
    double median, least, most;
    char cell[80] = "-";

    if (ct_sample_list_median(list, &median, &least, &most))
        snprintf(cell, sizeof cell, "%.*f (%.*f-%.*f)", digits, median, digits, least, digits,
                 most);
    ct_text_add(text, " %25s", cell);
    return median;
}

static bool read_overhead(struct ct_samples *samples, const char *line, int *err)
{
    char algorithm[64], row[120];
    double values[3];
    int bytes, used = 0;

    if (sscanf(line, "%63s %d %lg %lg %lg%n", algorithm, &bytes, &values[0], &values[1], &values[2],
               &used) != 5 ||
        line[used] != '\0')
        return false;
    snprintf(row, sizeof row, "%-30s%8d", algorithm, bytes);
    *err = ct_samples_add(samples, row, 0, values, 3);
    return true;
}

static int run_overhead(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_samples samples = {.ncolumns = 3};
    const int err = ct_samples_read(&samples, read_overhead, "overhead_calls", diag);

    (void)call;
    ct_text_add(text, "%-30s%8s%26s%26s%26s\n", "algorithm", "bytes", "by hand, us", "engine",
                "call");
    for (int i = 0; i < samples.nrows; i++) {
        ct_text_add(text, "%s", samples.rows[i].name);
        for (int k = 0; k < 3; k++)
            add_spread(text, &samples.rows[i].columns[k], k == 0 ? 2 : 3);
        ct_text_add(text, "\n");
    }
    ct_samples_fini(&samples);
    return err;
}

static bool read_start(struct ct_samples *samples, const char *line, int *err)
{
    double values[2];
    char row[40];
    int used = 0;

    if (sscanf(line, "%39s %lg %lg%n", row, &values[0], &values[1], &used) != 3 ||
        line[used] != '\0')
        return false;
    *err = ct_samples_add(samples, row, 0, values, 2);
    return true;
}

static int run_start(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_samples samples = {.ncolumns = 2};
    const int err = ct_samples_read(&samples, read_start, "start_time", diag);
    double init, own, least, most;

    (void)call;
    for (int i = 0; i < samples.nrows; i++) {
        struct ct_sample_row *row = &samples.rows[i];

        ct_sample_list_median(&row->columns[0], &init, &least, &most);
        ct_sample_list_median(&row->columns[1], &own, &least, &most);
        ct_text_add(text,
                    "%s the library: MPI_Init %.3f ms, of which after its own "
                    "part %.3f ms\n",
                    row->name, init, own);
    }
    ct_samples_fini(&samples);
    return err;
}

/* Lines of window_gains, "gain COLLECTIVE BYTES NATIVE GAIN", and of window_overhead, "hand
   ALGORITHM BYTES HAND ENGINE NATIVE". */
static bool read_windows(struct ct_samples *samples, const char *line, int *err)
{
    const bool is_gain = strncmp(line, "gain ", 5) == 0;
    char name[64], row[120];
    double values[3];
    int bytes, used = 0, more = 0;

    if ((!is_gain && strncmp(line, "hand ", 5) != 0) ||
        sscanf(line + 5, "%63s %d %lg %lg%n", name, &bytes, &values[0], &values[1], &used) != 4 ||
        (!is_gain && sscanf(line + 5 + used, "%lg%n", &values[2], &more) != 1) ||
        line[5 + used + more] != '\0')
        return false;
    snprintf(row, sizeof row, "%s %-22s%8d", is_gain ? "gain" : "hand", name, bytes);
    *err = ct_samples_add(samples, row, 0, values, 2);
    return true;
}

/* After the sizes of a collective, which are rows from `first` to before `end`: the geometric
   mean of its gains. */
static void add_gain(struct ct_text *text, const struct ct_samples *samples, int first, int end)
{
    struct ct_sample_list gains = {.values = calloc((size_t)(end - first), sizeof(double))};
    double least, most;

    for (int i = first; i < end && gains.values != NULL; i++)
        ct_sample_list_median(&samples->rows[i].columns[1], &gains.values[gains.n++], &least,
                              &most);
    if (end - first > 1)
        ct_text_add(text, "%.27s    mean%26s%19.3f\n", samples->rows[first].name, "",
                    ct_sample_list_mean(&gains));
    free(gains.values);
}

/* True if both rows are of one collective. */
static bool is_like(const struct ct_sample_row *row, const struct ct_sample_row *other)
{
    return strncmp(row->name, other->name, 27) == 0;
}

static int run_windows(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_samples samples = {.ncolumns = 2};
    const int err = ct_samples_read(&samples, read_windows, "window_gains", diag);
    int first = 0;

    (void)call;
    ct_text_add(text, "%-27s%8s%26s%26s\n", "gain: native / window", "bytes", "native, us", "gain");
    ct_text_add(text, "%-27s%8s%26s%26s\n", "hand: window / by hand", "", "by hand, us", "window");
    for (int i = 0; i < samples.nrows; i++) {
        ct_text_add(text, "%s", samples.rows[i].name);
        for (int k = 0; k < 2; k++)
            add_spread(text, &samples.rows[i].columns[k], 3);
        ct_text_add(text, "\n");
        if (i + 1 < samples.nrows && is_like(&samples.rows[i], &samples.rows[i + 1]))
            continue;
        if (samples.rows[i].name[0] == 'g')
            add_gain(text, &samples, first, i + 1);
        first = i + 1;
    }
    ct_samples_fini(&samples);
    return err;
}

/* "native NAME: ARGUMENTS: RESULT, in collectives X of Y s", or with "tuned";
   columns: collectives and all, native, then tuned. */
static bool read_app(struct ct_samples *samples, const char *line, int *err)
{
    static const char times[] = ", in collectives ";
    const bool is_tuned = strncmp(line, "tuned ", 6) == 0;
    const char *name = line + (is_tuned ? 6 : 7);
    const char *arguments, *result, *seconds;
    double values[2];
    char row[200];
    int used = 0;

    if (!is_tuned && strncmp(line, "native ", 7) != 0)
        return false;
    arguments = strstr(name, ": ");
    result = arguments == NULL ? NULL : strstr(arguments + 2, ": ");
    seconds = result == NULL ? NULL : strstr(result, times);
    if (seconds == NULL ||
        sscanf(seconds + strlen(times), "%lg of %lg s%n", &values[0], &values[1], &used) != 2 ||
        used == 0 || seconds[strlen(times) + (size_t)used] != '\0')
        return false;
    snprintf(row, sizeof row, "%.*s", (int)(result - name), name);
    *err = ct_samples_add(samples, row, is_tuned ? 2 : 0, values, 2);
    return true;
}

static int run_apps(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_samples samples = {.ncolumns = 4};
    const int err = ct_samples_read(&samples, read_app, "a program", diag);

    (void)call;
    ct_text_add(text, "%-18s%26s%26s%10s\n", "seconds", "native", "tuned", "speed-up");
    for (int i = 0; i < samples.nrows; i++) {
        struct ct_sample_row *row = &samples.rows[i];

        ct_text_add(text, "%s\n", row->name);
        for (int k = 0; k < 2; k++) {
            double native, tuned;

            ct_text_add(text, "  %-16s", k == 0 ? "in collectives" : "in all");
            native = add_spread(text, &row->columns[k], 3);
            tuned = add_spread(text, &row->columns[2 + k], 3);
            if (native > 0 && tuned > 0)
                ct_text_add(text, "%10.2f\n", native / tuned);
            else
                ct_text_add(text, "%10s\n", "-");
        }
    }
    ct_samples_fini(&samples);
    return err;
}

const struct ct_verb ct_launch_verbs[] = {
    {"cost_table", "LIBRARIES <LINES", 1, 1, "the table of cost", NULL, run_cost},
    {"overhead_table", "<LINES", 0, 1, "the table of overhead", NULL, run_overhead},
    {"start_table", "<LINES", 0, 1, "the table of start", NULL, run_start},
    {"windows_table", "<LINES", 0, 1, "the table of windows", NULL, run_windows},
    {"run_apps_table", "<LINES", 0, 0, "the table of run_apps", NULL, run_apps},
    {.name = NULL}};
