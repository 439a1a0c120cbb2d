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
    slots->turn = 0;
    slots->call = 0;
    slots->nposts = 0;
    slots->next = 0;
    slots->filled = 0;
    slots->is_refused = false;
    slots->nasked = 0;
    memset(slots->turns, 0, sizeof slots->turns);
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

#define ASKED 16 /* times in vain, before a rank looks at what another one has begun */

/* True if the reader says that it has begun a call that this rank began after the slice's,
   or a later one of its kind: it is past the slice's. */
static bool is_past(struct ct_slots *slots, const struct ct_slot_slice *slice, int rank)
{
    const struct ct_slot_begun *own = ct_slot_begun(slots, slots->rank);
    const struct ct_slot_begun *its = ct_slot_begun(slots, rank);

    if (++slots->nasked % ASKED != 0)
        return false;
    for (size_t i = 0; i < CT_SLOT_BEGUN; i++) {
        const uint64_t call = atomic_load_explicit(&own->calls[i], memory_order_relaxed);
        uint64_t other;

        if (slots->turns[i] <= slice->turn)
            continue;
        other = atomic_load_explicit(&its->calls[i], memory_order_acquire);
        /* counts begin anew after the last */
        if (other >> CT_SLOT_COUNT_BITS == call >> CT_SLOT_COUNT_BITS &&
            ((other - call) & CT_SLOT_COUNTED) <= CT_SLOT_COUNTED / 2)
            return true;
    }
    return false;
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

/* Its last acknowledgement for a slice with the same tag: it is in that slice's turn. */
static void note_last(struct ct_slots *slots, const struct ct_reader *reader)
{
    struct ct_slot_peer *peer = &slots->peers[reader->rank];

    for (unsigned i = 1; i < CT_SLOT_HEADS; i++) {
        const unsigned head = (slots->next - i) % CT_SLOT_HEADS;
        const uint64_t turn = slots->slices[head].turn;

        if (turn > peer->turn && is_acknowledged(slots, reader, head)) {
            peer->turn = turn;
            return;
        }
    }
}

bool ct_slots_is_done(struct ct_slots *slots, const struct ct_reader *reader, unsigned head)
{
    if (!is_acknowledged(slots, reader, head))
        return is_past(slots, &slots->slices[head], reader->rank);
    note_last(slots, reader);
    return true;
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
