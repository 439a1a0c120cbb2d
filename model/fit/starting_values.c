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

#define ONE CT_MODEL_ONE

/* Cables of so many bytes a second are fast, and those of which nothing is known. */
#define FAST 4e8

static const struct ct_starting_values slow_network = {
    .name = "a slow network",
    .from = "fits of three emulated clusters of 100 Mbit/s to 1 Gbit/s whose ranks share two "
            "processors, MPICH 4.0.2",
    .model = {.coefficient = {[CT_MESSAGES_BETWEEN] = 15500 * ONE,
                              [CT_MESSAGES_INSIDE] = 2500 * ONE,
                              [CT_TOKENS] = 2200 * ONE,
                              [CT_LONG_MESSAGES] = 200000 * ONE,
                              [CT_BYTES_BETWEEN] = ONE * 6 / 100,
                              [CT_BYTES_ON_CABLES] = ONE * 12 / 100,
                              [CT_BYTES_INSIDE] = ONE * 9 / 10,
                              [CT_BYTES_REDUCED] = ONE * 6 / 100,
                              [CT_BYTES_COPIED] = ONE / 10,
                              [CT_POSTS] = 400 * ONE,
                              [CT_FETCHES] = 400 * ONE,
                              [CT_BYTES_POSTED] = ONE * 16 / 100,
                              [CT_BYTES_FETCHED] = ONE * 60 / 100,
                              [CT_BYTES_ACROSS] = ONE * 8 / 100,
                              [CT_ROUNDS] = 4000 * ONE,
                              [CT_ROUNDS_BETWEEN] = 10000 * ONE,
                              [CT_RANK_MESSAGES] = 700 * ONE,
                              [CT_HOST_MESSAGES] = 800 * ONE,
                              [CT_BARRIERS] = 240000 * ONE,
                              [CT_POST_ROUNDS] = 1600 * ONE,
                              [CT_RANK_FETCHES] = 400 * ONE,
                              [CT_RANK_BYTES] = ONE * 8 / 100,
                              [CT_CABLE_NS] = ONE * 55 / 100,
                              [CT_CABLE_BEYOND_NS] = ONE * 46 / 100,
                              [CT_CABLE_ROUNDS_NS] = ONE * 13 / 1000},
              .call_ns = 1000,
              .rank_ns = 49000,
              .norm = CT_NORM_ROOT,
              .error = 133}};

static const struct ct_starting_values simulated = {
    .name = "a simulated network",
    .from = "a fit of 2 to 192 ranks of a simulated cluster of 1 and 10 Gbit/s, SimGrid 3.32",
    .model = {.coefficient = {[CT_MESSAGES_BETWEEN] = 100 * ONE,
                              [CT_MESSAGES_INSIDE] = 100 * ONE,
                              [CT_TOKENS] = 100 * ONE,
                              [CT_LONG_MESSAGES] = 300 * ONE,
                              [CT_BYTES_BETWEEN] = ONE / 1000,
                              [CT_BYTES_ON_CABLES] = ONE / 1000,
                              [CT_BYTES_INSIDE] = ONE / 1000,
                              [CT_BYTES_REDUCED] = ONE / 1000,
                              [CT_BYTES_COPIED] = ONE * 5 / 1000,
                              [CT_POSTS] = 50 * ONE,
                              [CT_FETCHES] = 50 * ONE,
                              [CT_BYTES_POSTED] = ONE * 2 / 100,
                              [CT_BYTES_FETCHED] = ONE / 10,
                              [CT_BYTES_ACROSS] = ONE / 100,
                              [CT_ROUNDS] = 4200 * ONE,
                              [CT_ROUNDS_BETWEEN] = 16700 * ONE,
                              [CT_RANK_MESSAGES] = 60 * ONE,
                              [CT_HOST_MESSAGES] = 60 * ONE,
                              [CT_BARRIERS] = 50000 * ONE,
                              [CT_POST_ROUNDS] = 200 * ONE,
                              [CT_RANK_FETCHES] = 50 * ONE,
                              [CT_RANK_BYTES] = ONE / 100,
                              [CT_CABLE_NS] = ONE * 4 / 100,
                              [CT_CABLE_BEYOND_NS] = ONE * 2 / 100,
                              [CT_CABLE_ROUNDS_NS] = ONE * 94 / 100},
              .call_ns = 300,
              .rank_ns = 120,
              .norm = CT_NORM_SUM,
              .error = 22}};

static const struct ct_starting_values fast_network = {
    .name = "a fast network",
    .from = "usual figures of such networks; none was measured",
    .is_of_one_rank = true,
    .model = {
        .coefficient = {[CT_MESSAGES_BETWEEN] = 500 * ONE, [CT_MESSAGES_INSIDE] = 300 * ONE,
                        [CT_TOKENS] = 300 * ONE,           [CT_LONG_MESSAGES] = 3000 * ONE,
                        [CT_BYTES_BETWEEN] = ONE / 100,    [CT_BYTES_ON_CABLES] = ONE * 5 / 1000,
                        [CT_BYTES_INSIDE] = ONE / 10,      [CT_BYTES_REDUCED] = ONE / 10,
                        [CT_BYTES_COPIED] = ONE / 10,      [CT_POSTS] = 50 * ONE,
                        [CT_FETCHES] = 50 * ONE,           [CT_BYTES_POSTED] = ONE * 2 / 100,
                        [CT_BYTES_FETCHED] = ONE / 10,     [CT_BYTES_ACROSS] = ONE / 100,
                        [CT_ROUNDS] = 500 * ONE,           [CT_ROUNDS_BETWEEN] = 2500 * ONE,
                        [CT_RANK_MESSAGES] = 300 * ONE,    [CT_HOST_MESSAGES] = 100 * ONE,
                        [CT_BARRIERS] = 5000 * ONE,        [CT_POST_ROUNDS] = 200 * ONE,
                        [CT_RANK_FETCHES] = 50 * ONE,      [CT_RANK_BYTES] = ONE / 100,
                        [CT_CABLE_NS] = ONE * 4 / 100,     [CT_CABLE_BEYOND_NS] = ONE * 2 / 100,
                        [CT_CABLE_ROUNDS_NS] = 1 * ONE},
        .call_ns = 2000,
        .rank_ns = 200,
        .norm = CT_NORM_SUM,
        .error = 200}};

static const struct ct_starting_values one_node = {
    .name = "one node",
    .from = "usual figures of MPICH in shared memory; no node was measured",
    .is_of_one_rank = true,
    .model = {.coefficient = {[CT_MESSAGES_BETWEEN] = 500 * ONE,
                              [CT_MESSAGES_INSIDE] = 300 * ONE,
                              [CT_TOKENS] = 200 * ONE,
                              [CT_LONG_MESSAGES] = 3000 * ONE,
                              [CT_BYTES_BETWEEN] = ONE / 10,
                              [CT_BYTES_ON_CABLES] = ONE / 100,
                              [CT_BYTES_INSIDE] = ONE * 15 / 100,
                              [CT_BYTES_REDUCED] = ONE * 15 / 100,
                              [CT_BYTES_COPIED] = ONE / 10,
                              [CT_POSTS] = 50 * ONE,
                              [CT_FETCHES] = 50 * ONE,
                              [CT_BYTES_POSTED] = ONE * 2 / 100,
                              [CT_BYTES_FETCHED] = ONE / 10,
                              [CT_BYTES_ACROSS] = ONE / 100,
                              [CT_ROUNDS] = 500 * ONE,
                              [CT_ROUNDS_BETWEEN] = 500 * ONE,
                              [CT_RANK_MESSAGES] = 300 * ONE,
                              [CT_HOST_MESSAGES] = 100 * ONE,
                              [CT_BARRIERS] = 2000 * ONE,
                              [CT_POST_ROUNDS] = 200 * ONE,
                              [CT_RANK_FETCHES] = 50 * ONE,
                              [CT_RANK_BYTES] = ONE / 100,
                              [CT_CABLE_NS] = ONE / 10,
                              [CT_CABLE_BEYOND_NS] = ONE / 10,
                              [CT_CABLE_ROUNDS_NS] = ONE / 2},
              .call_ns = 1000,
              .rank_ns = 100,
              .norm = CT_NORM_ROOT,
              .error = 200}};

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
        return &simulated;
    if (places->hosts.n == 1)
        return &one_node;
    return is_fast(&places->tree) ? &fast_network : &slow_network;
}

void ct_starting_model(const struct ct_starting_values *values, int nranks,
                       struct ct_cost_model *model)
{
    *model = values->model;
    if (values->is_of_one_rank)
        model->rank_ns /= nranks;
    for (int i = 0; i < CT_FEATURES && values->is_of_one_rank; i++) {
        if (ct_feature_facts[i].group == CT_WORK)
            model->coefficient[i] /= nranks;
    }
}
