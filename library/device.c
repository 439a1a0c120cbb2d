/*
 * device.c - by the names of the shared objects that are loaded.
 *
 * Whatever way a program uses a GPU, it loads the vendor's runtime: at its start,
 * or by dlopen at the first call for the GPU. Nothing of it is called.
 */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include "library/device.h"

#include "library/switches.h"

#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* How the file names begin; versions come after. The second of CUDA's and of
   ROCm's are what programs may be linked with and what those load. */
static const char *const runtimes[] = {
    "libcuda.so",          "libcudart.so",    "libamdhip64.so",
    "libhsa-runtime64.so", "libze_loader.so",
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_promised;

static void read_promise(void)
{
    const char *value = getenv("COLLTUNE_DEVICE");

    if (value == NULL || value[0] == '\0')
        return;
    is_promised = strcmp(value, "host") == 0;
    if (!is_promised)
        ct_switch_complain("COLLTUNE_DEVICE", value, "expected host",
                           "taken as unset");
}

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

    if (pthread_once(&once, read_promise) != 0 || is_promised)
        return false;
    dl_iterate_phdr(look_at, &is_found);
    return is_found;
}
