/*
 * command_formats.c - export and import: clusters and decisions for other tools,
 * and clusters from theirs. The formats are the files of cluster/formats/ and
 * result/.
 */
#include "base/files.h"
#include "base/words.h"
#include "cluster/formats/export.h"
#include "cluster/formats/import.h"
#include "driver/folder/machine.h"
#include "result/writer.h"

#include <stdlib.h>

static const char *export_name(int i)
{
    return ct_exports[i] == NULL ? NULL : ct_exports[i]->name;
}

static const char *import_name(int i)
{
    return ct_imports[i] == NULL ? NULL : ct_imports[i]->name;
}

/* Check that a format of a list is named. */
static int check_named(const char *name, ct_word_fn *words, struct ct_diag *diag)
{
    char known[200];

    if (name != NULL && ct_words_have(words, name))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "%s%s; known are --format %s",
                       name == NULL ? "no format" : "unknown format: ", name == NULL ? "" : name,
                       ct_words_join(words, " and ", known, sizeof known));
}

static int export_cluster(const struct ct_options *options, char **text, struct ct_diag *diag)
{
    struct ct_cluster *cluster = NULL;
    int err = check_named(options->format, export_name, diag);

    if (err == CT_OK)
        err = ct_cluster_load(options->file, "{command}", &cluster, diag);
    if (err == CT_OK)
        err = ct_export_write(ct_export_find(options->format), cluster, text, diag);
    ct_cluster_free(cluster);
    return err;
}

static int export_decisions(const struct ct_options *options, char **text, struct ct_diag *diag)
{
    struct ct_machine machine = {0};
    struct ct_result *result = NULL;
    int err = check_named(options->format, ct_writer_format, diag);

    if (err == CT_OK)
        err = ct_machine_open_tuned(&machine, options, diag);
    if (err == CT_OK)
        err = ct_machine_read_for_reports(&machine, &result, diag);
    if (err == CT_OK)
        err = ct_writer_text(ct_writer_find(options->format), result, text, diag);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

static int run_export(const struct ct_options *options, struct ct_diag *diag)
{
    char *text = NULL;
    const int err = ct_is_folder(options->file) ? export_decisions(options, &text, diag)
                                                : export_cluster(options, &text, diag);

    if (err == CT_OK)
        fputs(text, stdout);
    free(text);
    return err;
}

const struct ct_command ct_command_export = {
    .name = "export",
    .arguments = "PATH",
    .summary = "Writes a cluster file, or a machine folder, for other tools.",
    .needs_file = true,
    .computes = true,
    .run = run_export,
};

static int run_import(const struct ct_options *options, struct ct_diag *diag)
{
    char *text = NULL;
    int err = check_named(options->format, import_name, diag);

    if (err == CT_OK)
        err = ct_import_read(ct_import_find(options->format), options->file, &text, diag);
    if (err == CT_OK)
        fputs(text, stdout);
    free(text);
    return err;
}

const struct ct_command ct_command_import = {
    .name = "import",
    .arguments = "FILE",
    .summary = "Makes a cluster file from another tool's.",
    .needs_file = true,
    .computes = true,
    .run = run_import,
};
