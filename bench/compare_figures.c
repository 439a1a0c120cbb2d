/*
 * compare_figures.c - the figures of bench compare: what is measured, and what
 * came out.
 *
 * A launch's figure of a cell is the median of its times; the figure of a cell is
 * the median of its launches' figures. What was tuned counts beside the first peer
 * alone, with which it was tuned.
 */
#include "base/files.h"
#include "base/statistics.h"
#include "bench/cells.h"
#include "bench/compare_table.h"
#include "bench/launch_samples.h"
#include "bench/verb.h"
#include "result/decisions.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What launches printed: a row for each cell, a column for what was tuned and for
   each peer. */
struct launches {
    struct ct_cells cells;
    struct ct_samples samples;
    const char *peers[CT_PEERS_MAX];
    int npeers;
};

static int read_decisions(const char *dir, struct ct_result **result, struct ct_diag *diag)
{
    const int err = ct_decisions_read(ct_path("%s/decisions.csv", dir).text, result, diag);

    return err == CT_ERR_SYSTEM ? CT_ERR_INPUT : err; /* no such folder */
}

static int run_folder(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    const int err = read_decisions(call->arguments[0], &result, diag);

    if (err != CT_OK || result == NULL)
        return err;
    ct_text_add(text, "%s %s\n", result->signature.is_simulated ? "simulated" : "measured",
                result->signature.thread_level);
    ct_result_free(result);
    return CT_OK;
}

static int run_cells(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    struct ct_cells cells = {0};
    char *end;
    const size_t largest = strtoul(call->arguments[1], &end, 10);
    int err = end == call->arguments[1] || *end != '\0'
                  ? ct_diag_set(diag, CT_ERR_INPUT, "not a number of bytes: %s", call->arguments[1])
                  : read_decisions(call->arguments[0], &result, diag);

    if (err == CT_OK)
        err = ct_cells_make(result, largest, call->arguments[2], &cells, diag);
    if (err == CT_OK)
        ct_cells_write(&cells, text);
    ct_cells_free(&cells);
    ct_result_free(result);
    return err;
}

/* Keep the medians of a line; of a size that is no cell they are left out. */
static int keep(struct launches *launches, int peer, struct ct_side_line *side,
                struct ct_diag *diag)
{
    double median;
    char row[24];
    int cell = 0, err = CT_OK;

    while (cell < launches->cells.ncells &&
           (launches->cells.cells[cell].bytes != side->bytes ||
            strcmp(launches->cells.cells[cell].collective, side->collective) != 0))
        cell++;
    if (peer < 0 || cell == launches->cells.ncells)
        return CT_OK;
    snprintf(row, sizeof row, "%d", cell);
    if (side->has_tuned && peer == 0) {
        median = ct_median(side->tuned, side->n);
        err = ct_samples_add(&launches->samples, row, 0, &median, 1);
    }
    median = ct_median(side->native, side->n);
    if (err == CT_OK)
        err = ct_samples_add(&launches->samples, row, 1 + peer, &median, 1);
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}

/* The number of the peer that a file is named after; -1: none. */
static int peer_of(const struct launches *launches, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    const size_t length = strcspn(name, ".");
    int i = launches->npeers - 1;

    while (i >= 0 &&
           (strlen(launches->peers[i]) != length || strncmp(launches->peers[i], name, length) != 0))
        i--;
    return i;
}

/*
 * Add what one launch printed.
 *
 * path     its file, PEER.ROUND.COLLECTIVE
 * returns  0; CT_ERR_INPUT with file and line if a line is not one of
 *          side_by_side, or the last line is not `done`
 */
static int add_launch(struct launches *launches, const char *path, struct ct_diag *diag)
{
    const int peer = peer_of(launches, path);
    char *text = NULL, *line, *next;
    int number = 0;
    int err = ct_file_read(path, &text, diag);

    if (err == CT_OK && *text == '\0')
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s is empty", path);
    for (line = text; err == CT_OK; line = next) {
        struct ct_side_line side;

        if (*line == '\0') {
            err = ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: cut short: the last line is not done",
                              path, number);
            break;
        }
        number++;
        next = line + strcspn(line, "\n");
        if (*next == '\n')
            *next++ = '\0';
        if (strcmp(line, "done") == 0 && *next == '\0')
            break;
        err = ct_side_line_read(line, &side)
                  ? keep(launches, peer, &side, diag)
                  : ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a line of side_by_side: %.80s",
                                path, number, line);
        ct_side_line_fini(&side);
    }
    free(text);
    return err;
}

static int run_check(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct launches none = {.npeers = 0};

    (void)text;
    return add_launch(&none, call->arguments[0], diag);
}

/* The row of a cell; NULL: no launch had it. */
static struct ct_sample_row *row_of(const struct launches *launches, int cell)
{
    for (int i = 0; i < launches->samples.nrows; i++) {
        if (atoi(launches->samples.rows[i].name) == cell)
            return &launches->samples.rows[i];
    }
    return NULL;
}

/* Figure, lowest and highest round of each, and how much faster tuned is. */
static int write_cell(const struct launches *launches, int i, struct ct_text *text,
                      struct ct_diag *diag)
{
    const struct ct_cell *cell = &launches->cells.cells[i];
    struct ct_sample_row *row = row_of(launches, i);
    double tuned = 0, figure, low, high;

    ct_text_add(text, "%s,%zu,%s,%s,%.6g", cell->collective, cell->bytes, ct_cell_kind(cell),
                cell->choice, cell->limit_s);
    for (int c = 0; c <= launches->npeers; c++) {
        if (row == NULL || !ct_sample_list_median(&row->columns[c], &figure, &low, &high))
            return ct_diag_set(diag, CT_ERR_INPUT, "no figure of %s: %s of %zu bytes",
                               c == 0 ? "tuned" : launches->peers[c - 1], cell->collective,
                               cell->bytes);
        ct_text_add(text, ",%.6g,%.6g,%.6g", figure, low, high);
        if (c == 0)
            tuned = figure;
        else
            ct_text_add(text, ",%.4g", figure / tuned);
    }
    ct_text_add(text, ",%d\n", row->columns[0].n);
    return CT_OK;
}

static int run_csv(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct launches launches = {.npeers = 0};
    int err = ct_cells_read(call->arguments[1], &launches.cells, diag);

    for (char *word = strtok(call->arguments[0], " ");
         word != NULL && launches.npeers <= CT_PEERS_MAX; word = strtok(NULL, " ")) {
        if (launches.npeers < CT_PEERS_MAX)
            launches.peers[launches.npeers] = word;
        launches.npeers++;
    }
    if (err == CT_OK && (launches.npeers < 1 || launches.npeers > CT_PEERS_MAX))
        err = ct_diag_set(diag, CT_ERR_INPUT, "not 1 to %d peers", CT_PEERS_MAX);
    launches.samples.ncolumns = 1 + launches.npeers;
    for (int i = 2; i < call->narguments && err == CT_OK; i++)
        err = add_launch(&launches, call->arguments[i], diag);
    ct_text_add(text, "collective,bytes,size,choice,limit_s,tuned_s,"
                      "tuned_low_s,tuned_high_s");
    for (int i = 0; i < launches.npeers && err == CT_OK; i++)
        ct_text_add(text, ",%s_s,%s_low_s,%s_high_s,over_%s", launches.peers[i], launches.peers[i],
                    launches.peers[i], launches.peers[i]);
    ct_text_add(text, ",rounds\n");
    for (int i = 0; i < launches.cells.ncells && err == CT_OK; i++)
        err = write_cell(&launches, i, text, diag);
    ct_samples_fini(&launches.samples);
    ct_cells_free(&launches.cells);
    return err;
}

static int run_table(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    return ct_compare_table(call->arguments[0], text, diag);
}

const struct ct_verb ct_compare_verbs[] = {
    {"folder", "DIR", 1, 1,
     "how a machine folder was tuned: `measured` or `simulated`, and its "
     "thread level",
     NULL, run_folder},
    {"cells", "DIR LARGEST [WITHOUT]", 2, 3,
     "what compare measures: sizes up to LARGEST bytes of the collectives "
     "tuned in DIR, but not WITHOUT",
     NULL, run_cells},
    {"check", "RUN", 1, 1, "checks that RUN is all that a launch prints", NULL, run_check},
    {"csv", "'PEER...' CELLS RUN...", 3, INT_MAX,
     "the figures of CELLS as CSV; each RUN is what a launch of side_by_side "
     "printed, named PEER.ROUND.COLLECTIVE",
     NULL, run_csv},
    {"table", "CSV", 1, 1, "the CSV of compare as a table", NULL, run_table},
    {.name = NULL}};
