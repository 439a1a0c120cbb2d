/*
 * piece_owners.c - chooses owners from the leaves up.
 */
#include "repo/scheme/piece_owners.h"

#include "base/array.h"
#include "repo/scheme/cable_shares.h"

#include <stdlib.h>

/* The run with a piece at a node. */
static const struct ct_owner_run *run_at(const struct ct_owners *owners, int node, int piece)
{
    int low = owners->run[node]; /* runs are those of the last node first */
    int high = (node > 0 ? owners->run[node - 1] : owners->nruns) - 1;

    while (low < high) {
        const int middle = low + (high - low) / 2;

        if (owners->runs[middle].end <= piece)
            low = middle + 1;
        else
            high = middle;
    }
    return &owners->runs[low];
}

int ct_owner(const struct ct_owners *owners, int node, int piece)
{
    return run_at(owners, node, piece)->rank;
}

static int count_leaves(const struct ct_made_tree *made, int node)
{
    const struct ct_made_node *x = &made->nodes[node];
    int nleaves = 0;

    for (int i = 0; i < x->nchildren; i++)
        nleaves += made->nodes[x->child + i].nchildren == 0;
    return nleaves;
}

/* How owners are chosen. */
struct choice {
    bool *on_leaves; /* node: only its leaves become owners */
    double *share;   /* node: its part of the pieces at the node above, where not
                        only leaves become owners; NULL: equal parts */
    int *candidates; /* work, of find_owners alone */
    int *runs;       /* work: candidate -> its run with the piece looked at */
    double *taken;   /* work: candidate -> pieces */
    bool is_failed;  /* out of memory */
};

/* The shares of a node's children, from those of cables that meet there. */
static void find_shares(const struct ct_made_tree *made, int node, double above,
                        const struct choice *choice)
{
    const int child = made->nodes[node].child, n = made->nodes[node].nchildren;
    double *capacity = choice->taken;

    for (int i = 0; i < n; i++)
        capacity[i] = made->nodes[child + i].capacity;
    ct_cable_shares(capacity, n, above, capacity + n);
    for (int i = 0; i < n; i++)
        choice->share[child + i] = capacity[n + i];
}

/*
 * Where only leaves become owners. That is where no cable carries more for it
 * than two vectors: repo/scheme/README.md has the loads.
 *
 * load  of the cable above each node, vectors each way; work
 */
static void find_switches(const struct ct_made_tree *made, double *load,
                          const struct choice *choice)
{
    const double slightly_more = 2 + 1e-9;

    for (int x = 0; x < made->nnodes; x++) {
        const int child = made->nodes[x].child, n = made->nodes[x].nchildren;
        const int nleaves = count_leaves(made, x);
        const bool on_leaves = nleaves > 0 && n - nleaves + load[x] < slightly_more;

        choice->on_leaves[x] = on_leaves;
        if (choice->share != NULL)
            find_shares(made, x, load[x], choice);
        for (int i = 0; i < n; i++) {
            const double share = choice->share == NULL ? 1.0 / n : choice->share[child + i];

            load[child + i] = on_leaves ? 1 : 1 + share * (n - 2 + load[x]);
        }
    }
}

/* The children whose owners may become the node's; returns how many. */
static int find_candidates(const struct ct_owners *owners, int node, bool on_leaves,
                           int *candidates)
{
    const struct ct_made_node *nodes = owners->made->nodes;
    const int end = nodes[node].child + nodes[node].nchildren;
    int n = 0;

    for (int x = nodes[node].child; x < end; x++) {
        if (!on_leaves || nodes[x].nchildren == 0)
            candidates[n++] = x;
    }
    return n;
}

/* Pieces first to end - 1. */
struct pieces {
    int first;
    int end;
};

/* The pieces from `first` on for which no candidate's owner changes. */
static struct pieces next_pieces(const struct ct_owners *owners, const struct choice *choice, int n,
                                 int first)
{
    struct pieces pieces = {first, owners->npieces};

    for (int i = 0; i < n; i++) {
        while (owners->runs[choice->runs[i]].end <= first)
            choice->runs[i]++;
        if (owners->runs[choice->runs[i]].end < pieces.end)
            pieces.end = owners->runs[choice->runs[i]].end;
    }
    return pieces;
}

/* The pieces up to `end` get an owner at the node that is looked at. */
static void add_run(struct ct_owners *owners, int node, int end, int rank, struct choice *choice)
{
    struct ct_owner_run *runs;

    if (owners->nruns > owners->run[node] && owners->runs[owners->nruns - 1].rank == rank) {
        owners->runs[owners->nruns - 1].end = end;
        return;
    }
    runs = ct_array_grow(owners->runs, owners->nruns, sizeof *runs);
    if (runs == NULL) {
        choice->is_failed = true;
        return;
    }
    owners->runs = runs;
    runs[owners->nruns++] = (struct ct_owner_run){end, rank};
}

/* The pieces in equal parts, beginning with candidate `turn`. */
static void divide(struct ct_owners *owners, int node, int n, struct pieces pieces, int turn,
                   struct choice *choice)
{
    const int npieces = pieces.end - pieces.first;
    int first = pieces.first;

    for (int part = 0; part < n; part++) {
        const int end = pieces.first + (part + 1) * npieces / n;
        const int run = choice->runs[(part + turn) % n];

        if (end > first)
            add_run(owners, node, end, owners->runs[run].rank, choice);
        first = end;
    }
}

/* The candidate that lacks most of its share of pieces 0 to end - 1. */
static int neediest(const int *candidates, int n, const struct choice *choice, int end)
{
    int found = 0;
    double most = -1;

    for (int i = 0; i < n; i++) {
        const double lacks = choice->share[candidates[i]] * end - choice->taken[i];

        if (lacks > most + 1e-9) {
            most = lacks;
            found = i;
        }
    }
    return found;
}

/* The pieces in unequal parts, each candidate's whole as far as can be.
   taken: of the pieces before. */
static void divide_unequally(struct ct_owners *owners, int node, int n, struct pieces pieces,
                             struct choice *choice)
{
    int piece = pieces.first;

    while (piece < pieces.end) {
        const int i = neediest(choice->candidates, n, choice, pieces.end);
        const int candidate = choice->candidates[i];
        const int lacks = (int)(choice->share[candidate] * pieces.end - choice->taken[i] + 1e-9);
        const int part = lacks < 1 ? 1 : lacks < pieces.end - piece ? lacks : pieces.end - piece;

        piece += part;
        add_run(owners, node, piece, owners->runs[choice->runs[i]].rank, choice);
        choice->taken[i] += part;
    }
}

static void choose_owners(struct ct_owners *owners, int node, struct choice *choice)
{
    const bool on_leaves = choice->on_leaves[node];
    const int n = find_candidates(owners, node, on_leaves, choice->candidates);
    struct pieces pieces = {0, 0};
    int turn = 0;

    for (int i = 0; i < n; i++) {
        choice->taken[i] = 0;
        choice->runs[i] = owners->run[choice->candidates[i]];
    }
    while (n > 0 && pieces.end < owners->npieces && !choice->is_failed) {
        pieces = next_pieces(owners, choice, n, pieces.end);
        if (choice->share == NULL || on_leaves)
            divide(owners, node, n, pieces, turn++, choice);
        else
            divide_unequally(owners, node, n, pieces, choice);
    }
}

/* From the leaves up: children have larger numbers. */
static void choose_all(struct ct_owners *owners, struct choice *choice)
{
    const struct ct_made_tree *made = owners->made;

    for (int x = made->nnodes - 1; x >= 0 && !choice->is_failed; x--) {
        owners->run[x] = owners->nruns;
        if (made->nodes[x].nchildren == 0)
            add_run(owners, x, owners->npieces, made->order[made->nodes[x].first], choice);
        else
            choose_owners(owners, x, choice);
    }
}

static int find_owners(struct ct_owners *owners, bool on_switches)
{
    const size_t nnodes = (size_t)owners->made->nnodes;
    double *numbers = calloc(4 * nnodes, sizeof *numbers);
    int *work = calloc(2 * nnodes, sizeof *work);
    struct choice choice = {
        .on_leaves = calloc(nnodes, sizeof *choice.on_leaves),
        .candidates = work,
        .taken = numbers,
        .is_failed = true,
    };

    if (work != NULL && numbers != NULL && choice.on_leaves != NULL) {
        choice.is_failed = false;
        choice.runs = work + nnodes;
        if (on_switches && owners->made->is_unequal)
            choice.share = numbers + 3 * nnodes;
        if (on_switches)
            find_switches(owners->made, numbers + 2 * nnodes, &choice);
        choose_all(owners, &choice);
    }
    free(choice.on_leaves);
    free(work);
    free(numbers);
    return choice.is_failed ? CT_ERR_MEMORY : CT_OK;
}

int ct_owners_init(struct ct_owners *owners, const struct ct_made_tree *made, int npieces,
                   bool on_switches)
{
    *owners = (struct ct_owners){
        .made = made,
        .npieces = npieces,
        .run = calloc((size_t)made->nnodes, sizeof *owners->run),
    };
    return owners->run == NULL ? CT_ERR_MEMORY : find_owners(owners, on_switches);
}

void ct_owners_fini(struct ct_owners *owners)
{
    free(owners->run);
    free(owners->runs);
}

/* Who owns a piece at `theirs`; -1 if it does not go there from `rank`.
   end  out: the pieces up to this one are like it, or more */
static int other_of(const struct ct_owners *owners, int rank, int mine, int theirs, int piece,
                    int *end)
{
    const struct ct_owner_run *own = run_at(owners, mine, piece), *other;

    *end = own->end;
    if (own->rank != rank)
        return -1;
    other = run_at(owners, theirs, piece);
    *end = other->end < *end ? other->end : *end;
    return other->rank == rank ? -1 : other->rank;
}

bool ct_owners_next(const struct ct_owners *owners, int rank, int mine, int theirs, int start,
                    struct ct_owned_run *run)
{
    const int n = owners->npieces;
    int at = run->npieces == 0 ? 0 : (run->first - start + n) % n + run->npieces;
    int end;

    run->npieces = 0;
    for (; at < n; at += end - run->first) { /* a run ends with the last piece at the latest */
        run->first = (start + at) % n;
        run->other = other_of(owners, rank, mine, theirs, run->first, &end);
        if (run->other >= 0)
            break;
    }
    while (at < n && run->first + run->npieces < n &&
           other_of(owners, rank, mine, theirs, run->first + run->npieces, &end) == run->other) {
        const int more = end - run->first - run->npieces;
        const int left = n - at;

        run->npieces += more < left ? more : left;
        at += more;
    }
    return run->npieces > 0;
}
