/*
 * comm_room.h - how many private communicators a process has.
 *
 * MPI libraries have some thousand, which are the application's.
 */
#ifndef CT_LIBRARY_COMM_ROOM_H
#define CT_LIBRARY_COMM_ROOM_H

#include <stdbool.h>

/* True if there is room for one more. */
bool ct_comm_room_is_left(void);

/* True if there is room for one in another order of ranks. These get half of what there is:
   without one native is as it is, but ranks without one of their own get nothing
   that was tuned. */
bool ct_comm_room_is_left_for_order(void);

/* So many more of them, or fewer. */
void ct_comm_room_count(int n);

#endif
