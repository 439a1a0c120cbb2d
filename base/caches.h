/*
 * caches.h - the caches of this host, by Linux's /sys.
 */
#ifndef CT_BASE_CACHES_H
#define CT_BASE_CACHES_H

#include <stddef.h>

/* The folder of processor 0. Its caches stand for those of all processors. */
#define CT_CACHES "/sys/devices/system/cpu/cpu0/cache"

/*
 * Bytes that one core has in the caches beyond the first: its share of the one of which it
 * has least, where all cores that share it work.
 *
 * caches   the folder, CT_CACHES but in tests
 * returns  0: unknown
 */
size_t ct_core_cache_bytes(const char *caches);

#endif
