/*
 * search_replay.c - replays the search on models, and prints the time that it
 * took and how much slower its choices are than the best.
 *
 * Seeds come in pairs, for the agreement of two runs.
 */
#include "bench/search/replay.h"
#include "bench/search/search_verbs.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEAR 0.02 /* a cell further off counts; nearer choices agree */
#define GAP 0.05  /* a cell whose second best is further off is clear */

struct arguments {
    int nseeds;
    uint64_t first;
    double stop_s;
    bool shows_cells;
    const char *clusters; /* folder of cluster files */
};

/* A count of those that are so, of all. */
struct share {
    int yes;
    int all;
};

static void count(struct share *share, bool is_so)
{
    share->all++;
    share->yes += is_so;
}

static double percent(const struct share *share)
{
    return share->all == 0 ? 100 : 100.0 * share->yes / share->all;
}

/* How much slower the second best is than the best: 0.05 is 5 %. */
static double gap_at(const struct ct_model_collective *c, size_t bytes)
{
    double best = HUGE_VAL, second = HUGE_VAL;

    for (int i = 0; i < c->ncandidates; i++) {
        double seconds;

        if (!ct_model_applies(&c->candidates[i], bytes))
            continue;
        seconds = ct_model_seconds(&c->candidates[i], bytes);
        if (seconds < best) {
            second = best;
            best = seconds;
        } else {
            second = fmin(second, seconds);
        }
    }
    return second / best - 1;
}

static bool agree(const struct ct_model_collective *c, size_t bytes, int a, int b)
{
    return a == b || fabs(log(ct_model_seconds(&c->candidates[a], bytes) /
                              ct_model_seconds(&c->candidates[b], bytes))) <= NEAR;
}

/* What two runs agree on. */
struct agreement {
    struct share all;
    struct share clear;
    struct share best; /* the true bests of both: no search can exceed it */
};

static void compare_runs(const struct ct_model_collective *c, const struct ct_replay_cell *a,
                         const struct ct_replay_cell *b, struct agreement *agreement)
{
    for (int k = 0; k < c->nsizes; k++) {
        const bool is_same = agree(c, c->sizes[k], a[k].choice, b[k].choice);

        count(&agreement->all, is_same);
        count(&agreement->best, agree(c, c->sizes[k], a[k].best, b[k].best));
        if (gap_at(c, c->sizes[k]) > GAP)
            count(&agreement->clear, is_same);
    }
}

static struct agreement compare_pairs(const struct ct_model *model,
                                      const struct ct_replay_run *runs, int nruns)
{
    struct agreement agreement = {.all = {0, 0}};

    for (int r = 0; r + 1 < nruns; r += 2) {
        for (int i = 0; i < model->ncollectives; i++)
            compare_runs(&model->collectives[i], runs[r].cells[i], runs[r + 1].cells[i],
                         &agreement);
    }
    return agreement;
}

/* What all cells of some runs lost. */
struct losses {
    double sum;
    double worst;
    struct share off;    /* by more than NEAR */
    struct share slower; /* than native, by more than NEAR */
    double slowest;
    double told; /* sum of absolute logarithms of told / true */
    int ntold;
};

static void add_cell(struct losses *losses, const struct ct_replay_cell *cell)
{
    losses->sum += cell->loss;
    losses->worst = fmax(losses->worst, cell->loss);
    count(&losses->off, cell->loss > NEAR);
    count(&losses->slower, cell->over_native > NEAR);
    losses->slowest = fmax(losses->slowest, cell->over_native);
    if (cell->told_s <= 0)
        return;
    losses->told += fabs(log(cell->told_s / cell->true_s));
    losses->ntold++;
}

static struct losses losses_of(const struct ct_model *model, const struct ct_replay_run *runs,
                               int nruns)
{
    struct losses losses = {.sum = 0};

    for (int r = 0; r < nruns; r++) {
        for (int i = 0; i < model->ncollectives; i++) {
            for (int k = 0; k < model->collectives[i].nsizes; k++)
                add_cell(&losses, &runs[r].cells[i][k]);
        }
    }
    return losses;
}

static void print_run(const struct ct_model *model, uint64_t seed, const struct ct_replay_run *run)
{
    const struct losses l = losses_of(model, run, 1);

    printf("%-8s seed %-3llu %7.1f s  %5ld requests  %6ld calls  loss %5.2f %% "
           "worst %6.1f %%  off %2d  slower %d%s\n",
           model->name, (unsigned long long)seed, ct_replay_seconds(run), run->nrequests,
           run->ncalls, 100 * l.sum / l.off.all, 100 * l.worst, l.off.yes, l.slower.yes,
           run->is_complete ? "" : "  stopped");
}

static void print_stages(const struct ct_model *model, const struct ct_replay_run *runs, int nruns)
{
    printf("  %-12s", "seconds");
    for (int s = 0; s < CT_STAGES; s++)
        printf(" %9s", ct_search_stage_names[s]);
    printf(" %9s\n", "all");
    for (int i = 0; i < model->ncollectives; i++) {
        double all = 0;

        printf("  %-12s", model->collectives[i].name);
        for (int s = 0; s < CT_STAGES; s++) {
            double seconds = 0;

            for (int r = 0; r < nruns; r++)
                seconds += runs[r].stages_s[i][s] / nruns;
            printf(" %9.1f", seconds);
            all += seconds;
        }
        printf(" %9.1f\n", all);
    }
}

static void print_cells(const struct ct_model *model, const struct ct_replay_run *run)
{
    for (int i = 0; i < model->ncollectives; i++) {
        const struct ct_model_collective *c = &model->collectives[i];

        for (int k = 0; k < c->nsizes; k++) {
            const struct ct_replay_cell *cell = &run->cells[i][k];
            const struct ct_model_candidate *choice = &c->candidates[cell->choice];
            const struct ct_model_candidate *best = &c->candidates[cell->best];

            if (cell->loss <= NEAR)
                continue;
            printf("    %s %zu: %s %d, basis %d, %.4g s told %.4g, loses "
                   "%.1f %% to %s %d\n",
                   c->name, c->sizes[k], c->algorithms[choice->algorithm].searched.name,
                   choice->setting.values[0], (int)cell->basis, cell->true_s, cell->told_s,
                   100 * cell->loss, c->algorithms[best->algorithm].searched.name,
                   best->setting.values[0]);
        }
    }
}

/* The seconds that `calls` calls of every candidate take at all fixed sizes. */
static double exhaustive_s(const struct ct_model *model, int calls)
{
    double seconds = 0;

    for (int i = 0; i < model->ncollectives; i++) {
        const struct ct_model_collective *c = &model->collectives[i];

        for (int k = 0; k < c->ncandidates * c->nsizes; k++) {
            const struct ct_model_candidate *candidate = &c->candidates[k / c->nsizes];
            const size_t bytes = c->sizes[k % c->nsizes];

            if (ct_model_applies(candidate, bytes))
                seconds += calls * ct_model_seconds(candidate, bytes);
        }
    }
    return seconds;
}

static void print_all(const struct ct_model *model, const struct ct_replay_run *runs, int nruns)
{
    const struct losses l = losses_of(model, runs, nruns);
    struct ct_replay_run sum = {.calls_s = 0};
    const struct agreement agreement = compare_pairs(model, runs, nruns);

    for (int r = 0; r < nruns; r++) {
        sum.calls_s += runs[r].calls_s / nruns;
        sum.untimed_s += runs[r].untimed_s / nruns;
        sum.barriers_s += runs[r].barriers_s / nruns;
        sum.requests_s += runs[r].requests_s / nruns;
        sum.nrequests += runs[r].nrequests;
    }
    print_stages(model, runs, nruns);
    printf("  %s: %.1f s (calls %.1f, of these untimed %.1f; barriers %.1f; "
           "requests %.1f), %.0f requests; exhaustive, 20 calls: %.0f s\n",
           model->name, ct_replay_seconds(&sum), sum.calls_s, sum.untimed_s, sum.barriers_s,
           sum.requests_s, (double)sum.nrequests / nruns, exhaustive_s(model, 20));
    printf("  %s: loss %.2f %%, worst %.1f %%, off %.1f %% of cells; slower "
           "than native %.1f %%, at most %.1f %%; two runs agree %.1f %%, where "
           "clear %.1f %% (the true bests: %.1f %%); figures off by %.1f %%\n",
           model->name, 100 * l.sum / l.off.all, 100 * l.worst, percent(&l.off), percent(&l.slower),
           100 * l.slowest, percent(&agreement.all), percent(&agreement.clear),
           percent(&agreement.best), l.ntold == 0 ? 0 : 100 * l.told / l.ntold);
}

static int replay_seeds(const struct arguments *arguments, const struct ct_model *model,
                        struct ct_model_machine *machine, struct ct_replay_run *runs,
                        struct ct_diag *diag)
{
    for (int r = 0; r < arguments->nseeds; r++) {
        const struct ct_replay_options options = {.seed = arguments->first + (uint64_t)r,
                                                  .stop_s = arguments->stop_s,
                                                  .machine = machine};
        const int err = ct_replay(model, &options, &runs[r], diag);

        if (err != CT_OK)
            return err;
        print_run(model, options.seed, &runs[r]);
        if (arguments->shows_cells)
            print_cells(model, &runs[r]);
        fflush(stdout);
    }
    print_all(model, runs, arguments->nseeds);
    return CT_OK;
}

static int replay_model(const struct arguments *arguments, const char *path, struct ct_diag *diag)
{
    struct ct_replay_run *runs = calloc((size_t)arguments->nseeds, sizeof *runs);
    struct ct_model *model;
    struct ct_model_machine *machine = NULL;
    int err;

    if (runs == NULL)
        return ct_diag_memory(diag);
    err = ct_model_load(path, &model, diag);
    if (err == CT_OK && arguments->stop_s > 0) /* a whole run leaves nothing open */
        err = ct_model_machine_load(arguments->clusters, model->name, &machine, diag);
    if (err == CT_OK)
        err = replay_seeds(arguments, model, machine, runs, diag);
    ct_model_machine_free(machine);
    ct_model_free(model);
    free(runs);
    return err;
}

int ct_search_replay(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const struct arguments arguments = {.nseeds = (int)ct_verb_number(call, "seeds"),
                                        .first = (uint64_t)ct_verb_number(call, "first"),
                                        .stop_s = ct_verb_number(call, "stop"),
                                        .shows_cells = ct_verb_has(call, "cells"),
                                        .clusters = call->values[4] /* of "clusters" */};
    int err = CT_OK;

    (void)text;
    for (int i = 0; i < call->narguments && err == CT_OK; i++)
        err = replay_model(&arguments, call->arguments[i], diag);
    return err;
}
