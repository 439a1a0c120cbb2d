/*
 * numbers.c - the logarithm by the series of the area tangent.
 */
#include "base/numbers.h"

/* For a third, the largest that there is, more add less than 1e-17. */
#define TERMS 16

double ct_log2(double number)
{
    const double per_doubling = 0.69314718055994530942; /* ln 2 */
    double whole = 0, sum = 0;
    double power, square;

    while (number >= 2) {
        number /= 2;
        whole++;
    }
    while (number < 1) {
        number *= 2;
        whole--;
    }
    power = (number - 1) / (number + 1);
    square = power * power;
    for (int i = 0; i < TERMS; i++, power *= square)
        sum += power / (2 * i + 1);
    return whole + 2 * sum / per_doubling;
}
