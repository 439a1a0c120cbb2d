/*
 * listed_cases.h - patterns on trees, lists of their messages, and runs of these
 * lists with tokens.
 *
 * Times are those of a model: a message takes its bytes over the rate of the
 * slowest cable on its way.
 */
#ifndef TESTS_GENERATOR_LISTED_CASES_H
#define TESTS_GENERATOR_LISTED_CASES_H

#include "generator/pair_messages.h"
#include "repo/phases/list_tokens.h"
#include "tests/generator/made_patterns.h"

#include <math.h>

typedef int list_function(const struct ct_pair_messages *messages,
                          struct ct_pair_list *list, struct ct_diag *diag);

static list_function *const functions[] = {ct_list_alltoall_based,
                                           ct_list_greedy, ct_list_critical};

enum { BASED, GREEDY, CRITICAL, FUNCTIONS };

/* A pattern on a tree, and a list of its messages. */
struct listed_case {
    struct made *made;
    struct ct_wiring wiring;
    struct ct_call_pattern *pattern;
    struct ct_pair_messages messages;
    struct ct_pair_list list;
    double bound;
};

static inline struct ct_list_schedule schedule_of(const struct listed_case *c)
{
    return (struct ct_list_schedule){
        .nranks = c->wiring.tree.nranks,
        .nmessages = c->messages.n,
        .messages = c->list.listed,
    };
}

/* What messages take of links; those of a phase have them alone. */
static inline const double *rates_of(const struct listed_case *c)
{
    return c->list.nphases > 0 ? NULL : c->list.rates;
}

static inline void make_list(struct listed_case *c, int function)
{
    cr_assert_eq(functions[function](&c->messages, &c->list, NULL), CT_OK);
}

/* made: taken over */
static inline void case_init(struct listed_case *c, struct made *made,
                             uint64_t *state, enum sizes sizes)
{
    c->made = made;
    cr_assert_eq(ct_wiring_build(&made->cluster, &c->wiring, NULL), CT_OK);
    c->pattern =
        made_pattern(&ct_alltoallv, state, sizes, made->cluster.nranks);
    cr_assert_eq(
        ct_pair_messages_init(&c->messages, &c->wiring.tree, c->pattern, NULL),
        CT_OK);
    cr_assert_eq(ct_pair_messages_bound(&c->messages, &c->bound, NULL), CT_OK);
}

static inline void case_fini(struct listed_case *c)
{
    ct_pair_messages_fini(&c->messages);
    ct_call_pattern_free(c->pattern);
    ct_wiring_fini(&c->wiring);
    free(c->made);
}

/* Cables of switches `slow` to `fast` tenths of 100, hosts of one of some. */
static inline void give_bandwidths(struct made *made, uint64_t *state, int slow,
                                   int fast, bool mixes_hosts)
{
    static const double hosts[] = {100, 250, 1000};

    for (int i = 1; i < made->cluster.nnodes; i++) {
        struct ct_node *node = &made->nodes[i];
        const int tenths = slow + random_below(state, fast - slow + 1);

        node->cable.bandwidth =
            node->kind == CT_NODE_HOST
                ? hosts[mixes_hosts ? random_below(state, 3) : 0]
                : 10.0 * tenths;
    }
}

/* A run of the list with tokens: when each message starts and ends. */
struct token_run {
    double *start;
    double *end;
    double *known; /* its receiver has got it, and what it waits for */
};

/* When the sender, or the receiver, has done what message `i` waits for. */
static inline double ready_at(const struct ct_list_schedule *list,
                              const struct token_run *run, int i,
                              bool is_receiver)
{
    const struct ct_listed_message *m = &list->messages[i];
    double ready = 0;

    for (int k = 0; k < i; k++) {
        const struct ct_listed_message *x = &list->messages[k];

        if (x->end > i)
            continue;
        if (is_receiver && x->receiver == m->receiver)
            ready = fmax(ready, run->known[k]);
        if (!is_receiver && x->sender == m->sender)
            ready = fmax(ready, run->end[k]);
    }
    return ready;
}

/* seconds: of each message; the time at which all are complete */
static inline double run_list(const struct ct_list_schedule *list,
                              const struct ct_listed_tokens *tokens,
                              const double *seconds, bool is_rendezvous,
                              struct token_run *run)
{
    double last = 0;
    int token = 0;

    for (int i = 0; i < list->nmessages; i++) {
        const double posted = ready_at(list, run, i, true);
        double start = ready_at(list, run, i, false);

        if (is_rendezvous)
            start = fmax(start, posted);

        for (; token < tokens->ntokens && tokens->tokens[token].before == i;
             token++)
            start = fmax(start, run->known[tokens->tokens[token].after]);
        run->start[i] = start;
        run->end[i] = start + seconds[i];
        run->known[i] = fmax(run->end[i], posted);
        last = fmax(last, run->end[i]);
    }
    cr_assert_eq(token, tokens->ntokens);
    return last;
}

static inline struct ct_listed_tokens tokens_of(const struct listed_case *c,
                                                enum ct_separation separation)
{
    const struct ct_listing listing = {
        .tree = &c->wiring.tree,
        .nmessages = c->messages.n,
        .messages = c->list.listed,
        .rates = rates_of(c),
    };
    struct ct_listed_tokens tokens;

    cr_assert_eq(ct_listed_tokens_plan(&listing, separation, &tokens, NULL),
                 CT_OK);
    return tokens;
}

#endif
