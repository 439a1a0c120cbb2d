/*
 * allreduce_circulant - ceil(log2 p) rounds each way, for any p.
 *
 * The vector is cut into p chunks; those of a rank are numbered from its own
 * on: chunk i of rank r is chunk r+i. With s[q] = p and s[k] = ceil(s[k+1] / 2)
 * down to s[0] = 1, the reduce-scatter goes from k = q-1 to 0: a rank sends
 * what it has of its chunks s[k] to s[k+1] - 1 to rank r + s[k], and combines
 * as many from rank r - s[k] with its first. The allgather is the same
 * backwards. All ranks do the same, and nothing is sent that need not be.
 * A round is two messages where the chunks pass the end of the vector.
 * Cost: 2 ceil(log2 p) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma, n bytes in
 * the vector.
 * Needs: a commutative operation. Scratch: one vector.
 * Source: Traeff 2024, "Optimal, Non-pipelined Reduce-scatter and Allreduce
 * Algorithms".
 */
#include "repo/algorithm.h"
#include "repo/pattern/chunk_rounds.h"

enum { ROUNDS_MAX = 32 };

/* A rank, and s[0] to s[rounds]. */
struct member {
    int p;
    int rank;
    int nrounds;
    int skips[ROUNDS_MAX];
};

static struct member member_of(const struct ct_shape *shape)
{
    struct member m = {.p = shape->nranks, .rank = shape->rank};

    while (1L << m.nrounds < m.p)
        m.nrounds++;
    m.skips[m.nrounds] = m.p;
    for (int k = m.nrounds; k > 0; k--)
        m.skips[k - 1] = (m.skips[k] + 1) / 2;
    return m;
}

/* s[k] and s[k+1] of a round: the largest first. */
static const int *skips_of(const struct member *m, int round)
{
    return &m->skips[m->nrounds - 1 - round];
}

static int number_of(const struct member *m, int chunk)
{
    return (chunk - m->rank + m->p) % m->p;
}

static struct ct_chunk_ends ends(const void *context, int round)
{
    const struct member *m = context;
    const int skip = *skips_of(m, round);

    return (struct ct_chunk_ends){
        .to = (m->rank + skip) % m->p,
        .from = (m->rank + m->p - skip) % m->p,
    };
}

static bool gives(const void *context, int round, int chunk)
{
    const int *skips = skips_of(context, round);
    const int number = number_of(context, chunk);

    return number >= skips[0] && number < skips[1];
}

static bool takes(const void *context, int round, int chunk)
{
    const int *skips = skips_of(context, round);

    return number_of(context, chunk) < skips[1] - skips[0];
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct member member = member_of(shape);
    const struct ct_chunk_rounds rounds = {
        .nchunks = member.p,
        .nrounds = member.nrounds,
        .ends = ends,
        .gives = gives,
        .takes = takes,
        .context = &member,
    };

    ct_set_units_per_block(builder, member.p);
    if (member.p == 1)
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, 0, 1));
    ct_chunks_scatter(builder, &rounds);
    ct_chunks_gather(builder, &rounds);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_circulant = {
    .name = "allreduce_circulant",
    .collective = &ct_allreduce,
    .source = "Traeff 2024, Optimal, Non-pipelined Reduce-scatter and "
              "Allreduce Algorithms",
    .needs = "a commutative operation",
    .cost = "2 ceil(log2 p) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma",
    .plan = plan,
};
