/*
 * memory_room.c - of version 1 and 2 of control groups.
 */
#include "base/memory_room.h"

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* The files in which a version of control groups says what a group may use and what it uses. */
struct version {
    const char *folder; /* of the root group */
    const char *most;
    const char *used;
    const char *copies[2]; /* of files, in memory.stat */
};

static const struct version versions[] = {
    {"/memory",
     "memory.limit_in_bytes",
     "memory.usage_in_bytes",
     {"total_active_file", "total_inactive_file"}},
    {"", "memory.max", "memory.current", {"active_file", "inactive_file"}},
};

static FILE *open_in(const char *folder, const char *name)
{
    char path[PATH_MAX];

    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
        return NULL;
    return fopen(path, "re");
}

/* The only number of a file. False: it has none. */
static bool read_number(const char *folder, const char *name, unsigned long long *number)
{
    FILE *file = open_in(folder, name);
    bool is_read;

    if (file == NULL)
        return false;
    is_read = fscanf(file, "%llu", number) == 1;
    fclose(file);
    return is_read;
}

/* The number of a line "NAME NUMBER"; `otherwise` if there is none. */
static unsigned long long find_number(const char *folder, const char *file_name, const char *name,
                                      unsigned long long otherwise)
{
    FILE *file = open_in(folder, file_name);
    char line[256], word[64];
    unsigned long long number;
    bool is_found = false;

    while (file != NULL && !is_found && fgets(line, sizeof line, file) != NULL)
        is_found = sscanf(line, "%63s %llu", word, &number) == 2 && strcmp(word, name) == 0;
    if (file != NULL)
        fclose(file);
    return is_found ? number : otherwise;
}

static size_t room_of_host(const char *proc)
{
    const unsigned long long kilobytes = find_number(proc, "meminfo", "MemAvailable:", ULLONG_MAX);

    return kilobytes > SIZE_MAX >> 10 ? SIZE_MAX : (size_t)kilobytes << 10;
}

/* SIZE_MAX: the group has no limit. What more than `least` it is does not matter. */
static size_t room_of_group(const char *folder, const struct version *version, size_t least)
{
    unsigned long long most, used, copies = 0;

    if (!read_number(folder, version->most, &most) || !read_number(folder, version->used, &used))
        return SIZE_MAX;
    for (int i = 0; i < 2 && (most <= used || most - used < least); i++)
        copies += find_number(folder, "memory.stat", version->copies[i], 0);
    used -= copies < used ? copies : used;
    return most > used ? (size_t)(most - used) : 0;
}

/* The least room of a group and of the groups around it; `least` if that is less.
   group: its path from the root; changed */
static size_t room_of_groups(const char *cgroups, const struct version *version, char *group,
                             size_t least)
{
    char folder[PATH_MAX];
    char *end;

    do {
        const int n = snprintf(folder, sizeof folder, "%s%s%s", cgroups, version->folder, group);
        const size_t room =
            n < (int)sizeof folder ? room_of_group(folder, version, least) : SIZE_MAX;

        least = room < least ? room : least;
        end = strrchr(group, '/'); /* in a container the path may be another one's */
        if (end != NULL)
            *end = '\0';
    } while (end != NULL);
    return least;
}

/* A line of /proc/self/cgroup: a number, controllers, a path. */
static const struct version *read_group(char *line, char **group)
{
    const size_t length = strcspn(line, "\n");
    const char *controllers = strchr(line, ':');
    char *end = controllers == NULL ? NULL : strchr(controllers + 1, ':');

    if (end == NULL)
        return NULL;
    line[length] = '\0';
    *group = end + 1;
    *end = '\0';
    if (controllers[1] == '\0')
        return &versions[1];
    return strstr(controllers, "memory") == NULL ? NULL : &versions[0];
}

size_t ct_memory_room(const char *proc, const char *cgroups)
{
    FILE *file = open_in(proc, "self/cgroup");
    size_t least = room_of_host(proc);
    char line[PATH_MAX];

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        char *group;
        const struct version *version = read_group(line, &group);

        if (version != NULL)
            least = room_of_groups(cgroups, version, group, least);
    }
    if (file != NULL)
        fclose(file);
    return least;
}
