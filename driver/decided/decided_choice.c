/*
 * decided_choice.c - candidates by name, figures, ranges.
 */
#include "driver/decided/decided_choice.h"

#include "base/text.h"
#include "driver/options/plain.h"
#include "repo/fingerprint.h"

void ct_set_text(struct ct_deciding *source, char **member, const char *text)
{
    *member = ct_format("%s", text);
    source->failed = source->failed || *member == NULL;
}

void ct_set_plain(struct ct_deciding *source, char **member, const char *text)
{
    ct_set_text(source, member, text);
    if (*member != NULL)
        ct_plain_make(*member);
}

void ct_set_candidate(struct ct_deciding *source, char **name, char **setting,
                      const struct ct_candidate *candidate)
{
    if (candidate == NULL)
        ct_set_text(source, name, "");
    else
        ct_set_text(source, name,
                    candidate->algorithm == NULL ? CT_RESULT_NATIVE : candidate->name);
    ct_set_text(source, setting, candidate == NULL ? "" : candidate->text);
}

/* The search's words for what a choice rests on. Without a prediction, what is used here was
   chosen for other sizes. */
static enum ct_basis basis_of(const struct ct_figures *f)
{
    static const enum ct_basis names[] = {
        [CT_BASIS_UNDECIDED] = CT_RESULT_UNDECIDED,
        [CT_BASIS_NATIVE] = CT_RESULT_KEPT,
        [CT_BASIS_CONFIRMED] = CT_RESULT_CONFIRMED,
        [CT_BASIS_FIRST_LOOK] = CT_RESULT_FIRST_LOOK,
        [CT_BASIS_PREDICTED] = CT_RESULT_PREDICTED,
        [CT_BASIS_NATIVE_WRONG] = CT_RESULT_NATIVE_WRONG,
    };

    return f->basis == CT_BASIS_PREDICTED && f->predicted.seconds <= 0 ? CT_RESULT_CARRIED
                                                                       : names[f->basis];
}

void ct_set_figures(struct ct_deciding *source, struct ct_result_figures *to,
                    const struct ct_figures *f)
{
    to->basis = basis_of(f);
    to->choice = (struct ct_result_time){.seconds = f->choice_s,
                                         .low_s = f->choice_low_s,
                                         .high_s = f->choice_high_s,
                                         .nsamples = f->nsamples};
    to->native = (struct ct_result_time){.seconds = f->native_s,
                                         .low_s = f->native_low_s,
                                         .high_s = f->native_high_s,
                                         .nsamples = f->native_nsamples};
    to->ratio = (struct ct_result_ratio){.median = f->ratio.median,
                                         .low = f->ratio.low,
                                         .high = f->ratio.high,
                                         .nrounds = f->ratio.nrounds};
    if (to->basis == CT_RESULT_PREDICTED) {
        to->predicted = (struct ct_result_time){.seconds = f->predicted.seconds,
                                                .low_s = f->predicted.low_s,
                                                .high_s = f->predicted.high_s};
        to->predicted_native_s = f->native_predicted.seconds;
    }
    ct_set_candidate(source, &to->runner_up, &to->runner_up_setting,
                     f->behind.nrounds > 0 ? f->runner_up : NULL);
    to->behind = f->behind.median;
    to->trouble = (struct ct_result_trouble){.nstalls = f->nstalls,
                                             .native_nstalls = f->native_nstalls,
                                             .is_disturbed = f->is_disturbed};
}

void ct_set_choice(struct ct_deciding *source, struct ct_result_choice *to,
                   const struct ct_candidate *candidate)
{
    ct_set_candidate(source, &to->algorithm, &to->setting, candidate);
    to->values = candidate->setting;
    if (candidate->algorithm != NULL)
        to->fingerprint =
            ct_fingerprint(candidate->algorithm, &to->values, source->tuning->cluster->nranks,
                           source->tuning->session.places);
}
