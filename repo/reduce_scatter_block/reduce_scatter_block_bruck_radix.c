/*
 * reduce_scatter_block_bruck_radix - rounds of several messages, by the digits
 * of distances.
 *
 * What a rank has for the rank j after it is its partial result j. With w the
 * largest power of the radix k below p, it sends results z w to z w + w - 1, of
 * as many as there are, to rank r + z w, for z = 1, 2, ..., all at once, and
 * adds what it receives to its first w; then with w / k, and so on: the
 * allgather of Bruck's with a radix, backwards. A message is two where the
 * blocks pass the end of the vector.
 * Needs: k < p; k = 2: p not a power of two (else:
 * reduce_scatter_block_circulant); a commutative operation. Scratch: up to k
 * vectors.
 * Source: after Bruck et al. 1997, section 4, backwards.
 */
#include "repo/scheme/bruck.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/scratch_vectors.h"

enum { RADIX }; /* the parameters */

/* The buffers: of the second, a vector for each z. */
enum { SUMS = CT_SCRATCH, RECEIVED };

/* Rounds of one rank. */
struct bruck {
    struct ct_builder *builder;
    int p;
    int rank;
    int results; /* so many are left */
    int weight;  /* so many will be */
};

/* How many go to the rank z weights after this one. */
static int count_of(const struct bruck *b, int z)
{
    const int left = b->results - z * b->weight;

    return left < b->weight ? left : b->weight;
}

/* Some partial results, in up to two runs of blocks. */
struct runs {
    struct ct_span run[2];
};

/* Results first to first + n - 1 in vector `vector` of a buffer. */
static struct runs runs_of(const struct bruck *b, struct ct_span vector, int first, int n)
{
    const int from = (b->rank + first) % b->p;
    const int fit = n < b->p - from ? n : b->p - from;

    return (struct runs){{
        ct_span(vector.buffer, vector.first + from, fit),
        ct_span(vector.buffer, vector.first, n - fit),
    }};
}

/* Where the results are. */
static struct runs held(const struct bruck *b, int first, int n)
{
    const bool is_first = b->results == b->p;

    return runs_of(b, ct_span(is_first ? CT_SEND : SUMS, 0, b->p), first, n);
}

/* Where the first n of them will be. */
static struct runs kept(const struct bruck *b, int n)
{
    if (b->weight == 1)
        return (struct runs){{ct_span(CT_RECV, 0, 1), ct_span(CT_RECV, 0, 0)}};
    return runs_of(b, ct_span(SUMS, 0, b->p), 0, n);
}

/* True if they stay where they are: not from the send buffer, nor to the receive
   buffer. */
static bool stays(const struct bruck *b)
{
    return b->results < b->p && b->weight > 1;
}

/* Where what comes from the rank z weights before this one is received. */
static struct runs received(const struct bruck *b, int z)
{
    if (z == 1 && !stays(b))
        return kept(b, count_of(b, 1));
    return runs_of(b, ct_span(RECEIVED, (z - 1) * b->p, b->p), 0, count_of(b, z));
}

static void plan_messages(const struct bruck *b)
{
    for (int z = 1; z * b->weight < b->results; z++) {
        const int to = (b->rank + z * b->weight) % b->p;
        const int from = (b->rank - z * b->weight + b->p) % b->p;
        const struct runs in = received(b, z);
        const struct runs out = held(b, z * b->weight, count_of(b, z));

        for (int i = 0; i < 2; i++) {
            ct_recv(b->builder, from, in.run[i]);
            ct_send(b->builder, to, out.run[i]);
        }
    }
}

static void combine(const struct bruck *b, struct runs from, struct runs to)
{
    for (int i = 0; i < 2; i++)
        ct_combine(b->builder, from.run[i], to.run[i]);
}

static void plan_sums(const struct bruck *b)
{
    const int n = count_of(b, 1);

    if (stays(b))
        combine(b, received(b, 1), kept(b, n));
    else
        combine(b, held(b, 0, n), kept(b, n));
    for (int z = 2; z * b->weight < b->results; z++) {
        ct_fence(b->builder);
        combine(b, received(b, z), kept(b, count_of(b, z)));
    }
}

/* The results that nothing is added to in the first round. */
static void plan_rest(const struct bruck *b)
{
    const int n = count_of(b, 1);
    const struct runs from = held(b, n, b->weight - n);
    const struct runs to = runs_of(b, ct_span(SUMS, 0, b->p), n, b->weight - n);

    for (int i = 0; i < 2 && b->results == b->p; i++)
        ct_copy(b->builder, from.run[i], to.run[i]);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    struct bruck b = {.builder = builder,
                      .p = shape->nranks,
                      .rank = shape->rank,
                      .results = shape->nranks,
                      .weight = 1};

    while (b.weight <= (b.p - 1) / k)
        b.weight *= k;
    ct_scratch_vectors(builder, SUMS, 1);
    ct_scratch_vectors(builder, RECEIVED, k - 1);
    for (; b.weight > 0; b.weight /= k) {
        plan_messages(&b);
        plan_rest(&b);
        ct_fence(builder);
        plan_sums(&b);
        ct_fence(builder);
        b.results = b.weight;
    }
}

static bool applies(const struct ct_problem *problem)
{
    const int p = problem->nranks;

    return ct_bruck_applies(problem) &&
           (problem->setting.values[RADIX] > 2 || ct_fold_power(p) != p);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, bruck_radix,
          {
              .source = "after Bruck et al. 1997, section 4",
              .needs = "k < p; k = 2: p not a power of two; a commutative operation",
              .cost = "ceil(log_k p) rounds, about (k-1) log_k p alpha + "
                      "(p-1) n (beta + gamma)",
              .params = {&ct_bruck_any_radix},
              .applies = applies,
              .plan = plan,
          });
