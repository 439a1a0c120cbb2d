/*
 * test_alltoall_family.c - what each all-to-all sends, in how many rounds, with
 * all of its settings.
 */
#include "checker/plan_figures.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

/* Of all p ranks together; `value` is the first parameter's. */
struct expected {
    long messages;
    long blocks; /* sent */
    long tokens;
    long barriers; /* of one rank */
    int rounds;    /* epochs of rank 0 in which it sends blocks */
    int scratch;   /* blocks on the rank with most; at most */
};

/* Rounds in which `n` things become one by division by `k`, rounded up. */
static int log_up(int n, int k)
{
    int rounds = 0;

    for (; n > 1; n = (n + k - 1) / k)
        rounds++;
    return rounds;
}

static int power_below(int p)
{
    return 1 << (log_up(p + 1, 2) - 1);
}

/* One message for each pair, in p-1 rounds. */
static struct expected pairs(int p, int value)
{
    (void)value;
    return (struct expected){.messages = (long)p * (p - 1),
                             .blocks = (long)p * (p - 1),
                             .rounds = p - 1};
}

/* Each rank waits for a token in all rounds but the first. */
static struct expected pairs_light(int p, int value)
{
    struct expected expected = pairs(p, value);

    expected.tokens = (long)p * (p - 2);
    return expected;
}

/* For odd p a rank is idle in the first round, and waits in all of its own. */
static struct expected factors_light(int p, int value)
{
    struct expected expected = pairs_light(p, value);

    expected.tokens += p % 2;
    return expected;
}

static struct expected with_barriers(int p, int value, int gaps)
{
    struct expected expected = pairs(p, value);

    expected.barriers = value < gaps ? value : gaps;
    return expected;
}

static struct expected pairs_barrier(int p, int value)
{
    return with_barriers(p, value, p - 2);
}

static struct expected factors_barrier(int p, int value)
{
    return with_barriers(p, value, p - 2 + p % 2);
}

static struct expected batches(int p, int value)
{
    struct expected expected = pairs(p, value);

    expected.rounds = (p - 1 + value - 1) / value;
    return expected;
}

/* The sides of the mesh, n of them, with the least sum. */
static void sides_of(int p, int n, int sides[static 3])
{
    int least = p + n;

    for (int x = 1; x <= p; x++) {
        for (int y = 1; y <= p && x * y <= p; y++) {
            const int z = p / (x * y);

            if (x * y * z == p && (n == 3 || x == 1) && x + y + z < least) {
                least = x + y + z;
                sides[0] = x;
                sides[1] = y;
                sides[2] = z;
            }
        }
    }
}

static struct expected on_mesh(int p, int n)
{
    int sides[3] = {0};
    struct expected expected = {.rounds = n};

    sides_of(p, n, sides);
    expected.messages = (long)p * (sides[0] + sides[1] + sides[2] - 3);
    return expected;
}

/* Each rank gets the p blocks of each other one. */
static struct expected everything(int p, int n)
{
    struct expected expected = on_mesh(p, n);

    expected.blocks = (long)p * (p - 1) * p;
    expected.scratch = p * p;
    return expected;
}

static struct expected mesh_2d(int p, int value)
{
    (void)value;
    return everything(p, 2);
}

static struct expected mesh_3d(int p, int value)
{
    (void)value;
    return everything(p, 3);
}

/* q ranks work; the others give p blocks and get p. */
static struct expected doubling(int p, int value)
{
    const long q = power_below(p);
    const int steps = log_up((int)q, 2);

    (void)value;
    return (struct expected){
        .messages = q * steps + 2 * (p - q),
        .blocks = p * (q - 1) * p + 2 * (p - q) * p,
        .rounds = steps,
        .scratch = p * p + p,
    };
}

/* In the round of a dimension, a block goes on unless its rank has the same
   place in it. */
static struct expected grid(int p, int n)
{
    int sides[3] = {0};
    struct expected expected = on_mesh(p, n);

    sides_of(p, n, sides);
    for (int i = 0; i < 3; i++)
        expected.blocks += (long)p * (p - p / sides[i]);
    expected.scratch = 3 * p;
    return expected;
}

static struct expected grid_2d(int p, int value)
{
    (void)value;
    return grid(p, 2);
}

static struct expected grid_3d(int p, int value)
{
    (void)value;
    return grid(p, 3);
}

/* Block j goes as many ways as it has digits other than 0; there is a message
   for each number below p that has one such digit. */
static struct expected digits(int p, int value)
{
    struct expected expected = {.rounds = log_up(p, value), .scratch = 3 * p};

    for (int j = 1; j < p; j++) {
        int ways = 0;
        int rest = j;

        for (; rest > 0; rest /= value)
            ways += rest % value != 0;
        expected.blocks += (long)p * ways;
        expected.messages += ways == 1 ? p : 0;
    }
    return expected;
}

/* Scratch for what is sent and what is received, but for blocks that are sent
   alone. */
static struct expected digits_packed(int p, int value)
{
    struct expected expected = digits(p, value);

    expected.scratch = (int)(2 * expected.blocks / p);
    return expected;
}

/* From distance j, a block goes halfway whenever it has so far to go. */
static struct expected halves(int p, int value)
{
    struct expected expected = {.messages = (long)p * log_up(p, 2),
                                .rounds = log_up(p, 2),
                                .scratch = 3 * p};

    (void)value;
    for (int j = 1; j < p; j++) {
        int left = j;

        for (int n = p; n > 1; n = (n + 1) / 2) {
            const int skip = (n + 1) / 2;

            expected.blocks += left >= skip ? p : 0;
            left -= left >= skip ? skip : 0;
        }
    }
    return expected;
}

struct family {
    const char *name;
    struct expected (*expected)(int p, int value);
};

static const struct family families[] = {
    {"alltoall_pair", pairs},
    {"alltoall_pair_light", pairs_light},
    {"alltoall_pair_barrier", pairs_barrier},
    {"alltoall_ring_light", pairs_light},
    {"alltoall_ring_barrier", pairs_barrier},
    {"alltoall_one_factor", pairs},
    {"alltoall_one_factor_light", factors_light},
    {"alltoall_one_factor_barrier", factors_barrier},
    {"alltoall_scattered", batches},
    {"alltoall_mesh_2d", mesh_2d},
    {"alltoall_mesh_3d", mesh_3d},
    {"alltoall_recursive_doubling", doubling},
    {"alltoall_grid_2d", grid_2d},
    {"alltoall_grid_3d", grid_3d},
    {"alltoall_bruck_radix", digits},
    {"alltoall_circulant", halves},
    {"alltoallv_padded_bruck", digits},
    {"alltoallv_tuna", digits_packed},
    {"alltoall_bine", halves},
};

/* Epochs in which rank 0 sends blocks. */
static int count_rounds(const struct ct_algorithm *algorithm,
                        const struct ct_shape *shape)
{
    struct ct_schedule *plan = NULL;
    int rounds = 0;

    cr_assert_eq(ct_algorithm_plan(algorithm, shape, &plan, NULL), CT_OK);
    for (int i = 0; i < plan->nepochs; i++) {
        bool sends = false;

        for (int k = plan->epochs[i]; k < plan->epochs[i + 1]; k++)
            sends |= plan->steps[k].action == CT_DO_SEND;
        rounds += sends;
    }
    ct_schedule_free(plan);
    return rounds;
}

/* The same, counted by another. */
static void expect_figures(const struct ct_algorithm *algorithm,
                           const struct ct_shape *shape,
                           const struct expected *expected)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = shape->nranks,
                                       .bytes = 1,
                                       .setting = shape->setting};
    struct ct_plan_figures figures;

    cr_assert_eq(ct_plan_figures(algorithm, &problem, &figures, NULL), CT_OK);
    cr_expect(figures.rounds >= expected->rounds &&
                  figures.rounds <= expected->rounds + 2 &&
                  figures.messages * shape->nranks >= expected->messages &&
                  figures.blocks * shape->nranks >= (double)expected->blocks,
              "%s, %d ranks: %d rounds (%d), %ld messages, %g blocks",
              algorithm->name, shape->nranks, figures.rounds, expected->rounds,
              figures.messages, figures.blocks);
}

static void expect_counts(const struct ct_algorithm *algorithm,
                          const struct ct_shape *shape,
                          const struct expected *expected)
{
    const int rounds = count_rounds(algorithm, shape);
    struct ct_check_counts counts = {0};
    char text[CT_SETTING_TEXT];

    ct_setting_text(algorithm->params, &shape->setting, text);
    check(algorithm, *shape, &counts);
    cr_expect(counts.messages == expected->messages &&
                  counts.units_sent == expected->blocks &&
                  counts.tokens == expected->tokens &&
                  counts.barriers == expected->barriers &&
                  rounds == expected->rounds &&
                  counts.scratch_units_max <= expected->scratch,
              "%s, %d ranks, '%s': %ld messages (%ld), %ld blocks (%ld), %ld "
              "tokens (%ld), %ld barriers (%ld), %d rounds (%d), %d blocks of "
              "scratch (%d)",
              algorithm->name, shape->nranks, text, counts.messages,
              expected->messages, counts.units_sent, expected->blocks,
              counts.tokens, expected->tokens, counts.barriers,
              expected->barriers, rounds, expected->rounds,
              counts.scratch_units_max, expected->scratch);
}

static int check_family(const struct family *family, int p)
{
    const struct ct_named found = find_by_name(family->name);
    const struct ct_algorithm *algorithm = found.algorithm;
    const struct ct_param *const *params = ct_named_params(&found);
    int n = 0;

    for (int i = 0; i < ct_settings_count(params); i++) {
        const struct ct_shape shape = {
            .nranks = p,
            .segments = 1,
            .setting = ct_named_setting_at(&found, i),
        };
        struct expected expected;

        if (!applies(algorithm, p, 1, shape.setting))
            continue;
        expected = family->expected(p, ct_settings_at(params, i).values[0]);
        expect_counts(algorithm, &shape, &expected);
        expect_figures(algorithm, &shape, &expected);
        n++;
    }
    return n;
}

Test(alltoall_family, sends_what_the_formulas_say)
{
    static const int nranks[] = {1,  2,  3,  4,  5,  6,  7,  8, 9,
                                 12, 13, 16, 21, 24, 30, 32, 33};

    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        int n = 0;

        for (size_t k = 0; k < sizeof nranks / sizeof *nranks; k++)
            n += check_family(&families[i], nranks[k]);
        cr_expect_gt(n, 0, "%s never applies", families[i].name);
    }
}

/* Of so many ranks on two switches, the second's cable with this bandwidth. */
static bool phases_apply(int nranks, double cable, int separation)
{
    static const int parent[] = {-1, 0, 0};
    const double capacity[] = {0, 1e8, cable};
    const struct ct_places places = {
        .tree = {.nnodes = 3, .parent = parent, .capacity = capacity}};
    const struct ct_problem problem = {.collective = &ct_alltoall,
                                       .nranks = nranks,
                                       .bytes = 1,
                                       .setting = {{separation}},
                                       .places = &places};

    return ct_algorithm_applies(
        ct_algorithm_find(ct_registry, "alltoall_phases"), &problem);
}

/* What a rank plans with the messages of all is for fewer of them. */
Test(alltoall_family, phases_are_for_as_many_ranks_as_can_plan_them)
{
    cr_expect(phases_apply(4096, 1e9, 0));
    cr_expect(phases_apply(4096, 0, 1)); /* unknown */
    cr_expect_not(phases_apply(4097, 1e8, 0));
    cr_expect_not(phases_apply(4097, 1e9, 1));
    cr_expect(phases_apply(257, 0, 1)); /* unknown */
    cr_expect(phases_apply(4096, 1e8, 2));
    cr_expect_not(phases_apply(4097, 1e8, 2));
}
