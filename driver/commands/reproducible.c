/*
 * reproducible.c - writes decisions.csv again with that line.
 */
#include "driver/commands/reproducible.h"

#include "base/files.h"
#include "result/decisions.h"
#include "result/wording.h"

#include <stdlib.h>
#include <string.h>

static int write(const struct ct_machine *machine, const struct ct_result *result,
                 struct ct_diag *diag)
{
    char *path = ct_format("%s/decisions.csv", machine->dir);
    char *text = NULL;
    int err = path == NULL ? ct_diag_memory(diag) : ct_decisions_text(result, &text, diag);

    if (err == CT_OK)
        err = ct_file_write(path, text, diag);
    free(text);
    free(path);
    return err;
}

/* Written only if it changes. */
static int change(const struct ct_machine *machine, struct ct_result *result, const char *word,
                  struct ct_diag *diag)
{
    struct ct_signature *signature = &result->signature;

    if (ct_is_reproducible(signature) == (strcmp(word, "yes") == 0))
        return CT_OK;
    free(signature->reproducible);
    signature->reproducible = ct_format("%s", word);
    return signature->reproducible == NULL ? ct_diag_memory(diag) : write(machine, result, diag);
}

int ct_reproducible_write(const struct ct_machine *machine, const char *word, struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    int err = CT_OK;

    if (word == NULL)
        return CT_OK;
    err = ct_machine_check(machine, &result, diag);
    if (err == CT_OK && result != NULL)
        err = change(machine, result, word, diag);
    ct_result_free(result);
    return err;
}
