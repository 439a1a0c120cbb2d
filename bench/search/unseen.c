/*
 * unseen.c - how much slower the decisions of a machine folder are, at sizes
 * that nobody tuned, than the best that could have been chosen.
 *
 * Usage: unseen [--sizes N] [--seed N] [--largest BYTES] [--seconds S] DIR
 *
 * N sizes (24), shared evenly among the tuned collectives, are drawn at random,
 * uniformly in the logarithm up to BYTES (131072). At each:
 *   1. all candidates, at most 16 at a time and the choice always among them;
 *      those whose bound exceeds 1.5 times the best known are left out;
 *   2. those within 1.25 of the best (short calls: 2), for S seconds (20);
 *   3. choice, the best of 2 and native, again: the figures are from these
 *      races, not from those in which the best was picked.
 * Ratios are medians over rounds. The answer is CSV on standard output, with
 * the summary in the lines that begin with #.
 */
#include "bench/search/draws.h"
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
    const char *dir;
};

struct summary {
    int n;
    double loss_sum;
    double loss_worst;
    double gain_log_sum;
    int slower;
};

/* A size from stratum `i` of `n`, a multiple of 4 from 64 on. */
static size_t draw_size(const struct arguments *arguments, uint64_t *state,
                        int i, int n)
{
    const double part = ct_draw_part(state);
    const size_t bytes = (size_t)exp(log(arguments->largest) * (i + part) / n);

    return bytes < 64 ? bytes : bytes / 4 * 4;
}

static void print_trial(const struct ct_trial *t)
{
    const struct ct_contender *choice = &t->list[t->choice];
    const struct ct_contender *best = &t->list[t->best];

    printf("%s,%zu,%s,%s,%.6g,%s,%s,%.4f,%.4f,%d,%d\n", t->collective->name,
           t->bytes, choice->algorithm, choice->setting, t->choice_s,
           best->algorithm, best->setting, t->loss, t->gain, t->rounds, t->n);
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

static int try_all(struct ct_tuned_folder *folder,
                   const struct arguments *arguments, struct ct_diag *diag)
{
    const int ncollectives = folder->result->ncollectives;
    uint64_t state = arguments->seed;
    struct summary summary = {0};
    int err = CT_OK;

    if (ncollectives == 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s decides nothing",
                           folder->decisions);
    puts("collective,bytes,choice,setting,choice_s,best,best_setting,loss,"
         "native_over_choice,rounds,candidates");
    for (int i = 0; i < arguments->nsizes && err == CT_OK; i++) {
        const struct ct_result_collective *own =
            &folder->result->collectives[i % ncollectives];
        struct ct_trial t = {.folder = folder, .seconds = arguments->seconds};

        t.collective = ct_collective_find(own->name);
        t.bytes =
            draw_size(arguments, &state, i / ncollectives,
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
               summary.n, 100 * summary.loss_sum / summary.n,
               100 * summary.loss_worst, exp(summary.gain_log_sum / summary.n),
               summary.slower);
    return err;
}

/* The number after an option; negative: none. */
static double number_after(char *const **at)
{
    char *end;
    const char *word = *++*at;
    const double number = word == NULL ? -1 : strtod(word, &end);

    return word == NULL || end == word || *end != '\0' ? -1 : number;
}

static bool read_arguments(char *const *argv, struct arguments *arguments)
{
    double nsizes = 24, seed = 1;
    const struct {
        const char *word;
        double *value;
    } options[] = {{"--sizes", &nsizes},
                   {"--seed", &seed},
                   {"--largest", &arguments->largest},
                   {"--seconds", &arguments->seconds}};

    *arguments = (struct arguments){.largest = 131072, .seconds = 20};
    for (; *argv != NULL && **argv == '-'; argv++) {
        size_t i = 0;

        while (i < 4 && strcmp(*argv, options[i].word) != 0)
            i++;
        if (i == 4)
            return false;
        *options[i].value = number_after(&argv);
        if (*options[i].value < 0)
            return false;
    }
    arguments->nsizes = (int)nsizes;
    arguments->seed = (uint64_t)seed;
    arguments->dir = *argv;
    return *argv != NULL && argv[1] == NULL && arguments->largest >= 1 &&
           arguments->seconds > 0;
}

int main(int argc, char **argv)
{
    struct arguments arguments;
    struct ct_tuned_folder folder;
    struct ct_diag diag = {""};
    int err;

    if (argc < 2 || !read_arguments(argv + 1, &arguments)) {
        fprintf(stderr, "Usage: unseen [--sizes N] [--seed N] [--largest "
                        "BYTES] [--seconds S] DIR\n");
        return 2;
    }
    err = ct_tuned_folder_open(&folder, arguments.dir, &diag);
    if (err == CT_OK)
        err = try_all(&folder, &arguments, &diag);
    ct_tuned_folder_close(&folder);
    if (err != CT_OK)
        fprintf(stderr, "unseen: %s\n", diag.text);
    return err == CT_OK ? 0 : err == CT_ERR_INPUT ? 2 : 1;
}
