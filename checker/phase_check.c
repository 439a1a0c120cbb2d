/*
 * phase_check.c - counts pairs, links and phases; independent of how the
 * phases were made.
 */
#include "checker/phase_check.h"

#include <stdlib.h>

struct marks {
    unsigned char *pairs; /* sender * nranks + receiver: seen */
    int *users;           /* by directed link: last message, from 1 */
    int *links;           /* a path */
};

/*
 * The all-to-all messages that the busiest directed link carries.
 *
 * below    work: nnodes entries
 * returns  the load; at most nranks^2 / 4
 */
static long busiest_load(const struct ct_tree *tree, int *below)
{
    long most = 0;

    ct_tree_below(tree, below);
    for (int x = 1; x < tree->nnodes; x++) {
        const long load = (long)below[x] * (tree->nranks - below[x]);

        most = load > most ? load : most;
    }
    return most;
}

static int fault(struct ct_diag *diag, const struct ct_message *m,
                 const char *what)
{
    return ct_diag_set(diag, CT_ERR_INVALID, "phase %d: message %d -> %d: %s",
                       m->phase, m->sender, m->receiver, what);
}

static int check_pair(const struct ct_tree *tree, struct marks *marks,
                      const struct ct_message *m, struct ct_diag *diag)
{
    const int n = tree->nranks;
    unsigned char *pair;

    if (m->sender < 0 || m->sender >= n || m->receiver < 0 ||
        m->receiver >= n || m->sender == m->receiver)
        return fault(diag, m, "no such pair of ranks");
    pair = &marks->pairs[(size_t)m->sender * (size_t)n + (size_t)m->receiver];
    if (*pair != 0)
        return fault(diag, m, "the pair has another message");
    *pair = 1;
    return CT_OK;
}

static int check_links(const struct ct_tree *tree, struct marks *marks,
                       const struct ct_message *messages, int i,
                       struct ct_diag *diag)
{
    const struct ct_message *m = &messages[i];
    const int nlinks = ct_tree_path(tree, m->sender, m->receiver, marks->links);

    for (int k = 0; k < nlinks; k++) {
        int *const user = &marks->users[marks->links[k]];

        if (*user > 0 && messages[*user - 1].phase == m->phase)
            return ct_diag_set(
                diag, CT_ERR_INVALID,
                "phase %d: messages %d -> %d and %d -> %d share the link %s "
                "node %d",
                m->phase, messages[*user - 1].sender,
                messages[*user - 1].receiver, m->sender, m->receiver,
                marks->links[k] % 2 == 0 ? "up from" : "down to",
                marks->links[k] / 2);
        *user = i + 1;
    }
    return CT_OK;
}

static int check_messages(const struct ct_tree *tree,
                          const struct ct_phases *phases, struct marks *marks,
                          struct ct_diag *diag)
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

static int check_counts(const struct ct_tree *tree,
                        const struct ct_phases *phases, int *work,
                        struct ct_diag *diag)
{
    const long load = busiest_load(tree, work);
    const long pairs = (long)tree->nranks * (tree->nranks - 1);
    const long nphases =
        phases->nmessages == 0
            ? 0
            : phases->messages[phases->nmessages - 1].phase + 1L;

    if (phases->nmessages != pairs)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "%d messages for %ld pairs of ranks",
                           phases->nmessages, pairs);
    if (nphases != load)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "%ld phases where the busiest link carries %ld "
                           "messages",
                           nphases, load);
    return CT_OK;
}

int ct_phase_check(const struct ct_tree *tree, const struct ct_phases *phases,
                   struct ct_diag *diag)
{
    const size_t nranks = (size_t)tree->nranks;
    const size_t nlinks = 2 * (size_t)tree->nnodes;
    struct marks marks = {
        .pairs = calloc(nranks * nranks, sizeof *marks.pairs),
        .users = calloc(nlinks, sizeof *marks.users),
        .links = calloc(nlinks, sizeof *marks.links),
    };
    int err = CT_ERR_MEMORY;

    if (marks.pairs != NULL && marks.users != NULL && marks.links != NULL) {
        err = check_messages(tree, phases, &marks, diag);
        if (err == CT_OK)
            err = check_counts(tree, phases, marks.links, diag);
    } else {
        ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for checking %d ranks",
                    tree->nranks);
    }
    free(marks.pairs);
    free(marks.users);
    free(marks.links);
    return err;
}
