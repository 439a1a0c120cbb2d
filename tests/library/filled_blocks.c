/*
 * filled_blocks.c - with counts, blocks differ in size and some are empty.
 */
#include "tests/library/filled_blocks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD_BYTES = 64, GUARD = 0xa5 };

static void *allocated(size_t bytes)
{
    void *memory = malloc(bytes + GUARD_BYTES);

    if (memory == NULL)
        abort();
    memset(memory, GUARD, bytes + GUARD_BYTES);
    return memory;
}

static void compose(struct filled_map *first, struct filled_map *second)
{
    second->shift = first->scale * second->shift + first->shift;
    second->scale *= first->scale;
}

static void add(struct filled_map *first, struct filled_map *second)
{
    second->shift += first->shift;
    second->scale += first->scale;
}

static void apply(void (*to_one)(struct filled_map *, struct filled_map *), char *in, char *inout,
                  int count, MPI_Datatype type)
{
    MPI_Aint lb, extent;

    MPI_Type_get_extent(type, &lb, &extent);
    for (int i = 0; i < count; i++) {
        struct filled_map *first = (struct filled_map *)(in + i * extent);

        to_one(first, (struct filled_map *)(inout + i * extent));
        memset(first, 0x77, sizeof *first);
    }
}

void filled_compose(void *in, void *inout, int *count, MPI_Datatype *type)
{
    apply(compose, in, inout, *count, *type);
}

void filled_add(void *in, void *inout, int *count, MPI_Datatype *type)
{
    apply(add, in, inout, *count, *type);
}

/* A rank's contribution to element i of an item. */
static struct filled_map contribution(int from, int item, size_t i)
{
    return (struct filled_map){2 * (unsigned)(i + (size_t)(17 * from + 31 * item)) + 3,
                               (unsigned)(i * 5 + (size_t)(from * 11 + item * 13 + 1))};
}

/* Write what a block holds. */
static void fill(const struct filled_kind *kind, const struct ct_content *content,
                 unsigned char *block, size_t bytes)
{
    for (size_t i = 0; i < bytes / kind->element_bytes; i++) {
        struct filled_map value = contribution(content->last, content->item, i);

        for (int from = content->last - 1; from >= content->first; from--) {
            struct filled_map before = contribution(from, content->item, i);

            if (kind->in_order)
                compose(&before, &value);
            else
                add(&before, &value);
        }
        if (kind->element_bytes == 1)
            value.scale ^= value.shift >> 3;
        memcpy(block + i * kind->element_bytes, &value, kind->element_bytes);
    }
}

/* With counts: 3 0 2 4 1 halves of the average, and so on; the same both ways between
   two ranks, for calls in place. */
static size_t block_bytes(struct filled_work *work, enum ct_buffer buffer, int block, int item)
{
    const struct ct_collective *collective = work->collective;
    const int nranks = work->member.nranks;
    const size_t element = work->kind->element_bytes;
    const int number = collective->private_bytes != 0 ? item / nranks + item % nranks : item;
    const size_t bytes = work->bytes / element * (size_t)((number * 7 + 3) % 5) / 2 * element;

    if (!collective->has_counts)
        return work->bytes;
    work->item_bytes[ct_size_place(collective, &work->member, buffer, block)] = bytes;
    return bytes;
}

static struct filled_side side_of(struct filled_work *work, enum ct_buffer buffer)
{
    struct filled_side side = {.nblocks = work->collective->nblocks(&work->member, buffer)};
    size_t at = 0;

    for (int i = 0; i < side.nblocks; i++) {
        const int item = work->collective->content(&work->member, buffer, i).item;

        side.block_bytes[i] = block_bytes(work, buffer, i, item);
        side.bytes += side.block_bytes[i];
    }
    side.data = allocated(side.bytes);
    for (int i = 0; i < side.nblocks; i++) {
        const struct ct_content content = work->collective->content(&work->member, buffer, i);

        fill(work->kind, &content, side.data + at, side.block_bytes[i]);
        at += side.block_bytes[i];
    }
    return side;
}

void filled_work_init(struct filled_work *work)
{
    work->sent = side_of(work, CT_SEND);
    work->wanted = side_of(work, CT_RECV);
    work->send = allocated(work->sent.bytes);
    /* in place, what is sent may be there though nothing is received */
    work->recv = allocated(work->wanted.bytes + work->sent.bytes);
}

void filled_work_fini(struct filled_work *work)
{
    free(work->sent.data);
    free(work->wanted.data);
    free(work->send);
    free(work->recv);
}

static int block_in_place(const struct filled_work *work, bool in_place)
{
    return in_place ? work->collective->in_place(&work->member) : -1;
}

struct ct_call filled_work_begin(const struct filled_work *work, bool in_place)
{
    const int block = block_in_place(work, in_place);
    size_t own = 0;
    struct ct_call call = {
        .send = work->send,
        .recv = work->recv,
        .bytes = work->bytes,
        .element_bytes = work->kind->element_bytes,
        .type = work->kind->type,
        .op = work->kind->op,
    };
    const bool is_own = work->kind->own.size > 0;

    if (is_own) { /* blocks are not split */
        call.own = &work->kind->own;
        call.element_bytes = work->collective->has_counts ? 1 : work->bytes;
    }

    memset(work->recv, GUARD, work->wanted.bytes + work->sent.bytes + GUARD_BYTES);
    memcpy(work->send, work->sent.data, work->sent.bytes);
    if (block >= 0) {
        for (int i = 0; i < block; i++)
            own += work->wanted.block_bytes[i];
        memcpy(work->recv + own, work->sent.data, work->sent.bytes);
        call.send = work->recv + own;
    }
    return call;
}

/* Returns 1 if a buffer is wrong. */
static int compare(const struct filled_work *work, const struct ct_algorithm *algorithm,
                   const struct ct_problem *problem, const unsigned char *got,
                   const struct filled_side *wanted)
{
    const size_t bytes = wanted->bytes + GUARD_BYTES;
    size_t i = 0;

    if (memcmp(got, wanted->data, bytes) == 0)
        return 0;
    while (got[i] == wanted->data[i])
        i++;
    fprintf(stderr,
            "rank %d of %d, root %d: %s of %s, value %d, %zu bytes: byte %zu of %zu is "
            "0x%02x, not 0x%02x\n",
            work->member.rank, work->member.nranks, work->member.root, algorithm->name,
            work->kind->name, problem->setting.values[0], problem->bytes, i, wanted->bytes,
            (unsigned)got[i], (unsigned)wanted->data[i]);
    return 1;
}

int filled_work_end(const struct filled_work *work, bool in_place,
                    const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    /* in place, where nothing is received, what is sent stays as it is */
    const bool stays = block_in_place(work, in_place) >= 0 && work->wanted.bytes == 0;

    return compare(work, algorithm, problem, work->recv, stays ? &work->sent : &work->wanted) +
           compare(work, algorithm, problem, work->send, &work->sent);
}
