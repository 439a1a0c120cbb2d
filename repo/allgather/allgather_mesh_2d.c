/*
 * allgather_mesh_2d - first along rows, then along columns.
 *
 * The ranks form a mesh of x rows of y consecutive ranks, x the largest
 * divisor of p that is at most sqrt(p). First the ranks of a row exchange
 * their blocks, all at once; then those of a column exchange what their rows
 * have gathered. Each begins with the rank after its own.
 * Cost: (x+y-2) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p not prime, p > 3. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "2D mesh".
 */
#include "repo/algorithm.h"

/* The largest divisor of p that is at most its square root. */
static int rows_of(int p)
{
    int rows = 1;

    for (int x = 2; x <= p / x; x++) {
        if (p % x == 0)
            rows = x;
    }
    return rows;
}

static bool applies(const struct ct_problem *problem)
{
    return rows_of(problem->nranks) > 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int x = rows_of(shape->nranks);
    const int y = shape->nranks / x;
    const int row = shape->rank / y;
    const int column = shape->rank % y;

    for (int i = 1; i < y; i++) {
        const int from = row * y + (column - i + y) % y;

        ct_recv(builder, from, ct_span(CT_RECV, from, 1));
        ct_send(builder, row * y + (column + i) % y, ct_span(CT_SEND, 0, 1));
    }
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    ct_fence(builder);
    for (int i = 1; i < x; i++) {
        const int from = (row - i + x) % x;

        ct_recv(builder, from * y + column, ct_span(CT_RECV, from * y, y));
        ct_send(builder, (row + i) % x * y + column,
                ct_span(CT_RECV, row * y, y));
    }
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_mesh_2d = {
    .name = "allgather_mesh_2d",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .applies = applies,
    .plan = plan,
};
