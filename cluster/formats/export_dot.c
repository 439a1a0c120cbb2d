/*
 * export_dot.c - a cluster as a drawing for graphviz.
 *
 * Nodes are called by number: a host and a switch may share a name.
 */
#include "base/text.h"
#include "cluster/formats/export.h"
#include "cluster/reader/quantity.h"

enum { RANKS_SHOWN = 4 };

static int count_ranks(const struct ct_cluster *cluster, int host)
{
    int n = 0;

    for (int rank = 0; rank < cluster->nranks; rank++)
        n += cluster->rank_host[rank] == host;
    return n;
}

/* "rank 3", "ranks 3, 7", "16 ranks"; nothing for an idle host. */
static void add_ranks(struct ct_text *dot, const struct ct_cluster *cluster, int host)
{
    const int n = count_ranks(cluster, host);
    int shown = 0;

    if (n == 0)
        return;
    if (n > RANKS_SHOWN) {
        ct_text_add(dot, "\\n%d ranks", n);
        return;
    }
    for (int rank = 0; rank < cluster->nranks; rank++) {
        if (cluster->rank_host[rank] != host)
            continue;
        ct_text_add(dot, "%s%d", shown > 0 ? ", " : (n == 1 ? "\\nrank " : "\\nranks "), rank);
        shown++;
    }
}

static void add_node(struct ct_text *dot, const struct ct_cluster *cluster, int x)
{
    const struct ct_node *node = &cluster->nodes[x];
    char bandwidth[CT_QUANTITY_SIZE];

    ct_text_add(dot, "    node%d [label=\"%s", x, node->name);
    if (node->kind == CT_NODE_HOST)
        add_ranks(dot, cluster, x);
    ct_text_add(dot, "\"%s];\n", node->kind == CT_NODE_SWITCH ? ", shape=ellipse" : "");
    if (node->parent < 0)
        return;
    ct_bandwidth_format(node->cable.bandwidth, bandwidth);
    ct_text_add(dot, "    node%d -- node%d [label=\"%s\"];\n", node->parent, x, bandwidth);
}

static int write_dot(const struct ct_cluster *cluster, char **text, struct ct_diag *diag)
{
    struct ct_text dot = {0};

    ct_text_add(&dot, "graph \"%s\" {\n    node [shape=box];\n", cluster->name);
    for (int x = 0; x < cluster->nnodes; x++) {
        if (cluster->nodes[x].kind <= CT_NODE_HOST)
            add_node(&dot, cluster, x);
    }
    ct_text_add(&dot, "}\n");
    return ct_text_take(&dot, text, diag);
}

const struct ct_export export_dot = {
    .name = "dot",
    .help = "dot (a drawing)",
    .write = write_dot,
};
