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
                         sizeof(struct ct_slot_begun) +
                         ct_size_mul((size_t)nranks, sizeof(struct ct_slot_pair));
    const size_t bytes = ct_size_add(lines, ct_size_mul(CT_SLOT_HALVES, slice_bytes));

    return ct_size_add(bytes, page - 1) & ~(page - 1);
}

bool ct_slots_init(struct ct_slots *slots, void *memory, size_t part_bytes)
{
    const size_t n = (size_t)slots->nranks;

    slots->memory = memory;
    slots->part_bytes = part_bytes;
    slots->own = ct_slot_head(slots, slots->rank, 0);
    slots->turn = 0;
    slots->call = 0;
    slots->nposts = 0;
    slots->next_half = 0;
    slots->nasked = 0;
    memset(slots->turns, 0, sizeof slots->turns);
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

#define ASKED 16 /* times in vain, before a rank looks at what another one has begun */

/* True if the reader says that it has begun a call that this rank began after the half's,
   or a later one of its kind: it is past the half's. */
static bool is_past(struct ct_slots *slots, const struct ct_slot_half *half, int rank)
{
    const struct ct_slot_begun *own = ct_slot_begun(slots, slots->rank);
    const struct ct_slot_begun *its = ct_slot_begun(slots, rank);

    if (++slots->nasked % ASKED != 0)
        return false;
    for (size_t i = 0; i < CT_SLOT_BEGUN; i++) {
        const uint64_t call = atomic_load_explicit(&own->calls[i], memory_order_relaxed);
        uint64_t other;

        if (slots->turns[i] <= half->turn)
            continue;
        other = atomic_load_explicit(&its->calls[i], memory_order_acquire);
        /* counts begin anew after the last */
        if (other >> CT_SLOT_COUNT_BITS == call >> CT_SLOT_COUNT_BITS &&
            ((other - call) & CT_SLOT_COUNTED) <= CT_SLOT_COUNTED / 2)
            return true;
    }
    return false;
}

bool ct_slots_is_done(struct ct_slots *slots, const struct ct_reader *reader, int number)
{
    const struct ct_slot_half *half = &slots->halves[number];
    const struct ct_slot_pair *pair = ct_slot_pair(slots, reader->rank, slots->rank);

    return atomic_load_explicit(&pair->done[number], memory_order_acquire) ==
               ct_slot_number(half->call, reader->tag, half->slice) ||
           is_past(slots, half, reader->rank);
}
