/*
 * test_ranking.c - candidates by the times that are predicted.
 */
#include "base/numbers.h"
#include "tests/model/made_calibration.h"
#include "tests/repo/descriptors.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <math.h>

extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm bcast_tree;

enum { NATIVE, BRUCK, EXCHANGE, RING, SEGMENTS, OTHER, OFFERED };

static const struct ct_offered few[OFFERED] = {
    [NATIVE] = {.collective = &ct_allgather},
    [BRUCK] = {.collective = &ct_allgather, .algorithm = &allgather_bruck},
    [EXCHANGE] = {.collective = &ct_allgather, .algorithm = &allgather_neighbor_exchange},
    [RING] = {.collective = &ct_allgather, .algorithm = &allgather_ring},
    [SEGMENTS] = {.collective = &ct_allgather, .algorithm = &allgather_ring, .setting = {{8192}}},
    [OTHER] = {.collective = &ct_bcast, .algorithm = &bcast_tree, .setting = {{0, 0, 1}}},
};

/* On ranks dealt round the hosts of a chain. */
struct ranked {
    struct ct_prediction predictions[MADE_MAX];
    int n;
};

static struct ranked rank_on(const struct ct_calibration *calibration,
                             const struct ct_collective *collective, int nranks, size_t bytes,
                             int nparts)
{
    static struct ranked ranked;
    struct ct_places *places = places_of(nranks);
    const struct ct_parts parts = {.n = nparts};
    const struct ct_problem problem = {
        .collective = collective, .nranks = nranks, .bytes = bytes, .places = places};
    struct ct_traits traits;
    const struct ct_predictor by = {calibration, &parts, &traits};
    struct ct_diag diag = {""};

    cr_assert_eq(ct_traits_find(places, nparts, &traits, NULL), CT_OK);
    cr_assert_eq(ct_ranking(&by, &problem, ranked.predictions, &ranked.n, &diag), CT_OK, "%s",
                 diag.text);
    ct_places_free(places);
    return ranked;
}

/* Where a candidate is; -1: nowhere. */
static int place_of(const struct ranked *ranked, int candidate)
{
    for (int i = 0; i < ranked->n; i++) {
        if (ranked->predictions[i].candidate == candidate)
            return i;
    }
    return -1;
}

static struct ct_calibration plain(void)
{
    return (struct ct_calibration){.model = made_model, .offered = few, .noffered = OFFERED};
}

Test(ranking, has_what_applies_the_fastest_first)
{
    const struct ct_calibration calibration = plain();
    const struct ranked short_ones = rank_on(&calibration, &ct_allgather, 16, 8, 1);
    const struct ranked odd = rank_on(&calibration, &ct_allgather, 13, 8, 1);
    const struct ranked bcasts = rank_on(&calibration, &ct_bcast, 13, 8, 1);

    cr_assert_eq(short_ones.n, 4, "%d", short_ones.n); /* blocks are shorter than segments */
    for (int i = 1; i < short_ones.n; i++)
        cr_expect_leq(short_ones.predictions[i - 1].ns, short_ones.predictions[i].ns);
    cr_expect_lt(place_of(&short_ones, BRUCK), place_of(&short_ones, RING));
    cr_expect_eq(place_of(&short_ones, OTHER), -1);
    cr_expect_eq(place_of(&odd, EXCHANGE), -1);
    cr_expect_neq(place_of(&odd, NATIVE), -1);
    cr_assert_eq(bcasts.n, 1);
    cr_expect_eq(bcasts.predictions[0].candidate, OTHER);
}

Test(ranking, has_the_lower_number_first_where_times_are_equal)
{
    struct ct_calibration calibration = plain();
    struct ranked ranked;

    calibration.model = (struct ct_cost_model){.call_ns = 1000};
    ranked = rank_on(&calibration, &ct_allgather, 16, 8, 1);
    for (int i = 0; i < ranked.n; i++) {
        cr_expect_eq(ranked.predictions[i].candidate, i);
        cr_expect_eq(ranked.predictions[i].ns, 1000);
    }
}

static bool is_sure(int64_t ns, int spread, int64_t native_ns, int native_spread)
{
    const struct ct_prediction choice = {.ns = ns, .spread = spread};
    const struct ct_prediction native = {.ns = native_ns, .spread = native_spread};

    return ct_prediction_is_sure(&choice, &native);
}

/* The slow end of the choice is below the fast end of native, and a tenth is gained. */
Test(ranking, is_sure_where_intervals_do_not_overlap)
{
    cr_expect(is_sure(1000000, 0, 1101000, 0));
    cr_expect_not(is_sure(1000000, 0, 1099000, 0));
    cr_expect(is_sure(1000000, CT_LOG_ONE, 2001000, 0));
    cr_expect_not(is_sure(1000000, CT_LOG_ONE, 1999000, 0));
    cr_expect(is_sure(1000000, CT_LOG_ONE / 2, 2001000, CT_LOG_ONE / 2));
    cr_expect_not(is_sure(1000000, CT_LOG_ONE / 2, 1999000, CT_LOG_ONE / 2));
    /* 5.07 us (0.883 us to 29.1 us), native 7.07 us */
    cr_expect_not(is_sure(5070, CT_LOG_ONE * 5 / 2, 7070, CT_LOG_ONE * 5 / 2));
    cr_expect_not(is_sure(5070, CT_LOG_ONE * 5 / 2, 7070, 0));
}

Test(ranking, counts_the_ranks_of_all_parts)
{
    struct ct_calibration calibration = plain();
    struct ranked alone, beside;

    calibration.model = (struct ct_cost_model){.rank_ns = 10};
    alone = rank_on(&calibration, &ct_allgather, 12, 8, 1);
    beside = rank_on(&calibration, &ct_allgather, 12, 8, 3);
    cr_expect_eq(alone.predictions[0].ns, 120);
    cr_expect_eq(beside.predictions[0].ns, 360);
}

Test(ranking, is_moved_by_a_job_that_is_near_more_than_by_one_far_away)
{
    const struct ct_residual slow = {
        .candidate = BRUCK, .bytes = 8, .log = 2 * CT_LOG_ONE, .weight = CT_LOG_ONE};
    struct ct_calibrated_job job = {.residuals = &slow, .nresiduals = 1};
    struct ct_calibration calibration = plain();
    struct ct_places *places = places_of(16);
    int64_t without, near, far;
    struct ranked ranked = rank_on(&calibration, &ct_allgather, 16, 8, 1);

    without = ranked.predictions[place_of(&ranked, BRUCK)].ns;
    cr_assert_eq(ct_traits_find(places, 1, &job.traits, NULL), CT_OK);
    ct_places_free(places);
    calibration.jobs = &job;
    calibration.njobs = 1;
    ranked = rank_on(&calibration, &ct_allgather, 16, 8, 1);
    near = ranked.predictions[place_of(&ranked, BRUCK)].ns;
    job.traits.nranks *= 64;
    ranked = rank_on(&calibration, &ct_allgather, 16, 8, 1);
    far = ranked.predictions[place_of(&ranked, BRUCK)].ns;
    cr_expect(without < far && far < near, "%ld, %ld, %ld", (long)without, (long)far, (long)near);
}

/* The true times of what a ranking by other coefficients would race. */
struct race {
    double sum; /* of what is lost, as logarithms */
    double most;
    int n;
};

/* The choice and the second are the first two of different algorithms; native is raced, too,
   as the lesser of both is. */
static void add_race(struct race *race, const struct ct_offered *offered,
                     const struct ranked *thought, const struct ranked *true_times)
{
    const struct ct_algorithm *first = NULL;
    double best = INFINITY, lost;

    for (int i = 0, n = 0; i < thought->n; i++) {
        const int candidate = thought->predictions[i].candidate;
        const struct ct_algorithm *algorithm = offered[candidate].algorithm;
        const bool races = algorithm == NULL || n == 0 || (n == 1 && algorithm != first);

        if (!races)
            continue;
        n += algorithm != NULL;
        first = algorithm != NULL && first == NULL ? algorithm : first;
        best = fmin(best, (double)true_times->predictions[place_of(true_times, candidate)].ns);
    }
    lost = log(best / (double)true_times->predictions[0].ns);
    race->sum += lost;
    race->most = fmax(race->most, lost);
    race->n++;
}

Test(ranking, by_a_coefficient_that_is_three_times_wrong_costs_little_after_the_race)
{
    static struct ct_offered offered[MADE_MAX];
    const struct ct_collective *const collectives[] = {&ct_allgather, &ct_alltoall, &ct_allreduce,
                                                       &ct_bcast};
    struct ct_calibration right = {.model = made_model, .offered = offered};

    right.noffered = made_offered(offered);
    for (int k = 0; k < CT_FEATURES; k++) {
        for (int way = 0; way < 2 && made_model.coefficient[k] > 0; way++) {
            struct ct_calibration wrong = right;
            struct race race = {.n = 0};

            wrong.model.coefficient[k] =
                way == 0 ? 3 * made_model.coefficient[k] : made_model.coefficient[k] / 3;
            for (int i = 0; i < 4; i++) {
                for (size_t bytes = 8; bytes <= 1 << 17; bytes *= 16) {
                    const struct ranked truth = rank_on(&right, collectives[i], 16, bytes, 1);
                    const struct ranked thought = rank_on(&wrong, collectives[i], 16, bytes, 1);

                    add_race(&race, offered, &thought, &truth);
                }
            }
            cr_expect_lt(race.sum / race.n, 0.06, "%s: %.3f", ct_feature_facts[k].name,
                         race.sum / race.n);
            cr_expect_lt(race.most, 0.3, "%s: %.3f at most", ct_feature_facts[k].name, race.most);
        }
    }
}
