/*
 * test_allgather_family.c - what allgathers send, in how many rounds, by the
 * papers' formulas.
 */
#include "tests/repo/named_plans.h"

/* Of all ranks together where not said otherwise; k is the value of the first
   parameter. */
typedef long formula_fn(long p, long k);

static long none(long p, long k)
{
    (void)p;
    (void)k;
    return 0;
}

static long one(long p, long k)
{
    (void)p;
    (void)k;
    return 1;
}

static long all(long p, long k)
{
    (void)k;
    return p;
}

static long others(long p, long k)
{
    (void)k;
    return p - 1;
}

static long all_pairs(long p, long k)
{
    (void)k;
    return p * (p - 1);
}

/* ceil(log_k p) */
static long levels(long p, long k)
{
    long n = 0;

    for (long reach = 1; reach < p; reach *= k)
        n++;
    return n;
}

static long doublings(long p, long k)
{
    (void)k;
    return levels(p, 2);
}

static long log_messages(long p, long k)
{
    return p * doublings(p, k);
}

/* A token from each rank before each round but the first. */
static long light(long p, long k)
{
    (void)k;
    return p * (p - 2);
}

/* For odd p each rank is idle once, one of them in the first round. */
static long one_factor_light(long p, long k)
{
    return p % 2 == 0 ? light(p, k) : (p - 1) * (p - 1);
}

static long barriers(long p, long k)
{
    return k < p - 2 ? k : p - 2;
}

static long one_factor_barriers(long p, long k)
{
    return p % 2 == 0 ? barriers(p, k) : barriers(p + 1, k);
}

/* Powers of two and mixed ones of the factors below. */
static long cube_sides(long p)
{
    static const struct {
        long p;
        long sum;
    } cubes[] = {{8, 6},   {12, 7},  {16, 8},  {18, 8},  {30, 10},
                 {32, 10}, {36, 10}, {60, 12}, {64, 12}, {128, 16}};

    for (size_t i = 0; i < sizeof cubes / sizeof *cubes; i++) {
        if (cubes[i].p == p)
            return cubes[i].sum;
    }
    cr_assert_fail("no cube of %ld", p);
    return 0;
}

static long cube_messages(long p, long k)
{
    (void)k;
    return p * (cube_sides(p) - 3);
}

static long three(long p, long k)
{
    (void)p;
    (void)k;
    return 3;
}

static long halves(long p, long k)
{
    (void)k;
    return p / 2;
}

static long half_of_pairs(long p, long k)
{
    return p * halves(p, k);
}

static long tree_both_ways(long p, long k)
{
    (void)k;
    return 2 * (p - 1);
}

/* Each rank but 0 sends its subtree up and gets everything. */
static long tree_units(long p, long k)
{
    long units = p * (p - 1);

    (void)k;
    for (long r = 1; r < p; r++) {
        const long width = r & -r;

        units += width < p - r ? width : p - r;
    }
    return units;
}

/* All are below rank 0. */
static long flat_units(long p, long k)
{
    (void)k;
    return (p - 1) * (p + 1);
}

/* Up and down: rank 2, if it has a child. */
static long tree_rounds(long p, long k)
{
    (void)k;
    return p > 3 ? 2 : 1;
}

/* Bruck et al. 1997: one message per digit and value, less what is missing
   at the highest digit. */
static long radix_messages(long p, long k)
{
    long top = 1;

    for (long i = 1; i < levels(p, k); i++)
        top *= k;
    return p * (levels(p, k) * (k - 1) - (top * k - p) / top);
}

static long power_messages(long p, long k)
{
    return p * levels(p, k) * (k - 1);
}

static long packed_rounds(long p, long k)
{
    return doublings(p, k);
}

static long own_first_messages(long p, long k)
{
    const long s = doublings(p, k);

    /* palindromes of s bits keep their block */
    return p * s + p - (1L << (s + 1) / 2);
}

static long own_first_units(long p, long k)
{
    return all_pairs(p, k) + own_first_messages(p, k) - log_messages(p, k);
}

static long own_first_rounds(long p, long k)
{
    return doublings(p, k) + 1;
}

/* The last of an odd number is served by the one before it. */
static long even_messages(long p, long k)
{
    return p % 2 == 0 ? log_messages(p, k) : log_messages(p - 1, k) + 2;
}

static long even_units(long p, long k)
{
    return p % 2 == 0 ? all_pairs(p, k) : (p - 1) * (p - 1) + p;
}

static long even_rounds(long p, long k)
{
    return p % 2 == 0 ? doublings(p, k) : doublings(p - 1, k) + 1;
}

/* Numbers of ranks, 0 at the end. */
static const int any[] = {3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 31, 33, 64, 0};
static const int above_4[] = {5,  6,  7,  8,  9,  10, 12,  15,  16,
                              17, 31, 33, 64, 73, 74, 146, 250, 0};
static const int even[] = {4, 6, 8, 10, 16, 18, 64, 0};
static const int powers[] = {4, 8, 16, 32, 64, 128, 0};
static const int cubes[] = {8, 12, 16, 18, 30, 32, 36, 60, 64, 128, 0};
static const int of_three[] = {9, 27, 81, 0};
static const int of_four[] = {16, 64, 0};
static const int above_16[] = {17, 18, 33, 40, 64, 100, 0};
static const int up_to_16[] = {9, 12, 15, 16, 0};
static const int uneven[] = {5, 6, 9, 10, 11, 12, 13, 14, 17, 33, 100, 0};

struct expected {
    const char *name;
    const char *setting;
    const int *nranks;
    formula_fn *messages;
    formula_fn *units;
    formula_fn *rounds; /* epochs in which a rank sends data, at most */
    formula_fn *tokens;
    formula_fn *barriers; /* of one rank */
    formula_fn *scratch;  /* blocks, at most */
};

static const struct expected expected[] = {
    {"simple", "", any, all_pairs, all_pairs, one, none, none, none},
    {"spread", "window=0", any, all_pairs, all_pairs, one, none, none, none},
    {"spread", "window=16", above_16 + 1, all_pairs, all_pairs, one, none, none,
     none},
    {"shift", "", any, all_pairs, all_pairs, others, none, none, none},
    {"shift_light", "", any, all_pairs, all_pairs, others, light, none, none},
    {"shift_barrier", "barriers=1", any, all_pairs, all_pairs, others, none,
     barriers, none},
    {"shift_barrier", "barriers=16", above_16, all_pairs, all_pairs, others,
     none, barriers, none},
    {"pair", "", powers, all_pairs, all_pairs, others, none, none, none},
    {"pair_light", "", powers, all_pairs, all_pairs, others, light, none, none},
    {"pair_barrier", "barriers=2", powers, all_pairs, all_pairs, others, none,
     barriers, none},
    {"one_factor", "", any, all_pairs, all_pairs, others, none, none, none},
    {"one_factor_light", "", any, all_pairs, all_pairs, others,
     one_factor_light, none, none},
    {"one_factor_barrier", "barriers=16", above_16, all_pairs, all_pairs,
     others, none, one_factor_barriers, none},
    {"mesh_3d", "", cubes, cube_messages, all_pairs, three, none, none, none},
    {"gather_bcast", "radix=2", any, tree_both_ways, tree_units, tree_rounds,
     none, none, none},
    {"gather_bcast", "radix=16", up_to_16, tree_both_ways, flat_units, one,
     none, none, none},
    {"bruck_radix", "radix=3", above_4, radix_messages, all_pairs, levels, none,
     none, all},
    {"bruck_radix", "radix=16", above_16, radix_messages, all_pairs, levels,
     none, none, all},
    {"recursive_multiplying", "radix=3", of_three, power_messages, all_pairs,
     levels, none, none, none},
    {"recursive_multiplying", "radix=4", of_four, power_messages, all_pairs,
     levels, none, none, none},
    {"circulant", "", uneven, log_messages, all_pairs, doublings, none, none,
     all},
    {"circulant_blocks", "segment_bytes=0", any, all_pairs, all_pairs,
     doublings, none, none, none},
    {"neighbor_exchange", "", even, half_of_pairs, all_pairs, halves, none,
     none, none},
    {"recursive_doubling_far", "order_by=messages", powers, all_pairs,
     all_pairs, doublings, none, none, none},
    {"recursive_doubling_far", "order_by=copies", powers, log_messages,
     all_pairs, doublings, none, none, all},
    {"recursive_doubling_far", "order_by=exchange", powers, own_first_messages,
     own_first_units, own_first_rounds, none, none, none},
    {"sparbit", "pack=1", any, log_messages, all_pairs, packed_rounds, none,
     none, all},
    {"bine", "order_by=copies", above_4, even_messages, even_units, even_rounds,
     none, none, all},
};

/* The epochs in which a rank sends data. */
static int rounds_of(const struct ct_schedule *plan)
{
    int rounds = 0;

    for (int e = 0; e < plan->nepochs; e++) {
        bool sends = false;

        for (int i = plan->epochs[e]; i < plan->epochs[e + 1]; i++)
            sends |= plan->steps[i].action == CT_DO_SEND;
        rounds += sends;
    }
    return rounds;
}

static int rounds_max(const struct ct_algorithm *algorithm,
                      const struct ct_shape *shape)
{
    int most = 0;

    for (int rank = 0; rank < shape->nranks; rank++) {
        struct ct_schedule *plan = plan_of(algorithm, *shape, rank);
        const int rounds = rounds_of(plan);

        most = rounds > most ? rounds : most;
        ct_schedule_free(plan);
    }
    return most;
}

static void expect(const struct expected *e, int nranks, const char *what,
                   long got, long wanted)
{
    cr_expect_eq(got, wanted, "allgather_%s '%s', %d ranks: %ld %s, not %ld",
                 e->name, e->setting, nranks, got, what, wanted);
}

/* Of the first parameter that the name leaves open. */
static int value_of(const struct expected *e)
{
    char name[64];
    struct ct_named found;
    struct ct_setting own;

    snprintf(name, sizeof name, "allgather_%s", e->name);
    found = find_by_name(name);
    cr_assert_eq(
        ct_setting_read(ct_named_params(&found), e->setting, &own, NULL),
        CT_OK);
    return own.values[0];
}

static void check_expected(const struct expected *e, int p)
{
    struct ct_shape shape = {.nranks = p, .segments = 1};
    const struct ct_algorithm *a =
        allgather_of(e->name, e->setting, &shape.setting);
    const int k = value_of(e);
    struct ct_check_counts counts = {0};

    cr_assert(applies(a, p, LARGE, shape.setting), "%s, %d ranks", a->name, p);
    check(a, shape, &counts);
    expect(e, p, "messages", counts.messages, e->messages(p, k));
    expect(e, p, "blocks sent", counts.units_sent, e->units(p, k));
    expect(e, p, "tokens", counts.tokens, e->tokens(p, k));
    expect(e, p, "barriers", counts.barriers, e->barriers(p, k));
    expect(e, p, "rounds", rounds_max(a, &shape), e->rounds(p, k));
    cr_expect_leq(counts.scratch_units_max, e->scratch(p, k),
                  "%s, %d ranks: %d blocks of scratch", a->name, p,
                  counts.scratch_units_max);
}

Test(allgather_family, sends_what_the_formulas_say)
{
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        for (const int *p = expected[i].nranks; *p != 0; p++)
            check_expected(&expected[i], *p);
    }
}
