/*
 * command_module.c - module files and the like for a machine folder.
 */
#include "base/files.h"
#include "driver/options/options.h"
#include "driver/rollout/module_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int make_text(const struct ct_module_file *file, const struct ct_rollout *rollout,
                     char **made, struct ct_diag *diag)
{
    struct ct_text text = {0};

    file->add(&text, rollout);
    return ct_text_take(&text, made, diag);
}

/* Folders may have one name: the module of another one is not replaced. */
static int check_own(const struct ct_rollout *rollout, const char *path, struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_file_exists(path) ? ct_file_read(path, &text, diag) : CT_OK;

    if (text != NULL && strstr(text, rollout->library) == NULL)
        err =
            ct_diag_set(diag, CT_ERR_INPUT, "%s does not load %s: remove it, or take another --out",
                        path, rollout->library);
    free(text);
    return err;
}

/* As a shell takes it. */
static int print_use(const char *modules, const char *name, struct ct_diag *diag)
{
    const bool is_plain = modules[strspn(modules, CT_PLAIN_CHARACTERS)] == '\0';
    char *quoted = ct_shell_quoted(modules);

    if (quoted == NULL)
        return ct_diag_memory(diag);
    printf("Load it: module use %s; module load colltune/%s\n", is_plain ? modules : quoted, name);
    free(quoted);
    return CT_OK;
}

/* Write colltune/FOLDER and the like into the folder of module files. */
static int write_modules(const struct ct_rollout *rollout, const char *modules,
                         struct ct_diag *diag)
{
    char *folder = ct_format("%s/colltune", modules);
    int err = folder == NULL ? ct_diag_memory(diag) : ct_folder_make(folder, diag);

    for (const struct ct_module_file *file = ct_module_files; file->name != NULL && err == CT_OK;
         file++) {
        char *path = NULL, *text = NULL;

        if (file->suffix == NULL)
            continue;
        path = ct_format("%s/%s%s", folder, ct_rollout_name(rollout), file->suffix);
        err = path == NULL ? ct_diag_memory(diag) : check_own(rollout, path, diag);
        if (err == CT_OK)
            err = make_text(file, rollout, &text, diag);
        if (err == CT_OK)
            err = ct_file_write(path, text, diag);
        if (err == CT_OK)
            printf("%s\n", path);
        free(text);
        free(path);
    }
    if (err == CT_OK)
        err = print_use(modules, ct_rollout_name(rollout), diag);
    free(folder);
    return err;
}

/* In the folder that the options name, otherwise where git does not look. */
static int write_all(const struct ct_rollout *rollout, const char *out_dir, struct ct_diag *diag)
{
    char *modules = out_dir == NULL ? ct_format("%s/build/modulefiles", rollout->dir)
                                    : ct_format("%s", out_dir);
    const int err = modules == NULL ? ct_diag_memory(diag) : write_modules(rollout, modules, diag);

    free(modules);
    return err;
}

static int print_named(const struct ct_rollout *rollout, const char *name, struct ct_diag *diag)
{
    const struct ct_module_file *file = ct_module_files;
    char *text = NULL;
    int err;

    while (strcmp(file->name, name) != 0)
        file++;
    err = make_text(file, rollout, &text, diag);
    if (err == CT_OK)
        fputs(text, stdout);
    free(text);
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_rollout rollout;
    int err = ct_rollout_open(options->file, &rollout, diag);

    if (err == CT_OK)
        err = ct_rollout_check_library(&rollout, diag);
    if (err == CT_OK)
        err = options->format == NULL ? write_all(&rollout, options->out_dir, diag)
                                      : print_named(&rollout, options->format, diag);
    ct_rollout_close(&rollout);
    return err;
}

const struct ct_command ct_command_module = {
    .name = "module",
    .arguments = "DIR",
    .summary = "Writes module files that load the library of a machine folder.",
    .needs_file = true,
    .run = run,
};
