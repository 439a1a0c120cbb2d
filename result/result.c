/*
 * result.c - the lists of the model.
 */
#include "result/result.h"

#include "result/columns.h"

#include <stdlib.h>
#include <string.h>

/* Room for one more after the n elements that there are; zero. */
static void *add(void *list, int *n, size_t element_size)
{
    void **elements = list;
    char *grown = *elements;

    if ((*n & (*n - 1)) == 0) /* 0 or a power of two: full */
        grown = realloc(
            grown, ct_size_mul(*n == 0 ? 1 : 2 * (size_t)*n, element_size));
    if (grown == NULL)
        return NULL;
    memcpy(elements, &grown, sizeof grown);
    return memset(grown + (size_t)(*n)++ * element_size, 0, element_size);
}

struct ct_result *ct_result_new(void)
{
    return calloc(1, sizeof(struct ct_result));
}

static void fini_collective(struct ct_result_collective *own)
{
    for (int i = 0; i < own->nranges; i++)
        ct_columns_fini(&ct_range_line, &own->ranges[i]);
    for (int i = 0; i < own->nsizes; i++)
        ct_columns_fini(&ct_size_line, &own->sizes[i]);
    for (int i = 0; i < own->nleft_out; i++)
        ct_columns_fini(&ct_left_out_line, &own->left_out[i]);
    free(own->ranges);
    free(own->sizes);
    free(own->left_out);
    free(own->name);
}

void ct_result_free(struct ct_result *result)
{
    if (result == NULL)
        return;
    free(result->site);
    ct_columns_fini(&ct_signature_line, &result->signature);
    for (int i = 0; i < result->ncollectives; i++)
        fini_collective(&result->collectives[i]);
    free(result->collectives);
    free(result);
}

struct ct_result_collective *ct_result_add_collective(struct ct_result *result)
{
    return add(&result->collectives, &result->ncollectives,
               sizeof *result->collectives);
}

struct ct_result_range *ct_result_add_range(struct ct_result_collective *own)
{
    return add(&own->ranges, &own->nranges, sizeof *own->ranges);
}

struct ct_result_size *ct_result_add_size(struct ct_result_collective *own)
{
    return add(&own->sizes, &own->nsizes, sizeof *own->sizes);
}

struct ct_result_left_out *
ct_result_add_left_out(struct ct_result_collective *own)
{
    return add(&own->left_out, &own->nleft_out, sizeof *own->left_out);
}

struct ct_result_collective *
ct_result_find_collective(const struct ct_result *result, const char *name)
{
    for (int i = 0; i < result->ncollectives; i++) {
        if (strcmp(result->collectives[i].name, name) == 0)
            return &result->collectives[i];
    }
    return NULL;
}

const struct ct_result_range *
ct_result_find_range(const struct ct_result_collective *own, int nranks,
                     size_t bytes)
{
    const struct ct_result_range *found = NULL;

    for (int i = 0; i < own->nranges; i++) {
        const struct ct_result_range *range = &own->ranges[i];

        if (range->nranks == nranks && range->from_bytes <= bytes)
            found = range;
    }
    return found;
}

bool ct_result_is_native(const char *algorithm)
{
    return algorithm != NULL && strcmp(algorithm, CT_RESULT_NATIVE) == 0;
}

size_t ct_result_native_failed_from(const struct ct_result_collective *own)
{
    size_t from = SIZE_MAX;

    for (int i = 0; i < own->nleft_out; i++) {
        const struct ct_result_left_out *left_out = &own->left_out[i];

        if (ct_result_is_native(left_out->algorithm) &&
            left_out->from_bytes < from)
            from = left_out->from_bytes;
    }
    return from;
}

bool ct_result_names(const struct ct_result *result, const char *algorithm)
{
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nranges; i++) {
            if (strcmp(own->ranges[i].algorithm, algorithm) == 0)
                return true;
        }
    }
    return false;
}
