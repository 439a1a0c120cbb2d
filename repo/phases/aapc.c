/*
 * aapc.c - the closed form of the all-to-all schedule.
 *
 * The root is a node whose branches hold at most half of the ranks each; the
 * branches t_0, t_1, ... have m_0 >= m_1 >= ... ranks, numbered within their
 * branch. All messages from t_i to t_j are sent in m_i * m_j consecutive
 * phases (a window), one per phase, such that in each phase a branch sends at
 * most one and receives at most one of these global messages. A local message
 * u -> v inside a branch goes in a phase in which v is the branch's global
 * sender and u its global receiver: it then uses no link that they use.
 * There are m_0 * (N - m_0) phases, the load of the busiest link: the fewest.
 * Time is cut into rounds of m_0 phases; in each, the senders of t_0 are a
 * cyclic shift of 0..m_0-1.
 *
 * Source: after Faraj, Yuan 2005, section 4 (extended ring, rotate and
 * broadcast patterns); the closed form is colltune's own.
 */
#include "repo/phases/aapc_form.h"

#include <stdlib.h>

/* Both are positive. */
static int gcd_of(int a, int b)
{
    do {
        const int rest = a % b;

        a = b;
        b = rest;
    } while (b != 0);
    return a;
}

/* The z of 0..lcm-1 with z = x modulo m_0 and z = y modulo m of the branch;
   there is one when y - x is a multiple of the gcd. */
static int64_t meet(const struct ct_aapc *a, const struct ct_aapc_branch *b, int64_t x, int64_t y)
{
    const int64_t turns = ct_mod((y - x) / b->gcd, b->size / b->gcd);

    return x + a->branches[0].size * (turns * b->inverse % (b->size / b->gcd));
}

/* From t_0: both ends turn; after each lcm phases the sender slips by one. */
static int64_t phase_from_first(const struct ct_aapc *a, int s, int j, int r)
{
    const struct ct_aapc_branch *b = &a->branches[j];
    const int64_t start = ct_aapc_window(a, 0, j);
    const int64_t r0 = ct_mod(start - a->phases, b->size);
    const int64_t slip = ct_mod(s - r + r0, b->gcd);

    return start + slip * b->lcm +
           meet(a, b, ct_mod(s - slip, a->branches[0].size), ct_mod(r - r0, b->size));
}

/* To t_0: a sender stays for a round; the receiver of round R is R + 1 after
   t_0's sender of the phase. */
static int64_t phase_to_first(const struct ct_aapc *a, int i, int s, int r)
{
    const int64_t size = a->branches[0].size;
    const int64_t round = ct_aapc_window(a, i, 0) / size + s;

    return round * size + ct_mod(r - round - 1 - a->shifts[round], size);
}

/* Between other branches: a sender stays while the receiver turns. */
static int64_t phase_between(const struct ct_aapc *a, const struct ct_aapc_spot *from,
                             const struct ct_aapc_spot *to)
{
    const int64_t start = ct_aapc_window(a, from->branch, to->branch);
    const int64_t size = a->branches[to->branch].size;

    return start + from->index * size + ct_mod(to->index - (start - a->phases), size);
}

static int64_t phase_within(const struct ct_aapc *a, int i, int u, int v)
{
    const int64_t size = a->branches[i].size;
    int64_t start;

    if (i == 0) {
        const int64_t round = ct_mod((int64_t)u - v - 1, size);

        return round * size + ct_mod(v - a->shifts[round], size);
    }
    start = a->phases - a->branches[i - 1].size * (size - v);
    return start + ct_mod(u - (start - a->phases), size);
}

int ct_aapc_phase(const struct ct_aapc *a, int sender, int receiver)
{
    const struct ct_aapc_spot *from = &a->spots[sender];
    const struct ct_aapc_spot *to = &a->spots[receiver];
    int64_t phase;

    if (from->branch == to->branch)
        phase = phase_within(a, from->branch, from->index, to->index);
    else if (from->branch == 0)
        phase = phase_from_first(a, from->index, to->branch, to->index);
    else if (to->branch == 0)
        phase = phase_to_first(a, from->branch, from->index, to->index);
    else
        phase = phase_between(a, from, to);
    return (int)phase;
}

int ct_aapc_ranks(const struct ct_aapc *a)
{
    return a->nranks;
}

int ct_aapc_phases(const struct ct_aapc *a)
{
    return (int)a->phases;
}

static int by_size(const void *left, const void *right)
{
    const struct ct_aapc_branch *a = left;
    const struct ct_aapc_branch *b = right;

    if (a->size != b->size)
        return a->size < b->size ? 1 : -1;
    return (a->link > b->link) - (a->link < b->link);
}

static void add_branch(struct ct_aapc *a, int link, int size)
{
    if (size > 0)
        a->branches[a->nbranches++] = (struct ct_aapc_branch){.size = size, .link = link};
}

/* Sizes of the branches and the links that they begin with, in order of size. */
static void find_branches(struct ct_aapc *a, const struct ct_tree *tree, const int *beyond)
{
    for (int link = 2; link < ct_links_count(tree); link += 2) {
        if (link == ct_uplink(a->root))
            add_branch(a, link, beyond[link]);
        if (ct_link_end(tree, link) == a->root)
            add_branch(a, ct_link_back(link), beyond[ct_link_back(link)]);
    }
    if (a->nbranches == 0) /* a rank alone, beyond link 1, which leads to the root */
        add_branch(a, 1, 1);
    qsort(a->branches, (size_t)a->nbranches, sizeof *a->branches, by_size);
}

/* Inverse of `value` modulo `m`; the two have no common divisor. */
static int inverse_of(int value, int m)
{
    int inverse = 0;

    while (ct_mod((int64_t)value * inverse, m) != 1 % m)
        inverse++;
    return inverse;
}

static void complete_branches(struct ct_aapc *a)
{
    const int first = a->branches[0].size;
    int base = 0;

    for (int i = 0; i < a->nbranches; i++) {
        struct ct_aapc_branch *b = &a->branches[i];

        b->base = base;
        b->gcd = gcd_of(first, b->size);
        b->lcm = first / b->gcd * b->size;
        b->inverse = inverse_of(first / b->gcd, b->size / b->gcd);
        base += b->size;
    }
    a->branches[a->nbranches].base = base;
    a->phases = (int64_t)first * (a->nranks - first);
}

/* Round R stands for rank R of those outside t_0, in order of branch. */
static void find_shifts(struct ct_aapc *a)
{
    const int first = a->branches[0].size;

    for (int j = 1; j < a->nbranches; j++) {
        const struct ct_aapc_branch *b = &a->branches[j];

        for (int64_t k = 0; k < b->size; k++)
            a->shifts[b->base - first + k] = (int)(k * first / b->lcm);
    }
}

/* Number the ranks of each branch in depth-first order.

   beyond  as of ct_ranks_beyond
   ends    of ct_tree_order, with `order` */
static void find_spots(struct ct_aapc *a, const struct ct_tree *tree, const int *beyond,
                       const int *ends, const int *order)
{
    for (int i = 0; i < a->nbranches; i++) {
        int at = ct_first_beyond(tree, ends, beyond, a->branches[i].link);

        for (int k = 0; k < a->branches[i].size; k++) {
            a->spots[order[at]].branch = i;
            at = at + 1 < a->nranks ? at + 1 : 0;
        }
    }
    for (int k = 0; k < a->nranks; k++) {
        struct ct_aapc_spot *const spot = &a->spots[order[k]];

        spot->index = a->branches[spot->branch].filled++;
    }
}

/* work: room for three numbers for each node and one for each rank */
static void fill(struct ct_aapc *a, const struct ct_tree *tree, int *work)
{
    int *const beyond = work, *const ends = work + ct_links_count(tree);
    int *const order = ends + tree->nnodes;

    ct_ranks_beyond(tree, beyond);
    ct_tree_order(tree, ends, order);
    a->root = ct_centre_of_ranks(tree, beyond);
    find_branches(a, tree, beyond);
    complete_branches(a);
    find_shifts(a);
    find_spots(a, tree, beyond, ends, order);
}

int ct_aapc_new(const struct ct_tree *tree, struct ct_aapc **aapc, struct ct_diag *diag)
{
    const size_t nranks = (size_t)tree->nranks;
    const size_t nnodes = (size_t)tree->nnodes;
    struct ct_aapc *a;
    int *work;

    if (tree->nranks > CT_AAPC_RANKS_MAX)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "an all-to-all in phases is for at most %d ranks, "
                           "not %d",
                           CT_AAPC_RANKS_MAX, tree->nranks);
    a = calloc(1, sizeof *a);
    work = calloc(3 * nnodes + nranks, sizeof *work);
    if (a != NULL) {
        a->nranks = tree->nranks;
        a->branches = calloc(nranks + 1, sizeof *a->branches);
        a->spots = calloc(nranks, sizeof *a->spots);
        a->shifts = calloc(nranks, sizeof *a->shifts);
    }
    if (a == NULL || work == NULL || a->branches == NULL || a->spots == NULL || a->shifts == NULL) {
        free(work);
        ct_aapc_free(a);
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the phases of %d ranks",
                           tree->nranks);
    }
    fill(a, tree, work);
    free(work);
    *aapc = a;
    return CT_OK;
}

void ct_aapc_free(struct ct_aapc *a)
{
    if (a == NULL)
        return;
    free(a->branches);
    free(a->spots);
    free(a->shifts);
    free(a);
}
