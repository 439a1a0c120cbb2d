/*
 * frozen.c - reads journals, line by line as the driver does.
 */
#include "bench/search/frozen.h"

#include "base/array.h"
#include "base/files.h"
#include "driver/journal/record.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CT_JOURNAL_START "# colltune measurements "

/* Add what a record says; one without samples, or of another mechanism than the
   barrier, says nothing. */
static int add(struct ct_frozen *frozen, const struct ct_record *record, struct ct_frozen_line line)
{
    struct ct_frozen_line *lines = ct_array_grow(frozen->lines, frozen->nlines, sizeof *lines);

    if (lines == NULL)
        return CT_ERR_MEMORY;
    frozen->lines = lines;
    line.bytes = record->bytes;
    line.place = frozen->nlines;
    line.logs = calloc((size_t)record->nsamples, sizeof *line.logs);
    if (line.logs == NULL)
        return CT_ERR_MEMORY;
    while (line.n < record->nsamples && record->samples[line.n] > 0) {
        line.logs[line.n] = log(record->samples[line.n]);
        line.n++;
    }
    lines[frozen->nlines++] = line;
    return CT_OK;
}

int ct_frozen_read(struct ct_frozen *frozen, const char *path, int journal, ct_frozen_name_fn *name,
                   void *ctx, struct ct_diag *diag)
{
    struct ct_candidate_set set = {.n = 0};
    char *text = NULL, *at, *rest = NULL;
    bool is_journal = false;
    int err = ct_file_read(path, &text, diag);

    at = err == CT_OK ? strtok_r(text, "\n", &rest) : NULL;
    for (; at != NULL && err == CT_OK; at = strtok_r(NULL, "\n", &rest)) {
        struct ct_frozen_line line = {.journal = journal};
        struct ct_record record;

        is_journal = is_journal || strncmp(at, CT_JOURNAL_START, strlen(CT_JOURNAL_START)) == 0;
        if (*at == '#')
            continue;
        if (ct_record_read(at, &set, &record) && record.nsamples > 0 &&
            strcmp(record.mechanism, "barrier") == 0) {
            const struct ct_candidate *is = ct_candidate_unaliased(&set, record.candidate);

            if (is == NULL)
                err = CT_ERR_MEMORY;
            else if (name(ctx, is->collective, is->name, is->text, &line))
                err = add(frozen, &record, line);
            else
                frozen->nunknown++;
        }
        ct_record_fini(&record);
    }
    ct_candidate_set_fini(&set);
    free(text);
    if (err == CT_OK && !is_journal)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s is no journal", path);
    return err == CT_ERR_MEMORY ? ct_diag_memory(diag) : err;
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
        qsort(frozen->lines, (size_t)frozen->nlines, sizeof *frozen->lines, compare);
}

int ct_frozen_cell(const struct ct_frozen *frozen, int first)
{
    const struct ct_frozen_line *start = &frozen->lines[first];
    int n = 0;

    while (first + n < frozen->nlines && start[n].collective == start->collective &&
           start[n].bytes == start->bytes)
        n++;
    return n;
}
