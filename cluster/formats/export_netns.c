/*
 * export_netns.c - a cluster as a shell script of ip, tc and ethtool.
 *
 * Jumbo frames keep the number of packets low enough for one machine to be
 * limited by the rates and not by its processors. Offloads are off, since a
 * rate limit counts what is handed to it: without them it would be bursts of
 * 64 KB. The sizes of burst and queue hold two and about thirty frames.
 *
 * The head of the script says how to use it. It needs at least one switch,
 * and host names that a kernel accepts as its own.
 */
#include "base/text.h"
#include "cluster/formats/export.h"

#include <math.h>
#include <string.h>

enum { HOST_NAME_MOST = 63 };

static const char commands[] =
    "switches=$lab:_switches\n"
    "\n"
    "# port NAMESPACE INTERFACE RATE: one end of a cable\n"
    "port() {\n"
    "    ip netns exec \"$1\" ethtool -K \"$2\" tso off gso off gro off\n"
    "    tc -n \"$1\" qdisc add dev \"$2\" root "
    "tbf rate \"$3\" burst 20k limit 256k\n"
    "    ip -n \"$1\" link set \"$2\" addrgenmode none up\n"
    "}\n"
    "\n"
    "# bridge BRIDGE: a switch\n"
    "bridge() {\n"
    "    ip -n \"$switches\" link add \"$1\" mtu 9000 type bridge "
    "mcast_snooping 0\n"
    "    ip -n \"$switches\" link set \"$1\" addrgenmode none up\n"
    "}\n"
    "\n"
    "# trunk BRIDGE BRIDGE RATE: a cable between two switches\n"
    "trunk() {\n"
    "    ip -n \"$switches\" link add \"$1-$2\" mtu 9000 master \"$1\" \\\n"
    "        type veth peer name \"$2-$1\" mtu 9000\n"
    "    ip -n \"$switches\" link set \"$2-$1\" master \"$2\"\n"
    "    port \"$switches\" \"$1-$2\" \"$3\"\n"
    "    port \"$switches\" \"$2-$1\" \"$3\"\n"
    "}\n"
    "\n"
    "# host PORT NAME ADDRESS BRIDGE RATE: a host and its cable to a switch\n"
    "host() {\n"
    "    ip netns add \"$lab:$2\"\n"
    "    ip -n \"$switches\" link add \"$1\" mtu 9000 master \"$4\" \\\n"
    "        type veth peer name eth0 mtu 9000 netns \"$lab:$2\"\n"
    "    ip -n \"$lab:$2\" address add \"$3/8\" dev eth0\n"
    "    ip -n \"$lab:$2\" link set lo up\n"
    "    port \"$switches\" \"$1\" \"$5\"\n"
    "    port \"$lab:$2\" eth0 \"$5\"\n"
    "}\n"
    "\n"
    "# know: gives each host the others' cards. The kernel has one table of\n"
    "# those it finds by itself, for all namespaces, and of some 1,000 "
    "places.\n"
    "# (sort: the own address first, a new one makes a host forget the "
    "others)\n"
    "know() {\n"
    "    hosts | sed 1d | while read -r address name; do\n"
    "        hosts | awk -v own=\"$address\" '\n"
    "            NR > 1 {\n"
    "                split($1, n, \".\")\n"
    "                card = sprintf(\"02:00:0a:%02x:%02x:%02x\", "
    "n[2], n[3], n[4])\n"
    "                print ($1 == own ? \"link set eth0 address \" card : \\\n"
    "                    \"neighbour add \" $1 \" lladdr \" card \\\n"
    "                    \" dev eth0 nud permanent\")\n"
    "            }' | sort | ip -n \"$lab:$name\" -batch -\n"
    "    done\n"
    "}\n"
    "\n";

static const char last_lines[] = "case ${1:-} in\n"
                                 "up | hosts | ranks) \"$1\" ;;\n"
                                 "*)\n"
                                 "    echo \"usage: sh $0 up|hosts|ranks\" >&2\n"
                                 "    exit 2\n"
                                 "    ;;\n"
                                 "esac\n";

static int count_switches(const struct ct_cluster *cluster)
{
    int n = 0;

    while (n < cluster->nnodes && cluster->nodes[n].kind == CT_NODE_SWITCH)
        n++;
    return n;
}

/* Hosts are numbered from 1, in the order of their nodes, which come
   after the switches. */
static int host_number(const struct ct_cluster *cluster, int node)
{
    return node - count_switches(cluster) + 1;
}

static void add_address(struct ct_text *sh, const struct ct_cluster *cluster, int node)
{
    const int n = host_number(cluster, node);

    ct_text_add(sh, "10.%d.%d.%d", n >> 16, n >> 8 & 255, n & 255);
}

/* As tc reads it, in the greatest unit that is exact to a bit. */
static void add_rate(struct ct_text *sh, double bytes_per_s)
{
    static const struct {
        double bits;
        const char *unit;
    } units[] = {{1e9, "gbit"}, {1e6, "mbit"}, {1e3, "kbit"}, {1, "bit"}};
    const double bits = fmax(8, round(8 * bytes_per_s));
    size_t i = 0;

    while (fmod(bits, units[i].bits) != 0)
        i++;
    ct_text_add(sh, " %.0f%s\n", bits / units[i].bits, units[i].unit);
}

static void add_head(struct ct_text *sh, const struct ct_cluster *cluster)
{
    ct_text_add(sh,
                "#!/bin/sh\n"
                "# %s as network namespaces of one Linux machine, written by "
                "colltune export.\n"
                "#\n"
                "# sh FILE up     makes them: LAB:HOST for each host, with its "
                "cable as "
                "eth0, and\n"
                "#                LAB:_switches with a bridge for each switch. "
                "As root.\n"
                "# sh FILE hosts  prints addresses and names of the hosts\n"
                "# sh FILE ranks  prints the address of each rank's host\n"
                "#\n"
                "# LAB is %s unless the environment says otherwise.\n"
                "# Removed by: ip netns delete, of each.\n"
                "set -eu\n"
                "lab=${LAB:-%s}\n",
                cluster->name, cluster->name, cluster->name);
}

static void add_switch(struct ct_text *sh, const struct ct_cluster *cluster, int x)
{
    const struct ct_node *node = &cluster->nodes[x];

    ct_text_add(sh, "    bridge b%d # %s\n", x, node->name);
    if (node->parent < 0)
        return;
    ct_text_add(sh, "    trunk b%d b%d", node->parent, x);
    add_rate(sh, node->cable.bandwidth);
}

static void add_host(struct ct_text *sh, const struct ct_cluster *cluster, int x)
{
    const struct ct_node *node = &cluster->nodes[x];

    ct_text_add(sh, "    host h%d %s ", host_number(cluster, x), node->name);
    add_address(sh, cluster, x);
    ct_text_add(sh, " b%d", node->parent);
    add_rate(sh, node->cable.bandwidth);
}

static void add_up(struct ct_text *sh, const struct ct_cluster *cluster)
{
    ct_text_add(sh, "up() {\n    ip netns add \"$switches\"\n");
    for (int x = 0; x < cluster->nnodes; x++) {
        if (cluster->nodes[x].kind == CT_NODE_SWITCH)
            add_switch(sh, cluster, x);
        if (cluster->nodes[x].kind == CT_NODE_HOST)
            add_host(sh, cluster, x);
    }
    ct_text_add(sh, "    know\n}\n\n");
}

static void add_lists(struct ct_text *sh, const struct ct_cluster *cluster)
{
    ct_text_add(sh, "hosts() {\n    cat <<END\n127.0.0.1 localhost\n");
    for (int x = 0; x < cluster->nnodes; x++) {
        if (cluster->nodes[x].kind != CT_NODE_HOST)
            continue;
        add_address(sh, cluster, x);
        ct_text_add(sh, " %s\n", cluster->nodes[x].name);
    }
    ct_text_add(sh, "END\n}\n\nranks() {\n    cat <<END\n");
    for (int i = 0; i < ct_cluster_launched(cluster); i++) {
        add_address(sh, cluster, ct_cluster_launched_host(cluster, i));
        ct_text_add(sh, "\n");
    }
    ct_text_add(sh, "END\n}\n\n");
}

static int check(const struct ct_cluster *cluster, struct ct_diag *diag)
{
    if (count_switches(cluster) == 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s has no network: a host alone, no switches",
                           cluster->name);
    for (int x = 0; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        if (node->kind == CT_NODE_HOST && strlen(node->name) > HOST_NAME_MOST)
            return ct_diag_set(diag, CT_ERR_INPUT, "host name of more than %d characters: %.80s...",
                               (int)HOST_NAME_MOST, node->name);
    }
    return CT_OK;
}

static int write_netns(const struct ct_cluster *cluster, char **text, struct ct_diag *diag)
{
    struct ct_text sh = {0};
    const int err = check(cluster, diag);

    if (err != CT_OK)
        return err;
    add_head(&sh, cluster);
    ct_text_append(&sh, commands, sizeof commands - 1);
    add_up(&sh, cluster);
    add_lists(&sh, cluster);
    ct_text_append(&sh, last_lines, sizeof last_lines - 1);
    return ct_text_take(&sh, text, diag);
}

const struct ct_export export_netns = {
    .name = "netns",
    .help = "netns (a script for Linux)",
    .needs_bandwidths = true,
    .write = write_netns,
};
