/*
 * compare_figures.c - the figures of bench/compare: what is measured, and
 * what came out.
 */
#include "bench/cells.h"
#include "bench/chosen.h"
#include "bench/csv.h"
#include "bench/launches.h"
#include "bench/table.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORDS_MAX 16 /* of peers, with room for those too many */

/* argv: the words after the act's name, NULL at their end. */
typedef int act_fn(char **argv, struct ct_text *text, struct ct_diag *diag);

static char *report_of(const char *dir, struct ct_diag *diag)
{
    char *path = ct_format("%s/report.csv", dir);

    if (path == NULL)
        ct_diag_memory(diag);
    return path;
}

static int run_folder(char **argv, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_result *result;
    const int err = ct_chosen_open(argv[0], &result, diag);

    if (err != CT_OK)
        return err;
    ct_text_add(text, "%s %s\n",
                result->signature.is_simulated ? "simulated" : "measured",
                result->signature.thread_level);
    ct_result_free(result);
    return CT_OK;
}

static int run_cells(char **argv, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    struct ct_cells cells = {0};
    char *report = report_of(argv[0], diag);
    char *end;
    struct ct_cells_rules rules = {
        .largest = strtoul(argv[1], &end, 10),
        .without = argv[2],
        .choose = ct_chosen_name,
    };
    int err = report == NULL ? CT_ERR_MEMORY : CT_OK;

    if (err == CT_OK && (end == argv[1] || *end != '\0'))
        err = ct_diag_set(diag, CT_ERR_INPUT, "not a number of bytes: %s",
                          argv[1]);
    if (err == CT_OK)
        err = ct_chosen_open(argv[0], &result, diag);
    rules.context = result;
    if (err == CT_OK)
        err = ct_cells_make(report, &rules, &cells, diag);
    if (err == CT_OK)
        ct_cells_write(&cells, text);
    ct_cells_free(&cells);
    ct_result_free(result);
    free(report);
    return err;
}

static int run_check(char **argv, struct ct_text *text, struct ct_diag *diag)
{
    (void)text;
    return ct_launches_add(NULL, argv[0], diag);
}

/* Cut a text at its blanks; the number of words, at most `most`. */
static int cut_words(char *text, const char **words, int most)
{
    int n = 0;

    for (char *word = strtok(text, " "); word != NULL && n < most;
         word = strtok(NULL, " "))
        words[n++] = word;
    return n;
}

static int run_csv(char **argv, struct ct_text *text, struct ct_diag *diag)
{
    const char *peers[WORDS_MAX];
    const int npeers = cut_words(argv[0], peers, WORDS_MAX);
    struct ct_launches launches = {0};
    struct ct_cells cells;
    int err = ct_cells_read(argv[1], &cells, diag);

    if (err == CT_OK && (npeers < 1 || npeers > CT_PEERS_MAX))
        err =
            ct_diag_set(diag, CT_ERR_INPUT, "not 1 to %d peers", CT_PEERS_MAX);
    if (err == CT_OK)
        err = ct_launches_init(&launches, &cells, peers, npeers, diag);
    for (char **run = argv + 2; *run != NULL && err == CT_OK; run++)
        err = ct_launches_add(&launches, *run, diag);
    if (err == CT_OK)
        err = ct_launches_write(&launches, text, diag);
    ct_launches_free(&launches);
    ct_cells_free(&cells);
    return err;
}

static int run_table(char **argv, struct ct_text *text, struct ct_diag *diag)
{
    return ct_table_write(argv[0], text, diag);
}

static const struct {
    const char *name;
    const char *arguments;
    const char *does;
    act_fn *run;
    int least, most; /* arguments */
} acts[] = {
    {"folder", "DIR",
     "how a machine folder was tuned: `measured` or\n"
     "      `simulated`, and its thread level",
     run_folder, 1, 1},
    {"cells", "DIR LARGEST [WITHOUT]",
     "what is measured: sizes up to LARGEST bytes of the collectives\n"
     "      tuned in DIR, but not WITHOUT",
     run_cells, 2, 3},
    {"check", "RUN", "checks that RUN is all that a launch prints", run_check,
     1, 1},
    {"csv", "'PEER...' CELLS RUN...",
     "the figures of CELLS as CSV; each RUN is what a launch of\n"
     "      side_by_side printed, named PEER.ROUND.COLLECTIVE",
     run_csv, 3, INT_MAX},
    {"table", "CSV", "the CSV as a table", run_table, 1, 1},
};

static int print_usage(FILE *file)
{
    fprintf(file, "usage: compare_figures ACT ARGUMENT... - the figures of "
                  "bench/compare\n\n");
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++)
        fprintf(file, "  %s %s\n      %s\n", acts[i].name, acts[i].arguments,
                acts[i].does);
    fprintf(file,
            "\nExit codes: 0 done, 1 that failed, 2 wrong use or input.\n");
    return file == stdout ? EXIT_SUCCESS : 2;
}

/* Nothing is printed on standard output unless all went well. */
static int run(act_fn *act, char **argv)
{
    struct ct_diag diag = {""};
    struct ct_text text = {0};
    char *whole = NULL;
    int err = act(argv, &text, &diag);

    if (err == CT_OK)
        err = ct_text_take(&text, &whole, &diag);
    else
        free(text.text);
    if (err == CT_OK && (fputs(whole, stdout) == EOF || fflush(stdout) == EOF))
        err = ct_diag_set(&diag, CT_ERR_SYSTEM, "cannot write the figures");
    free(whole);
    if (err == CT_OK)
        return EXIT_SUCCESS;
    fprintf(stderr, "compare_figures: %s\n", diag.text);
    return err == CT_ERR_INPUT ? 2 : EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return print_usage(stdout);
    for (size_t i = 0; i < sizeof acts / sizeof acts[0] && argc > 1; i++) {
        if (strcmp(argv[1], acts[i].name) == 0 && argc - 2 >= acts[i].least &&
            argc - 2 <= acts[i].most)
            return run(acts[i].run, argv + 2);
    }
    return print_usage(stderr);
}
