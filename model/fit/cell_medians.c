/*
 * cell_medians.c - sorts by cell, and each cell by value.
 */
#include "model/fit/cell_medians.h"

#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>

static int compare(const void *a, const void *b)
{
    const struct ct_in_cell *x = a, *y = b;

    if (x->cell != y->cell)
        return x->cell < y->cell ? -1 : 1;
    if (x->value != y->value)
        return x->value < y->value ? -1 : 1;
    return x->place < y->place ? -1 : x->place > y->place;
}

void ct_cell_medians_take(struct ct_in_cell *values, int n)
{
    if (n > 0)
        qsort(values, (size_t)n, sizeof *values, compare);
    for (int first = 0, end = 0; first < n; first = end) {
        double median;

        while (end < n && values[end].cell == values[first].cell)
            end++;
        median = (values[(first + end - 1) / 2].value + values[(first + end) / 2].value) / 2;
        for (int i = first; i < end; i++)
            values[i].value -= median;
    }
}

double ct_median_amount(const struct ct_in_cell *values, int n, double *room)
{
    for (int i = 0; i < n; i++)
        room[i] = fabs(values[i].value);
    return n == 0 ? 0 : ct_median(room, n);
}
