/*
 * freeze.c - makes a model (model.h) of the journals of a machine folder.
 *
 * DIR holds cluster.yaml; ROUTINES is the shared object of its generated
 * routines (DIR/build/routines.so after `colltune tune`); BARRIER_S what a
 * barrier takes; without a JOURNAL, DIR/measurements.csv. Journals of one lab
 * count as one.
 */
#include "base/files.h"
#include "base/statistics.h"
#include "bench/search/frozen.h"
#include "bench/search/listed.h"
#include "bench/search/model.h"
#include "bench/search/search_verbs.h"
#include "checker/link_load.h"
#include "cluster/limits.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REQUEST_S 0.002
#define LARGEST 131072
#define LOAD_BYTES 1048576

struct freezing {
    struct ct_listed listed;
    struct ct_frozen frozen;
};

static bool name_line(void *ctx, const char *collective, const char *algorithm,
                      const char *setting, struct ct_frozen_line *line)
{
    const struct freezing *f = ctx;

    for (int g = 0; g < f->listed.ngroups; g++) {
        const struct ct_listed_group *group = &f->listed.groups[g];

        if (strcmp(group->collective->name, collective) != 0)
            continue;
        for (int i = 0; i < group->ncandidates; i++) {
            const struct ct_listed_candidate *c = &group->candidates[i];

            if (strcmp(ct_listed_name(group, c->algorithm), algorithm) != 0 ||
                strcmp(c->text, setting) != 0)
                continue;
            line->collective = g;
            line->candidate = i;
            return true;
        }
    }
    return false;
}

static int read_all(struct freezing *f, const char *dir, char *const *journals,
                    int n, struct ct_diag *diag)
{
    char *own = n == 0 ? ct_format("%s/measurements.csv", dir) : NULL;
    int err = CT_OK;

    if (n == 0 && own == NULL)
        return ct_diag_memory(diag);
    if (n == 0)
        err = ct_frozen_read(&f->frozen, own, 0, name_line, f, diag);
    for (int i = 0; i < n && err == CT_OK; i++)
        err = ct_frozen_read(&f->frozen, journals[i], i, name_line, f, diag);
    free(own);
    if (f->frozen.nunknown > 0)
        fprintf(stderr, "freeze: %d lines of unknown candidates left out\n",
                f->frozen.nunknown);
    ct_frozen_sort(&f->frozen);
    return err;
}

static bool is_fixed(size_t bytes)
{
    return bytes == 1 || bytes == 64 ||
           (bytes >= 512 && (bytes & (bytes - 1)) == 0);
}

/* Detrend, size by size; write the fixed sizes. */
static int write_sizes(const struct freezing *f, int g, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int first = 0; first < f->frozen.nlines && err == CT_OK;) {
        struct ct_frozen_line *lines = &f->frozen.lines[first];
        const int n = ct_frozen_cell(&f->frozen, first);
        double spread;

        first += n;
        if (lines->collective != g || lines->bytes > LARGEST)
            continue;
        err = ct_frozen_detrend(lines, n, &spread, diag);
        if (err == CT_OK && is_fixed(lines->bytes))
            printf("size %zu %.3f\n", lines->bytes, spread);
    }
    return err;
}

/* Evenly spaced in the order of their values: the spread and the stalls. */
static void write_cell(size_t bytes, double *logs, int n)
{
    const int kept = n < CT_MODEL_RATIOS ? n : CT_MODEL_RATIOS;
    const double median = ct_median(logs, n);

    printf("cell %zu %.4g", bytes, exp(median));
    for (int i = 0; i < kept; i++)
        printf(" %.3g", exp(logs[(int)((i + 0.5) * n / kept)] - median));
    putchar('\n');
}

static int write_cells(const struct freezing *f, int g, int candidate,
                       struct ct_diag *diag)
{
    for (int first = 0; first < f->frozen.nlines;) {
        const struct ct_frozen_line *lines = &f->frozen.lines[first];
        const int n = ct_frozen_cell(&f->frozen, first);
        double *logs;
        int k;

        first += n;
        if (lines->collective != g || lines->bytes > LARGEST)
            continue;
        k = ct_frozen_samples(lines, n, candidate, &logs);
        if (k < 0)
            return ct_diag_memory(diag);
        if (k > 0)
            write_cell(lines->bytes, logs, k);
        free(logs);
    }
    return CT_OK;
}

/* The busiest link of each capacity. */
static void write_busiest(const struct ct_tree *tree, const double *load,
                          size_t bytes)
{
    for (int x = 1; x < tree->nnodes; x++) {
        const double capacity = tree->capacity[x];
        double most = 0;
        bool is_first = capacity > 0;

        for (int link = 2; link < ct_links_count(tree); link++) {
            if (ct_link_capacity(tree, link) != capacity)
                continue;
            is_first = is_first && link >= 2 * x;
            most = fmax(most, load[link]);
        }
        if (is_first && most > 0)
            printf("link %.9g %.9g\n", capacity, most / (double)bytes);
    }
}

static int write_links(const struct freezing *f,
                       const struct ct_listed_group *group,
                       const struct ct_listed_candidate *c,
                       struct ct_diag *diag)
{
    const struct ct_tree *tree = &f->listed.wiring.tree;
    const size_t bytes =
        c->to_bytes == 0 || c->to_bytes > LOAD_BYTES ? LOAD_BYTES : c->to_bytes;
    const struct ct_problem problem =
        ct_listed_problem(&f->listed, group, c, bytes);
    double *load;
    int err;

    if (c->algorithm == NULL || tree->capacity == NULL || bytes == 0)
        return CT_OK;
    load = calloc((size_t)ct_links_count(tree), sizeof *load);
    if (load == NULL)
        return ct_diag_memory(diag);
    err = ct_link_load(c->algorithm, &problem, tree, load, diag);
    if (err == CT_OK)
        write_busiest(tree, load, bytes);
    free(load);
    return err;
}

static int write_candidate(const struct freezing *f, int g, int i,
                           struct ct_diag *diag)
{
    const struct ct_listed_group *group = &f->listed.groups[g];
    const struct ct_listed_candidate *c = &group->candidates[i];
    const int nparams =
        c->algorithm == NULL ? 0 : ct_params_count(c->algorithm->params);
    int err;

    printf("candidate %zu %zu", c->from_bytes, c->to_bytes);
    for (int k = 0; k < nparams; k++)
        printf(" %d", c->setting.values[k]);
    putchar('\n');
    err = write_links(f, group, c, diag);
    return err == CT_OK ? write_cells(f, g, i, diag) : err;
}

static void write_algorithm(const struct ct_listed_group *group,
                            const struct ct_algorithm *algorithm)
{
    printf("algorithm %s\n", ct_listed_name(group, algorithm));
    if (algorithm == NULL)
        return;
    for (int k = 0; k < ct_params_count(algorithm->params); k++) {
        const struct ct_param *param = algorithm->params[k];

        printf("param 0");
        for (int v = 0; v < param->nvalues; v++)
            printf(" %d", ct_param_value(param, v));
        putchar('\n');
    }
}

static int write_group(const struct freezing *f, int g, struct ct_diag *diag)
{
    const struct ct_listed_group *group = &f->listed.groups[g];
    int at = 0;
    int err;

    printf("collective %s %.6g\n", group->collective->name,
           ct_limit(f->listed.cluster, group->collective, 0, LOAD_BYTES) /
               LOAD_BYTES);
    err = write_sizes(f, g, diag);
    for (int a = 0; a < group->nalgorithms && err == CT_OK; a++) {
        const struct ct_algorithm *algorithm = group->algorithms[a];

        write_algorithm(group, algorithm);
        for (; at < group->ncandidates && err == CT_OK &&
               group->candidates[at].algorithm == algorithm;
             at++)
            err = write_candidate(f, g, at, diag);
    }
    return err;
}

/* Whether any of the runs measured the collective. */
static bool is_measured(const struct freezing *f, int g)
{
    int i = 0;

    while (i < f->frozen.nlines && f->frozen.lines[i].collective != g)
        i++;
    return i < f->frozen.nlines;
}

static int write_model(const struct freezing *f, double barrier_s,
                       struct ct_diag *diag)
{
    int err = CT_OK;

    printf("colltune-model 1 %s\n", f->listed.cluster->name);
    printf("# written by bench/search/freeze.c; what lines mean: model.c\n");
    printf("barrier %g\nrequest %g\n", barrier_s, REQUEST_S);
    for (int g = 0; g < f->listed.ngroups && err == CT_OK; g++) {
        if (is_measured(f, g))
            err = write_group(f, g, diag);
    }
    if (err == CT_OK && fflush(stdout) != 0)
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write the model");
    return err;
}

int ct_freeze(const struct ct_verb_call *call, struct ct_text *text,
              struct ct_diag *diag)
{
    char **words = call->arguments;
    char *cluster = ct_format("%s/cluster.yaml", words[0]);
    struct freezing f;
    char *end;
    const double barrier_s = strtod(words[2], &end);
    int err;

    (void)text;
    memset(&f, 0, sizeof f);
    if (end == words[2] || *end != '\0' || !(barrier_s >= 0))
        err = ct_diag_set(diag, CT_ERR_INPUT, "not a number of seconds: %s",
                          words[2]);
    else if (cluster == NULL)
        err = ct_diag_memory(diag);
    else
        err = ct_listed_open(&f.listed, cluster, words[1], diag);
    free(cluster);
    if (err == CT_OK)
        err = read_all(&f, words[0], words + 3, call->narguments - 3, diag);
    if (err == CT_OK)
        err = write_model(&f, barrier_s, diag);
    ct_listed_close(&f.listed);
    ct_frozen_fini(&f.frozen);
    return err;
}
