/*
 * contributions.h - what ranks contribute in tests: data that differ between
 * ranks, and an operation that does not commute.
 */
#ifndef CT_TESTS_CONTRIBUTIONS_H
#define CT_TESTS_CONTRIBUTIONS_H

#include <mpi.h>
#include <stddef.h>

static inline void fill_bytes(void *data, size_t elements, int from)
{
    unsigned char *bytes = data;

    for (size_t i = 0; i < elements; i++)
        bytes[i] = (unsigned char)(i * 7 + i / 256 + (size_t)from * 31 + 1);
}

static inline void fill_ints(void *data, size_t elements, int from)
{
    int *values = data;

    for (size_t i = 0; i < elements; i++)
        values[i] = (int)(i % 10007) - 5000 + from * 100003;
}

static inline void fill_doubles(void *data, size_t elements, int from)
{
    double *values = data;

    for (size_t i = 0; i < elements; i++)
        values[i] = (double)((i * 7919 + (size_t)from * 104729) % 1009) / 8 - 60;
}

/* x -> scale * x + shift, modulo 2^32 */
struct map {
    unsigned scale;
    unsigned shift;
};

static inline void fill_maps(void *data, size_t elements, int from)
{
    struct map *maps = data;

    for (size_t i = 0; i < elements; i++) {
        maps[i].scale = 2 * (unsigned)(i + 17 * (size_t)from) + 3;
        maps[i].shift = (unsigned)(i * 5 + (size_t)from * 11 + 1);
    }
}

/* Composition of maps: associative, not commutative. */
static inline void compose(void *in, void *inout, int *count, MPI_Datatype *type)
{
    const struct map *first = in;
    struct map *second = inout;

    (void)type;
    for (int i = 0; i < *count; i++) {
        second[i].shift = first[i].scale * second[i].shift + first[i].shift;
        second[i].scale *= first[i].scale;
    }
}

#endif
