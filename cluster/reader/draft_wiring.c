/*
 * draft_wiring.c - the sections `switches` and `links` of a cluster file, and
 * whether they make a tree.
 */
#include "cluster/reader/draft.h"
#include "cluster/reader/host_names.h"
#include "cluster/reader/key_maps.h"
#include "cluster/reader/quantity.h"

enum { TRUNKS_MOST = 1024 };

/* Append the switches of one name list. */
static int add_switches(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    const int line = ct_yaml_line(node);
    struct ct_names names = {0};
    const char *text;
    int err = ct_yaml_text(yaml, node, "a switch", &text);

    if (err == CT_OK)
        err = ct_names_expand(yaml->source, line, text, &names);
    for (int i = 0; i < names.n && err == CT_OK; i++) {
        const struct ct_draft_switch add = {names.item[i], line};

        err = ct_draft_add_switch(draft, yaml->source, &add);
        if (err == CT_OK)
            names.item[i] = NULL; /* the draft's now */
    }
    ct_names_fini(&names);
    return err;
}

static int check_switches(const struct ct_draft *draft, struct ct_yaml *yaml,
                          const struct ct_index *index)
{
    int first;
    const int again = ct_index_repeated(index, &first);

    if (again < 0)
        return 0;
    return ct_fault(yaml->source, draft->switches[again].line,
                    "switch '%.60s' twice; the first is in line %d", draft->switches[again].name,
                    draft->switches[first].line);
}

static int read_switches(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    int err;

    if (node->type == YAML_SCALAR_NODE)
        return add_switches(draft, yaml, node);
    err = ct_yaml_check_list(yaml, node, "'switches'");
    if (err == CT_OK && ct_yaml_list_size(node) == 0)
        err =
            ct_fault(yaml->source, ct_yaml_line(node), "'switches' is empty; name them: [s0, s1]");
    for (int i = 0; err == CT_OK && i < ct_yaml_list_size(node); i++)
        err = add_switches(draft, yaml, ct_yaml_item(yaml, node, i));
    return err;
}

/* The names at both ends of the links that an entry lists: each end names one
   switch or, by brackets, several. */
static int read_between(struct ct_yaml *yaml, const yaml_node_t *node, struct ct_names ends[2])
{
    int err = ct_yaml_check_list(yaml, node, "'between'");

    if (err != CT_OK)
        return err;
    if (ct_yaml_list_size(node) != 2)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "'between' names %d switches; a link joins two: "
                        "[s0, s1]",
                        ct_yaml_list_size(node));
    for (int i = 0; i < 2 && err == CT_OK; i++) {
        const yaml_node_t *end = ct_yaml_item(yaml, node, i);
        const char *text;

        err = ct_yaml_text(yaml, end, "an end of a link", &text);
        if (err == CT_OK)
            err = ct_names_expand(yaml->source, ct_yaml_line(end), text, &ends[i]);
    }
    return err;
}

/* Add the link between two switches, with the cable of `link`. */
static int add_link(struct ct_draft *draft, const struct ct_index *index,
                    const struct ct_source *source, const char *const *names,
                    const struct ct_draft_link *link)
{
    struct ct_draft_link add = *link;

    for (int i = 0; i < 2; i++) {
        const int err = ct_draft_find(index, "switch", source, link->line, names[i], &add.ends[i]);

        if (err != CT_OK)
            return err;
    }
    if (add.ends[0] == add.ends[1])
        return ct_fault(source, link->line,
                        "a link joins switch '%.60s' to itself; name two switches", names[0]);
    return ct_draft_add_link(draft, source, &add);
}

/* A link between each switch of one end and each of the other. */
static int add_links(struct ct_draft *draft, const struct ct_index *index,
                     const struct ct_source *source, const struct ct_names ends[2],
                     const struct ct_draft_link *link)
{
    int err = CT_OK;

    for (int i = 0; i < ends[0].n && err == CT_OK; i++) {
        for (int k = 0; k < ends[1].n && err == CT_OK; k++) {
            const char *const names[] = {ends[0].item[i], ends[1].item[k]};

            err = add_link(draft, index, source, names, link);
        }
    }
    return err;
}

static int apply_trunks(struct ct_yaml *yaml, const yaml_node_t *node, struct ct_draft_link *link)
{
    int trunks;
    const int err = ct_yaml_count(yaml, node, "'trunks'", TRUNKS_MOST, &trunks);

    if (err != CT_OK)
        return err;
    link->cable.bandwidth *= trunks;
    if (link->cable.bandwidth <= CT_BANDWIDTH_MOST)
        return 0;
    return ct_fault(yaml->source, ct_yaml_line(node),
                    "%d trunks make %g B/s together, more than %g", trunks, link->cable.bandwidth,
                    CT_BANDWIDTH_MOST);
}

static const struct ct_yaml_key own_keys[] = {
    {"between", true, NULL,
     "the two switches; [core, \"leaf[1-8]\"] is a link to each of the eight"},
    {"trunks", false, NULL, "the number of cables side by side; 1 without it"},
};

const struct ct_key_map ct_link_keys = {"an entry of links", own_keys, 2, true};

static int read_link(struct ct_draft *draft, const struct ct_index *index, struct ct_yaml *yaml,
                     const yaml_node_t *node)
{
    enum { BETWEEN, CABLE, TRUNKS = CABLE + CT_CABLE_KEYS, NKEYS };
    struct ct_yaml_key keys[NKEYS] = {[BETWEEN] = own_keys[0], [TRUNKS] = own_keys[1]};
    struct ct_draft_link link = {.line = ct_yaml_line(node)};
    struct ct_names ends[2] = {{0}};
    yaml_node_t *value[NKEYS];
    int err;

    ct_draft_list_cable(&keys[CABLE], false);
    CT_TRY(err, out, ct_yaml_map(yaml, node, "a link", keys, NKEYS, value));
    CT_TRY(err, out, read_between(yaml, value[BETWEEN], ends));
    CT_TRY(err, out, ct_draft_read_cable(yaml, &value[CABLE], &link.cable));
    if (value[TRUNKS] != NULL)
        CT_TRY(err, out, apply_trunks(yaml, value[TRUNKS], &link));
    err = add_links(draft, index, yaml->source, ends, &link);
out:
    ct_names_fini(&ends[0]);
    ct_names_fini(&ends[1]);
    return err;
}

static int read_links(struct ct_draft *draft, const struct ct_index *index, struct ct_yaml *yaml,
                      const yaml_node_t *node)
{
    int err = ct_yaml_check_list(yaml, node, "'links'");

    for (int i = 0; err == CT_OK && i < ct_yaml_list_size(node); i++)
        err = read_link(draft, index, yaml, ct_yaml_item(yaml, node, i));
    return err;
}

int ct_draft_read_wiring(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *switches,
                         const yaml_node_t *links)
{
    struct ct_index index = {0};
    int err = 0;

    if (switches != NULL)
        CT_TRY(err, out, read_switches(draft, yaml, switches));
    err = ct_draft_index_switches(draft, &index);
    if (err != CT_OK) {
        err = ct_fault_memory(yaml->source);
        goto out;
    }
    CT_TRY(err, out, check_switches(draft, yaml, &index));
    if (links != NULL)
        CT_TRY(err, out, read_links(draft, &index, yaml, links));
out:
    ct_index_fini(&index);
    return err;
}
