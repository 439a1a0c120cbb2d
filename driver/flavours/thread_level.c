/*
 * thread_level.c - the names of the levels.
 */
#include "driver/flavours/thread_level.h"

#include <stddef.h>
#include <string.h>

const char *ct_thread_level_name(int i)
{
    static const char *const names[] = {"single", "funneled", "serialized", "multiple", NULL};

    return names[i];
}

bool ct_thread_level_is_multiple(const char *level)
{
    return level != NULL && strcmp(level, "multiple") == 0;
}

bool ct_thread_level_is_single(const char *level)
{
    return level == NULL || strcmp(level, "single") == 0;
}
