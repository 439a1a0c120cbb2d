/*
 * device.c - by the names of the shared objects that are loaded.
 *
 * Whatever way a program uses a GPU, it loads the vendor's runtime: at its start,
 * or by dlopen at the first call for the GPU. Nothing of it is called.
 */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include "library/group/device.h"

#include "library/run/touch.h"
#include "library/switches/switches.h"
#include "library/tuned.h"

#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

/* How the file names begin; versions come after. The second of CUDA's and of
   ROCm's are what programs may be linked with and what those load. */
static const char *const runtimes[] = {
    "libcuda.so", "libcudart.so", "libamdhip64.so", "libhsa-runtime64.so", "libze_loader.so",
};

/* Buffers of this thread's calls, each at the place that its address says: to
   ask what is loaded takes longer than a tenth of a small collective. */
#define BUFFERS 16
static _Thread_local const void *sent_from[BUFFERS], *received_in[BUFFERS];

static atomic_ullong nloaded; /* objects, when they were last looked through */

static int look_at(struct dl_phdr_info *object, size_t size, void *is_found)
{
    const char *name = object->dlpi_name == NULL ? "" : object->dlpi_name;
    const char *slash = strrchr(name, '/');

    (void)size;
    if (slash != NULL)
        name = slash + 1;
    for (size_t i = 0; i < sizeof runtimes / sizeof runtimes[0]; i++) {
        if (strncmp(name, runtimes[i], strlen(runtimes[i])) == 0)
            *(bool *)is_found = true;
    }
    return *(bool *)is_found;
}

bool ct_device_is_near(void)
{
    bool is_found = false;

    if (ct_host_memory_is_promised())
        return false;
    dl_iterate_phdr(look_at, &is_found);
    return is_found;
}

/* Of the first object: how many have been loaded so far. */
static int count_loads(struct dl_phdr_info *object, size_t size, void *count)
{
    (void)size;
    *(unsigned long long *)count = object->dlpi_adds;
    return 1;
}

static bool was_looked_at(const void **buffers, const void *buffer)
{
    const uintptr_t address = (uintptr_t)buffer;
    const void **place = &buffers[(address >> 4 ^ address >> 12 ^ address >> 20) % BUFFERS];
    const bool is_known = *place == buffer;

    *place = buffer;
    return is_known;
}

void ct_device_look(const void *send, const void *recv)
{
    const bool is_known = was_looked_at(sent_from, send);
    unsigned long long count = 0;

    if ((was_looked_at(received_in, recv) && is_known) || ct_touch_is_by_mpi() ||
        ct_tuned.is_unchecked)
        return;
    dl_iterate_phdr(count_loads, &count);
    if (count == atomic_load_explicit(&nloaded, memory_order_relaxed))
        return;
    if (ct_device_is_near())
        atomic_store(&ct_touch_is_left_to_mpi, true);
    atomic_store(&nloaded, count);
}
