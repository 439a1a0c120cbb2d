/*
 * counting.c - what ranks that were not tuned pay for the first call of a collective, before
 * it is run: what counting the features of all candidates takes.
 *
 * Each candidate is counted three times, on a cluster of fabric.h; the fastest counts, in
 * processor time. A rank counts its share of a collective's candidates, as the library deals
 * them out (library/untuned/predicted_choice.h), of those with private counts all.
 */
#include "bench/executed/fabric.h"
#include "bench/verb.h"
#include "model/ranking.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 3 };

struct counting {
    const struct ct_places *places;
    size_t bytes;
    int nranks;
    const char *only;          /* algorithms whose names begin so */
    double *share;             /* by rank: what its candidates take */
    int ncandidates, nrefused; /* of the present collective */
};

/* One algorithm: the times taken to count the features of its settings, in milliseconds. */
struct row {
    int n, nrefused;
    double ms, most;
    struct ct_setting slowest;
    struct ct_diag why; /* why the last refused one was */
};

static size_t bytes_of(const struct counting *c, const struct ct_collective *collective)
{
    if (!ct_collective_has_data(collective))
        return 0;
    return collective->private_bytes != 0 ? collective->private_bytes : c->bytes;
}

/* The fastest of some tries. */
static double count(const struct ct_offered *offered, const struct ct_problem *problem, int *err,
                    struct ct_diag *why)
{
    struct ct_features features;
    double least = 0;

    for (int i = 0; i < TRIES; i++) {
        const double start = ct_process_ms();
        double ms;

        *err = ct_offered_count(offered, problem, NULL, &features, NULL, why);
        ms = ct_process_ms() - start;
        if (i == 0 || ms < least)
            least = ms;
    }
    return least;
}

/* algorithm  NULL: native */
static void add_candidate(struct counting *c, const struct ct_collective *collective,
                          const struct ct_algorithm *algorithm, struct ct_setting setting,
                          struct row *row)
{
    const struct ct_offered offered = {collective, algorithm, setting, 0};
    const struct ct_problem problem = {.collective = collective,
                                       .nranks = c->nranks,
                                       .bytes = bytes_of(c, collective),
                                       .setting = setting,
                                       .places = c->places};
    int err;
    double ms;

    if (algorithm != NULL && !ct_algorithm_applies(algorithm, &problem))
        return;
    ms = count(&offered, &problem, &err, &row->why);
    c->share[collective->private_bytes != 0 ? 0 : c->ncandidates % c->nranks] += ms;
    c->ncandidates++;
    c->nrefused += err != CT_OK;
    row->n++;
    row->nrefused += err != CT_OK;
    row->ms += ms;
    if (ms >= row->most) {
        row->most = ms;
        row->slowest = setting;
    }
}

static void print_row(const char *name, const struct ct_algorithm *algorithm, const struct row *row)
{
    char text[CT_SETTING_TEXT] = "";

    if (row->n == 0)
        return;
    if (algorithm != NULL)
        ct_setting_text(algorithm->params, &row->slowest, text);
    printf("%-44s %5d %5d %9.3f %9.3f  %s%s%s\n", name, row->n, row->nrefused, row->ms / row->n,
           row->most, text, row->nrefused > 0 ? "; " : "", row->nrefused > 0 ? row->why.text : "");
    fflush(stdout);
}

static void count_algorithm(struct counting *c, const struct ct_algorithm *algorithm)
{
    struct row row = {.n = 0};

    for (int i = 0; i < ct_settings_count(algorithm->params); i++)
        add_candidate(c, algorithm->collective, algorithm,
                      ct_algorithm_setting_at(algorithm, c->places, i), &row);
    print_row(algorithm->name, algorithm, &row);
}

static void count_collective(struct counting *c, const struct ct_collective *collective)
{
    struct row native = {.n = 0};
    double most = 0;

    memset(c->share, 0, (size_t)c->nranks * sizeof *c->share);
    c->ncandidates = c->nrefused = 0;
    if (*c->only == '\0')
        add_candidate(c, collective, NULL, (struct ct_setting){{0}}, &native);
    print_row("native", NULL, &native);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->collective == collective && !ct_registry[i]->is_dominated &&
            strncmp(ct_registry[i]->name, c->only, strlen(c->only)) == 0)
            count_algorithm(c, ct_registry[i]);
    }
    for (int rank = 0; rank < c->nranks; rank++)
        most = c->share[rank] > most ? c->share[rank] : most;
    if (c->ncandidates > 0)
        printf("%s: %d candidates, %d refused; the rank with most counts %.2f ms\n\n",
               collective->name, c->ncandidates, c->nrefused, most);
}

static int count_all(const struct ct_fabric *fabric, size_t bytes, const char *only,
                     struct ct_diag *diag)
{
    const double start = ct_process_ms(), heap = ct_heap_mb();
    struct ct_places *places = NULL;
    struct counting c = {.bytes = bytes,
                         .nranks = fabric->nranks,
                         .only = only,
                         .share = calloc((size_t)fabric->nranks, sizeof(double))};
    const int err = c.share == NULL ? ct_diag_memory(diag)
                                    : ct_places_find(fabric->site, fabric->of, fabric->nranks, NULL,
                                                     &places, diag);

    if (places != NULL) {
        printf("places: %.2f ms, %.3f MB\n\n%-44s %5s %5s %9s %9s\n", ct_process_ms() - start,
               ct_heap_mb() - heap, "", "", "ref.", "ms", "most");
        places->shares_memory = true;
        c.places = places;
        for (int i = 0; ct_collectives[i] != NULL; i++)
            count_collective(&c, ct_collectives[i]);
        printf("the most memory at once: %.1f MB\n", ct_peak_mb());
        ct_places_free(places);
    }
    free(c.share);
    return err;
}

static int run(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_fabric fabric = {.nranks = 0};
    int err = ct_fabric_init(&fabric, (int)ct_verb_number(call, "ranks"),
                             (int)ct_verb_number(call, "per-host"), diag);

    (void)text;
    if (err == CT_OK)
        err = count_all(&fabric, (size_t)ct_verb_number(call, "bytes"), call->values[3], diag);
    ct_fabric_fini(&fabric);
    return err;
}

static const struct ct_verb_option options[] = {
    {"ranks", "N", "1024", "ranks", 2, CT_FABRIC_RANKS, true},
    {"per-host", "N", "16", "ranks on each host", 1, CT_FABRIC_RANKS, true},
    {"bytes", "N", "65536", "of a block, or of the vector", 1, 1 << 30, true},
    {"only", "NAME", "", "algorithms whose names begin so", .most = 0},
    {.name = NULL}};

const struct ct_verb ct_counting_verbs[] = {
    {"counting", "", 0, 0, "what counting the candidates' features takes", options, run},
    {.name = NULL}};
