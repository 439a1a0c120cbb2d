/*
 * routine.c - writes head, tables, functions and descriptor.
 */
#include "generator/routine.h"

#include "generator/emit.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void put_head(FILE *f, const struct ct_routine *routine, const struct ct_cluster *cluster)
{
    const struct ct_algorithm *a = &routine->algorithm;

    fprintf(f,
            "/*\n"
            " * %s -\n"
            " * %s for one cluster%s%s.\n"
            " *\n"
            " * Made by colltune's generator, version %s, for %d ranks:\n"
            " * cluster %s, hash %016" PRIx64 ".\n"
            " * Cost: %s.\n"
            " * Needs: the ranks placed as in the cluster file; %s.\n"
            " * Source: %s.\n"
            " */\n",
            routine->name, a->name, routine->pattern == NULL ? "" : " and pattern ",
            routine->pattern == NULL ? "" : routine->pattern->name, CT_GENERATOR_VERSION,
            cluster->nranks, cluster->name, cluster->hash, a->cost, a->needs, a->source);
}

static void put_tree(FILE *f, const struct ct_tree *tree)
{
    struct ct_places_table tables[CT_TREE_TABLES];

    ct_tree_tables(tree, tables);
    for (int i = 0; i < CT_TREE_TABLES; i++) {
        fputs(i == 0 ? "" : "\n", f);
        ct_rows_table(f, "", &tables[i], 17);
    }
}

/* Tables of groups of ranks, whose names begin with `what`. */
static void put_group_tables(FILE *f, const char *what, const struct ct_groups *groups, int nranks)
{
    char declaration[40];

    fprintf(f, "\n/* %ss: where the ranks of each begin, ranks, rank -> %s */\n", what, what);
    snprintf(declaration, sizeof declaration, "int %s_first", what);
    ct_rows_numbers(f, declaration, groups->n + 1, groups->first);
    snprintf(declaration, sizeof declaration, "int %s_ranks", what);
    ct_rows_numbers(f, declaration, nranks, groups->ranks);
    snprintf(declaration, sizeof declaration, "int %s_of", what);
    ct_rows_numbers(f, declaration, nranks, groups->of);
}

static void put_groups(FILE *f, const char *what, const char *member,
                       const struct ct_groups *groups)
{
    fprintf(f, "    .%s = {%d, %d, %d, %s_first, %s_ranks, %s_of},\n", member, groups->n,
            groups->smallest, groups->largest, what, what, what);
}

static void put_places(FILE *f, const struct ct_places *places)
{
    const int nranks = places->tree.nranks;

    fputs(ct_begin_tables, f);
    put_tree(f, &places->tree);
    fputs("\n/* rank -> node of its host */\n", f);
    ct_rows_numbers(f, "int host", nranks, places->host);
    put_group_tables(f, "group", &places->groups, nranks);
    put_group_tables(f, "local", &places->hosts, nranks);
    fprintf(f,
            "\nstatic const struct ct_places places = {\n"
            "    .tree = {%d, parent, capacity, %d, place},\n"
            "    .host = host,\n",
            places->tree.nnodes, nranks);
    put_groups(f, "group", "groups", &places->groups);
    put_groups(f, "local", "hosts", &places->hosts);
    fputs("};\n", f);
    fputs(ct_end_tables, f);
}

static void put_param(FILE *f, int number, const struct ct_param *param)
{
    struct ct_rows rows = {.file = f};
    char declaration[40];

    snprintf(declaration, sizeof declaration, "%s%d",
             param->words == NULL ? "int values" : "char *const words", number);
    fputs(ct_begin_tables, f);
    ct_rows_begin(&rows, declaration);
    for (int i = 0; i < param->nvalues; i++) {
        if (param->words == NULL)
            ct_rows_put(&rows, "%d,", param->values[i]);
        else
            ct_rows_put(&rows, "\"%s\",", param->words[i]);
    }
    ct_rows_end(&rows);
    fprintf(f,
            "\nstatic const struct ct_param param%d = {\n"
            "    .name = \"%s\",\n"
            "    .nvalues = %d,\n"
            "    .%s = %s%d,\n"
            "%s"
            "};\n",
            number, param->name, param->nvalues, param->words == NULL ? "values" : "words",
            param->words == NULL ? "values" : "words", number,
            param->is_added ? "    .is_added = true,\n" : "");
    fputs(ct_end_tables, f);
}

static void put_pattern(FILE *f, const struct ct_call_pattern *pattern)
{
    const size_t n = ct_call_pattern_entries(pattern->collective, pattern->rank_count);
    struct ct_rows rows = {.file = f};

    fputs(ct_begin_tables, f);
    fputs("/* a line for each sender: bytes to each receiver */\n", f);
    ct_rows_begin(&rows, "size_t pattern_bytes");
    for (size_t i = 0; i < n; i++) {
        if (i > 0 && i % (size_t)pattern->rank_count == 0)
            ct_rows_break(&rows);
        ct_rows_put(&rows, "%zu,", pattern->bytes[i]);
    }
    ct_rows_end(&rows);
    fputs(ct_end_tables, f);
}

/* The functions of the descriptor, each a call. */
static void put_functions(FILE *f, const struct ct_routine *routine)
{
    const struct ct_algorithm *a = &routine->algorithm;

    if (routine->pattern != NULL) {
        fputs("\nstatic void plan(struct ct_builder *builder, "
              "const struct ct_shape *shape)\n"
              "{\n"
              "    ct_greedy_alltoallv(builder, shape, &places.tree, "
              "pattern_bytes);\n"
              "}\n",
              f);
        return;
    }
    fprintf(f,
            "\nextern const struct ct_algorithm %s;\n"
            "\nstatic const struct ct_frozen_algorithm frozen = {\n"
            "    .algorithm = &%s,\n"
            "    .places = &places,\n"
            "};\n"
            "\nstatic bool applies(const struct ct_problem *problem)\n"
            "{\n"
            "    return ct_frozen_applies(&frozen, problem);\n"
            "}\n"
            "\nstatic void plan(struct ct_builder *builder, "
            "const struct ct_shape *shape)\n"
            "{\n"
            "    ct_frozen_plan(&frozen, builder, shape);\n"
            "}\n",
            a->name, a->name);
    if (a->segments != NULL)
        fputs("\nstatic int segments(const struct ct_problem *problem)\n"
              "{\n"
              "    return ct_frozen_segments(&frozen, problem);\n"
              "}\n",
              f);
    if (a->contention_free != NULL)
        fprintf(f, "\nstatic bool contention_free(const struct ct_setting "
                   "*setting,\n"
                   "                            enum ct_protocol protocol)\n"
                   "{\n"
                   "    return frozen.algorithm->contention_free(setting, "
                   "protocol);\n"
                   "}\n");
}

static void put_flags(FILE *f, const struct ct_routine *routine)
{
    const struct ct_algorithm *a = &routine->algorithm;

    if (a->ordered && a->ordered_with == NULL)
        fputs("    .ordered = true,\n", f);
    if (routine->pattern != NULL)
        fprintf(f,
                "    .pattern = \"%s\",\n"
                "    .pattern_bytes = pattern_bytes,\n"
                "    .contention_free = ct_phased_contention_free,\n",
                routine->pattern->name);
    else
        fprintf(f, "    .applies = applies,\n%s%s",
                a->contention_free == NULL ? "" : "    .contention_free = contention_free,\n",
                a->segments == NULL ? "" : "    .segments = segments,\n");
}

static void put_descriptor(FILE *f, const struct ct_routine *routine, int nranks)
{
    const struct ct_algorithm *a = &routine->algorithm;
    const int nparams = ct_params_count(a->params);

    fprintf(f,
            "\nextern const struct ct_collective ct_%s;\n"
            "%s"
            "const struct ct_algorithm %s = {\n"
            "    .name = \"%s\",\n"
            "    .collective = &ct_%s,\n"
            "    .source = \"%s\",\n"
            "    .needs = \"%s\",\n"
            "    .cost = \"%s\",\n",
            a->collective->name, ct_begin_tables, routine->name, routine->name, a->collective->name,
            a->source, a->needs, a->cost);
    for (int i = 0; i < nparams; i++)
        fprintf(f, "%s&param%d%s", i == 0 ? "    .params = {" : ", ", i,
                i == nparams - 1 ? "},\n" : "");
    fprintf(f, "    .nranks = %d,\n", nranks);
    put_flags(f, routine);
    fputs("    .plan = plan,\n};\n", f);
    fputs(ct_end_tables, f);
}

static void put_text(FILE *f, const struct ct_routine *routine, const struct ct_wiring *wiring,
                     const struct ct_cluster *cluster)
{
    put_head(f, routine, cluster);
    fputs(routine->pattern == NULL ? "#include \"repo/frozen_algorithm.h\"\n"
                                   : "#include \"repo/phases/greedy.h\"\n"
                                     "#include \"repo/phases/phased.h\"\n",
          f);
    put_places(f, wiring->places);
    for (int i = 0; i < ct_params_count(routine->algorithm.params); i++)
        put_param(f, i, routine->algorithm.params[i]);
    if (routine->pattern != NULL)
        put_pattern(f, routine->pattern);
    put_functions(f, routine);
    put_descriptor(f, routine, cluster->nranks);
}

int ct_routine_write(struct ct_routine *routine, const struct ct_wiring *wiring,
                     const struct ct_cluster *cluster, struct ct_diag *diag)
{
    FILE *const f = open_memstream(&routine->text, &routine->length);
    bool failed;

    if (f == NULL)
        return ct_diag_memory(diag);
    put_text(f, routine, wiring, cluster);
    failed = ferror(f) != 0;
    if (fclose(f) == 0 && !failed)
        return CT_OK;
    free(routine->text);
    routine->text = NULL;
    return ct_diag_memory(diag);
}
