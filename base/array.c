/*
 * array.c - doubles the capacity whenever it is used up.
 */
#include "base/array.h"

#include "base/status.h"

#include <stdlib.h>
#include <string.h>

void *ct_array_grow(void *array, int n, size_t element_size)
{
    const size_t capacity = n == 0 ? 1 : 2 * (size_t)n;

    if ((n & (n - 1)) != 0)
        return array;
    return realloc(array, ct_size_mul(capacity, element_size));
}

void *ct_array_add(void *array, int *n, size_t element_size)
{
    char *grown;

    memcpy(&grown, array, sizeof grown); /* a pointer of any type */
    grown = ct_array_grow(grown, *n, element_size);
    if (grown == NULL)
        return NULL;
    memcpy(array, &grown, sizeof grown);
    return memset(grown + (size_t)(*n)++ * element_size, 0, element_size);
}
