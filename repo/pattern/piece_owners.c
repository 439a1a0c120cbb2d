/*
 * piece_owners.c - chooses owners from the leaves up.
 */
#include "repo/pattern/piece_owners.h"

#include "repo/pattern/cable_shares.h"

#include <stdlib.h>

static int children_of(const struct ct_owners *owners, int node)
{
    return owners->first[node + 1] - owners->first[node];
}

/* Children in order of node number. */
static void list_children(struct ct_owners *owners)
{
    const struct ct_tree *tree = owners->tree;
    int *first = owners->first;

    for (int x = 1; x < tree->nnodes; x++)
        first[tree->parent[x] + 1]++;
    for (int x = 0; x < tree->nnodes; x++)
        first[x + 1] += first[x];
    for (int x = tree->nnodes - 1; x > 0; x--)
        owners->children[--first[tree->parent[x] + 1]] = x;
    /* each entry is now where its node's children begin, one too far on */
    for (int x = 0; x < tree->nnodes; x++)
        first[x] = first[x + 1];
    first[tree->nnodes] = tree->nnodes - 1;
}

static int count_leaves(const struct ct_owners *owners, int node)
{
    const int *children = owners->children + owners->first[node];
    int nleaves = 0;

    for (int i = 0; i < children_of(owners, node); i++)
        nleaves += children_of(owners, children[i]) == 0;
    return nleaves;
}

/* How owners are chosen. */
struct choice {
    bool *on_leaves; /* node: only its leaves become owners */
    double *share; /* node: its part of the pieces at the node above, where not
                        only leaves become owners; NULL: equal parts */
    int *candidates; /* work, of find_owners alone */
    double *taken;   /* work: candidate -> pieces */
};

/* The shares of a node's children, from those of cables that meet there. */
static void find_shares(const struct ct_owners *owners, int node, double above,
                        const struct choice *choice)
{
    const int *children = owners->children + owners->first[node];
    const int n = children_of(owners, node);
    double *capacity = choice->taken;

    for (int i = 0; i < n; i++)
        capacity[i] = owners->tree->capacity[children[i]];
    ct_cable_shares(capacity, n, above, capacity + n);
    for (int i = 0; i < n; i++)
        choice->share[children[i]] = capacity[n + i];
}

/*
 * Where only leaves become owners. That is where no cable carries more for it
 * than two vectors: docs/schedules.md, section 9, has the loads.
 *
 * load  of the cable above each node, vectors each way; work
 */
static void find_switches(const struct ct_owners *owners, double *load,
                          const struct choice *choice)
{
    const double slightly_more = 2 + 1e-9;

    for (int x = 0; x < owners->tree->nnodes; x++) {
        const int *children = owners->children + owners->first[x];
        const int n = children_of(owners, x);
        const int nleaves = count_leaves(owners, x);
        const bool on_leaves =
            nleaves > 0 && n - nleaves + load[x] < slightly_more;

        choice->on_leaves[x] = on_leaves;
        if (choice->share != NULL)
            find_shares(owners, x, load[x], choice);
        for (int i = 0; i < n; i++) {
            const double share =
                choice->share == NULL ? 1.0 / n : choice->share[children[i]];

            load[children[i]] = on_leaves ? 1 : 1 + share * (n - 2 + load[x]);
        }
    }
}

/* The children whose owners may become the node's; returns how many. */
static int find_candidates(const struct ct_owners *owners, int node,
                           bool on_leaves, int *candidates)
{
    const int *children = owners->children + owners->first[node];
    int n = 0;

    for (int i = 0; i < children_of(owners, node); i++) {
        if (!on_leaves || children_of(owners, children[i]) == 0)
            candidates[n++] = children[i];
    }
    return n;
}

/* The end of the pieces from `first` on for which no candidate's owner
   changes. */
static int end_of_run(const struct ct_owners *owners, const int *candidates,
                      int n, int first)
{
    int end = first + 1;

    for (; end < owners->npieces; end++) {
        for (int i = 0; i < n; i++) {
            if (ct_owner(owners, candidates[i], end) !=
                ct_owner(owners, candidates[i], first))
                return end;
        }
    }
    return end;
}

/* Pieces first to end - 1. */
struct pieces {
    int first;
    int end;
};

/* The pieces in equal parts, beginning with candidate `turn`. */
static void divide(struct ct_owners *owners, int node, const int *candidates,
                   int n, struct pieces run, int turn)
{
    uint16_t *ranks = owners->ranks + (size_t)node * (size_t)owners->npieces;
    int part = 0;

    for (int piece = run.first; piece < run.end; piece++) {
        while (piece >= run.first + (part + 1) * (run.end - run.first) / n)
            part++;
        ranks[piece] =
            (uint16_t)ct_owner(owners, candidates[(part + turn) % n], piece);
    }
}

/* The candidate that lacks most of its share of pieces 0 to end - 1. */
static int neediest(const int *candidates, int n, const struct choice *choice,
                    int end)
{
    int found = 0;
    double most = -1;

    for (int i = 0; i < n; i++) {
        const double lacks =
            choice->share[candidates[i]] * end - choice->taken[i];

        if (lacks > most + 1e-9) {
            most = lacks;
            found = i;
        }
    }
    return found;
}

/* The pieces in unequal parts, each candidate's whole as far as can be.
   taken: of the pieces before. */
static void divide_unequally(struct ct_owners *owners, int node, int n,
                             struct pieces run, const struct choice *choice)
{
    uint16_t *ranks = owners->ranks + (size_t)node * (size_t)owners->npieces;
    int piece = run.first;

    while (piece < run.end) {
        const int i = neediest(choice->candidates, n, choice, run.end);
        const int candidate = choice->candidates[i];
        const int lacks =
            (int)(choice->share[candidate] * run.end - choice->taken[i] + 1e-9);
        const int part = lacks < 1                 ? 1
                         : lacks < run.end - piece ? lacks
                                                   : run.end - piece;

        for (int end = piece + part; piece < end; piece++)
            ranks[piece] = (uint16_t)ct_owner(owners, candidate, piece);
        choice->taken[i] += part;
    }
}

static void choose_owners(struct ct_owners *owners, int node,
                          const struct choice *choice)
{
    const bool on_leaves = choice->on_leaves[node];
    const int n = find_candidates(owners, node, on_leaves, choice->candidates);
    int turn = 0;
    int end;

    for (int i = 0; i < n; i++)
        choice->taken[i] = 0;
    for (int piece = 0; n > 0 && piece < owners->npieces; piece = end) {
        const struct pieces run = {
            piece, end_of_run(owners, choice->candidates, n, piece)};

        end = run.end;
        if (choice->share == NULL || on_leaves)
            divide(owners, node, choice->candidates, n, run, turn++);
        else
            divide_unequally(owners, node, n, run, choice);
    }
}

static void own_leaves(struct ct_owners *owners)
{
    const struct ct_tree *tree = owners->tree;
    const size_t npieces = (size_t)owners->npieces;

    for (int rank = 0; rank < tree->nranks; rank++) {
        uint16_t *ranks = owners->ranks + (size_t)tree->place[rank] * npieces;

        for (size_t piece = 0; piece < npieces; piece++)
            ranks[piece] = (uint16_t)rank;
    }
}

/* From the leaves up. */
static int find_owners(struct ct_owners *owners, bool on_switches)
{
    const size_t nnodes = (size_t)owners->tree->nnodes;
    double *numbers = calloc(4 * nnodes, sizeof *numbers);
    struct choice choice = {
        .on_leaves = calloc(nnodes, sizeof *choice.on_leaves),
        .candidates = calloc(nnodes, sizeof *choice.candidates),
        .taken = numbers,
    };
    int err = CT_ERR_MEMORY;

    if (choice.candidates != NULL && numbers != NULL &&
        choice.on_leaves != NULL) {
        own_leaves(owners);
        if (on_switches && owners->tree->capacity != NULL)
            choice.share = numbers + 3 * nnodes;
        if (on_switches)
            find_switches(owners, numbers + 2 * nnodes, &choice);
        /* children have larger numbers */
        for (int x = owners->tree->nnodes - 1; x >= 0; x--)
            choose_owners(owners, x, &choice);
        err = CT_OK;
    }
    free(choice.candidates);
    free(choice.on_leaves);
    free(numbers);
    return err;
}

int ct_owners_init(struct ct_owners *owners, const struct ct_tree *tree,
                   int npieces, bool on_switches)
{
    const size_t nnodes = (size_t)tree->nnodes;

    *owners = (struct ct_owners){
        .tree = tree,
        .npieces = npieces,
        .first = calloc(nnodes + 1, sizeof *owners->first),
        .children = calloc(nnodes, sizeof *owners->children),
        .ranks = calloc(nnodes * (size_t)npieces, sizeof *owners->ranks),
    };
    if (owners->first == NULL || owners->children == NULL ||
        owners->ranks == NULL)
        return CT_ERR_MEMORY;
    list_children(owners);
    return find_owners(owners, on_switches);
}

void ct_owners_fini(struct ct_owners *owners)
{
    free(owners->first);
    free(owners->children);
    free(owners->ranks);
}

/* The rank that owns a piece at `theirs`; -1 if it does not go there from
   `rank`. */
static int other_of(const struct ct_owners *owners, int rank, int mine,
                    int theirs, int piece)
{
    const int other = ct_owner(owners, theirs, piece);

    return ct_owner(owners, mine, piece) == rank && other != rank ? other : -1;
}

bool ct_owners_next(const struct ct_owners *owners, int rank, int mine,
                    int theirs, int start, struct ct_owned_run *run)
{
    const int n = owners->npieces;
    int at =
        run->npieces == 0 ? 0 : (run->first - start + n) % n + run->npieces;

    for (; at < n; at++) {
        run->first = (start + at) % n;
        run->other = other_of(owners, rank, mine, theirs, run->first);
        if (run->other >= 0)
            break;
    }
    run->npieces = 0;
    while (at < n && run->first + run->npieces < n &&
           other_of(owners, rank, mine, theirs, run->first + run->npieces) ==
               run->other) {
        run->npieces++;
        at++;
    }
    return run->npieces > 0;
}
