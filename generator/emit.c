/*
 * emit.c - writes tables, plan function and descriptor.
 *
 * Tables are laid out here, between clang-format off and on: a phase a line
 * is easier to read than what the formatter makes of it.
 */
#include "generator/emit.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MOST = 80 };

/* A table that is being written. */
struct rows {
    FILE *file;
    int column;
};

static void put_item(struct rows *rows, const char *format, ...)
    CT_PRINTF(2, 3);

/* Add an item to the row, or to a new line when the row is full. */
static void put_item(struct rows *rows, const char *format, ...)
{
    char item[80];
    va_list args;
    int length;

    va_start(args, format);
    length = vsnprintf(item, sizeof item, format, args);
    va_end(args);
    if (rows->column + 1 + length > LINE_MOST) {
        fputs("\n   ", rows->file);
        rows->column = 3;
    }
    fprintf(rows->file, " %s", item);
    rows->column += 1 + length;
}

static void begin_row(struct rows *rows)
{
    fputs("\n   ", rows->file);
    rows->column = 3;
}

static void begin_table(struct rows *rows, const char *declaration)
{
    fprintf(rows->file, "static const %s[] = {", declaration);
    begin_row(rows);
}

static void end_table(struct rows *rows)
{
    fputs("\n};\n", rows->file);
}

static void put_messages(FILE *f, const struct ct_phases *phases)
{
    struct rows rows = {.file = f};

    fputs("/* {phase, sender, receiver} */\n", f);
    begin_table(&rows, "struct ct_message messages");
    for (int i = 0; i < phases->nmessages; i++) {
        const struct ct_message *m = &phases->messages[i];

        if (i > 0 && m->phase != m[-1].phase)
            begin_row(&rows);
        put_item(&rows, "{%d, %d, %d},", m->phase, m->sender, m->receiver);
    }
    end_table(&rows);
}

static void put_tokens(FILE *f, const char *declaration, int ntokens,
                       const struct ct_token *tokens)
{
    struct rows rows = {.file = f};

    if (ntokens == 0)
        return;
    fputs("\n/* {after, from, before, to} */\n", f);
    begin_table(&rows, declaration);
    for (int i = 0; i < ntokens; i++)
        put_item(&rows, "{%d, %d, %d, %d},", tokens[i].after, tokens[i].from,
                 tokens[i].before, tokens[i].to);
    end_table(&rows);
}

static void put_numbers(FILE *f, const char *declaration, int n,
                        const int *numbers)
{
    struct rows rows = {.file = f};

    begin_table(&rows, declaration);
    for (int i = 0; i < n; i++)
        put_item(&rows, "%d,", numbers[i]);
    end_table(&rows);
}

static const char begin_tables[] = "\n/* clang-format off */\n";
static const char end_tables[] = "/* clang-format on */\n";

static void put_phases(FILE *f, const struct ct_generated *g)
{
    const struct ct_phases *phases = &g->phases;
    const int *ntokens = phases->ntokens;

    fputs("#include \"repo/phases/phased.h\"\n", f);
    if (phases->nmessages > 0) {
        fputs(begin_tables, f);
        put_messages(f, phases);
        put_tokens(f, "struct ct_token rendezvous",
                   ntokens[CT_SEPARATE_RENDEZVOUS],
                   phases->tokens[CT_SEPARATE_RENDEZVOUS]);
        put_tokens(f, "struct ct_token eager", ntokens[CT_SEPARATE_EAGER],
                   phases->tokens[CT_SEPARATE_EAGER]);
        fputs(end_tables, f);
    }
    fprintf(f,
            "\nstatic const struct ct_phases phases = {\n"
            "    .nranks = %d,\n"
            "    .nmessages = %d,\n"
            "    .messages = %s,\n"
            "    .ntokens = {0, %d, %d},\n"
            "    .tokens = {NULL, %s, %s},\n"
            "};\n",
            phases->nranks, phases->nmessages,
            phases->nmessages > 0 ? "messages" : "NULL",
            ntokens[CT_SEPARATE_RENDEZVOUS], ntokens[CT_SEPARATE_EAGER],
            ntokens[CT_SEPARATE_RENDEZVOUS] > 0 ? "rendezvous" : "NULL",
            ntokens[CT_SEPARATE_EAGER] > 0 ? "eager" : "NULL");
}

static void put_tree(FILE *f, const struct ct_generated *g)
{
    const struct ct_tree *tree = &g->wiring.tree;

    fputs("#include \"repo/phases/phased.h\"\n", f);
    fputs(begin_tables, f);
    fputs("/* node -> the node above it */\n", f);
    put_numbers(f, "int parent", tree->nnodes, tree->parent);
    fputs("\n/* rank -> node */\n", f);
    put_numbers(f, "int place", tree->nranks, tree->place);
    fputs(end_tables, f);
    fprintf(f,
            "\nstatic const struct ct_tree tree = {\n"
            "    .nnodes = %d,\n"
            "    .parent = parent,\n"
            "    .nranks = %d,\n"
            "    .place = place,\n"
            "};\n",
            tree->nnodes, tree->nranks);
}

static void put_ring(FILE *f, const struct ct_generated *g)
{
    struct rows rows = {.file = f};

    fputs("#include \"repo/pattern/ring.h\"\n", f);
    fputs(begin_tables, f);
    fputs("/* position in the ring -> rank */\n", f);
    begin_table(&rows, "uint16_t order");
    for (int i = 0; i < g->phases.nranks; i++)
        put_item(&rows, "%d,", g->order[i]);
    end_table(&rows);
    fputs(end_tables, f);
}

/* The parts of a file that differ between kinds of routine. */
struct kind {
    void (*put_data)(FILE *f, const struct ct_generated *g);
    const char *planner;
    const char *data;
    const char *collective; /* its descriptor */
    const char *members;
};

static const struct kind table_kind = {
    .put_data = put_phases,
    .planner = "ct_phased_alltoall",
    .data = "&phases",
    .collective = "ct_alltoall",
    .members = "    .params = {&ct_phased_param},\n",
};

static const struct kind tree_kind = {
    .put_data = put_tree,
    .planner = "ct_phased_alltoall_tree",
    .data = "&tree",
    .collective = "ct_alltoall",
    .members = "    .params = {&ct_phased_param},\n",
};

static const struct kind allgather_kind = {
    .put_data = put_ring,
    .planner = "ct_ring_allgather",
    .data = "order",
    .collective = "ct_allgather",
    .members = "    .params = {&ct_ring_allgather_param},\n"
               "    .applies = ct_ring_allgather_applies,\n"
               "    .segments = ct_ring_allgather_segments,\n",
};

static const struct kind allreduce_kind = {
    .put_data = put_ring,
    .planner = "ct_ring_allreduce",
    .data = "order",
    .collective = "ct_allreduce",
    .members = "    .params = {&ct_ring_allreduce_param},\n"
               "    .applies = ct_ring_allreduce_applies,\n"
               "    .segments = ct_ring_allreduce_segments,\n",
};

static const struct kind *kind_of(const struct ct_generated *g,
                                  enum ct_routine_kind kind)
{
    if (kind == CT_ROUTINE_ALLGATHER)
        return &allgather_kind;
    if (kind == CT_ROUTINE_ALLREDUCE)
        return &allreduce_kind;
    return g->phases.nranks <= CT_TABLE_RANKS ? &table_kind : &tree_kind;
}

static void put_descriptor(FILE *f, const struct kind *kind, const char *name,
                           int nranks)
{
    fprintf(f,
            "\nstatic void plan(struct ct_builder *builder, "
            "const struct ct_shape *shape)\n"
            "{\n"
            "    %s(builder, shape, %s);\n"
            "}\n",
            kind->planner, kind->data);
    fprintf(f,
            "\nextern const struct ct_collective %s;\n"
            "\nconst struct ct_algorithm %s = {\n"
            "    .name = \"%s\",\n"
            "    .collective = &%s,\n"
            "    .source = \"Faraj, Yuan 2005, section 4\",\n"
            "%s"
            "    .nranks = %d,\n"
            "    .plan = plan,\n"
            "};\n",
            kind->collective, name, name, kind->collective, kind->members,
            nranks);
}

int ct_emit(const struct ct_generated *g, const struct ct_cluster *cluster,
            enum ct_routine_kind kind, char **text, size_t *length,
            struct ct_diag *diag)
{
    const struct kind *const how = kind_of(g, kind);
    FILE *const f = open_memstream(text, length);
    bool failed;

    if (f == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the text of a routine");
    ct_emit_head(f, g, cluster, kind);
    how->put_data(f, g);
    put_descriptor(f, how, g->routines[kind].name, g->phases.nranks);
    failed = ferror(f) != 0;
    if (fclose(f) == 0 && !failed)
        return CT_OK;
    free(*text);
    *text = NULL;
    return ct_diag_set(diag, CT_ERR_MEMORY,
                       "out of memory for the text of a routine");
}
