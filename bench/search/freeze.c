/*
 * freeze.c - makes a model (model.h) of the journals of a machine folder.
 *
 * DIR holds cluster.yaml; ROUTINES is the shared object of its generated
 * routines (DIR/build/routines.so after `colltune tune`); BARRIER_S what a
 * barrier takes; without a JOURNAL, DIR/measurements.csv. Journals of one lab
 * count as one. Ranks are in the order of the file.
 */
#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"
#include "bench/search/model.h"
#include "bench/search/search_verbs.h"
#include "checker/link_load.h"
#include "cluster/limits.h"
#include "driver/folder/routines.h"
#include "driver/journal/frozen.h"
#include "generator/wiring.h"
#include "repo/places.h"
#include "repo/reorder.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REQUEST_S 0.002
#define LARGEST 131072
#define LOAD_BYTES 1048576

/* A candidate, and the sizes at which it applies. */
struct listed {
    const struct ct_candidate *is;
    size_t from_bytes;
    size_t to_bytes; /* 0: no end */
};

struct freezing {
    struct ct_cluster *cluster;
    struct ct_wiring wiring;
    int norders;
    int orders[CT_ORDERS]; /* of the ranks, those that differ */
    struct ct_routines routines;
    struct ct_frozen frozen;
    const struct ct_collective *collective; /* that is being written */
    struct listed *list; /* of all collectives, in order of these, then of algorithms */
    int nlisted;
};

static struct ct_problem problem_of(const struct freezing *f,
                                    const struct ct_collective *collective,
                                    const struct ct_setting *setting, size_t bytes)
{
    return (struct ct_problem){.collective = collective,
                               .nranks = f->cluster->nranks,
                               .bytes = bytes,
                               .setting = *setting,
                               .places = f->wiring.places};
}

static bool applies(const struct freezing *f, const struct ct_algorithm *algorithm,
                    const struct ct_setting *setting, size_t bytes)
{
    const struct ct_problem problem = problem_of(f, algorithm->collective, setting, bytes);

    return ct_algorithm_applies(algorithm, &problem);
}

/* The end of the sizes where it is as at `same`; it is not at `other`. */
static size_t edge(const struct freezing *f, const struct ct_algorithm *algorithm,
                   const struct ct_setting *setting, size_t same, size_t other)
{
    const bool wanted = applies(f, algorithm, setting, same);

    while (same + 1 != other && other + 1 != same) {
        const size_t middle = same < other ? same + (other - same) / 2 : other + (same - other) / 2;

        if (applies(f, algorithm, setting, middle) == wanted)
            same = middle;
        else
            other = middle;
    }
    return same;
}

/* Where it applies, looked for at powers of two; false: nowhere. */
static bool find_range(const struct freezing *f, const struct ct_algorithm *algorithm,
                       const struct ct_setting *setting, struct listed *c)
{
    size_t last = 0;
    bool is_in = applies(f, algorithm, setting, 0);

    for (size_t bytes = 1; bytes <= (size_t)1 << 40; bytes *= 2) {
        const bool now = applies(f, algorithm, setting, bytes);

        if (now && !is_in)
            c->from_bytes = edge(f, algorithm, setting, bytes, last);
        if (!now && is_in) {
            c->to_bytes = edge(f, algorithm, setting, last, bytes);
            return true;
        }
        is_in = now;
        last = bytes;
    }
    return is_in;
}

static int list_setting(struct freezing *f, const struct ct_collective *collective,
                        const struct ct_algorithm *algorithm, const struct ct_setting *setting)
{
    struct listed found = {.from_bytes = 0}, *c;

    if (algorithm != NULL && !find_range(f, algorithm, setting, &found))
        return CT_OK;
    found.is = ct_candidate_of(&f->frozen.candidates, collective, algorithm, setting);
    c = ct_array_add(&f->list, &f->nlisted, sizeof *c);
    if (c == NULL || found.is == NULL)
        return CT_ERR_MEMORY;
    *c = found;
    return CT_OK;
}

/* All settings, in orders of ranks from number `from` on; algorithm NULL: native. */
static int list_settings(struct freezing *f, const struct ct_collective *collective,
                         const struct ct_algorithm *algorithm, int from, int norders)
{
    const int n = algorithm == NULL ? 1 : ct_settings_count(algorithm->params);
    int err = CT_OK;

    for (int k = from; k < from + norders; k++) {
        for (int i = 0; i < n && err == CT_OK; i++) {
            struct ct_setting setting =
                algorithm == NULL ? (struct ct_setting){{0}} : ct_settings_at(algorithm->params, i);

            setting.values[CT_SETTING_ORDER] = f->orders[k];
            err = list_setting(f, collective, algorithm, &setting);
        }
    }
    return err;
}

/* Algorithms, native, and native in other orders. */
static int list_all(struct freezing *f, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int c = 0; ct_collectives[c] != NULL && err == CT_OK; c++) {
        const struct ct_collective *collective = ct_collectives[c];
        const struct ct_algorithm **list = NULL;
        int n = 0;

        err = ct_routines_select(&f->routines, collective, f->cluster->nranks, &list, &n, diag);
        for (int i = 0; i < n && err == CT_OK; i++)
            err = list_settings(
                f, collective, list[i], 0,
                list[i] == NULL || !ct_algorithm_takes_orders(list[i]) ? 1 : f->norders);
        if (err == CT_OK && n > 1 && ct_reorder_suits_native(collective))
            err = list_settings(f, collective, NULL, 1, f->norders - 1);
        free(list);
    }
    return err == CT_ERR_MEMORY ? ct_diag_memory(diag) : err;
}

static int read_all(struct freezing *f, const char *dir, char *const *journals, int n,
                    struct ct_diag *diag)
{
    struct ct_path path = ct_path("%s/measurements.csv", dir);
    char *const own = path.text;
    const int err =
        ct_frozen_read(&f->frozen, n == 0 ? &own : journals, n == 0 ? 1 : n, true, diag);

    if (f->frozen.nunknown > 0)
        fprintf(stderr, "freeze: %d lines of unknown candidates left out\n", f->frozen.nunknown);
    return err;
}

/* True if the cell is one of the collective that is being written. */
static bool is_wanted(const struct freezing *f, const struct ct_frozen_cell *cell)
{
    return strcmp(cell->lines->candidate->collective, f->collective->name) == 0 &&
           cell->lines->bytes <= LARGEST;
}

static bool is_fixed(size_t bytes)
{
    return bytes == 1 || bytes == 64 || (bytes >= 512 && (bytes & (bytes - 1)) == 0);
}

static void write_sizes(const struct freezing *f)
{
    for (int i = 0; i < f->frozen.ncells; i++) {
        const struct ct_frozen_cell *cell = &f->frozen.cells[i];

        if (is_wanted(f, cell) && is_fixed(cell->lines->bytes))
            printf("size %zu %.3f\n", cell->lines->bytes, cell->spread);
    }
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

static int write_cells(const struct freezing *f, const struct ct_candidate *candidate,
                       struct ct_diag *diag)
{
    for (int i = 0; i < f->frozen.ncells; i++) {
        const struct ct_frozen_cell *cell = &f->frozen.cells[i];
        double *logs;
        int n;

        if (!is_wanted(f, cell))
            continue;
        n = ct_frozen_samples(cell->lines, cell->n, candidate, &logs);
        if (n < 0)
            return ct_diag_memory(diag);
        if (n > 0)
            write_cell(cell->lines->bytes, logs, n);
        free(logs);
    }
    return CT_OK;
}

/* The busiest link of each capacity. */
static void write_busiest(const struct ct_tree *tree, const double *load, size_t bytes)
{
    for (int first = 2; first < ct_links_count(tree); first++) {
        const double capacity = ct_link_capacity(tree, first);
        double most = 0;
        bool is_first = capacity > 0;

        for (int link = 2; link < ct_links_count(tree); link++) {
            if (ct_link_capacity(tree, link) != capacity)
                continue;
            is_first = is_first && link >= first;
            most = fmax(most, load[link]);
        }
        if (is_first && most > 0)
            printf("link %.9g %.9g\n", capacity, most / (double)bytes);
    }
}

static int write_links(const struct freezing *f, const struct listed *c, struct ct_diag *diag)
{
    const struct ct_tree *tree = &f->wiring.tree;
    const size_t bytes = c->to_bytes == 0 || c->to_bytes > LOAD_BYTES ? LOAD_BYTES : c->to_bytes;
    const struct ct_problem problem = problem_of(f, f->collective, &c->is->setting, bytes);
    double *load;
    int err;

    if (c->is->algorithm == NULL || tree->capacity == NULL || bytes == 0)
        return CT_OK;
    load = calloc((size_t)ct_links_count(tree), sizeof *load);
    if (load == NULL)
        return ct_diag_memory(diag);
    err = ct_link_load(c->is->algorithm, &problem, tree, load, diag);
    if (err == CT_OK)
        write_busiest(tree, load, bytes);
    free(load);
    return err;
}

/* True if the candidate's algorithm was listed in several orders of ranks, or native in
   another order. */
static bool has_orders(const struct freezing *f, const struct ct_candidate *candidate)
{
    return f->norders > 1 &&
           (candidate->algorithm == NULL ? ct_setting_order(&candidate->setting) != CT_AS_IS
                                         : ct_algorithm_takes_orders(candidate->algorithm));
}

/* The order of ranks is one more parameter, the last. */
static void write_algorithm(const struct freezing *f, const struct ct_candidate *first)
{
    const struct ct_algorithm *algorithm = first->algorithm;

    printf("algorithm %s\n", first->name);
    for (int k = 0; algorithm != NULL && k < ct_params_count(algorithm->params); k++) {
        const struct ct_param *param = algorithm->params[k];

        printf("param %d", param->words == NULL);
        for (int v = 0; v < param->nvalues; v++)
            printf(" %d", ct_param_value(param, v));
        putchar('\n');
    }
    if (!has_orders(f, first))
        return;
    printf("param 0");
    for (int k = algorithm == NULL; k < f->norders; k++)
        printf(" %d", f->orders[k]);
    putchar('\n');
}

/* is_first: of its algorithm */
static int write_candidate(const struct freezing *f, const struct listed *c, bool is_first,
                           struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = c->is->algorithm;
    const int nparams = algorithm == NULL ? 0 : ct_params_count(algorithm->params);
    int err;

    if (is_first)
        write_algorithm(f, c->is);
    printf("candidate %zu %zu", c->from_bytes, c->to_bytes);
    for (int k = 0; k < nparams; k++)
        printf(" %d", c->is->setting.values[k]);
    if (has_orders(f, c->is))
        printf(" %d", c->is->setting.values[CT_SETTING_ORDER]);
    putchar('\n');
    err = write_links(f, c, diag);
    return err == CT_OK ? write_cells(f, c->is, diag) : err;
}

static int write_collective(const struct freezing *f, struct ct_diag *diag)
{
    const struct ct_candidate *before = NULL;
    int err = CT_OK;

    printf("collective %s %.6g\n", f->collective->name,
           ct_limit(f->cluster, f->collective, 0, LOAD_BYTES) / LOAD_BYTES);
    write_sizes(f);
    for (int i = 0; i < f->nlisted && err == CT_OK; i++) {
        const struct ct_candidate *is = f->list[i].is;

        if (strcmp(is->collective, f->collective->name) != 0)
            continue;
        err = write_candidate(f, &f->list[i], before == NULL || before->algorithm != is->algorithm,
                              diag);
        before = is;
    }
    return err;
}

/* True if any of the runs measured the collective. */
static bool is_measured(const struct freezing *f)
{
    int i = 0;

    while (i < f->frozen.ncells &&
           strcmp(f->frozen.cells[i].lines->candidate->collective, f->collective->name) != 0)
        i++;
    return i < f->frozen.ncells;
}

static int write_model(struct freezing *f, double barrier_s, struct ct_diag *diag)
{
    int err = CT_OK;

    printf("colltune-model 1 %s\n", f->cluster->name);
    printf("# written by bench/search/freeze.c; what lines mean: model.c\n");
    printf("barrier %g\nrequest %g\n", barrier_s, REQUEST_S);
    for (int c = 0; ct_collectives[c] != NULL && err == CT_OK; c++) {
        f->collective = ct_collectives[c];
        if (is_measured(f))
            err = write_collective(f, diag);
    }
    if (err == CT_OK && fflush(stdout) != 0)
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write the model");
    return err;
}

int ct_freeze(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    char **words = call->arguments;
    struct freezing f = {.nlisted = 0};
    char *end;
    const double barrier_s = strtod(words[2], &end);
    int err;

    (void)text;
    if (end == words[2] || *end != '\0' || !(barrier_s >= 0))
        CT_TRY(err, done, ct_diag_set(diag, CT_ERR_INPUT, "not a number of seconds: %s", words[2]));
    CT_TRY(
        err, done,
        ct_cluster_load(ct_path("%s/cluster.yaml", words[0]).text, "{command}", &f.cluster, diag));
    CT_TRY(err, done,
           ct_wiring_build_shared(f.cluster, &f.wiring, diag)); /* some times are of posts */
    CT_TRY(err, done, ct_routines_load(words[1], &f.routines, diag));
    f.norders = ct_places_orders(f.wiring.places, f.orders);
    CT_TRY(err, done, list_all(&f, diag));
    CT_TRY(err, done, read_all(&f, words[0], words + 3, call->narguments - 3, diag));
    err = write_model(&f, barrier_s, diag);
done:
    free(f.list);
    ct_frozen_fini(&f.frozen);
    ct_routines_unload(&f.routines);
    ct_wiring_fini(&f.wiring);
    ct_cluster_free(f.cluster);
    return err;
}
