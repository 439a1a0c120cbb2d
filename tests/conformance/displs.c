/*
 * displs.c - an order, and the room between blocks.
 */
#include "tests/conformance/displs.h"

#define GAP_MAX 40

struct ct_displs ct_displs_draw(struct ct_random *random)
{
    struct ct_displs drawn = {.is_tight = ct_random_once_in(random, 3)};

    drawn.is_backwards = ct_random_once_in(random, 3);
    if (ct_random_once_in(random, 2))
        drawn.first = ct_random_below(random, 100);
    if (ct_random_once_in(random, 2))
        drawn.gap = 1 + ct_random_below(random, GAP_MAX);
    return drawn;
}

void ct_displs_place(const struct ct_displs *drawn, const int *counts, int n, int full, int *displs)
{
    int at = 0;

    for (int k = 0; k < n; k++) {
        const int turned = (drawn->first + k) % n;
        const int i = drawn->is_backwards ? n - 1 - turned : turned;

        displs[i] = at;
        at += drawn->is_tight ? counts[i] : full + drawn->gap;
    }
}

const char *ct_displs_text(const struct ct_displs *drawn)
{
    if (drawn->is_backwards)
        return drawn->is_tight ? " tight backwards" : " backwards";
    return drawn->is_tight ? " tight" : drawn->gap > 0 ? " with gaps" : "";
}
