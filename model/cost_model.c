/*
 * cost_model.c - sums, a root and powers of two in 64-bit integers.
 *
 * Nothing overflows: what would is cut to CT_COST_MOST, so that a cost never falls where a
 * feature grows.
 */
#include "model/cost_model.h"

enum { LOG_BITS = 10 }; /* CT_LOG_ONE is two to this power */

static int64_t sum_of(int64_t a, int64_t b)
{
    return a > CT_COST_MOST - b ? CT_COST_MOST : a + b;
}

/* count * factor, neither of them negative */
static int64_t product_of(int64_t count, int64_t factor)
{
    return factor > 0 && count > CT_COST_MOST / factor ? CT_COST_MOST : count * factor;
}

/* Nanoseconds. The coefficient is parted, as its product with the count may not fit. */
static int64_t term_of(int64_t count, int64_t coefficient)
{
    const int64_t whole = coefficient / CT_MODEL_ONE, part = coefficient % CT_MODEL_ONE;
    const int64_t parts = count / CT_MODEL_ONE * part + count % CT_MODEL_ONE * part / CT_MODEL_ONE;

    if (count <= 0 || coefficient <= 0)
        return 0;
    return sum_of(product_of(count, whole), parts > CT_COST_MOST ? CT_COST_MOST : parts);
}

/* The root of n, rounded down: a bit of it after the other. */
static uint64_t root_of(uint64_t n)
{
    uint64_t root = 0;

    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    }
    return root;
}

static int64_t norm_of(const int64_t group[CT_FEATURE_GROUPS], enum ct_norm norm)
{
    int64_t sum = 0, most = 0;
    uint64_t squares = 0;
    int halved = 0;

    for (int g = 0; g < CT_FEATURE_GROUPS; g++) {
        sum = sum_of(sum, group[g]);
        most = group[g] > most ? group[g] : most;
    }
    if (norm != CT_NORM_ROOT)
        return norm == CT_NORM_SUM ? sum : most;
    while (most >> halved >= INT64_C(1) << 31)
        halved++;
    for (int g = 0; g < CT_FEATURE_GROUPS; g++)
        squares += (uint64_t)(group[g] >> halved) * (uint64_t)(group[g] >> halved);
    return product_of((int64_t)root_of(squares), INT64_C(1) << halved);
}

int64_t ct_cost(const struct ct_cost_model *model, const struct ct_features *features, int nranks)
{
    int64_t group[CT_FEATURE_GROUPS] = {0};
    int64_t ns = sum_of(model->call_ns, product_of(nranks, model->rank_ns));

    for (int i = 0; i < CT_FEATURES; i++) {
        int64_t *own = &group[ct_feature_facts[i].group];

        *own = sum_of(*own, term_of(features->of[i], model->coefficient[i]));
    }
    ns = sum_of(ns, norm_of(group, model->norm));
    return ns < 1 ? 1 : ns;
}

/* 2^(part / CT_LOG_ONE) in 1/2^31, for 0 <= part < CT_LOG_ONE */
static uint64_t power_of(int part)
{
    /* 2^(1/2), 2^(1/4), ... 2^(1/1024) in 1/2^31 */
    static const uint64_t roots[LOG_BITS] = {3037000500, 2553802834, 2341847524, 2242560872,
                                             2194507417, 2170868212, 2159144272, 2153306067,
                                             2150392887, 2148937775};
    uint64_t power = UINT64_C(1) << 31;

    for (int i = 0; i < LOG_BITS; i++) {
        if ((part >> (LOG_BITS - 1 - i) & 1) != 0)
            power = power * roots[i] >> 31;
    }
    return power;
}

int64_t ct_scaled(int64_t n, int log)
{
    const int part = (log % CT_LOG_ONE + CT_LOG_ONE) % CT_LOG_ONE;
    const int doublings = (log - part) / CT_LOG_ONE;
    const uint64_t power = power_of(part);
    const uint64_t whole = (uint64_t)n >> 31, low = (uint64_t)n & 0x7fffffff;
    uint64_t scaled = whole * power + (low * power >> 31);

    if (n <= 0)
        return 0;
    if (doublings < 0)
        return doublings < -62 ? 0 : (int64_t)(scaled >> -doublings);
    if (doublings > 62 || scaled > (uint64_t)CT_COST_MOST >> doublings)
        return CT_COST_MOST;
    return (int64_t)(scaled << doublings);
}
