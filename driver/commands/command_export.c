/*
 * command_export.c - the cluster for other tools.
 */
#include "base/words.h"
#include "cluster/formats/export.h"
#include "driver/options/options.h"

#include <stdio.h>
#include <stdlib.h>

static const char *name_of(int i)
{
    return ct_exports[i] == NULL ? NULL : ct_exports[i]->name;
}

static int fail_unknown(const char *name, struct ct_diag *diag)
{
    char known[200];

    return ct_diag_set(diag, CT_ERR_INPUT, "%s%s; known are --format %s",
                       name == NULL ? "no format" : "unknown format: ", name == NULL ? "" : name,
                       ct_words_join(name_of, " and ", known, sizeof known));
}

static int run_export(const struct ct_options *options, struct ct_diag *diag)
{
    const char *name = options->format;
    const struct ct_export *format = name == NULL ? NULL : ct_export_find(name);
    struct ct_cluster *cluster = NULL;
    char *text = NULL;
    int err;

    if (format == NULL)
        return fail_unknown(name, diag);
    CT_TRY(err, done, ct_cluster_load(options->file, "{command}", &cluster, diag));
    CT_TRY(err, done, ct_export_write(format, cluster, &text, diag));
    fputs(text, stdout);
done:
    free(text);
    ct_cluster_free(cluster);
    return err;
}

const struct ct_command ct_command_export = {
    .name = "export",
    .arguments = "FILE",
    .summary = "Writes a cluster for other tools.",
    .needs_file = true,
    .computes = true,
    .run = run_export,
};
