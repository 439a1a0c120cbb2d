/*
 * circulant_bcast.c - finds schedules by their conditions.
 */
#include "repo/scheme/circulant_bcast.h"

#include <limits.h>
#include <stdlib.h>

/* No round is so late that this is a segment. */
enum { NEVER = INT_MIN / 2 };

/* The round in which a path of falling skips from the root ends. */
static int base_of(const struct ct_circulant_bcast *b, int number)
{
    int base = b->q;

    for (int k = b->q - 1; k >= 0 && number > 0; k--) {
        if (b->skips[k] <= number) {
            number -= b->skips[k];
            base = k;
        }
    }
    return base;
}

bool ct_circulant_bcast_init(struct ct_circulant_bcast *b, int nranks, int segments)
{
    b->nranks = nranks;
    b->q = ct_skips(nranks, b->skips);
    b->segments = segments;
    b->skipped = (b->q - (segments - 1) % b->q) % b->q;
    b->base = calloc((size_t)nranks, sizeof *b->base);
    for (int i = 0; b->base != NULL && i < nranks; i++)
        b->base[i] = base_of(b, i);
    return b->base != NULL;
}

void ct_circulant_bcast_fini(struct ct_circulant_bcast *b)
{
    free(b->base);
}

int ct_circulant_bcast_rounds(const struct ct_circulant_bcast *b)
{
    return b->segments - 1 + b->q;
}

int ct_circulant_bcast_skip(const struct ct_circulant_bcast *b, int round)
{
    return b->skips[(b->skipped + round) % b->q];
}

/*
 * The largest base segment not yet used among the numbers that may send in
 * round `k` what is new to `number`: those at most s[k+1] before it and at
 * least s[k]; if there is none, that of the farthest.
 */
static int choose(const struct ct_circulant_bcast *b, int number, int k, const bool *used)
{
    const int p = b->nranks;
    int best = -1;

    for (int x = number - b->skips[k + 1] + 1; x <= number - b->skips[k]; x++) {
        const int base = b->base[(x + p) % p];

        if (base > best && !used[base])
            best = base;
    }
    return best >= 0 ? best : b->base[(number - b->skips[k + 1] + p) % p];
}

/* The root receives nothing. */
void ct_circulant_bcast_receives(const struct ct_circulant_bcast *b, int number, int *first)
{
    bool used[CT_SKIPS_MAX] = {false}; /* base segments */

    used[b->base[number]] = true;
    for (int k = 0; k < b->q && number == 0; k++)
        first[k] = NEVER;
    for (int k = 0; k < b->q && number > 0; k++) {
        const int chosen = choose(b, number, k, used);

        used[chosen] = true;
        first[k] = chosen == b->q ? b->base[number] : chosen - b->q;
    }
}

/* What the number at the other end receives. */
void ct_circulant_bcast_sends(const struct ct_circulant_bcast *b, int number, int *first)
{
    for (int k = 0; k < b->q; k++) {
        int theirs[CT_SKIPS_MAX] = {0};

        ct_circulant_bcast_receives(b, (number + b->skips[k]) % b->nranks, theirs);
        first[k] = theirs[k];
    }
}

int ct_circulant_bcast_segment(const struct ct_circulant_bcast *b, const int *first, int round)
{
    const int i = b->skipped + round;
    const int segment = first[i % b->q] + i / b->q * b->q - b->skipped;

    if (segment < 0)
        return -1;
    return segment < b->segments ? segment : b->segments - 1;
}
