/*
 * device.h - may buffers be in the memory of a GPU?
 *
 * MPI libraries that know of GPUs take pointers to their memory. The library's
 * copies would touch it, and the program would crash.
 */
#ifndef CT_LIBRARY_DEVICE_H
#define CT_LIBRARY_DEVICE_H

#include <stdbool.h>

/* True if a GPU's runtime is loaded in this process now, unless COLLTUNE_DEVICE
   is "host", which promises that all buffers are in host memory. */
bool ct_device_is_near(void);

#endif
