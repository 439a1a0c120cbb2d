/*
 * command_model.c - the cost model of a machine folder: what it found, how well it fits, and
 * what it shows to be left over.
 */
#include "base/files.h"
#include "cluster/limits.h"
#include "driver/folder/machine.h"
#include "result/decisions.h"
#include "result/model_lines.h"
#include "result/wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NS 1e9
#define DOUBTFUL 1.3 /* a median error of a collective from which on it is named */
#define DOUBTFUL_CELL 1.15
#define SLOWER 1.25 /* of the time by the stated bandwidths: doubtful from there */
#define FASTER 0.85
#define BOUND_LEAST 0.5 /* of a limit: the cables decide the time */
#define NEAR_LIMIT 0.95 /* nothing is left over */

/* What there is of a coefficient. */
struct coefficient {
    const struct ct_feature_facts *facts;
    const struct ct_result_model *number;
};

/* "18.2 us", or "0.428" of what is in nanoseconds itself. */
static void value_text(const struct ct_feature_facts *facts, double value, char *text, size_t size)
{
    if (strcmp(facts->unit, "ns") == 0)
        snprintf(text, size, "%.3g", value);
    else if (value < 1)
        snprintf(text, size, "%.3g ns", value);
    else
        ct_time_text(value / NS, text, size);
}

static void add_coefficient(struct ct_text *text, const struct coefficient *of)
{
    const struct ct_result_model *number = of->number;
    char value[24], low[24], high[24], interval[56] = "not measured here";

    value_text(of->facts, number->value, value, sizeof value);
    value_text(of->facts, number->low, low, sizeof low);
    value_text(of->facts, number->high, high, sizeof high);
    if (number->high > 0)
        snprintf(interval, sizeof interval, "%s to %s", low, high);
    ct_text_add(text, "  %-18s %10s  %-21s  per %s\n", number->name, value, interval,
                of->facts->what);
}

static void add_coefficients(struct ct_text *text, const struct ct_result *result)
{
    static const char *const groups[CT_FEATURE_GROUPS] = {[CT_WORK] =
                                                              "work of processors, over all ranks",
                                                          [CT_PATH] = "the longest path",
                                                          [CT_CABLES] = "the busiest cables"};

    for (int group = 0; group < CT_FEATURE_GROUPS; group++) {
        ct_text_add(text, "%s\n", groups[group]);
        for (int i = 0; i < CT_FEATURES; i++) {
            const struct coefficient of = {&ct_feature_facts[i],
                                           ct_result_find_model(result, ct_feature_facts[i].name)};

            if ((int)of.facts->group == group && of.number != NULL)
                add_coefficient(text, &of);
        }
    }
}

/* Besides them, and how all of it adds up. */
static void add_rest(struct ct_text *text, const struct ct_cost_model *model)
{
    static const char *const norms[CT_NORMS] = {
        [CT_NORM_SUM] = "one after the other: their sum",
        [CT_NORM_ROOT] = "partly beside each other: the root of the sum of their squares",
        [CT_NORM_MOST] = "beside each other: the largest"};
    char call[24], rank[24];

    ct_time_text((double)model->call_ns / NS, call, sizeof call);
    ct_time_text((double)model->rank_ns / NS, rank, sizeof rank);
    ct_text_add(text,
                "each call %s, and %s for each rank of the job\n"
                "the three work %s\n",
                call, rank, norms[model->norm]);
}

static double value_of(const struct ct_result *result, enum ct_feature feature)
{
    const struct ct_result_model *number =
        ct_result_find_model(result, ct_feature_facts[feature].name);

    return number == NULL ? 0 : number->value;
}

static bool has_bandwidth(const struct ct_cluster *cluster)
{
    int x = 0;

    while (x < cluster->nnodes && cluster->nodes[x].cable.bandwidth <= 0)
        x++;
    return x < cluster->nnodes;
}

/* What long messages take of the time that is stated, by the coefficients of cables. */
struct reached {
    double value, low, high;
    bool is_measured;
};

static struct reached find_reached(const struct ct_result *result)
{
    struct reached reached = {.value = 0};

    for (int i = 0; i < CT_FEATURES; i++) {
        const struct ct_result_model *number =
            ct_result_find_model(result, ct_feature_facts[i].name);

        if (ct_feature_facts[i].group != CT_CABLES || number == NULL)
            continue;
        reached.value += number->value;
        reached.low += number->high > 0 ? number->low : number->value;
        reached.high += number->high > 0 ? number->high : number->value;
        reached.is_measured = reached.is_measured || (number->low > 0 && i != CT_CABLE_ROUNDS_NS);
    }
    return reached;
}

static void add_bandwidths(struct ct_text *text, const struct reached *reached)
{
    ct_text_add(text,
                "  bandwidths: long messages take %.2f (%.2f to %.2f) of the time that they "
                "state for the\n  busiest cable: %.0f %% of the stated bandwidths is reached%s\n",
                reached->value, reached->low, reached->high, 100 / reached->value,
                reached->value > SLOWER && reached->low > 1    ? "; is a cable slower than stated?"
                : reached->value < FASTER && reached->high < 1 ? "; are they higher than stated?"
                                                               : "");
}

static void add_slow_cables(struct ct_text *text, const struct ct_result *result)
{
    for (int i = 0; i < result->nprovenance; i++) {
        if (strcmp(result->provenance[i].key, CT_SLOW_CABLE_PROVENANCE) == 0)
            ct_text_add(text, "  %s\n", result->provenance[i].value);
    }
}

/* What the cluster file says of cables, and what calls say. */
static void add_stated(struct ct_text *text, const struct ct_result *result,
                       const struct ct_cluster *cluster)
{
    const struct reached reached = find_reached(result);
    const double round_s = (value_of(result, CT_ROUNDS) + value_of(result, CT_ROUNDS_BETWEEN)) / NS;
    const double latency_s = ct_limit_latency(cluster, ct_collective_find("allgather"), 0);
    const struct ct_result_model *norm =
        ct_result_find_model(result, ct_model_number_names[CT_MODEL_NORM]);
    /* otherwise work hides what rounds take */
    const bool is_sum = norm != NULL && norm->value == CT_NORM_SUM;
    char round[24], latency[24];

    ct_text_add(text, "\nwhat the cluster file states\n");
    if (!has_bandwidth(cluster))
        ct_text_add(text, "  no bandwidth is stated\n");
    else if (reached.is_measured)
        add_bandwidths(text, &reached);
    else
        ct_text_add(text, "  bandwidths: no call was bound by them\n");
    add_slow_cables(text, result);
    ct_time_text(round_s, round, sizeof round);
    ct_time_text(latency_s, latency, sizeof latency);
    if (latency_s > 0)
        ct_text_add(text, "  latencies: %s of the longest way; a round between hosts takes %s%s\n",
                    latency, round,
                    is_sum && round_s < latency_s / 2 ? ": are they lower than stated?" : "");
    else
        ct_text_add(text, "  no latency is stated; a round between hosts takes %s\n", round);
}

static void add_jobs(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "\n%-21s %6s %6s %8s  %s\n", "job", "ranks", "hosts", "times",
                "measured/predicted: days differ");
    for (int i = 0; i < result->nfitted; i++) {
        const struct ct_result_fitted *job = &result->fitted[i];

        ct_text_add(text, "%-21s %6d %6d %8ld  %.3g\n", job->job, job->nranks, job->nhosts,
                    job->ntimes, job->factor);
    }
}

static bool is_doubtful(const struct ct_result_goodness *of)
{
    return of->error > DOUBTFUL || of->cell_error > DOUBTFUL_CELL;
}

static void add_goodness(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "\n%-21s %6s %8s %7s %12s\n", "off by a factor of", "cells", "times",
                "median", "in its cell");
    for (int i = 0; i < result->ngoodness; i++) {
        const struct ct_result_goodness *of = &result->goodness[i];

        ct_text_add(text, "%-21s %6ld %8ld %7.2f %12.2f%s\n", of->collective, of->ncells,
                    of->ntimes, of->error, of->cell_error,
                    is_doubtful(of) ? "  do not believe it here" : "");
    }
    ct_text_add(text, "Not to be believed either: calls of many messages that together exceed a "
                      "switch's queue,\nand jobs with more than four times the ranks of those "
                      "above.\n");
}

/* True if cables decide the time of the cell, and the choice is far from what they allow. */
static bool is_left_over(const struct ct_result_size *size)
{
    const double part =
        size->figures.choice.seconds > 0 ? size->limit_s / size->figures.choice.seconds : 0;

    return part >= BOUND_LEAST && part < NEAR_LIMIT;
}

static void add_left_over(struct ct_text *text, const struct ct_result *result)
{
    int n = 0;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->cases->nsizes; i++) {
            const struct ct_result_size *size = &own->cases->sizes[i];
            char limit[24], time[24];

            if (!is_left_over(size))
                continue;
            if (n++ == 0)
                ct_text_add(text,
                            "\nleft over: cables decide, and the fastest that was found is "
                            "far from them\n%-21s %9s %10s %10s %6s  %s\n",
                            "collective", "bytes", "cables", "choice", "part", "choice");
            ct_time_text(size->limit_s, limit, sizeof limit);
            ct_time_text(size->figures.choice.seconds, time, sizeof time);
            ct_text_add(text, "%-21s %9zu %10s %10s %5.0f%%  ", own->name, size->bytes, limit, time,
                        100 * size->limit_s / size->figures.choice.seconds);
            ct_add_choice(text, own->name, size->algorithm, size->setting);
            ct_text_add(text, "\n");
        }
    }
}

static void add_text(struct ct_text *text, const struct ct_result *result,
                     const struct ct_cluster *cluster)
{
    const char *why = ct_result_provenance(result, CT_MODEL_PROVENANCE);
    struct ct_cost_model model;

    ct_result_cost_model(result, &model);
    ct_text_add(text, "The cost model of %s%s\n\n", cluster->name,
                result->signature.is_simulated ? "; " CT_SIMULATED_SENTENCE : "");
    if (!ct_result_predicts(result))
        ct_text_add(text, "DO NOT TRUST IT: %s. Nothing is chosen by it.\n\n",
                    why == NULL ? "it does not fit" : why);
    add_coefficients(text, result);
    add_rest(text, &model);
    if (ct_result_predicts(result))
        add_stated(text, result, cluster);
    add_jobs(text, result);
    add_goodness(text, result);
    add_left_over(text, result);
}

static void add_csv(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "name,value,low,high,unit,meaning\n");
    for (int i = 0; i < result->nmodel; i++) {
        const struct ct_result_model *number = &result->model[i];
        const enum ct_feature feature = ct_model_feature(number->name);
        const bool is_feature = feature != CT_FEATURES;

        ct_text_add(text, "%s,%.6g,%.6g,%.6g,%s%s,\"%s\"\n", number->name, number->value,
                    number->low, number->high, is_feature ? "ns/" : "",
                    is_feature ? ct_feature_facts[feature].unit : "",
                    is_feature ? ct_feature_facts[feature].what : "");
    }
    for (int i = 0; i < result->ngoodness; i++)
        ct_text_add(text, "error_%s,%.6g,,,,\"measured over predicted, or the reverse\"\n",
                    result->goodness[i].collective, result->goodness[i].error);
}

static int show(const struct ct_options *options, const struct ct_cluster *cluster,
                const struct ct_result *result, struct ct_diag *diag)
{
    struct ct_text text = {0};
    char *made = NULL;
    int err;

    if (result->nmodel == 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s/decisions.csv has no cost model: colltune decide %s makes one from "
                           "its measurements, otherwise tune it again",
                           options->file, options->file);
    if (options->is_csv)
        add_csv(&text, result);
    else
        add_text(&text, result, cluster);
    err = ct_text_take(&text, &made, diag);
    if (err == CT_OK)
        fputs(made, stdout);
    free(made);
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_cluster *cluster = NULL;
    struct ct_result *result = NULL;
    int err = ct_machine_is_tuned(options->file, diag);

    if (err == CT_OK)
        err = ct_cluster_load(ct_path("%s/cluster.yaml", options->file).text, "{command}", &cluster,
                              diag);
    if (err == CT_OK)
        err = ct_decisions_read(ct_path("%s/decisions.csv", options->file).text, &result, diag);
    if (err == CT_OK)
        err = show(options, cluster, result, diag);
    ct_result_free(result);
    ct_cluster_free(cluster);
    return err;
}

const struct ct_command ct_command_model = {
    .name = "model",
    .arguments = "DIR",
    .summary = "Shows the cost model of a machine folder, and how well it fits.",
    .needs_file = true,
    .computes = true,
    .run = run,
};
