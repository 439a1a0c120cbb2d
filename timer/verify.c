/*
 * verify.c - random data in; native's result out, or the difference reported.
 *
 * Reductions are of whole numbers small enough that doubles add them without
 * rounding, so that results are equal whatever the order.
 */
#include "timer/verify.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GUARD_BYTE 0xa5
#define CHUNK_BYTES 4096

/* Where a rank saw the first difference; offset -1: none. */
struct difference {
    long long offset;
    int round;
    int what; /* into parts */
    int got;
    int wanted;
};

static const char *const parts[] = {"result", "guard bytes", "send buffer"};

/* xorshift64*, seeded by round and rank. */
static uint64_t next_random(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * UINT64_C(2685821657736338717);
}

static void fill(unsigned char *buffer, size_t bytes, size_t element_bytes,
                 uint64_t *state)
{
    if (element_bytes != sizeof(double)) {
        for (size_t i = 0; i < bytes; i++)
            buffer[i] = (unsigned char)(next_random(state) >> 56 & 0x7);
        return;
    }
    for (size_t i = 0; i < bytes / sizeof(double); i++) {
        const double value = (double)(next_random(state) >> 40);

        memcpy(buffer + i * sizeof value, &value, sizeof value);
    }
}

static void fill_bytes(unsigned char *buffer, size_t bytes, uint64_t *state)
{
    for (size_t i = 0; i < bytes; i++)
        buffer[i] = (unsigned char)(next_random(state) >> 56);
}

static void fill_part(const struct ct_bench *bench, unsigned char *buffer,
                      size_t bytes, uint64_t *state)
{
    if (bench->candidate.collective->reduces)
        fill(buffer, bytes, bench->element_bytes, state);
    else
        fill_bytes(buffer, bytes, state);
}

static uint64_t seed(const struct ct_bench *bench, int round)
{
    return UINT64_C(0x9e3779b97f4a7c15) *
           ((uint64_t)round * 65536 + (uint64_t)bench->rank + 1);
}

static void fill_buffers(struct ct_bench *bench, int round)
{
    uint64_t state = seed(bench, round);

    fill_part(bench, bench->send, bench->send_bytes, &state);
    fill_part(bench, bench->recv, bench->recv_room, &state);
    memset(bench->send + bench->send_bytes, GUARD_BYTE, CT_GUARD_BYTES);
    memset(bench->recv + bench->recv_room, GUARD_BYTE, CT_GUARD_BYTES);
}

/* Note the first difference between two buffers, once. */
static void compare(const unsigned char *got, const unsigned char *wanted,
                    size_t bytes, int what, struct difference *difference)
{
    size_t i = 0;

    if (difference->offset >= 0 || memcmp(got, wanted, bytes) == 0)
        return;
    while (got[i] == wanted[i])
        i++;
    difference->offset = (long long)i;
    difference->what = what;
    difference->got = got[i];
    difference->wanted = wanted[i];
}

/* Is the send buffer as it was filled? */
static void compare_send(const struct ct_bench *bench, int round,
                         struct difference *difference)
{
    unsigned char chunk[CHUNK_BYTES] = {0};
    uint64_t state = seed(bench, round);

    for (size_t at = 0; at < bench->send_bytes && difference->offset < 0;
         at += CHUNK_BYTES) {
        const size_t left = bench->send_bytes - at;
        const size_t n = left < CHUNK_BYTES ? left : CHUNK_BYTES;

        fill_part(bench, chunk, n, &state);
        compare(bench->send + at, chunk, n, 2, difference);
        if (difference->offset >= 0)
            difference->offset += (long long)at;
    }
}

static void compare_all(const struct ct_bench *bench, int round,
                        struct difference *difference)
{
    unsigned char guard[CT_GUARD_BYTES];

    if (difference->offset < 0)
        difference->round = round;
    memset(guard, GUARD_BYTE, sizeof guard);
    compare(bench->recv, bench->pool->native.rounds[round], bench->recv_bytes,
            0, difference);
    compare(bench->recv + bench->recv_room, guard, sizeof guard, 1, difference);
    if (!bench->in_place)
        compare_send(bench, round, difference);
}

/* Native's results are for one problem. */
static void forget_other_native(const struct ct_bench *bench)
{
    struct ct_native_results *native = &bench->pool->native;

    if (native->is_known && native->bytes == bench->bytes &&
        native->collective == bench->candidate.collective)
        return;
    native->is_known = false;
    native->bytes = bench->bytes;
    native->collective = bench->candidate.collective;
    for (int i = 0; i < CT_VERIFY_ROUNDS; i++) {
        free(native->rounds[i]);
        native->rounds[i] = NULL;
    }
}

/* From the buffers as they were filled. */
static int call_native(const struct ct_bench *bench, int round)
{
    struct ct_bench native = *bench;
    unsigned char **result = &bench->pool->native.rounds[round];

    if (bench->pool->native.is_known)
        return MPI_SUCCESS;
    *result = malloc(ct_size_add(bench->recv_room, 1));
    if (*result == NULL)
        return MPI_ERR_NO_MEM;
    memcpy(*result, bench->recv, bench->recv_room);
    native.candidate.algorithm = NULL;
    if (native.call.recv != MPI_IN_PLACE)
        native.call.recv = *result;
    return ct_bench_call(&native);
}

/* Gather all ranks' differences; rank 0 reports the first. */
static int report(const struct ct_bench *bench, const struct difference *own,
                  char *text, size_t text_size)
{
    struct difference *all = NULL;
    int err;

    text[0] = '\0';
    all = malloc((size_t)bench->nranks * sizeof *all);
    if (all == NULL)
        return MPI_ERR_NO_MEM;
    err = PMPI_Allgather(own, sizeof *own, MPI_BYTE, all, sizeof *own, MPI_BYTE,
                         bench->comm);
    for (int i = bench->nranks - 1; i >= 0 && err == MPI_SUCCESS; i--) {
        if (all[i].offset < 0)
            continue;
        snprintf(text, text_size,
                 "rank %d, round %d%s: byte %lld of the %s is %d, not %d", i,
                 all[i].round, all[i].round % 2 == 0 ? "" : " (in place)",
                 all[i].offset, parts[all[i].what], all[i].got, all[i].wanted);
    }
    free(all);
    return err;
}

/* A root is the first rank, then the last. */
static struct ct_arrangement arrangement_of(const struct ct_bench *bench,
                                            int round)
{
    const bool is_rooted = bench->candidate.collective->is_rooted;

    return (struct ct_arrangement){
        .root = is_rooted && round % 2 == 1 ? bench->nranks - 1 : 0,
        .in_place = round % 2 == 1,
        .counts_differ = true,
    };
}

int ct_verify(struct ct_bench *bench, char *text, size_t text_size)
{
    struct difference difference = {.offset = -1};
    int err = MPI_SUCCESS;

    forget_other_native(bench);
    for (int round = 0; round < CT_VERIFY_ROUNDS && err == MPI_SUCCESS;
         round++) {
        const struct ct_arrangement arrangement = arrangement_of(bench, round);

        err = ct_bench_arrange(bench, &arrangement);
        if (err == MPI_SUCCESS) {
            fill_buffers(bench, round);
            err = call_native(bench, round);
        }
        if (err == MPI_SUCCESS)
            err = ct_bench_call(bench);
        if (err == MPI_SUCCESS)
            compare_all(bench, round, &difference);
    }
    bench->pool->native.is_known = err == MPI_SUCCESS;
    if (err == MPI_SUCCESS)
        err = report(bench, &difference, text, text_size);
    return err;
}
