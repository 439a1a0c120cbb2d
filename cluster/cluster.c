/*
 * cluster.c - looks things up in a cluster; its hash.
 */
#include "cluster/cluster.h"

#include "cluster/reader/draft.h"

#include <stdlib.h>
#include <string.h>

void ct_cluster_free_jobs(struct ct_cluster_job *jobs, int njobs)
{
    for (int i = 0; i < njobs; i++) {
        free(jobs[i].name);
        free(jobs[i].rank_host);
    }
    free(jobs);
}

void ct_cluster_free(struct ct_cluster *cluster)
{
    if (cluster == NULL)
        return;
    for (int i = 0; i < cluster->nnodes; i++)
        free(cluster->nodes[i].name);
    ct_cluster_free_jobs(cluster->jobs, cluster->njobs);
    free(cluster->nodes);
    free(cluster->name);
    free(cluster->note);
    free(cluster->launch);
    free(cluster->rank_place);
    free(cluster->rank_host);
    free(cluster->beside);
    free(cluster);
}

int ct_cluster_launched(const struct ct_cluster *cluster)
{
    return cluster->nparts > 1 ? cluster->nparts * cluster->nranks : cluster->nranks;
}

int ct_cluster_launched_host(const struct ct_cluster *cluster, int rank)
{
    return rank < cluster->nranks ? cluster->rank_host[rank]
                                  : cluster->beside[rank - cluster->nranks];
}

/* FNV-1a, bytes in little-endian order on every machine. */
static uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++) {
        hash ^= (number >> (8 * i)) & 0xff;
        hash *= UINT64_C(1099511628211);
    }
    return hash;
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = hash_number(hash, (unsigned char)*text);
    return hash_number(hash, 0);
}

static uint64_t hash_node(uint64_t hash, const struct ct_node *node)
{
    uint64_t bits;

    memcpy(&bits, &node->cable.bandwidth, sizeof bits);
    hash = hash_number(hash, (uint64_t)node->kind);
    hash = hash_number(hash, (uint64_t)node->parent);
    hash = hash_number(hash, bits);
    return node->kind == CT_NODE_HOST ? hash_text(hash, node->name) : hash;
}

/* Switches come first, then hosts, then what is inside. */
static bool is_inside(const struct ct_cluster *cluster, int node)
{
    return node >= cluster->nnodes || (cluster->nodes[node].kind != CT_NODE_SWITCH &&
                                       cluster->nodes[node].kind != CT_NODE_HOST);
}

bool ct_cluster_is_wired_as(const struct ct_cluster *cluster, const struct ct_cluster *other)
{
    int i = 0;

    for (; !is_inside(cluster, i) && !is_inside(other, i); i++) {
        if (hash_node(0, &cluster->nodes[i]) != hash_node(0, &other->nodes[i]))
            return false;
    }
    return is_inside(cluster, i) && is_inside(other, i);
}

void ct_cluster_set_hash(struct ct_cluster *cluster)
{
    uint64_t hash = UINT64_C(14695981039346656037);

    hash = hash_number(hash, (uint64_t)cluster->nnodes);
    for (int i = 0; i < cluster->nnodes; i++)
        hash = hash_node(hash, &cluster->nodes[i]);
    for (int rank = 0; rank < cluster->nranks; rank++)
        hash = hash_number(hash, (uint64_t)cluster->rank_place[rank]);
    for (int i = cluster->nranks; i < ct_cluster_launched(cluster); i++)
        hash = hash_number(hash, (uint64_t)ct_cluster_launched_host(cluster, i));
    cluster->hash = hash;
}

bool ct_cluster_is_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    const size_t length = strlen(name);

    return length <= CT_CLUSTER_NAME_MOST && strspn(name, letters) > 0 &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}
