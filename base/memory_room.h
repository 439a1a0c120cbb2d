/*
 * memory_room.h - how much memory this process may take before the system ends a process for
 * lack of memory, by Linux's /proc and control groups.
 */
#ifndef CT_BASE_MEMORY_ROOM_H
#define CT_BASE_MEMORY_ROOM_H

#include <stddef.h>

#define CT_CGROUPS "/sys/fs/cgroup"

/*
 * The least of what the host has left and of what is left in each control group that this
 * process is in. Memory that holds copies of files counts as free.
 *
 * proc     the folder: CT_PROC (base/processors.h) but in tests
 * cgroups  the folder: CT_CGROUPS but in tests
 * returns  bytes; SIZE_MAX: unknown
 */
size_t ct_memory_room(const char *proc, const char *cgroups);

#endif
