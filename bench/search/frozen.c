/*
 * frozen.c - reads journals of versions 1 and 2 by the names of their columns.
 */
#include "bench/search/frozen.h"

#include "base/array.h"
#include "base/files.h"
#include "repo/aliases.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a reader wants of a line; -1: the journal does not have it. */
enum field {
    COLLECTIVE,
    ALGORITHM,
    SETTING,
    BYTES,
    MECHANISM,
    SECONDS,
    NFIELDS
};

#define COLUMNS_MAX 16

struct columns {
    int at[NFIELDS];
};

static int cut(char *line, char **values)
{
    int n = 0;

    for (char *at = line; at != NULL && n < COLUMNS_MAX; n++) {
        values[n] = at;
        at = strchr(at, ',');
        if (at != NULL)
            *at++ = '\0';
    }
    return n;
}

/* "param" is what "setting" was called once. */
static int read_names(char *line, struct columns *columns)
{
    static const char *const names[NFIELDS] = {
        "collective", "algorithm", "setting", "bytes", "mechanism", "seconds"};
    char *values[COLUMNS_MAX];
    const int n = cut(line, values);

    for (int f = 0; f < NFIELDS; f++) {
        columns->at[f] = -1;
        for (int i = 0; i < n; i++) {
            if (strcmp(values[i], names[f]) == 0 ||
                (f == SETTING && strcmp(values[i], "param") == 0))
                columns->at[f] = i;
        }
        if (columns->at[f] < 0 && f != MECHANISM)
            return CT_ERR_INPUT;
    }
    return CT_OK;
}

/* Samples between semicolons; others, reasons for example, give none. */
static int read_samples(const char *text, struct ct_frozen_line *line)
{
    int room = 1;

    for (const char *at = text; *at != '\0'; at++)
        room += *at == ';';
    line->logs = calloc((size_t)room, sizeof *line->logs);
    if (line->logs == NULL)
        return CT_ERR_MEMORY;
    for (const char *at = text; line->n < room; at++) {
        char *end;
        const double seconds = strtod(at, &end);

        if (end == at || !isfinite(seconds) || seconds <= 0)
            break;
        line->logs[line->n++] = log(seconds);
        at = end;
        if (*at != ';')
            break;
    }
    return CT_OK;
}

struct naming {
    ct_frozen_name_fn *name;
    void *ctx;
};

static int read_line(struct ct_frozen *frozen, const struct columns *columns,
                     char *text, const struct naming *naming, int journal)
{
    char *values[COLUMNS_MAX];
    char algorithm[CT_ALGORITHM_TEXT], setting[CT_SETTING_TEXT];
    const int n = cut(text, values);
    struct ct_frozen_line line = {.journal = journal, .place = frozen->nlines};
    struct ct_frozen_line *lines;

    if (n <= columns->at[SECONDS] ||
        (columns->at[MECHANISM] >= 0 &&
         strcmp(values[columns->at[MECHANISM]], "barrier") != 0))
        return CT_OK;
    snprintf(algorithm, sizeof algorithm, "%s", values[columns->at[ALGORITHM]]);
    snprintf(setting, sizeof setting, "%s", values[columns->at[SETTING]]);
    ct_alias_replace(algorithm, setting, NULL);
    if (!naming->name(naming->ctx, values[columns->at[COLLECTIVE]], algorithm,
                      setting, &line)) {
        frozen->nunknown++;
        return CT_OK;
    }
    line.bytes = (size_t)strtoull(values[columns->at[BYTES]], NULL, 10);
    lines = ct_array_grow(frozen->lines, frozen->nlines, sizeof *lines);
    if (lines == NULL)
        return CT_ERR_MEMORY;
    frozen->lines = lines;
    if (read_samples(values[columns->at[SECONDS]], &line) != CT_OK)
        return CT_ERR_MEMORY;
    if (line.n > 0)
        lines[frozen->nlines++] = line;
    else
        free(line.logs);
    return CT_OK;
}

static int read_text(struct ct_frozen *frozen, char *text, int journal,
                     const struct naming *naming)
{
    struct columns columns;
    bool has_names = false;
    char *rest;
    int err = CT_OK;

    for (char *line = text; *line != '\0' && err == CT_OK; line = rest) {
        rest = line + strcspn(line, "\n");
        if (*rest == '\n')
            *rest++ = '\0';
        if (*line == '#')
            continue;
        if (!has_names)
            err = read_names(line, &columns);
        else
            err = read_line(frozen, &columns, line, naming, journal);
        has_names = true;
    }
    return err;
}

int ct_frozen_read(struct ct_frozen *frozen, const char *path, int journal,
                   ct_frozen_name_fn *name, void *ctx, struct ct_diag *diag)
{
    const struct naming naming = {name, ctx};
    char *text = NULL;
    int err = ct_file_read(path, &text, diag);

    if (err != CT_OK)
        return err;
    err = read_text(frozen, text, journal, &naming);
    free(text);
    if (err == CT_ERR_MEMORY)
        return ct_diag_memory(diag);
    if (err != CT_OK)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s has not the columns of a journal", path);
    return CT_OK;
}

void ct_frozen_fini(struct ct_frozen *frozen)
{
    for (int i = 0; i < frozen->nlines; i++)
        free(frozen->lines[i].logs);
    free(frozen->lines);
}

static int compare(const void *a, const void *b)
{
    const struct ct_frozen_line *x = a, *y = b;

    if (x->collective != y->collective)
        return x->collective < y->collective ? -1 : 1;
    if (x->bytes != y->bytes)
        return x->bytes < y->bytes ? -1 : 1;
    if (x->journal != y->journal)
        return x->journal < y->journal ? -1 : 1;
    return x->place < y->place ? -1 : 1;
}

void ct_frozen_sort(struct ct_frozen *frozen)
{
    if (frozen->nlines > 0)
        qsort(frozen->lines, (size_t)frozen->nlines, sizeof *frozen->lines,
              compare);
}
