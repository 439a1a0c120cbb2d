/*
 * tuned_table.c - the table of speed-ups in README.md, of machine folders: geometric
 * means over the fixed sizes of native / choice, of the rounds that confirmed the
 * choice, otherwise of the medians; native counts as 1.
 */
#include "bench/verb.h"
#include "result/decisions.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOLDERS_MAX 64

/* Over cells of a folder. */
struct sum {
    double logs;
    int n;
    int nnative;
    char largest
        [40]; /* of the largest size: its speed-up and part of the limit */
};

static double speed_up(const struct ct_result_size *size)
{
    const struct ct_result_figures *f = &size->figures;

    if (ct_result_is_native(size->algorithm, size->setting) ||
        f->choice.seconds <= 0 || f->native.seconds <= 0)
        return 1;
    return f->ratio.median > 0 ? f->ratio.median
                               : f->native.seconds / f->choice.seconds;
}

static void add_collective(struct sum *sum,
                           const struct ct_result_collective *own,
                           double largest)
{
    for (int i = 0; own != NULL && i < own->nsizes; i++) {
        const struct ct_result_size *size = &own->sizes[i];
        const double choice_s = size->figures.choice.seconds;
        char part[24] = "-";

        sum->logs += log(speed_up(size));
        sum->n++;
        sum->nnative += ct_result_is_native(size->algorithm, size->setting);
        if (largest <= 0 || (double)size->bytes != largest)
            continue;
        if (size->limit_s > 0 && choice_s > 0)
            snprintf(part, sizeof part, "%.2f", size->limit_s / choice_s);
        snprintf(sum->largest, sizeof sum->largest, " (%.2f; %s)",
                 speed_up(size), part);
    }
}

/* A row: of all collectives if `name` is NULL. */
static void add_row(struct ct_text *text, struct ct_result *const *results,
                    const char *name, double largest)
{
    ct_text_add(text, "| %s |", name == NULL ? "all" : name);
    for (; *results != NULL; results++) {
        struct sum sum = {.n = 0};

        for (int c = 0; c < (*results)->ncollectives; c++) {
            const struct ct_result_collective *own =
                &(*results)->collectives[c];

            if (name == NULL || strcmp(own->name, name) == 0)
                add_collective(&sum, own, name == NULL ? 0 : largest);
        }
        if (sum.n > 0)
            ct_text_add(text, " %.2f%s", exp(sum.logs / sum.n), sum.largest);
        ct_text_add(text, " |");
    }
    ct_text_add(text, "\n");
}

static void add_native_cells(struct ct_text *text,
                             struct ct_result *const *results)
{
    ct_text_add(text, "| native cells |");
    for (; *results != NULL; results++) {
        struct sum sum = {.n = 0};

        for (int c = 0; c < (*results)->ncollectives; c++)
            add_collective(&sum, &(*results)->collectives[c], 0);
        ct_text_add(text, " %d of %d |", sum.nnative, sum.n);
    }
    ct_text_add(text, "\n");
}

/* True if none of the results before this one has the collective. */
static bool is_first(struct ct_result *const *results, int i, const char *name)
{
    while (--i >= 0 && ct_result_find_collective(results[i], name) == NULL)
        continue;
    return i < 0;
}

static int run(const struct ct_verb_call *call, struct ct_text *text,
               struct ct_diag *diag)
{
    const double largest = ct_verb_number(call, "largest");
    struct ct_result *results[FOLDERS_MAX + 1] = {NULL};
    int err = CT_OK;

    for (int i = 0; i < call->narguments && err == CT_OK; i++) {
        char *path = ct_format("%s/decisions.csv", call->arguments[i]);

        err = path == NULL ? ct_diag_memory(diag)
                           : ct_decisions_read(path, &results[i], diag);
        free(path);
    }
    for (int i = 0; err == CT_OK && results[i] != NULL; i++) {
        for (int c = 0; c < results[i]->ncollectives; c++) {
            const char *name = results[i]->collectives[c].name;

            if (is_first(results, i, name))
                add_row(text, results, name, largest);
        }
    }
    if (err == CT_OK)
        add_row(text, results, NULL, 0);
    if (err == CT_OK && largest > 0)
        add_native_cells(text, results);
    for (int i = 0; results[i] != NULL; i++)
        ct_result_free(results[i]);
    return err;
}

static const struct ct_verb_option options[] = {
    {"largest", "BYTES", NULL,
     "also, in parentheses, the speed-up at this size, and what part of the "
     "limit "
     "the choice reaches there (-: no limit counts there)",
     1, 1e9, true},
    {.name = NULL}};

const struct ct_verb ct_folder_verbs[] = {
    {"tuned_table", "DIR...", 1, FOLDERS_MAX,
     "the table of speed-ups of machine folders in README.md", options, run},
    {.name = NULL}};
