/*
 * device.h - buffers that may be in the memory of a GPU.
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

/*
 * Before the buffers of a call are touched, on a communicator whose ranks found
 * no runtime when it was set up: if one was loaded since, leave copies to MPI
 * from now on (run/touch.h). Of buffers that were looked at before, which costs
 * a few instructions, nothing new is expected.
 */
void ct_device_look(const void *send, const void *recv);

#endif
