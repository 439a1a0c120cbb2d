/*
 * export_simgrid.c - a cluster as a platform for SimGrid 3.32, DTD version
 * 4.1; hosts have the names of the file.
 *
 * A switch is a router, a cable a link whose two directions do not share
 * their bandwidth. Only cables are listed; SimGrid finds the ways between
 * hosts, of which a tree has one each.
 */
#include "base/text.h"
#include "cluster/formats/export.h"

enum { LATENCY_US = 10 }; /* of a cable for which the file has none */

/* A host has a core for each of its ranks, of all parts. */
static void add_host(struct ct_text *xml, const struct ct_cluster *cluster, int x)
{
    int cores = 0;

    for (int i = 0; i < ct_cluster_launched(cluster); i++)
        cores += ct_cluster_launched_host(cluster, i) == x;
    ct_text_add(xml, "    <host id=\"%s\" speed=\"1Gf\" core=\"%d\"/>\n", cluster->nodes[x].name,
                cores > 0 ? cores : 1);
}

static void add_cable(struct ct_text *xml, const struct ct_node *node, int x)
{
    ct_text_add(xml, "    <link id=\"cable:%d\" bandwidth=\"%.15gBps\" ", x, node->cable.bandwidth);
    if (node->cable.latency_s > 0)
        ct_text_add(xml, "latency=\"%.9gs\"", node->cable.latency_s);
    else
        ct_text_add(xml, "latency=\"%dus\"", (int)LATENCY_US);
    ct_text_add(xml, " sharing_policy=\"SPLITDUPLEX\"/>\n");
}

/* Hosts and switches may share names: those of switches are marked. */
static void add_route(struct ct_text *xml, const struct ct_cluster *cluster, int x)
{
    const struct ct_node *node = &cluster->nodes[x];

    ct_text_add(xml,
                "    <route src=\"%s%s\" dst=\"switch:%s\">\n"
                "      <link_ctn id=\"cable:%d\" direction=\"UP\"/>\n"
                "    </route>\n",
                node->kind == CT_NODE_SWITCH ? "switch:" : "", node->name,
                cluster->nodes[node->parent].name, x);
}

static void add_nodes(struct ct_text *xml, const struct ct_cluster *cluster)
{
    for (int x = 0; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        if (node->kind == CT_NODE_SWITCH)
            ct_text_add(xml, "    <router id=\"switch:%s\"/>\n", node->name);
        if (node->kind == CT_NODE_HOST)
            add_host(xml, cluster, x);
    }
}

/* Cables are called by the number of their lower node. */
static bool has_cable(const struct ct_cluster *cluster, int x)
{
    return cluster->nodes[x].kind <= CT_NODE_HOST && cluster->nodes[x].parent >= 0;
}

static int write_simgrid(const struct ct_cluster *cluster, char **text, struct ct_diag *diag)
{
    struct ct_text xml = {0};

    ct_text_add(&xml,
                "<?xml version=\"1.0\"?>\n"
                "<!DOCTYPE platform SYSTEM "
                "\"https://simgrid.org/simgrid.dtd\">\n"
                "<!-- A cable without latency in the file has "
                "%d us. -->\n"
                "<platform version=\"4.1\">\n"
                "  <zone id=\"%s\" routing=\"DijkstraCache\">\n",
                (int)LATENCY_US, cluster->name);
    add_nodes(&xml, cluster);
    for (int x = 0; x < cluster->nnodes; x++) {
        if (has_cable(cluster, x))
            add_cable(&xml, &cluster->nodes[x], x);
    }
    for (int x = 0; x < cluster->nnodes; x++) {
        if (has_cable(cluster, x))
            add_route(&xml, cluster, x);
    }
    ct_text_add(&xml, "  </zone>\n</platform>\n");
    return ct_text_take(&xml, text, diag);
}

const struct ct_export export_simgrid = {
    .name = "simgrid",
    .help = "simgrid (XML)",
    .needs_bandwidths = true,
    .write = write_simgrid,
};
