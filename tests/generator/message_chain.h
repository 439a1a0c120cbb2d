/*
 * message_chain.h - how many messages an algorithm sends, and the longest chain
 * of messages of which each waits for the one before: its rounds.
 */
#ifndef TESTS_GENERATOR_MESSAGE_CHAIN_H
#define TESTS_GENERATOR_MESSAGE_CHAIN_H

#include "repo/algorithm.h"

#include <criterion/criterion.h>
#include <stdlib.h>

enum { CHAIN_RANKS = 64 };

struct message_chain {
    int rounds;
    int messages;
};

/* Schedules, and by step the messages of the longest chain that ends with
   it. */
struct chained {
    int nranks;
    struct ct_schedule *schedules[CHAIN_RANKS];
    int *lengths[CHAIN_RANKS];
};

/* The length at the send that a receive gets. */
static inline int length_at_sender(const struct chained *c, int rank, const struct ct_step *recv)
{
    const struct ct_schedule *s = c->schedules[recv->peer];

    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *step = &s->steps[i];

        if (step->action == CT_DO_SEND && step->peer == rank && step->tag == recv->tag)
            return c->lengths[recv->peer][i];
    }
    cr_assert_fail("no send for a receive of rank %d", rank);
    return 0;
}

static inline int max_of(int a, int b)
{
    return a > b ? a : b;
}

/* Go over one rank's steps; returns whether a length has grown. */
static inline bool lengthen(struct chained *c, int rank)
{
    const struct ct_schedule *s = c->schedules[rank];
    int *lengths = c->lengths[rank];
    int before = 0, most = 0, epoch = 0;
    bool grown = false;

    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *step = &s->steps[i];
        int length = lengths[i];

        while (i >= s->epochs[epoch + 1]) {
            epoch++;
            before = most;
        }
        length = max_of(length, before);
        if (step->action == CT_DO_RECV)
            length = max_of(length, 1 + length_at_sender(c, rank, step));
        grown = grown || length > lengths[i];
        lengths[i] = length;
        most = max_of(most, length);
        for (int k = 0; k < step->nsuccs; k++) {
            int *after = &lengths[s->succs[step->first_succ + k]];

            *after = max_of(*after, length);
        }
    }
    return grown;
}

static inline struct message_chain longest_of(const struct chained *c)
{
    struct message_chain found = {0, 0};

    for (int rank = 0; rank < c->nranks; rank++) {
        for (int i = 0; i < c->schedules[rank]->nsteps; i++) {
            found.rounds = max_of(found.rounds, c->lengths[rank][i]);
            found.messages += c->schedules[rank]->steps[i].action == CT_DO_SEND;
        }
    }
    return found;
}

/* With one segment. */
static inline struct message_chain
message_chain_of(const char *name, const struct ct_places *places, const struct ct_setting *setting)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name);
    const int nranks = places->tree.nranks;
    struct chained c = {.nranks = nranks};
    struct message_chain found;
    bool grown = true;

    cr_assert_leq(nranks, CHAIN_RANKS);
    for (int rank = 0; rank < nranks; rank++) {
        const struct ct_shape shape = {
            .nranks = nranks, .rank = rank, .setting = *setting, .segments = 1, .places = places};

        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &c.schedules[rank], NULL), CT_OK);
        c.lengths[rank] = calloc((size_t)c.schedules[rank]->nsteps + 1, sizeof *c.lengths[rank]);
        cr_assert_not_null(c.lengths[rank]);
    }
    while (grown) {
        grown = false;
        for (int rank = 0; rank < nranks; rank++)
            grown = lengthen(&c, rank) || grown;
    }
    found = longest_of(&c);
    for (int rank = 0; rank < nranks; rank++) {
        ct_schedule_free(c.schedules[rank]);
        free(c.lengths[rank]);
    }
    return found;
}

#endif
