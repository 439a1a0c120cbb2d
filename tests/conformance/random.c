/*
 * random.c - splitmix64.
 *
 * Source: Steele, Lea, Flood 2014, "Fast splittable pseudorandom number
 * generators", figure 17.
 */
#include "tests/conformance/random.h"

static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static uint64_t next(struct ct_random *random)
{
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    return mix(random->state);
}

static void add(struct ct_random *random, uint64_t value)
{
    random->state ^= mix(value + 1);
    random->state = next(random);
}

struct ct_random ct_random_of(const struct ct_stream *stream)
{
    struct ct_random random = {stream->seed};

    add(&random, (uint64_t)stream->thread);
    add(&random, (uint64_t)stream->round);
    add(&random, (uint64_t)stream->group);
    return random;
}

int ct_random_below(struct ct_random *random, int n)
{
    return (int)((next(random) >> 32) % (uint64_t)n);
}

bool ct_random_once_in(struct ct_random *random, int n)
{
    return ct_random_below(random, n) == 0;
}

void ct_random_bytes(struct ct_random *random, void *to, size_t bytes)
{
    unsigned char *at = to;
    uint64_t value = 0;

    for (size_t i = 0; i < bytes; i++) {
        if (i % 8 == 0)
            value = next(random);
        at[i] = (unsigned char)value;
        value >>= 8;
    }
}

void ct_random_order(struct ct_random *random, int *order, int n)
{
    for (int i = 0; i < n; i++) {
        const int j = ct_random_below(random, i + 1);

        order[i] = order[j];
        order[j] = i;
    }
}
