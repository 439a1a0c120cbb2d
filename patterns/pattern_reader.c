/*
 * pattern_reader.c - reads a pattern file; its calls are call_reader.c's.
 */
#include "patterns/pattern_reader.h"

#include "cluster/reader/quantity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct ct_yaml_kind pattern_kind = {
    .name = "pattern file",
    .keys = "patterns and calls",
};

enum top_key { PATTERNS, CALLS, NTOP };

static const struct ct_yaml_key top_keys[NTOP] = {
    [PATTERNS] = {"patterns", true, NULL, NULL},
    [CALLS] = {"calls", false, NULL, NULL},
};

enum pattern_key { NAME, COLLECTIVE, BYTES, NKEYS };

static const struct ct_yaml_key pattern_keys[NKEYS] = {
    [NAME] = {"name", true, NULL, NULL},
    [COLLECTIVE] = {"collective", true, NULL, NULL},
    [BYTES] = {"bytes", true, NULL, NULL},
};

/* The name becomes part of file names and C symbols. */
static bool is_pattern_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    const size_t length = strlen(name);

    return length <= CT_PATTERN_NAME_MAX && strspn(name, letters) > 0 &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == length;
}

/* Names must differ from those of the patterns before. */
static int read_name(struct ct_yaml *yaml, const yaml_node_t *node,
                     const struct ct_pattern_file *file, char **copy)
{
    const int line = ct_yaml_line(node);
    const char *name;
    const int err = ct_yaml_text(yaml, node, "the pattern's name", &name);

    if (err != CT_OK)
        return err;
    if (!is_pattern_name(name))
        return ct_fault(yaml->source, line,
                        "bad name '%.60s'; up to %d of a-z, 0-9 and _, a "
                        "letter first",
                        name, CT_PATTERN_NAME_MAX);
    for (size_t i = 0; i < file->pattern_count; i++) {
        if (strcmp(file->patterns[i].name, name) == 0)
            return ct_fault(yaml->source, line,
                            "name '%s' twice; the first pattern of this name "
                            "is in line %d",
                            name, file->patterns[i].line);
    }
    *copy = strdup(name);
    return *copy == NULL ? ct_fault_memory(yaml->source) : 0;
}

/* "allgatherv or alltoallv" */
static void list_collectives(char *text, size_t size)
{
    size_t length = 0;

    text[0] = '\0';
    for (int i = 0; ct_collectives[i] != NULL && length < size; i++) {
        if (ct_call_pattern_is_of(ct_collectives[i]))
            length += (size_t)snprintf(text + length, size - length, "%s%s",
                                       length == 0 ? "" : " or ", ct_collectives[i]->name);
    }
}

static int read_collective(struct ct_yaml *yaml, const yaml_node_t *node,
                           const struct ct_collective **collective)
{
    const char *name;
    char known[128];
    const int err = ct_yaml_text(yaml, node, "the collective", &name);

    if (err != CT_OK)
        return err;
    list_collectives(known, sizeof known);
    *collective = ct_collective_find(name);
    if (*collective == NULL)
        return ct_fault(yaml->source, ct_yaml_line(node), "unknown collective '%.60s'; write %s",
                        name, known);
    if (!ct_call_pattern_is_of(*collective))
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "collective '%s' has no patterns; write %s", name, known);
    return 0;
}

static int read_number(struct ct_yaml *yaml, const yaml_node_t *node, size_t *bytes)
{
    const char *text;
    const int err = ct_yaml_text(yaml, node, "a number of bytes", &text);

    return err != CT_OK ? err
                        : ct_bytes_parse(yaml->source, ct_yaml_line(node), text,
                                         CT_PATTERN_BYTES_MAX, bytes);
}

/*
 * Read numbers of which there must be one for each rank.
 *
 * what  "row 2 of the 4 in 'bytes'", for messages
 */
static int read_row(struct ct_yaml *yaml, const yaml_node_t *row, const char *what, int rank_count,
                    size_t *bytes)
{
    int err = ct_yaml_check_list(yaml, row, what);

    if (err != CT_OK)
        return err;
    if (ct_yaml_list_size(row) != rank_count)
        return ct_fault(yaml->source, ct_yaml_line(row),
                        "%s must have %d numbers, one for each rank; here it "
                        "has %d",
                        what, rank_count, ct_yaml_list_size(row));
    for (int i = 0; i < rank_count && err == CT_OK; i++)
        err = read_number(yaml, ct_yaml_item(yaml, row, i), &bytes[i]);
    return err;
}

static int read_rows(struct ct_yaml *yaml, const yaml_node_t *list,
                     const struct ct_call_pattern *pattern)
{
    const int n = pattern->rank_count;
    int err = 0;

    if (!ct_call_pattern_has_pairs(pattern->collective))
        return read_row(yaml, list, "'bytes'", n, pattern->bytes);
    for (int i = 0; i < n && err == CT_OK; i++) {
        char what[64];

        snprintf(what, sizeof what, "row %d of the %d in 'bytes'", i + 1, n);
        err = read_row(yaml, ct_yaml_item(yaml, list, i), what, n,
                       pattern->bytes + (size_t)i * (size_t)n);
    }
    return err;
}

/* Numbers in the patterns before. */
static size_t numbers_before(const struct ct_pattern_file *file)
{
    size_t numbers = 0;

    for (size_t i = 0; i < file->pattern_count; i++)
        numbers +=
            ct_call_pattern_entries(file->patterns[i].collective, file->patterns[i].rank_count);
    return numbers;
}

/* Fails unless the list's size can be a number of ranks. */
static int check_ranks(struct ct_yaml *yaml, const yaml_node_t *list,
                       const struct ct_pattern_file *file, const struct ct_call_pattern *pattern)
{
    const int line = ct_yaml_line(list);
    const struct ct_call_pattern *first = file->patterns;
    const int n = ct_yaml_list_size(list);
    int err = ct_yaml_check_list(yaml, list, "'bytes'");

    if (err != CT_OK)
        return err;
    if (n < 1 || n > CT_PATTERN_RANKS_MAX)
        return ct_fault(yaml->source, line,
                        "'bytes' has %d entries; write one for each rank, of 1 "
                        "to %d ranks",
                        n, CT_PATTERN_RANKS_MAX);
    if (file->pattern_count > 0 && n != first->rank_count)
        return ct_fault(yaml->source, line,
                        "'bytes' of '%s' is for %d ranks, that of '%s' in line "
                        "%d for %d; all patterns of a file are for the same "
                        "ranks",
                        pattern->name, n, first->name, first->line, first->rank_count);
    if (numbers_before(file) + ct_call_pattern_entries(pattern->collective, n) >
        CT_PATTERN_NUMBERS_MAX)
        return ct_fault(yaml->source, line, "more than %zu numbers in a file; leave patterns out",
                        CT_PATTERN_NUMBERS_MAX);
    return 0;
}

static int read_bytes(struct ct_yaml *yaml, const yaml_node_t *list,
                      const struct ct_pattern_file *file, struct ct_call_pattern *pattern)
{
    int err = check_ranks(yaml, list, file, pattern);

    if (err != CT_OK)
        return err;
    pattern->rank_count = ct_yaml_list_size(list);
    pattern->bytes = calloc(ct_call_pattern_entries(pattern->collective, pattern->rank_count),
                            sizeof *pattern->bytes);
    if (pattern->bytes == NULL)
        return ct_fault_memory(yaml->source);
    err = read_rows(yaml, list, pattern);
    if (err == CT_OK && ct_call_pattern_total(pattern) > CT_PATTERN_BYTES_MAX)
        return ct_fault(yaml->source, ct_yaml_line(list), "'bytes' are more than %zu together",
                        CT_PATTERN_BYTES_MAX);
    return err;
}

/* The file's pattern after those that it has. */
static int read_pattern(struct ct_yaml *yaml, const yaml_node_t *node, struct ct_pattern_file *file)
{
    struct ct_call_pattern *pattern = &file->patterns[file->pattern_count];
    yaml_node_t *value[NKEYS];
    int err;

    *pattern = (struct ct_call_pattern){.line = ct_yaml_line(node)};
    CT_TRY(err, out, ct_yaml_map(yaml, node, "a pattern", pattern_keys, NKEYS, value));
    CT_TRY(err, out, read_name(yaml, value[NAME], file, &pattern->name));
    CT_TRY(err, out, read_collective(yaml, value[COLLECTIVE], &pattern->collective));
    CT_TRY(err, out, read_bytes(yaml, value[BYTES], file, pattern));
    file->pattern_count++;
    return 0;
out:
    free(pattern->name);
    free(pattern->bytes);
    return err;
}

static int read_patterns(struct ct_yaml *yaml, const yaml_node_t *list,
                         struct ct_pattern_file *file)
{
    int err = ct_yaml_check_list(yaml, list, "'patterns'");
    const int n = err == CT_OK ? ct_yaml_list_size(list) : 0;

    if (err != CT_OK)
        return err;
    if (n == 0)
        return ct_fault(yaml->source, ct_yaml_line(list),
                        "'patterns' is empty; a pattern is {name: ..., "
                        "collective: ..., bytes: ...}");
    file->patterns = calloc((size_t)n, sizeof *file->patterns);
    if (file->patterns == NULL)
        return ct_fault_memory(yaml->source);
    for (int i = 0; i < n && err == CT_OK; i++)
        err = read_pattern(yaml, ct_yaml_item(yaml, list, i), file);
    return err;
}

int ct_pattern_file_load(const char *path, struct ct_pattern_file *file, struct ct_diag *diag)
{
    const struct ct_source source = {.file = path, .diag = diag};
    yaml_node_t *value[NTOP];
    struct ct_yaml yaml;
    int err = ct_yaml_open(&yaml, &source, &pattern_kind);

    if (err != CT_OK)
        return err;
    *file = (struct ct_pattern_file){0};
    CT_TRY(err, out, ct_yaml_map(&yaml, yaml.root, "the file", top_keys, NTOP, value));
    CT_TRY(err, out, read_patterns(&yaml, value[PATTERNS], file));
    err = ct_pattern_read_calls(&yaml, value[CALLS], file);
out:
    if (err != CT_OK)
        ct_pattern_file_fini(file);
    ct_yaml_close(&yaml);
    return err;
}
