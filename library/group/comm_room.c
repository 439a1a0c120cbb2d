/*
 * comm_room.c - a number.
 */
#include "library/group/comm_room.h"

#include "library/switches/fixed_order.h"

#include <stdatomic.h>

#define PRIVATE_MAX 64

static atomic_int nprivate;

bool ct_comm_room_is_left(void)
{
    return ct_fixed_order_is_on() || atomic_load(&nprivate) < PRIVATE_MAX;
}

bool ct_comm_room_is_left_for_order(void)
{
    return atomic_load(&nprivate) < PRIVATE_MAX / 2;
}

void ct_comm_room_count(int n)
{
    atomic_fetch_add(&nprivate, n);
}
