/*
 * command_export.c - the cluster for other tools.
 */
#include "cluster/export.h"
#include "driver/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    int (*write)(const struct ct_cluster *cluster, char **text,
                 struct ct_diag *diag);
} formats[] = {
    {"dot", ct_export_dot},
    {"netns", ct_export_netns},
    {"simgrid", ct_export_simgrid},
};

#define NFORMATS (sizeof formats / sizeof formats[0])

/* returns  its number, NFORMATS for none */
static size_t find_format(const char *name)
{
    size_t i = 0;

    while (i < NFORMATS && strcmp(formats[i].name, name) != 0)
        i++;
    return i;
}

static int run_export(const struct ct_options *options, struct ct_diag *diag)
{
    const char *name = options->format == NULL ? "" : options->format;
    const size_t format = find_format(name);
    struct ct_cluster *cluster = NULL;
    char *text = NULL;
    int err;

    if (format == NFORMATS)
        return ct_diag_set(
            diag, CT_ERR_INPUT,
            "%s%s; known are --format dot, netns and simgrid",
            name[0] == '\0' ? "no format" : "unknown format: ", name);
    CT_TRY(err, done,
           ct_cluster_load(options->file, "{command}", &cluster, diag));
    CT_TRY(err, done, formats[format].write(cluster, &text, diag));
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
    .options = "f",
    .needs_file = true,
    .run = run_export,
};
