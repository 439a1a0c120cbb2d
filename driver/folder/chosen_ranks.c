/*
 * chosen_ranks.c - hosts, then ranks on them.
 */
#include "driver/folder/chosen_ranks.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

/* The hosts that are used. */
struct hosts {
    const struct ct_cluster *cluster;
    int *node;
    int n;
};

/* The host with a name of this length; -1: there is none. */
static int find_host(const struct ct_cluster *cluster, const char *name, size_t length)
{
    for (int x = 0; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        if (node->kind == CT_NODE_HOST && strlen(node->name) == length &&
            strncmp(node->name, name, length) == 0)
            return x;
    }
    return -1;
}

static bool is_taken(const struct hosts *hosts, int node)
{
    int i = 0;

    while (i < hosts->n && hosts->node[i] != node)
        i++;
    return i < hosts->n;
}

/* "a,b,c" */
static int take_named(struct hosts *hosts, const char *list, struct ct_diag *diag)
{
    for (const char *at = list;; at++) {
        const size_t length = strcspn(at, ",");
        const int node = find_host(hosts->cluster, at, length);

        if (node < 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "--hosts: %.*s is no host of the cluster %s; names as its file has "
                               "them, with commas between them, would be right",
                               (int)length, at, hosts->cluster->name);
        if (is_taken(hosts, node))
            return ct_diag_set(diag, CT_ERR_INPUT, "--hosts: %.*s is named twice", (int)length, at);
        hosts->node[hosts->n++] = node;
        at += length;
        if (*at == '\0')
            return CT_OK;
    }
}

static void take_all(struct hosts *hosts)
{
    for (int x = 0; x < hosts->cluster->nnodes; x++) {
        if (hosts->cluster->nodes[x].kind == CT_NODE_HOST)
            hosts->node[hosts->n++] = x;
    }
}

/* Fill the hosts. */
static int place(const struct hosts *hosts, const struct ct_options *options,
                 struct ct_cluster_job *job, struct ct_diag *diag)
{
    const int per_host = options->per_host > 0 ? options->per_host : hosts->cluster->per_host;
    const long room = (long)hosts->n * per_host;

    job->nranks = options->nranks > 0 ? options->nranks : (int)room;
    if (job->nranks < 2)
        return ct_diag_set(
            diag, CT_ERR_INPUT,
            "a job of one rank has nothing to choose; --ranks, --per-host or --hosts "
            "for 2 ranks or more would be right");
    if (job->nranks > room)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%d ranks do not fit on %d host%s with %d on each: up to %ld would be "
                           "right, or another --per-host",
                           job->nranks, hosts->n, ct_plural(hosts->n), per_host, room);
    job->rank_host = malloc((size_t)job->nranks * sizeof *job->rank_host);
    if (job->rank_host == NULL)
        return ct_diag_memory(diag);
    for (int rank = 0; rank < job->nranks; rank++)
        job->rank_host[rank] = hosts->node[rank / per_host];
    return CT_OK;
}

int ct_chosen_ranks_load(const char *path, const struct ct_options *options,
                         struct ct_cluster **cluster, struct ct_diag *diag)
{
    char name[] = "predicted";
    struct ct_cluster_job job = {.name = name, .nparts = 1};
    struct ct_cluster *whole = NULL;
    struct hosts hosts = {.n = 0};
    int err = ct_cluster_load(path, "{command}", &whole, diag);

    if (err != CT_OK ||
        (options->nranks == 0 && options->per_host == 0 && options->hosts == NULL)) {
        *cluster = whole;
        return err;
    }
    hosts.cluster = whole;
    hosts.node = calloc((size_t)whole->nnodes, sizeof *hosts.node);
    if (hosts.node == NULL)
        err = ct_diag_memory(diag);
    else if (options->hosts == NULL)
        take_all(&hosts);
    else
        err = take_named(&hosts, options->hosts, diag);
    if (err == CT_OK)
        err = place(&hosts, options, &job, diag);
    if (err == CT_OK)
        err = ct_cluster_load_job(path, "{command}", &job, cluster, diag);
    free(job.rank_host);
    free(hosts.node);
    ct_cluster_free(whole);
    return err;
}
