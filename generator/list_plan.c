/*
 * list_plan.c - from a pattern to a list with tokens, and its proof.
 */
#include "generator/list_plan.h"

#include "checker/list_check.h"

#include <stdlib.h>

const struct ct_routine_shape ct_list_shapes[CT_LIST_SHAPES] = {
    {{{CT_SEPARATE_NOT}}, 1},
    {{{CT_SEPARATE_RENDEZVOUS}}, 1},
    {{{CT_SEPARATE_EAGER}}, 1},
};

/* What messages take of links; those of a phase have them alone. */
static const double *rates_of(const struct ct_list_plan *p)
{
    return p->list.nphases > 0 ? NULL : p->list.rates;
}

static int find_tokens(const struct ct_tree *tree, struct ct_list_plan *p,
                       struct ct_diag *diag)
{
    const struct ct_listing listing = {
        .tree = tree,
        .nmessages = p->schedule.nmessages,
        .messages = p->list.listed,
        .rates = rates_of(p),
    };
    int err = CT_OK;

    for (int i = 0; err == CT_OK && i < CT_SEPARATIONS; i++) {
        err = ct_listed_tokens_plan(&listing, (enum ct_separation)i,
                                    &p->tokens[i], diag);
        p->schedule.ntokens[i] = p->tokens[i].ntokens;
        p->schedule.tokens[i] = p->tokens[i].tokens;
    }
    return err;
}

int ct_list_plan_make(ct_list_maker *maker, const struct ct_wiring *wiring,
                      const struct ct_call_pattern *pattern, void **state,
                      struct ct_diag *diag)
{
    struct ct_list_plan *p = calloc(1, sizeof *p);
    struct ct_pair_messages messages;
    int err;

    *state = p;
    if (p == NULL)
        return ct_diag_memory(diag);
    p->pattern = pattern;
    CT_TRY(err, out,
           ct_pair_messages_init(&messages, &wiring->tree, pattern, diag));
    CT_TRY(err, out, ct_pair_messages_bound(&messages, &p->bound, diag));
    CT_TRY(err, out, maker(&messages, &p->list, diag));
    p->schedule.nranks = pattern->rank_count;
    p->schedule.nmessages = messages.n;
    p->schedule.messages = p->list.listed;
    CT_TRY(err, out,
           ct_list_check(&wiring->tree, &p->schedule, pattern->bytes,
                         rates_of(p), &p->is_alone, diag));
    err = find_tokens(&wiring->tree, p, diag);
out:
    ct_pair_messages_fini(&messages);
    return err;
}

void ct_list_plan_free(void *state)
{
    struct ct_list_plan *p = state;

    for (int i = 0; i < CT_SEPARATIONS; i++)
        free(p->tokens[i].tokens);
    ct_pair_list_fini(&p->list);
    free(p);
}

void ct_list_plan_plan(const void *state, struct ct_builder *builder,
                       const struct ct_shape *shape)
{
    const struct ct_list_plan *p = state;

    ct_listed_alltoallv(builder, shape, &p->schedule);
}

bool ct_list_plan_claims(const void *state)
{
    const struct ct_list_plan *p = state;

    return p->is_alone;
}

int ct_list_plan_prove(const struct ct_wiring *wiring, const void *state,
                       struct ct_diag *diag)
{
    const struct ct_list_plan *p = state;
    bool is_alone;
    const int err =
        ct_list_check(&wiring->tree, &p->schedule, p->pattern->bytes,
                      rates_of(p), &is_alone, diag);

    if (err == CT_OK && p->list.nphases > 0 && !is_alone)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "two messages of a phase share a link");
    return err;
}
