/*
 * cluster_describe.c - a cluster in words.
 */
#include "base/text.h"
#include "cluster/limits.h"
#include "cluster/rank_counts.h"
#include "cluster/reader/cable_keys.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SWITCHES_SHOWN = 256,
    RUNS_SHOWN = 12,  /* of ranks, per line */
    NAMES_SHOWN = 16, /* of hosts without ranks */
    INNER_SHOWN = 64  /* nodes inside hosts */
};

struct description {
    const struct ct_cluster *cluster;
    const int *count; /* ranks at and below each node */
    struct ct_text text;
};

static bool is_below(const struct ct_cluster *cluster, int node, int above)
{
    while (node > above)
        node = cluster->nodes[node].parent;
    return node == above;
}

/* True if the rank is on a host of this switch, or in this node of a host. */
static bool belongs(const struct ct_cluster *cluster, int rank, int node)
{
    if (cluster->nodes[node].kind == CT_NODE_SWITCH)
        return cluster->nodes[cluster->rank_host[rank]].parent == node;
    return is_below(cluster, cluster->rank_place[rank], node);
}

/* Ranks as "0-28/4, 30". */
struct runs {
    int n;
    int first;
    int last;
    int step;
};

/* Write a run, with its last rank or without. */
static void add_run(struct description *d, struct runs *runs, int last)
{
    if (runs->n++ >= RUNS_SHOWN)
        return;
    if (runs->n > 1)
        ct_text_add(&d->text, ", ");
    ct_text_add(&d->text, "%d", runs->first);
    if (last == runs->first)
        return;
    ct_text_add(&d->text, "-%d", last);
    if (runs->step > 1)
        ct_text_add(&d->text, "/%d", runs->step);
}

/* Two ranks apart are no run: write the first, keep the second. */
static void split_pair(struct description *d, struct runs *runs)
{
    if (runs->step <= 1 || runs->last != runs->first + runs->step)
        return;
    add_run(d, runs, runs->first);
    runs->first = runs->last;
}

static void extend_run(struct description *d, struct runs *runs, int rank)
{
    const int step = rank - runs->last;

    if (runs->first != runs->last && step != runs->step)
        split_pair(d, runs);
    if (runs->first == runs->last)
        runs->step = step;
    if (step != runs->step) {
        add_run(d, runs, runs->last);
        runs->first = rank;
    }
    runs->last = rank;
}

static void add_ranks(struct description *d, int node)
{
    struct runs runs = {.first = -1};

    for (int rank = 0; rank < d->cluster->nranks; rank++) {
        if (!belongs(d->cluster, rank, node))
            continue;
        if (runs.first < 0)
            runs.first = runs.last = rank;
        else
            extend_run(d, &runs, rank);
    }
    if (runs.first >= 0) {
        split_pair(d, &runs);
        add_run(d, &runs, runs.last);
    }
    if (runs.n > RUNS_SHOWN)
        ct_text_add(&d->text, ", ...");
}

static int count_kind(const struct ct_cluster *cluster, enum ct_node_kind kind)
{
    int n = 0;

    for (int x = 0; x < cluster->nnodes; x++)
        n += cluster->nodes[x].kind == kind;
    return n;
}

/* In one line, and without control characters. */
static void add_note(struct description *d, const char *note)
{
    ct_text_add(&d->text, "note: ");
    for (; *note != '\0'; note++) {
        if (!iscntrl((unsigned char)*note))
            ct_text_append(&d->text, note, 1);
        else if (note[1] != '\0')
            ct_text_append(&d->text, " ", 1);
    }
    ct_text_add(&d->text, "\n");
}

/* "1 rank", "2 ranks" */
static void add_number(struct description *d, long n, const char *what)
{
    ct_text_add(&d->text, "%ld %s%s", n, what, n == 1 ? "" : (what[1] == 'w' ? "es" : "s"));
}

static void describe_head(struct description *d)
{
    const struct ct_cluster *cluster = d->cluster;

    ct_text_add(&d->text, "cluster %s\n", cluster->name);
    if (cluster->note[0] != '\0')
        add_note(d, cluster->note);
    add_number(d, cluster->nranks, "rank");
    ct_text_add(&d->text, " on ");
    add_number(d, count_kind(cluster, CT_NODE_HOST), "host");
    if (cluster->nparts > 1)
        ct_text_add(&d->text,
                    ", the first of %d parts that call at the same "
                    "time",
                    cluster->nparts);
    ct_text_add(&d->text, ", at most %d per host; ", cluster->per_host);
    add_number(d, count_kind(cluster, CT_NODE_SWITCH), "switch");
    ct_text_add(&d->text, "\n");
}

static void add_cable(struct description *d, const struct ct_cable *cable)
{
    for (int key = 0; key < CT_CABLE_KEYS; key++) {
        char text[CT_QUANTITY_SIZE];

        if (!ct_cable_has(cable, key))
            continue;
        ct_cable_keys[key].format(ct_cable_get(cable, key), text);
        ct_text_add(&d->text, "%s%s", key == 0 ? "" : ", ", text);
    }
}

static int count_hosts(const struct ct_cluster *cluster, int on_switch)
{
    int n = 0;

    for (int x = 0; x < cluster->nnodes; x++)
        n += cluster->nodes[x].kind == CT_NODE_HOST && cluster->nodes[x].parent == on_switch;
    return n;
}

static void describe_switch(struct description *d, int x)
{
    const struct ct_node *node = &d->cluster->nodes[x];
    const int nhosts = count_hosts(d->cluster, x);

    ct_text_add(&d->text, "switch %s", node->name);
    if (node->parent >= 0) {
        ct_text_add(&d->text, " (to %s: ", d->cluster->nodes[node->parent].name);
        add_cable(d, &node->cable);
        ct_text_add(&d->text, ")");
    }
    ct_text_add(&d->text, ": ");
    add_number(d, nhosts, "host");
    ct_text_add(&d->text, nhosts > 0 ? ", ranks " : "");
    add_ranks(d, x);
    ct_text_add(&d->text, "\n");
}

static void describe_switches(struct description *d)
{
    const int nswitches = count_kind(d->cluster, CT_NODE_SWITCH);

    for (int x = 0; x < nswitches && x < SWITCHES_SHOWN; x++)
        describe_switch(d, x);
    if (nswitches > SWITCHES_SHOWN)
        ct_text_add(&d->text, "... and %d more switches\n", nswitches - SWITCHES_SHOWN);
}

static int host_above(const struct ct_cluster *cluster, int node)
{
    while (cluster->nodes[node].kind != CT_NODE_HOST)
        node = cluster->nodes[node].parent;
    return node;
}

static void describe_insides(struct description *d)
{
    const struct ct_cluster *cluster = d->cluster;
    int shown = 0;

    for (int x = 0; x < cluster->nnodes; x++) {
        if (cluster->nodes[x].kind != CT_NODE_INNER || shown++ >= INNER_SHOWN)
            continue;
        ct_text_add(&d->text, "inside %s, %s: ranks ", cluster->nodes[host_above(cluster, x)].name,
                    cluster->nodes[x].name);
        add_ranks(d, x);
        ct_text_add(&d->text, "\n");
    }
    if (shown > INNER_SHOWN)
        ct_text_add(&d->text, "... and %d more inside hosts\n", shown - INNER_SHOWN);
}

/* Ranks of other parts are not counted: they may be there. */
static void describe_idle_hosts(struct description *d)
{
    int idle = 0;

    for (int x = 0; x < d->cluster->nnodes && d->cluster->nparts <= 1; x++) {
        if (d->cluster->nodes[x].kind != CT_NODE_HOST || d->count[x] > 0)
            continue;
        if (idle++ < NAMES_SHOWN)
            ct_text_add(&d->text, "%s%s", idle == 1 ? "hosts without ranks: " : ", ",
                        d->cluster->nodes[x].name);
    }
    if (idle > NAMES_SHOWN)
        ct_text_add(&d->text, " and %d more", idle - NAMES_SHOWN);
    if (idle > 0)
        ct_text_add(&d->text, "\n");
}

static void describe_cables(struct description *d)
{
    const struct ct_cluster *cluster = d->cluster;
    char least[CT_QUANTITY_SIZE];
    char most[CT_QUANTITY_SIZE];
    double low = 0;
    double high = 0;
    int nunknown = 0; /* cables outside hosts */

    for (int x = 1; x < cluster->nnodes; x++) {
        const double bandwidth = cluster->nodes[x].cable.bandwidth;

        nunknown += bandwidth == 0 && cluster->nodes[x].kind <= CT_NODE_HOST;

        if (bandwidth > 0 && (low == 0 || bandwidth < low))
            low = bandwidth;
        if (bandwidth > high)
            high = bandwidth;
    }
    ct_bandwidth_format(low, least);
    ct_bandwidth_format(high, most);
    if (high == 0)
        ct_text_add(&d->text, "cables: no bandwidth known\n");
    else if (low == high)
        ct_text_add(&d->text, "cables: all of %s%s\n", nunknown > 0 ? "known bandwidth " : "",
                    most);
    else
        ct_text_add(&d->text,
                    "cables: %s to %s; the all-to-all that is generated heeds "
                    "that, most other routines take them as equal\n",
                    least, most);
    if (high > 0 && nunknown > 0) {
        add_number(d, nunknown, "cable");
        ct_text_add(&d->text, " of unknown bandwidth: no limit comes from %s\n",
                    nunknown == 1 ? "it" : "them");
    }
}

static void describe_bottleneck(struct description *d)
{
    const struct ct_cluster *cluster = d->cluster;
    long messages = 0;
    const int x = ct_bottleneck(cluster, &messages);
    char bandwidth[CT_QUANTITY_SIZE];

    if (x < 0)
        return;
    ct_bandwidth_format(cluster->nodes[x].cable.bandwidth, bandwidth);
    ct_text_add(&d->text, "bottleneck: %s - %s", cluster->nodes[cluster->nodes[x].parent].name,
                cluster->nodes[x].name);
    if (cluster->nodes[x].cable.bandwidth > 0)
        ct_text_add(&d->text, ", %s", bandwidth);
    ct_text_add(&d->text, ", %ld of ", messages);
    add_number(d, (long)cluster->nranks * (cluster->nranks - 1), "message");
    ct_text_add(&d->text, " of an all-to-all each way\n");
}

static void describe_jobs(struct description *d)
{
    for (int i = 0; i < d->cluster->njobs; i++) {
        const struct ct_cluster_job *job = &d->cluster->jobs[i];

        ct_text_add(&d->text, "%s%s, %d ranks", i == 0 ? "jobs: " : "; ", job->name, job->nranks);
        if (job->nparts > 1)
            ct_text_add(&d->text, " in %d parts", job->nparts);
    }
    if (d->cluster->njobs > 0)
        ct_text_add(&d->text, "\n");
}

int ct_cluster_describe(const struct ct_cluster *cluster, char **text, struct ct_diag *diag)
{
    int *count = ct_rank_counts(cluster);
    struct description d = {.cluster = cluster, .count = count};

    d.text.failed = count == NULL;
    if (count != NULL) {
        describe_head(&d);
        describe_switches(&d);
        describe_insides(&d);
        describe_idle_hosts(&d);
        describe_cables(&d);
        describe_bottleneck(&d);
        describe_jobs(&d);
        if (cluster->nranks > 1)
            ct_limits_describe(cluster, &d.text);
    }
    free(count);
    return ct_text_take(&d.text, text, diag);
}
