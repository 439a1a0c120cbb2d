/*
 * emit.c - writes head, tables, plan function and descriptor.
 */
#include "generator/emit.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_LENGTH = 80 };

const char ct_begin_tables[] = "\n/* clang-format off */\n";
const char ct_end_tables[] = "/* clang-format on */\n";

void ct_rows_put(struct ct_rows *rows, const char *format, ...)
{
    char item[80];
    va_list args;
    int length;

    va_start(args, format);
    length = vsnprintf(item, sizeof item, format, args);
    va_end(args);
    if (rows->column + 1 + length > LINE_MAX_LENGTH)
        ct_rows_break(rows);
    fprintf(rows->file, " %s", item);
    rows->column += 1 + length;
}

void ct_rows_break(struct ct_rows *rows)
{
    fputs("\n   ", rows->file);
    rows->column = 3;
}

void ct_rows_begin(struct ct_rows *rows, const char *declaration)
{
    fprintf(rows->file, "static const %s[] = {", declaration);
    ct_rows_break(rows);
}

void ct_rows_end(struct ct_rows *rows)
{
    fputs("\n};\n", rows->file);
}

void ct_rows_numbers(FILE *file, const char *declaration, int n,
                     const int *numbers)
{
    struct ct_rows rows = {.file = file};

    ct_rows_begin(&rows, declaration);
    for (int i = 0; i < n; i++)
        ct_rows_put(&rows, "%d,", numbers[i]);
    ct_rows_end(&rows);
}

/* Cables to the node above; 0: unknown. */
static void put_capacities(FILE *file, const struct ct_tree *tree)
{
    struct ct_rows rows = {.file = file};

    fputs("\n/* node -> bytes/s of the cable to the node above */\n", file);
    ct_rows_begin(&rows, "double capacity");
    for (int x = 0; x < tree->nnodes; x++)
        ct_rows_put(&rows, "%.17g,", tree->capacity[x]);
    ct_rows_end(&rows);
}

static void put_tree(FILE *file, const struct ct_tree *tree,
                     bool with_capacities)
{
    fputs(ct_begin_tables, file);
    fputs("/* node -> the node above it */\n", file);
    ct_rows_numbers(file, "int parent", tree->nnodes, tree->parent);
    if (with_capacities)
        put_capacities(file, tree);
    fputs("\n/* rank -> node */\n", file);
    ct_rows_numbers(file, "int place", tree->nranks, tree->place);
    fputs(ct_end_tables, file);
    fprintf(file,
            "\nstatic const struct ct_tree tree = {\n"
            "    .nnodes = %d,\n"
            "    .parent = parent,\n"
            "%s"
            "    .nranks = %d,\n"
            "    .place = place,\n"
            "};\n",
            tree->nnodes, with_capacities ? "    .capacity = capacity,\n" : "",
            tree->nranks);
}

void ct_emit_tree(FILE *file, const struct ct_tree *tree)
{
    put_tree(file, tree, false);
}

void ct_emit_wiring(FILE *file, const struct ct_tree *tree)
{
    put_tree(file, tree, tree->capacity != NULL);
}

void ct_emit_pattern_bytes(FILE *file, const struct ct_call_pattern *pattern)
{
    const size_t n =
        ct_call_pattern_entries(pattern->collective, pattern->rank_count);
    struct ct_rows rows = {.file = file};

    fputs(ct_begin_tables, file);
    fprintf(file, "/* %s */\n",
            ct_call_pattern_has_pairs(pattern->collective)
                ? "a line for each sender: bytes to each receiver"
                : "rank -> bytes");
    ct_rows_begin(&rows, "size_t pattern_bytes");
    for (size_t i = 0; i < n; i++) {
        if (i > 0 && i % (size_t)pattern->rank_count == 0)
            ct_rows_break(&rows);
        ct_rows_put(&rows, "%zu,", pattern->bytes[i]);
    }
    ct_rows_end(&rows);
    fputs(ct_end_tables, file);
}

static void put_pattern(FILE *file, const struct ct_emitted *emitted)
{
    if (emitted->pattern == NULL)
        return;
    fprintf(file,
            "    .pattern = \"%s\",\n"
            "    .pattern_bytes = pattern_bytes,\n",
            emitted->pattern);
}

void ct_emit_descriptor(FILE *file, const struct ct_emitted *emitted)
{
    /* one that is derived from another collective's is there if that says so */
    const bool has_elsewhere =
        emitted->elsewhere != NULL &&
        ct_algorithm_find(ct_registry, emitted->elsewhere) != NULL;
    /* the formatter indents what follows a longer line */
    const bool fits =
        strlen(emitted->name) + strlen("const struct ct_algorithm  = {") <=
        LINE_MAX_LENGTH;

    fprintf(file,
            "\nstatic void plan(struct ct_builder *builder, "
            "const struct ct_shape *shape)\n"
            "{\n"
            "    %s(builder, shape, %s);\n"
            "}\n",
            emitted->planner, emitted->data);
    fprintf(file, "\nextern const struct ct_collective ct_%s;\n",
            emitted->collective->name);
    if (has_elsewhere)
        fprintf(file, "extern const struct ct_algorithm %s;\n",
                emitted->elsewhere);
    fprintf(file, "%s\n", fits ? "" : "\n/* clang-format off */");
    fprintf(file,
            "const struct ct_algorithm %s = {\n"
            "    .name = \"%s\",\n"
            "    .collective = &ct_%s,\n"
            "    .source = \"%s\",\n"
            "%s"
            "    .nranks = %d,\n",
            emitted->name, emitted->name, emitted->collective->name,
            emitted->source, emitted->members, emitted->nranks);
    if (has_elsewhere)
        fprintf(file, "    .elsewhere = &%s,\n", emitted->elsewhere);
    put_pattern(file, emitted);
    fprintf(file, "    .plan = plan,\n};\n%s", fits ? "" : ct_end_tables);
}

static bool heeds_bandwidth(const struct ct_routine *routine)
{
    return routine->maker->heeds_bandwidth == NULL
               ? routine->maker->by_bandwidth
               : routine->maker->heeds_bandwidth(routine->state);
}

/* What the routine is, and what it was made from. */
static void put_head(FILE *file, const struct ct_routine *routine,
                     const struct ct_wiring *wiring,
                     const struct ct_cluster *cluster)
{
    const char *title = routine->maker->title;
    const bool fits = strlen(routine->name) + strlen(title) <= 73;

    fprintf(file, "/*\n * %s -%s%s.\n *\n", routine->name, fits ? " " : "\n * ",
            title);
    fprintf(file,
            " * Made by colltune's generator, version %s, for %d ranks:\n"
            " * cluster %s, hash %016" PRIx64 ".\n"
            " * Its tree has %d cables%s.\n",
            CT_GENERATOR_VERSION, wiring->tree.nranks, cluster->name,
            cluster->hash, wiring->tree.nnodes - 1,
            heeds_bandwidth(routine) ? "" : "; all count as equal");
    routine->maker->put_head(file, wiring, routine->state);
    fputs(" */\n", file);
}

int ct_emit(const struct ct_routine *routine, const struct ct_wiring *wiring,
            const struct ct_cluster *cluster, char **text, size_t *length,
            struct ct_diag *diag)
{
    FILE *const file = open_memstream(text, length);
    bool failed;

    if (file == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the text of a routine");
    put_head(file, routine, wiring, cluster);
    routine->maker->put_body(file, routine->name, wiring, routine->state);
    failed = ferror(file) != 0;
    if (fclose(file) == 0 && !failed)
        return CT_OK;
    free(*text);
    *text = NULL;
    return ct_diag_set(diag, CT_ERR_MEMORY,
                       "out of memory for the text of a routine");
}
