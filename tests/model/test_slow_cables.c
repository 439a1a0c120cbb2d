/*
 * test_slow_cables.c - of a machine whose calls are made of all plans, the one cable is named
 * that is slower than the places say, and none if all are as they say.
 */
#include "base/mix.h"
#include "model/fit/slow_cables.h"
#include "tests/model/made_calibration.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <math.h>

enum { SWITCHES = 4, HOSTS = 4, RANKS = SWITCHES * HOSTS, NODES = 1 + SWITCHES + RANKS };
enum { UPLINK = 2, HOST = 9, MEASURED_MAX = 8192 };

/* Switches whose cables to the root carry half of what their hosts' do together; a rank on each
   host. The cable `slow` has `part` of its bandwidth. */
static struct ct_places *tree(int slow, double part)
{
    struct made_site made;
    uint64_t hosts[RANKS];

    made.site.nnodes = 0;
    site_node(&made, -1, 0, 0);
    for (int i = 0; i < SWITCHES; i++)
        site_node(&made, 0, 250e6, 0);
    for (int i = 0; i < RANKS; i++) {
        site_node(&made, 1 + i / HOSTS, 125e6, (uint64_t)i + 1);
        hosts[i] = (uint64_t)i + 1;
    }
    made.capacity[slow] *= part;
    return places_on(&made, hosts, RANKS);
}

static struct ct_offered candidates[MADE_MAX];
static struct ct_measured at[MEASURED_MAX];

/* Times that are as the machine is, give or take 5 %, with features as the places say. */
static struct ct_measured_set measure(const struct ct_places *stated, const struct ct_places *is)
{
    static const struct ct_measured_job job = {.nranks = RANKS};
    struct ct_measured_set set = {.candidates = candidates,
                                  .ncandidates = made_offered(candidates),
                                  .jobs = &job,
                                  .njobs = 1,
                                  .at = at,
                                  .ncables = NODES};
    uint64_t state = 3;

    for (size_t bytes = 16384; bytes <= 262144; bytes *= 4) {
        for (int i = 0; i < set.ncandidates; i++) {
            struct ct_problem problem = {.collective = candidates[i].collective,
                                         .nranks = RANKS,
                                         .bytes = bytes,
                                         .places = stated};
            struct ct_measured measured = {.candidate = i, .bytes = bytes, .nsamples = 5};
            struct ct_cable_load loads[NODES];
            struct ct_features features;

            if (!ct_collective_has_data(problem.collective) ||
                ct_offered_count(&candidates[i], &problem, NULL, &measured.features, loads, NULL) !=
                    CT_OK)
                continue;
            problem.places = is;
            if (ct_offered_count(&candidates[i], &problem, NULL, &features, NULL, NULL) != CT_OK)
                continue;
            measured.ns = llround((double)ct_cost(&made_model, &features, RANKS) *
                                  (0.95 + 0.1 * (double)(ct_mix_next(&state) >> 12) / 0x1p52));
            if ((double)measured.features.of[CT_CABLE_NS] >= 0.3 * (double)measured.ns) {
                measured.loads = malloc(sizeof loads);
                cr_assert_not_null(measured.loads);
                memcpy(measured.loads, loads, sizeof loads);
            }
            cr_assert_lt(set.n, MEASURED_MAX);
            at[set.n++] = measured;
        }
    }
    return set;
}

/* As of a machine where the cable has that part of its bandwidth; the model is fitted. */
static int find(int slow_cable, double part, struct ct_slow_cable slow[CT_SLOW_CABLES])
{
    struct ct_places *stated = tree(UPLINK, 1), *is = tree(slow_cable, part);
    const struct ct_measured_set set = measure(stated, is);
    struct ct_calibrated calibrated;
    int n = 0;

    cr_assert_eq(ct_calibrate(&set, &made_model, &calibrated, NULL), CT_OK);
    cr_assert_null(calibrated.fit.distrusted);
    cr_assert_eq(ct_slow_cables_find(&set, &calibrated.calibration.model, slow, &n, NULL), CT_OK);
    for (int i = 0; i < n; i++)
        cr_log_info("cable %d: %.2f (%.2f to %.2f), alike %d", slow[i].cable, slow[i].factor,
                    slow[i].low, slow[i].high, slow[i].alike);
    for (int i = 0; i < set.n; i++)
        free(at[i].loads);
    ct_calibrated_fini(&calibrated);
    ct_places_free(stated);
    ct_places_free(is);
    return n;
}

static void expect_one(int cable, double part)
{
    struct ct_slow_cable slow[CT_SLOW_CABLES];
    const int n = find(cable, part, slow);

    cr_assert_eq(n, 1, "%d cables", n);
    cr_expect_eq(slow->cable, cable, "cable %d", slow->cable);
    cr_expect_eq(slow->alike, -1);
    cr_expect(slow->low <= 1.1 / part && 0.9 / part <= slow->high, "%g (%g to %g)", slow->factor,
              slow->low, slow->high);
}

Test(slow_cables, an_uplink_of_half_its_bandwidth_is_named)
{
    expect_one(UPLINK, 0.5);
}

Test(slow_cables, a_host_of_a_third_of_its_bandwidth_is_named)
{
    expect_one(HOST, 1.0 / 3);
}

Test(slow_cables, none_is_named_where_all_are_as_stated)
{
    struct ct_slow_cable slow[CT_SLOW_CABLES];

    cr_expect_eq(find(UPLINK, 1, slow), 0);
}
