/*
 * list_plan.h - the state of alltoallv routines for a pattern, and what they
 * have in common: a list of its messages, with tokens.
 */
#ifndef CT_GENERATOR_LIST_PLAN_H
#define CT_GENERATOR_LIST_PLAN_H

#include "generator/pair_messages.h"
#include "generator/routine.h"
#include "repo/phases/list_tokens.h"

/* A routine holds the sizes of all pairs, and a line for each that has any: no
   more ranks than this. */
#define CT_LIST_RANKS_MAX 256

struct ct_list_plan {
    const struct ct_call_pattern *pattern; /* borrowed */
    struct ct_pair_list list;
    struct ct_listed_tokens tokens[CT_SEPARATIONS];
    struct ct_list_schedule schedule; /* borrows list and tokens */
    double bound;                     /* seconds */
    bool is_alone; /* no two messages are ever on a link at the same time */
};

typedef int ct_list_maker(const struct ct_pair_messages *messages,
                          struct ct_pair_list *list, struct ct_diag *diag);

/* For .make_for, by one of pair_messages.h. */
int ct_list_plan_make(ct_list_maker *maker, const struct ct_wiring *wiring,
                      const struct ct_call_pattern *pattern, void **state,
                      struct ct_diag *diag);

/* For the other members of struct ct_routine_maker. */
void ct_list_plan_free(void *state);
void ct_list_plan_plan(const void *state, struct ct_builder *builder,
                       const struct ct_shape *shape);
bool ct_list_plan_claims(const void *state);
int ct_list_plan_prove(const struct ct_wiring *wiring, const void *state,
                       struct ct_diag *diag);

/* What the tokens are for, cost, needs; `way` says how the list is made, lines
   that begin with " *". */
void ct_list_plan_put_head(FILE *file, const void *state, const char *way);
void ct_list_plan_put_body(FILE *file, const char *name,
                           const struct ct_wiring *wiring, const void *state);

/* `list`, with its messages and tokens. */
void ct_list_plan_put_tables(FILE *file, const void *state);

#define CT_LIST_SHAPES 3
extern const struct ct_routine_shape ct_list_shapes[CT_LIST_SHAPES];

#endif
