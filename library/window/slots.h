/*
 * slots.h - memory in which the ranks of a host show each other data, and its rules.
 *
 * Each rank has a part of the memory: two halves, which it alone fills, and a line of
 * acknowledgements for each other rank. A post goes through the halves in slices. Each
 * reader has a number for each slice, which no other slice of any call has. Publishing
 * stores the numbers after the data (release). A reader looks for its number (acquire),
 * uses the data where it is, and acknowledges it by storing the number in its own line for
 * the poster. A half is filled again only when each reader of the slice in it has
 * acknowledged it, or is known to be in a later call: it was seen to post in one (that is
 * asked first, since it is known without looking at memory that another rank writes), or
 * says so.
 *
 * MPI may refuse a rank's part of a call: the rank then makes later calls without this one.
 * So that it is in step there, calls are counted by communicator and kind, and each rank
 * says of each the call that it has begun last. All ranks make their calls in one order: a
 * reader that has begun a call, or a later one of its kind, is past all calls that the
 * poster began before that call.
 *
 * Two waits stay that messages do not have. Later calls of the kind that a rank has missed
 * may wait for ever, where messages with the same tags would be taken for others. And a
 * poster waits in its third call in a row with a post for a reader that misses them, if no
 * call that both make lies between.
 *
 * A long post may be read where it is: the half then has its address, and the post is over
 * when all have acknowledged it.
 *
 * Where all other ranks read all posts of a call, one number serves them all. Short slices
 * are in the line of that number, so that a reader waits for one line of the cache. Where
 * only some read, their posts before differ, and each has an entry of its own.
 *
 * Numbers are C11 atomics; each line has one writer. Nothing here knows of MPI or waits.
 * Threads of one process may be the ranks as well.
 */
#ifndef CT_LIBRARY_WINDOW_SLOTS_H
#define CT_LIBRARY_WINDOW_SLOTS_H

#include "repo/schedule.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CT_SLOT_LINE 64
#define CT_SLOT_HALVES 2
#define CT_SLOT_SHORT 48 /* bytes beside a number */
#define CT_SLOT_KINDS 32
#define CT_SLOT_GROUPS 512 /* communicators of a window */
#define CT_SLOT_BEGUN 128  /* places for what is said of them */

/* What a rank shows in a half. */
struct ct_slot_head {
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t number; /* for all ranks; 0: nothing yet */
    uint64_t bytes;                                 /* of the whole post */
    unsigned char data[CT_SLOT_SHORT];              /* of a short slice */
};

/* What a rank says to all: the last calls that it has begun. Those of two communicators may
   have one place: of the other one nothing is known then. */
struct ct_slot_begun {
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t calls[CT_SLOT_BEGUN];
};

/* What a reader has done with the halves of a poster, and, as a poster, shows to it alone. */
struct ct_slot_pair {
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t done[CT_SLOT_HALVES];
    _Alignas(CT_SLOT_LINE) _Atomic uint64_t shown[CT_SLOT_HALVES];
};

/* The slice that a rank put last into a half. */
struct ct_slot_half {
    uint64_t turn;
    uint64_t call;
    uint64_t slice;
    int nreaders;              /* that may still read it */
    struct ct_reader *readers; /* room for all ranks */
};

/* The calls of one communicator so far. All of its ranks make those of each kind in the same
   order. */
struct ct_slot_calls {
    uint64_t group; /* its number in the window, from 1 to CT_SLOT_GROUPS - 1 */
    uint64_t ncalls[CT_SLOT_KINDS];
};

/* The side of one rank. */
struct ct_slots {
    int nranks;
    int rank;
    size_t slice_bytes; /* of a half: a multiple of CT_SLOT_LINE */
    size_t part_bytes;  /* of each rank's memory */
    unsigned char *memory;
    struct ct_slot_head *own; /* this rank's part: its halves, and what it has begun */
    uint64_t turn;            /* calls that this rank has begun */
    uint64_t call;            /* the one under way, the same on all ranks; 0: none yet */
    int nposts;               /* of this rank that are over in this call */
    int next_half;
    unsigned nasked;               /* times that a reader was not known to be done */
    uint64_t turns[CT_SLOT_BEGUN]; /* of its own calls that it has begun last */
    struct ct_slot_half halves[CT_SLOT_HALVES];
    uint64_t *seen;            /* by rank: the last turn in which a slice of it was found */
    struct ct_reader *readers; /* of both halves */
};

/* Set in a slice's bytes: the slice holds the address of the whole post in the poster's
   memory (8 bytes), not its data. */
#define CT_SLOT_ADDRESS (UINT64_C(1) << 63)

/* A slice that was found. */
struct ct_slot_found {
    uint64_t bytes; /* of the whole post; CT_SLOT_ADDRESS may be set */
    int half;
};

/* Bytes of each rank's part: a multiple of `page`, a power of two. */
size_t ct_slots_part_bytes(int nranks, size_t slice_bytes, size_t page);

/*
 * slots    nranks, rank and slice_bytes are set
 * memory   nranks parts of part_bytes each, all zero before the first rank comes; borrowed
 * returns  false: out of memory
 */
bool ct_slots_init(struct ct_slots *slots, void *memory, size_t part_bytes);
void ct_slots_fini(struct ct_slots *slots);

/* A number of a call, from 1 on: 33 bits for those of a kind. */
#define CT_SLOT_COUNT_BITS 33
#define CT_SLOT_COUNTED ((UINT64_C(1) << CT_SLOT_COUNT_BITS) - 1)
#define CT_SLOT_CALL_SHIFT 17 /* what ct_slot_number adds */

static inline uint64_t ct_slot_call(const struct ct_slot_calls *calls, int kind)
{
    const uint64_t place = calls->group * CT_SLOT_KINDS + (uint64_t)kind;

    return place << CT_SLOT_COUNT_BITS | (calls->ncalls[kind] & CT_SLOT_COUNTED);
}

/* Where a call is among those that are begun. */
static inline size_t ct_slot_place(uint64_t call)
{
    return (size_t)(call >> CT_SLOT_COUNT_BITS) % CT_SLOT_BEGUN;
}

/* A reader's number for slice `slice` of post `tag`. Slices are counted in 3 bits: at most
   two of a poster are there at once. */
static inline uint64_t ct_slot_number(uint64_t call, int tag, uint64_t slice)
{
    return call << CT_SLOT_CALL_SHIFT | (uint64_t)tag << 3 | (slice & 7);
}

static inline struct ct_slot_head *ct_slot_head(const struct ct_slots *slots, int rank, int half)
{
    return (struct ct_slot_head *)(void *)(slots->memory + (size_t)rank * slots->part_bytes) + half;
}

static inline struct ct_slot_begun *ct_slot_begun(const struct ct_slots *slots, int rank)
{
    return (struct ct_slot_begun *)(void *)ct_slot_head(slots, rank, CT_SLOT_HALVES);
}

/* What `rank` writes for `other`. */
static inline struct ct_slot_pair *ct_slot_pair(const struct ct_slots *slots, int rank, int other)
{
    return (struct ct_slot_pair *)(void *)(ct_slot_begun(slots, rank) + 1) + other;
}

/* Where a slice of so many bytes is. */
static inline unsigned char *ct_slot_data(const struct ct_slots *slots, int rank, int half,
                                          size_t bytes)
{
    if (bytes <= CT_SLOT_SHORT)
        return ct_slot_head(slots, rank, half)->data;
    return (unsigned char *)ct_slot_pair(slots, rank, slots->nranks) +
           (size_t)half * slots->slice_bytes;
}

/*
 * A call begins. All ranks of the memory begin the same calls in the same order, and each
 * ends one before it begins the next.
 *
 * calls  of its communicator
 * kind   less than CT_SLOT_KINDS
 */
static inline void ct_slots_begin_call(struct ct_slots *slots, struct ct_slot_calls *calls,
                                       int kind)
{
    struct ct_slot_begun *begun;

    calls->ncalls[kind]++;
    slots->turn++;
    slots->call = ct_slot_call(calls, kind);
    slots->turns[ct_slot_place(slots->call)] = slots->turn;
    slots->nposts = 0;
    begun = (struct ct_slot_begun *)(void *)(slots->own + CT_SLOT_HALVES);
    atomic_store_explicit(&begun->calls[ct_slot_place(slots->call)], slots->call,
                          memory_order_release);
}

/* For ct_slots_is_free: true if a reader says that it will not look at the half's slice again. */
bool ct_slots_is_done(struct ct_slots *slots, const struct ct_reader *reader, int number);

/* True if what this rank put into a half is done with. */
static inline bool ct_slots_is_free(struct ct_slots *slots, int number)
{
    struct ct_slot_half *half = &slots->halves[number];

    while (half->nreaders > 0) {
        const struct ct_reader *reader = &half->readers[half->nreaders - 1];

        if (slots->seen[reader->rank] <= half->turn && !ct_slots_is_done(slots, reader, number))
            return false;
        half->nreaders--;
    }
    return true;
}

/* True if the next half of this rank may be filled. */
static inline bool ct_slots_are_free(struct ct_slots *slots)
{
    return ct_slots_is_free(slots, slots->next_half);
}

/* Where the next slice of this rank goes, at most slice_bytes; once ct_slots_are_free. */
static inline unsigned char *ct_slots_fill(const struct ct_slots *slots, size_t bytes)
{
    if (bytes <= CT_SLOT_SHORT)
        return slots->own[slots->next_half].data;
    return ct_slot_data(slots, slots->rank, slots->next_half, bytes);
}

/*
 * Show what was filled: slice `slice` of a post.
 *
 * bytes    of the whole post; with CT_SLOT_ADDRESS its address was filled in
 * readers  other ranks, each once: each of them must find and acknowledge the slice. The
 *          same for all slices of a post
 */
static inline void ct_slots_publish(struct ct_slots *slots, size_t slice, uint64_t bytes,
                                    const struct ct_reader *readers, int nreaders)
{
    const int number = slots->next_half;
    struct ct_slot_half *half = &slots->halves[number];
    struct ct_slot_head *head = slots->own + number;
    bool is_for_all = nreaders == slots->nranks - 1;

    slots->next_half = (number + 1) % CT_SLOT_HALVES;
    half->call = slots->call;
    half->slice = slice;
    half->turn = slots->turn;
    half->nreaders = nreaders;
    head->bytes = bytes;
    for (int i = 0; i < nreaders; i++) {
        half->readers[i] = readers[i];
        is_for_all = is_for_all && readers[i].tag == slots->nposts; /* and all earlier posts */
    }
    if (is_for_all) {
        atomic_store_explicit(&head->number, ct_slot_number(slots->call, slots->nposts, slice),
                              memory_order_release);
        return;
    }
    for (int i = 0; i < nreaders; i++)
        atomic_store_explicit(&ct_slot_pair(slots, slots->rank, readers[i].rank)->shown[number],
                              ct_slot_number(slots->call, readers[i].tag, slice),
                              memory_order_release);
}

/* The last slice of a post was shown. */
static inline void ct_slots_end_post(struct ct_slots *slots)
{
    slots->nposts++;
}

/*
 * Look for the slice of another rank that has this number.
 *
 * found    out: until it is acknowledged
 * returns  false: it is not there yet
 */
static inline bool ct_slots_find(struct ct_slots *slots, int poster, uint64_t number,
                                 struct ct_slot_found *found)
{
    const struct ct_slot_pair *pair = ct_slot_pair(slots, poster, slots->rank);

    for (int half = 0; half < CT_SLOT_HALVES; half++) {
        const struct ct_slot_head *head = ct_slot_head(slots, poster, half);

        if (atomic_load_explicit(&head->number, memory_order_acquire) == number ||
            atomic_load_explicit(&pair->shown[half], memory_order_acquire) == number) {
            slots->seen[poster] = slots->turn;
            found->bytes = head->bytes;
            found->half = half;
            return true;
        }
    }
    return false;
}

/* This rank is done with a slice that it has found. */
static inline void ct_slots_acknowledge(const struct ct_slots *slots, int poster, uint64_t number,
                                        int half)
{
    atomic_store_explicit(&ct_slot_pair(slots, slots->rank, poster)->done[half], number,
                          memory_order_release);
}

#endif
