/*
 * layout.c - sizes, places and limits of what is in a window.
 */
#include "library/window/layout.h"

#include "base/hash.h"
#include "library/window/slot_memory.h"

/* Who compiles it may change them, though the text is the same (ct_sources_hash). */
uint64_t ct_window_layout(uint64_t hash)
{
    const uint64_t numbers[] = {
        CT_SLOT_HEADS,
        CT_SLOT_SHORT,
        CT_SLOT_CELL,
        CT_SLOT_CELL_CROWDED,
        CT_SLOT_KINDS,
        CT_SLOT_GROUPS,
        sizeof(struct ct_slot_head),
        offsetof(struct ct_slot_head, data),
        sizeof(struct ct_slot_begun),
        offsetof(struct ct_slot_begun, has_missed),
        sizeof(struct ct_slot_pair),
        offsetof(struct ct_slot_pair, refused),
        ct_slot_number(1, 1, 1),
    };

    return ct_hash(hash, numbers, sizeof numbers);
}
