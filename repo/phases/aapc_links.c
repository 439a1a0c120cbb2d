/*
 * aapc_links.c - the messages that have a link before and after a phase.
 */
#include "repo/phases/aapc_links.h"

#include "repo/phases/aapc_search.h"

#include <stdlib.h>

struct ct_aapc_links {
    const struct ct_aapc *aapc;
    struct ct_aapc_side *sides; /* by cable: c of links 2c and 2c + 1 */
    int *ranks;                 /* by branch and number: base + number */
};

static int rank_of(const struct ct_aapc_links *links, int branch, int64_t number)
{
    return links->ranks[links->aapc->branches[branch].base + number];
}

/* A branch's global message of a phase, out of it or into it. */
static bool global_message(const struct ct_aapc_links *links, int branch, bool is_out,
                           int64_t phase, struct ct_message *message)
{
    const struct ct_aapc *a = links->aapc;
    struct ct_aapc_frame w;
    int from;
    int to;

    if (!ct_aapc_frame_at(a, branch, is_out, phase, &w))
        return false;
    from = is_out ? branch : w.other;
    to = is_out ? w.other : branch;
    message->sender = rank_of(links, from,
                              from == 0 ? ct_aapc_first_sender(a, phase)
                                        : (phase - w.start) / a->branches[to].size);
    message->receiver = rank_of(links, to,
                                to == 0 ? ct_aapc_first_receiver(a, phase)
                                        : ct_mod(phase - a->phases, a->branches[to].size));
    return true;
}

/* The local message of a phase in which a branch is known to have one. */
static void local_message(const struct ct_aapc_links *links, int branch, int64_t phase,
                          struct ct_message *message)
{
    const struct ct_aapc *a = links->aapc;

    if (branch == 0) {
        message->sender = rank_of(links, 0, ct_aapc_first_receiver(a, phase));
        message->receiver = rank_of(links, 0, ct_aapc_first_sender(a, phase));
        return;
    }
    message->sender = rank_of(links, branch, ct_mod(phase - a->phases, a->branches[branch].size));
    message->receiver =
        rank_of(links, branch,
                (phase - ct_aapc_window(a, branch, branch - 1)) / a->branches[branch - 1].size);
}

static bool is_used_by(const struct ct_aapc *a, const struct ct_aapc_side *side, int rank)
{
    return ct_aapc_has(&side->arc, a->spots[rank].index, a->branches[side->branch].size);
}

static bool find(const struct ct_aapc_links *links, int link, int phase, int step,
                 struct ct_message *message)
{
    const struct ct_aapc *a = links->aapc;
    const struct ct_aapc_side *side = &links->sides[ct_link_cable(link)];
    const struct ct_aapc_search search = {
        .aapc = a, .side = side, .is_out = link != side->link, .step = step};
    const int64_t found = ct_aapc_nearest(&search, (int64_t)phase + step);

    if (found == CT_AAPC_NONE)
        return false;
    if (!global_message(links, side->branch, search.is_out, found, message) ||
        !is_used_by(a, side, search.is_out ? message->sender : message->receiver))
        local_message(links, side->branch, found, message);
    message->phase = (int)found;
    return true;
}

bool ct_aapc_last_before(const struct ct_aapc_links *links, int link, int phase,
                         struct ct_message *message)
{
    return find(links, link, phase, -1, message);
}

bool ct_aapc_first_after(const struct ct_aapc_links *links, int link, int phase,
                         struct ct_message *message)
{
    return find(links, link, phase, 1, message);
}

/* The ranks on a cable's far side: at most half of them, since the root is their centre,
   with numbers that follow each other.

   beyond  as of ct_ranks_beyond
   ends    of ct_tree_order, with `order` */
static void find_sides(struct ct_aapc_links *links, const struct ct_tree *tree, const int *beyond,
                       const int *ends, const int *order)
{
    for (int c = 1; c < tree->nnodes; c++) {
        const int link = 2 * beyond[2 * c + 1] <= tree->nranks ? 2 * c + 1 : 2 * c;
        const struct ct_aapc_spot *spot;

        if (beyond[link] == 0)
            continue;
        spot = &links->aapc->spots[order[ct_first_beyond(tree, ends, beyond, link)]];
        links->sides[c] = (struct ct_aapc_side){
            .link = link, .branch = spot->branch, .arc = {spot->index, beyond[link]}};
    }
}

int ct_aapc_links_new(const struct ct_aapc *aapc, const struct ct_tree *tree,
                      struct ct_aapc_links **links, struct ct_diag *diag)
{
    const size_t nnodes = (size_t)tree->nnodes;
    int *const work = calloc(3 * nnodes + (size_t)tree->nranks, sizeof *work);
    struct ct_aapc_links *l = calloc(1, sizeof *l);

    if (l != NULL) {
        l->aapc = aapc;
        l->sides = calloc(nnodes, sizeof *l->sides);
        l->ranks = calloc((size_t)tree->nranks, sizeof *l->ranks);
    }
    if (work == NULL || l == NULL || l->sides == NULL || l->ranks == NULL) {
        free(work);
        ct_aapc_links_free(l);
        return ct_diag_memory(diag);
    }
    for (int rank = 0; rank < aapc->nranks; rank++) {
        const struct ct_aapc_spot *spot = &aapc->spots[rank];

        l->ranks[aapc->branches[spot->branch].base + spot->index] = rank;
    }
    ct_ranks_beyond(tree, work);
    ct_tree_order(tree, work + 2 * nnodes, work + 3 * nnodes);
    find_sides(l, tree, work, work + 2 * nnodes, work + 3 * nnodes);
    free(work);
    *links = l;
    return CT_OK;
}

void ct_aapc_links_free(struct ct_aapc_links *links)
{
    if (links == NULL)
        return;
    free(links->sides);
    free(links->ranks);
    free(links);
}
