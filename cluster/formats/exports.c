/*
 * exports.c - what all formats have in common.
 */
#include "cluster/formats/export.h"

#include <string.h>

const struct ct_export *ct_export_find(const char *name)
{
    for (int i = 0; ct_exports[i] != NULL; i++) {
        if (strcmp(ct_exports[i]->name, name) == 0)
            return ct_exports[i];
    }
    return NULL;
}

static int check_bandwidths(const struct ct_export *format, const struct ct_cluster *cluster,
                            struct ct_diag *diag)
{
    for (int x = 1; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        if (node->kind <= CT_NODE_HOST && node->cable.bandwidth == 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "the cable %.60s - %.60s has no bandwidth: %s "
                               "needs one of every cable",
                               cluster->nodes[node->parent].name, node->name, format->name);
    }
    return CT_OK;
}

int ct_export_write(const struct ct_export *format, const struct ct_cluster *cluster, char **text,
                    struct ct_diag *diag)
{
    const int err = format->needs_bandwidths ? check_bandwidths(format, cluster, diag) : CT_OK;

    return err == CT_OK ? format->write(cluster, text, diag) : err;
}
