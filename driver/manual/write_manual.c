/*
 * write_manual.c - write_manual TEXTS DIR: writes the manual pages and the completion of
 * shells to DIR, with what the file TEXTS says of commands, when colltune is built.
 */
#include "base/files.h"
#include "driver/manual/pages.h"
#include "driver/options/options.h"

#include <stdio.h>
#include <stdlib.h>

/* Write the text and free it. */
static int write_file(const char *folder, const char *name, struct ct_text *text,
                      struct ct_diag *diag)
{
    char *whole = NULL;
    int err = ct_text_take(text, &whole, diag);

    if (err == CT_OK)
        err = ct_file_write(ct_path("%s/%s", folder, name).text, whole, diag);
    free(whole);
    return err;
}

static const struct {
    const char *name;
    void (*write)(struct ct_text *text);
} files[] = {
    {"colltune.1", ct_page_colltune},        {"colltune-library.7", ct_page_library},
    {"colltune-cluster.5", ct_page_cluster}, {"colltune-decisions.5", ct_page_decisions},
    {"colltune.bash", ct_completion_bash},   {"_colltune", ct_completion_zsh},
};

static int write_all(const char *folder, struct ct_diag *diag)
{
    int err = CT_OK;

    for (size_t i = 0; i < sizeof files / sizeof files[0] && err == CT_OK; i++) {
        struct ct_text text = {0};

        files[i].write(&text);
        err = write_file(folder, files[i].name, &text, diag);
    }
    for (int i = 0; ct_commands[i] != NULL && err == CT_OK; i++) {
        struct ct_text text = {0};
        char name[80];

        snprintf(name, sizeof name, "colltune-%s.1", ct_commands[i]->name);
        if (!ct_page_command(&text, ct_commands[i]))
            err = ct_diag_set(diag, CT_ERR_INPUT, "%s has no description or no two examples",
                              ct_commands[i]->name);
        else
            err = write_file(folder, name, &text, diag);
    }
    return err;
}

int main(int argc, char **argv)
{
    struct ct_diag diag = {"usage: write_manual TEXTS DIR"};
    char *text = NULL;
    int err = argc == 3 ? ct_file_read(argv[1], &text, &diag) : CT_ERR_INPUT;

    if (err == CT_OK && !ct_page_texts(text))
        err = ct_diag_set(&diag, CT_ERR_INPUT, "%s: an entry without words, or too many", argv[1]);
    if (err == CT_OK)
        err = write_all(argv[2], &diag);
    if (err != CT_OK)
        fprintf(stderr, "write_manual: %s\n", diag.text);
    free(text);
    return err == CT_OK ? EXIT_SUCCESS : EXIT_FAILURE;
}
