/*
 * routine.h - the descriptor of a generated routine, and the registry of them.
 *
 * generator/routine_NAME.c exports one constant descriptor,
 * ct_routine_NAME: how the routine is made from a cluster's wiring, proved
 * and written. The registry is made from the folder listing when the project
 * is built.
 */
#ifndef CT_GENERATOR_ROUTINE_H
#define CT_GENERATOR_ROUTINE_H

#include "generator/wiring.h"
#include "patterns/call_pattern.h"
#include "repo/algorithm.h"

#include <stdio.h>

/* A shape to prove with all ranks together. */
struct ct_routine_shape {
    struct ct_setting setting;
    int segments;
};

struct ct_routine_maker {
    const struct ct_collective *collective;

    /* The routine is named COLLECTIVE_CLUSTER, or COLLECTIVE_WORD_CLUSTER
       where a collective has several; NULL: the first. Of patterns:
       COLLECTIVE_WORD_PATTERN_CLUSTER. */
    const char *word;

    const char *title; /* what it is, for the first line of its file */

    /*
     * What the routine is made from, in the maker's own form: for the wiring
     * alone, or for one pattern of calls on it. A maker has one of the two.
     *
     * pattern  of the maker's collective and as many ranks; outlives the state
     * state    out: freed by `free`, also after a failure if it is not NULL
     * returns  0, CT_ERR_MEMORY or CT_ERR_INVALID
     */
    int (*make)(const struct ct_wiring *wiring, void **state,
                struct ct_diag *diag);
    int (*make_for)(const struct ct_wiring *wiring,
                    const struct ct_call_pattern *pattern, void **state,
                    struct ct_diag *diag);
    int nranks_max; /* not made for more; 0: for any number */
    /* Memory to make it, for each pair of ranks; not made where that is more than
       there is. 0: too little to matter. */
    size_t pair_bytes;
    void (*free)(void *state);

    /* As the emitted routine plans, its claim included (repo/algorithm.h). */
    void (*plan)(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape);
    bool (*contention_free)(const struct ct_setting *setting,
                            enum ct_protocol protocol);
    bool (*claims)(const void *state); /* NULL: contention_free holds */

    /* Prove the state, for any number of ranks. Returns 0, CT_ERR_INVALID or
       CT_ERR_MEMORY. */
    int (*prove)(const struct ct_wiring *wiring, const void *state,
                 struct ct_diag *diag);

    bool by_bandwidth; /* cables do not count as equal */
    bool (*heeds_bandwidth)(const void *state); /* in its place; NULL: none */

    /* For `colltune generate`, after the name and ": "; NULL: nothing. */
    void (*put_note)(FILE *file, const void *state);

    /* To plan and prove for up to CT_TABLE_RANKS ranks. */
    int nshapes;
    const struct ct_routine_shape *shapes;

    /* Lines of the head comment, from cost to source, each beginning with
       " *". */
    void (*put_head)(FILE *file, const struct ct_wiring *wiring,
                     const void *state);

    /* All that follows the head; `name` is the routine's. */
    void (*put_body)(FILE *file, const char *name,
                     const struct ct_wiring *wiring, const void *state);
};

/* All generated routines, NULL at the end, in order of file name. */
extern const struct ct_routine_maker *const ct_routine_makers[];

#endif
