/*
 * draft_ranks.c - the section `ranks` of a cluster file: ranks to hosts; and
 * the parts that they are divided into.
 */
#include "cluster/reader/draft.h"
#include "cluster/reader/host_names.h"
#include "cluster/reader/key_maps.h"

#include <stdlib.h>
#include <string.h>

struct sorted_host {
    const char *name;
    int host;
};

static int compare_hosts(const void *a, const void *b)
{
    const struct sorted_host *x = a;
    const struct sorted_host *y = b;

    return ct_name_compare(x->name, y->name);
}

/* Every host in order of the file or, sorted, of name; per_host ranks each. */
static int deal_ranks(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                      bool by_name, int per_host)
{
    const int line = ct_yaml_line(node);
    const int n = draft->nhosts;
    struct sorted_host *order = malloc((size_t)n * sizeof *order);
    int err = 0;

    if (order == NULL)
        return ct_fault_memory(yaml->source);
    for (int i = 0; i < n; i++)
        order[i] = (struct sorted_host){draft->hosts[i].node.name, i};
    if (by_name)
        qsort(order, (size_t)n, sizeof *order, compare_hosts);
    for (int i = 0; i < n && err == CT_OK; i++) {
        for (int k = 0; k < per_host && err == CT_OK; k++)
            err = ct_draft_add_rank(draft, yaml->source, line, order[i].host);
    }
    free(order);
    return err;
}

enum rank_key { ORDER, PER_HOST, NKEYS };

static const struct ct_yaml_key rank_keys[NKEYS] = {
    [ORDER] = {"order", true, NULL, "by-name or as-listed: the order of the hosts"},
    [PER_HOST] = {"per_host", false, NULL,
                  "the number of ranks on each host in turn; 1 without it"},
};

const struct ct_key_map ct_rank_keys = {"ranks", rank_keys, NKEYS, false};

static int read_rule(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    yaml_node_t *value[NKEYS];
    const char *order;
    int per_host = 1;
    int err;

    CT_TRY(err, out, ct_yaml_map(yaml, node, "'ranks'", rank_keys, NKEYS, value));
    CT_TRY(err, out, ct_yaml_text(yaml, value[ORDER], "'order'", &order));
    if (strcmp(order, "by-name") != 0 && strcmp(order, "as-listed") != 0)
        return ct_fault(yaml->source, ct_yaml_line(value[ORDER]),
                        "unknown order '%.60s' of ranks; allowed: by-name, "
                        "as-listed",
                        order);
    if (value[PER_HOST] != NULL)
        CT_TRY(err, out,
               ct_yaml_count(yaml, value[PER_HOST], "'per_host'", CT_CLUSTER_MOST, &per_host));
    err = deal_ranks(draft, yaml, node, strcmp(order, "by-name") == 0, per_host);
out:
    return err;
}

/* One rank on each host of one name list. */
static int place_names(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                       const struct ct_index *hosts)
{
    const int line = ct_yaml_line(node);
    struct ct_names names = {0};
    const char *text;
    int err = ct_yaml_text(yaml, node, "a host in 'ranks'", &text);

    if (err == CT_OK)
        err = ct_names_expand(yaml->source, line, text, &names);
    for (int i = 0; i < names.n && err == CT_OK; i++) {
        int host;

        err = ct_draft_find(hosts, "host", yaml->source, line, names.item[i], &host);
        if (err == CT_OK)
            err = ct_draft_add_rank(draft, yaml->source, line, host);
    }
    ct_names_fini(&names);
    return err;
}

static int read_list(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    struct ct_index hosts = {0};
    int err;

    if (ct_yaml_list_size(node) == 0)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "'ranks' is empty; name a host for each rank or write "
                        "{order: by-name, per_host: 1}");
    if (ct_draft_index_hosts(draft, &hosts) != 0)
        return ct_fault_memory(yaml->source);
    err = 0;
    for (int i = 0; i < ct_yaml_list_size(node) && err == CT_OK; i++)
        err = place_names(draft, yaml, ct_yaml_item(yaml, node, i), &hosts);
    ct_index_fini(&hosts);
    return err;
}

int ct_draft_read_ranks(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    if (node->type == YAML_SEQUENCE_NODE)
        return read_list(draft, yaml, node);
    if (node->type == YAML_MAPPING_NODE)
        return read_rule(draft, yaml, node);
    return ct_fault(yaml->source, ct_yaml_line(node),
                    "'ranks' must be {order: by-name, per_host: 1} or a list "
                    "of host names, one for each rank");
}

int ct_draft_read_parts(struct ct_yaml *yaml, const yaml_node_t *parts, int nranks, int *nparts)
{
    int err;

    *nparts = 1;
    if (parts == NULL)
        return CT_OK;
    err = ct_yaml_count(yaml, parts, "'parts'", CT_CLUSTER_MOST, nparts);
    if (err == CT_OK && (nranks % *nparts != 0 || nranks / *nparts < 2))
        return ct_fault(yaml->source, ct_yaml_line(parts),
                        "%d ranks cannot be divided into %d parts of as many "
                        "ranks each, two or more",
                        nranks, *nparts);
    return err;
}
