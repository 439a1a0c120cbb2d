/*
 * schedule.h - what one rank does in one collective call, as data.
 *
 * A schedule is an array of steps in epochs. A step starts when all steps of
 * earlier epochs are complete and all its predecessors (steps of the same
 * epoch with smaller numbers) are complete; nothing else orders steps. A
 * schedule holds no sizes: its unit is a block or one of `units_per_block`
 * nearly equal parts of a block, bound to bytes when it runs.
 *
 * What a block is: alltoall and allgather: the bytes one rank contributes
 * (to one destination); allreduce: the whole vector. The buffers:
 *
 *   collective   CT_SEND        CT_RECV
 *   alltoall     nranks blocks  nranks blocks
 *   allgather    1 block        nranks blocks
 *   allreduce    1 block        1 block
 *
 * CT_SCRATCH + i is scratch buffer i, as large as the plan uses it. The send
 * buffer is never written. In allgather the send buffer may be the rank's
 * own block of the receive buffer and in allreduce the receive buffer itself
 * (MPI_IN_PLACE); the checker proves schedules for both cases.
 *
 * Unit u of a buffer is unit u % units_per_block of block
 * u / units_per_block. Units of one block differ by at most one element, so
 * the two spans of a copy, a reduction or a message must start at the same
 * number modulo units_per_block; the checker sees to it.
 */
#ifndef CT_REPO_SCHEDULE_H
#define CT_REPO_SCHEDULE_H

#include "base/status.h"

enum ct_collective { CT_ALLTOALL, CT_ALLGATHER, CT_ALLREDUCE, CT_COLLECTIVES };

enum ct_buffer { CT_SEND, CT_RECV, CT_SCRATCH };

enum ct_action {
    CT_DO_SEND,       /* src to peer */
    CT_DO_RECV,       /* from peer into dst */
    CT_DO_COPY,       /* src into dst */
    CT_DO_REDUCE,     /* dst = src op dst, src from the lower ranks */
    CT_DO_TOKEN_SEND, /* a message of no bytes to peer */
    CT_DO_TOKEN_RECV, /* a message of no bytes from peer */
    CT_DO_BARRIER     /* all ranks; alone in its epoch */
};

/* `units` units of buffer `buffer`, from unit `first` on. */
struct ct_span {
    int buffer; /* CT_SEND, CT_RECV or CT_SCRATCH + i */
    int first;
    int units;
};

struct ct_step {
    enum ct_action action;
    int peer; /* rank; -1 for copy, reduce and barrier */
    int tag;  /* number of this message within (sender, receiver);
                 data and tokens are numbered apart */
    struct ct_span src;
    struct ct_span dst;
    int npreds;     /* predecessors in the same epoch */
    int first_succ; /* into succs */
    int nsuccs;
};

#define CT_SCRATCH_MAX 4
/* Messages of one kind from one rank to another in one call, at most. */
#define CT_TAGS_MAX 16383

struct ct_schedule {
    int nranks;
    int rank;
    int units_per_block;
    int nsteps;
    struct ct_step *steps;
    int nepochs;
    int *epochs; /* nepochs + 1 entries: the first step of each, then nsteps */
    int *succs;  /* step numbers */
    int nscratch;
    int scratch_units[CT_SCRATCH_MAX];
};

void ct_schedule_free(struct ct_schedule *schedule);

/* Bytes that the schedule itself occupies. */
size_t ct_schedule_memory(const struct ct_schedule *schedule);

/*
 * Where unit `unit` begins in a buffer, in bytes.
 *
 * block_bytes      bytes of a block, a multiple of element_bytes
 * element_bytes    what is never split: 1, or the size of the reduced type
 * units_per_block  of the schedule
 */
size_t ct_unit_offset(int unit, size_t block_bytes, size_t element_bytes,
                      int units_per_block);

/* "alltoall", "allgather", "allreduce". */
const char *ct_collective_name(enum ct_collective collective);

/* The collective of that name; CT_COLLECTIVES if there is none. */
enum ct_collective ct_collective_find(const char *name);

#endif
