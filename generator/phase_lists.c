/*
 * phase_lists.c - the schedules of a pattern that have phases.
 *
 * Sources: Karwande, Yuan, Lowenthal, CC-MPI, PPoPP 2003 (greedy, all-to-all
 * based); Faraj, Yuan 2005, section 3.
 */
#include "generator/pair_messages.h"
#include "repo/phases/aapc.h"

#include <stdlib.h>

/* A list that is being made, phase by phase. */
struct phase_writer {
    const struct ct_pair_messages *messages;
    struct ct_pair_list *list;
    int n;          /* messages so far */
    int begin;      /* of the phase */
    double longest; /* message of the phase, seconds */
};

static void put_message(struct phase_writer *w, int number)
{
    const struct ct_pair_message *m = &w->messages->messages[number];
    const double seconds = (double)m->bytes / m->rate;

    w->list->rates[w->n] = m->rate;
    w->list->messages[w->n] = number;
    w->list->listed[w->n++] =
        (struct ct_listed_message){m->sender, m->receiver, 0};
    w->longest = seconds > w->longest ? seconds : w->longest;
}

/* Empty phases are left out. */
static void end_phase(struct phase_writer *w)
{
    if (w->begin == w->n)
        return;
    for (; w->begin < w->n; w->begin++)
        w->list->listed[w->begin].end = w->n;
    w->list->nphases++;
    w->list->seconds += w->longest;
    w->longest = 0;
}

/* Messages by pair, from 1; 0: none. NULL: out of memory. */
static int *number_pairs(const struct ct_pair_messages *m)
{
    const size_t nranks = (size_t)m->tree->nranks;
    int *numbers = calloc(nranks * nranks, sizeof *numbers);

    for (int i = 0; numbers != NULL && i < m->n; i++) {
        const struct ct_pair_message *message = &m->messages[i];

        numbers[(size_t)message->sender * nranks + (size_t)message->receiver] =
            i + 1;
    }
    return numbers;
}

/* Keep what has bytes of an all-to-all. */
static int keep_messages(const struct ct_pair_messages *m,
                         const struct ct_message *all, int nall,
                         struct ct_pair_list *list, struct ct_diag *diag)
{
    struct phase_writer w = {.messages = m, .list = list};
    int *numbers = number_pairs(m);

    if (numbers == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < nall; i++) {
        const int number =
            numbers[all[i].sender * m->tree->nranks + all[i].receiver];

        if (i > 0 && all[i].phase != all[i - 1].phase)
            end_phase(&w);
        if (number > 0)
            put_message(&w, number - 1);
    }
    end_phase(&w);
    free(numbers);
    return CT_OK;
}

int ct_list_alltoall_based(const struct ct_pair_messages *m,
                           struct ct_pair_list *list, struct ct_diag *diag)
{
    struct ct_message *all = NULL;
    struct ct_aapc *aapc = NULL;
    int nall;
    int err = ct_pair_list_init(list, m->n, diag);

    if (err != CT_OK)
        return err;
    CT_TRY(err, out, ct_aapc_new(m->tree, &aapc, diag));
    CT_TRY(err, out, ct_aapc_messages(aapc, &all, &nall, diag));
    err = keep_messages(m, all, nall, list, diag);
out:
    ct_aapc_free(aapc);
    free(all);
    if (err != CT_OK)
        ct_pair_list_fini(list);
    return err;
}

/* To be sorted. */
struct sized_number {
    size_t bytes;
    int number;
};

static int largest_first(const void *left, const void *right)
{
    const struct sized_number *a = left;
    const struct sized_number *b = right;

    if (a->bytes != b->bytes)
        return a->bytes < b->bytes ? 1 : -1;
    return (a->number > b->number) - (a->number < b->number);
}

static void sort_messages(const struct ct_pair_messages *m,
                          struct sized_number *left)
{
    for (int i = 0; i < m->n; i++)
        left[i] = (struct sized_number){m->messages[i].bytes, i};
    qsort(left, (size_t)m->n, sizeof *left, largest_first);
}

/* Whether phase `phase` has no message on the links yet; it has this one
   then. */
static bool take_links(const struct ct_pair_messages *m, int number,
                       int *phases, int phase)
{
    const struct ct_pair_message *message = &m->messages[number];
    const int *links = m->links + message->first_link;

    for (int i = 0; i < message->nlinks; i++) {
        if (phases[links[i]] == phase)
            return false;
    }
    for (int i = 0; i < message->nlinks; i++)
        phases[links[i]] = phase;
    return true;
}

/*
 * left    messages by falling size; contents lost
 * phases  by link: the last that uses it, from 1; all 0
 */
static void fill_phases(struct phase_writer *w, struct sized_number *left,
                        int *phases)
{
    int n = w->messages->n;

    for (int phase = 1; n > 0; phase++) {
        int kept = 0;

        for (int i = 0; i < n; i++) {
            if (take_links(w->messages, left[i].number, phases, phase))
                put_message(w, left[i].number);
            else
                left[kept++] = left[i];
        }
        end_phase(w);
        n = kept;
    }
}

int ct_list_greedy(const struct ct_pair_messages *m, struct ct_pair_list *list,
                   struct ct_diag *diag)
{
    struct sized_number *left = calloc((size_t)m->n + 1, sizeof *left);
    int *phases = calloc(2 * (size_t)m->tree->nnodes, sizeof *phases);
    struct phase_writer w = {.messages = m, .list = list};
    int err = ct_pair_list_init(list, m->n, diag);

    if (err == CT_OK && left != NULL && phases != NULL) {
        sort_messages(m, left);
        fill_phases(&w, left, phases);
    } else if (err == CT_OK) {
        ct_pair_list_fini(list);
        err = ct_diag_memory(diag);
    }
    free(left);
    free(phases);
    return err;
}
