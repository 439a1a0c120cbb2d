/*
 * write_report_csv.c - report.csv: the fixed sizes, for other tools.
 *
 * A simulation's rows say so in one more column: that survives when rows of
 * several files are put together. So do rows of another thread level.
 */
#include "result/wording.h"
#include "result/writer.h"

static const char *or_nothing(const char *text)
{
    return text == NULL ? "" : text;
}

static void add_time(struct ct_text *text, const struct ct_result_time *time)
{
    ct_text_add(text, ",%.6g,%.6g,%.6g,%d", time->seconds, time->low_s, time->high_s,
                time->nsamples);
}

static void add_row(struct ct_text *text, const struct ct_signature *signature,
                    const struct ct_result_collective *own, const struct ct_result_size *size)
{
    const struct ct_result_figures *figures = &size->figures;
    char name[CT_CHOICE_NAME_SIZE];

    ct_text_add(text, "%s,%zu,%s,%s", own->name, size->bytes,
                ct_choice_name(own->name, size->algorithm, name, sizeof name),
                or_nothing(size->setting));
    add_time(text, &figures->choice);
    add_time(text, &figures->native);
    ct_text_add(text, ",%.6g,%.6g,%.6g,%d", figures->ratio.median, figures->ratio.low,
                figures->ratio.high, figures->ratio.nrounds);
    ct_text_add(text, ",%.6g,%s,%s,%.6g,%s,%s,%.6g,%.6g,%.6g,%.6g%s", size->limit_s,
                or_nothing(figures->runner_up), or_nothing(figures->runner_up_setting),
                figures->behind, figures->trouble.is_disturbed ? "yes" : "no",
                ct_basis_names[figures->basis], figures->predicted.seconds,
                figures->predicted.low_s, figures->predicted.high_s, figures->predicted_native_s,
                signature->is_simulated ? ",yes" : "");
    ct_add_counts(text, ",", signature);
    ct_add_thread_level(text, ",", signature);
    ct_text_add(text, "\n");
}

static void write(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;

    ct_text_add(text,
                "collective,bytes,choice,setting,choice_s,choice_low_s,"
                "choice_high_s,choice_samples,native_s,native_low_s,"
                "native_high_s,native_samples,ratio,ratio_low,ratio_high,"
                "rounds,limit_s,runner_up,runner_up_setting,"
                "runner_up_ratio,disturbed,basis,predicted_s,predicted_low_s,"
                "predicted_high_s,predicted_native_s%s%s%s\n",
                signature->is_simulated ? ",simulated" : "",
                ct_is_of_equal_counts(signature) ? "" : ",counts",
                ct_is_single_threaded(signature) ? "" : ",thread_level");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->cases->nsizes; i++)
            add_row(text, signature, own, &own->cases->sizes[i]);
    }
}

const struct ct_writer write_report_csv = {
    .file = "report.csv",
    .is_report = true,
    .write = write,
};
