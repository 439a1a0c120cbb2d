/*
 * draft_values.c - values that several sections of a cluster file have.
 */
#include "cluster/reader/draft.h"
#include "cluster/reader/quantity.h"

#include <stdio.h>
#include <stdlib.h>

enum { LIST_TEXT = 320, NAMES_SHOWN = 8 };

int ct_draft_read_bandwidth(struct ct_yaml *yaml, const yaml_node_t *node,
                            double *bytes_per_s)
{
    const char *text;
    const int err = ct_yaml_text(yaml, node, "'bandwidth'", &text);

    if (err != 0)
        return err;
    return ct_bandwidth_parse(yaml->source, ct_yaml_line(node), text,
                              bytes_per_s);
}

int ct_draft_read_latency(struct ct_yaml *yaml, const yaml_node_t *node,
                          double *seconds)
{
    const char *text;
    int err;

    if (node == NULL)
        return 0;
    err = ct_yaml_text(yaml, node, "'latency'", &text);
    if (err != 0)
        return err;
    return ct_latency_parse(yaml->source, ct_yaml_line(node), text, seconds);
}

/* "s0, s1, ..." */
static void list_names(const char *const *names, int n, char text[LIST_TEXT])
{
    size_t length = 0;

    text[0] = '\0';
    for (int i = 0; i < n && length < LIST_TEXT; i++) {
        const bool shown = i < NAMES_SHOWN;

        length +=
            (size_t)snprintf(text + length, LIST_TEXT - length, "%s%.30s",
                             i == 0 ? "" : ", ", shown ? names[i] : "...");
        if (!shown)
            break;
    }
}

static int unknown_name(const struct ct_index *index, const char *kind,
                        const struct ct_source *source, int line,
                        const char *name)
{
    const char **names = malloc(((size_t)index->n + 1) * sizeof *names);
    const char *nearest;
    char text[LIST_TEXT];

    if (names == NULL)
        return ct_fault_memory(source);
    for (int i = 0; i < index->n; i++)
        names[i] = index->entry[i].name;
    nearest = ct_name_nearest(name, names, index->n);
    list_names(names, index->n, text);
    free(names);
    if (nearest != NULL)
        return ct_fault(source, line,
                        "unknown %s '%.60s'; did you mean '%.60s'?", kind, name,
                        nearest);
    return ct_fault(source, line, "unknown %s '%.60s'; the file lists: %s",
                    kind, name, index->n == 0 ? "none" : text);
}

int ct_draft_find(const struct ct_index *index, const char *kind,
                  const struct ct_source *source, int line, const char *name,
                  int *number)
{
    *number = ct_index_find(index, name);
    if (*number >= 0)
        return 0;
    return unknown_name(index, kind, source, line, name);
}
