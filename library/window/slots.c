/*
 * slots.c - the poster's side.
 */
#include "library/window/slots.h"

#include "base/status.h"

#include <stdlib.h>
#include <string.h>

size_t ct_slots_part_bytes(int nranks, size_t slice_bytes, size_t page)
{
    const size_t lines = CT_SLOT_HALVES * sizeof(struct ct_slot_head) +
                         sizeof(struct ct_slot_state) +
                         ct_size_mul((size_t)nranks, sizeof(struct ct_slot_pair));
    const size_t bytes = ct_size_add(lines, ct_size_mul(CT_SLOT_HALVES, slice_bytes));

    return ct_size_add(bytes, page - 1) & ~(page - 1);
}

bool ct_slots_init(struct ct_slots *slots, void *memory, size_t part_bytes)
{
    const size_t n = (size_t)slots->nranks;

    slots->memory = memory;
    slots->part_bytes = part_bytes;
    slots->turn = 0;
    slots->call = 0;
    slots->nposts = 0;
    slots->next_half = 0;
    slots->seen = calloc(n, sizeof *slots->seen);
    slots->readers = calloc(n, CT_SLOT_HALVES * sizeof *slots->readers);
    if (slots->seen == NULL || slots->readers == NULL) {
        ct_slots_fini(slots);
        return false;
    }
    for (int i = 0; i < CT_SLOT_HALVES; i++)
        slots->halves[i] = (struct ct_slot_half){.readers = slots->readers + (size_t)i * n};
    return true;
}

void ct_slots_fini(struct ct_slots *slots)
{
    free(slots->seen);
    free(slots->readers);
    slots->seen = NULL;
    slots->readers = NULL;
}

/* True if the reader is seen in a later call than the half's, which it may have missed. */
static bool is_past(const struct ct_slots *slots, int reader, int number)
{
    const struct ct_slot_half *half = &slots->halves[number];
    const struct ct_slot_half *other = &slots->halves[1 - number];
    const struct ct_slot_pair *pair = ct_slot_pair(slots, reader, slots->rank);
    const struct ct_slot_state *state = ct_slot_state(slots, reader);

    return (half->turn < other->turn &&
            ct_slot_call_of(atomic_load_explicit(&pair->done[1 - number], memory_order_acquire)) ==
                other->call) ||
           (half->turn < slots->turn &&
            atomic_load_explicit(&state->call, memory_order_acquire) == slots->call);
}

/* True if the reader will not look at this half's slice again. */
static bool is_done(const struct ct_slots *slots, const struct ct_reader *reader, int number)
{
    const struct ct_slot_half *half = &slots->halves[number];
    const struct ct_slot_pair *pair = ct_slot_pair(slots, reader->rank, slots->rank);

    return slots->seen[reader->rank] > half->turn ||
           atomic_load_explicit(&pair->done[number], memory_order_acquire) ==
               ct_slot_number(half->call, reader->tag, half->slice) ||
           is_past(slots, reader->rank, number);
}

bool ct_slots_are_free(struct ct_slots *slots)
{
    struct ct_slot_half *half = &slots->halves[slots->next_half];

    while (half->nreaders > 0 &&
           is_done(slots, &half->readers[half->nreaders - 1], slots->next_half))
        half->nreaders--;
    return half->nreaders == 0;
}

/* True if all other ranks read this post and all earlier ones of the call: their tags say
   so. */
static bool is_for_all(const struct ct_slots *slots, const struct ct_reader *readers, int nreaders)
{
    if (nreaders != slots->nranks - 1)
        return false;
    for (int i = 0; i < nreaders; i++) {
        if (readers[i].tag != slots->nposts)
            return false;
    }
    return true;
}

void ct_slots_publish(struct ct_slots *slots, size_t slice, size_t bytes,
                      const struct ct_reader *readers, int nreaders)
{
    const int number = slots->next_half;
    struct ct_slot_half *half = &slots->halves[number];
    struct ct_slot_head *head = ct_slot_head(slots, slots->rank, number);

    slots->next_half = (number + 1) % CT_SLOT_HALVES;
    half->turn = slots->turn;
    half->call = slots->call;
    half->slice = slice;
    half->nreaders = nreaders;
    memcpy(half->readers, readers, (size_t)nreaders * sizeof *readers);
    head->bytes = bytes;
    if (is_for_all(slots, readers, nreaders)) {
        atomic_store_explicit(&head->number, ct_slot_number(slots->call, slots->nposts, slice),
                              memory_order_release);
        return;
    }
    for (int i = 0; i < nreaders; i++)
        atomic_store_explicit(&ct_slot_pair(slots, slots->rank, readers[i].rank)->shown[number],
                              ct_slot_number(slots->call, readers[i].tag, slice),
                              memory_order_release);
}
