/*
 * draft.h - a cluster as its file lists it: names resolved, wiring not yet
 * checked.
 */
#ifndef CT_CLUSTER_READER_DRAFT_H
#define CT_CLUSTER_READER_DRAFT_H

#include "cluster/cluster.h"
#include "cluster/inside.h"
#include "cluster/reader/cable_keys.h"
#include "cluster/reader/name_index.h"

/* Number i of a table: switch i, host i. */
struct ct_draft_switch {
    char *name;
    int line;
};

struct ct_draft_link {
    int ends[2]; /* switches */
    struct ct_cable cable;
    int line;
};

struct ct_draft_host {
    struct ct_node node; /* all but its kind and parent */
    int on_switch;       /* -1: the only host, without a network */
    int inside;          /* number in `insides`; -1: nothing known */
};

struct ct_draft {
    struct ct_cluster *cluster; /* what needs no checking of the whole: name,
                                   note, launch line */
    int nswitches;
    struct ct_draft_switch *switches;
    int nlinks;
    struct ct_draft_link *links;
    int nhosts;
    struct ct_draft_host *hosts;
    int ninsides;
    struct ct_inside *insides;
    int nranks;     /* of all parts */
    int *rank_host; /* number of the host */
    int nparts;     /* divides nranks */
};

/*
 * An empty draft.
 *
 * returns  0 or CT_ERR_MEMORY; ct_draft_fini in both cases
 */
int ct_draft_init(struct ct_draft *draft, const struct ct_source *source);
void ct_draft_fini(struct ct_draft *draft);

/* Append; the draft owns the names then, after errors the caller still does.
   Return 0, CT_ERR_INPUT for too many, or CT_ERR_MEMORY. */
int ct_draft_add_switch(struct ct_draft *draft, const struct ct_source *source,
                        const struct ct_draft_switch *add);
int ct_draft_add_link(struct ct_draft *draft, const struct ct_source *source,
                      const struct ct_draft_link *add);
int ct_draft_add_host(struct ct_draft *draft, const struct ct_source *source,
                      const struct ct_draft_host *add);
int ct_draft_add_rank(struct ct_draft *draft, const struct ct_source *source, int line, int host);

/*
 * A new inside, empty, in the draft.
 *
 * returns  it, until the next is added; NULL: out of memory
 */
struct ct_inside *ct_draft_add_inside(struct ct_draft *draft);

/* returns  0 or CT_ERR_MEMORY; the indexes borrow the draft's names */
int ct_draft_index_switches(const struct ct_draft *draft, struct ct_index *index);
int ct_draft_index_hosts(const struct ct_draft *draft, struct ct_index *index);

/*
 * The number of a name that must be in the index.
 *
 * kind  "host", "switch": for messages
 */
int ct_draft_find(const struct ct_index *index, const char *kind, const struct ct_source *source,
                  int line, const char *name, int *number);

/* Fill in the CT_CABLE_KEYS keys of a cable, all optional or as they are. */
void ct_draft_list_cable(struct ct_yaml_key *keys, bool are_optional);

/* Read their values; what is absent (NULL) stays as it is. */
int ct_draft_read_cable(struct ct_yaml *yaml, yaml_node_t *const *values, struct ct_cable *cable);

/* Sections of the file; what they need of others must have been read. */
int ct_draft_read_wiring(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *switches,
                         const yaml_node_t *links);
int ct_draft_read_hosts(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *hosts);
int ct_draft_read_ranks(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *ranks);
/* The key `parts` of the file or of a job, which may be absent (NULL). */
int ct_draft_read_parts(struct ct_yaml *yaml, const yaml_node_t *parts, int nranks, int *nparts);
int ct_draft_read_jobs(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *jobs);

/*
 * Check that the links join all switches without a loop. The tree that they
 * make, switch 0 at its root, breadth first.
 *
 * order   out: nswitches switches, parents first
 * parent  out: switch -> position in `order` of its parent; -1 for switch 0
 * link    out: switch -> its link to the parent; -1 for switch 0
 */
int ct_draft_root(const struct ct_draft *draft, const struct ct_source *source, int *order,
                  int *parent, int *link);

/*
 * The cluster that the draft means.
 *
 * draft    its cluster moves to the caller, who still calls ct_draft_fini
 * cluster  out: owned by the caller, ct_cluster_free
 */
int ct_draft_finish(struct ct_draft *draft, const struct ct_source *source,
                    struct ct_cluster **cluster);

/* Check that a template has {command} and only known placeholders. */
int ct_launch_check(const struct ct_source *source, int line, const char *launch);

/* Fill in cluster->hash. */
void ct_cluster_set_hash(struct ct_cluster *cluster);

#endif
