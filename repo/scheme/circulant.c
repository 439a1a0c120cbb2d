/*
 * circulant.c - which chunks move in a round.
 */
#include "repo/scheme/circulant.h"

#include "repo/scheme/chunk_rounds.h"
#include "repo/scheme/skips.h"

/* A rank, and s[0] to s[nrounds]. */
struct member {
    int p;
    int rank;
    int nrounds;
    int skips[CT_SKIPS_MAX];
};

static struct member member_of(int nranks, int rank)
{
    struct member m = {.p = nranks, .rank = rank};

    m.nrounds = ct_skips(nranks, m.skips);
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

static struct ct_chunk_rounds rounds_of(const struct member *member)
{
    return (struct ct_chunk_rounds){
        .nchunks = member->p,
        .nrounds = member->nrounds,
        .ends = ends,
        .gives = gives,
        .takes = takes,
        .context = member,
    };
}

void ct_circulant_scatter(struct ct_builder *builder, int nranks, int rank)
{
    const struct member member = member_of(nranks, rank);
    const struct ct_chunk_rounds rounds = rounds_of(&member);

    ct_chunks_scatter(builder, &rounds);
}

void ct_circulant_reduce_scatter(struct ct_builder *builder, int nranks, int rank,
                                 struct ct_span result)
{
    const struct member member = member_of(nranks, rank);
    const struct ct_chunk_rounds rounds = rounds_of(&member);

    ct_chunks_reduce_scatter(builder, &rounds, result);
}

void ct_circulant_gather(struct ct_builder *builder, int nranks, int rank)
{
    const struct member member = member_of(nranks, rank);
    const struct ct_chunk_rounds rounds = rounds_of(&member);

    ct_chunks_gather(builder, &rounds);
}
