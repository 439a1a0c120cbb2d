/*
 * phase_check.c - counts pairs, links and phases; independent of how the
 * phases were made.
 */
#include "checker/phase_check.h"

#include "repo/phases/link_units.h"

#include <stdbool.h>
#include <stdlib.h>

struct marks {
    unsigned char *pairs; /* sender * nranks + receiver: seen */
    int *users;           /* by directed link: last message, from 1 */
    int *counts;          /* by directed link: messages of its phase */
    int *units;           /* by directed link: messages that it carries */
    int *links;           /* a path */
};

static int fault(struct ct_diag *diag, const struct ct_message *m, const char *what)
{
    return ct_diag_set(diag, CT_ERR_INVALID, "phase %d: message %d -> %d: %s", m->phase, m->sender,
                       m->receiver, what);
}

static int check_pair(const struct ct_tree *tree, struct marks *marks, const struct ct_message *m,
                      struct ct_diag *diag)
{
    const int n = tree->nranks;
    unsigned char *pair;

    if (m->sender < 0 || m->sender >= n || m->receiver < 0 || m->receiver >= n ||
        m->sender == m->receiver)
        return fault(diag, m, "no such pair of ranks");
    pair = &marks->pairs[(size_t)m->sender * (size_t)n + (size_t)m->receiver];
    if (*pair != 0)
        return fault(diag, m, "the pair has another message");
    *pair = 1;
    return CT_OK;
}

static int crowd(const struct ct_message *m, const struct ct_message *other, int link, int room,
                 struct ct_diag *diag)
{
    const char *way = link % 2 == 0 ? "up from" : "down to";

    if (room > 1)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "phase %d: more than %d messages on the link %s "
                           "node %d",
                           m->phase, room, way, link / 2);
    return ct_diag_set(diag, CT_ERR_INVALID,
                       "phase %d: messages %d -> %d and %d -> %d share the "
                       "link %s node %d",
                       m->phase, other->sender, other->receiver, m->sender, m->receiver, way,
                       link / 2);
}

static int check_links(const struct ct_tree *tree, struct marks *marks,
                       const struct ct_message *messages, int i, struct ct_diag *diag)
{
    const struct ct_message *m = &messages[i];
    const int nlinks = ct_route(tree, m->sender, m->receiver, marks->links);

    for (int k = 0; k < nlinks; k++) {
        const int link = marks->links[k];
        const int user = marks->users[link] - 1;

        if (user < 0 || messages[user].phase != m->phase)
            marks->counts[link] = 0;
        if (++marks->counts[link] > marks->units[link])
            return crowd(m, &messages[user], link, marks->units[link], diag);
        marks->users[link] = i + 1;
    }
    return CT_OK;
}

static int check_messages(const struct ct_tree *tree, const struct ct_phases *phases,
                          struct marks *marks, struct ct_diag *diag)
{
    int last = 0;
    int err;

    for (int i = 0; i < phases->nmessages; i++) {
        const struct ct_message *m = &phases->messages[i];

        if (m->phase < last)
            return fault(diag, m, "a later phase comes before it");
        last = m->phase;
        err = check_pair(tree, marks, m, diag);
        if (err == CT_OK)
            err = check_links(tree, marks, phases->messages, i, diag);
        if (err != CT_OK)
            return err;
    }
    return CT_OK;
}

static bool has_fast_links(const struct ct_tree *tree, const int *units)
{
    int link = 2; /* the root has no cable */

    while (link < ct_links_count(tree) && units[link] == 1)
        link++;
    return link < ct_links_count(tree);
}

/* beyond: work, ct_links_count entries */
static int check_counts(const struct ct_tree *tree, const struct ct_phases *phases,
                        const int *units, int *beyond, struct ct_diag *diag)
{
    const long pairs = (long)tree->nranks * (tree->nranks - 1);
    const long nphases =
        phases->nmessages == 0 ? 0 : phases->messages[phases->nmessages - 1].phase + 1L;
    long load;

    ct_ranks_beyond(tree, beyond);
    load = (long)ct_units_bound(tree, beyond, units);
    if (phases->nmessages != pairs)
        return ct_diag_set(diag, CT_ERR_INVALID, "%d messages for %ld pairs of ranks",
                           phases->nmessages, pairs);
    if (nphases != load && !has_fast_links(tree, units))
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "%ld phases where the busiest link carries %ld "
                           "messages",
                           nphases, load);
    return CT_OK;
}

int ct_phase_check(const struct ct_tree *tree, const struct ct_phases *phases, struct ct_diag *diag)
{
    const size_t nranks = (size_t)tree->nranks;
    const size_t nlinks = (size_t)ct_links_count(tree);
    int *const numbers = calloc(4 * nlinks, sizeof *numbers);
    struct marks marks = {
        .pairs = calloc(nranks * nranks, sizeof *marks.pairs),
        .users = numbers,
    };
    int err = CT_ERR_MEMORY;

    if (marks.pairs != NULL && numbers != NULL) {
        marks.counts = numbers + nlinks;
        marks.units = numbers + 2 * nlinks;
        marks.links = numbers + 3 * nlinks;
        ct_ranks_beyond(tree, marks.links);
        ct_link_units(tree, marks.links, marks.units);
        err = check_messages(tree, phases, &marks, diag);
        if (err == CT_OK)
            err = check_counts(tree, phases, marks.units, marks.links, diag);
    } else {
        ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for checking %d ranks", tree->nranks);
    }
    free(marks.pairs);
    free(numbers);
    return err;
}

int ct_phase_bound(const struct ct_tree *tree, long *nphases, struct ct_diag *diag)
{
    const size_t nlinks = (size_t)ct_links_count(tree);
    int *const beyond = calloc(2 * nlinks, sizeof *beyond);

    if (beyond == NULL)
        return ct_diag_memory(diag);
    ct_ranks_beyond(tree, beyond);
    ct_link_units(tree, beyond, beyond + nlinks);
    *nphases = (long)ct_units_bound(tree, beyond, beyond + nlinks);
    free(beyond);
    return CT_OK;
}
