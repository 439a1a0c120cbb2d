/*
 * command_tune.c - one machine folder, or one for each job.
 */
#include "base/words.h"
#include "driver/flavours/flavour.h"
#include "driver/jobs/folder_tuning.h"
#include "driver/jobs/job_tuning.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/plain.h"

/* A user's own timer may have others. */
static int check_mechanism(const char *name, const struct ct_options *options, struct ct_diag *diag)
{
    if (ct_words_have(ct_mechanism_name, name) ||
        (options->timer != NULL && ct_plain_is_word(name)))
        return CT_OK;
    if (options->timer != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not the name of a mechanism: %s; use up to %d "
                           "letters, digits, '.', '_' and '-'",
                           name, CT_PLAIN_WORD_MOST);
    return ct_words_fail(ct_mechanism_name, "mechanism", name, diag);
}

static int check_mechanisms(const struct ct_options *options, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < options->mechanisms.n && err == CT_OK; i++)
        err = check_mechanism(options->mechanisms.names[i], options, diag);
    return err;
}

/* A user's own timer may be any simulator itself. */
static int check_flavour(const struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_flavour *flavour = options->flavour;
    const struct ct_flavour_use use = {.file = options->file,
                                       .thread_level = options->thread_level,
                                       .selector = options->selector};

    return options->timer != NULL || flavour->check == NULL ? CT_OK : flavour->check(&use, diag);
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    int err = check_mechanisms(options, diag);

    if (err == CT_OK)
        err = check_flavour(options, diag);
    if (err != CT_OK)
        return err;
    return options->jobs != NULL ? ct_tune_jobs(options, diag) : ct_tune_folder(options, diag);
}

const struct ct_command ct_command_tune = {
    .name = "tune",
    .arguments = "[FILE]",
    .summary = "Tunes a cluster, this machine without FILE; resumes by "
               "itself.",
    .run = run,
};
