/*
 * assemble.c - the cluster that a draft means: its nodes and places.
 *
 * Nodes: the switches breadth first from the first one, then the hosts in
 * the file's order, then what is inside each host, depth first. Inside, only
 * what some but not all ranks of the host (or of what holds it) share is
 * kept: more would say nothing about which cables are shared.
 */
#include "base/array.h"
#include "cluster/reader/draft.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct assembly {
    struct ct_draft *draft;
    const struct ct_source *source;
    struct ct_cluster *cluster;
    int *host_ranks; /* ranks, host by host, in order */
    int *first;      /* host -> where its ranks begin in host_ranks */
};

/*
 * Add a node at the end.
 *
 * name     copied
 * returns  its number, or a negative enum ct_status
 */
static int add_node(struct assembly *a, const struct ct_node *node, const char *name)
{
    struct ct_cluster *c = a->cluster;
    struct ct_node *grown;
    char *copy;

    if (c->nnodes == CT_CLUSTER_MOST)
        return ct_fault(a->source, node->line, "more than %d switches, hosts and places of ranks",
                        CT_CLUSTER_MOST);
    grown = ct_array_grow(c->nodes, c->nnodes, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(a->source);
    c->nodes = grown;
    copy = strdup(name);
    if (copy == NULL)
        return ct_fault_memory(a->source);
    grown[c->nnodes] = *node;
    grown[c->nnodes].name = copy;
    return c->nnodes++;
}

static int add_ordered(struct assembly *a, const int *order, const int *parent, const int *link)
{
    const struct ct_draft *d = a->draft;

    for (int i = 0; i < d->nswitches; i++) {
        const int s = order[i];
        struct ct_node node = {
            .kind = CT_NODE_SWITCH,
            .parent = parent[s],
            .line = d->switches[s].line,
        };
        int number;

        if (link[s] >= 0) {
            node.cable = d->links[link[s]].cable;
            node.line = d->links[link[s]].line;
        }
        number = add_node(a, &node, d->switches[s].name);
        if (number < 0)
            return number;
    }
    return 0;
}

static int add_hosts(struct assembly *a, const int *node_of_switch)
{
    for (int i = 0; i < a->draft->nhosts; i++) {
        const struct ct_draft_host *host = &a->draft->hosts[i];
        struct ct_node node = host->node;
        int number;

        node.kind = CT_NODE_HOST;
        node.parent = host->on_switch < 0 ? -1 : node_of_switch[host->on_switch];
        number = add_node(a, &node, host->node.name);
        if (number < 0)
            return number;
    }
    return 0;
}

static int add_network(struct assembly *a)
{
    const size_t n = (size_t)a->draft->nswitches + 1;
    int *space = malloc(4 * n * sizeof *space);
    int *order = space;
    int *parent = space + n;
    int *link = space + 2 * n;
    int *node_of_switch = space + 3 * n;
    int err = 0;

    if (space == NULL)
        return ct_fault_memory(a->source);
    if (a->draft->nswitches > 0)
        CT_TRY(err, out, ct_draft_root(a->draft, a->source, order, parent, link));
    for (int i = 0; i < a->draft->nswitches; i++)
        node_of_switch[order[i]] = i;
    CT_TRY(err, out, add_ordered(a, order, parent, link));
    err = add_hosts(a, node_of_switch);
out:
    free(space);
    return err;
}

/* Places are those of the first part's ranks; of the others the hosts do. */
static int set_other_parts(struct assembly *a)
{
    struct ct_draft *d = a->draft;
    struct ct_cluster *c = a->cluster;
    const int nranks = d->nranks / d->nparts;
    const int nothers = d->nranks - nranks;

    c->nparts = d->nparts;
    d->nranks = nranks;
    if (nothers == 0)
        return CT_OK;
    c->beside = malloc((size_t)nothers * sizeof *c->beside);
    if (c->beside == NULL)
        return ct_fault_memory(a->source);
    for (int i = 0; i < nothers; i++)
        c->beside[i] = d->nswitches + d->rank_host[nranks + i];
    return CT_OK;
}

/* Group the ranks by host; set what follows from the numbers per host. */
static int group_ranks(struct assembly *a)
{
    const struct ct_draft *d = a->draft;
    struct ct_cluster *c = a->cluster;
    int *at;

    a->first = calloc((size_t)d->nhosts + 2, sizeof *a->first);
    a->host_ranks = malloc((size_t)d->nranks * sizeof *a->host_ranks);
    c->rank_host = malloc((size_t)d->nranks * sizeof *c->rank_host);
    c->rank_place = malloc((size_t)d->nranks * sizeof *c->rank_place);
    if (a->first == NULL || a->host_ranks == NULL || c->rank_host == NULL || c->rank_place == NULL)
        return ct_fault_memory(a->source);
    c->nranks = d->nranks;
    at = a->first + 1; /* counts one entry ahead, then fills in */
    for (int r = 0; r < d->nranks; r++) {
        const int count = ++at[d->rank_host[r] + 1];

        c->per_host = count > c->per_host ? count : c->per_host;
    }
    for (int i = 1; i <= d->nhosts; i++)
        at[i] += at[i - 1];
    for (int r = 0; r < d->nranks; r++) {
        a->host_ranks[at[d->rank_host[r]]++] = r;
        c->rank_host[r] = d->nswitches + d->rank_host[r];
    }
    return 0;
}

/* The ranks of one host, and the tree that they are put into. */
struct graft {
    struct assembly *a;
    const struct ct_inside *inside; /* NULL: nothing known */
    int host;                       /* node */
    int nranks;
    const int *ranks;
    int placed; /* ranks that have their place */
    int *count; /* node of inside -> ranks in it */
    int *kept;  /* node of inside -> the cluster's node that stands for it */
};

static int add_inner(struct graft *g, enum ct_node_kind kind, int parent, const char *name)
{
    const struct ct_node node = {
        .kind = kind,
        .parent = parent,
        .line = g->a->cluster->nodes[g->host].line,
    };

    return add_node(g->a, &node, name);
}

/* Give the next rank its place below `parent`. */
static int add_place(struct graft *g, int parent, const char *name)
{
    const int number = add_inner(g, CT_NODE_PLACE, parent, name);

    if (number < 0)
        return number;
    g->a->cluster->rank_place[g->ranks[g->placed++]] = number;
    return 0;
}

static int place_plainly(struct graft *g)
{
    int err = 0;

    for (int i = 0; i < g->nranks && err == CT_OK; i++) {
        char name[32];

        snprintf(name, sizeof name, "place %d", i);
        err = add_place(g, g->host, name);
    }
    return err;
}

/* Ranks of each core, in blocks: one per core while there are enough cores. */
static void count_ranks(const struct graft *g)
{
    const struct ct_inside *inside = g->inside;
    long ncores = 0;
    long core = 0;

    for (int i = 0; i < inside->n; i++)
        ncores += inside->node[i].is_core;
    for (int i = 0; i < inside->n; i++) {
        const long n = g->nranks > ncores ? g->nranks : ncores;

        g->count[i] = 0;
        if (!inside->node[i].is_core)
            continue;
        /* rank r is on core r * ncores / n */
        g->count[i] =
            (int)(((core + 1) * n + ncores - 1) / ncores - (core * n + ncores - 1) / ncores);
        if (core >= g->nranks)
            g->count[i] = 0;
        core++;
    }
    for (int i = inside->n - 1; i >= 0; i--) {
        if (inside->node[i].parent >= 0)
            g->count[inside->node[i].parent] += g->count[i];
    }
}

static int place_on_core(struct graft *g, int i, int parent)
{
    const char *core = g->inside->node[i].name;
    int err = 0;

    if (g->count[i] == 1)
        return add_place(g, parent, core);
    for (int k = 0; k < g->count[i] && err == CT_OK; k++) {
        char name[96];

        snprintf(name, sizeof name, "%.60s.%d", core, k);
        err = add_place(g, parent, name);
    }
    return err;
}

/* One node of the inside; its parent has been handled already. */
static int graft_node(struct graft *g, int i)
{
    const struct ct_inside_node *node = &g->inside->node[i];
    const int above = node->parent < 0 ? g->nranks : g->count[node->parent];
    int here = node->parent < 0 ? g->host : g->kept[node->parent];

    if (g->count[i] > 1 && g->count[i] < above)
        here = add_inner(g, CT_NODE_INNER, here, node->name);
    g->kept[i] = here;
    if (here < 0 || !node->is_core)
        return here < 0 ? here : 0;
    return place_on_core(g, i, here);
}

static int place_inside(struct graft *g)
{
    const size_t n = (size_t)g->inside->n;
    int err = 0;

    g->count = calloc(2 * n, sizeof *g->count);
    if (g->count == NULL)
        return ct_fault_memory(g->a->source);
    g->kept = g->count + n;
    count_ranks(g);
    for (int i = 0; i < g->inside->n && err == CT_OK; i++)
        err = graft_node(g, i);
    free(g->count);
    return err;
}

/* Give the ranks of one host their places. */
static int place_ranks(struct assembly *a, int host)
{
    const int inside = a->draft->hosts[host].inside;
    struct graft g = {
        .a = a,
        .inside = inside < 0 ? NULL : &a->draft->insides[inside],
        .host = a->draft->nswitches + host,
        .nranks = a->first[host + 1] - a->first[host],
        .ranks = a->host_ranks + a->first[host],
    };

    if (g.nranks == 0)
        return 0;
    if (g.nranks == 1) {
        a->cluster->rank_place[g.ranks[0]] = g.host;
        return 0;
    }
    return g.inside == NULL ? place_plainly(&g) : place_inside(&g);
}

static int assemble(struct assembly *a)
{
    int err;

    CT_TRY(err, out, add_network(a));
    CT_TRY(err, out, set_other_parts(a));
    CT_TRY(err, out, group_ranks(a));
    for (int host = 0; host < a->draft->nhosts; host++)
        CT_TRY(err, out, place_ranks(a, host));
    ct_cluster_set_hash(a->cluster);
out:
    return err;
}

int ct_draft_finish(struct ct_draft *draft, const struct ct_source *source,
                    struct ct_cluster **cluster)
{
    struct assembly a = {
        .draft = draft,
        .source = source,
        .cluster = draft->cluster,
    };
    const int err = assemble(&a);

    free(a.first);
    free(a.host_ranks);
    if (err != CT_OK)
        return err;
    *cluster = draft->cluster;
    draft->cluster = NULL;
    return 0;
}
