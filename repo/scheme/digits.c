/*
 * digits.c - splits numbers of ranks into factors.
 */
#include "repo/scheme/digits.h"

#include <string.h>

static const int radices[] = {3, 4, 8, 16};

const struct ct_param ct_radix_param = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* base^exponent, or more than `limit` if that is. */
static long power_up_to(int base, int exponent, int limit)
{
    long power = 1;

    while (exponent-- > 0 && power <= limit)
        power *= base;
    return power;
}

/* Split n into `left` more factors of at most `max`, the largest as small as
   can be; whether that is possible. */
static bool split(struct ct_digits *digits, int n, int left, int max)
{
    const int level = digits->nlevels;

    if (left == 0)
        return n == 1;
    for (int f = 2; f <= max; f++) {
        if (n % f != 0 || power_up_to(f, left, n) < n)
            continue;
        digits->radices[level] = f;
        digits->nlevels = level + 1;
        if (split(digits, n / f, left - 1, f))
            return true;
    }
    digits->nlevels = level;
    return false;
}

struct ct_digits ct_digits_of(int nranks, int radix)
{
    struct ct_digits digits = {.count = 1};
    int levels = 0; /* log_k p, rounded down */

    while (power_up_to(radix, levels + 1, nranks) <= nranks)
        levels++;
    for (int n = 0; n <= levels + 1; n++) {
        if (split(&digits, nranks, n, radix)) {
            digits.count = nranks;
            return digits;
        }
    }
    memset(digits.radices, 0, sizeof digits.radices);
    for (int i = 0; i < levels; i++) {
        digits.radices[digits.nlevels++] = radix;
        digits.count *= radix;
    }
    return digits;
}

int ct_digits_group(const struct ct_digits *digits, int number, int level, int *numbers)
{
    const int radix = digits->radices[level];
    int distance = 1;
    int digit;

    for (int i = 0; i < level; i++)
        distance *= digits->radices[i];
    digit = number / distance % radix;
    for (int i = 0; i < radix; i++)
        numbers[i] = number + (i - digit) * distance;
    return digit;
}

bool ct_radix_is_new(int nranks, int radix)
{
    const struct ct_digits digits = ct_digits_of(nranks, radix);
    int smaller = 2;

    for (int i = 0; smaller < radix; i++) {
        const struct ct_digits other = ct_digits_of(nranks, smaller);

        if (memcmp(&digits, &other, sizeof digits) == 0)
            return false;
        smaller = radices[i];
    }
    return true;
}
