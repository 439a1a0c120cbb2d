/*
 * launches.c - medians of the launches of side_by_side.
 */
#include "bench/launches.h"

#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TIMES_MAX 100000 /* of one size in one launch */

/* Where a line of side_by_side is, for messages and for what it counts. */
struct place {
    struct ct_launches *launches; /* NULL: nothing is kept */
    const char *path;
    int line;
    int peer; /* -1: none of those asked for */
};

int ct_launches_init(struct ct_launches *launches, const struct ct_cells *cells,
                     const char *const *peers, int npeers, struct ct_diag *diag)
{
    const size_t n = (size_t)cells->ncells * (size_t)(1 + npeers);

    launches->cells = cells;
    launches->peers = peers;
    launches->npeers = npeers;
    launches->rounds = calloc(n + 1, sizeof *launches->rounds);
    return launches->rounds != NULL ? CT_OK : ct_diag_memory(diag);
}

void ct_launches_free(struct ct_launches *launches)
{
    const int n = launches->rounds == NULL
                      ? 0
                      : launches->cells->ncells * (1 + launches->npeers);

    for (int i = 0; i < n; i++)
        free(launches->rounds[i].medians);
    free(launches->rounds);
    launches->rounds = NULL;
}

/* column: 0 tuned, 1 + p peer p. */
static struct ct_medians *rounds_of(const struct ct_launches *launches,
                                    int cell, int column)
{
    return &launches->rounds[cell * (1 + launches->npeers) + column];
}

static int push(struct ct_medians *rounds, double median, struct ct_diag *diag)
{
    double *grown = ct_array_grow(rounds->medians, rounds->n, sizeof *grown);

    if (grown == NULL)
        return ct_diag_memory(diag);
    rounds->medians = grown;
    rounds->medians[rounds->n++] = median;
    return CT_OK;
}

static int fail_line(const struct place *place, const char *text,
                     struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:%d: not a line of side_by_side: %.80s", place->path,
                       place->line, text);
}

/* Read ` WORD T1 ... TN`; what follows, or NULL. */
static const char *read_times(const char *at, const char *word, double *times,
                              int n)
{
    const size_t length = strlen(word);
    char *end;

    if (strncmp(at, word, length) != 0)
        return NULL;
    at += length;
    for (int i = 0; i < n; i++) {
        times[i] = strtod(at, &end);
        if (end == at || !isfinite(times[i]) || times[i] <= 0)
            return NULL;
        at = end;
    }
    return at;
}

/* The cell of this size; its number, or -1: none. */
static int find_cell(const struct place *place, const char *collective,
                     size_t bytes)
{
    const struct ct_launches *launches = place->launches;
    const int n =
        launches == NULL || place->peer < 0 ? 0 : launches->cells->ncells;

    for (int i = 0; i < n; i++) {
        const struct ct_cell *cell = &launches->cells->cells[i];

        if (cell->bytes == bytes && strcmp(cell->collective, collective) == 0)
            return i;
    }
    return -1;
}

/* Keep the median of the times; cell -1: they are of no cell. */
static int keep(const struct place *place, int cell, int column, double *times,
                int n, struct ct_diag *diag)
{
    return cell < 0 ? CT_OK
                    : push(rounds_of(place->launches, cell, column),
                           ct_median(times, n), diag);
}

static int read_line(const struct place *place, const char *line,
                     double times[TIMES_MAX], struct ct_diag *diag)
{
    char collective[CT_CELL_COLLECTIVE];
    const char *at, *after;
    size_t bytes;
    int n, used, cell;
    int err = CT_OK;

    if (sscanf(line, "%47s %zu %d%n", collective, &bytes, &n, &used) != 3 ||
        n < 1 || n > TIMES_MAX)
        return fail_line(place, line, diag);
    cell = find_cell(place, collective, bytes);
    at = line + used;
    after = read_times(at, " tuned", times, n);
    if (after != NULL && place->peer == 0)
        err = keep(place, cell, 0, times, n, diag);
    if (err != CT_OK)
        return err;
    at = read_times(after != NULL ? after : at, " native", times, n);
    if (at == NULL || *at != '\0')
        return fail_line(place, line, diag);
    return keep(place, cell, 1 + place->peer, times, n, diag);
}

/* By the file's name; -1: none. */
static int find_peer(const struct ct_launches *launches, const char *path)
{
    const char *name = strrchr(path, '/');
    size_t length;

    name = name == NULL ? path : name + 1;
    length = strcspn(name, ".");
    for (int i = 0; launches != NULL && i < launches->npeers; i++) {
        if (strlen(launches->peers[i]) == length &&
            strncmp(launches->peers[i], name, length) == 0)
            return i;
    }
    return -1;
}

/* The lines of a launch, up to `done`. */
static int read_lines(struct place *place, char *text, double times[TIMES_MAX],
                      struct ct_diag *diag)
{
    int err = CT_OK;

    if (*text == '\0')
        return ct_diag_set(diag, CT_ERR_INPUT, "%s is empty", place->path);
    while (*text != '\0' && err == CT_OK) {
        char *next = text + strcspn(text, "\n");

        if (*next == '\n')
            *next++ = '\0';
        place->line++;
        if (strcmp(text, "done") == 0 && *next == '\0')
            return CT_OK;
        err = read_line(place, text, times, diag);
        text = next;
    }
    if (err == CT_OK)
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s:%d: cut short: the last line is not done",
                          place->path, place->line);
    return err;
}

int ct_launches_add(struct ct_launches *launches, const char *path,
                    struct ct_diag *diag)
{
    struct place place = {launches, path, 0, find_peer(launches, path)};
    double *times = malloc(TIMES_MAX * sizeof *times);
    char *text = NULL;
    int err;

    if (times == NULL)
        return ct_diag_memory(diag);
    err = ct_file_read(path, &text, diag);
    if (err == CT_OK)
        err = read_lines(&place, text, times, diag);
    free(text);
    free(times);
    return err;
}

/* Add ",FIGURE,LOW,HIGH". */
static int write_figure(const struct ct_launches *launches, int cell,
                        int column, struct ct_text *text, double *figure,
                        struct ct_diag *diag)
{
    const struct ct_medians *rounds = rounds_of(launches, cell, column);
    const struct ct_cell *own = &launches->cells->cells[cell];

    if (rounds->n == 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "no figure of %s: %s of %zu bytes",
                           column == 0 ? "tuned" : launches->peers[column - 1],
                           own->collective, own->bytes);
    *figure = ct_median(rounds->medians, rounds->n); /* sorts them */
    ct_text_add(text, ",%.6g,%.6g,%.6g", *figure, rounds->medians[0],
                rounds->medians[rounds->n - 1]);
    return CT_OK;
}

static int write_cell(const struct ct_launches *launches, int cell,
                      struct ct_text *text, struct ct_diag *diag)
{
    const struct ct_cell *own = &launches->cells->cells[cell];
    double tuned = 0, figure = 0;
    int err;

    ct_text_add(text, "%s,%zu,%s,%s,%.6g", own->collective, own->bytes,
                ct_cell_kind(own), own->choice, own->limit_s);
    err = write_figure(launches, cell, 0, text, &tuned, diag);
    for (int i = 0; i < launches->npeers && err == CT_OK; i++) {
        err = write_figure(launches, cell, 1 + i, text, &figure, diag);
        ct_text_add(text, ",%.4g", figure / tuned);
    }
    ct_text_add(text, ",%d\n", rounds_of(launches, cell, 0)->n);
    return err;
}

int ct_launches_write(const struct ct_launches *launches, struct ct_text *text,
                      struct ct_diag *diag)
{
    int err = CT_OK;

    ct_text_add(text, "collective,bytes,size,choice,limit_s,tuned_s,"
                      "tuned_low_s,tuned_high_s");
    for (int i = 0; i < launches->npeers; i++)
        ct_text_add(text, ",%s_s,%s_low_s,%s_high_s,over_%s",
                    launches->peers[i], launches->peers[i], launches->peers[i],
                    launches->peers[i]);
    ct_text_add(text, ",rounds\n");
    for (int i = 0; i < launches->cells->ncells && err == CT_OK; i++)
        err = write_cell(launches, i, text, diag);
    return err;
}
