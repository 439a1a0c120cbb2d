/*
 * sharing.h - contexts that communicators of the same ranks, in the same
 * order, have in common.
 *
 * Found by comparing groups, without communicating. That is right because all
 * its ranks were there when a context was made, and it is never given up
 * before the end: whatever communicators a program frees, and in whatever
 * order, either all ranks of a group know a context for it or none. Not for
 * programs whose threads may call MPI at the same time.
 */
#ifndef CT_LIBRARY_SHARING_H
#define CT_LIBRARY_SHARING_H

#include "library/group/context.h"

/* NULL if there is none. */
struct ct_context *ct_sharing_find(MPI_Group members, int nranks);

/* True if there is room for one more. Ranks from outside MPI_COMM_WORLD can have none: their
   numbers may come to mean other processes. */
bool ct_sharing_has_room(void);

/* Those of the table. */
int ct_sharing_count(void);
struct ct_context *ct_sharing_at(int i);

/* All ranks agreed that they share it. The group is the table's from then
   on. */
void ct_sharing_add(struct ct_context *context, MPI_Group members);

/* Free what they hold; calls on their communicators are native then.

   frees_handles  MPI still works */
void ct_sharing_finish(bool frees_handles);

/* True if ranks agree about memory. In a simulation they share one memory, and
   messages are what is measured. */
#ifdef SMPI_H
#define CT_VOTES false
#else
#define CT_VOTES true
#endif

#endif
