/*
 * caches.c - reads what /sys says of each cache.
 */
#include "base/caches.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { CACHES_MOST = 16, LINE = 1024 };

struct cache {
    int level;
    bool is_of_instructions;
    size_t bytes;
    size_t nsharing; /* processors that share it; each hardware thread is one */
};

static bool read_line(const char *caches, int number, const char *name, char line[LINE])
{
    char path[PATH_MAX];
    FILE *file;
    bool is_read;

    snprintf(path, sizeof path, "%s/index%d/%s", caches, number, name);
    file = fopen(path, "re");
    if (file == NULL)
        return false;
    is_read = fgets(line, LINE, file) != NULL;
    fclose(file);
    return is_read;
}

/* How many numbers are in a list like "0-7,64-71"; 0: it is no such list. */
static size_t count_listed(const char *list)
{
    size_t n = 0;
    int length = 0;
    unsigned from, to;

    for (; sscanf(list, "%u%n", &from, &length) == 1; list++) {
        list += length;
        to = from;
        if (*list == '-' && sscanf(list, "-%u%n", &to, &length) == 1)
            list += length;
        n += to < from ? 0 : to - from + 1;
        if (*list != ',')
            break;
    }
    return n;
}

/* Returns false if there is none of this number. */
static bool read_cache(const char *caches, int number, struct cache *cache)
{
    char line[LINE];
    unsigned long kilobytes;

    *cache = (struct cache){0};
    if (!read_line(caches, number, "level", line) || sscanf(line, "%d", &cache->level) != 1)
        return false;
    cache->is_of_instructions =
        read_line(caches, number, "type", line) && strncmp(line, "Instruction", 11) == 0;
    if (read_line(caches, number, "size", line) && sscanf(line, "%luK", &kilobytes) == 1)
        cache->bytes = (size_t)kilobytes << 10;
    if (read_line(caches, number, "shared_cpu_list", line))
        cache->nsharing = count_listed(line);
    return true;
}

size_t ct_core_cache_bytes(const char *caches)
{
    size_t threads = 1, least = 0;
    struct cache cache;

    for (int i = 0; i < CACHES_MOST && read_cache(caches, i, &cache); i++) {
        if (cache.level == 1 && !cache.is_of_instructions && cache.nsharing > 0)
            threads = cache.nsharing; /* threads of a core share its first cache */
    }
    for (int i = 0; i < CACHES_MOST && read_cache(caches, i, &cache); i++) {
        size_t share;

        if (cache.level < 2 || cache.is_of_instructions || cache.nsharing == 0)
            continue;
        share = cache.bytes / cache.nsharing * threads;
        least = least == 0 || share < least ? share : least;
    }
    return least;
}
