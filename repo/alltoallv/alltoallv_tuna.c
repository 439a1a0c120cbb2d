/*
 * alltoallv_tuna - Bruck's algorithm with a radix, blocks of their own sizes.
 *
 * Block j of rank r is the one for rank r+j. For a digit z of j at position x,
 * to the base `radix`, it goes from any rank r to rank r + z k^x: the lowest
 * digit first, so it arrives by the highest. In a round, one for each position,
 * a rank packs all blocks with the same digit there into one message without
 * gaps, and receives as many. It knows which they are by their number, and
 * their sizes by having been told: these have gone the same ways before. The
 * paper has sizes and blocks by turns, here all rounds of sizes come first; the
 * messages are the same.
 * Needs: radix < p; p M at most 4 MB, with M bytes in the largest block of any
 * pair, else the call is native. Scratch: two blocks for each that is sent;
 * room for the largest, of which they take their own size.
 */
#include "repo/scheme/bruck.h"
#include "repo/scheme/exchange.h"

#include <stdlib.h>

/* The scratch buffers: their blocks are used once, one after the other. */
enum { PACKED, RECEIVED, STORES };

/* One rank's plan under way. */
struct passage {
    struct ct_builder *builder;
    int nranks;
    int rank;
    int radix;
    struct ct_span *places; /* j -> where block j of some rank is now */
    struct store {
        int nblocks;
        int *items; /* block -> the item that it is for */
    } stores[STORES];
};

/* Blocks j that have digit `z` at the position of `weight`. */
struct digit {
    int z;
    int weight;
};

/* The first of them, and the next: nranks or more if there is none. */
static int first_of(struct digit digit)
{
    return digit.z * digit.weight;
}

static int next_of(const struct passage *passage, struct digit digit, int j)
{
    const int others = (passage->radix - 1) * digit.weight;

    return j + 1 + ((j + 1) % digit.weight == 0 ? others : 0);
}

static int count_of(const struct passage *passage, struct digit digit)
{
    int n = 0;

    for (int j = first_of(digit); j < passage->nranks; j = next_of(passage, digit, j))
        n++;
    return n;
}

static int rank_after(const struct passage *passage, int distance)
{
    return (passage->rank + distance + passage->nranks) % passage->nranks;
}

/* The next block of a store, for block j of the rank `behind` before this. */
static struct ct_span take(struct passage *passage, int number, int j, int behind)
{
    struct store *store = &passage->stores[number];
    const int from = rank_after(passage, -behind);
    const int to = (from + j) % passage->nranks;

    store->items[store->nblocks] = from * passage->nranks + to;
    return ct_span(CT_SCRATCH + number, store->nblocks++, 1);
}

/* The only block for a rank: it goes there from where it was at first. */
static void exchange_one(const struct passage *passage, int j)
{
    const int to = rank_after(passage, j);
    const int from = rank_after(passage, -j);

    ct_recv(passage->builder, from, ct_span(CT_RECV, from, 1));
    ct_send(passage->builder, to, ct_span(CT_SEND, to, 1));
}

/* `n` blocks in one message each way. Those that are here have come as far as
   their lower digits say. */
static void exchange(struct passage *passage, struct digit digit, int n)
{
    struct ct_builder *builder = passage->builder;
    const int distance = first_of(digit);
    const int next_weight = passage->radix * digit.weight;
    const int packed = passage->stores[PACKED].nblocks;
    int first_copy = CT_NO_STEP;
    int send;

    ct_recv(builder, rank_after(passage, -distance),
            ct_span(CT_SCRATCH + RECEIVED, passage->stores[RECEIVED].nblocks, n));
    for (int j = distance; j < passage->nranks; j = next_of(passage, digit, j)) {
        const int copy =
            ct_copy(builder, passage->places[j], take(passage, PACKED, j, j % digit.weight));

        if (j == distance)
            first_copy = copy;
        passage->places[j] = take(passage, RECEIVED, j, j % next_weight);
    }
    send = ct_send(builder, rank_after(passage, distance), ct_span(CT_SCRATCH + PACKED, packed, n));
    for (int i = 0; i < n; i++)
        ct_after(builder, send, first_copy + i);
}

/* The round of one position. */
static void exchange_all(struct passage *passage, int weight)
{
    for (int z = 1; z < passage->radix && z * weight < passage->nranks; z++) {
        const struct digit digit = {z, weight};
        const int n = count_of(passage, digit);

        if (n == 1)
            exchange_one(passage, first_of(digit));
        else
            exchange(passage, digit, n);
    }
    ct_fence(passage->builder);
}

/* What has come by its highest digit has arrived. */
static void deliver(const struct passage *passage, int weight)
{
    const int end = passage->radix * weight;

    for (int j = weight; j < end && j < passage->nranks; j++) {
        if (passage->places[j].buffer != CT_SEND)
            ct_copy(passage->builder, passage->places[j],
                    ct_span(CT_RECV, rank_after(passage, -j), 1));
    }
}

static int count_positions(const struct passage *passage)
{
    int positions = 0;

    for (int weight = 1; weight < passage->nranks; weight *= passage->radix)
        positions++;
    return positions;
}

static bool passage_init(struct passage *passage)
{
    const size_t p = (size_t)passage->nranks;
    const size_t most = p * (size_t)count_positions(passage);
    bool is_complete = true;

    passage->places = malloc(p * sizeof *passage->places);
    for (int i = 0; i < STORES; i++) {
        passage->stores[i].items = malloc((most + 1) * sizeof(int));
        is_complete = is_complete && passage->stores[i].items != NULL;
    }
    if (!is_complete || passage->places == NULL)
        return false;
    for (int j = 0; j < passage->nranks; j++)
        passage->places[j] = ct_span(CT_SEND, rank_after(passage, j), 1);
    return true;
}

static void passage_fini(struct passage *passage)
{
    free(passage->places);
    for (int i = 0; i < STORES; i++)
        free(passage->stores[i].items);
}

static void plan_passage(struct passage *passage)
{
    ct_exchange_own(passage->builder, passage->rank);
    for (int weight = 1; weight < passage->nranks; weight *= passage->radix) {
        exchange_all(passage, weight);
        deliver(passage, weight);
    }
    for (int i = 0; i < STORES; i++)
        ct_scratch_items(passage->builder, CT_SCRATCH + i, passage->stores[i].items,
                         passage->stores[i].nblocks);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct passage passage = {.builder = builder,
                              .nranks = shape->nranks,
                              .rank = shape->rank,
                              .radix = shape->setting.values[0]};

    if (passage_init(&passage))
        plan_passage(&passage);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for blocks");
    passage_fini(&passage);
}

extern const struct ct_collective ct_alltoallv;

const struct ct_algorithm alltoallv_tuna = {
    .name = "alltoallv_tuna",
    .collective = &ct_alltoallv,
    .source = "Fan, Domke, Ba, Kumar 2024",
    .needs = "radix < p; p M <= 4 MB, largest block M",
    .cost = "allreduce + 2 (k-1) log_k p alpha + p (k-1)/k log_k p (n + 8) "
            "beta, radix k",
    .announces = CT_ANNOUNCES_SIZES,
    .params = {&ct_bruck_any_radix},
    .applies = ct_bruck_applies,
    .plan = plan,
};
