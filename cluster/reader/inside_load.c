/*
 * inside_load.c - reads nested lists, or the name of a file of lstopo.
 *
 * Written out, the tree is a list: a text is a core, a mapping with one key
 * is something shared, with the list of what is in it:
 *
 *     inside: [{package 0: [core 0, core 1]}, {package 1: [core 2, core 3]}]
 */
#include "cluster/reader/inside_load.h"

#include "cluster/inside_hwloc.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MOST = 16, NAME_MOST = 60 };

static bool is_inside_name(const char *name)
{
    const size_t length = strlen(name);

    for (size_t i = 0; i < length; i++) {
        if (!isalnum((unsigned char)name[i]) && strchr(" ._-", name[i]) == NULL)
            return false;
    }
    return isalnum((unsigned char)name[0]) && name[length - 1] != ' ' && length <= NAME_MOST;
}

static int read_name(struct ct_yaml *yaml, const yaml_node_t *node, const char **name)
{
    const int err = ct_yaml_text(yaml, node, "a name inside a host", name);

    if (err != CT_OK)
        return err;
    if ((*name)[strspn(*name, "0123456789")] == '\0' && **name != '\0')
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "'%.60s' inside a host is a number; 'inside' names what "
                        "is there, like [core 0, core 1], and does not count "
                        "it",
                        *name);
    if (is_inside_name(*name))
        return CT_OK;
    return ct_fault(yaml->source, ct_yaml_line(node),
                    "bad name '%.60s' inside a host; up to %d letters, digits, "
                    "spaces and . _ - like 'package 0'",
                    *name, (int)NAME_MOST);
}

/* One level of the nested lists. */
struct level {
    int parent;
    int depth;
};

static int read_items(struct ct_yaml *yaml, const yaml_node_t *list, struct level level,
                      struct ct_inside *inside);

static int read_core(struct ct_yaml *yaml, const yaml_node_t *item, struct level level,
                     struct ct_inside *inside)
{
    struct ct_inside_node core = {.parent = level.parent, .is_core = true};
    const char *name;
    const int err = read_name(yaml, item, &name);

    if (err != CT_OK)
        return err;
    core.name = (char *)item->data.scalar.value;
    return ct_inside_add(inside, &core, yaml->source, ct_yaml_line(item));
}

static int read_shared(struct ct_yaml *yaml, const yaml_node_t *item, struct level level,
                       struct ct_inside *inside)
{
    const yaml_node_pair_t *pair = item->data.mapping.pairs.start;
    struct ct_inside_node shared = {.parent = level.parent};
    const struct level below = {inside->n, level.depth + 1};
    const yaml_node_t *key;
    const char *name;
    int err;

    if (item->data.mapping.pairs.top - pair != 1)
        return ct_fault(yaml->source, ct_yaml_line(item),
                        "a mapping in 'inside' must have one key; write for "
                        "example {package 0: [core 0, core 1]}");
    key = yaml_document_get_node(&yaml->document, pair->key);
    err = read_name(yaml, key, &name);
    if (err != CT_OK)
        return err;
    shared.name = (char *)key->data.scalar.value;
    err = ct_inside_add(inside, &shared, yaml->source, ct_yaml_line(key));
    if (err != CT_OK)
        return err;
    return read_items(yaml, yaml_document_get_node(&yaml->document, pair->value), below, inside);
}

static int read_items(struct ct_yaml *yaml, const yaml_node_t *list, struct level level,
                      struct ct_inside *inside)
{
    int err = ct_yaml_check_list(yaml, list, "what is inside");

    if (err != CT_OK)
        return err;
    if (level.depth > DEPTH_MOST)
        return ct_fault(yaml->source, ct_yaml_line(list),
                        "'inside' is nested deeper than %d levels", (int)DEPTH_MOST);
    if (ct_yaml_list_size(list) == 0)
        return ct_fault(yaml->source, ct_yaml_line(list),
                        "an empty list in 'inside'; write for example "
                        "[core 0, core 1]");
    for (int i = 0; i < ct_yaml_list_size(list) && err == CT_OK; i++) {
        const yaml_node_t *item = ct_yaml_item(yaml, list, i);

        err = item->type == YAML_MAPPING_NODE ? read_shared(yaml, item, level, inside)
                                              : read_core(yaml, item, level, inside);
    }
    return err;
}

static bool ends_in_xml(const char *name)
{
    const size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".xml") == 0;
}

/* The path of a file named relative to the cluster file; free it. */
static char *path_beside(const char *file, const char *name)
{
    const char *slash = strrchr(file, '/');
    const size_t folder = name[0] == '/' || slash == NULL ? 0 : (size_t)(slash - file) + 1;
    char *path = malloc(folder + strlen(name) + 1);

    if (path != NULL) {
        memcpy(path, file, folder);
        memcpy(path + folder, name, strlen(name) + 1);
    }
    return path;
}

static int load_xml(struct ct_yaml *yaml, const char *name, int line, struct ct_inside *inside)
{
    char *path = path_beside(yaml->source->file, name);
    const struct ct_hwloc_place place = {
        .xml = path, .xml_name = name, .source = yaml->source, .line = line};
    int err;

    if (path == NULL)
        return ct_fault_memory(yaml->source);
    err = ct_inside_discover(&place, inside);
    free(path);
    return err;
}

int ct_inside_load(struct ct_yaml *yaml, const yaml_node_t *node, struct ct_inside *inside)
{
    const struct level top = {.parent = -1, .depth = 1};
    const char *name = "";

    if (node->type == YAML_SEQUENCE_NODE)
        return read_items(yaml, node, top, inside);
    if (node->type == YAML_SCALAR_NODE) {
        const int err = ct_yaml_text(yaml, node, "'inside'", &name);

        if (err != CT_OK)
            return err;
    }
    if (ends_in_xml(name))
        return load_xml(yaml, name, ct_yaml_line(node), inside);
    return ct_fault(yaml->source, ct_yaml_line(node),
                    "'inside' must be the name of an .xml file that lstopo "
                    "wrote or a list like [core 0, core 1]%s%.60s%s",
                    *name == '\0' ? "" : "; here it is '", name, *name == '\0' ? "" : "'");
}
