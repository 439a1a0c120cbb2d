/*
 * slots.c - what readers and posters look at when what they know is not enough.
 */
#include "library/window/slots.h"

#include "base/status.h"

#include <stdlib.h>
#include <string.h>

size_t ct_slots_part_bytes(int nranks, size_t slice_bytes, size_t page)
{
    const size_t lines = CT_SLOT_HEADS * sizeof(struct ct_slot_head) +
                         sizeof(struct ct_slot_begun) +
                         ct_size_mul((size_t)nranks, sizeof(struct ct_slot_pair));
    const size_t bytes = ct_size_add(lines, ct_size_mul(CT_SLOT_HALVES, slice_bytes));

    return ct_size_add(bytes, page - 1) & ~(page - 1);
}

size_t ct_slot_cell_bytes(size_t slice_bytes, bool is_crowded)
{
    const size_t share = slice_bytes / (CT_SLOT_HEADS / CT_SLOT_HALVES);
    const size_t most = is_crowded ? CT_SLOT_CELL_CROWDED : CT_SLOT_CELL;

    return (share < most ? share : most) & ~(size_t)(CT_SLOT_LINE - 1);
}

bool ct_slots_init(struct ct_slots *slots, void *memory, size_t part_bytes)
{
    const size_t n = (size_t)slots->nranks;

    slots->memory = memory;
    slots->part_bytes = part_bytes;
    slots->own = ct_slot_head(slots, slots->rank, 0);
    slots->call = 0;
    slots->history = 0;
    slots->fresh = 0;
    slots->has_missed = false;
    slots->nposts = 0;
    slots->next = 0;
    slots->filled = 0;
    slots->is_refused = false;
    slots->nasked = 0;
    slots->behind = -1;
    memset(slots->longs, 0, sizeof slots->longs);
    slots->peers = calloc(n, sizeof *slots->peers);
    slots->readers = calloc(n, CT_SLOT_HEADS * sizeof *slots->readers);
    if (slots->peers == NULL || slots->readers == NULL) {
        ct_slots_fini(slots);
        return false;
    }
    for (int i = 0; i < slots->nranks; i++)
        slots->peers[i] = (struct ct_slot_peer){.head = CT_SLOT_HEADS - 1,
                                                .heads = ct_slot_head(slots, i, 0),
                                                .to = ct_slot_pair(slots, slots->rank, i),
                                                .from = ct_slot_pair(slots, i, slots->rank)};
    for (int i = 0; i < CT_SLOT_HEADS; i++)
        slots->slices[i] = (struct ct_slot_slice){.readers = slots->readers + (size_t)i * n};
    return true;
}

void ct_slots_fini(struct ct_slots *slots)
{
    free(slots->peers);
    free(slots->readers);
    slots->peers = NULL;
    slots->readers = NULL;
}

bool ct_slots_take_room(struct ct_slots *slots, unsigned head, size_t bytes)
{
    unsigned *last = &slots->longs[head % CT_SLOT_HALVES];

    if (bytes <= slots->cell_bytes)
        return slots->slices[*last].bytes <= slots->cell_bytes || ct_slots_is_free(slots, *last);
    for (unsigned i = head % CT_SLOT_HALVES; i < CT_SLOT_HEADS; i += CT_SLOT_HALVES) {
        if (slots->slices[i].bytes > CT_SLOT_SHORT && !ct_slots_is_free(slots, i))
            return false;
    }
    *last = head;
    return true;
}

#define ASKED 16 /* times in vain, before a rank looks at what another one says of itself */

void ct_slots_miss(struct ct_slots *slots)
{
    slots->has_missed = true;
    /* as no other rank has it, from now on */
    slots->history = ct_slot_history(slots->history, ~(uint64_t)slots->rank);
    /* it looks at nothing of its last call any more */
    atomic_store(&ct_slot_begun(slots, slots->rank)->call, 0);
    atomic_store(&ct_slot_begun(slots, slots->rank)->has_missed, 1);
}

/* It is late: note whether it may never come. */
static void note_late(struct ct_slots *slots, int rank)
{
    if (++slots->nasked % ASKED == 0 && atomic_load(&ct_slot_begun(slots, rank)->has_missed) != 0)
        slots->behind = rank;
}

/* True if the reader has acknowledged what is in a head. */
static bool is_acknowledged(const struct ct_slots *slots, const struct ct_reader *reader,
                            unsigned head)
{
    const struct ct_slot_slice *slice = &slots->slices[head];
    const struct ct_slot_pair *pair = slots->peers[reader->rank].from;

    return atomic_load_explicit(&pair->done[head], memory_order_acquire) ==
           ct_slot_number(slice->call, reader->tag, slice->number);
}

/* All that a rank has acknowledged. */
static void note_acknowledged(struct ct_slots *slots, int rank)
{
    struct ct_slot_peer *peer = &slots->peers[rank];

    for (unsigned head = 0; head < CT_SLOT_HEADS; head++) {
        const struct ct_slot_slice *slice = &slots->slices[head];

        for (int i = 0; i < slice->nreaders && (peer->done >> head & 1) == 0; i++) {
            if (slice->readers[i].rank == rank && is_acknowledged(slots, &slice->readers[i], head))
                peer->done |= UINT32_C(1) << head;
        }
    }
}

bool ct_slots_is_done(struct ct_slots *slots, const struct ct_reader *reader, unsigned head)
{
    if (is_acknowledged(slots, reader, head)) {
        note_acknowledged(slots, reader->rank);
        return true;
    }
    note_late(slots, reader->rank);
    return false;
}

bool ct_slots_withdraw(struct ct_slots *slots, const struct ct_reader *reader, unsigned head)
{
    const struct ct_slot_slice *slice = &slots->slices[head];
    struct ct_slot_peer *peer = &slots->peers[reader->rank];
    const uint64_t number = ct_slot_number(slice->call, reader->tag, slice->number);

    /* the reader has an entry of its own, which would stay when the head has another slice */
    const bool is_own = atomic_load(&peer->to->shown[head]) == number;

    atomic_store(&peer->to->withdrawn[head], number);
    if (is_own)
        atomic_store(&peer->to->shown[head], 0);
    if (atomic_load(&ct_slot_begun(slots, reader->rank)->call) == slice->call ||
        is_acknowledged(slots, reader, head)) {
        if (is_own)
            atomic_store(&peer->to->shown[head], number);
        atomic_store(&peer->to->withdrawn[head], 0);
        return false;
    }
    peer->done |= UINT32_C(1) << head;
    return true;
}

/* Another slice may have come to the head, and been withdrawn, since the number was seen. */
bool ct_slots_is_withdrawn(const struct ct_slots *slots, int poster, unsigned head, uint64_t number)
{
    const struct ct_slot_peer *peer = &slots->peers[poster];

    return atomic_load(&peer->from->withdrawn[head]) == number ||
           (atomic_load(&peer->heads[head].number) != number &&
            atomic_load(&peer->from->shown[head]) != number);
}

bool ct_slots_search(struct ct_slots *slots, int poster, uint64_t number,
                     struct ct_slot_found *found)
{
    for (unsigned head = 0; head < CT_SLOT_HEADS; head++) {
        if (ct_slots_shows(slots, poster, head, number)) {
            slots->peers[poster].ahead = head;
            return ct_slots_find_ahead(slots, poster, number, found);
        }
    }
    return false;
}

int ct_slots_refusers(struct ct_slots *slots, unsigned head, int nreaders)
{
    struct ct_slot_slice *slice = &slots->slices[head];
    int n = 0;

    for (int i = 0; i < nreaders; i++) {
        const struct ct_reader reader = slice->readers[i];
        const struct ct_slot_pair *pair = slots->peers[reader.rank].from;

        if (atomic_load_explicit(&pair->refused, memory_order_relaxed) ==
            ct_slot_number(slice->call, reader.tag, slice->number))
            slice->readers[n++] = reader;
    }
    /* they look for slice 8 here, which has the number of the address */
    atomic_store_explicit(&slots->own[head].number, 0, memory_order_relaxed);
    return n;
}
