/*
 * frozen.c - reads journals, line by line as the driver does.
 */
#include "driver/journal/frozen.h"

#include "base/array.h"
#include "base/files.h"
#include "driver/journal/record.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CT_JOURNAL_START "# colltune measurements "
#define FINGERPRINTS_FROM 3 /* the first format that has fingerprints of algorithms */

/* A journal that is being read. */
struct reading {
    struct ct_frozen *frozen;
    struct ct_journal_algorithms algorithms;
    int journal;
    int nknown; /* candidates from this number on are unknown */
    int format; /* 0: no line has said so */
};

/* Add what a record says, of a candidate with its own name. */
static int add(struct ct_frozen *frozen, const struct ct_record *record,
               const struct ct_candidate *candidate, int journal)
{
    const int place = frozen->nlines;
    struct ct_frozen_line *line = ct_array_add(&frozen->lines, &frozen->nlines, sizeof *line);

    if (line == NULL)
        return CT_ERR_MEMORY;
    line->candidate = candidate;
    line->bytes = record->bytes;
    line->journal = journal;
    line->place = place;
    line->logs = calloc((size_t)record->nsamples, sizeof *line->logs);
    if (line->logs == NULL)
        return CT_ERR_MEMORY;
    for (; line->n < record->nsamples && record->samples[line->n] > 0; line->n++)
        line->logs[line->n] = log(record->samples[line->n]);
    return CT_OK;
}

/* True if the record is of what its algorithm plans now. */
static bool is_current(struct reading *reading, const struct ct_record *record)
{
    return reading->format < FINGERPRINTS_FROM ||
           ct_journal_algorithms_count(&reading->algorithms, record->candidate->name);
}

/* A record without samples, or whose first took no time, or of another mechanism, says nothing. */
static int read_record(struct reading *reading, const char *text)
{
    struct ct_frozen *frozen = reading->frozen;
    const char *const mechanism = frozen->mechanism == NULL ? "barrier" : frozen->mechanism;
    const struct ct_candidate *candidate = NULL;
    struct ct_record record;
    int err = CT_OK;

    if (ct_record_read(text, &frozen->candidates, &record) && record.nsamples > 0 &&
        record.samples[0] > 0 && strcmp(record.mechanism, mechanism) == 0 &&
        is_current(reading, &record)) {
        candidate = ct_candidate_unaliased(&frozen->candidates, record.candidate);
        if (candidate == NULL)
            err = CT_ERR_MEMORY;
        else if (candidate->number < reading->nknown)
            err = add(frozen, &record, candidate, reading->journal);
        else
            frozen->nunknown++;
    }
    ct_record_fini(&record);
    return err;
}

static int read_line(struct reading *reading, const char *text)
{
    if (strncmp(text, CT_JOURNAL_START, strlen(CT_JOURNAL_START)) == 0)
        reading->format = atoi(text + strlen(CT_JOURNAL_START));
    if (*text == '#') {
        ct_journal_algorithms_read(&reading->algorithms, text);
        return CT_OK;
    }
    return read_record(reading, text);
}

static int read_journal(struct ct_frozen *frozen, const char *path, int journal, int nknown,
                        struct ct_diag *diag)
{
    struct reading reading = {.frozen = frozen,
                              .algorithms = {.fingerprints = frozen->fingerprints},
                              .journal = journal,
                              .nknown = nknown};
    char *text = NULL, *rest = NULL;
    int err = ct_file_read(path, &text, diag);
    char *at = err == CT_OK ? strtok_r(text, "\n", &rest) : NULL;

    for (; at != NULL && err == CT_OK; at = strtok_r(NULL, "\n", &rest)) {
        if (read_line(&reading, at) != CT_OK || reading.algorithms.failed)
            err = ct_diag_memory(diag);
    }
    free(text);
    ct_journal_algorithms_fini(&reading.algorithms);
    if (err == CT_OK && reading.format == 0)
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s is no journal", path);
    return err;
}

/* Order of cells. */
static int compare_cells(const struct ct_frozen_line *x, const struct ct_frozen_line *y)
{
    const int order = strcmp(x->candidate->collective, y->candidate->collective);

    return order != 0 ? order : (x->bytes > y->bytes) - (x->bytes < y->bytes);
}

static int compare(const void *a, const void *b)
{
    const struct ct_frozen_line *x = a, *y = b;
    const int order = compare_cells(x, y);

    return order != 0 ? order : x->place - y->place;
}

static int make_cells(struct ct_frozen *frozen, struct ct_diag *diag)
{
    int err = CT_OK;

    if (frozen->nlines > 0)
        qsort(frozen->lines, (size_t)frozen->nlines, sizeof *frozen->lines, compare);
    for (int first = 0; first < frozen->nlines && err == CT_OK;) {
        struct ct_frozen_line *lines = &frozen->lines[first];
        struct ct_frozen_cell *cell = ct_array_add(&frozen->cells, &frozen->ncells, sizeof *cell);

        if (cell == NULL)
            return ct_diag_memory(diag);
        cell->lines = lines;
        while (first < frozen->nlines && compare_cells(lines, &frozen->lines[first]) == 0) {
            first++;
            cell->n++;
        }
        err = ct_frozen_detrend(cell, diag);
    }
    return err;
}

int ct_frozen_read(struct ct_frozen *frozen, char *const *paths, int npaths, bool must_know,
                   struct ct_diag *diag)
{
    const int nknown = must_know ? frozen->candidates.n : INT_MAX;
    int err = CT_OK;

    for (int i = 0; i < npaths && err == CT_OK; i++)
        err = read_journal(frozen, paths[i], i, nknown, diag);
    return err == CT_OK ? make_cells(frozen, diag) : err;
}

void ct_frozen_fini(struct ct_frozen *frozen)
{
    for (int i = 0; i < frozen->nlines; i++)
        free(frozen->lines[i].logs);
    free(frozen->lines);
    free(frozen->cells);
    ct_candidate_set_fini(&frozen->candidates);
}
