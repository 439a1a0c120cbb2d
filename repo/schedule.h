/*
 * schedule.h - what one rank does in one collective call, as data.
 *
 * A schedule is an array of steps in epochs. A step starts when all steps of
 * earlier epochs are complete and all its predecessors (steps of the same
 * epoch with smaller numbers) are complete; nothing else orders steps. A
 * schedule holds no sizes: its unit is a block or one of `units_per_block`
 * nearly equal parts of a block, bound to bytes when it runs.
 *
 * How many blocks CT_SEND and CT_RECV have, and what they hold, is in the
 * collective's descriptor; CT_SCRATCH + i is scratch buffer i, as large as the
 * plan uses it. The send buffer is never written. Where the descriptor has
 * in_place, the send buffer may be a part of the receive buffer
 * (MPI_IN_PLACE); the checker proves schedules for both cases.
 *
 * Unit u of a buffer is unit u % units_per_block of block
 * u / units_per_block. Units of one block differ by at most one element, so
 * the two spans of a copy, a reduction or a message must start at the same
 * number modulo units_per_block; the checker proves it.
 *
 * Where items differ in size (collectives with counts), a block is as large
 * as its item, and the two spans must be of the same items. A scratch block is
 * as large as the largest item unless the plan says which item it is for
 * (ct_scratch_items): it takes any item, whose bytes begin where it begins.
 * Between such a block and one of an item, the item's size counts; only one
 * whole block is copied or reduced at once, or received into it, and none is
 * sent from it into a block of an item (checker/checker_items.c says why).
 *
 * Ranks that share memory also meet in a window. A post makes a span readable
 * for a set of such ranks, its readers; each of them fetches from it once: all
 * of it, a part, or nothing. A post of no units tells only that its rank has
 * come so far. A post and the fetches from it are over at the latest when all of
 * them have started; the executor may end the post as soon as it has copied the
 * span into a slot, and each fetch then by itself. Plans must be right for both:
 * then no plan depends on how many slots a rank has, or their size, and a long post
 * may be read where it lies, or go through a slot in slices, of which the next one
 * has room when all readers have the one before. Posts of one rank are made one
 * after the other: each waits for the one before it, whose slot it may need. A post
 * of no bytes is made, and fetched, too.
 */
#ifndef CT_REPO_SCHEDULE_H
#define CT_REPO_SCHEDULE_H

#include "repo/collective.h"

enum ct_action {
    CT_DO_SEND,        /* src to peer */
    CT_DO_RECV,        /* from peer into dst */
    CT_DO_COPY,        /* src into dst */
    CT_DO_REDUCE,      /* dst = src op dst, src from the lower ranks */
    CT_DO_TOKEN_SEND,  /* a message of no bytes to peer */
    CT_DO_TOKEN_RECV,  /* a message of no bytes from peer */
    CT_DO_BARRIER,     /* all ranks; alone in its epoch */
    CT_DO_NATIVE,      /* the MPI library's own collective of all ranks, from src,
                         all that is sent, to dst, all that is received; alone
                         in its epoch. The library plans it for calls of native
                         in another order; the checker knows nothing of it */
    CT_DO_POST,        /* src, perhaps of no units, for its readers */
    CT_DO_FETCH,       /* from peer's post into dst, perhaps of no units */
    CT_DO_FETCH_REDUCE /* dst = what is fetched op dst */
};

/* `units` units of buffer `buffer`, from unit `first` on. */
struct ct_span {
    int buffer; /* CT_SEND, CT_RECV or CT_SCRATCH + i */
    int first;
    int units;
};

/* A rank that a post is for. */
struct ct_reader {
    int rank;
    int tag; /* number of this post within (poster, reader) */
};

struct ct_step {
    enum ct_action action;
    int peer; /* rank; -1 for copy, reduce, barrier and post */
    union {
        int tag;      /* number of this message or post within (sender, receiver); data,
                         tokens and posts are numbered apart */
        int nreaders; /* of a post */
    };
    struct ct_span src; /* of a fetch: what is posted, as if it lay in this rank's
                           buffers: as many units, of blocks as large */
    struct ct_span dst;
    union {
        int skip;         /* of a fetch: units of the post before what it takes, of which
                             there are dst.units */
        int first_reader; /* of a post: into readers */
    };
    int npreds;     /* predecessors in the same epoch */
    int first_succ; /* into succs */
    int nsuccs;
};

/* Scratch buffers of a schedule: four for an algorithm, two to put the blocks of
   others in order (repo/reorder.h). */
#define CT_SCRATCH_MAX 6
/* Posts of no more bytes are never read where they lie. */
#define CT_READ_LONGER_THAN 16384

/* Messages of one kind from one rank to another in one call, at most. */
#define CT_TAGS_MAX 16383

/* Tags of one collective: its messages, its tokens, and one more. */
#define CT_TAGS_SPAN (2 * CT_TAGS_MAX + 2)

struct ct_schedule {
    int nranks;
    int rank;
    int first_tag; /* of its collective; added to the steps' tags where MPI has so many */
    int units_per_block;
    bool reads_posts; /* long posts are read where they lie, if the ranks may read each
                         other's memory */
    bool skips_empty; /* messages of no bytes are not sent, where items differ:
                         both ends know their sizes. Else they are, as there
                         may be more room at one end */
    int nsteps;
    struct ct_step *steps;
    int nepochs;
    int *epochs; /* nepochs + 1 entries: the first step of each, then nsteps */
    int *succs;  /* step numbers */
    int nreaders;
    struct ct_reader *readers; /* of the posts, one after the other */
    int nscratch;
    int scratch_units[CT_SCRATCH_MAX];
    int *scratch_items[CT_SCRATCH_MAX]; /* scratch block -> its item; NULL:
                                           blocks for any item */
};

/* Blocks that scratch buffer `number` begins. */
int ct_scratch_blocks(const struct ct_schedule *schedule, int number);

void ct_schedule_free(struct ct_schedule *schedule);

/* Bytes that the schedule itself occupies. */
size_t ct_schedule_memory(const struct ct_schedule *schedule);

/* Where the blocks of a buffer lie, bound when a schedule runs. */
struct ct_grid {
    size_t block_bytes;   /* of every block, unless `starts` is given */
    size_t element_bytes; /* what is never split: 1, or the size of the reduced
                             type; blocks are multiples of it */
    const size_t *starts; /* block -> its first byte, and the end of the last;
                             NULL: all blocks have block_bytes */
};

/* Where unit `unit` begins in a buffer, in bytes; or, after the last unit,
   where the buffer ends. */
size_t ct_unit_offset(int unit, const struct ct_grid *grid, int units_per_block);

/* Bytes of `n` units from unit `first` on: as much as their offsets differ by. */
size_t ct_units_bytes(int first, int n, const struct ct_grid *grid, int units_per_block);

#endif
