/*
 * call_reader.c - the calls of a pattern file: how often, and in which order.
 */
#include "base/words.h"
#include "patterns/pattern_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Digits of a count that surely fits. */
enum { COUNT_DIGITS = 15 };

/* One entry of the list. */
struct call {
    char name[CT_PATTERN_NAME_MAX + 2]; /* cut off, if too long to be one */
    unsigned long long count;
};

/* NAME or NAME x COUNT; false if the text is neither. */
static bool parse_call(const char *text, struct call *call)
{
    const char *end = strstr(text, " x ");
    const size_t length = end == NULL ? strlen(text) : (size_t)(end - text);
    const char *digits = end == NULL ? "1" : end + strlen(" x ");
    const size_t ndigits = strspn(digits, "0123456789");

    snprintf(call->name, sizeof call->name, "%.*s",
             (int)(length < sizeof call->name ? length : sizeof call->name), text);
    if (ndigits == 0 || ndigits > COUNT_DIGITS || digits[ndigits] != '\0')
        return false;
    call->count = strtoull(digits, NULL, 10);
    return call->count > 0;
}

static int unknown_pattern(const struct ct_yaml *yaml, int line, const char *name,
                           const struct ct_pattern_file *file)
{
    const char **names = calloc(file->pattern_count + 1, sizeof *names);
    const char *nearest;

    if (names == NULL)
        return ct_fault_memory(yaml->source);
    for (size_t i = 0; i < file->pattern_count; i++)
        names[i] = file->patterns[i].name;
    nearest = ct_word_nearest(name, names, (int)file->pattern_count);
    free(names);
    if (nearest == NULL)
        return ct_fault(yaml->source, line,
                        "call of an unknown pattern '%.60s'; write the name of "
                        "one in 'patterns'",
                        name);
    return ct_fault(yaml->source, line, "call of an unknown pattern '%.60s' (did you mean '%s'?)",
                    name, nearest);
}

/* Calls of one pattern in a row are one run. */
static void add_run(struct ct_pattern_file *file, size_t pattern, unsigned long long count)
{
    struct ct_pattern_run *end = file->runs + file->run_count;

    file->patterns[pattern].call_count += count;
    if (file->run_count > 0 && end[-1].pattern == pattern)
        end[-1].call_count += count;
    else
        file->runs[file->run_count++] = (struct ct_pattern_run){pattern, count};
}

static int read_call(struct ct_yaml *yaml, const yaml_node_t *node, struct ct_pattern_file *file,
                     unsigned long long *total)
{
    const int line = ct_yaml_line(node);
    struct call call;
    const char *text;
    size_t i = 0;
    const int err = ct_yaml_text(yaml, node, "a call", &text);

    if (err != CT_OK)
        return err;
    if (!parse_call(text, &call))
        return ct_fault(yaml->source, line,
                        "call '%.60s' is not NAME or NAME x COUNT, with a "
                        "count from 1 to 15 digits",
                        text);
    while (i < file->pattern_count && strcmp(file->patterns[i].name, call.name) != 0)
        i++;
    if (i == file->pattern_count)
        return unknown_pattern(yaml, line, call.name, file);
    *total += call.count;
    if (*total > CT_PATTERN_CALLS_MAX)
        return ct_fault(yaml->source, line, "more than %llu calls", CT_PATTERN_CALLS_MAX);
    add_run(file, i, call.count);
    return 0;
}

static int check_called(const struct ct_yaml *yaml, const struct ct_pattern_file *file)
{
    for (size_t i = 0; i < file->pattern_count; i++) {
        if (file->patterns[i].call_count == 0)
            return ct_fault(yaml->source, file->patterns[i].line,
                            "no call of pattern '%s'; add it to 'calls' or "
                            "remove the pattern",
                            file->patterns[i].name);
    }
    return 0;
}

static int read_list(struct ct_yaml *yaml, const yaml_node_t *list, struct ct_pattern_file *file)
{
    unsigned long long total = 0;
    int err = 0;

    if (ct_yaml_list_size(list) == 0)
        return ct_fault(yaml->source, ct_yaml_line(list),
                        "'calls' is empty; write names of patterns in the "
                        "order of the calls, or leave it out");
    for (int i = 0; i < ct_yaml_list_size(list) && err == CT_OK; i++)
        err = read_call(yaml, ct_yaml_item(yaml, list, i), file, &total);
    return err != CT_OK ? err : check_called(yaml, file);
}

int ct_pattern_read_calls(struct ct_yaml *yaml, const yaml_node_t *node,
                          struct ct_pattern_file *file)
{
    const int err = node == NULL ? 0 : ct_yaml_check_list(yaml, node, "'calls'");
    const size_t n = node == NULL || err != CT_OK ? 0 : (size_t)ct_yaml_list_size(node);

    if (err != CT_OK)
        return err;
    file->runs = calloc(n + file->pattern_count, sizeof *file->runs);
    if (file->runs == NULL)
        return ct_fault_memory(yaml->source);
    if (node != NULL)
        return read_list(yaml, node, file);
    for (size_t i = 0; i < file->pattern_count; i++)
        add_run(file, i, 1);
    return 0;
}
