/*
 * running.h - a schedule under way: where its spans are in memory, and the
 * steps that send nothing.
 */
#ifndef CT_LIBRARY_RUN_RUNNING_H
#define CT_LIBRARY_RUN_RUNNING_H

#include "library/run/executor.h"

#include <stdbool.h>

struct ct_running {
    struct ct_workspace *space;
    MPI_Comm comm;
    const struct ct_schedule *schedule;
    const struct ct_call *call;
    const char *from[CT_BUFFERS];
    char *to[CT_BUFFERS]; /* NULL for the send buffer */
    struct ct_grid grid;
    const struct ct_starts *starts; /* NULL: all blocks are equal */
    bool is_plain;                  /* they are, and units are whole blocks */
    int nactive;
    int nready;
    int nleft;      /* steps of this epoch not yet started */
    int err;        /* the first; the caller's, as `space` */
    bool is_broken; /* a message could not be started; so is this */
};

/* Lay the buffers out; arguments as of ct_schedule_run. `space` is left to the
   caller. Returns an MPI error code. */
int ct_running_begin(struct ct_running *run, const struct ct_schedule *schedule,
                     const struct ct_call *call, const struct ct_starts *starts, MPI_Comm comm,
                     const struct ct_memory *scratch);

/* Byte of a buffer where a unit begins, if the blocks lie one after the other. */
size_t ct_running_offset(const struct ct_running *run, int buffer, int unit);

/* Where the blocks of a buffer are (struct ct_call); NULL: one after the other. */
static inline const ptrdiff_t *ct_running_places(const struct ct_running *run, int buffer)
{
    return buffer < CT_SCRATCH ? run->call->places[buffer] : NULL;
}

size_t ct_running_bytes(const struct ct_running *run, const struct ct_span *span);

/* The first byte of a span. */
const char *ct_running_source(const struct ct_running *run, const struct ct_step *step);
char *ct_running_target(const struct ct_running *run, const struct ct_step *step);

/* Return MPI error codes. */
int ct_running_copy(const struct ct_running *run, const struct ct_step *step);
int ct_running_reduce(const struct ct_running *run, const struct ct_step *step);

/* The tag of private counts' messages. Tokens have the tags below it. */
#define CT_PRIVATE_TAG (2 * CT_TAGS_MAX)

/* All bits set where MPI has tags for each collective: a rank whose call MPI refused may
   have left messages, which no other collective may receive. Otherwise 0. */
extern int ct_tags_mask;

/* Find it out, on any communicator; the same on all ranks. */
void ct_tags_look(MPI_Comm comm);

/* The tag of a step's message. */
static inline int ct_running_tag(const struct ct_running *run, const struct ct_step *step)
{
    const struct ct_schedule *schedule = run->schedule;
    const int tag = schedule->skips_empty && step->tag == 0 ? CT_PRIVATE_TAG : step->tag;

    return tag + (schedule->first_tag & ct_tags_mask);
}

#endif
