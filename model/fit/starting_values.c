/*
 * starting_values.c - rounded coefficients of fits, where there are any.
 *
 * The slow network's are geometric means of fits to bench/results/measurements-lab-{c,d,e},
 * the simulated one's are of a fit to fat-256-map-simulated in measurements-maps. Those of
 * windows are between a trial, a program written by hand for two ranks with a processor each,
 * MPICH 4.0.2 (a barrier took 95 ns, a broadcast of 64 KB, which is copied twice, 2.1 us), and a
 * fit to allreduce, barrier and bcast of two ranks of a busy machine. Where ranks share
 * processors they are eight times as long, as messages inside a host are.
 */
#include "model/fit/starting_values.h"

/* From this many bytes a second on cables are fast; so are cables of unknown bandwidth. */
#define FAST 4e8

enum { SLOW, SIMULATED, FAST_NETWORK, ONE_NODE, MACHINES };

/* Nanoseconds per unit. */
static const double coefficients[CT_FEATURES][MACHINES] = {
    /*                       slow, simulated, fast, one node */
    [CT_MESSAGES_BETWEEN] = {15500, 100, 500, 500},
    [CT_MESSAGES_INSIDE] = {2500, 100, 300, 300},
    [CT_TOKENS] = {2200, 100, 300, 200},
    [CT_LONG_MESSAGES] = {200000, 300, 3000, 3000},
    [CT_BYTES_BETWEEN] = {0.06, 0.001, 0.01, 0.1},
    [CT_BYTES_ON_CABLES] = {0.12, 0.001, 0.005, 0.01},
    [CT_BYTES_INSIDE] = {0.9, 0.001, 0.1, 0.15},
    [CT_BYTES_REDUCED] = {0.06, 0.001, 0.1, 0.15},
    [CT_BYTES_COPIED] = {0.1, 0.005, 0.1, 0.1},
    [CT_POSTS] = {400, 50, 50, 50},
    [CT_FETCHES] = {400, 50, 50, 50},
    [CT_BYTES_POSTED] = {0.16, 0.02, 0.02, 0.02},
    [CT_BYTES_FETCHED] = {0.6, 0.1, 0.1, 0.1},
    [CT_BYTES_ACROSS] = {0.08, 0.01, 0.01, 0.01},
    [CT_ROUNDS] = {4000, 4200, 500, 500},
    [CT_ROUNDS_BETWEEN] = {10000, 5000, 2500, 500},
    [CT_ROUND_CABLES] = {1300, 4000, 200, 100},
    [CT_RANK_MESSAGES] = {700, 60, 300, 300},
    [CT_HOST_MESSAGES] = {800, 60, 100, 100},
    [CT_BARRIERS] = {240000, 50000, 5000, 2000},
    [CT_POST_ROUNDS] = {1600, 200, 200, 200},
    [CT_RANK_FETCHES] = {400, 50, 50, 50},
    [CT_RANK_BYTES] = {0.08, 0.01, 0.01, 0.01},
    [CT_CABLE_NS] = {0.55, 0.04, 0.04, 0.1},
    [CT_CABLE_BEYOND_NS] = {0.46, 0.02, 0.02, 0.1},
    [CT_CABLE_ROUNDS_NS] = {0.013, 0.94, 1, 0.5},
};

static const struct ct_starting_values values[MACHINES] = {
    [SLOW] = {.name = "a slow network",
              .from = "fits of three emulated clusters of 100 Mbit/s to 1 Gbit/s whose ranks share "
                      "two processors, MPICH 4.0.2",
              .call_ns = 1000,
              .rank_ns = 49000,
              .norm = CT_NORM_ROOT,
              .error = 133},
    [SIMULATED] = {.name = "a simulated network",
                   .from = "a fit of 2 to 192 ranks of a simulated cluster of 1 and 10 Gbit/s, "
                           "SimGrid 3.32",
                   .call_ns = 300,
                   .rank_ns = 120,
                   .norm = CT_NORM_SUM,
                   .error = 22},
    [FAST_NETWORK] = {.name = "a fast network",
                      .from = "usual figures of such networks; none was measured",
                      .call_ns = 2000,
                      .rank_ns = 200,
                      .norm = CT_NORM_SUM,
                      .error = 200,
                      .is_of_one_rank = true},
    [ONE_NODE] = {.name = "one node",
                  .from = "usual figures of MPICH in shared memory; no node was measured",
                  .call_ns = 1000,
                  .rank_ns = 100,
                  .norm = CT_NORM_ROOT,
                  .error = 200,
                  .is_of_one_rank = true},
};

static bool is_fast(const struct ct_tree *tree)
{
    for (int link = 2; link < ct_links_count(tree); link++) {
        const double capacity = ct_link_capacity(tree, link);

        if (capacity > 0 && capacity < FAST)
            return false;
    }
    return true;
}

const struct ct_starting_values *ct_starting_values_for(const struct ct_places *places,
                                                        bool is_simulated)
{
    if (is_simulated)
        return &values[SIMULATED];
    if (places->hosts.n == 1)
        return &values[ONE_NODE];
    return &values[is_fast(&places->tree) ? FAST_NETWORK : SLOW];
}

struct ct_cost_model ct_starting_model(const struct ct_starting_values *of, int nranks)
{
    const int divided_by = of->is_of_one_rank ? nranks : 1;
    struct ct_cost_model model = {.call_ns = of->call_ns,
                                  .rank_ns = of->rank_ns / divided_by,
                                  .norm = of->norm,
                                  .error = of->error};

    for (int i = 0; i < CT_FEATURES; i++) {
        model.coefficient[i] = (int64_t)(coefficients[i][of - values] * CT_MODEL_ONE);
        if (ct_feature_facts[i].group == CT_WORK)
            model.coefficient[i] /= divided_by;
    }
    return model;
}
