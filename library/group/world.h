/*
 * world.h - what the ranks of MPI_COMM_WORLD agreed in MPI_Init.
 *
 * There no rank is late by the program's doing, so a rank that does not answer
 * has no library. After it, ranks that wait for others in their first
 * collective know that these will come.
 */
#ifndef CT_LIBRARY_WORLD_H
#define CT_LIBRARY_WORLD_H

#include "library/group/roll_call.h"

/*
 * At the end of MPI_Init or MPI_Init_thread, by all ranks. Where some have no
 * library, the job is ended after ct_switch_wait_s() seconds, with a message.
 */
void ct_world_agree(void);

/* NULL: the library did not see MPI_Init, since the program uses sessions only
   or a tool took the call. Ranks then agree where a communicator is first
   used. */
const struct ct_roll_call *ct_world_agreed(void);

/* CT_TUNED, or why every call is native: what the ranks agreed, or otherwise how
   this rank is switched. */
enum ct_reason ct_world_reason(void);

enum ct_world_part {
    CT_WORLD_LACKS,
    CT_WORLD_HAS,
    CT_WORLD_UNKNOWN /* MPI does not say, perhaps on this rank alone: a vote decides */
};

/* CT_WORLD_LACKS if the ranks of MPI_COMM_WORLD agreed, but some rank of the communicator
   is of another one. Without communicating; the same on all its ranks that know. */
enum ct_world_part ct_world_knows(MPI_Comm comm, int nranks);

/* CT_WORLD_HAS if all these ranks are in MPI_COMM_WORLD. Does not communicate. The same on all
   of them that know, if they have an MPI_COMM_WORLD of their own. */
enum ct_world_part ct_world_has(MPI_Group members, int nranks);

#endif
