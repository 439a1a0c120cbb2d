/*
 * host_memory.c - Linux's memfd_create, /proc and fallocate.
 */
#define _GNU_SOURCE /* memfd_create, fallocate */
#include "library/window/host_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct ct_host_memory none = {NULL, 0, -1};

/* Also where memory may be locked or the address space is bounded. */
static bool map(struct ct_host_memory *memory)
{
    void *start = mmap(NULL, memory->bytes, PROT_READ | PROT_WRITE, MAP_SHARED, memory->file, 0);

    if (start == MAP_FAILED)
        return false;
    memory->start = start;
    return madvise(start, memory->bytes, MADV_DONTFORK) == 0;
}

/* A file that becomes larger than it may be ends the process. */
static bool may_have(size_t bytes)
{
    struct rlimit limit;

    return getrlimit(RLIMIT_FSIZE, &limit) == 0 &&
           (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= bytes);
}

bool ct_host_memory_create(struct ct_host_memory *memory, size_t bytes,
                           struct ct_host_memory_name *name)
{
    struct stat found;

    *name = (struct ct_host_memory_name){.bytes = 0};
    *memory = none;
    memory->bytes = bytes;
    if (may_have(bytes))
        memory->file = memfd_create("colltune", MFD_CLOEXEC);
    if (memory->file < 0 || ftruncate(memory->file, (off_t)bytes) != 0 ||
        fstat(memory->file, &found) != 0 || !map(memory)) {
        ct_host_memory_fini(memory);
        return false;
    }
    *name = (struct ct_host_memory_name){(uint64_t)getpid(), (uint64_t)memory->file,
                                         (uint64_t)found.st_dev, (uint64_t)found.st_ino, bytes};
    return true;
}

/* Where processes have numbers of their own, another one may be found by this. Not opened:
   its file may be a device. */
static bool is_meant(const char *path, const struct ct_host_memory_name *name)
{
    struct stat found;

    return stat(path, &found) == 0 && (uint64_t)found.st_dev == name->device &&
           (uint64_t)found.st_ino == name->node && (uint64_t)found.st_size == name->bytes;
}

bool ct_host_memory_open(struct ct_host_memory *memory, const struct ct_host_memory_name *name)
{
    char path[80];

    *memory = none;
    memory->bytes = (size_t)name->bytes;
    snprintf(path, sizeof path, "/proc/%" PRIu64 "/fd/%" PRIu64, name->process, name->file);
    if (name->bytes > 0 && is_meant(path, name))
        memory->file = open(path, O_RDWR | O_CLOEXEC);
    if (memory->file < 0 || !map(memory)) {
        ct_host_memory_fini(memory);
        return false;
    }
    return true;
}

bool ct_host_memory_reserve(const struct ct_host_memory *memory, size_t first, size_t bytes)
{
    int outcome;

    if (!may_have(memory->bytes))
        return false;
    do {
        outcome = fallocate(memory->file, 0, (off_t)first, (off_t)bytes);
    } while (outcome != 0 && errno == EINTR);
    return outcome == 0;
}

void ct_host_memory_close(struct ct_host_memory *memory)
{
    if (memory->file >= 0)
        close(memory->file);
    memory->file = -1;
}

void ct_host_memory_fini(struct ct_host_memory *memory)
{
    ct_host_memory_close(memory);
    if (memory->start != NULL)
        munmap(memory->start, memory->bytes);
    *memory = none;
}
