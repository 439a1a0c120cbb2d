/*
 * trial_draw.c - the parameters of a call.
 */
#include "tests/conformance/must.h"
#include "tests/conformance/trial.h"

#include <stdlib.h>
#include <string.h>

#define IN_PLACE_ONE_IN 5
#define BOTTOM_ONE_IN 8
#define LARGE_ONE_IN 8

/* Bytes close to a power of two, where algorithms and protocols change. */
static int draw_units_at_boundary(struct ct_random *random, int unit_bytes)
{
    const int bytes = 16 << ct_random_below(random, 11);
    const int units = bytes / unit_bytes + ct_random_below(random, 3) - 1;

    return units < 1 ? 1 : units;
}

/* Mostly few. */
static int draw_units(struct ct_random *random, int unit_bytes)
{
    const int kind = ct_random_below(random, 20);

    if (kind == 0)
        return 0;
    if (kind < 3)
        return 1;
    if (kind < 11)
        return 2 + ct_random_below(random, 15);
    if (kind < 15)
        return 17 + ct_random_below(random, 284);
    if (kind < 18)
        return draw_units_at_boundary(random, unit_bytes);
    return 300 + ct_random_below(random, 3000);
}

/* Units of one element, of the units of a block. */
static int draw_element_units(struct ct_random *random, int units)
{
    int n = 1 + ct_random_below(random, CT_SHAPE_UNITS_MAX);

    if (ct_random_once_in(random, 3))
        return 1;
    while (units % n != 0)
        n--;
    return n;
}

static void draw_side(struct ct_trial *trial, struct ct_side *side, bool has_displs)
{
    const int n = draw_element_units(trial->own, trial->units);

    side->count = trial->units / n;
    side->at_bottom = ct_random_once_in(trial->own, BOTTOM_ONE_IN);
    if (has_displs)
        side->displs = ct_displs_draw(trial->own);
    ct_shape_draw(trial->own, trial->unit, n, ct_side_elements(side), &side->shape);
}

static bool is_avoided(const struct ct_trial *trial)
{
    const struct ct_shape *shape = &trial->reduction.shape;
    int commutes;

    ct_must(PMPI_Op_commutative(trial->reduction.op, &commutes));
    return trial->row->is_dense_in_order && !commutes &&
           (shape->true_lb != 0 || shape->true_extent != shape->extent);
}

/* True if elements may lie between one another: of whole vectors, which MPICH 4.0.2
   can do itself. */
static bool may_interleave(const struct ct_trial *trial)
{
    return !trial->row->is_rooted && !trial->member->is_inter && trial->send.blocks == 1 &&
           trial->recv.blocks == 1;
}

/* Datatypes of predefined operations are predefined, so nothing is at
   MPI_BOTTOM. */
static void draw_reduction(struct ct_trial *trial, struct ct_random *shared)
{
    int elements;

    trial->units = draw_units(shared, 4);
    elements = may_interleave(trial) ? trial->units : 0;
    ct_reduction_draw(shared, trial->own, elements, &trial->reduction);
    while (is_avoided(trial)) {
        ct_shape_free(&trial->reduction.shape);
        ct_reduction_draw(shared, trial->own, elements, &trial->reduction);
    }
    trial->send.shape = trial->reduction.shape;
    trial->recv.shape = trial->reduction.shape;
    trial->send.count = trial->units;
    trial->recv.count = trial->units;
}

/* True if MPICH is told of other hosts than there are (tests/library/untuned_hosts.c):
   its own reductions on inter-communicators are then wrong among some ranks. */
static bool are_hosts_pretended(void)
{
    return getenv("MPIR_CVAR_NUM_CLIQUES") != NULL;
}

/* A barrier where the collective cannot be tried on inter-communicators. */
static const struct ct_row *draw_row(struct ct_random *shared, const char *name, bool is_inter)
{
    int nrows = 0;
    const struct ct_row *row;
    bool is_left_out;

    while (ct_rows[nrows] != NULL)
        nrows++;
    do
        row = ct_rows[ct_random_below(shared, nrows)];
    while (name != NULL && strcmp(name, row->name) != 0);
    is_left_out = is_inter && (row->is_intra || (row->reduces && are_hosts_pretended()));
    return is_left_out ? &ct_row_barrier : row;
}

/* Any rank, of one side of an inter-communicator. */
static void draw_root(struct ct_trial *trial, struct ct_random *shared)
{
    struct ct_member *member = &trial->rooted;
    int root;

    *member = *trial->member;
    root = ct_random_below(shared, member->is_first ? member->nranks : member->npeers);
    member->root = root;
    if (member->is_inter && member->is_first)
        member->root = root == member->rank ? MPI_ROOT : MPI_PROC_NULL;
    trial->member = member;
}

/* With a root, only there. */
static bool draw_in_place(const struct ct_trial *trial, struct ct_random *shared)
{
    const bool is_drawn = ct_random_once_in(shared, IN_PLACE_ONE_IN);

    return is_drawn && !trial->member->is_inter && !trial->row->is_never_in_place &&
           (!trial->row->is_rooted || ct_member_is_root(trial->member));
}

void ct_trial_draw(struct ct_trial *trial, struct ct_random *shared)
{
    trial->row = draw_row(shared, trial->collective, trial->member->is_inter);
    if (trial->row->is_rooted)
        draw_root(trial, shared);
    trial->is_in_place = draw_in_place(trial, shared);
    trial->native_is_first = ct_random_once_in(shared, 2);
    trial->is_repeated = ct_random_once_in(shared, 3) && !trial->leaves_out;
    trial->way = ct_random_once_in(trial->own, LARGE_ONE_IN) ? CT_WAY_LARGE : 0;
    trial->send = (struct ct_side){.blocks = trial->row->send_blocks(trial->member)};
    trial->recv = (struct ct_side){.blocks = trial->row->recv_blocks(trial->member)};
    if (trial->row->reduces) {
        draw_reduction(trial, shared);
        return;
    }
    trial->unit = ct_unit_draw(shared);
    trial->units = draw_units(shared, trial->unit->bytes);
    if (trial->row->bytes_max > 0)
        trial->units %= trial->row->bytes_max / trial->unit->bytes;
    draw_side(trial, &trial->send, trial->row->send_has_displs);
    draw_side(trial, &trial->recv, trial->row->recv_has_displs);
}

void ct_trial_free(struct ct_trial *trial)
{
    ct_shape_free(&trial->recv.shape);
    if (!trial->row->reduces)
        ct_shape_free(&trial->send.shape);
}
