/*
 * draft_hosts.c - the section `hosts` of a cluster file.
 */
#include "cluster/reader/draft.h"
#include "cluster/reader/host_names.h"
#include "cluster/reader/inside_load.h"
#include "cluster/reader/key_maps.h"
#include "cluster/reader/quantity.h"

#include <stdlib.h>
#include <string.h>

/* Append the names of a text, or of each text of a list. */
static int read_names(struct ct_yaml *yaml, const yaml_node_t *node, const char *what,
                      struct ct_names *names)
{
    const char *text;
    int err;

    if (node->type != YAML_SEQUENCE_NODE) {
        err = ct_yaml_text(yaml, node, what, &text);
        if (err != CT_OK)
            return err;
        return ct_names_expand(yaml->source, ct_yaml_line(node), text, names);
    }
    if (ct_yaml_list_size(node) == 0)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "%s: the list is empty; write for example [n0, n1]", what);
    for (int i = 0; i < ct_yaml_list_size(node); i++) {
        const yaml_node_t *item = ct_yaml_item(yaml, node, i);

        err = ct_yaml_text(yaml, item, what, &text);
        if (err == CT_OK)
            err = ct_names_expand(yaml->source, ct_yaml_line(item), text, names);
        if (err != CT_OK)
            return err;
    }
    return 0;
}

enum host_key { NAMES, SWITCH, CABLE, INSIDE = CABLE + CT_CABLE_KEYS, NKEYS };

static const struct ct_yaml_key own_keys[] = {
    {"names", true, NULL, "as Slurm writes them: n[0-3], n[0-28/4], n[08-11,20]"},
    {"switch", false, NULL, "the switch that they are on"},
    {"inside", false, NULL,
     "what ranks share in a host: an XML file of lstopo, or a list like [{package 0: [core 0, core "
     "1]}, {package 1: [core 2, core 3]}]"},
};

const struct ct_key_map ct_host_keys = {"an entry of hosts", own_keys, 3, true};

static void list_keys(struct ct_yaml_key keys[NKEYS])
{
    keys[NAMES] = own_keys[0];
    keys[SWITCH] = own_keys[1];
    ct_draft_list_cable(&keys[CABLE], true);
    keys[INSIDE] = own_keys[2];
}

/* True if a host that is on a switch must have the key. */
static bool is_needed(int key)
{
    return key == SWITCH || ct_cable_keys[key - CABLE].is_required;
}

/* A host has a cable unless it is alone and there is no switch. */
static int check_cable(const struct ct_draft *draft, struct ct_yaml *yaml,
                       const struct ct_yaml_key *keys, const yaml_node_t *entry,
                       yaml_node_t *const *value)
{
    if (draft->nswitches > 0) {
        for (int key = SWITCH; key < INSIDE; key++) {
            if (value[key] == NULL && is_needed(key))
                return ct_fault(yaml->source, ct_yaml_line(entry),
                                "key '%s' is missing in a host entry; it "
                                "needs: names, switch, bandwidth%s",
                                keys[key].name, keys[key].hint == NULL ? "" : keys[key].hint);
        }
        return 0;
    }
    for (int key = SWITCH; key < INSIDE; key++) {
        if (value[key] != NULL)
            return ct_fault(yaml->source, ct_yaml_line(value[key]),
                            "key '%s' in a host entry, but the file lists no "
                            "'switches'",
                            keys[key].name);
    }
    return 0;
}

static int read_cable(const struct ct_index *switches, struct ct_yaml *yaml,
                      yaml_node_t *const *value, struct ct_draft_host *host)
{
    const char *name;
    int err;

    if (value[SWITCH] == NULL)
        return 0;
    CT_TRY(err, out, ct_yaml_text(yaml, value[SWITCH], "'switch'", &name));
    CT_TRY(err, out,
           ct_draft_find(switches, "switch", yaml->source, ct_yaml_line(value[SWITCH]), name,
                         &host->on_switch));
    err = ct_draft_read_cable(yaml, &value[CABLE], &host->node.cable);
out:
    return err;
}

static int read_inside(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                       struct ct_draft_host *host)
{
    struct ct_inside *inside;

    if (node == NULL)
        return 0;
    inside = ct_draft_add_inside(draft);
    if (inside == NULL)
        return ct_fault_memory(yaml->source);
    host->inside = draft->ninsides - 1;
    return ct_inside_load(yaml, node, inside);
}

static int add_hosts(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                     struct ct_draft_host host)
{
    struct ct_names names = {0};
    int err = read_names(yaml, node, "'names'", &names);

    host.node.line = ct_yaml_line(node);
    for (int i = 0; i < names.n && err == CT_OK; i++) {
        host.node.name = names.item[i];
        err = ct_draft_add_host(draft, yaml->source, &host);
        if (err == CT_OK)
            names.item[i] = NULL; /* the draft's now */
    }
    ct_names_fini(&names);
    return err;
}

static int read_entry(struct ct_draft *draft, struct ct_yaml *yaml, const struct ct_index *switches,
                      const yaml_node_t *entry)
{
    struct ct_draft_host host = {.on_switch = -1, .inside = -1};
    struct ct_yaml_key keys[NKEYS];
    yaml_node_t *value[NKEYS];
    int err;

    list_keys(keys);
    CT_TRY(err, out, ct_yaml_map(yaml, entry, "a host entry", keys, NKEYS, value));
    CT_TRY(err, out, check_cable(draft, yaml, keys, entry, value));
    CT_TRY(err, out, read_cable(switches, yaml, value, &host));
    CT_TRY(err, out, read_inside(draft, yaml, value[INSIDE], &host));
    err = add_hosts(draft, yaml, value[NAMES], host);
out:
    return err;
}

/* No name twice, none that is a switch's, no more than one without switch. */
static int check_hosts(const struct ct_draft *draft, struct ct_yaml *yaml,
                       const struct ct_index *switches, const struct ct_index *hosts)
{
    int first;
    const int again = ct_index_repeated(hosts, &first);

    if (again >= 0)
        return ct_fault(yaml->source, draft->hosts[again].node.line,
                        "host '%.60s' twice; the first is in line %d",
                        draft->hosts[again].node.name, draft->hosts[first].node.line);
    for (int i = 0; i < draft->nhosts; i++) {
        const struct ct_draft_host *host = &draft->hosts[i];
        const int s = ct_index_find(switches, host->node.name);

        if (s >= 0)
            return ct_fault(yaml->source, host->node.line,
                            "'%.60s' is a host here and a switch in line %d; "
                            "give them different names",
                            host->node.name, draft->switches[s].line);
    }
    if (draft->nswitches == 0 && draft->nhosts > 1)
        return ct_fault(yaml->source, draft->hosts[1].node.line,
                        "%d hosts but no 'switches'; only a single host needs "
                        "none",
                        draft->nhosts);
    return 0;
}

int ct_draft_read_hosts(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    struct ct_index switches = {0};
    struct ct_index hosts = {0};
    int err;

    CT_TRY(err, out, ct_yaml_check_list(yaml, node, "'hosts'"));
    if (ct_yaml_list_size(node) == 0) {
        err = ct_fault(yaml->source, ct_yaml_line(node),
                       "'hosts' is empty; write for example - {names: "
                       "\"n[0-7]\", switch: s0, bandwidth: 100 Mbit/s}");
        goto out;
    }
    CT_TRY(err, memory, ct_draft_index_switches(draft, &switches));
    for (int i = 0; i < ct_yaml_list_size(node); i++)
        CT_TRY(err, out, read_entry(draft, yaml, &switches, ct_yaml_item(yaml, node, i)));
    CT_TRY(err, memory, ct_draft_index_hosts(draft, &hosts));
    err = check_hosts(draft, yaml, &switches, &hosts);
out:
    ct_index_fini(&switches);
    ct_index_fini(&hosts);
    return err;
memory:
    err = ct_fault_memory(yaml->source);
    goto out;
}
