/*
 * slot_memory.h - what lies in the memory that the ranks of a host share, and the numbers there.
 *
 * All ranks have the same of it: group/library_hash.c compares it.
 */
#ifndef CT_LIBRARY_WINDOW_SLOT_MEMORY_H
#define CT_LIBRARY_WINDOW_SLOT_MEMORY_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#if ATOMIC_LLONG_LOCK_FREE != 2
#error "ranks share 64-bit atomics, which have to be free of locks"
#endif

#define CT_SLOT_LINE 64
#ifndef CT_SLOT_HEADS
#define CT_SLOT_HEADS 16 /* of a rank: a power of two, up to 32 */
#endif
#define CT_SLOT_HALVES 2
#define CT_SLOT_SHORT 40  /* bytes beside a number */
#define CT_SLOT_CELL 4096 /* bytes of a cell, at most */
/* The same where ranks share processors: who waits there, waits for a switch. */
#define CT_SLOT_CELL_CROWDED 16384
#define CT_SLOT_KINDS 512
#define CT_SLOT_GROUPS 512 /* communicators of a window */

/* What a rank shows. */
struct ct_slot_head {
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t number; /* for all ranks; 0: nothing yet */
    uint64_t bytes;                                 /* of the whole post */
    uint64_t history;                               /* of the poster, in the slice's call */
    unsigned char data[CT_SLOT_SHORT];              /* of a short slice */
};

/* What a rank says to all. */
struct ct_slot_begun {
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t call; /* the last that it has begun */
    _Atomic uint64_t has_missed;                  /* 1: some call that others have made */
};

/* What a reader has done with the heads of a poster, and, as a poster, shows to it alone. */
struct ct_slot_pair {
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t done[CT_SLOT_HEADS];
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t shown[CT_SLOT_HEADS];
    /* slices that it has withdrawn, as a poster, from that one alone */
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t withdrawn[CT_SLOT_HEADS];
    /* the last post that it could not read where it is */
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t refused;
};

/* Set in a slice's bytes: the slice holds the address of the whole post in the poster's
   memory (8 bytes), not its data. */
#define CT_SLOT_ADDRESS (UINT64_C(1) << 63)

/* A number of a call, from 1 on: 29 bits for those of a kind. */
#define CT_SLOT_COUNT_BITS 29
#define CT_SLOT_COUNTED ((UINT64_C(1) << CT_SLOT_COUNT_BITS) - 1)
#define CT_SLOT_CALL_SHIFT 17 /* what ct_slot_number adds */

/* A reader's number for slice `slice` of post `tag`. Slices are counted in 3 bits: at most
   two of a post are there at once. */
static inline uint64_t ct_slot_number(uint64_t call, int tag, uint64_t slice)
{
    return call << CT_SLOT_CALL_SHIFT | (uint64_t)tag << 3 | (slice & 7);
}

#endif
