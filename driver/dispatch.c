/*
 * dispatch.c - writes if/else by collective, process count and bytes, for
 * people to read: each branch under the figures that decided it.
 */
#include "driver/dispatch.h"

#include "base/files.h"
#include "driver/config.h"
#include "driver/flavours/flavour.h"
#include "driver/left_out.h"
#include "driver/plain.h"
#include "driver/thread_level.h"
#include "repo/fingerprint.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the timer said of itself, from the journal. */
struct identity {
    uint64_t placement;
    uint64_t mpi;
    char version[128];
};

bool ct_dispatch_names(const struct ct_tuning *tuning, const char *algorithm)
{
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const struct ct_outcome *outcome = &tuning->outcomes[c];

        for (int i = 0; outcome->result != NULL && i < outcome->result->nranges;
             i++) {
            const int number = outcome->result->ranges[i].algorithm;

            if (strcmp(ct_outcome_name(outcome, number), algorithm) == 0)
                return true;
        }
    }
    return false;
}

static void add_head(struct ct_text *text, const struct ct_tuning *tuning,
                     const struct identity *id)
{
    const char *simulated =
        !tuning->options->flavour->times.is_simulated
            ? ""
            : " * SIMULATED: the times below are a simulator's, not a "
              "machine's. The library\n * runs native on a machine, unless "
              "COLLTUNE_SIMULATED=1 says otherwise.\n *\n";
    const char *level = tuning->options->thread_level;
    const bool is_single = ct_thread_level_is_single(level);

    ct_text_add(text,
                "/*\n * tuned.c - collective algorithms for the cluster %s.\n"
                " *\n%s * Written by colltune %s from measurements.csv; do not "
                "edit, run `colltune\n * tune` again. Measured with %d ranks, "
                "mechanism %s%s%s, on\n * %s.\n"
                " * Figures are medians of the slowest rank: of the choice, of "
                "native when\n"
                " * timed in turn with it, and of the next best when it was "
                "timed last.\n"
                " * bytes: of a block; of reductions, of the vector.\n */\n"
                "#include \"library/tuned.h\"\n\n",
                tuning->cluster->name, simulated, CT_VERSION,
                tuning->cluster->nranks, tuning->options->mechanism,
                is_single ? "" : ",\n * thread level ", is_single ? "" : level,
                id->version);
}

static void add_externs(struct ct_text *text, const struct ct_tuning *tuning)
{
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        if (tuning->outcomes[c].result != NULL)
            ct_text_add(text, "extern const struct ct_collective ct_%s;\n",
                        ct_collectives[c]->name);
    }
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const struct ct_outcome *outcome = &tuning->outcomes[c];

        for (int i = 1; i < outcome->nalgorithms; i++) {
            const char *name = ct_outcome_name(outcome, i);

            if (ct_dispatch_names(tuning, name))
                ct_text_add(text, "extern const struct ct_algorithm %s;\n",
                            name);
        }
    }
}

static bool is_same_choice(const struct ct_range *a, const struct ct_range *b)
{
    const struct ct_setting of_a = ct_setting_of(&a->setting);
    const struct ct_setting of_b = ct_setting_of(&b->setting);

    return a->algorithm == b->algorithm && ct_setting_is_equal(&of_a, &of_b);
}

/* Does an earlier range of the collective make the same choice? */
static bool is_repeated(const struct ct_search_result *result, int number)
{
    const struct ct_range *range = &result->ranges[number];

    for (int i = 0; i < number; i++) {
        if (is_same_choice(&result->ranges[i], range))
            return true;
    }
    return false;
}

/* Is it the first that needs an entry in the table of choices? */
static bool is_new(const struct ct_search_result *result, int number)
{
    return result->ranges[number].algorithm != 0 &&
           !is_repeated(result, number);
}

/* The entry of a range in the table of choices; 0: native. */
static int entry_of(const struct ct_tuning *tuning,
                    const struct ct_outcome *outcome,
                    const struct ct_range *range)
{
    int entry = 0;

    for (int c = 0; range->algorithm != 0 && ct_collectives[c] != NULL; c++) {
        const struct ct_search_result *result = tuning->outcomes[c].result;

        for (int i = 0; result != NULL && i < result->nranges; i++) {
            entry += is_new(result, i);
            if (&tuning->outcomes[c] == outcome &&
                is_same_choice(&result->ranges[i], range))
                return entry;
        }
    }
    return entry;
}

static void add_choice(struct ct_text *text, const struct ct_outcome *outcome,
                       const struct ct_range *range, int nranks)
{
    const struct ct_algorithm *algorithm =
        outcome->algorithms[range->algorithm];
    const struct ct_setting setting = ct_setting_of(&range->setting);
    char words[CT_SETTING_TEXT];

    if (algorithm->params[0] != NULL)
        ct_text_add(text, "    /* %s */\n",
                    ct_setting_text(algorithm->params, &setting, words));
    ct_text_add(text, "    {&%s, {{%d", algorithm->name, setting.values[0]);
    for (int i = 1; i < ct_params_count(algorithm->params); i++)
        ct_text_add(text, ", %d", setting.values[i]);
    ct_text_add(text, "}}, UINT64_C(0x%016" PRIx64 ")},\n",
                ct_fingerprint(algorithm, &setting, nranks, NULL));
}

/* The choices with the fingerprints of what was measured. */
static void add_choices(struct ct_text *text, const struct ct_tuning *tuning)
{
    ct_text_add(text,
                "\n/* Algorithms with their settings, and fingerprints of the "
                "schedules that were\n * measured, which colltune build "
                "compares; the first is the MPI library's own\n * "
                "collective. */\n"
                "/* clang-format off */\n"
                "static const struct ct_choice choices[] = {\n"
                "    {NULL, {{0}}, 0},\n");
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const struct ct_outcome *outcome = &tuning->outcomes[c];
        const struct ct_search_result *result = outcome->result;

        for (int i = 0; result != NULL && i < result->nranges; i++) {
            if (is_new(result, i))
                add_choice(text, outcome, &result->ranges[i],
                           tuning->cluster->nranks);
        }
    }
    ct_text_add(text, "};\n/* clang-format on */\n");
}

static void add_figure(struct ct_text *text, const char *name,
                       const char *setting, double seconds, int nsamples)
{
    ct_text_add(text, "\n     * %s%s%s", name, setting[0] == '\0' ? "" : " ",
                setting);
    ct_text_add(text, " %.4g us", 1e6 * seconds);
    if (nsamples > 0)
        ct_text_add(text, ", %d samples", nsamples);
}

/* Why: the figures of the size that decided the range. */
static void add_reason(struct ct_text *text, const struct ct_outcome *outcome,
                       const struct ct_range *range)
{
    const struct ct_figures *f = &range->figures;
    char setting[CT_SETTING_TEXT];

    if (f->choice_s <= 0) {
        ct_text_add(text, "    /* from %zu bytes: not measured */\n",
                    range->from_bytes);
        return;
    }
    ct_text_add(text,
                "    /* from %zu bytes; measured at %zu:", range->from_bytes,
                f->bytes);
    add_figure(
        text, ct_outcome_name(outcome, range->algorithm),
        ct_outcome_setting(outcome, range->algorithm, &range->setting, setting),
        f->choice_s, f->nsamples);
    if (range->algorithm != 0 && f->native_s > 0)
        add_figure(text, "native", "", f->native_s, f->native_nsamples);
    if (f->runner_up > 0)
        add_figure(text, ct_outcome_name(outcome, f->runner_up),
                   ct_outcome_setting(outcome, f->runner_up,
                                      &f->runner_up_setting, setting),
                   f->runner_up_s, 0);
    ct_text_add(text, " */\n");
}

/* The largest fixed size at which native did not fail; 0: none. */
static size_t largest_measured(const struct ct_search_result *result)
{
    int i = result->nrows - 1;

    while (i >= 0 &&
           result->rows[i].figures.bytes >= result->native_failed_from)
        i--;
    return i < 0 ? 0 : result->rows[i].figures.bytes;
}

static void add_range(struct ct_text *text, const struct ct_tuning *tuning,
                      const struct ct_outcome *outcome, int number)
{
    const struct ct_search_result *result = outcome->result;
    const struct ct_range *range = &result->ranges[number];
    const bool is_last = number == result->nranges - 1;

    if (is_last)
        ct_text_add(text, "    /* beyond %zu bytes nothing was measured */\n",
                    largest_measured(result));
    add_reason(text, outcome, range);
    if (!is_last)
        ct_text_add(text, "    if (problem->bytes < %zu)\n    ",
                    result->ranges[number + 1].from_bytes);
    ct_text_add(text, "    return &choices[%d]; /* %s */\n",
                entry_of(tuning, outcome, range),
                ct_outcome_name(outcome, range->algorithm));
}

static void add_collective(struct ct_text *text, const struct ct_tuning *tuning,
                           const struct ct_outcome *outcome)
{
    const struct ct_search_result *result = outcome->result;

    if (result == NULL)
        return;
    ct_text_add(text,
                "\n/* clang-format off */\nstatic const struct ct_choice "
                "*choose_%s(const struct "
                "ct_problem *problem)\n/* clang-format on */\n{\n",
                outcome->collective->name);
    if (!result->complete)
        ct_text_add(text, "    /* NOT COMPLETE: measuring was stopped; what "
                          "was undecided is native */\n");
    ct_left_out_add(text, tuning, outcome, "    /* ", " */\n");
    ct_text_add(text,
                "    if (problem->nranks != %d)\n        return "
                "&choices[0];\n",
                tuning->cluster->nranks);
    for (int i = 0; i < result->nranges; i++)
        add_range(text, tuning, outcome, i);
    ct_text_add(text, "}\n");
}

static void add_dispatch(struct ct_text *text, const struct ct_tuning *tuning)
{
    ct_text_add(text, "\nstatic const struct ct_dispatch dispatch[] = {\n");
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const char *name = ct_collectives[c]->name;

        if (tuning->outcomes[c].result != NULL)
            ct_text_add(text, "    {&ct_%s, choose_%s},\n", name, name);
    }
    ct_text_add(text, "    {NULL, NULL},\n};\n");
}

static void add_signature(struct ct_text *text, const struct ct_tuning *tuning,
                          const struct identity *id, const char *functions)
{
    ct_text_add(text,
                "\nconst struct ct_tuned ct_tuned = {\n"
                "    .machine = \"%s\",\n"
                "    .nranks = %d,\n"
                "%s",
                tuning->cluster->name, tuning->cluster->nranks,
                tuning->options->flavour->times.is_simulated
                    ? CT_DISPATCH_SIMULATED
                    : "");
    if (!ct_thread_level_is_single(tuning->options->thread_level))
        ct_text_add(text, "    .thread_level = \"%s\",\n",
                    tuning->options->thread_level);
    ct_text_add(text,
                "    .cluster_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .dispatch_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .mpi_version_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .placement_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .choices = choices,\n"
                "    .nchoices = sizeof choices / sizeof *choices,\n"
                "    .dispatch = dispatch,\n};\n",
                tuning->cluster->hash,
                ct_hash(CT_HASH_START, functions, strlen(functions)), id->mpi,
                id->placement);
}

int ct_dispatch_text(const struct ct_tuning *tuning, char **text,
                     struct ct_diag *diag)
{
    struct ct_text buffer = {0}, functions = {0};
    struct identity id = {.version = ""};

    if (sscanf(ct_journal_timer(tuning->session.journal),
               "placement=%" SCNx64 " mpi=%" SCNx64 " version=%127[^\n]",
               &id.placement, &id.mpi, id.version) < 2)
        return ct_diag_set(diag, CT_ERR_SYSTEM,
                           "nothing was measured: the budget is too short");
    ct_plain_make(id.version);
    for (int c = 0; ct_collectives[c] != NULL; c++)
        add_collective(&functions, tuning, &tuning->outcomes[c]);
    if (functions.failed || functions.text == NULL) {
        free(functions.text);
        return ct_diag_memory(diag);
    }
    add_head(&buffer, tuning, &id);
    add_externs(&buffer, tuning);
    add_choices(&buffer, tuning);
    ct_text_add(&buffer, "%s", functions.text);
    add_dispatch(&buffer, tuning);
    add_signature(&buffer, tuning, &id, functions.text);
    free(functions.text);
    return ct_text_take(&buffer, text, diag);
}
