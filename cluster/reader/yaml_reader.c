/*
 * yaml_reader.c - a YAML file as nodes with line numbers.
 */
#include "cluster/reader/yaml_reader.h"

#include "base/words.h"
#include "cluster/reader/name_index.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MOST = 1 << 24, KEYS_MOST = 16, DEPTH_MOST = 64 };

struct bytes {
    unsigned char *data;
    size_t size;
};

/* Read until the end, at most FILE_MOST bytes. */
static int read_stream(FILE *stream, const struct ct_source *source,
                       const struct ct_yaml_kind *kind, struct bytes *bytes)
{
    size_t capacity = 0;

    for (;;) {
        if (bytes->size == capacity) {
            unsigned char *grown;

            capacity = capacity == 0 ? 8192 : 2 * capacity;
            grown = realloc(bytes->data, capacity);
            if (grown == NULL)
                return ct_fault_memory(source);
            bytes->data = grown;
        }
        bytes->size += fread(bytes->data + bytes->size, 1, capacity - bytes->size, stream);
        if (ferror(stream))
            return ct_fault(source, 0, "cannot be read: %s", strerror(errno));
        if (feof(stream))
            return 0;
        if (bytes->size >= FILE_MOST)
            return ct_fault(source, 0, "longer than 16 MiB; is it a %s?", kind->name);
    }
}

static int read_file(const struct ct_source *source, const struct ct_yaml_kind *kind,
                     struct bytes *bytes)
{
    FILE *stream = fopen(source->file, "rb");
    int err;

    if (stream == NULL)
        return ct_fault(source, 0, "cannot be read: %s", strerror(errno));
    err = read_stream(stream, source, kind, bytes);
    fclose(stream);
    return err;
}

static int line_at(const struct bytes *bytes, size_t offset)
{
    int line = 1;

    for (size_t i = 0; i < bytes->size && i < offset; i++)
        line += bytes->data[i] == '\n';
    return line;
}

/* " while parsing a flow sequence (begun in line 2)" */
static void describe_context(const yaml_parser_t *parser, char text[128])
{
    const size_t line = parser->context_mark.line;

    text[0] = '\0';
    if (parser->context == NULL)
        return;
    if (line == parser->problem_mark.line)
        snprintf(text, 128, " %s", parser->context);
    else
        snprintf(text, 128, " %s (begun in line %zu)", parser->context, line + 1);
}

/* True if the parser stopped at the bracket of a name without quotes: n[0-3]. */
static bool is_bracket_of_name(const yaml_parser_t *parser, const struct bytes *bytes)
{
    const size_t at = parser->problem_mark.index;

    return parser->error == YAML_PARSER_ERROR && at > 0 && at < bytes->size &&
           bytes->data[at] == '[' && isalnum(bytes->data[at - 1]);
}

static int syntax_fault(const struct ct_source *source, const yaml_parser_t *parser,
                        const struct bytes *bytes)
{
    const int line = parser->error == YAML_READER_ERROR ? line_at(bytes, parser->problem_offset)
                                                        : (int)parser->problem_mark.line + 1;
    char context[128];

    if (parser->error == YAML_MEMORY_ERROR)
        return ct_fault_memory(source);
    describe_context(parser, context);
    return ct_fault(source, line, "not YAML: %s%s%s", parser->problem, context,
                    is_bracket_of_name(parser, bytes)
                        ? "; write names that have brackets in quotes: \"n[0-3]\""
                        : "");
}

/* Fails unless the first document is the only one. */
static int check_end(const struct ct_source *source, const struct ct_yaml_kind *kind,
                     yaml_parser_t *parser, const struct bytes *bytes)
{
    yaml_document_t second;
    const yaml_node_t *root;
    int line;

    if (!yaml_parser_load(parser, &second))
        return syntax_fault(source, parser, bytes);
    root = yaml_document_get_root_node(&second);
    line = (int)second.start_mark.line + 1;
    yaml_document_delete(&second);
    if (root == NULL)
        return 0;
    return ct_fault(source, line, "a second document begins here; a %s is one document",
                    kind->name);
}

static int depth_change(const yaml_token_t *token)
{
    switch (token->type) {
    case YAML_BLOCK_SEQUENCE_START_TOKEN:
    case YAML_BLOCK_MAPPING_START_TOKEN:
    case YAML_FLOW_SEQUENCE_START_TOKEN:
    case YAML_FLOW_MAPPING_START_TOKEN:
        return 1;
    case YAML_BLOCK_END_TOKEN:
    case YAML_FLOW_SEQUENCE_END_TOKEN:
    case YAML_FLOW_MAPPING_END_TOKEN:
        return -1;
    default:
        return 0;
    }
}

/*
 * libyaml's time grows with the square of the nesting: refuse what no file of
 * ours needs before it is parsed. Mistakes are left to the parser.
 */
static int check_depth(const struct ct_source *source, const struct ct_yaml_kind *kind,
                       const struct bytes *bytes)
{
    yaml_parser_t parser;
    yaml_token_t token;
    int depth = 0;
    int line = 0;
    bool more = true;

    if (!yaml_parser_initialize(&parser))
        return ct_fault_memory(source);
    yaml_parser_set_input_string(&parser, bytes->data, bytes->size);
    while (more && depth <= DEPTH_MOST && yaml_parser_scan(&parser, &token)) {
        depth += depth_change(&token);
        line = (int)token.start_mark.line + 1;
        more = token.type != YAML_STREAM_END_TOKEN;
        yaml_token_delete(&token);
    }
    yaml_parser_delete(&parser);
    if (depth <= DEPTH_MOST)
        return 0;
    return ct_fault(source, line, "nested deeper than %d levels; is it a %s?", (int)DEPTH_MOST,
                    kind->name);
}

static int parse_bytes(struct ct_yaml *yaml, const struct ct_source *source,
                       const struct ct_yaml_kind *kind, const struct bytes *bytes)
{
    yaml_parser_t parser;
    int err;

    if (!yaml_parser_initialize(&parser))
        return ct_fault_memory(source);
    yaml_parser_set_input_string(&parser, bytes->data, bytes->size);
    if (!yaml_parser_load(&parser, &yaml->document)) {
        err = syntax_fault(source, &parser, bytes);
        yaml_parser_delete(&parser);
        return err;
    }
    yaml->root = yaml_document_get_root_node(&yaml->document);
    if (yaml->root == NULL)
        err =
            ct_fault(source, 1, "the file is empty; a %s has the keys %s", kind->name, kind->keys);
    else
        err = check_end(source, kind, &parser, bytes);
    if (err != CT_OK)
        yaml_document_delete(&yaml->document);
    yaml_parser_delete(&parser);
    return err;
}

/* Nodes of a text that was made from the file are where that has them. */
static void move_nodes(struct ct_yaml *yaml, const int *lines)
{
    for (yaml_node_t *node = yaml->document.nodes.start; node < yaml->document.nodes.top; node++)
        node->start_mark.line = (size_t)lines[node->start_mark.line] - 1;
}

int ct_yaml_open(struct ct_yaml *yaml, const struct ct_source *source,
                 const struct ct_yaml_kind *kind)
{
    struct bytes bytes = {0};
    int err = CT_OK;

    yaml->source = source;
    if (source->text == NULL)
        err = read_file(source, kind, &bytes);
    else if ((bytes.data = (unsigned char *)strdup(source->text)) != NULL)
        bytes.size = strlen(source->text);
    else
        err = ct_fault_memory(source);
    if (err == CT_OK)
        err = check_depth(source, kind, &bytes);
    if (err == CT_OK)
        err = parse_bytes(yaml, source, kind, &bytes);
    if (err == CT_OK && source->text != NULL)
        move_nodes(yaml, source->lines);
    free(bytes.data);
    return err;
}

void ct_yaml_close(struct ct_yaml *yaml)
{
    yaml_document_delete(&yaml->document);
}

int ct_yaml_line(const yaml_node_t *node)
{
    return (int)node->start_mark.line + 1;
}

static const char *kind_name(const yaml_node_t *node)
{
    switch (node->type) {
    case YAML_SEQUENCE_NODE:
        return "a list";
    case YAML_MAPPING_NODE:
        return "a mapping";
    default:
        return "a text";
    }
}

/* "between, bandwidth, latency" */
static void list_keys(const struct ct_yaml_key *keys, int nkeys, bool required_only, char text[256])
{
    size_t length = 0;

    text[0] = '\0';
    for (int i = 0; i < nkeys && length < 256; i++) {
        if (required_only && !keys[i].required)
            continue;
        length += (size_t)snprintf(text + length, 256 - length, "%s%s", length == 0 ? "" : ", ",
                                   keys[i].name);
    }
}

static int unknown_key(struct ct_yaml *yaml, const yaml_node_t *key, const char *what,
                       const struct ct_yaml_key *keys, int nkeys)
{
    const char *word = (const char *)key->data.scalar.value;
    const char *names[KEYS_MOST];
    const char *nearest;
    char allowed[256];

    for (int i = 0; i < nkeys; i++)
        names[i] = keys[i].name;
    nearest = ct_word_nearest(word, names, nkeys);
    list_keys(keys, nkeys, false, allowed);
    if (nearest == NULL)
        return ct_fault(yaml->source, ct_yaml_line(key), "unknown key '%.60s' in %s; allowed: %s",
                        word, what, allowed);
    return ct_fault(yaml->source, ct_yaml_line(key),
                    "unknown key '%.60s' in %s (did you mean '%s'?); "
                    "allowed: %s",
                    word, what, nearest, allowed);
}

static int find_key(const char *word, const struct ct_yaml_key *keys, int nkeys)
{
    for (int i = 0; i < nkeys; i++) {
        if (strcmp(keys[i].name, word) == 0)
            return i;
    }
    return -1;
}

/* Store one pair of a mapping where it belongs in `values`. */
static int take_pair(struct ct_yaml *yaml, const yaml_node_pair_t *pair, const char *what,
                     const struct ct_yaml_key *keys, int nkeys, yaml_node_t **values)
{
    const yaml_node_t *key = yaml_document_get_node(&yaml->document, pair->key);
    const char *word = "";
    int err = ct_yaml_text(yaml, key, "a key", &word);
    int i;

    if (err != CT_OK)
        return err;
    i = find_key(word, keys, nkeys);
    if (i < 0)
        return unknown_key(yaml, key, what, keys, nkeys);
    if (values[i] != NULL)
        return ct_fault(yaml->source, ct_yaml_line(key),
                        "key '%s' twice in %s; the first is in line %d", word, what,
                        ct_yaml_line(values[i]));
    values[i] = yaml_document_get_node(&yaml->document, pair->value);
    return 0;
}

int ct_yaml_map(struct ct_yaml *yaml, const yaml_node_t *node, const char *what,
                const struct ct_yaml_key *keys, int nkeys, yaml_node_t **values)
{
    char names[256];

    for (int i = 0; i < nkeys; i++)
        values[i] = NULL;
    list_keys(keys, nkeys, false, names);
    if (node->type != YAML_MAPPING_NODE)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "%s must be a mapping with the keys %s; here it is %s", what, names,
                        kind_name(node));
    for (const yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const int err = take_pair(yaml, pair, what, keys, nkeys, values);

        if (err != CT_OK)
            return err;
    }
    list_keys(keys, nkeys, true, names);
    for (int i = 0; i < nkeys; i++) {
        if (keys[i].required && values[i] == NULL)
            return ct_fault(yaml->source, ct_yaml_line(node),
                            "key '%s' is missing in %s; it needs: %s%s", keys[i].name, what, names,
                            keys[i].hint == NULL ? "" : keys[i].hint);
    }
    return 0;
}

int ct_yaml_text(struct ct_yaml *yaml, const yaml_node_t *node, const char *what, const char **text)
{
    const int line = ct_yaml_line(node);

    if (node->type != YAML_SCALAR_NODE)
        return ct_fault(yaml->source, line, "%s must be a text; here it is %s", what,
                        kind_name(node));
    *text = (const char *)node->data.scalar.value;
    if (node->data.scalar.length == 0)
        return ct_fault(yaml->source, line, "%s is empty; write its value", what);
    if (strlen(*text) != node->data.scalar.length)
        return ct_fault(yaml->source, line, "%s holds a NUL character; remove it", what);
    return 0;
}

int ct_yaml_count(struct ct_yaml *yaml, const yaml_node_t *node, const char *what, int most,
                  int *count)
{
    const char *text = "";
    const int err = ct_yaml_text(yaml, node, what, &text);
    size_t ndigits;
    long value;

    if (err != CT_OK)
        return err;
    ndigits = strspn(text, "0123456789");
    value = ndigits <= 9 ? strtol(text, NULL, 10) : (long)most + 1;
    if (text[ndigits] != '\0' || value < 1 || value > most)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "%s '%.60s' is not a whole number from 1 to %d", what, text, most);
    *count = (int)value;
    return 0;
}

int ct_yaml_check_list(struct ct_yaml *yaml, const yaml_node_t *node, const char *what)
{
    if (node->type == YAML_SEQUENCE_NODE)
        return 0;
    return ct_fault(yaml->source, ct_yaml_line(node), "%s must be a list; here it is %s", what,
                    kind_name(node));
}

int ct_yaml_list_size(const yaml_node_t *list)
{
    return (int)(list->data.sequence.items.top - list->data.sequence.items.start);
}

yaml_node_t *ct_yaml_item(struct ct_yaml *yaml, const yaml_node_t *list, int i)
{
    return yaml_document_get_node(&yaml->document, list->data.sequence.items.start[i]);
}
