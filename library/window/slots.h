/*
 * slots.h - memory in which the ranks of a host show each other data, and its rules.
 *
 * Each rank has a part of the memory: heads and room for data, which it alone fills, and a
 * line of acknowledgements for each other rank. A post goes in slices; posts take the heads
 * in turn, and the slices of one go to and fro between two. Each reader has a number for each
 * slice, which no other slice of any call has. Publishing stores the numbers after the data
 * (release). A reader looks for its number (acquire), first in the head that it expects, uses
 * the data where it is, and acknowledges it by storing the number in its own line for the
 * poster. A head is filled again only when each reader of the slice in it has acknowledged
 * it, or is known to be past its call: it has made the same calls as this rank and is in
 * this one. What is known is asked first: memory that another rank writes is looked at once
 * for as many posts as it has acknowledged.
 *
 * Short slices are in the head itself. Others are in one of two halves of the room: those that
 * fit into a cell in the one that the head has there, longer ones all over the half, once the
 * last readers of its cells are done.
 *
 * So a post waits for readers of earlier posts of its rank, and for no others. The checker's
 * proof lets each post wait for all readers of the post before it: with any number of heads,
 * ranks wait for no more than that.
 *
 * MPI may refuse a rank's part of a call: the rank then makes later calls without this one.
 * Calls are therefore counted by communicator and kind, as messages with the same tags are
 * matched: the rank's next call of the kind takes the post that it has missed. What a rank
 * shows carries a hash of all calls that it has begun. Two ranks with equal hashes have made
 * the same calls in the same order; of others a poster knows only what they acknowledge.
 *
 * A rank that has missed a call says so. A poster that waits for such a reader withdraws
 * what the reader has not taken, and hands it over in another way (library/run/left_posts.h):
 * short posts alone, as MPI buffers short messages. The poster marks the slice for the
 * reader, then looks at what the reader has begun; the reader says that it begins a call,
 * then looks at the marks. So either the poster sees that the reader is in the slice's
 * call and leaves the slice where it is, or the reader sees the mark.
 *
 * A long post may be read where it is: the head then has its address, and the post is over
 * when all have acknowledged it. A reader that cannot read it there, since what the system
 * allows has changed or the memory is a device's, says so, and the post then goes on in slices,
 * for such readers alone.
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

#include "library/window/slot_memory.h"
#include "repo/schedule.h"

#include <stdbool.h>

/* The slice that a rank put last into a head. */
struct ct_slot_slice {
    uint64_t call;
    uint64_t number; /* in its post */
    size_t bytes;
    int nreaders;              /* that may still read it */
    struct ct_reader *readers; /* room for all ranks */
};

/* What is known of another rank. */
struct ct_slot_peer {
    uint32_t done;              /* heads, one bit each: it needs no slice there any more */
    unsigned head;              /* where a slice of it was found last */
    unsigned ahead;             /* where the next one is expected */
    struct ct_slot_head *heads; /* its own, also of this rank */
    struct ct_slot_pair *to;    /* what this rank writes for it */
    struct ct_slot_pair *from;  /* what it writes for this rank */
};

/* The calls of one communicator so far. All of its ranks make those of each kind in the same
   order. */
struct ct_slot_calls {
    uint64_t group; /* its number in the window, from 1 to CT_SLOT_GROUPS - 1 */
    uint32_t ncalls[CT_SLOT_KINDS];
};

/* The side of one rank. */
struct ct_slots {
    int nranks;
    int rank;
    size_t slice_bytes; /* of a half: a multiple of CT_SLOT_LINE */
    size_t cell_bytes;  /* ct_slot_cell_bytes */
    size_t part_bytes;  /* of each rank's memory */
    unsigned char *memory;
    struct ct_slot_head *own; /* this rank's part: its heads, and what it has begun */
    uint64_t call;            /* the one under way, the same on all ranks; 0: none yet */
    uint64_t history;         /* hash of all calls that this rank has begun */
    uint32_t fresh;           /* heads that were filled in this call */
    bool has_missed;          /* this rank, some call */
    int nposts;               /* of this rank that are over in this call */
    unsigned next;            /* head of the next post's first slice */
    unsigned filled;          /* the head that ct_slots_fill gave last */
    bool is_refused;          /* some reader could not read a post of this rank where it is */
    unsigned nasked;          /* times that a reader was not known to be done */
    int behind;               /* the last one that was late and has missed a call; -1: none */
    struct ct_slot_slice slices[CT_SLOT_HEADS];
    unsigned longs[CT_SLOT_HALVES]; /* heads: the last of each half that was more than a cell */
    struct ct_slot_peer *peers;     /* by rank */
    struct ct_reader *readers;      /* of all slices */
};

/* A slice that was found. */
struct ct_slot_found {
    uint64_t bytes; /* of the whole post; CT_SLOT_ADDRESS may be set */
    unsigned head;
};

/* Of slices of so many bytes; is_crowded: as all ranks say, they share processors. */
size_t ct_slot_cell_bytes(size_t slice_bytes, bool is_crowded);

/* Bytes of each rank's part: a multiple of `page`, a power of two. */
size_t ct_slots_part_bytes(int nranks, size_t slice_bytes, size_t page);

/*
 * slots    nranks, rank and slice_bytes are set; before a call begins, cell_bytes
 * memory   nranks parts of part_bytes each, all zero before the first rank comes; borrowed
 * returns  false: out of memory
 */
bool ct_slots_init(struct ct_slots *slots, void *memory, size_t part_bytes);
void ct_slots_fini(struct ct_slots *slots);

static inline uint64_t ct_slot_call(const struct ct_slot_calls *calls, int kind)
{
    const uint64_t place = calls->group * CT_SLOT_KINDS + (uint64_t)kind;

    return place << CT_SLOT_COUNT_BITS | (calls->ncalls[kind] & CT_SLOT_COUNTED);
}

static inline struct ct_slot_head *ct_slot_head(const struct ct_slots *slots, int rank,
                                                unsigned head)
{
    return (struct ct_slot_head *)(void *)(slots->memory + (size_t)rank * slots->part_bytes) + head;
}

static inline struct ct_slot_begun *ct_slot_begun(const struct ct_slots *slots, int rank)
{
    return (struct ct_slot_begun *)(void *)ct_slot_head(slots, rank, CT_SLOT_HEADS);
}

/* What `rank` writes for `other`. */
static inline struct ct_slot_pair *ct_slot_pair(const struct ct_slots *slots, int rank, int other)
{
    return (struct ct_slot_pair *)(void *)(ct_slot_begun(slots, rank) + 1) + other;
}

/* Where a slice of so many bytes is. */
static inline unsigned char *ct_slot_data(const struct ct_slots *slots, int rank, unsigned head,
                                          size_t bytes)
{
    const size_t cell = bytes <= slots->cell_bytes ? head / CT_SLOT_HALVES : 0;

    if (bytes <= CT_SLOT_SHORT)
        return slots->peers[rank].heads[head].data;
    return (unsigned char *)ct_slot_pair(slots, rank, slots->nranks) +
           head % CT_SLOT_HALVES * slots->slice_bytes + cell * slots->cell_bytes;
}

/* The next hash, after one more call. */
static inline uint64_t ct_slot_history(uint64_t history, uint64_t call)
{
    history = (history ^ call) * UINT64_C(0x9e3779b97f4a7c15);
    return history ^ history >> 32;
}

/*
 * A call begins. All ranks of the memory begin the same calls in the same order, apart from
 * those that they miss, and each ends one before it begins the next.
 *
 * calls  of its communicator
 * kind   less than CT_SLOT_KINDS
 */
static inline void ct_slots_begin_call(struct ct_slots *slots, struct ct_slot_calls *calls,
                                       int kind)
{
    struct ct_slot_begun *begun = (struct ct_slot_begun *)(void *)(slots->own + CT_SLOT_HEADS);

    calls->ncalls[kind]++;
    slots->call = ct_slot_call(calls, kind);
    slots->history = ct_slot_history(slots->history, slots->call);
    slots->fresh = 0;
    slots->nposts = 0;
    if (slots->has_missed)
        atomic_store(&begun->call, slots->call);
    else
        atomic_store_explicit(&begun->call, slots->call, memory_order_release);
}

/* This rank has missed a call, or may have. */
void ct_slots_miss(struct ct_slots *slots);

/* For ct_slots_is_free: true if a reader says that it will not look at the head's slice again. */
bool ct_slots_is_done(struct ct_slots *slots, const struct ct_reader *reader, unsigned head);

/* True if what this rank put into a head is done with. */
static inline bool ct_slots_is_free(struct ct_slots *slots, unsigned head)
{
    struct ct_slot_slice *slice = &slots->slices[head];

    while (slice->nreaders > 0) {
        const struct ct_reader *reader = &slice->readers[slice->nreaders - 1];

        if ((slots->peers[reader->rank].done >> head & 1) == 0 &&
            !ct_slots_is_done(slots, reader, head))
            return false;
        slice->nreaders--;
    }
    return true;
}

/* For ct_slots_fill: true if there is room for a slice that is not short; makes it that of the
   head, which is free. */
bool ct_slots_take_room(struct ct_slots *slots, unsigned head, size_t bytes);

/*
 * Where slice `slice` of this rank's next post goes.
 *
 * bytes    at most slice_bytes
 * returns  NULL: readers of earlier ones are not done yet
 */
static inline unsigned char *ct_slots_fill(struct ct_slots *slots, uint64_t slice, size_t bytes)
{
    const unsigned head = (slots->next + (unsigned)(slice & 1)) % CT_SLOT_HEADS;

    if (!ct_slots_is_free(slots, head))
        return NULL;
    slots->filled = head;
    slots->slices[head].bytes = bytes;
    if (bytes <= CT_SLOT_SHORT)
        return slots->own[head].data;
    return ct_slots_take_room(slots, head, bytes) ? ct_slot_data(slots, slots->rank, head, bytes)
                                                  : NULL;
}

/*
 * Show what was filled: slice `slice` of a post.
 *
 * bytes    of the whole post; with CT_SLOT_ADDRESS its address was filled in
 * readers  other ranks, each once: each of them must find and acknowledge the slice. The
 *          same for all slices of a post
 */
static inline void ct_slots_publish(struct ct_slots *slots, uint64_t slice, uint64_t bytes,
                                    const struct ct_reader *readers, int nreaders)
{
    const unsigned number = slots->filled;
    struct ct_slot_slice *shown = &slots->slices[number];
    struct ct_slot_head *head = slots->own + number;
    bool is_for_all = nreaders == slots->nranks - 1;

    shown->call = slots->call;
    shown->number = slice;
    shown->nreaders = nreaders;
    slots->fresh |= UINT32_C(1) << number;
    head->bytes = bytes;
    head->history = slots->history;
    for (int i = 0; i < nreaders; i++) {
        shown->readers[i] = readers[i];
        slots->peers[readers[i].rank].done &= ~(UINT32_C(1) << number);
        is_for_all = is_for_all && readers[i].tag == slots->nposts; /* and all earlier posts */
    }
    if (is_for_all) {
        atomic_store_explicit(&head->number, ct_slot_number(slots->call, slots->nposts, slice),
                              memory_order_release);
        return;
    }
    /* a reader from which a slice was withdrawn may look for its number later */
    atomic_store_explicit(&head->number, 0, memory_order_relaxed);
    for (int i = 0; i < nreaders; i++)
        atomic_store_explicit(&slots->peers[readers[i].rank].to->shown[number],
                              ct_slot_number(slots->call, readers[i].tag, slice),
                              memory_order_release);
}

/*
 * The readers of a post that could not read it where it is, once the head with its address is
 * free. They are first in the slice's `readers` then, and nothing is shown in the head any more.
 *
 * nreaders  of the post
 * returns   how many
 */
int ct_slots_refusers(struct ct_slots *slots, unsigned head, int nreaders);

/* The last slice of a post was shown. */
static inline void ct_slots_end_post(struct ct_slots *slots)
{
    slots->nposts++;
    slots->next = (slots->filled + 1) % CT_SLOT_HEADS;
}

/* True if another rank shows this rank a slice with that number in that head. */
static inline bool ct_slots_shows(const struct ct_slots *slots, int poster, unsigned head,
                                  uint64_t number)
{
    const struct ct_slot_peer *peer = &slots->peers[poster];

    return atomic_load_explicit(&peer->heads[head].number, memory_order_acquire) == number ||
           atomic_load_explicit(&peer->from->shown[head], memory_order_acquire) == number;
}

/* For a rank that has missed a call: true if the poster has withdrawn a slice that it showed. */
bool ct_slots_is_withdrawn(const struct ct_slots *slots, int poster, unsigned head,
                           uint64_t number);

/*
 * Take a slice from a reader that has missed a call, for good: the reader gets it in another
 * way.
 *
 * returns  false: the reader may be in its call, or has taken it
 */
bool ct_slots_withdraw(struct ct_slots *slots, const struct ct_reader *reader, unsigned head);

/*
 * Look for the slice of another rank that has this number, only where it is expected.
 *
 * found    out: until it is acknowledged
 * returns  false: it is not there yet
 */
static inline bool ct_slots_find_ahead(struct ct_slots *slots, int poster, uint64_t number,
                                       struct ct_slot_found *found)
{
    struct ct_slot_peer *peer = &slots->peers[poster];
    const unsigned head = peer->ahead;

    if (!ct_slots_shows(slots, poster, head, number))
        return false;
    if (peer->heads[head].history == slots->history) /* it is past all earlier calls */
        peer->done |= ~slots->fresh;
    else if (slots->has_missed && ct_slots_is_withdrawn(slots, poster, head, number))
        return false;
    /* as far ahead as this one was: posts between them are for others */
    peer->ahead = (2 * head - peer->head) % CT_SLOT_HEADS;
    peer->head = head;
    /* it may be there already: then the next call need not wait for it. Of gcc and clang */
    __builtin_prefetch(&peer->heads[peer->ahead]);
    found->bytes = peer->heads[head].bytes;
    found->head = head;
    return true;
}

/* The same, in all heads. */
bool ct_slots_search(struct ct_slots *slots, int poster, uint64_t number,
                     struct ct_slot_found *found);

/* The same, first where it is expected. */
static inline bool ct_slots_find(struct ct_slots *slots, int poster, uint64_t number,
                                 struct ct_slot_found *found)
{
    return ct_slots_find_ahead(slots, poster, number, found) ||
           ct_slots_search(slots, poster, number, found);
}

/* This rank is done with a slice that it has found. */
static inline void ct_slots_acknowledge(const struct ct_slots *slots, int poster, uint64_t number,
                                        unsigned head)
{
    atomic_store_explicit(&slots->peers[poster].to->done[head], number, memory_order_release);
}

/* The same of the address of a post: this rank cannot read there, and waits for its slices, from
   slice 1 on. */
static inline void ct_slots_refuse(const struct ct_slots *slots, int poster, uint64_t number,
                                   unsigned head)
{
    atomic_store_explicit(&slots->peers[poster].to->refused, number, memory_order_relaxed);
    ct_slots_acknowledge(slots, poster, number, head);
}

#endif
