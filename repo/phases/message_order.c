/*
 * message_order.c - the order of messages in phases.
 */
#include "repo/phases/phases.h"

#include <stdlib.h>

static int by_phase(const void *left, const void *right)
{
    const struct ct_message *a = left;
    const struct ct_message *b = right;

    if (a->phase != b->phase)
        return a->phase < b->phase ? -1 : 1;
    return (a->sender > b->sender) - (a->sender < b->sender);
}

void ct_messages_sort(struct ct_message *messages, int nmessages)
{
    qsort(messages, (size_t)nmessages, sizeof *messages, by_phase);
}
