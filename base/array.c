/*
 * array.c - doubles the capacity whenever it is used up.
 */
#include "base/array.h"

#include "base/status.h"

#include <stdlib.h>

void *ct_array_grow(void *array, int n, size_t element_size)
{
    const size_t capacity = n == 0 ? 1 : 2 * (size_t)n;

    if ((n & (n - 1)) != 0)
        return array;
    return realloc(array, ct_size_mul(capacity, element_size));
}
