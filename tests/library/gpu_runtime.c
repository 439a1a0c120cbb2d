/*
 * gpu_runtime.c - stands for a GPU's runtime, by the file name of its library:
 * memory that the processor cannot touch.
 */
#include "tests/library/gpu_runtime.h"

#include <sys/mman.h>
#include <unistd.h>

/* Two mappings of one file: what the program has, and what the device sees. */
int gpu_allocate(size_t bytes, struct gpu_memory *memory)
{
    FILE *file = tmpfile();

    if (file == NULL || ftruncate(fileno(file), (off_t)bytes) != 0)
        return -1;
    memory->bytes = bytes;
    memory->pointer = mmap(NULL, bytes, PROT_NONE, MAP_SHARED, fileno(file), 0);
    memory->seen = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    fclose(file);
    return memory->pointer == MAP_FAILED || memory->seen == MAP_FAILED ? -1 : 0;
}
