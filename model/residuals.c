/*
 * residuals.c - weighted means that fade with the distance of size and job.
 *
 * A residual counts (1 + d / SIZE_FADES)^-2 * 2^-(e * JOB_FADES), d doublings of bytes and e
 * doublings of traits away. A mean is shrunk as if there were SHRINKAGE more residuals, all of
 * them 0. bench leave_out judges these numbers: where seven sizes are predicted from four, far
 * sizes must count for something; elsewhere near ones must count for more than they do in an
 * exponential that reaches as far.
 */
#include "model/residuals.h"

#include <stdlib.h>

/* In 1/CT_LOG_ONE */
#define SIZE_FADES INT64_C(2048) /* to a quarter in 2 doublings */
#define JOB_FADES 492            /* to 1/e in 3 */

/* The weight of a residual that is at hand, whose own is CT_LOG_ONE. */
#define ONE (INT64_C(1) << 30)
#define SHRINKAGE (ONE / 10 * 7)

/* The standard error of an algorithm that was timed near by, in 1/100 of the model's median
   error, and more of one that never was. On the labs these are 10 and 24 %, in a simulation
   2 and 4 %, and nine of ten times are within 1.7 of them. */
#define KNOWN 110
#define UNKNOWN 270

struct mean {
    int64_t weights;
    int64_t sum; /* of logarithms times weights */
};

static int64_t weight_of(const struct ct_residual *residual, int log_bytes, int distance)
{
    const int64_t sizes = llabs((int64_t)ct_log2((int64_t)residual->bytes) - log_bytes);
    const int64_t spread = (SIZE_FADES + sizes) * (SIZE_FADES + sizes) / SIZE_FADES;
    const int64_t jobs = (int64_t)distance * JOB_FADES / CT_LOG_ONE;

    return ct_scaled(residual->weight * (ONE / CT_LOG_ONE) * SIZE_FADES / spread, (int)-jobs);
}

static void add(struct mean *mean, int64_t weight, int log)
{
    mean->weights += weight;
    mean->sum += weight * log;
}

static int shrunk(const struct mean *mean)
{
    return (int)(mean->sum / (mean->weights + SHRINKAGE));
}

int ct_residual_log(const struct ct_job_residuals *jobs, int njobs, const int *algorithm,
                    int candidate, size_t bytes, int *spread)
{
    const int log_bytes = ct_log2((int64_t)bytes);
    struct mean of_algorithm = {0}, of_setting = {0};
    int log;

    for (int j = 0; j < njobs; j++) {
        for (int i = 0; i < jobs[j].n; i++) {
            const struct ct_residual *residual = &jobs[j].at[i];
            int64_t weight;

            if (algorithm[residual->candidate] != algorithm[candidate])
                continue;
            weight = weight_of(residual, log_bytes, jobs[j].distance);
            add(&of_algorithm, weight, residual->log);
            if (residual->candidate == candidate)
                add(&of_setting, weight, residual->log);
        }
    }
    log = shrunk(&of_algorithm);
    of_setting.sum -= of_setting.weights * log;
    if (spread != NULL)
        *spread =
            (int)(*spread *
                  (KNOWN + (UNKNOWN - KNOWN) * SHRINKAGE / (of_algorithm.weights + SHRINKAGE)) /
                  100);
    return log + shrunk(&of_setting);
}
