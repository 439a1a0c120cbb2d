/*
 * thread_level.c - the names of the levels.
 */
#include "driver/thread_level.h"

#include <stddef.h>
#include <string.h>

bool ct_thread_level_is_known(const char *level)
{
    static const char *const names[] = {"funneled", "serialized", "multiple"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (level != NULL && strcmp(level, names[i]) == 0)
            return true;
    }
    return ct_thread_level_is_single(level);
}

bool ct_thread_level_is_single(const char *level)
{
    return level == NULL || strcmp(level, "single") == 0;
}
