/*
 * yaml_reader.h - a YAML file as nodes with line numbers.
 *
 * Built on libyaml: libcyaml loses the positions of the values it loads, and
 * a mistake in their meaning could not be reported with its line.
 */
#ifndef CT_CLUSTER_READER_YAML_READER_H
#define CT_CLUSTER_READER_YAML_READER_H

#include "cluster/reader/fault.h"

#include <stdbool.h>
#include <yaml.h>

/* What a file is, for messages. */
struct ct_yaml_kind {
    const char *name; /* "cluster file" */
    const char *keys; /* "name, hosts and ranks" */
};

struct ct_yaml {
    const struct ct_source *source;
    yaml_document_t document;
    yaml_node_t *root; /* never NULL */
};

struct ct_yaml_key {
    const char *name;
    bool required;
    const char *hint;    /* what to write where the value is not known; NULL */
    const char *meaning; /* for the manual; NULL: it is not in it */
};

/*
 * Read the one document of source->file, or of source->text.
 *
 * yaml     out: the caller calls ct_yaml_close, after success only; borrows
 *          `source`
 * returns  0, CT_ERR_INPUT or CT_ERR_MEMORY; so do the functions below
 */
int ct_yaml_open(struct ct_yaml *yaml, const struct ct_source *source,
                 const struct ct_yaml_kind *kind);
void ct_yaml_close(struct ct_yaml *yaml);

int ct_yaml_line(const yaml_node_t *node);

/*
 * A mapping's values.
 *
 * what    "a link", for messages
 * keys    the nkeys allowed keys
 * values  out: nkeys nodes, NULL where the key is absent
 */
int ct_yaml_map(struct ct_yaml *yaml, const yaml_node_t *node, const char *what,
                const struct ct_yaml_key *keys, int nkeys, yaml_node_t **values);

/*
 * A text that is not empty and holds no NUL. Borrowed from `yaml`.
 *
 * what  "the bandwidth", for messages
 */
int ct_yaml_text(struct ct_yaml *yaml, const yaml_node_t *node, const char *what,
                 const char **text);

/* A whole number from 1 to `most`. */
int ct_yaml_count(struct ct_yaml *yaml, const yaml_node_t *node, const char *what, int most,
                  int *count);

/* 0 if the node is a list, else the mistake. */
int ct_yaml_check_list(struct ct_yaml *yaml, const yaml_node_t *node, const char *what);
int ct_yaml_list_size(const yaml_node_t *list);
yaml_node_t *ct_yaml_item(struct ct_yaml *yaml, const yaml_node_t *list, int i);

#endif
