/*
 * test_counts.c - what all ranks together send, in how many rounds, by the papers'
 * formulas.
 */
#include "tests/repo/named_plans.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

enum { ANY = -1 };

struct expected {
    const char *name;
    const char *setting;   /* NULL: all that apply */
    const int *nranks;     /* to which it applies; NULL: to some of usual_ranks */
    long messages, blocks; /* sent; of each segment */
    long rounds;           /* epochs in which the rank with most of them sends data */
    long tokens;
    long barriers; /* of one rank */
    long scratch;  /* blocks of the rank with most, at most */
};

/* Rounds in which `n` things become one by division by `k`, rounded up. */
static int log_up(long n, long k)
{
    int rounds = 0;

    for (; n > 1 && k > 1; n = (n + k - 1) / k)
        rounds++;
    return rounds;
}

static long power(long base, int exponent)
{
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

static long least(long a, long b)
{
    return a < b ? a : b;
}

/* The sides of a mesh of p ranks in n dimensions with the least sum. */
static void sides_of(long p, int n, long sides[static 3])
{
    long sum = p + n;

    for (long x = 1; x <= p; x++) {
        for (long y = 1; y <= p && x * y <= p; y++) {
            const long z = p / (x * y);

            if (x * y * z == p && (n == 3 || x == 1) && x + y + z < sum) {
                sum = x + y + z;
                memcpy(sides, (long[]){x, y, z}, 3 * sizeof *sides);
            }
        }
    }
}

static long mesh_messages(long p, int n)
{
    long sides[3] = {1, 1, p};

    sides_of(p, n, sides);
    return p * (sides[0] + sides[1] + sides[2] - 3);
}

/* In the round of a dimension, a block goes on unless its rank has the same place in it. */
static long grid_blocks(long p, int n)
{
    long sides[3] = {1, 1, p};

    sides_of(p, n, sides);
    return p * (3 * p - p / sides[0] - p / sides[1] - p / sides[2]);
}

/* Digits other than 0 to base k. */
static int ways_of(long distance, long k)
{
    int ways = 0;

    for (; distance > 0 && k > 1; distance /= k)
        ways += distance % k != 0;
    return ways;
}

/* A block goes as many ways as its distance has digits other than 0. */
static long digit_blocks(long p, long k)
{
    long blocks = 0;

    for (long j = 1; j < p; j++)
        blocks += p * ways_of(j, k);
    return blocks;
}

/* There is a message for each number below p that has one digit other than 0. */
static long digit_messages(long p, long k)
{
    long messages = 0;

    for (long j = 1; j < p; j++)
        messages += ways_of(j, k) == 1 ? p : 0;
    return messages;
}

/* From distance j, a block goes halfway whenever it has so far to go. */
static long halved_blocks(long p)
{
    long blocks = 0;

    for (long j = 1; j < p; j++) {
        long left = j;

        for (long n = p; n > 1; n = (n + 1) / 2) {
            const long skip = (n + 1) / 2;

            blocks += left >= skip ? p : 0;
            left -= left >= skip ? skip : 0;
        }
    }
    return blocks;
}

/* Up a binomial tree each rank but 0 sends its subtree, and gets everything. */
static long tree_blocks(long p)
{
    long blocks = p * (p - 1);

    for (long r = 1; r < p; r++)
        blocks += least(r & -r, p - r);
    return blocks;
}

static const int usual_ranks[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 21, 24, 30, 32, 33, 0};
static const int any[] = {3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 31, 33, 64, 0};
static const int above_4[] = {5, 6, 7, 8, 9, 10, 12, 15, 16, 17, 31, 33, 64, 73, 74, 146, 250, 0};
static const int even[] = {4, 6, 8, 10, 16, 18, 64, 0};
static const int powers[] = {4, 8, 16, 32, 64, 128, 0};
static const int cubes[] = {8, 12, 16, 18, 30, 32, 36, 60, 64, 128, 0};
static const int of_three[] = {9, 27, 81, 0};
static const int of_four[] = {16, 64, 0};
static const int above_16[] = {17, 18, 33, 40, 64, 100, 0};
static const int up_to_16[] = {9, 12, 15, 16, 0};
static const int uneven[] = {5, 6, 9, 10, 11, 12, 13, 14, 17, 33, 100, 0};

enum { ROWS_MAX = 80 };

/* All rows for p ranks, where the first parameter that the name leaves open has the value
   k; returns how many. */
static int rows_of(long p, long k, struct expected rows[static ROWS_MAX])
{
    const long pairs = p * (p - 1);
    const long odd = p % 2;
    const int lg = log_up(p, 2);
    /* q ranks work where a power of two must */
    const long q = power(2, log_up(p + 1, 2) - 1), rest = p - q;
    const int lg_q = log_up(q, 2);
    const int lk = log_up(p, k);
    const long top = power(k, lk > 0 ? lk - 1 : 0);
    const long gaps = least(k, p - 2);
    /* palindromes of lg bits keep their block */
    const long own_first = p * lg + p - (1L << (lg + 1) / 2);
    /* the last of an odd number is served by the one before it */
    const int lg_even = log_up(p - odd, 2);
    const struct expected all[] = {
        {"alltoall_simple", "", NULL, pairs, pairs, ANY, 0, 0, 0},
        {"alltoall_spread", "window=0", NULL, pairs, pairs, ANY, 0, 0, 0},
        {"alltoall_ring", "segment_bytes=0", NULL, pairs, pairs, ANY, 0, 0, 0},
        {"alltoall_bruck", "", NULL, p * lg, digit_blocks(p, 2), lg, 0, 0, 3 * p},
        {"alltoall_pair", NULL, NULL, pairs, pairs, p - 1, 0, 0, 0},
        /* each rank waits for a token in all rounds but the first */
        {"alltoall_pair_light", NULL, NULL, pairs, pairs, p - 1, p * (p - 2), 0, 0},
        {"alltoall_pair_barrier", NULL, NULL, pairs, pairs, p - 1, 0, gaps, 0},
        {"alltoall_ring_light", NULL, NULL, pairs, pairs, p - 1, p * (p - 2), 0, 0},
        {"alltoall_ring_barrier", NULL, NULL, pairs, pairs, p - 1, 0, gaps, 0},
        {"alltoall_one_factor", NULL, NULL, pairs, pairs, p - 1, 0, 0, 0},
        /* for odd p a rank is idle in the first round, and waits in all of its own */
        {"alltoall_one_factor_light", NULL, NULL, pairs, pairs, p - 1, p * (p - 2) + odd, 0, 0},
        {"alltoall_one_factor_barrier", NULL, NULL, pairs, pairs, p - 1, 0, least(k, p - 2 + odd),
         0},
        {"alltoall_scattered", NULL, NULL, pairs, pairs, k > 0 ? (p + k - 2) / k : 0, 0, 0, 0},
        /* each rank gets the p blocks of each other one */
        {"alltoall_mesh_2d", NULL, NULL, mesh_messages(p, 2), pairs * p, 2, 0, 0, p * p},
        {"alltoall_mesh_3d", NULL, NULL, mesh_messages(p, 3), pairs * p, 3, 0, 0, p * p},
        /* the others give p blocks and get p */
        {"alltoall_recursive_doubling", NULL, NULL, q * lg_q + 2 * rest,
         p * (q - 1) * p + 2 * rest * p, ANY, 0, 0, p * p + p},
        {"alltoall_grid_2d", NULL, NULL, mesh_messages(p, 2), grid_blocks(p, 2), 2, 0, 0, 3 * p},
        {"alltoall_grid_3d", NULL, NULL, mesh_messages(p, 3), grid_blocks(p, 3), 3, 0, 0, 3 * p},
        {"alltoall_bruck_radix", NULL, NULL, digit_messages(p, k), digit_blocks(p, k), lk, 0, 0,
         3 * p},
        {"alltoall_circulant", NULL, NULL, p * lg, halved_blocks(p), lg, 0, 0, 3 * p},
        {"alltoall_bine", NULL, NULL, p * lg, halved_blocks(p), lg, 0, 0, 3 * p},
        {"alltoallv_padded_bruck", NULL, NULL, digit_messages(p, k), digit_blocks(p, k), lk, 0, 0,
         3 * p},
        /* scratch for what is sent and received, but for blocks that are sent alone */
        {"alltoallv_tuna", NULL, NULL, digit_messages(p, k), digit_blocks(p, k), lk, 0, 0,
         2 * digit_blocks(p, k) / p},

        {"allgather_ring", "segment_bytes=0", NULL, pairs, pairs, ANY, 0, 0, 0},
        /* a rank that rests gets all blocks, its own with them */
        {"allgather_recursive_doubling", "", NULL, q * lg_q + 2 * rest, q * (p - 1) + rest * p, ANY,
         0, 0, ANY},
        {"allgather_bruck", "", NULL, p * lg, pairs, ANY, 0, 0, ANY},
        {"allgather_mesh_2d", "", NULL, mesh_messages(p, 2), pairs, ANY, 0, 0, ANY},
        {"allgather_simple", "", any, pairs, pairs, 1, 0, 0, 0},
        {"allgather_spread", "window=0", any, pairs, pairs, 1, 0, 0, 0},
        {"allgather_spread", "window=16", above_16 + 1, pairs, pairs, 1, 0, 0, 0},
        {"allgather_shift", "", any, pairs, pairs, p - 1, 0, 0, 0},
        {"allgather_shift_light", "", any, pairs, pairs, p - 1, p * (p - 2), 0, 0},
        {"allgather_shift_barrier", "barriers=1", any, pairs, pairs, p - 1, 0, gaps, 0},
        {"allgather_shift_barrier", "barriers=16", above_16, pairs, pairs, p - 1, 0, gaps, 0},
        {"allgather_pair", "", powers, pairs, pairs, p - 1, 0, 0, 0},
        {"allgather_pair_light", "", powers, pairs, pairs, p - 1, p * (p - 2), 0, 0},
        {"allgather_pair_barrier", "barriers=2", powers, pairs, pairs, p - 1, 0, gaps, 0},
        {"allgather_one_factor", "", any, pairs, pairs, p - 1, 0, 0, 0},
        {"allgather_one_factor_light", "", any, pairs, pairs, p - 1, p * (p - 2) + odd, 0, 0},
        {"allgather_one_factor_barrier", "barriers=16", above_16, pairs, pairs, p - 1, 0,
         least(k, p - 2 + odd), 0},
        {"allgather_mesh_3d", "", cubes, mesh_messages(p, 3), pairs, 3, 0, 0, 0},
        /* up and down: rank 2, if it has a child; then all are below rank 0 */
        {"allgather_gather_bcast", "radix=2", any, 2 * (p - 1), tree_blocks(p), p > 3 ? 2 : 1, 0, 0,
         0},
        {"allgather_gather_bcast", "radix=16", up_to_16, 2 * (p - 1), pairs + p - 1, 1, 0, 0, 0},
        /* Bruck et al. 1997: one message per digit and value, less what is missing at the
           highest digit */
        {"allgather_bruck_radix", "radix=3", above_4, p * (lk * (k - 1) - (top * k - p) / top),
         pairs, lk, 0, 0, p},
        {"allgather_bruck_radix", "radix=16", above_16, p * (lk * (k - 1) - (top * k - p) / top),
         pairs, lk, 0, 0, p},
        {"allgather_recursive_multiplying", "radix=3", of_three, p * lk * (k - 1), pairs, lk, 0, 0,
         0},
        {"allgather_recursive_multiplying", "radix=4", of_four, p * lk * (k - 1), pairs, lk, 0, 0,
         0},
        {"allgather_circulant", "", uneven, p * lg, pairs, lg, 0, 0, p},
        {"allgather_circulant_blocks", "segment_bytes=0", any, pairs, pairs, lg, 0, 0, 0},
        {"allgather_neighbor_exchange", "", even, p * p / 2, pairs, p / 2, 0, 0, 0},
        {"allgather_recursive_doubling_far", "order_by=messages", powers, pairs, pairs, lg, 0, 0,
         0},
        {"allgather_recursive_doubling_far", "order_by=copies", powers, p * lg, pairs, lg, 0, 0, p},
        {"allgather_recursive_doubling_far", "order_by=exchange", powers, own_first,
         pairs + own_first - p * lg, lg + 1, 0, 0, 0},
        {"allgather_sparbit", "pack=1", any, p * lg, pairs, lg, 0, 0, p},
        {"allgather_bine", "order_by=copies", above_4, (p - odd) * lg_even + 2 * odd,
         (p - odd) * (p - 1) + odd * p, lg_even + odd, 0, 0, p},

        {"allreduce_reduce_bcast", "", NULL, 2 * (p - 1), 2 * (p - 1), ANY, 0, 0, ANY},
        {"allreduce_recursive_doubling", "", NULL, q * lg_q + 2 * rest, q * lg_q + 2 * rest, ANY, 0,
         0, ANY},
        {"allreduce_rabenseifner", "", NULL, 2 * q * lg_q + 4 * rest,
         2 * q * (q - 1) + rest * (3 * (q / 2) + q), ANY, 0, 0, ANY},
        {"allreduce_ring", "segment_bytes=0", NULL, 2 * pairs, 2 * pairs, ANY, 0, 0, ANY},
    };

    cr_assert_leq(COUNT(all), ROWS_MAX);
    memcpy(rows, all, sizeof all);
    return COUNT(all);
}

/* The most epochs of a rank in which it sends data. */
static int rounds_max(const struct ct_algorithm *algorithm, const struct ct_shape *shape)
{
    int most = 0;

    for (int rank = 0; rank < shape->nranks; rank++) {
        struct ct_schedule *plan = plan_of(algorithm, *shape, rank);
        int rounds = 0;

        for (int e = 0; e < plan->nepochs; e++) {
            bool sends = false;

            for (int i = plan->epochs[e]; i < plan->epochs[e + 1]; i++)
                sends |= plan->steps[i].action == CT_DO_SEND;
            rounds += sends;
        }
        most = rounds > most ? rounds : most;
        ct_schedule_free(plan);
    }
    return most;
}

/* What each rank sends by another count. */
static void expect_figures(const struct ct_algorithm *algorithm, const struct ct_shape *shape,
                           const struct expected *e)
{
    const struct ct_plan_figures figures = busiest(algorithm, shape->nranks, shape->setting);

    cr_expect(figures.messages * shape->nranks >= e->messages &&
                  figures.blocks * shape->nranks >= (double)e->blocks &&
                  figures.rounds >= e->rounds &&
                  (e->setting != NULL || figures.rounds <= e->rounds + 2),
              "%s, %d ranks: %d rounds (%ld), %ld messages, %g blocks", e->name, shape->nranks,
              figures.rounds, e->rounds, figures.messages, figures.blocks);
}

static void expect_counts(const struct ct_algorithm *algorithm, const struct ct_shape *shape,
                          const struct expected *e)
{
    const long s = shape->segments;
    const long rounds = e->rounds == ANY || s > 1 ? e->rounds : rounds_max(algorithm, shape);
    struct ct_check_counts counts = {0};
    char text[CT_SETTING_TEXT];

    ct_setting_text(algorithm->params, &shape->setting, text);
    check(algorithm, *shape, &counts);
    cr_expect(counts.messages == e->messages * s && counts.units_sent == e->blocks * s &&
                  counts.tokens == e->tokens && counts.barriers == e->barriers &&
                  rounds == e->rounds &&
                  (e->scratch == ANY || counts.scratch_units_max <= e->scratch),
              "%s, %d ranks, '%s', %ld segments: %ld messages (%ld), %ld blocks (%ld), %ld tokens "
              "(%ld), %ld barriers (%ld), %ld rounds (%ld), %d blocks of scratch (%ld)",
              e->name, shape->nranks, text, s, counts.messages, e->messages * s, counts.units_sent,
              e->blocks * s, counts.tokens, e->tokens, counts.barriers, e->barriers, rounds,
              e->rounds, counts.scratch_units_max, e->scratch);
}

/* Row `i` with a setting of what its name leaves open. */
static void check_setting(const struct ct_named *found, struct ct_setting own, int p, int i)
{
    const struct ct_algorithm *a = found->algorithm;
    struct ct_shape shape = {.nranks = p, .setting = ct_named_setting(found, &own)};
    struct expected rows[ROWS_MAX];

    rows_of(p, own.values[0], rows);
    for (shape.segments = 1; shape.segments <= (a->segments == NULL ? 1 : 2); shape.segments++)
        expect_counts(a, &shape, &rows[i]);
    if (rows[i].rounds != ANY)
        expect_figures(a, &shape, &rows[i]);
}

/* Returns how many settings apply. */
static int check_row(const struct expected *row, int i, int p)
{
    const struct ct_named found = find_by_name(row->name);
    const struct ct_param *const *params = ct_named_params(&found);
    int n = 0;

    for (int k = 0; k < ct_settings_count(params); k++) {
        struct ct_setting own = ct_settings_at(params, k), wanted = own;

        if (row->setting != NULL)
            cr_assert_eq(ct_setting_read(params, row->setting, &wanted, NULL), CT_OK);
        if (!ct_setting_is_equal(&own, &wanted))
            continue;
        if (applies(found.algorithm, p, row->nranks == NULL ? 1 : LARGE,
                    ct_named_setting(&found, &own))) {
            check_setting(&found, own, p, i);
            n++;
        }
    }
    return n;
}

Test(counts, are_what_the_formulas_say)
{
    struct expected rows[ROWS_MAX];
    const int nrows = rows_of(2, 2, rows);

    for (int i = 0; i < nrows; i++) {
        int n = 0;

        for (const int *p = rows[i].nranks == NULL ? usual_ranks : rows[i].nranks; *p != 0; p++) {
            const int napplied = check_row(&rows[i], i, *p);

            cr_expect(rows[i].nranks == NULL || napplied == 1, "%s, %d ranks", rows[i].name, *p);
            n += napplied;
        }
        cr_expect_gt(n, 0, "%s never applies", rows[i].name);
    }
}
