/*
 * call_pattern.c - questions to patterns.
 */
#include "patterns/call_pattern.h"

#include <stdlib.h>
#include <string.h>

bool ct_call_pattern_is_of(const struct ct_collective *collective)
{
    return collective->has_counts && !collective->is_rooted && !collective->reduces;
}

bool ct_call_pattern_has_pairs(const struct ct_collective *collective)
{
    return collective->private_bytes != 0;
}

size_t ct_call_pattern_entries(const struct ct_collective *collective, int rank_count)
{
    const size_t n = (size_t)rank_count;

    return ct_call_pattern_has_pairs(collective) ? n * n : n;
}

size_t ct_call_pattern_total(const struct ct_call_pattern *pattern)
{
    const size_t n = ct_call_pattern_entries(pattern->collective, pattern->rank_count);
    size_t total = 0;

    for (size_t i = 0; i < n; i++)
        total = ct_size_add(total, pattern->bytes[i]);
    return total;
}

struct ct_call_pattern *ct_call_pattern_copy(const struct ct_call_pattern *pattern)
{
    const size_t n = ct_call_pattern_entries(pattern->collective, pattern->rank_count);
    struct ct_call_pattern *copy = malloc(sizeof *copy);

    if (copy == NULL)
        return NULL;
    *copy = *pattern;
    copy->name = ct_format("%s", pattern->name);
    copy->bytes = malloc(n * sizeof *copy->bytes);
    if (copy->name == NULL || copy->bytes == NULL) {
        ct_call_pattern_free(copy);
        return NULL;
    }
    memcpy(copy->bytes, pattern->bytes, n * sizeof *copy->bytes);
    return copy;
}

void ct_call_pattern_free(struct ct_call_pattern *pattern)
{
    if (pattern == NULL)
        return;
    free(pattern->name);
    free(pattern->bytes);
    free(pattern);
}

void ct_pattern_file_fini(struct ct_pattern_file *file)
{
    for (size_t i = 0; i < file->pattern_count; i++) {
        free(file->patterns[i].name);
        free(file->patterns[i].bytes);
    }
    free(file->patterns);
    free(file->runs);
    *file = (struct ct_pattern_file){0};
}
