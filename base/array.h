/*
 * array.h - arrays that grow. Every folder may include this header.
 */
#ifndef CT_BASE_ARRAY_H
#define CT_BASE_ARRAY_H

#include <stddef.h>

/*
 * Make room for element n of an array that has n; its capacity is the next
 * power of two.
 *
 * array    NULL if n is 0
 * returns  the array, perhaps moved; NULL: out of memory, `array` still valid
 */
void *ct_array_grow(void *array, int n, size_t element_size);

#endif
