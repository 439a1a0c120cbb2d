/*
 * emit.c - fills rows of at most 80 columns.
 */
#include "generator/emit.h"

#include <inttypes.h>
#include <stdarg.h>

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

void ct_rows_numbers(FILE *file, const char *declaration, int n, const int *numbers)
{
    struct ct_rows rows = {.file = file};

    ct_rows_begin(&rows, declaration);
    for (int i = 0; i < n; i++)
        ct_rows_put(&rows, "%d,", numbers[i]);
    ct_rows_end(&rows);
}

void ct_rows_table(FILE *file, const char *prefix, const struct ct_places_table *table, int digits)
{
    struct ct_rows rows = {.file = file};
    const int *ints = table->values;
    const double *reals = table->values;
    const uint64_t *hashes = table->values;
    char declaration[40];

    fprintf(file, "/* %s */\n", table->what);
    snprintf(declaration, sizeof declaration, "%s %s%s", table->type, prefix, table->member);
    ct_rows_begin(&rows, declaration);
    for (int i = 0; i < table->n; i++) {
        if (*table->type == 'i')
            ct_rows_put(&rows, "%d,", ints[i]);
        else if (*table->type == 'd')
            ct_rows_put(&rows, "%.*g,", digits, reals[i]);
        else if (hashes[i] == 0)
            ct_rows_put(&rows, "0,");
        else
            ct_rows_put(&rows, "UINT64_C(0x%" PRIx64 "),", hashes[i]);
    }
    ct_rows_end(&rows);
}
