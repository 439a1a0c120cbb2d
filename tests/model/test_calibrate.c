/*
 * test_calibrate.c - what is offered, and what residuals are kept.
 */
#include "model/fit/calibrate.h"

#include <criterion/criterion.h>

enum { RING, BRUCK, NATIVE, SPREAD, GATHER_RING, GATHER_NATIVE, REORDERED, CANDIDATES };
enum { JOBS = 2, SIZES = 8, MEASURED = JOBS * SIZES * CANDIDATES };

extern const struct ct_collective ct_alltoall, ct_allgather;

static struct ct_offered candidates[CANDIDATES];
static struct ct_measured measured[MEASURED];

static const struct ct_measured_job jobs[JOBS] = {{.traits = {.nranks = 8}, .nranks = 8},
                                                  {.traits = {.nranks = 4}, .nranks = 12}};

static const struct ct_measured_set measurements = {candidates, CANDIDATES, jobs, JOBS,
                                                    measured,   MEASURED,   0};

static const struct ct_cost_model start = {
    .coefficient = {[CT_ROUNDS] = 10000 * CT_MODEL_ONE, [CT_BYTES_BETWEEN] = CT_MODEL_ONE},
    .call_ns = 1000};

/* In microseconds; bruck is twice as slow as the best, spread 1.4 times. */
static const int times[CANDIDATES] = {100, 200, 300, 140, 50, 60, 110};

static void make(void)
{
    static const char *const names[CANDIDATES] = {
        "alltoall_ring",
        "alltoall_bruck", [SPREAD] = "alltoall_spread", [GATHER_RING] = "allgather_ring"};
    int n = 0;

    for (int i = 0; i < CANDIDATES; i++) {
        const bool gathers = i == GATHER_RING || i == GATHER_NATIVE;

        candidates[i].collective = gathers ? &ct_allgather : &ct_alltoall;
        if (names[i] != NULL)
            candidates[i].algorithm = ct_algorithm_find(ct_registry, names[i]);
    }
    candidates[REORDERED].setting.values[CT_SETTING_ORDER] = CT_AS_IS + 1;
    for (int job = 0; job < JOBS; job++) {
        for (int size = 0; size < SIZES; size++) {
            for (int i = CANDIDATES - 1; i >= 0; i--)
                measured[n++] = (struct ct_measured){
                    .job = job,
                    .candidate = i,
                    .bytes = (size_t)1 << size,
                    .ns = INT64_C(1000) * times[i] * (size + 1),
                    .nsamples = 2 + job * 5,
                    .features = {{[CT_ROUNDS] = 1 + i, [CT_BYTES_BETWEEN] = 1 << size}}};
        }
    }
}

static const struct ct_residual *residual_of(const struct ct_calibrated *calibrated, int job,
                                             int candidate, size_t bytes)
{
    const struct ct_calibrated_job *of = &calibrated->calibration.jobs[job];

    for (int i = 0; i < of->nresiduals; i++) {
        if (of->residuals[i].candidate == calibrated->number[candidate] &&
            of->residuals[i].bytes == bytes)
            return &of->residuals[i];
    }
    return NULL;
}

Test(calibrate, native_and_what_was_within_half_of_the_best_are_offered)
{
    static const int wanted[CANDIDATES] = {1, -1, 0, 2, 4, 3, -1};
    struct ct_calibrated calibrated;

    make();
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    cr_assert_eq(calibrated.calibration.noffered, 5);
    for (int i = 0; i < CANDIDATES; i++) {
        cr_expect_eq(calibrated.number[i], wanted[i], "candidate %d: %d", i, calibrated.number[i]);
        if (wanted[i] >= 0)
            cr_expect_eq(calibrated.calibration.offered[wanted[i]].algorithm,
                         candidates[i].algorithm);
    }
    ct_calibrated_fini(&calibrated);
}

Test(calibrate, a_candidate_is_offered_if_it_was_near_once_by_samples_enough)
{
    struct ct_calibrated calibrated;

    make();
    measured[CANDIDATES - 1 - BRUCK].ns = 100000;
    measured[CANDIDATES - 1 - BRUCK].nsamples = 1;
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    cr_expect_eq(calibrated.number[BRUCK], -1);
    ct_calibrated_fini(&calibrated);
    measured[CANDIDATES - 1 - BRUCK].nsamples = 2;
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    cr_expect_eq(calibrated.number[BRUCK], 2);
    cr_expect(residual_of(&calibrated, 0, BRUCK, 1) != NULL);
    cr_expect(residual_of(&calibrated, 0, BRUCK, 2) == NULL);
    ct_calibrated_fini(&calibrated);
}

/* By how much a time is off, in 1/CT_LOG_ONE. */
static int off_by(const struct ct_cost_model *model, const struct ct_measured *of)
{
    return ct_log2(of->ns) - ct_log2(ct_cost(model, &of->features, jobs[of->job].nranks));
}

Test(calibrate, residuals_are_what_the_model_leaves_within_a_cell)
{
    struct ct_calibrated calibrated;

    make();
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    for (int cell = 0; cell < MEASURED; cell += CANDIDATES) {
        const struct ct_measured *ring = &measured[cell + CANDIDATES - 1 - RING];
        const struct ct_measured *spread = &measured[cell + CANDIDATES - 1 - SPREAD];
        const struct ct_residual *a = residual_of(&calibrated, ring->job, RING, ring->bytes);
        const struct ct_residual *b = residual_of(&calibrated, ring->job, SPREAD, ring->bytes);
        const struct ct_cost_model *model = &calibrated.fit.model;

        cr_assert(a != NULL && b != NULL);
        cr_expect_leq(abs(b->log - a->log - off_by(model, spread) + off_by(model, ring)), 1);
        cr_expect_eq(a->weight, ring->job == 0 ? 2 * CT_LOG_ONE / 5 : CT_LOG_ONE);
    }
    cr_expect_eq(calibrated.calibration.njobs, JOBS);
    cr_expect_eq(calibrated.calibration.jobs[1].traits.nranks, 4);
    ct_calibrated_fini(&calibrated);
}

Test(calibrate, where_all_are_timed_once_once_is_enough)
{
    struct ct_calibrated calibrated;

    make();
    for (int i = 0; i < MEASURED; i++)
        measured[i].nsamples = 1;
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    cr_expect_eq(calibrated.calibration.noffered, 5);
    cr_expect_eq(residual_of(&calibrated, 0, RING, 1)->weight, CT_LOG_ONE);
    ct_calibrated_fini(&calibrated);
}

Test(calibrate, residuals_are_by_candidate_then_bytes)
{
    struct ct_calibrated calibrated;

    make();
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    for (int job = 0; job < JOBS; job++) {
        const struct ct_calibrated_job *of = &calibrated.calibration.jobs[job];

        cr_expect_eq(of->nresiduals, SIZES * 5);
        for (int i = 1; i < of->nresiduals; i++)
            cr_expect(of->residuals[i - 1].candidate < of->residuals[i].candidate ||
                      (of->residuals[i - 1].candidate == of->residuals[i].candidate &&
                       of->residuals[i - 1].bytes < of->residuals[i].bytes));
    }
    ct_calibrated_fini(&calibrated);
}

Test(calibrate, goodness_is_of_each_collective)
{
    struct ct_calibrated calibrated;

    make();
    cr_assert_eq(ct_calibrate(&measurements, &start, &calibrated, NULL), CT_OK);
    cr_assert_eq(calibrated.ngoodness, 2);
    cr_expect_eq(calibrated.goodness[0].collective, &ct_alltoall);
    cr_expect_eq(calibrated.goodness[0].ntimes, JOBS * SIZES * 5);
    cr_expect_eq(calibrated.goodness[1].ntimes, JOBS * SIZES * 2);
    cr_expect_eq(calibrated.goodness[1].ncells, JOBS * SIZES);
    cr_expect_gt(calibrated.goodness[1].median_error, 0);
    ct_calibrated_fini(&calibrated);
}

Test(calibrate, nothing_measured_is_nothing_offered)
{
    static const struct ct_measured_set nothing = {.n = 0};
    struct ct_calibrated calibrated;

    cr_assert_eq(ct_calibrate(&nothing, &start, &calibrated, NULL), CT_OK);
    cr_expect_eq(calibrated.calibration.noffered, 0);
    cr_expect_eq(calibrated.ngoodness, 0);
    cr_expect_not_null(calibrated.fit.distrusted);
    ct_calibrated_fini(&calibrated);
}
