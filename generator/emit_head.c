/*
 * emit_head.c - says in a routine's head what it was made from and how it
 * works.
 */
#include "generator/emit.h"

#include <inttypes.h>
#include <string.h>

static void put_origin(FILE *f, const struct ct_generated *g,
                       const struct ct_cluster *cluster)
{
    const struct ct_tree *tree = &g->wiring.tree;

    fprintf(f,
            " * Made by colltune's generator, version %s, for %d ranks:\n"
            " * cluster %s, hash %016" PRIx64 ".\n"
            " * Its tree has %d cables; all count as equal.\n",
            CT_GENERATOR_VERSION, tree->nranks, cluster->name, cluster->hash,
            tree->nnodes - 1);
}

static void put_alltoall(FILE *f, const struct ct_generated *g)
{
    fprintf(f,
            " *\n"
            " * %d messages in %d phases. No two messages of a phase share a\n"
            " * directed link, and the busiest link carries %d messages each\n"
            " * way: fewer phases are impossible. A rank does its messages in\n"
            " * the order of phases. Separation: of two messages that share a\n"
            " * link, the earlier is complete before the later starts,\n"
            " *   0  if ranks keep step by themselves: no tokens\n"
            " *   1  if a message moves only after its receive is posted\n"
            " *      (rendezvous): %d tokens\n"
            " *   2  whatever the protocol: %d tokens\n",
            g->phases.nmessages, g->nphases, g->nphases,
            g->phases.ntokens[CT_SEPARATE_RENDEZVOUS],
            g->phases.ntokens[CT_SEPARATE_EAGER]);
    fprintf(
        f,
        " * Cost: %d phases of alpha + n beta, with n bytes per block;\n"
        " * %d n beta is the limit of the busiest link.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: none.\n"
        " * Source: Faraj, Yuan 2005, section 4; schedules: colltune's\n"
        " * closed form (repo/phases/aapc.c), tokens by vector clocks\n"
        " * (repo/phases/tokens.c).\n",
        g->nphases, g->nphases);
}

static const char ring_text[] =
    " *\n"
    " * The ring visits the ranks in the order in which a depth-first walk of\n"
    " * the wiring meets them: each directed link is used by at most one edge\n"
    " * of the ring, so no two messages contend, and no tokens are needed.\n"
    " * Blocks go round it as in repo/pattern/ring.c.\n";

static void put_allgather(FILE *f, const struct ct_generated *g)
{
    const int steps = g->wiring.tree.nranks - 1;

    fputs(ring_text, f);
    fprintf(f,
            " * Cost: %d (alpha + n beta), with n bytes per block; the "
            "busiest\n"
            " * link carries %d blocks each way. With segments more alpha.\n"
            " * Needs: the ranks placed as in the cluster file;\n"
            " * segment_bytes < n. Scratch: none.\n"
            " * Source: Faraj, Yuan 2005, section 4; schedules: depth-first\n"
            " * logical ring.\n",
            steps, steps);
}

static void put_allreduce(FILE *f, const struct ct_generated *g)
{
    const int nranks = g->wiring.tree.nranks;

    fputs(ring_text, f);
    fprintf(f,
            " * Reduce-scatter, then allgather of %d chunks of the vector.\n"
            " * Cost: %d alpha + 2 n (p-1)/p beta + n (p-1)/p gamma, with n\n"
            " * bytes in the vector and p = %d; the busiest link carries\n"
            " * %d chunks each way. With segments more alpha.\n"
            " * Needs: the ranks placed as in the cluster file; a commutative\n"
            " * operation; segment_bytes < n/p. Scratch: one vector.\n"
            " * Source: Faraj, Yuan 2005, section 4; schedules: depth-first\n"
            " * logical ring, halves as in Rabenseifner 2004.\n",
            nranks, 2 * (nranks - 1), nranks, 2 * (nranks - 1));
}

typedef void put_fn(FILE *f, const struct ct_generated *g);

static const struct {
    const char *what;
    put_fn *put;
} heads[CT_ROUTINES] = {
    [CT_ROUTINE_ALLTOALL] = {"all-to-all in contention-free phases",
                             put_alltoall},
    [CT_ROUTINE_ALLGATHER] = {"allgather round the wiring", put_allgather},
    [CT_ROUTINE_ALLREDUCE] = {"allreduce round the wiring", put_allreduce},
};

void ct_emit_head(FILE *f, const struct ct_generated *g,
                  const struct ct_cluster *cluster, enum ct_routine_kind kind)
{
    const char *const name = g->routines[kind].name;
    const char *const what = heads[kind].what;
    const bool fits = strlen(name) + strlen(what) <= 73;

    fprintf(f, "/*\n * %s -%s%s.\n *\n", name, fits ? " " : "\n * ", what);
    put_origin(f, g, cluster);
    heads[kind].put(f, g);
    fputs(" */\n", f);
}
