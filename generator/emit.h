/*
 * emit.h - tables in C text.
 */
#ifndef CT_GENERATOR_EMIT_H
#define CT_GENERATOR_EMIT_H

#include "repo/places_site.h"

#include <stdio.h>

/*
 * Tables are laid out here, between clang-format off and on: a line filled with
 * numbers is easier to read than what the formatter makes of it.
 */
extern const char ct_begin_tables[];
extern const char ct_end_tables[];

/* A table that is being written. */
struct ct_rows {
    FILE *file;
    int column;
};

/* "static const DECLARATION[] = {" and the first row. */
void ct_rows_begin(struct ct_rows *rows, const char *declaration);
void ct_rows_break(struct ct_rows *rows);
void ct_rows_end(struct ct_rows *rows);

/* Add an item to the row, or to a new line when the row is full. */
void ct_rows_put(struct ct_rows *rows, const char *format, ...) CT_PRINTF(2, 3);

/* A table of numbers. */
void ct_rows_numbers(FILE *file, const char *declaration, int n, const int *numbers);

/* A table of a site or a tree with its comment; names begin with `prefix`.

   digits  of its real numbers */
void ct_rows_table(FILE *file, const char *prefix, const struct ct_places_table *table, int digits);

#endif
