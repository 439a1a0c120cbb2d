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

static void add_row(struct ct_text *text, const struct ct_signature *signature,
                    const struct ct_result_collective *own,
                    const struct ct_result_size *size)
{
    char name[CT_CHOICE_NAME_SIZE];

    ct_text_add(text, "%s,%zu,%s,%s,%.6g,%d,%.6g,%d,%.6g,", own->name,
                size->bytes,
                ct_choice_name(own->name, size->algorithm, name, sizeof name),
                or_nothing(size->setting), size->choice_s, size->choice_samples,
                size->native_s, size->native_samples, size->limit_s);
    ct_text_add(text, "%s,%s,%.6g,%s%s", or_nothing(size->best),
                or_nothing(size->best_setting), size->best_s,
                size->is_beyond_noise ? "yes" : "no",
                signature->is_simulated ? ",yes" : "");
    ct_add_thread_level(text, ",", signature);
    ct_text_add(text, "\n");
}

static void write(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;

    ct_text_add(text,
                "collective,bytes,choice,setting,choice_s,choice_samples,"
                "native_s,native_samples,limit_s,best,best_setting,best_s,"
                "beyond_noise%s%s\n",
                signature->is_simulated ? ",simulated" : "",
                ct_is_single_threaded(signature) ? "" : ",thread_level");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nsizes; i++)
            add_row(text, signature, own, &own->sizes[i]);
    }
}

const struct ct_writer write_report_csv = {
    .file = "report.csv",
    .write = write,
};
