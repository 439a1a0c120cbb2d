/*
 * same_host.h - when two names are of one host: MPI and systems name a host with its domain or
 * without. Every folder may include this header.
 */
#ifndef CT_BASE_SAME_HOST_H
#define CT_BASE_SAME_HOST_H

#include <stdbool.h>
#include <stddef.h>

/* The length of a host's name without its domain. An IP address has no domain. */
size_t ct_host_length(const char *name);

/* True if both names are equal but for a domain that only one of them has. */
bool ct_host_is_same(const char *a, const char *b);

/* True if it is a name of the host that this process runs on; "localhost" is one. */
bool ct_host_is_this(const char *name);

#endif
