/*
 * outline.h - an all-to-all between classes of ranks, by phase.
 *
 * The ranks at one node are a class: to the tree they are the same. A unit is
 * one message from some rank of a class to some rank of another one, or of the
 * same. An outline has a phase for each unit; which rank sends to which is
 * found afterwards (outline_messages.c), which is always possible.
 *
 * A gate is what units pass: a directed cable, or the ranks of a class as
 * senders, or as receivers. It lets as many through in a phase as it has room.
 *
 * Functions that return int return 0 or CT_ERR_MEMORY.
 */
#ifndef CT_REPO_OUTLINE_H
#define CT_REPO_OUTLINE_H

#include "repo/phases/phases.h"
#include "repo/tree.h"

#include <stdbool.h>
#include <stdint.h>

/* Ranks of one outline, at most; beyond, rooms and work grow too large. */
#define CT_OUTLINE_RANKS_MAX 2048

struct ct_outline {
    int nranks;
    int nclasses;
    int *first;   /* class -> its first place in members; nclasses + 1 */
    int *members; /* ranks by class */
    int ngates;
    int *room;       /* by gate */
    int *gates;      /* of all pairs of classes */
    int *first_gate; /* pair -> its first place in gates; pairs + 1. A pair is
                        the sender's class * nclasses + the receiver's */
    int nunits;
    int *pair;  /* by unit */
    int *phase; /* by unit */
    int nphases;
};

/*
 * Classes, gates and room for the units.
 *
 * tree     capacities in messages at once, NULL: one on each cable
 * outline  out: ct_outline_fini, after failures too
 */
int ct_outline_init(struct ct_outline *outline, const struct ct_tree *tree);
void ct_outline_fini(struct ct_outline *outline);

static inline int ct_class_size(const struct ct_outline *o, int class)
{
    return o->first[class + 1] - o->first[class];
}

/* How many units a pair has. */
static inline int ct_pair_units(const struct ct_outline *o, int pair)
{
    const int from = pair / o->nclasses;
    const int to = pair % o->nclasses;

    return ct_class_size(o, from) * (ct_class_size(o, to) - (from == to));
}

/*
 * Time-sliced first fit: time is cut into slices, as many as phases are needed
 * at least, and each slice has an even share of each pair's units, those that
 * pass the most loaded gates first. Each unit goes to the first phase in which
 * all its gates have room.
 *
 * bound    phases that are needed at least
 * fits     out: false: it takes more than twice as many, or too much memory;
 *          there is no outline then
 */
int ct_slice_phases(struct ct_outline *outline, int64_t bound, bool *fits);

/*
 * Make the outline shorter if chance finds a way: down to `bound` phases,
 * within a number of steps that depends on the outline only. Nothing is done
 * for very many units.
 */
int ct_repair_phases(struct ct_outline *outline, int64_t bound);

/*
 * The messages of an outline, by phase, within a phase by sender.
 *
 * messages  out: nranks * (nranks - 1); owned by the caller, free
 */
int ct_outline_messages(const struct ct_outline *outline,
                        struct ct_message **messages);

#endif
