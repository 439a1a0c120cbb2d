/*
 * alltoall_bruck - ceil(log2 p) rounds, blocks travel by way of other ranks.
 *
 * Block j of rank r is the one for rank r+j. In round k, with d = 2^k, all
 * blocks j that have bit k set are packed into one message to rank r+d; after
 * the last round each has travelled j ranks. Between rounds block j stays
 * where its last owner wants it: in the receive buffer as block r-j. So there
 * is neither a first nor a final rotation; blocks are packed in order of
 * falling j, the order in which they are there.
 * Scratch: twice at most (p+1)/2 blocks, packed and received.
 * Source: Bruck et al. 1997; Thakur, Rabenseifner, Gropp 2005, section 4.3.
 */
#include "repo/algorithm.h"
#include "repo/scheme/exchange.h"

enum { PACKED = CT_SCRATCH, RECEIVED };

/*
 * Copy blocks lo <= j < hi between their places in the receive buffer and
 * `at` in a scratch buffer, in order of falling j.
 */
struct run {
    int lo;
    int hi;
    int at;
};

static void copy_run(struct ct_builder *builder, const struct ct_shape *shape, struct run run,
                     bool pack)
{
    const int p = shape->nranks;
    const int place = (shape->rank - (run.hi - 1) + p) % p;
    const int units = run.hi - run.lo;
    const int before_end = units < p - place ? units : p - place;
    const struct ct_span places[] = {
        {CT_RECV, place, before_end},
        {CT_RECV, 0, units - before_end},
    };

    for (int i = 0, at = run.at; i < 2; at += places[i++].units) {
        const struct ct_span slot = ct_span(pack ? PACKED : RECEIVED, at, places[i].units);

        if (pack)
            ct_copy(builder, places[i], slot);
        else
            ct_copy(builder, slot, places[i]);
    }
}

/*
 * Go through the runs of blocks that have bit d set; returns their number.
 * The first block of a run, without lower bits, has not travelled yet: it is
 * packed from the send buffer.
 */
static int copy_blocks(struct ct_builder *builder, const struct ct_shape *shape, int d, bool pack)
{
    const int p = shape->nranks;
    int at = 0;

    for (int lo = d; lo < p; lo += 2 * d) {
        const int hi = lo + d < p ? lo + d : p;

        if (pack) {
            copy_run(builder, shape, (struct run){lo + 1, hi, at}, true);
            ct_copy(builder, ct_span(CT_SEND, (shape->rank + lo) % p, 1),
                    ct_span(PACKED, at + hi - lo - 1, 1));
        } else {
            copy_run(builder, shape, (struct run){lo, hi, at}, false);
        }
        at += hi - lo;
    }
    return at;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    ct_exchange_own(builder, shape->rank);
    for (int d = 1; d < p; d *= 2) {
        const int blocks = copy_blocks(builder, shape, d, true);

        ct_fence(builder);
        ct_recv(builder, (shape->rank - d + p) % p, ct_span(RECEIVED, 0, blocks));
        ct_send(builder, (shape->rank + d) % p, ct_span(PACKED, 0, blocks));
        ct_fence(builder);
        copy_blocks(builder, shape, d, false);
        ct_fence(builder);
    }
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_bruck = {
    .name = "alltoall_bruck",
    .collective = &ct_alltoall,
    .source = "Bruck et al. 1997",
    .cost = "ceil(log2 p) alpha + (p/2) log2 p n beta",
    .plan = plan,
};
