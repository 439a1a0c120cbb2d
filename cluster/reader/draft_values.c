/*
 * draft_values.c - values that several sections of a cluster file have.
 */
#include "base/words.h"
#include "cluster/reader/draft.h"
#include "cluster/reader/quantity.h"

#include <stdio.h>
#include <stdlib.h>

enum { LIST_TEXT = 320, NAMES_SHOWN = 8 };

void ct_draft_list_cable(struct ct_yaml_key *keys, bool are_optional)
{
    for (int i = 0; i < CT_CABLE_KEYS; i++)
        keys[i] = (struct ct_yaml_key){ct_cable_keys[i].name,
                                       !are_optional && ct_cable_keys[i].is_required,
                                       ct_cable_keys[i].hint, ct_cable_keys[i].meaning};
}

int ct_draft_read_cable(struct ct_yaml *yaml, yaml_node_t *const *values, struct ct_cable *cable)
{
    int err = 0;

    for (int i = 0; i < CT_CABLE_KEYS && err == CT_OK; i++) {
        const char *text;
        char what[32];
        double value;

        if (values[i] == NULL)
            continue;
        snprintf(what, sizeof what, "'%s'", ct_cable_keys[i].name);
        CT_TRY(err, out, ct_yaml_text(yaml, values[i], what, &text));
        CT_TRY(err, out,
               ct_cable_keys[i].parse(yaml->source, ct_yaml_line(values[i]), text, &value));
        ct_cable_set(cable, i, value);
    }
out:
    return err;
}

/* "s0, s1, ..." */
static void list_names(const char *const *names, int n, char text[LIST_TEXT])
{
    size_t length = 0;

    text[0] = '\0';
    for (int i = 0; i < n && length < LIST_TEXT; i++) {
        const bool shown = i < NAMES_SHOWN;

        length += (size_t)snprintf(text + length, LIST_TEXT - length, "%s%.30s", i == 0 ? "" : ", ",
                                   shown ? names[i] : "...");
        if (!shown)
            break;
    }
}

static int unknown_name(const struct ct_index *index, const char *kind,
                        const struct ct_source *source, int line, const char *name)
{
    const char **names = malloc(((size_t)index->n + 1) * sizeof *names);
    const char *nearest;
    char text[LIST_TEXT];

    if (names == NULL)
        return ct_fault_memory(source);
    for (int i = 0; i < index->n; i++)
        names[i] = index->entry[i].name;
    nearest = ct_word_nearest(name, names, index->n);
    list_names(names, index->n, text);
    free(names);
    if (nearest != NULL)
        return ct_fault(source, line, "unknown %s '%.60s'; did you mean '%.60s'?", kind, name,
                        nearest);
    return ct_fault(source, line, "unknown %s '%.60s'; the file lists: %s", kind, name,
                    index->n == 0 ? "none" : text);
}

int ct_draft_find(const struct ct_index *index, const char *kind, const struct ct_source *source,
                  int line, const char *name, int *number)
{
    *number = ct_index_find(index, name);
    if (*number >= 0)
        return 0;
    return unknown_name(index, kind, source, line, name);
}
