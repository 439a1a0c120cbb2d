/*
 * common.c - finds things by the function that makes them.
 */
#include "repo/common.h"

#include <assert.h>

void ct_common_fini(struct ct_common *common)
{
    while (common->n > 0) { /* the last may use those before it */
        const struct ct_common_thing *thing = &common->things[--common->n];

        thing->unmake(thing->data);
    }
}

void *ct_common_take(const struct ct_shape *shape,
                     void *(*make)(const struct ct_shape *shape, const void *of),
                     void (*unmake)(void *data), const void *of)
{
    struct ct_common *common = shape->common;
    void *data;

    for (int i = 0; common != NULL && i < common->n; i++) {
        if (common->things[i].make == make)
            return common->things[i].data;
    }
    data = make(shape, of);
    if (common != NULL && data != NULL) {
        assert(common->n < CT_COMMON_MOST);
        common->things[common->n++] = (struct ct_common_thing){data, unmake, make};
    }
    return data;
}

void ct_common_leave(const struct ct_shape *shape, void (*unmake)(void *data), void *data)
{
    if (shape->common == NULL && data != NULL)
        unmake(data);
}
