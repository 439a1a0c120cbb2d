/*
 * model.c - reads a model: a word and its values per line, below the object
 * that they belong to.
 *
 *   colltune-model 1 NAME
 *   barrier SECONDS
 *   request SECONDS
 *   collective NAME LIMIT         seconds per byte, 0: unknown
 *   size BYTES DRIFT              of the collective; ascending
 *   algorithm NAME                the first is native
 *   param ORDERED VALUE...        of the algorithm
 *   candidate FROM TO [VALUE...]  of the algorithm; TO 0: no end
 *   link CAPACITY LOAD            of the candidate
 *   cell BYTES SECONDS RATIO...   of the candidate; ascending
 */
#include "bench/search/model.h"

#include "base/array.h"
#include "base/files.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NUMBERS_MAX 64

/* The file as far as it was read. */
struct reading {
    const char *path;
    int line;
    struct ct_diag *diag;
    struct ct_model *model;
    struct ct_model_collective *collective; /* NULL: none yet; as below */
    struct ct_model_algorithm *algorithm;
    struct ct_model_candidate *candidate;
    const char *name; /* the line's first value, if it is a name */
    int nnumbers;     /* its numbers */
    double numbers[NUMBERS_MAX];
};

static int fail(const struct reading *r, const char *what)
{
    return ct_diag_set(r->diag, CT_ERR_INPUT, "%s:%d: %s", r->path, r->line, what);
}

static int read_barrier(struct reading *r)
{
    r->model->barrier_s = r->numbers[0];
    return CT_OK;
}

static int read_request(struct reading *r)
{
    r->model->request_s = r->numbers[0];
    return CT_OK;
}

static int read_collective(struct reading *r)
{
    r->collective =
        ct_array_add(&r->model->collectives, &r->model->ncollectives, sizeof *r->collective);
    r->algorithm = NULL;
    r->candidate = NULL;
    if (r->collective == NULL)
        return ct_diag_memory(r->diag);
    r->collective->limit_s = r->numbers[0];
    r->collective->name = strdup(r->name);
    return r->collective->name == NULL ? ct_diag_memory(r->diag) : CT_OK;
}

static int read_size(struct reading *r)
{
    struct ct_model_collective *c = r->collective;
    const size_t bytes = (size_t)r->numbers[0];

    if (c->nsizes == CT_MODEL_SIZES)
        return fail(r, "too many sizes");
    if (bytes < 1 || (c->nsizes > 0 && bytes <= c->sizes[c->nsizes - 1]))
        return fail(r, "sizes ascend, from 1 up");
    c->sizes[c->nsizes] = bytes;
    c->drifts[c->nsizes++] = r->numbers[1];
    return CT_OK;
}

static int read_algorithm(struct reading *r)
{
    struct ct_model_collective *c = r->collective;

    r->algorithm = ct_array_add(&c->algorithms, &c->nalgorithms, sizeof *r->algorithm);
    r->candidate = NULL;
    if (r->algorithm == NULL)
        return ct_diag_memory(r->diag);
    r->algorithm->searched.is_native = c->nalgorithms == 1;
    r->algorithm->searched.name = strdup(r->name);
    return r->algorithm->searched.name == NULL ? ct_diag_memory(r->diag) : CT_OK;
}

static int read_param(struct reading *r)
{
    const int n = r->nnumbers - 1;
    struct ct_search_algorithm *algorithm = &r->algorithm->searched;
    int *values;

    if (algorithm->nparams == CT_SEARCH_PARAMS_MAX)
        return fail(r, "too many parameters");
    values = calloc((size_t)n, sizeof *values);
    if (values == NULL)
        return ct_diag_memory(r->diag);
    for (int i = 0; i < n; i++)
        values[i] = (int)r->numbers[1 + i];
    r->algorithm->values[algorithm->nparams] = values;
    algorithm->params[algorithm->nparams++] =
        (struct ct_search_param){.nvalues = n, .is_ordered = r->numbers[0] != 0};
    return CT_OK;
}

static int read_candidate(struct reading *r)
{
    struct ct_model_collective *c = r->collective;

    if (r->nnumbers != 2 + r->algorithm->searched.nparams)
        return fail(r, "a candidate has a value for each parameter");
    r->candidate = ct_array_add(&c->candidates, &c->ncandidates, sizeof *r->candidate);
    if (r->candidate == NULL)
        return ct_diag_memory(r->diag);
    r->candidate->algorithm = c->nalgorithms - 1;
    r->candidate->from_bytes = (size_t)r->numbers[0];
    r->candidate->to_bytes = r->numbers[1] == 0 ? SIZE_MAX : (size_t)r->numbers[1];
    for (int i = 2; i < r->nnumbers; i++)
        r->candidate->setting.values[i - 2] = (int)r->numbers[i];
    return CT_OK;
}

static int read_link(struct reading *r)
{
    struct ct_model_candidate *candidate = r->candidate;

    if (candidate->nlinks == CT_MODEL_LINKS)
        return fail(r, "too many links");
    candidate->links[candidate->nlinks++] =
        (struct ct_model_link){.capacity = r->numbers[0], .load = r->numbers[1]};
    return CT_OK;
}

static int read_cell(struct reading *r)
{
    struct ct_model_candidate *candidate = r->candidate;
    const size_t bytes = (size_t)r->numbers[0];
    struct ct_model_cell *cell;

    if (r->numbers[1] <= 0)
        return fail(r, "a median is above 0");
    if (candidate->ncells > 0 && bytes <= candidate->cells[candidate->ncells - 1].bytes)
        return fail(r, "cells ascend by bytes");
    cell = ct_array_add(&candidate->cells, &candidate->ncells, sizeof *cell);
    if (cell == NULL)
        return ct_diag_memory(r->diag);
    cell->bytes = bytes;
    cell->seconds = r->numbers[1];
    for (int i = 2; i < r->nnumbers; i++)
        cell->ratios[cell->nratios++] = r->numbers[i];
    return CT_OK;
}

/* What a line may begin with. */
enum owner { OF_MODEL, OF_COLLECTIVE, OF_ALGORITHM, OF_CANDIDATE };

struct kind {
    const char *word;
    enum owner owner;
    bool has_name;
    int least; /* numbers */
    int most;
    int (*read)(struct reading *r);
};

static const struct kind kinds[] = {
    {"barrier", OF_MODEL, false, 1, 1, read_barrier},
    {"request", OF_MODEL, false, 1, 1, read_request},
    {"collective", OF_MODEL, true, 1, 1, read_collective},
    {"size", OF_COLLECTIVE, false, 2, 2, read_size},
    {"algorithm", OF_COLLECTIVE, true, 0, 0, read_algorithm},
    {"param", OF_ALGORITHM, false, 2, NUMBERS_MAX, read_param},
    {"candidate", OF_ALGORITHM, false, 2, 2 + CT_SEARCH_PARAMS_MAX, read_candidate},
    {"link", OF_CANDIDATE, false, 2, 2, read_link},
    {"cell", OF_CANDIDATE, false, 2, 2 + CT_MODEL_RATIOS, read_cell},
};

static bool has_owner(const struct reading *r, enum owner owner)
{
    switch (owner) {
    case OF_COLLECTIVE:
        return r->collective != NULL;
    case OF_ALGORITHM:
        return r->algorithm != NULL;
    case OF_CANDIDATE:
        return r->candidate != NULL;
    case OF_MODEL:
        break;
    }
    return true;
}

static int read_numbers(struct reading *r, char **rest)
{
    char *word;

    r->nnumbers = 0;
    while ((word = strtok_r(NULL, " ", rest)) != NULL) {
        char *end;

        if (r->nnumbers == NUMBERS_MAX)
            return fail(r, "too many numbers");
        r->numbers[r->nnumbers] = strtod(word, &end);
        if (end == word || *end != '\0' || !isfinite(r->numbers[r->nnumbers]) ||
            r->numbers[r->nnumbers] < 0)
            return fail(r, "not a number, or below 0");
        r->nnumbers++;
    }
    return CT_OK;
}

static int read_values(struct reading *r, const struct kind *kind, char **rest)
{
    int err;

    if (!has_owner(r, kind->owner))
        return fail(r, "what this line belongs to must come first");
    r->name = kind->has_name ? strtok_r(NULL, " ", rest) : "";
    if (r->name == NULL)
        return fail(r, "the name is missing");
    err = read_numbers(r, rest);
    if (err == CT_OK && (r->nnumbers < kind->least || r->nnumbers > kind->most))
        err = fail(r, "too few or too many numbers");
    return err == CT_OK ? kind->read(r) : err;
}

static int read_line(struct reading *r, char *line)
{
    char *rest;
    const char *word = strtok_r(line, " ", &rest);

    for (size_t i = 0; word != NULL && i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(word, kinds[i].word) == 0)
            return read_values(r, &kinds[i], &rest);
    }
    return word == NULL || *word == '#' ? CT_OK : fail(r, "unknown word");
}

static int read_first(struct reading *r, const char *line)
{
    char name[100];

    if (sscanf(line, "colltune-model 1 %99s", name) != 1)
        return fail(r, "not a model: it begins with colltune-model 1 NAME");
    r->model->name = strdup(name);
    return r->model->name == NULL ? ct_diag_memory(r->diag) : CT_OK;
}

static int read_all(struct reading *r, char *text)
{
    char *rest;
    char *line = text;
    int err = CT_OK;

    for (; *line != '\0' && err == CT_OK; line = rest) {
        rest = line + strcspn(line, "\n");
        if (*rest == '\n')
            *rest++ = '\0';
        r->line++;
        err = r->line == 1 ? read_first(r, line) : read_line(r, line);
    }
    if (err == CT_OK && r->model->ncollectives == 0)
        err = fail(r, "no collectives");
    for (int i = 0; i < r->model->ncollectives && err == CT_OK; i++)
        err = ct_model_fill(&r->model->collectives[i], r->diag);
    return err;
}

int ct_model_load(const char *path, struct ct_model **model, struct ct_diag *diag)
{
    struct reading r = {.path = path, .diag = diag};
    char *text = NULL;
    int err = ct_file_read(path, &text, diag);

    *model = NULL;
    if (err == CT_OK) {
        r.model = calloc(1, sizeof *r.model);
        err = r.model == NULL ? ct_diag_memory(diag) : read_all(&r, text);
    }
    free(text);
    if (err == CT_OK)
        *model = r.model;
    else
        ct_model_free(r.model);
    return err;
}

static void free_algorithm(struct ct_model_algorithm *algorithm)
{
    union {
        const void *borrowed;
        void *owned;
    } name = {algorithm->searched.name};

    for (int i = 0; i < algorithm->searched.nparams; i++)
        free(algorithm->values[i]);
    free(name.owned);
}

static void free_collective(struct ct_model_collective *collective)
{
    for (int i = 0; i < collective->nalgorithms; i++)
        free_algorithm(&collective->algorithms[i]);
    for (int i = 0; i < collective->ncandidates; i++)
        free(collective->candidates[i].cells);
    free(collective->algorithms);
    free(collective->candidates);
    free(collective->name);
}

void ct_model_free(struct ct_model *model)
{
    if (model == NULL)
        return;
    for (int i = 0; i < model->ncollectives; i++)
        free_collective(&model->collectives[i]);
    free(model->collectives);
    free(model->name);
    free(model);
}
