/*
 * refusals.c - only mistakes that MPICH finds on every rank that may draw them:
 * natively, too, the rank would otherwise wait for the others.
 */
#include "tests/conformance/refusals.h"

#include "tests/conformance/peer_counts.h"

#include <string.h>

#define REFUSED_ONE_IN 4

/* Does this rank receive what it sends, in two buffers? */
static bool reduces_here(const struct ct_trial *trial)
{
    return trial->row->reduces && !trial->is_in_place &&
           (!trial->row->is_rooted || ct_member_is_root(trial->member));
}

static bool is_found(const struct ct_trial *trial, enum ct_refusal refusal)
{
    const struct ct_row *row = trial->row;

    switch (refusal) {
    case CT_REFUSED_TYPE: /* row_reduce.c copies by the type what is in place */
        return !trial->is_in_place || !row->reduces || !row->is_rooted || trial->member->root == 0;
    case CT_REFUSED_ROOT:
        return row->is_rooted;
    case CT_REFUSED_OPERATION:
        return row->reduces;
    case CT_REFUSED_ONE_BUFFER:
        return reduces_here(trial);
    case CT_REFUSED_NO_BUFFER: /* a rank may receive no elements */
        return reduces_here(trial) && trial->reduction.shape.true_lb == 0 &&
               strcmp(row->name, "reduce_scatter") != 0;
    case CT_REFUSED_COUNT: /* MPICH looks at none of a reduction's */
        return !row->reduces && !row->send_has_displs && !row->recv_has_displs;
    case CT_REFUSED_NOTHING:
    case CT_REFUSALS:
        break;
    }
    return false;
}

bool ct_refusal_leaves_out(const struct ct_trial *trial)
{
    const char *name = trial->row->name;
    const bool has_peers = strcmp(name, "gatherv") == 0 || strcmp(name, "scatterv") == 0;

    return trial->leaves_out && has_peers && !trial->member->is_inter &&
           !ct_member_is_root(trial->member) && ct_peer_count(trial->member->rank, 1) == 0;
}

enum ct_refusal ct_refusal_draw(const struct ct_trial *trial)
{
    const bool is_drawn = ct_random_once_in(trial->own, REFUSED_ONE_IN);
    const int drawn = 1 + ct_random_below(trial->own, CT_REFUSALS - 1);
    const bool has_elements =
        trial->units > 0 && (trial->send.blocks > 0 || trial->recv.blocks > 0);

    return is_drawn && has_elements && !trial->is_right && !trial->member->is_inter &&
                   is_found(trial, (enum ct_refusal)drawn)
               ? (enum ct_refusal)drawn
               : CT_REFUSED_NOTHING;
}

void ct_refusal_apply(enum ct_refusal refusal, MPI_Datatype uncommitted,
                      struct ct_arguments_tried *args)
{
    if (refusal == CT_REFUSED_TYPE) {
        args->send_type = uncommitted;
        args->recv_type = uncommitted;
    }
    if (refusal == CT_REFUSED_ROOT)
        args->root = 1 << 20;
    if (refusal == CT_REFUSED_OPERATION)
        args->op = MPI_OP_NULL;
    if (refusal == CT_REFUSED_ONE_BUFFER)
        args->send = args->recv;
    if (refusal == CT_REFUSED_NO_BUFFER)
        args->recv = NULL;
    if (refusal == CT_REFUSED_COUNT) {
        args->send_count = -1;
        args->recv_count = -1;
    }
}
