/*
 * numbers.c - the logarithm, a binary digit after the other.
 */
#include "base/numbers.h"

/* 1, of a number that is kept from there to twice as much. */
#define UNIT (UINT64_C(1) << 31)

int ct_log2(int64_t n)
{
    uint64_t number = n < 1 ? 1 : (uint64_t)n;
    int whole = 31, part = 0;

    for (; number < UNIT; number *= 2)
        whole--;
    for (; number >= 2 * UNIT; number /= 2)
        whole++;
    /* the square has twice the logarithm */
    for (int one = CT_LOG_ONE / 2; one > 0; one /= 2) {
        number = number * number / UNIT;
        if (number < 2 * UNIT)
            continue;
        number /= 2;
        part += one;
    }
    return whole * CT_LOG_ONE + part;
}
