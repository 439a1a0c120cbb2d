/*
 * draft.c - a cluster as its file lists it.
 */
#include "cluster/reader/draft.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

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

/* An array of the draft that grows. */
struct list {
    void *array; /* address of the pointer to its elements */
    int *n;
    const char *what; /* "switches" */
};

static int append(struct list list, const void *element, size_t size,
                  const struct ct_source *source, int line)
{
    void *added;

    if (*list.n == CT_CLUSTER_MOST)
        return ct_fault(source, line, "more than %d %s", CT_CLUSTER_MOST, list.what);
    added = ct_array_add(list.array, list.n, size);
    if (added == NULL)
        return ct_fault_memory(source);
    memcpy(added, element, size);
    return 0;
}

int ct_draft_add_switch(struct ct_draft *draft, const struct ct_source *source,
                        const struct ct_draft_switch *add)
{
    const struct list list = {&draft->switches, &draft->nswitches, "switches"};

    return append(list, add, sizeof *add, source, add->line);
}

int ct_draft_add_link(struct ct_draft *draft, const struct ct_source *source,
                      const struct ct_draft_link *add)
{
    const struct list list = {&draft->links, &draft->nlinks, "links"};

    return append(list, add, sizeof *add, source, add->line);
}

int ct_draft_add_host(struct ct_draft *draft, const struct ct_source *source,
                      const struct ct_draft_host *add)
{
    const struct list list = {&draft->hosts, &draft->nhosts, "hosts"};

    return append(list, add, sizeof *add, source, add->node.line);
}

int ct_draft_add_rank(struct ct_draft *draft, const struct ct_source *source, int line, int host)
{
    const struct list list = {&draft->rank_host, &draft->nranks, "ranks"};

    return append(list, &host, sizeof host, source, line);
}

struct ct_inside *ct_draft_add_inside(struct ct_draft *draft)
{
    return ct_array_add(&draft->insides, &draft->ninsides, sizeof *draft->insides);
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
