/*
 * gpu_runtime.h - memory of a device that is none.
 */
#ifndef CT_TESTS_LIBRARY_GPU_RUNTIME_H
#define CT_TESTS_LIBRARY_GPU_RUNTIME_H

#include <stddef.h>
#include <stdio.h>

struct gpu_memory {
    char *pointer; /* for the program: touching it ends the process */
    char *seen;    /* the same memory for the device */
    size_t bytes;
};

/* The runtime's only function. Returns 0, or -1 without memory. */
int gpu_allocate(size_t bytes, struct gpu_memory *memory);

#endif
