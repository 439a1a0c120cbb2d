/*
 * made_calibration.h - a calibration for tests: all algorithms with some of their settings,
 * and native.
 */
#ifndef CT_TESTS_MODEL_MADE_CALIBRATION_H
#define CT_TESTS_MODEL_MADE_CALIBRATION_H

#include "model/ranking.h"

#include <stdlib.h>

enum { MADE_MAX = 2048 };

/* A millisecond per MB on a cable, 20 us per message and rank, and so on. */
static const struct ct_cost_model made_model = {
    .coefficient = {[CT_MESSAGES_BETWEEN] = 1500 * CT_MODEL_ONE,
                    [CT_MESSAGES_INSIDE] = 300 * CT_MODEL_ONE,
                    [CT_BYTES_BETWEEN] = CT_MODEL_ONE / 16,
                    [CT_BYTES_REDUCED] = CT_MODEL_ONE / 4,
                    [CT_ROUNDS_BETWEEN] = 10000 * CT_MODEL_ONE,
                    [CT_RANK_MESSAGES] = 2000 * CT_MODEL_ONE,
                    [CT_CABLE_ROUNDS_NS] = CT_MODEL_ONE},
    .call_ns = 5000,
    .rank_ns = 100,
    .norm = CT_NORM_ROOT,
};

/* The first settings of all algorithms, and the last ones, of those that read no posts where
   they are. Returns how many. */
static inline int made_offered(struct ct_offered *offered)
{
    int n = 0;

    for (int c = 0; ct_collectives[c] != NULL; c++) {
        offered[n++] = (struct ct_offered){.collective = ct_collectives[c]};
        for (int i = 0; ct_registry[i] != NULL; i++) {
            const struct ct_algorithm *algorithm = ct_registry[i];
            int nth = 0;

            if (algorithm->collective != ct_collectives[c])
                continue;
            for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
                const struct ct_setting setting = ct_settings_at(algorithm->params, k);

                if (ct_algorithm_reads(algorithm, &setting))
                    continue;
                if (n == MADE_MAX)
                    abort();
                n -= nth++ > 3; /* in place of the one before */
                offered[n++] = (struct ct_offered){
                    .collective = ct_collectives[c], .algorithm = algorithm, .setting = setting};
            }
        }
    }
    return n;
}

#endif
