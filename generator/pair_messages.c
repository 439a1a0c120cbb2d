/*
 * pair_messages.c - messages, their ways, and what the links have to carry.
 */
#include "generator/pair_messages.h"

#include <stdlib.h>

bool ct_link_is_shared(const struct ct_tree *tree, int link)
{
    return tree->capacity != NULL && tree->capacity[link / 2] > 0;
}

static void find_speeds(struct ct_pair_messages *m)
{
    double fastest = 0;

    for (int i = 0; i < 2 * m->tree->nnodes; i++) {
        m->speeds[i] =
            ct_link_is_shared(m->tree, i) ? m->tree->capacity[i / 2] : 0;
        fastest = m->speeds[i] > fastest ? m->speeds[i] : fastest;
    }
    for (int i = 0; i < 2 * m->tree->nnodes; i++) {
        if (!(m->speeds[i] > 0))
            m->speeds[i] = fastest > 0 ? fastest : 1;
    }
}

static double slowest_of(const struct ct_pair_messages *m, int first,
                         int nlinks)
{
    double slowest = m->speeds[m->links[first]];

    for (int i = first + 1; i < first + nlinks; i++) {
        const double speed = m->speeds[m->links[i]];

        slowest = speed < slowest ? speed : slowest;
    }
    return slowest;
}

/* Links of all pairs that have a message; path: room for one. */
static size_t count_links(const struct ct_tree *tree,
                          const struct ct_call_pattern *pattern, int *path,
                          int *nmessages)
{
    size_t n = 0;

    *nmessages = 0;
    for (int u = 0; u < tree->nranks; u++) {
        for (int v = 0; v < tree->nranks; v++) {
            if (u == v || ct_call_pattern_bytes(pattern, u, v) == 0)
                continue;
            n += (size_t)ct_tree_path(tree, u, v, path);
            (*nmessages)++;
        }
    }
    return n;
}

static void add_message(struct ct_pair_messages *m, int sender, int receiver,
                        size_t bytes)
{
    int first = 0;
    int nlinks;

    if (m->n > 0)
        first = m->messages[m->n - 1].first_link + m->messages[m->n - 1].nlinks;
    nlinks = ct_tree_path(m->tree, sender, receiver, m->links + first);
    m->messages[m->n++] = (struct ct_pair_message){
        .sender = sender,
        .receiver = receiver,
        .bytes = bytes,
        .first_link = first,
        .nlinks = nlinks,
        .rate = slowest_of(m, first, nlinks),
    };
}

int ct_pair_messages_init(struct ct_pair_messages *m,
                          const struct ct_tree *tree,
                          const struct ct_call_pattern *pattern,
                          struct ct_diag *diag)
{
    const size_t nlinks = 2 * (size_t)tree->nnodes;
    int *path = calloc(nlinks, sizeof *path);
    int n = 0;
    size_t all = 0;

    *m = (struct ct_pair_messages){.tree = tree};
    if (path != NULL)
        all = count_links(tree, pattern, path, &n);
    free(path);
    m->speeds = calloc(nlinks, sizeof *m->speeds);
    m->messages = calloc((size_t)n + 1, sizeof *m->messages);
    m->links = calloc(all + nlinks, sizeof *m->links);
    if (path == NULL || m->speeds == NULL || m->messages == NULL ||
        m->links == NULL)
        return ct_diag_memory(diag);
    find_speeds(m);
    for (int u = 0; u < tree->nranks; u++) {
        for (int v = 0; v < tree->nranks; v++) {
            const size_t bytes = ct_call_pattern_bytes(pattern, u, v);

            if (u != v && bytes > 0)
                add_message(m, u, v, bytes);
        }
    }
    return CT_OK;
}

void ct_pair_messages_fini(struct ct_pair_messages *m)
{
    free(m->messages);
    free(m->links);
    free(m->speeds);
}

int ct_pair_messages_bound(const struct ct_pair_messages *m, double *seconds,
                           struct ct_diag *diag)
{
    const int nlinks = 2 * m->tree->nnodes;
    double *bytes = calloc((size_t)nlinks, sizeof *bytes);

    if (bytes == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < m->n; i++) {
        const struct ct_pair_message *message = &m->messages[i];

        for (int k = 0; k < message->nlinks; k++)
            bytes[m->links[message->first_link + k]] += (double)message->bytes;
    }
    *seconds = 0;
    for (int i = 0; i < nlinks; i++) {
        const double busy = bytes[i] / m->speeds[i];

        *seconds = busy > *seconds ? busy : *seconds;
    }
    free(bytes);
    return CT_OK;
}

int ct_pair_list_init(struct ct_pair_list *list, int n, struct ct_diag *diag)
{
    *list = (struct ct_pair_list){
        .listed = calloc((size_t)n + 1, sizeof *list->listed),
        .messages = calloc((size_t)n + 1, sizeof *list->messages),
        .rates = calloc((size_t)n + 1, sizeof *list->rates),
    };
    if (list->listed != NULL && list->messages != NULL && list->rates != NULL)
        return CT_OK;
    ct_pair_list_fini(list);
    return ct_diag_memory(diag);
}

void ct_pair_list_fini(struct ct_pair_list *list)
{
    free(list->listed);
    free(list->messages);
    free(list->rates);
    *list = (struct ct_pair_list){0};
}
