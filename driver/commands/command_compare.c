/*
 * command_compare.c - what changed between two machine folders.
 */
#include "base/files.h"
#include "base/text.h"
#include "driver/folder/machine.h"
#include "driver/options/options.h"
#include "result/comparison.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int read_folder(const char *dir, struct ct_result **result, struct ct_diag *diag)
{
    const struct ct_path path = ct_path("%s/decisions.csv", dir);
    /* without decisions it is not tuned, and that says why */
    const int err = ct_file_exists(path.text) ? CT_OK : ct_machine_is_tuned(dir, diag);

    return err == CT_OK ? ct_decisions_read(path.text, result, diag) : err;
}

static int show(const struct ct_comparison *comparison, const char *form, struct ct_diag *diag)
{
    struct ct_text text = {0};
    char *shown = NULL;
    int err, i = 0;

    while (strcmp(ct_comparison_forms[i].name, form) != 0)
        i++;
    ct_comparison_forms[i].add(&text, comparison);
    err = ct_text_take(&text, &shown, diag);
    if (err == CT_OK)
        fputs(shown, stdout);
    fflush(stdout); /* before a sentence about slower cells */
    free(shown);
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    const char *const *names = (const char *const *)options->files;
    struct ct_result *results[2] = {NULL, NULL};
    struct ct_comparison comparison = {.ncells = 0};
    int err = CT_OK;

    if (names[1] == NULL || options->files[2] != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "two folders are compared; see colltune compare "
                           "--help");
    for (int k = 0; k < 2 && err == CT_OK; k++)
        err = read_folder(names[k], &results[k], diag);
    if (err == CT_OK)
        err = ct_comparison_init(&comparison, names,
                                 (const struct ct_result *const[]){results[0], results[1]}, diag);
    if (err == CT_OK)
        err = show(&comparison, options->format == NULL ? "text" : options->format, diag);
    if (err == CT_OK && comparison.by_change[CT_CHANGE_SLOWER] > 0)
        err = ct_diag_set(diag, CT_ERR_INVALID, "%d of %d cells are slower beyond noise in %s",
                          comparison.by_change[CT_CHANGE_SLOWER], comparison.ncells, names[1]);
    ct_comparison_fini(&comparison);
    ct_result_free(results[0]);
    ct_result_free(results[1]);
    return err;
}

const struct ct_command ct_command_compare = {
    .name = "compare",
    .arguments = "DIR DIR",
    .exit_codes =
        "0 nothing is slower beyond noise, 1 something is, 2 wrong use, wrong input, or no answer.",
    .summary = "Shows what the second machine folder has otherwise than the first.",
    .needs_file = true,
    .takes_files = true,
    .run = run,
};
