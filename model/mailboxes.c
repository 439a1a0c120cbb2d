/*
 * mailboxes.c - hashing with boxes in a row. Few are in use at once, mostly, so their number grows
 * by need, and they stay in the cache.
 */
#include "model/mailboxes.h"

#include <stdlib.h>
#include <string.h>

enum { AT_FIRST = 64 };

struct ct_mailbox {
    uint64_t key; /* 0: empty */
    struct ct_started_end at;
};

bool ct_mailboxes_init(struct ct_mailboxes *b, size_t nends)
{
    b->n = b->most = AT_FIRST;
    while (b->most <= nends) /* one is always empty */
        b->most *= 2;
    b->boxes = calloc(b->most / 2 * 3, sizeof *b->boxes);
    return b->boxes != NULL;
}

void ct_mailboxes_fini(struct ct_mailboxes *b)
{
    free(b->boxes);
}

/* Where a message is looked for first. */
static size_t home_of(const struct ct_mailboxes *b, uint64_t key)
{
    const uint64_t hash = key * UINT64_C(0x9e3779b97f4a7c15);

    return (size_t)(hash ^ hash >> 32) & (b->n - 1);
}

/* The box with the message, or an empty one for it. */
static size_t box_of(const struct ct_mailboxes *b, uint64_t key)
{
    size_t i = home_of(b, key);

    while (b->boxes[i].key != 0 && b->boxes[i].key != key)
        i = (i + 1) & (b->n - 1);
    return i;
}

static void double_boxes(struct ct_mailboxes *b)
{
    const struct ct_mailbox *before = b->boxes + b->most;
    const size_t n = b->n;

    memcpy(b->boxes + b->most, b->boxes, n * sizeof *b->boxes);
    memset(b->boxes, 0, n * sizeof *b->boxes);
    b->n *= 2;
    for (size_t i = 0; i < n; i++) {
        if (before[i].key != 0)
            b->boxes[box_of(b, before[i].key)] = before[i];
    }
}

/* Empty a box, and close the gap. */
static void empty_box(struct ct_mailboxes *b, size_t gap)
{
    const size_t last = b->n - 1;

    for (size_t i = (gap + 1) & last; b->boxes[i].key != 0; i = (i + 1) & last) {
        if (((i - home_of(b, b->boxes[i].key)) & last) >= ((i - gap) & last)) {
            b->boxes[gap] = b->boxes[i];
            gap = i;
        }
    }
    b->boxes[gap].key = 0;
    b->nkept--;
}

bool ct_mailboxes_meet(struct ct_mailboxes *b, uint64_t key, struct ct_started_end at,
                       struct ct_started_end *other)
{
    const size_t i = box_of(b, key);

    if (b->boxes[i].key != 0) {
        *other = b->boxes[i].at;
        empty_box(b, i);
        return true;
    }
    b->boxes[i] = (struct ct_mailbox){key, at};
    if (2 * ++b->nkept > b->n && b->n < b->most)
        double_boxes(b);
    return false;
}
