/*
 * emit.h - the C text of a generated routine, and what makers write it with.
 */
#ifndef CT_GENERATOR_EMIT_H
#define CT_GENERATOR_EMIT_H

#include "generator/generator.h"

/*
 * The whole file: equal input gives equal bytes.
 *
 * text     out: owned by the caller, free; *length bytes and a 0
 * returns  0 or CT_ERR_MEMORY
 */
int ct_emit(const struct ct_routine *routine, const struct ct_wiring *wiring,
            const struct ct_cluster *cluster, char **text, size_t *length,
            struct ct_diag *diag);

/*
 * Tables are laid out here, between clang-format off and on: one phase per
 * line is easier to read than what the formatter makes of it.
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
void ct_rows_numbers(FILE *file, const char *declaration, int n,
                     const int *numbers);

/* The tables of a tree, and `tree`: without capacities, or with them. */
void ct_emit_tree(FILE *file, const struct ct_tree *tree);
void ct_emit_wiring(FILE *file, const struct ct_tree *tree);

/* The table `pattern_bytes`. */
void ct_emit_pattern_bytes(FILE *file, const struct ct_call_pattern *pattern);

/* The plan function and the descriptor of an emitted routine. */
struct ct_emitted {
    const char *name;
    const struct ct_collective *collective;
    const char *planner; /* called with builder, shape and data */
    const char *data;
    const char *source;    /* paper and section */
    const char *members;   /* of the descriptor, lines: parameters, claims */
    const char *elsewhere; /* algorithm of the repository; NULL: none */
    const char *pattern;   /* name, with pattern_bytes; NULL: none */
    int nranks;
};

void ct_emit_descriptor(FILE *file, const struct ct_emitted *emitted);

#endif
