/*
 * predicted_rows.c - ranks the candidates of a cell.
 */
#include "driver/commands/predicted_rows.h"

#include "result/wording.h"

#include <stdio.h>
#include <stdlib.h>

#define NS 1e9

/* Of a normal distribution two of three are within 1.6 times the median distance. */
#define ERRORS 16
#define ERRORS_OF 10

static void set_choice(struct ct_predicted_row *row, const struct ct_calibration *calibration,
                       const struct ct_prediction *predictions, int n)
{
    const struct ct_prediction *chosen = &predictions[0];
    int native = 0, error;

    while (native < n && calibration->offered[predictions[native].candidate].algorithm != NULL)
        native++;
    if (native < n) {
        row->native_ns = predictions[native].ns;
        if (!ct_prediction_is_sure(chosen, &predictions[native]))
            chosen = &predictions[native];
    }
    error = row->error * ERRORS / ERRORS_OF;
    error = chosen->spread > error ? chosen->spread : error;
    row->choice = &calibration->offered[chosen->candidate];
    row->ns = chosen->ns;
    row->low_ns = ct_scaled(chosen->ns, -error);
    row->high_ns = ct_scaled(chosen->ns, error);
}

int ct_predicted_row_find(const struct ct_calibration *calibration,
                          const struct ct_job_ranks *ranks, struct ct_predicted_row *row,
                          bool *is_any, struct ct_diag *diag)
{
    const struct ct_problem problem = {.collective = row->collective,
                                       .nranks = ranks->wiring.tree.nranks,
                                       .bytes = row->bytes,
                                       .places = ranks->wiring.places};
    const struct ct_predictor by = {calibration, &ranks->parts, &ranks->traits};
    struct ct_prediction *predictions =
        calloc((size_t)calibration->noffered + 1, sizeof *predictions);
    int n = 0, err;

    *is_any = false;
    if (predictions == NULL)
        return ct_diag_memory(diag);
    err = ct_ranking(&by, &problem, predictions, &n, diag);
    if (err == CT_OK && n > 0) {
        *is_any = true;
        set_choice(row, calibration, predictions, n);
    }
    free(predictions);
    return err;
}

void ct_predicted_add_head(struct ct_text *text, bool is_csv)
{
    if (is_csv)
        ct_text_add(text, "collective,bytes,basis,algorithm,setting,choice_s,low_s,high_s,native_s,"
                          "gain\n");
    else
        ct_text_add(text, "%-21s %9s %10s %10s  %-21s %5s  %s\n", "collective", "bytes", "native",
                    "choice", "2 of 3 times within", "gain", "choice");
}

static double gain_of(const struct ct_predicted_row *row)
{
    return (double)row->native_ns / (double)row->ns;
}

static void add_csv(struct ct_text *text, const struct ct_predicted_row *row, const char *setting)
{
    const bool is_native = row->choice->algorithm == NULL;

    ct_text_add(text, "%s,%zu,predicted,%s,%s,%.3g,%.3g,%.3g,", row->collective->name, row->bytes,
                is_native ? CT_RESULT_NATIVE : row->choice->algorithm->name, setting,
                (double)row->ns / NS, (double)row->low_ns / NS, (double)row->high_ns / NS);
    if (row->native_ns > 0)
        ct_text_add(text, "%.3g,%.3g\n", (double)row->native_ns / NS, gain_of(row));
    else
        ct_text_add(text, ",\n");
}

void ct_predicted_add_row(struct ct_text *text, const struct ct_predicted_row *row, bool is_csv)
{
    const struct ct_algorithm *algorithm = row->choice->algorithm;
    char setting[CT_SETTING_TEXT], time[4][24], within[64], gain[24] = "-";

    ct_setting_text(algorithm == NULL ? ct_no_params : algorithm->params, &row->choice->setting,
                    setting);
    if (is_csv) {
        add_csv(text, row, setting);
        return;
    }
    ct_time_text((double)row->ns / NS, time[0], sizeof time[0]);
    ct_time_text((double)row->low_ns / NS, time[1], sizeof time[1]);
    ct_time_text((double)row->high_ns / NS, time[2], sizeof time[2]);
    ct_time_text((double)row->native_ns / NS, time[3], sizeof time[3]);
    snprintf(within, sizeof within, "%s to %s", time[1], time[2]);
    if (row->native_ns > 0)
        snprintf(gain, sizeof gain, "%.2f", gain_of(row));
    ct_text_add(text, "%-21s %9zu %10s %10s  %-21s %5s  ", row->collective->name, row->bytes,
                time[3], time[0], within, gain);
    ct_add_choice(text, row->collective->name,
                  algorithm == NULL ? CT_RESULT_NATIVE : algorithm->name, setting);
    ct_text_add(text, "\n");
}

int ct_predicted_add_size(struct ct_result_case *of, const struct ct_predicted_row *row,
                          struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = row->choice->algorithm;
    struct ct_result_size *size = CT_ADD(of, sizes);
    char setting[CT_SETTING_TEXT];

    if (size == NULL)
        return ct_diag_memory(diag);
    size->bytes = row->bytes;
    size->algorithm = ct_format("%s", algorithm == NULL ? CT_RESULT_NATIVE : algorithm->name);
    size->setting =
        ct_format("%s", ct_setting_text(algorithm == NULL ? ct_no_params : algorithm->params,
                                        &row->choice->setting, setting));
    size->figures.choice = (struct ct_result_time){.seconds = (double)row->ns / NS,
                                                   .low_s = (double)row->low_ns / NS,
                                                   .high_s = (double)row->high_ns / NS};
    size->figures.native.seconds = (double)row->native_ns / NS;
    return size->algorithm == NULL || size->setting == NULL ? ct_diag_memory(diag) : CT_OK;
}
