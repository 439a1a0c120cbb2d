/*
 * draft.c - a cluster as its file lists it.
 */
#include "cluster/reader/draft.h"

#include "base/array.h"

#include <stdlib.h>

int ct_draft_init(struct ct_draft *draft, const struct ct_source *source)
{
    *draft = (struct ct_draft){.nparts = 1};
    draft->cluster = calloc(1, sizeof *draft->cluster);
    return draft->cluster == NULL ? ct_fault_memory(source) : 0;
}

void ct_draft_fini(struct ct_draft *draft)
{
    for (int i = 0; i < draft->nswitches; i++)
        free(draft->switches[i].name);
    for (int i = 0; i < draft->nhosts; i++)
        free(draft->hosts[i].node.name);
    for (int i = 0; i < draft->ninsides; i++)
        ct_inside_fini(&draft->insides[i]);
    ct_cluster_free(draft->cluster);
    free(draft->switches);
    free(draft->links);
    free(draft->hosts);
    free(draft->insides);
    free(draft->rank_host);
    *draft = (struct ct_draft){0};
}

static int too_many(const struct ct_source *source, int line, const char *what)
{
    return ct_fault(source, line, "more than %d %s", CT_CLUSTER_MOST, what);
}

int ct_draft_add_switch(struct ct_draft *draft, const struct ct_source *source,
                        const struct ct_draft_switch *add)
{
    struct ct_draft_switch *grown;

    if (draft->nswitches == CT_CLUSTER_MOST)
        return too_many(source, add->line, "switches");
    grown = ct_array_grow(draft->switches, draft->nswitches, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(source);
    draft->switches = grown;
    grown[draft->nswitches++] = *add;
    return 0;
}

int ct_draft_add_link(struct ct_draft *draft, const struct ct_source *source,
                      const struct ct_draft_link *add)
{
    struct ct_draft_link *grown;

    if (draft->nlinks == CT_CLUSTER_MOST)
        return too_many(source, add->line, "links");
    grown = ct_array_grow(draft->links, draft->nlinks, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(source);
    draft->links = grown;
    grown[draft->nlinks++] = *add;
    return 0;
}

int ct_draft_add_host(struct ct_draft *draft, const struct ct_source *source,
                      const struct ct_draft_host *add)
{
    struct ct_draft_host *grown;

    if (draft->nhosts == CT_CLUSTER_MOST)
        return too_many(source, add->node.line, "hosts");
    grown = ct_array_grow(draft->hosts, draft->nhosts, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(source);
    draft->hosts = grown;
    grown[draft->nhosts++] = *add;
    return 0;
}

int ct_draft_add_rank(struct ct_draft *draft, const struct ct_source *source, int line, int host)
{
    int *grown;

    if (draft->nranks == CT_CLUSTER_MOST)
        return too_many(source, line, "ranks");
    grown = ct_array_grow(draft->rank_host, draft->nranks, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(source);
    draft->rank_host = grown;
    grown[draft->nranks++] = host;
    return 0;
}

struct ct_inside *ct_draft_add_inside(struct ct_draft *draft)
{
    struct ct_inside *grown = ct_array_grow(draft->insides, draft->ninsides, sizeof *grown);

    if (grown == NULL)
        return NULL;
    draft->insides = grown;
    grown[draft->ninsides] = (struct ct_inside){0};
    return &grown[draft->ninsides++];
}

static int index_names(struct ct_index *index,
                       const char *(*name)(const struct ct_draft *draft, int i),
                       const struct ct_draft *draft, int n)
{
    const char **names = malloc(((size_t)n + 1) * sizeof *names);
    int err;

    if (names == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < n; i++)
        names[i] = name(draft, i);
    err = ct_index_init(index, names, n);
    free(names);
    return err;
}

static const char *switch_name(const struct ct_draft *draft, int i)
{
    return draft->switches[i].name;
}

static const char *host_name(const struct ct_draft *draft, int i)
{
    return draft->hosts[i].node.name;
}

int ct_draft_index_switches(const struct ct_draft *draft, struct ct_index *index)
{
    return index_names(index, switch_name, draft, draft->nswitches);
}

int ct_draft_index_hosts(const struct ct_draft *draft, struct ct_index *index)
{
    return index_names(index, host_name, draft, draft->nhosts);
}
