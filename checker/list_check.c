/*
 * list_check.c - counts pairs, and walks through the ideal run link by link;
 * independent of how the list was made.
 */
#include "checker/list_check.h"

#include <stdlib.h>

/* Of sums of rates. */
static const double tolerance = 1e-6;

struct list_walk {
    const struct ct_tree *tree;
    const struct ct_list_schedule *list;
    const double *rates;  /* NULL: all of every link */
    unsigned char *pairs; /* sender * nranks + receiver: seen */
    int *first;           /* by link: the last message on it; -1: none */
    int *before;          /* by message and link of its path: the one before on
                             that link; -1 */
    int *path;
    int stride; /* of `before` */
    bool is_alone;
};

static int list_fault(struct ct_diag *diag, const struct list_walk *w,
                      int number, const char *what)
{
    const struct ct_listed_message *m = &w->list->messages[number];

    return ct_diag_set(diag, CT_ERR_INVALID, "message %d, %d -> %d: %s", number,
                       m->sender, m->receiver, what);
}

static int check_message(struct list_walk *w, const size_t *bytes, int number,
                         struct ct_diag *diag)
{
    const struct ct_listed_message *m = &w->list->messages[number];
    const int n = w->tree->nranks;
    size_t pair;

    if (m->sender < 0 || m->sender >= n || m->receiver < 0 ||
        m->receiver >= n || m->sender == m->receiver)
        return list_fault(diag, w, number, "no such pair of ranks");
    pair = (size_t)m->sender * (size_t)n + (size_t)m->receiver;
    if (w->pairs[pair] != 0)
        return list_fault(diag, w, number, "the pair has another message");
    if (bytes[pair] == 0)
        return list_fault(diag, w, number, "the pair has no bytes");
    if (m->end <= number || m->end > w->list->nmessages)
        return list_fault(diag, w, number, "it ends out of its time");
    w->pairs[pair] = 1;
    return CT_OK;
}

static int check_pairs(struct list_walk *w, const size_t *bytes,
                       struct ct_diag *diag)
{
    const int n = w->tree->nranks;
    int err = CT_OK;

    for (int i = 0; i < w->list->nmessages && err == CT_OK; i++)
        err = check_message(w, bytes, i, diag);
    for (int i = 0; i < n * n && err == CT_OK; i++) {
        if (bytes[i] > 0 && w->pairs[i] == 0 && i / n != i % n)
            err = ct_diag_set(diag, CT_ERR_INVALID, "no message %d -> %d",
                              i / n, i % n);
    }
    return err;
}

/* Of the link; 1 where messages take all of it. */
static double capacity_of(const struct list_walk *w, int link)
{
    const double known = w->rates == NULL || w->tree->capacity == NULL
                             ? 0
                             : w->tree->capacity[link / 2];

    return known > 0 ? known : 1;
}

/* What a message takes of the link. */
static double share_of(const struct list_walk *w, int link, int number)
{
    if (w->rates == NULL || w->tree->capacity == NULL ||
        !(w->tree->capacity[link / 2] > 0))
        return 1;
    return w->rates[number];
}

/* Where message `number` notes who was on a link of its path before it. */
static int *before_on(const struct list_walk *w, int number, int link)
{
    int *const path = w->path + 2 * (size_t)w->tree->nnodes;
    const struct ct_listed_message *m = &w->list->messages[number];
    const int n = ct_tree_path(w->tree, m->sender, m->receiver, path);
    int at = 0;

    while (at < n - 1 && path[at] != link)
        at++;
    return &w->before[(size_t)number * (size_t)w->stride + (size_t)at];
}

/* Bytes per second of those that move on the link when message `number`
   starts; those that do not are taken out. */
static double moving_on(struct list_walk *w, int link, int number)
{
    int *at = &w->first[link];
    double sum = 0;

    while (*at >= 0) {
        const struct ct_listed_message *m = &w->list->messages[*at];

        if (m->end <= number) {
            *at = *before_on(w, *at, link);
            continue;
        }
        sum += share_of(w, link, *at);
        at = before_on(w, *at, link);
    }
    return sum;
}

static int check_links(struct list_walk *w, int number, struct ct_diag *diag)
{
    const struct ct_listed_message *m = &w->list->messages[number];
    const int nlinks = ct_tree_path(w->tree, m->sender, m->receiver, w->path);

    for (int i = 0; i < nlinks; i++) {
        const int link = w->path[i];
        const double moving = moving_on(w, link, number);

        w->is_alone = w->is_alone && !(moving > 0);
        if (moving + share_of(w, link, number) >
            capacity_of(w, link) * (1 + tolerance))
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "message %d, %d -> %d: no room for it on the "
                               "link %s node %d",
                               number, m->sender, m->receiver,
                               link % 2 == 0 ? "up from" : "down to", link / 2);
        *before_on(w, number, link) = w->first[link];
        w->first[link] = number;
    }
    return CT_OK;
}

static bool init(struct list_walk *w)
{
    const size_t nranks = (size_t)w->tree->nranks;
    const size_t nlinks = 2 * (size_t)w->tree->nnodes;

    w->path = calloc(2 * nlinks, sizeof *w->path);
    w->pairs = calloc(nranks * nranks, sizeof *w->pairs);
    w->first = malloc(nlinks * sizeof *w->first);
    if (w->path == NULL || w->pairs == NULL || w->first == NULL)
        return false;
    for (size_t i = 0; i < nlinks; i++)
        w->first[i] = -1;
    return true;
}

/* Room for the longest way of each message; the pairs are right. */
static bool init_before(struct list_walk *w)
{
    for (int i = 0; i < w->list->nmessages; i++) {
        const struct ct_listed_message *m = &w->list->messages[i];
        const int n = ct_tree_path(w->tree, m->sender, m->receiver, w->path);

        w->stride = n > w->stride ? n : w->stride;
    }
    w->before =
        calloc(((size_t)w->list->nmessages + 1) * ((size_t)w->stride + 1),
               sizeof *w->before);
    return w->before != NULL;
}

int ct_list_check(const struct ct_tree *tree,
                  const struct ct_list_schedule *list, const size_t *bytes,
                  const double *rates, bool *is_alone, struct ct_diag *diag)
{
    struct list_walk w = {
        .tree = tree, .list = list, .rates = rates, .is_alone = true};
    int err = CT_ERR_MEMORY;

    if (init(&w))
        err = check_pairs(&w, bytes, diag);
    else
        ct_diag_memory(diag);
    if (err == CT_OK && !init_before(&w))
        err = ct_diag_memory(diag);
    for (int i = 0; i < list->nmessages && err == CT_OK; i++)
        err = check_links(&w, i, diag);
    *is_alone = w.is_alone;
    free(w.pairs);
    free(w.first);
    free(w.before);
    free(w.path);
    return err;
}
