/*
 * lanes.c - the fewest chains by a matching of messages with their next ones.
 *
 * Each message that has a next one saves a lane: as many as the largest
 * matching has pairs (Fulkerson 1956). Augmenting paths find it.
 */
#include "checker/lanes.h"

#include <stdlib.h>

struct matching {
    const struct ct_lane_users *users;
    int *previous; /* by place in the list: place of the one before it; -1 */
    int *trial;    /* by place: the last search that looked at it */
    int *from;     /* by place: who looked at it */
    int *stack;
};

static bool follows(const struct matching *m, int earlier, int later)
{
    return m->users->follows(m->users->context, m->users->messages[earlier],
                             m->users->messages[later]);
}

/* `later` becomes the next of who looked at it, whose next one was looked at
   from there, and so on back to the start. next: by place; -1 */
static void change_pairs(struct matching *m, int later, int *next)
{
    while (later >= 0) {
        const int earlier = m->from[later];
        const int lost = next[earlier];

        m->previous[later] = earlier;
        next[earlier] = later;
        later = lost;
    }
}

/* Look at those that may be the next of `earlier`; the first that is nobody's,
   or -1: the owners of all others are on the stack, from *depth on. */
static int look_for_next(struct matching *m, int start, int earlier, int *depth)
{
    for (int later = earlier + 1; later < m->users->n; later++) {
        if (m->trial[later] == start || !follows(m, earlier, later))
            continue;
        m->trial[later] = start;
        m->from[later] = earlier;
        if (m->previous[later] < 0)
            return later;
        m->stack[(*depth)++] = m->previous[later];
    }
    return -1;
}

/* Find a next one for message `start`, if others give theirs up for others. */
static bool find_next(struct matching *m, int start, int *next)
{
    int depth = 0;

    m->stack[depth++] = start;
    while (depth > 0) {
        const int earlier = m->stack[--depth];
        const int later = look_for_next(m, start, earlier, &depth);

        if (later >= 0) {
            change_pairs(m, later, next);
            return true;
        }
    }
    return false;
}

int ct_lanes_count(const struct ct_lane_users *users, int *nlanes)
{
    const size_t n = (size_t)users->n;
    int *const numbers = malloc((5 * n + 1) * sizeof *numbers);
    int *const next = numbers + 4 * n;
    struct matching m = {.users = users, .previous = numbers};

    if (numbers == NULL)
        return CT_ERR_MEMORY;
    for (size_t i = 0; i < 5 * n; i++)
        numbers[i] = -1;
    m.trial = numbers + n;
    m.from = numbers + 2 * n;
    m.stack = numbers + 3 * n;
    *nlanes = users->n;
    for (int i = 0; i < users->n; i++)
        *nlanes -= find_next(&m, i, next);
    free(numbers);
    return CT_OK;
}
