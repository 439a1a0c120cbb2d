/*
 * summary.c - counts nodes, and the least and the greatest bandwidth.
 */
#include "cluster/summary.h"

#include "base/text.h"
#include "cluster/reader/quantity.h"

#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#define NAME_MOST 256

static bool has_ranks(const struct ct_cluster *cluster, int node)
{
    for (int i = 0; i < ct_cluster_launched(cluster); i++) {
        if (ct_cluster_launched_host(cluster, i) == node)
            return true;
    }
    return false;
}

static void add_this_machine(struct ct_text *text)
{
    char name[NAME_MOST] = "";

    if (gethostname(name, sizeof name - 1) != 0)
        name[0] = '\0';
    ct_text_add(text, "1, %s", name);
}

void ct_cluster_add_hosts(struct ct_text *text, const struct ct_cluster *cluster)
{
    const char *first = "", *last = "";
    int n = 0;

    if (cluster->is_local) {
        add_this_machine(text);
        return;
    }
    for (int i = 0; i < cluster->nnodes; i++) {
        if (cluster->nodes[i].kind != CT_NODE_HOST || !has_ranks(cluster, i))
            continue;
        last = cluster->nodes[i].name;
        if (n++ == 0)
            first = last;
    }
    ct_text_add(text, "%d, %s", n, first);
    if (n > 1)
        ct_text_add(text, " to %s", last);
}

static void add_bandwidth(struct ct_text *text, double bytes_per_s)
{
    char words[CT_QUANTITY_SIZE];

    ct_bandwidth_format(bytes_per_s, words);
    ct_text_add(text, "%s", bytes_per_s > 0 ? words : "unknown");
}

/* Those of the nodes of a kind to what is above them. */
static void add_cables(struct ct_text *text, const struct ct_cluster *cluster,
                       enum ct_node_kind kind, const char *before)
{
    double least = INFINITY, most = 0;

    for (int i = 0; i < cluster->nnodes; i++) {
        const struct ct_node *node = &cluster->nodes[i];

        if (node->kind != kind || node->parent < 0)
            continue;
        least = fmin(least, node->cable.bandwidth);
        most = fmax(most, node->cable.bandwidth);
    }
    if (isinf(least))
        return;
    ct_text_add(text, "%s", before);
    add_bandwidth(text, least);
    if (most > least) {
        ct_text_add(text, " to ");
        add_bandwidth(text, most);
    }
}

void ct_cluster_add_network(struct ct_text *text, const struct ct_cluster *cluster)
{
    int nhosts = 0, nswitches = 0;

    for (int i = 0; i < cluster->nnodes; i++) {
        nhosts += cluster->nodes[i].kind == CT_NODE_HOST;
        nswitches += cluster->nodes[i].kind == CT_NODE_SWITCH;
    }
    if (cluster->is_local || nswitches == 0) {
        ct_text_add(text, "none, one host");
        return;
    }
    ct_text_add(text, "%d host%s, %d switch%s", nhosts, ct_plural(nhosts), nswitches,
                nswitches == 1 ? "" : "es");
    add_cables(text, cluster, CT_NODE_HOST, "; cables of hosts ");
    add_cables(text, cluster, CT_NODE_SWITCH, "; between switches ");
}
