/*
 * pattern_writer.c - a pattern file as YAML.
 */
#include "patterns/call_pattern.h"

/* Numbers of a line: rows are long where ranks are many. */
enum { LINE_NUMBERS = 16 };

static void write_row(const size_t *bytes, size_t n, struct ct_text *text)
{
    ct_text_add(text, "[");
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            ct_text_add(text, i % LINE_NUMBERS == 0 ? ",\n         " : ", ");
        ct_text_add(text, "%zu", bytes[i]);
    }
    ct_text_add(text, "]\n");
}

static void write_pattern(const struct ct_call_pattern *pattern, struct ct_text *text)
{
    const size_t n = (size_t)pattern->rank_count;
    const size_t numbers = ct_call_pattern_entries(pattern->collective, pattern->rank_count);

    ct_text_add(text, "  - name: %s\n    collective: %s\n    bytes:", pattern->name,
                pattern->collective->name);
    if (!ct_call_pattern_has_pairs(pattern->collective)) {
        ct_text_add(text, " ");
        write_row(pattern->bytes, numbers, text);
        return;
    }
    ct_text_add(text, "\n");
    for (size_t first = 0; first < numbers; first += n) {
        ct_text_add(text, "      - ");
        write_row(pattern->bytes + first, n, text);
    }
}

static void write_run(const struct ct_pattern_file *file, const struct ct_pattern_run *run,
                      struct ct_text *text)
{
    ct_text_add(text, "  - %s", file->patterns[run->pattern].name);
    if (run->call_count > 1)
        ct_text_add(text, " x %llu", run->call_count);
    ct_text_add(text, "\n");
}

void ct_pattern_file_write(const struct ct_pattern_file *file, struct ct_text *text)
{
    ct_text_add(text, "patterns:\n");
    for (size_t i = 0; i < file->pattern_count; i++)
        write_pattern(&file->patterns[i], text);
    ct_text_add(text, "calls:\n");
    for (size_t i = 0; i < file->run_count; i++)
        write_run(file, &file->runs[i], text);
}
