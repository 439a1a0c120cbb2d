/*
 * print_rankings.c - what is predicted for the calls of all collectives on some ranks:
 * whatever it is compiled with, it prints the same (tests.cmake).
 */
#include "tests/model/made_calibration.h"

#include <inttypes.h>
#include <stdio.h>

enum { NODES = 8, RANKS = 11 };

/* Capacities that are no whole numbers. */
static const int parent[NODES] = {-1, 0, 0, 1, 1, 2, 2, 2};
static const double capacity[NODES] = {0,     1.25e9 / 3, 1e10 / 7, 1e9 / 9,
                                       0.1e9, 1e8 / 3,    1e8 / 7,  12345678.9};
static const uint64_t host[NODES] = {0, 0, 0, 1, 2, 3, 4, 5};

static struct ct_offered offered[MADE_MAX];
static struct ct_residual residuals[2][MADE_MAX];
static struct ct_calibrated_job jobs[2];

/* Drawn, in jobs near and far. */
static void make_jobs(int noffered, const struct ct_traits *here)
{
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < noffered; i++)
            residuals[k][i] = (struct ct_residual){.candidate = i,
                                                   .bytes = (size_t)1 << i % 20,
                                                   .log = (i * 37 + k * 101) % 501 - 250,
                                                   .weight = 700 + i % 300};
        jobs[k] = (struct ct_calibrated_job){
            .traits = *here, .residuals = residuals[k], .nresiduals = noffered};
        jobs[k].traits.nranks += 5 * k;
        jobs[k].traits.crossing += 777 * k;
    }
}

static int print(const struct ct_calibration *calibration, const struct ct_problem *problem,
                 const struct ct_traits *traits)
{
    static struct ct_prediction predictions[MADE_MAX];
    const struct ct_parts parts = {.n = 2};
    const struct ct_predictor by = {calibration, &parts, traits};
    int n = 0;
    const int err = ct_ranking(&by, problem, predictions, &n, NULL);

    for (int i = 0; i < n; i++)
        printf("%s %zu %d %" PRId64 " %d\n", problem->collective->name, problem->bytes,
               predictions[i].candidate, predictions[i].ns, predictions[i].spread);
    return err;
}

static int print_all(const struct ct_places *places)
{
    struct ct_calibration calibration = {
        .model = made_model, .offered = offered, .jobs = jobs, .njobs = 2};
    struct ct_traits traits;
    int err = ct_traits_find(places, 2, &traits, NULL);

    calibration.noffered = made_offered(offered);
    make_jobs(calibration.noffered, &traits);
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        for (size_t bytes = 1; bytes < 1000000 && err == CT_OK; bytes *= 111) {
            const struct ct_problem problem = {.collective = ct_collectives[c],
                                               .nranks = RANKS,
                                               .bytes = bytes,
                                               .root = RANKS - 1,
                                               .places = places};

            err = print(&calibration, &problem, &traits);
        }
    }
    return err;
}

int main(void)
{
    const struct ct_site site = {NODES, parent, capacity, host, NULL};
    uint64_t hosts[RANKS];
    struct ct_places *places;
    int err;

    for (int rank = 0; rank < RANKS; rank++)
        hosts[rank] = (uint64_t)(1 + rank % 5);
    if (ct_places_find(&site, hosts, RANKS, NULL, &places, NULL) != CT_OK)
        return 1;
    err = print_all(places);
    ct_places_free(places);
    return err != CT_OK;
}
