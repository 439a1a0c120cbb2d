/*
 * alltoall_scattered - shifts in batches.
 *
 * Exchange i of rank r sends to rank r+i and receives from rank r-i, as in
 * alltoall_spread, but instead of a sliding window a rank posts `batch`
 * exchanges at once and waits for all of them before the next batch.
 * Needs: batch < p-1 (else: alltoall_spread).
 * Source: MPICH, alltoall "scattered"; Thakur, Rabenseifner, Gropp 2005,
 * section 4.3, has it with one batch.
 */
#include "repo/scheme/exchange.h"
#include "repo/scheme/partners.h"

static const int batches[] = {4, 8, 16, 32, 64};

enum { BATCH }; /* the parameters */

static const struct ct_param batch = {
    .name = "batch",
    .nvalues = sizeof batches / sizeof *batches,
    .values = batches,
};

static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[BATCH] < problem->nranks - 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    for (int i = 0; i < shape->nranks - 1; i++) {
        const struct ct_partners partners = ct_shift_rounds.partners(shape->nranks, shape->rank, i);

        if (i % shape->setting.values[BATCH] == 0)
            ct_fence(builder);
        ct_exchange(builder, partners.to, partners.from);
    }
    ct_exchange_own(builder, shape->rank);
}

CT_SERVES(alltoall, alltoallv, scattered,
          {
              .source = "MPICH, \"scattered\"",
              .needs = "batch < p-1",
              .cost = "(p-1) alpha + (p-1) n beta",
              .params = {&batch},
              .applies = applies,
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
