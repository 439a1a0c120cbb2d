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

/*
 * Add an element that is all zero.
 *
 * array    address of the pointer to the elements, which may move
 * n        how many there are; one more then
 * returns  the element; NULL: out of memory, all is as it was
 */
void *ct_array_add(void *array, int *n, size_t element_size);

#endif
