/*
 * cluster_write.c - write a cluster as a cluster file.
 *
 * Trunks are written as one cable with the sum of their bandwidths. Hosts are
 * in the order of their nodes, so that reading numbers them the same way.
 */
#include "base/files.h"
#include "base/text.h"
#include "cluster/cluster.h"
#include "cluster/reader/cable_keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct writer {
    const struct ct_cluster *cluster;
    yaml_document_t document;
    int *first_child; /* node -> child, -1: none */
    int *next_child;  /* node -> sibling, -1: none */
    bool failed;      /* out of memory */
};

/* Node numbers of libyaml; 0 after a failure. */

static int new_text(struct writer *w, const char *text, yaml_scalar_style_t style)
{
    const int node = yaml_document_add_scalar(&w->document, NULL, (const yaml_char_t *)text,
                                              (int)strlen(text), style);

    w->failed = w->failed || node == 0;
    return node;
}

static int new_word(struct writer *w, const char *word)
{
    return new_text(w, word, YAML_PLAIN_SCALAR_STYLE);
}

static int new_list(struct writer *w, yaml_sequence_style_t style)
{
    const int node = yaml_document_add_sequence(&w->document, NULL, style);

    w->failed = w->failed || node == 0;
    return node;
}

static int new_map(struct writer *w, yaml_mapping_style_t style)
{
    const int node = yaml_document_add_mapping(&w->document, NULL, style);

    w->failed = w->failed || node == 0;
    return node;
}

static void add_item(struct writer *w, int list, int item)
{
    if (!w->failed && !yaml_document_append_sequence_item(&w->document, list, item))
        w->failed = true;
}

static void add_pair(struct writer *w, int map, const char *key, int value)
{
    const int name = new_word(w, key);

    if (!w->failed && !yaml_document_append_mapping_pair(&w->document, map, name, value))
        w->failed = true;
}

static void add_cable(struct writer *w, int map, const struct ct_cable *cable)
{
    for (int key = 0; key < CT_CABLE_KEYS; key++) {
        char text[CT_QUANTITY_SIZE];

        if (!ct_cable_has(cable, key))
            continue;
        ct_cable_keys[key].format(ct_cable_get(cable, key), text);
        add_pair(w, map, ct_cable_keys[key].name, new_word(w, text));
    }
}

static int count_switches(const struct ct_cluster *cluster)
{
    int n = 0;

    while (n < cluster->nnodes && cluster->nodes[n].kind == CT_NODE_SWITCH)
        n++;
    return n;
}

static void add_switches(struct writer *w, int file, int nswitches)
{
    const int list = new_list(w, YAML_FLOW_SEQUENCE_STYLE);

    for (int i = 0; i < nswitches; i++)
        add_item(w, list, new_word(w, w->cluster->nodes[i].name));
    add_pair(w, file, "switches", list);
}

static void add_links(struct writer *w, int file, int nswitches)
{
    const int list = new_list(w, YAML_BLOCK_SEQUENCE_STYLE);

    for (int i = 1; i < nswitches; i++) {
        const struct ct_node *node = &w->cluster->nodes[i];
        const int link = new_map(w, YAML_FLOW_MAPPING_STYLE);
        const int ends = new_list(w, YAML_FLOW_SEQUENCE_STYLE);

        add_item(w, ends, new_word(w, w->cluster->nodes[node->parent].name));
        add_item(w, ends, new_word(w, node->name));
        add_pair(w, link, "between", ends);
        add_cable(w, link, &node->cable);
        add_item(w, list, link);
    }
    add_pair(w, file, "links", list);
}

/* What the reader makes of ranks on a host of which it knows nothing. */
static bool is_plain_inside(const struct writer *w, int host)
{
    int i = 0;

    for (int x = w->first_child[host]; x >= 0; x = w->next_child[x]) {
        char name[32];

        snprintf(name, sizeof name, "place %d", i++);
        if (w->cluster->nodes[x].kind != CT_NODE_PLACE ||
            strcmp(w->cluster->nodes[x].name, name) != 0)
            return false;
    }
    return true;
}

/* The tree below a node as nested lists; see inside.c. */
static int new_inside(struct writer *w, int parent)
{
    const int list = new_list(w, YAML_FLOW_SEQUENCE_STYLE);

    for (int x = w->first_child[parent]; x >= 0; x = w->next_child[x]) {
        const struct ct_node *node = &w->cluster->nodes[x];

        if (node->kind == CT_NODE_PLACE) {
            add_item(w, list, new_word(w, node->name));
        } else {
            const int map = new_map(w, YAML_FLOW_MAPPING_STYLE);

            add_pair(w, map, node->name, new_inside(w, x));
            add_item(w, list, map);
        }
    }
    return list;
}

/* True if the two hosts can share one entry. */
static bool are_alike(const struct writer *w, int a, int b)
{
    const struct ct_node *x = &w->cluster->nodes[a];
    const struct ct_node *y = &w->cluster->nodes[b];

    return y->kind == CT_NODE_HOST && x->parent == y->parent &&
           ct_cable_is_equal(&x->cable, &y->cable) && is_plain_inside(w, a) &&
           is_plain_inside(w, b);
}

/* The entry of host `first` and those like it; returns the host after. */
static int add_host_entry(struct writer *w, int list, int first)
{
    const struct ct_node *node = &w->cluster->nodes[first];
    const int entry = new_map(w, YAML_FLOW_MAPPING_STYLE);
    const int names = new_list(w, YAML_FLOW_SEQUENCE_STYLE);
    int host = first;

    do
        add_item(w, names, new_word(w, w->cluster->nodes[host++].name));
    while (host < w->cluster->nnodes && are_alike(w, first, host));
    add_pair(w, entry, "names", names);
    if (node->parent >= 0) {
        const char *above = w->cluster->nodes[node->parent].name;

        add_pair(w, entry, "switch", new_word(w, above));
        add_cable(w, entry, &node->cable);
    }
    if (!is_plain_inside(w, first))
        add_pair(w, entry, "inside", new_inside(w, first));
    add_item(w, list, entry);
    return host;
}

static void add_hosts(struct writer *w, int file, int nswitches)
{
    const struct ct_cluster *cluster = w->cluster;
    const int list = new_list(w, YAML_BLOCK_SEQUENCE_STYLE);
    int host = nswitches;

    while (host < cluster->nnodes && cluster->nodes[host].kind == CT_NODE_HOST)
        host = add_host_entry(w, list, host);
    add_pair(w, file, "hosts", list);
}

static void add_host_of_rank(struct writer *w, int list, int host)
{
    add_item(w, list, new_word(w, w->cluster->nodes[host].name));
}

static void add_parts(struct writer *w, int map, int nparts)
{
    char text[16];

    snprintf(text, sizeof text, "%d", nparts);
    if (nparts > 1)
        add_pair(w, map, "parts", new_word(w, text));
}

static void add_jobs(struct writer *w, int file)
{
    const struct ct_cluster *cluster = w->cluster;
    const int list = new_list(w, YAML_BLOCK_SEQUENCE_STYLE);

    for (int i = 0; i < cluster->njobs; i++) {
        const struct ct_cluster_job *job = &cluster->jobs[i];
        const int map = new_map(w, YAML_FLOW_MAPPING_STYLE);

        const int ranks = new_list(w, YAML_FLOW_SEQUENCE_STYLE);

        for (int rank = 0; rank < job->nranks; rank++)
            add_host_of_rank(w, ranks, job->rank_host[rank]);
        add_pair(w, map, "name", new_word(w, job->name));
        add_pair(w, map, "ranks", ranks);
        add_parts(w, map, job->nparts);
        add_item(w, list, map);
    }
    add_pair(w, file, "jobs", list);
}

/* True if the hosts have, in their order, per_host ranks each. */
static bool is_as_listed(const struct ct_cluster *cluster, int nswitches)
{
    const int per_host = cluster->per_host;
    const int after = nswitches + cluster->nranks / per_host;

    for (int rank = 0; rank < cluster->nranks; rank++) {
        if (cluster->rank_host[rank] != nswitches + rank / per_host)
            return false;
    }
    return cluster->nparts == 1 && cluster->nranks % per_host == 0 &&
           (after >= cluster->nnodes || cluster->nodes[after].kind != CT_NODE_HOST);
}

static void add_ranks(struct writer *w, int file, int nswitches)
{
    const struct ct_cluster *cluster = w->cluster;
    int value;

    if (is_as_listed(cluster, nswitches)) {
        char text[16];

        snprintf(text, sizeof text, "%d", cluster->per_host);
        value = new_map(w, YAML_FLOW_MAPPING_STYLE);
        add_pair(w, value, "order", new_word(w, "as-listed"));
        add_pair(w, value, "per_host", new_word(w, text));
    } else {
        value = new_list(w, YAML_FLOW_SEQUENCE_STYLE);
        for (int rank = 0; rank < ct_cluster_launched(cluster); rank++)
            add_host_of_rank(w, value, ct_cluster_launched_host(cluster, rank));
    }
    add_pair(w, file, "ranks", value);
    add_parts(w, file, cluster->nparts);
}

static void compose(struct writer *w)
{
    const struct ct_cluster *cluster = w->cluster;
    const int nswitches = count_switches(cluster);
    const int file = new_map(w, YAML_BLOCK_MAPPING_STYLE);

    add_pair(w, file, "name", new_word(w, cluster->name));
    if (cluster->note[0] != '\0')
        add_pair(w, file, "note", new_text(w, cluster->note, YAML_DOUBLE_QUOTED_SCALAR_STYLE));
    if (nswitches > 0)
        add_switches(w, file, nswitches);
    if (nswitches > 1)
        add_links(w, file, nswitches);
    add_hosts(w, file, nswitches);
    add_ranks(w, file, nswitches);
    if (cluster->njobs > 0)
        add_jobs(w, file);
    add_pair(w, file, "launch", new_text(w, cluster->launch, YAML_DOUBLE_QUOTED_SCALAR_STYLE));
}

static void link_children(struct writer *w)
{
    for (int x = w->cluster->nnodes - 1; x >= 0; x--) {
        const int parent = w->cluster->nodes[x].parent;

        w->first_child[x] = w->first_child[x] - 1; /* 0: none yet */
        if (parent < 0)
            continue;
        w->next_child[x] = w->first_child[parent] - 1;
        w->first_child[parent] = x + 1;
    }
}

static int append(void *text, unsigned char *bytes, size_t length)
{
    ct_text_append(text, (const char *)bytes, length);
    return 1;
}

/* Takes the document, written or not. */
static void emit(struct writer *w, struct ct_text *text)
{
    yaml_emitter_t emitter;

    if (!yaml_emitter_initialize(&emitter)) {
        yaml_document_delete(&w->document);
        text->failed = true;
        return;
    }
    yaml_emitter_set_output(&emitter, append, text);
    yaml_emitter_set_unicode(&emitter, 1);
    yaml_emitter_set_width(&emitter, -1);
    if (!yaml_emitter_dump(&emitter, &w->document) || !yaml_emitter_close(&emitter))
        text->failed = true;
    yaml_emitter_delete(&emitter);
}

static void write_text(struct writer *w, struct ct_text *text)
{
    text->failed = w->first_child == NULL || w->next_child == NULL ||
                   !yaml_document_initialize(&w->document, NULL, NULL, NULL, 1, 1);
    if (text->failed)
        return;
    link_children(w);
    compose(w);
    if (!w->failed) {
        emit(w, text);
        return;
    }
    yaml_document_delete(&w->document);
    text->failed = true;
}

int ct_cluster_write(const struct ct_cluster *cluster, const char *path, struct ct_diag *diag)
{
    const size_t n = (size_t)cluster->nnodes;
    struct writer w = {
        .cluster = cluster,
        .first_child = calloc(n, sizeof *w.first_child),
        .next_child = calloc(n, sizeof *w.next_child),
    };
    struct ct_text text = {0};
    char *file = NULL;
    int err;

    write_text(&w, &text);
    err = ct_text_take(&text, &file, diag);
    if (err == CT_OK)
        err = ct_file_write(path, file, diag);
    free(file);
    free(w.first_child);
    free(w.next_child);
    return err;
}
