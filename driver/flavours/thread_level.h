/*
 * thread_level.h - MPI's levels of thread support, as the command line and
 * tuned.c name them: "single", "funneled", "serialized", "multiple". What is
 * tuned at one is not what is fastest at another: at "multiple" each call
 * takes locks. NULL stands for "single".
 */
#ifndef CT_DRIVER_FLAVOURS_THREAD_LEVEL_H
#define CT_DRIVER_FLAVOURS_THREAD_LEVEL_H

#include <stdbool.h>

/* The name of level number `i`, from 0; NULL: there are no more. */
const char *ct_thread_level_name(int i);

/* True if it is "single", which is not written anywhere. */
bool ct_thread_level_is_single(const char *level);

/* True if threads may call MPI at the same time. */
bool ct_thread_level_is_multiple(const char *level);

#endif
