/*
 * pattern.c - blocks are as large as their weights say.
 */
#include "timer/pattern.h"

#include <stdlib.h>
#include <string.h>

#define RANDOM_MAX 1000
#define GIVEN "pattern:"

static const char *const names[] = {
    [CT_SIZES_EQUAL] = "equal", [CT_SIZES_LINEAR] = "linear", [CT_SIZES_RANDOM] = "random",
    [CT_SIZES_HOT] = "hot",     [CT_SIZES_HALF] = "half",     [CT_SIZES_MIXED] = "mixed",
};

/* NAME or NAME:HASH */
static bool read_given(const char *text, struct ct_pattern *pattern)
{
    const size_t length = strcspn(text, ":");
    char *end;

    if (length == 0 || length > CT_GIVEN_NAME)
        return false;
    pattern->sizes = CT_SIZES_GIVEN;
    memcpy(pattern->name, text, length);
    pattern->name[length] = '\0';
    pattern->hash = 0;
    if (text[length] == '\0')
        return true;
    pattern->hash = strtoull(text + length + 1, &end, 16);
    return end != text + length + 1 && *end == '\0';
}

bool ct_pattern_find(const char *name, struct ct_pattern *pattern)
{
    if (strncmp(name, GIVEN, strlen(GIVEN)) == 0)
        return read_given(name + strlen(GIVEN), pattern);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i], name) != 0)
            continue;
        pattern->sizes = (enum ct_sizes)i;
        return true;
    }
    return false;
}

/* The same on all ranks and machines; from 1 to RANDOM_MAX. */
static int64_t random_weight(int seed, int block)
{
    uint64_t x = (uint64_t)seed << 32 | (uint64_t)block;

    for (int i = 0; i < 2; i++) {
        x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
        x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
        x ^= x >> 31;
    }
    return (int64_t)(x % RANDOM_MAX) + 1;
}

static int64_t weight_of(const struct ct_pattern *pattern, int n, int block)
{
    switch (pattern->sizes) {
    case CT_SIZES_LINEAR:
        return block + 1;
    case CT_SIZES_RANDOM:
        return random_weight(pattern->seed, block);
    case CT_SIZES_HOT:
        return block == pattern->seed % n && n > 1 ? n - 1 : 1;
    case CT_SIZES_HALF:
        return block % 2 == 0;
    case CT_SIZES_MIXED:
        return (block * INT64_C(7) + 3) % 5;
    case CT_SIZES_EQUAL:
    case CT_SIZES_GIVEN:
        break;
    }
    return 1;
}

void ct_pattern_fill(const struct ct_pattern *pattern, int n, int64_t mean, int64_t *counts)
{
    int64_t sum = 0;

    for (int i = 0; i < n; i++) {
        counts[i] = weight_of(pattern, n, i);
        sum += counts[i];
    }
    /* total / sum parts for each unit of weight, and of what is left its share;
       both without overflow */
    for (int i = 0; i < n; i++) {
        const int64_t total = mean * n;

        counts[i] = total / sum * counts[i] + total % sum * counts[i] / sum;
    }
}
