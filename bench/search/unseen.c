/*
 * unseen.c - how much slower the decisions of a machine folder are, at sizes
 * that nobody tuned, than the best that could have been chosen.
 *
 * Sizes, shared evenly among the tuned collectives, are drawn at random,
 * uniformly in the logarithm. At each:
 *   1. all candidates, at most 16 at a time and the choice always among them;
 *      those whose bound exceeds 1.5 times the best known are left out;
 *   2. those within 1.25 of the best (short calls: 2), for the seconds given;
 *   3. choice, the best of 2 and native, again: the figures are from these
 *      races, not from those in which the best was picked.
 * Ratios are medians over rounds. The answer is CSV on standard output, with
 * the summary in the lines that begin with #.
 */
#include "bench/search/draws.h"
#include "bench/search/search_verbs.h"
#include "bench/search/size_trial.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOWER 0.02

struct arguments {
    int nsizes;
    uint64_t seed;
    double largest;
    double seconds; /* of a race */
};

struct summary {
    int n;
    double loss_sum;
    double loss_worst;
    double gain_log_sum;
    int slower;
};

/* A size from stratum `i` of `n`, a multiple of 4 from 64 on. */
static size_t draw_size(const struct arguments *arguments, uint64_t *state, int i, int n)
{
    const double part = ct_draw_part(state);
    const size_t bytes = (size_t)exp(log(arguments->largest) * (i + part) / n);

    return bytes < 64 ? bytes : bytes / 4 * 4;
}

static void print_trial(const struct ct_trial *t)
{
    const struct ct_candidate *choice = t->choice->is, *best = t->best->is;

    printf("%s,%zu,%s,%s,%.6g,%s,%s,%.4f,%.4f,%d,%d\n", t->collective->name, t->bytes, choice->name,
           choice->text, t->choice_s, best->name, best->text, t->loss, t->gain, t->rounds, t->n);
    fflush(stdout);
}

static void add(struct summary *summary, const struct ct_trial *t)
{
    summary->n++;
    summary->loss_sum += fmax(t->loss, 0);
    summary->loss_worst = fmax(summary->loss_worst, t->loss);
    summary->gain_log_sum += log(t->gain);
    summary->slower += t->gain < 1 / (1 + SLOWER);
}

static int try_all(struct ct_tuned_folder *folder, const struct arguments *arguments,
                   struct ct_diag *diag)
{
    const int ncollectives = folder->result->ncollectives;
    uint64_t state = arguments->seed;
    struct summary summary = {0};
    int err = CT_OK;

    if (ncollectives == 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s decides nothing", folder->machine.dir);
    puts("collective,bytes,choice,setting,choice_s,best,best_setting,loss,"
         "native_over_choice,rounds,candidates");
    for (int i = 0; i < arguments->nsizes && err == CT_OK; i++) {
        const struct ct_result_collective *own = &folder->result->collectives[i % ncollectives];
        struct ct_trial t = {.folder = folder, .seconds = arguments->seconds};

        t.collective = ct_collective_find(own->name);
        t.bytes = draw_size(arguments, &state, i / ncollectives,
                            (arguments->nsizes + ncollectives - 1) / ncollectives);
        if (t.collective == NULL)
            continue;
        err = ct_trial_run(&t, diag);
        if (err == CT_OK) {
            print_trial(&t);
            add(&summary, &t);
        }
        free(t.list);
    }
    if (summary.n > 0)
        printf("# %d sizes: mean loss %.2f %%, worst %.2f %%; %.2f times as "
               "fast as native in the mean, slower by more than 2 %% at %d\n",
               summary.n, 100 * summary.loss_sum / summary.n, 100 * summary.loss_worst,
               exp(summary.gain_log_sum / summary.n), summary.slower);
    return err;
}

int ct_unseen(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const struct arguments arguments = {.nsizes = (int)ct_verb_number(call, "sizes"),
                                        .seed = (uint64_t)ct_verb_number(call, "seed"),
                                        .largest = ct_verb_number(call, "largest"),
                                        .seconds = ct_verb_number(call, "seconds")};
    struct ct_tuned_folder folder;
    int err = ct_tuned_folder_open(&folder, call->arguments[0], diag);

    (void)text;
    if (err == CT_OK)
        err = try_all(&folder, &arguments, diag);
    ct_tuned_folder_close(&folder);
    return err;
}
