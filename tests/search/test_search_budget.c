/*
 * test_search_budget.c - several collectives that share a time that may not
 * be enough: whenever the search is stopped, it has choices worth having.
 */
#include "tests/search/noises.h"

enum { NATIVE, RING, GENERATED, TREE, NALGORITHMS };

static const int values[] = {1, 2, 4, 8};
static const struct made_up algorithms[] = {
    [NATIVE] = {.name = "native", .is_native = true},
    [RING] = {.name = "ring"},
    [GENERATED] = {.name = "generated",
                   .nparams = 1,
                   .params = {{.nvalues = COUNT(values), .values = values}}},
    [TREE] = {.name = "tree"},
};

/* An irregular tree of hosts: native of the all-to-all is four times slower
   than it has to be, with calls of up to 8 s. */
static double alltoall(int algorithm, const int *setting, double bytes)
{
    switch (algorithm) {
    case NATIVE:
        return 0.004 + 3e-5 * bytes;
    case RING:
        return 0.006 + 7.5e-6 * bytes;
    case GENERATED:
        return (0.02 + 6e-6 * bytes) * (1 + 0.05 * fabs(setting[0] - 4.0));
    default:
        return 0.003 + 4e-5 * bytes;
    }
}

static double allgather(int algorithm, const int *setting, double bytes)
{
    switch (algorithm) {
    case NATIVE:
        return 0.002 + 4e-6 * bytes;
    case RING:
        return 0.004 + 2e-6 * bytes;
    case GENERATED:
        return 0.01 + 3e-6 * bytes * (1 + 0.1 * setting[0]);
    default:
        return 0.0015 + 6e-6 * bytes;
    }
}

static double allreduce(int algorithm, const int *setting, double bytes)
{
    switch (algorithm) {
    case NATIVE:
        return 0.001 + 2e-6 * bytes;
    case RING:
        return 0.008 + 1e-6 * bytes;
    case GENERATED:
        return 0.003 + 1.5e-6 * bytes * (1 + 0.1 * setting[0]);
    default:
        return 0.0007 + 2e-6 * bytes;
    }
}

static struct world tree_world(int nspaces, int seed)
{
    struct world world = new_world(algorithms, NALGORITHMS, alltoall);

    world.nspaces = nspaces;
    world.spaces[1] = world.spaces[2] = world.spaces[0];
    world.spaces[1].cost = allgather;
    world.spaces[2].cost = allreduce;
    world.noise = (struct noise){.sample = 0.03, .batch = 0.01, .stalls = 0.03};
    world.seed = (uint64_t)seed * 7919;
    return world;
}

static void free_all(struct ct_search_result **results, int n)
{
    for (int i = 0; i < n; i++)
        ct_search_result_free(results[i]);
}

/* The mean of the loss over all cells; native's alone is some 1.5. */
static double loss_of(const struct world *world, struct ct_search_result *const *results)
{
    double sum = 0;

    for (int i = 0; i < world->nspaces; i++)
        sum += mean_ratio(&world->spaces[i], results[i]) - 1;
    return sum / world->nspaces;
}

/* What replaces native is faster in truth, whatever it rests on; what was predicted may be
   off by half of what predictions usually are more. */
static void check_never_slower(const struct world *world, struct ct_search_result *const *results,
                               double allowed)
{
    for (int i = 0; i < world->nspaces; i++) {
        for (int k = 0; k < results[i]->nrows; k++) {
            const struct ct_size_row *row = &results[i]->rows[k];
            const size_t bytes = row->figures.bytes;
            const double ratio = cost_of(&world->spaces[i], row->candidate->number,
                                         &row->candidate->setting, bytes) /
                                 native_cost_of(&world->spaces[i], bytes);

            const double most = row->figures.basis == CT_BASIS_PREDICTED
                                    ? allowed * (1 + PREDICTED_OFF / 2)
                                    : allowed;

            cr_expect_leq(ratio, most, "space %d, %zu bytes, %.1f s: %s, %.3f, by %d", i, bytes,
                          world->seconds, algorithms[row->candidate->number].name, ratio,
                          row->figures.basis);
        }
    }
}

static double seconds_of_all(int nspaces, int seed)
{
    struct world world = tree_world(nspaces, seed);
    struct ct_search_result *results[SPACES_MAX];

    run_spaces(&world, results);
    cr_expect_leq(loss_of(&world, results), 0.06);
    check_never_slower(&world, results, 1.02);
    free_all(results, nspaces);
    return world.seconds;
}

Test(search_budget, more_time_never_makes_it_much_worse)
{
    static const double parts[] = {0.001, 0.01, 0.03, 0.05, 0.1, 0.15, 0.2,
                                   0.3,   0.4,  0.5,  0.6,  0.7, 0.8,  0.9};

    for (int seed = 1; seed <= 3; seed++) {
        const double all_s = seconds_of_all(3, seed);
        double least = INFINITY;

        printf("budget, of %.0f s:", all_s);
        for (int i = 0; i < COUNT(parts); i++) {
            struct world world = tree_world(3, seed);
            struct ct_search_result *results[SPACES_MAX];
            double loss;

            world.stop_s = parts[i] * all_s;
            run_spaces(&world, results);
            loss = loss_of(&world, results);
            check_never_slower(&world, results, 1.05);
            printf(" %.0f %%: %.2f", 100 * parts[i], loss);
            cr_expect_leq(loss, least + 0.06, "%.0f %%: %.3f after %.3f", 100 * parts[i], loss,
                          least);
            least = fmin(least, loss);
            free_all(results, 3);
        }
        printf("\n");
        cr_expect_leq(least, 0.06);
    }
}

/* Most is to be gained in the all-to-all, whose calls are long. */
Test(search_budget, half_of_the_time_gives_nearly_all_of_the_gain)
{
    for (int seed = 1; seed <= 3; seed++) {
        struct world world = tree_world(3, seed);
        struct ct_search_result *results[SPACES_MAX];

        world.stop_s = seconds_of_all(3, seed) / 2;
        run_spaces(&world, results);
        cr_expect_leq(loss_of(&world, results), 0.12, "seed %d: %.3f", seed,
                      loss_of(&world, results));
        free_all(results, 3);
    }
}

static int count_basis(const struct ct_search_result *result, enum ct_search_basis basis)
{
    int n = 0;

    for (int i = 0; i < result->nrows; i++)
        n += result->rows[i].figures.basis == basis;
    return n;
}

/* After a tenth of the time each space has choices of its own. */
Test(search_budget, no_space_is_left_with_nothing)
{
    for (int seed = 1; seed <= 3; seed++) {
        const double all_s = seconds_of_all(3, seed);
        struct world world = tree_world(3, seed);
        struct ct_search_result *results[SPACES_MAX];

        world.stop_s = all_s / 10;
        run_spaces(&world, results);
        for (int i = 0; i < 3; i++) {
            const int undecided = count_basis(results[i], CT_BASIS_UNDECIDED);

            cr_expect_gt(world.space_requests[i], 3);
            cr_expect_lt(undecided, CT_SEARCH_NSIZES - 2, "space %d: %d sizes undecided", i,
                         undecided);
            cr_expect_gt(results[i]->nranges, 1, "space %d", i);
        }
        free_all(results, 3);
    }
}

/* Everywhere from 2 KiB on there is something twice as fast or more. */
static int worthless_rows(const struct world *world, const struct ct_search_result *result)
{
    int n = 0;

    for (int i = 0; i < result->nrows; i++)
        n += row_ratio(&world->spaces[0], &result->rows[i]) > 2;
    return n;
}

/* From the first time on that native was timed, the larger sizes have what should be fast. */
Test(search_budget, sizes_nobody_came_to_have_what_is_predicted)
{
    const double all_s = seconds_of_all(1, 1);
    int predicted = 0, worthless = 0;

    for (double part = 0.02; part < 1; part += 0.02) {
        struct world world = tree_world(1, 1);
        struct ct_search_result *result;

        world.stop_s = part * all_s;
        result = run_world(&world);
        worthless += worthless_rows(&world, result);
        predicted += count_basis(result, CT_BASIS_PREDICTED);
        cr_expect_eq(count_basis(result, CT_BASIS_UNDECIDED), 0, "%.2f", part);
    }
    cr_expect_gt(predicted, 0);
    cr_expect_leq(worthless, 12, "%d of 600 rows are worthless", worthless);
}

/* Where nothing is predicted, nothing but what was timed at a size is chosen there. */
Test(search_budget, nothing_is_chosen_unseen_without_predictions)
{
    double all_s;

    {
        struct world world = tree_world(1, 3);

        world.spaces[0].off = -1;
        run_world(&world);
        all_s = world.seconds;
    }
    for (double part = 0.01; part < 1; part += 0.01) {
        struct world world = tree_world(1, 3);
        struct ct_search_result *result;

        world.spaces[0].off = -1;
        world.stop_s = part * all_s;
        result = run_world(&world);
        check_never_slower(&world, &result, 1.05);
        for (int i = 0; i < result->nrows; i++) {
            const struct ct_size_row *row = &result->rows[i];

            cr_expect(row->candidate->number == NATIVE || row->figures.nsamples > 0, "%.2f: row %d",
                      part, i);
        }
    }
}

/* ring may be used up to 20000 bytes. */
static bool may_ring(int algorithm, const int *setting, size_t bytes)
{
    (void)setting;
    return algorithm != RING || bytes <= 20000;
}

/* check_range: only as far as it applies. */
Test(search_budget, what_is_predicted_is_chosen_only_where_it_applies)
{
    const double all_s = seconds_of_all(1, 1);

    for (double part = 0.02; part < 1; part += 0.02) {
        struct world world = tree_world(1, 1);
        struct ct_search_result *result;

        world.spaces[0].may = may_ring;
        world.stop_s = part * all_s;
        result = run_world(&world);
        for (int i = 0; i < result->nrows; i++)
            cr_expect(result->rows[i].candidate->number != RING ||
                      result->rows[i].figures.bytes <= 20000);
    }
}

/* ring is twice as fast up to 4 KiB, then falls behind more and more. */
static double closing(int algorithm, const int *setting, double bytes)
{
    const double native_s = 0.01 + 1e-5 * bytes;

    (void)setting;
    if (algorithm == RING)
        return 0.001 + 1.2e-5 * bytes;
    return algorithm == NATIVE ? native_s : 1.5 * native_s;
}

Test(search_budget, a_gain_that_does_not_last_is_not_predicted_to)
{
    double all_s;

    {
        struct world world = tree_world(1, 2);

        world.spaces[0].cost = closing;
        run_world(&world);
        all_s = world.seconds;
    }
    for (double part = 0.01; part < 1; part += 0.01) {
        struct world world = tree_world(1, 2);
        struct ct_search_result *result;

        world.spaces[0].cost = closing;
        world.stop_s = part * all_s;
        result = run_world(&world);
        check_never_slower(&world, &result, 1.05);
    }
}

/* Wherever it is stopped, by request. */
Test(search_budget, every_stop_leaves_choices_that_are_never_slower)
{
    struct world whole = tree_world(3, 1);
    struct ct_search_result *results[SPACES_MAX];

    run_spaces(&whole, results);
    free_all(results, 3);
    for (long k = 1; k < whole.requests; k += 1 + k / 40) {
        struct world world = tree_world(3, 1);

        world.stop_at = k;
        run_spaces(&world, results);
        check_never_slower(&world, results, 1.05);
        free_all(results, 3);
    }
}

/* Whatever becomes of the others. */
Test(search_budget, a_space_that_was_done_before_the_stop_is_complete)
{
    struct world whole = tree_world(3, 1);
    struct ct_search_result *all[SPACES_MAX], *results[SPACES_MAX];
    int complete = 0;

    run_spaces(&whole, all);
    for (long k = whole.requests - 100; k <= whole.requests; k++) {
        struct world world = tree_world(3, 1);
        int left = 0;

        world.stop_at = k;
        run_spaces(&world, results);
        for (int i = 0; i < 3; i++) {
            left += !results[i]->complete;
            complete += results[i]->complete;
            if (results[i]->complete)
                cr_expect_eq(hash_result(results[i]), hash_result(all[i]),
                             "space %d, stopped at %ld", i, k);
        }
        cr_expect_geq(left, 1, "stopped at %ld", k);
        free_all(results, 3);
    }
    cr_expect_gt(complete, 0);
    free_all(all, 3);
}

Test(search_budget, several_spaces_are_decided_as_well_as_one)
{
    struct world world = tree_world(3, 1);
    struct ct_search_result *results[SPACES_MAX];

    run_spaces(&world, results);
    for (int i = 0; i < 3; i++) {
        cr_expect(results[i]->complete);
        cr_expect_leq(mean_ratio(&world.spaces[i], results[i]), 1.02, "space %d", i);
    }
    cr_expect_eq(world.progress.ndecided, world.progress.ncells);
    free_all(results, 3);
}
