/*
 * cluster.h - a cluster: hosts, switches, links and the places of ranks.
 *
 * Read from a file (docs/guide/describe.md) or, without one, from this
 * machine as hwloc sees it. The network is a tree; inside a host the tree
 * goes on with what ranks share there.
 */
#ifndef CT_CLUSTER_CLUSTER_H
#define CT_CLUSTER_CLUSTER_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

enum ct_node_kind {
    CT_NODE_SWITCH,
    CT_NODE_HOST,
    CT_NODE_INNER, /* inside a host: package, NUMA node, shared cache */
    CT_NODE_PLACE  /* of one rank inside a host */
};

/* Doubles, each with a row in cluster/reader/cable_keys.c. */
struct ct_cable {
    double bandwidth; /* bytes/s each way, trunks included; 0: unknown */
    double latency_s; /* 0: unknown */
};

struct ct_node {
    enum ct_node_kind kind;
    char *name;
    int parent;            /* node number, smaller than this one's; root: -1 */
    struct ct_cable cable; /* to the parent */
    int line;              /* in the file; 0 without one */
};

/* A job on the cluster besides that of the file's `ranks`. */
struct ct_cluster_job {
    char *name;
    int nranks;     /* of all parts */
    int *rank_host; /* rank -> node of its host */
    int nparts;     /* as in the cluster; divides nranks */
};

struct ct_cluster {
    char *name;
    char *note;   /* "" if none */
    char *launch; /* template with {ranks} {hosts} {rank_hosts} {per_host}
                     {command} */
    int nnodes;
    struct ct_node *nodes; /* node 0 is the root */
    int nranks;
    int *rank_place; /* rank -> its node: a leaf of its own; the host where
                        the host has one rank */
    int *rank_host;  /* rank -> node of its host */
    int per_host;    /* most ranks on one host */
    int nparts;      /* 0, 1: these ranks are all. Else they are the first
                        of so many parts of as many ranks each: all are
                        launched, and make their calls at the same time */
    int *beside;     /* ranks of the other parts, part by part -> node of
                        the host; NULL if there are none */
    int njobs;
    struct ct_cluster_job *jobs; /* as listed in the file */
    bool is_local;               /* this machine, no file */
    uint64_t hash;               /* of the tree, the bandwidths and the placement of all
                        parts; names of hosts included, notes and launch line
                        not */
};

/*
 * Read a cluster file.
 *
 * default_launch  used where the file has no `launch`
 * cluster         out: owned by the caller, ct_cluster_free
 * returns         0, CT_ERR_INPUT ("FILE:LINE: what is wrong; what would be
 *                 right"), CT_ERR_MEMORY or CT_ERR_SYSTEM
 */
int ct_cluster_load(const char *path, const char *default_launch, struct ct_cluster **cluster,
                    struct ct_diag *diag);

/*
 * The same with the first of its ranks only: a smaller job on it.
 *
 * nranks   at least 2; CT_ERR_INPUT if the file has fewer. 0: all
 */
int ct_cluster_load_first(const char *path, const char *default_launch, int nranks,
                          struct ct_cluster **cluster, struct ct_diag *diag);

/*
 * The same with the ranks of a job in place of its own, and without jobs.
 *
 * job  of the cluster in this file: nodes are as ct_cluster_load numbers them
 */
int ct_cluster_load_job(const char *path, const char *default_launch,
                        const struct ct_cluster_job *job, struct ct_cluster **cluster,
                        struct ct_diag *diag);

struct ct_source;

/* Check that a file is a cluster file, or a text that was made from another file
   (cluster/reader/fault.h). Returns as ct_cluster_load. */
int ct_cluster_check(const struct ct_source *source);

/*
 * This machine alone.
 *
 * synthetic  hwloc's synthetic description instead of the machine (tests);
 *            NULL: the machine
 * nranks     at least 2; 0: one per core
 */
int ct_cluster_local(const char *synthetic, int nranks, const char *default_launch,
                     struct ct_cluster **cluster, struct ct_diag *diag);

/* Ranks of all parts: as many as are launched. */
int ct_cluster_launched(const struct ct_cluster *cluster);

/* The node of the host of a launched rank; those of the first part come first. */
int ct_cluster_launched_host(const struct ct_cluster *cluster, int rank);

/* Cores of this machine that its processes may use; 0: unknown. */
int ct_cluster_local_cores(const char *synthetic);

#define CT_CLUSTER_NAME_MOST 40

/* True if the name may become part of file names and C symbols: it has at most
   CT_CLUSTER_NAME_MOST of a-z, 0-9 and -, and begins with a letter. */
bool ct_cluster_is_name(const char *name);

/* True if both clusters have the same switches, hosts, links and bandwidths,
   wherever their ranks are. */
bool ct_cluster_is_wired_as(const struct ct_cluster *cluster, const struct ct_cluster *other);

void ct_cluster_free(struct ct_cluster *cluster);

/* Free the jobs; there are none then. */
void ct_cluster_free_jobs(struct ct_cluster_job *jobs, int njobs);

/*
 * Write the cluster as a file that ct_cluster_load reads back to the same
 * tree, placement and hash; used for the machine folder.
 */
int ct_cluster_write(const struct ct_cluster *cluster, const char *path, struct ct_diag *diag);

/*
 * The cluster in words, for `colltune check`: switches,
 * hosts, ranks per switch, hosts without ranks, the bottleneck link, the
 * limits, and which generated routines heed unequal links, if there are any.
 *
 * text  out: owned by the caller, free
 */
int ct_cluster_describe(const struct ct_cluster *cluster, char **text, struct ct_diag *diag);

/*
 * The launch line for a command: the template with its placeholders filled in.
 *
 * line  out: owned by the caller, free
 */
int ct_cluster_launch(const struct ct_cluster *cluster, const char *command, char **line,
                      struct ct_diag *diag);

#endif
