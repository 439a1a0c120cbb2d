/*
 * areas.c - buffers of the calls that are compared.
 */
#include "tests/conformance/areas.h"

#include "tests/conformance/must.h"

#include <stdlib.h>
#include <string.h>

/* By integers: the origin may lie outside. */
static void *origin_of(const struct ct_area *area, MPI_Aint true_lb)
{
    return (void *)((intptr_t)area->start + CT_AREA_GUARD_BYTES - (intptr_t)true_lb);
}

void ct_area_init(struct ct_area *area, const struct ct_shape *shape, int elements)
{
    area->bytes = (size_t)2 * CT_AREA_GUARD_BYTES;
    if (elements > 0)
        area->bytes += (size_t)((elements - 1) * shape->extent + shape->true_extent);
    area->start = ct_must_allocate(area->bytes);
    area->origin = origin_of(area, shape->true_lb);
}

void ct_area_init_copy(struct ct_area *area, const struct ct_area *other)
{
    const intptr_t from_start = (intptr_t)other->origin - (intptr_t)other->start;

    area->bytes = other->bytes;
    area->start = ct_must_allocate(area->bytes);
    area->origin = (void *)((intptr_t)area->start + from_start);
    memcpy(area->start, other->start, area->bytes);
}

void ct_area_mark(struct ct_area *area, const struct ct_shape *shape, int elements)
{
    int bytes, position = 0;
    void *ones;

    if (elements == 0)
        return;
    ct_must(MPI_Pack_size(elements, shape->type, MPI_COMM_SELF, &bytes));
    ones = ct_must_allocate((size_t)bytes);
    memset(ones, 0xff, (size_t)bytes);
    ct_must(MPI_Unpack(ones, bytes, &position, area->origin, elements, shape->type, MPI_COMM_SELF));
    free(ones);
}

void ct_area_fini(struct ct_area *area)
{
    free(area->start);
}
