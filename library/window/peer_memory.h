/*
 * peer_memory.h - reading the memory of another process of this host.
 *
 * By Linux's process_vm_readv: one copy, where two lead through a window. The system may
 * refuse it (ptrace_scope, users, containers, a filter): it is tried out between the very
 * processes first, and what was allowed may be refused later, to a process or for some memory.
 * XPMEM, a kernel module that maps such memory, is not used.
 */
#ifndef CT_LIBRARY_WINDOW_PEER_MEMORY_H
#define CT_LIBRARY_WINDOW_PEER_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a process shows of itself, to try it out. Numbers only: it is sent. */
struct ct_peer_trial {
    uint64_t process;
    uint64_t address; /* of `value` there */
    uint64_t value;
};

/* Of this process. */
struct ct_peer_trial ct_peer_trial(void);

/* True if this process reads the other one's value where that is. */
bool ct_peer_is_readable(const struct ct_peer_trial *trial);

/* Read from an address in the other process; false: not all of it could be read. */
bool ct_peer_read(uint64_t process, void *to, uint64_t address, size_t bytes);

#endif
