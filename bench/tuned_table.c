/*
 * tuned_table.c - the table of speed-ups in README.md, of machine folders: geometric
 * means over the fixed sizes of native / choice, of the rounds that confirmed the
 * choice, otherwise of the medians; native counts as 1.
 */
#include "base/files.h"
#include "bench/launch_samples.h"
#include "bench/verb.h"
#include "result/decisions.h"
#include "result/wording.h"

#include <stdio.h>
#include <stdlib.h>

#define FOLDERS_MAX 64
#define ALL "all"

/* Speed-ups by collective and folder. */
struct table {
    struct ct_result *results[FOLDERS_MAX];
    int nfolders;
    struct ct_samples rows, all;
    int nnative[FOLDERS_MAX]; /* cells */
};

static double speed_up(const struct ct_result_size *size)
{
    const double speed_up = ct_speed_up(&size->figures);

    return ct_result_is_native(size->algorithm, size->setting) || speed_up <= 0 ? 1 : speed_up;
}

static int add_folder(struct table *table, int folder, struct ct_diag *diag)
{
    const struct ct_result *result = table->results[folder];

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->cases->nsizes; i++) {
            const struct ct_result_size *size = &own->cases->sizes[i];
            const double over = speed_up(size);

            table->nnative[folder] += ct_result_is_native(size->algorithm, size->setting);
            if (ct_samples_add(&table->rows, own->name, folder, &over, 1) != CT_OK ||
                ct_samples_add(&table->all, ALL, folder, &over, 1) != CT_OK)
                return ct_diag_memory(diag);
        }
    }
    return CT_OK;
}

/* " (1.52; 0.64)": speed-up and part of the limit at the largest size. */
static void add_largest(struct ct_text *text, const struct ct_result *result,
                        const char *collective, double largest)
{
    const struct ct_result_collective *own = ct_result_find_collective(result, collective);

    for (int i = 0; own != NULL && i < own->cases->nsizes; i++) {
        const struct ct_result_size *size = &own->cases->sizes[i];
        const double choice_s = size->figures.choice.seconds;

        if ((double)size->bytes != largest)
            continue;
        ct_text_add(text, " (%.2f; ", speed_up(size));
        if (size->limit_s > 0 && choice_s > 0)
            ct_text_add(text, "%.2f)", size->limit_s / choice_s);
        else
            ct_text_add(text, "-)");
    }
}

static void add_rows(struct ct_text *text, const struct table *table, const struct ct_samples *rows,
                     double largest)
{
    for (int i = 0; i < rows->nrows; i++) {
        const struct ct_sample_row *row = &rows->rows[i];

        ct_text_add(text, "| %s |", row->name);
        for (int f = 0; f < table->nfolders; f++) {
            if (row->columns[f].n > 0)
                ct_text_add(text, " %.2f", ct_sample_list_mean(&row->columns[f]));
            if (largest > 0)
                add_largest(text, table->results[f], row->name, largest);
            ct_text_add(text, " |");
        }
        ct_text_add(text, "\n");
    }
}

static int run(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const double largest = ct_verb_number(call, "largest");
    struct table table = {.nfolders = call->narguments};
    int err = CT_OK;

    table.rows.ncolumns = table.all.ncolumns = call->narguments;
    for (int f = 0; f < call->narguments && err == CT_OK; f++) {
        err = ct_decisions_read(ct_path("%s/decisions.csv", call->arguments[f]).text,
                                &table.results[f], diag);
        if (err == CT_OK && table.results[f] != NULL)
            err = add_folder(&table, f, diag);
    }
    if (err == CT_OK) {
        add_rows(text, &table, &table.rows, largest);
        add_rows(text, &table, &table.all, 0);
    }
    if (err == CT_OK && largest > 0 && table.all.nrows > 0) {
        ct_text_add(text, "| native cells |");
        for (int f = 0; f < table.nfolders; f++)
            ct_text_add(text, " %d of %d |", table.nnative[f], table.all.rows[0].columns[f].n);
        ct_text_add(text, "\n");
    }
    for (int f = 0; f < table.nfolders; f++)
        ct_result_free(table.results[f]);
    ct_samples_fini(&table.rows);
    ct_samples_fini(&table.all);
    return err;
}

static const struct ct_verb_option options[] = {
    {"largest", "BYTES", NULL,
     "also, in parentheses, the speed-up at this size, and what part of the "
     "limit "
     "the choice reaches there (-: no limit counts there)",
     1, 1e9, true},
    {.name = NULL}};

const struct ct_verb ct_folder_verbs[] = {{"tuned_table", "DIR...", 1, FOLDERS_MAX,
                                           "the table of speed-ups of machine folders in README.md",
                                           options, run},
                                          {.name = NULL}};
