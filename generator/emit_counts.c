/*
 * emit_counts.c - writes the tables.
 */
#include "generator/emit_counts.h"

#include "generator/emit.h"

#include <inttypes.h>
#include <stdlib.h>

static void put_table(FILE *f, const struct ct_call_counts *counts)
{
    const size_t n = ct_call_counts_items(counts->collective, counts->nranks);
    struct ct_rows rows = {.file = f};
    char declaration[100];

    snprintf(declaration, sizeof declaration, "size_t counts_%.60s", counts->name);
    fprintf(f, "\nextern const struct ct_collective ct_%s;\n", counts->collective->name);
    ct_rows_begin(&rows, declaration);
    for (size_t i = 0; i < n; i++)
        ct_rows_put(&rows, "%zu,", counts->bytes[i]);
    ct_rows_end(&rows);
}

static void put_counts(FILE *f, const struct ct_call_counts *counts, int n)
{
    for (int i = 0; i < n; i++)
        put_table(f, &counts[i]);
    fputs("\nextern const struct ct_call_counts ct_generated_counts[];\n"
          "const struct ct_call_counts ct_generated_counts[] = {\n",
          f);
    for (int i = 0; i < n; i++)
        fprintf(f, "    {\"%s\", &ct_%s, %d, counts_%s, UINT64_C(0x%016" PRIx64 ")},\n",
                counts[i].name, counts[i].collective->name, counts[i].nranks, counts[i].name,
                counts[i].hash);
    fputs("    {.name = NULL},\n};\n", f);
}

int ct_emit_counts(const struct ct_call_counts *counts, int n, char **text, struct ct_diag *diag)
{
    size_t length;
    FILE *f = open_memstream(text, &length);
    bool failed = true;

    if (f != NULL) {
        put_counts(f, counts, n);
        failed = ferror(f) != 0;
        failed = fclose(f) != 0 || failed;
        if (failed)
            free(*text);
    }
    return failed ? ct_diag_memory(diag) : CT_OK;
}
