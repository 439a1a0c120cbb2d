/*
 * native_times - how long native is expected to take on ranks for which it was
 * not measured.
 */
#include "library/untuned/native_time.h"
#include "tests/repo/descriptors.h"

#include <math.h>
#include <stdio.h>

static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 4, 1e-9, 1e-9},
    {&ct_allgather, 4000, 1, 0.5},
    {&ct_alltoall, 4, 1, 0.5},
};

/* Three ranks on one switch, each cable with 1e8 bytes per second. */
static const struct ct_tuned job = {
    .nranks = 3,
    .traits = {3, 3, 1, 1, 2e-8, 1e-8, 1, CT_AS_IS},
    .figures = figures,
    .nfigures = 3,
};

static int mistakes;

static void expect(const char *what, double wanted, double found)
{
    if (found == wanted || fabs(found - wanted) < 1e-12 * wanted)
        return;
    mistakes++;
    fprintf(stderr, "native time %s: %g s, not %g s\n", what, found, wanted);
}

/* Of allgather: two sizes, 0: none. */
static void expect_nearest(size_t bytes, size_t first, size_t second)
{
    const struct ct_tuned_figure *found[2];

    ct_nearest_figures(&job, &ct_allgather, bytes, found);
    expect("nearest", (double)first, found[0] == NULL ? 0 : (double)found[0]->bytes);
    expect("next nearest", (double)second, found[1] == NULL ? 0 : (double)found[1]->bytes);
}

int main(void)
{
    struct ct_traits here = job.traits;

    expect("below", 1e-9, ct_native_time(&job, &ct_allgather, 1, &here));
    expect("measured", 1, ct_native_time(&job, &ct_allgather, 4000, &here));
    expect("between", (1 + 1e-9) / 2, ct_native_time(&job, &ct_allgather, 2002, &here));
    expect("above", 2, ct_native_time(&job, &ct_allgather, 8000, &here));
    expect("unknown", INFINITY, ct_native_time(&job, &ct_bcast, 4, &here));
    here.nranks = 6; /* five blocks cross each cable, not two */
    expect("of more ranks", 2.5, ct_native_time(&job, &ct_allgather, 4000, &here));
    here.crossing_s *= 4;
    expect("of all pairs", 4, ct_native_time(&job, &ct_alltoall, 4, &here));
    here.crossing_s = 0; /* not known: twice the ranks */
    expect("without bandwidths", 2, ct_native_time(&job, &ct_alltoall, 4, &here));
    expect("gained", 2, ct_gain_of_job(&job, &ct_allgather, 5000));
    expect("gained below", 1, ct_gain_of_job(&job, &ct_allgather, 3999));
    expect("gained by nobody", 0, ct_gain_of_job(&job, &ct_bcast, 4));
    expect_nearest(127, 4000, 4);
    expect_nearest(126, 4, 4000);
    expect_nearest(9000, 4000, 0);
    expect_nearest(4, 4, 0);
    expect_nearest(1, 4, 0);
    expect("growth", 3, ct_growth(&ct_allgather, 2, 6));
    expect("growth of pairs", 0.5, ct_growth(&ct_alltoall, 12, 6));
    expect("growth of a vector", 2, ct_growth(&ct_bcast, 4, 16));
    expect("growth by less than a step", 2.5 / 2, ct_growth(&ct_allreduce, 4, 6));
    return mistakes != 0;
}
