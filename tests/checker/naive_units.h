/*
 * naive_units.h - the half of the naive checker that moves and combines units.
 */
#ifndef CT_TESTS_CHECKER_NAIVE_UNITS_H
#define CT_TESTS_CHECKER_NAIVE_UNITS_H

#include "tests/checker/naive_sizes.h"

enum naive_move { NAIVE_WAITS, NAIVE_MOVED, NAIVE_WRONG };

static inline bool naive_join(struct naive_unit *unit, const struct naive_unit *more)
{
    for (int i = 0; i < more->n; i++) {
        for (int j = 0; j < unit->n; j++) {
            if (unit->items[j] == more->items[i])
                return false;
        }
    }
    if (more->n == 0 || unit->n + more->n > NAIVE_LIST)
        return false;
    for (int i = 0; i < more->n; i++) {
        unit->depths[unit->n] = more->depths[i];
        unit->items[unit->n++] = more->items[i];
    }
    for (int i = 0; i < unit->n; i++)
        unit->depths[i]++;
    return true;
}

/* Move or combine units; false when there is nothing to read, or what is
   combined has something in common. */
static inline bool naive_transfer_units(struct naive *n, const struct naive_unit *src, int to,
                                        struct ct_span dst, bool adds)
{
    for (int i = 0; i < dst.units; i++) {
        struct naive_unit unit = src[i];
        struct naive_unit *target = &n->units[to][dst.buffer][dst.first + i];
        const int wanted = naive_item(n->check, to, dst.buffer, dst.first + i);

        if (n->check->collective->has_counts && wanted >= 0 && unit.n > 0 &&
            naive_item_of(n->check, &unit) != wanted)
            return false;

        if (unit.n == 0 || (adds && !naive_join(&unit, target)))
            return false;
        *target = unit;
    }
    return true;
}

static inline bool naive_transfer(struct naive *n, int from, struct ct_span src, int to,
                                  struct ct_span dst, bool adds)
{
    src = naive_home(n->check, from, src);
    return naive_transfer_units(n, &n->units[from][src.buffer][src.first], to, dst, adds);
}

#endif
