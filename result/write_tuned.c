/*
 * write_tuned.c - tuned.c: if/else by collective, process count and bytes,
 * for people to read: each branch after the figures that decided it.
 */
#include "base/hash.h"
#include "result/wording.h"
#include "result/writer.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void add_head(struct ct_text *text, const struct ct_signature *signature)
{
    ct_text_add(text,
                "/*\n * tuned.c - collective algorithms for the cluster %s.\n"
                " *\n",
                signature->cluster);
    if (signature->is_simulated)
        ct_text_add(text,
                    " * SIMULATED: the times below are a simulator's, not a "
                    "machine's. The library\n * runs native on a machine, "
                    "unless COLLTUNE_SIMULATED=1 says otherwise.\n *\n");
    ct_text_add(text,
                " * Written by colltune %s from decisions.csv; do not "
                "edit, `colltune build`\n * writes it again. Measured with %d "
                "ranks, mechanism %s",
                signature->version, signature->nranks, signature->mechanism);
    ct_add_counts(text, ",\n * counts ", signature);
    ct_add_thread_level(text, ",\n * thread level ", signature);
    ct_text_add(
        text,
        ", on\n * %s.\n"
        " * Figures are medians of the slowest rank, with 95 %% "
        "confidence intervals.\n"
        " * Confirmed: those of choice and native are from rounds that "
        "took no part in\n"
        " * the choice. The runner-up's is from when it was timed last.\n"
        " * bytes: of a block; of reductions, of the vector.\n */\n"
        "#include \"library/tuned.h\"\n\n",
        signature->mpi_version);
}

static bool is_same(const struct ct_result_range *a,
                    const struct ct_result_range *b)
{
    return strcmp(a->algorithm, b->algorithm) == 0 &&
           strcmp(a->setting, b->setting) == 0;
}

/* The first range that makes the same choice. */
static const struct ct_result_range *
first_such(const struct ct_result_collective *own,
           const struct ct_result_range *range)
{
    const struct ct_result_range *first = own->ranges;

    while (!is_same(first, range))
        first++;
    return first;
}

/* Whether it makes a choice, besides native, that no earlier one makes. */
static bool is_new(const struct ct_result_collective *own,
                   const struct ct_result_range *range)
{
    return !ct_result_is_native(range->algorithm, range->setting) &&
           first_such(own, range) == range;
}

/* The entry of a range in the table of choices; 0: native. */
static int entry_of(const struct ct_result *result,
                    const struct ct_result_collective *own,
                    const struct ct_result_range *range)
{
    const struct ct_result_range *first = first_such(own, range);
    int entry = 0;

    if (ct_result_is_native(range->algorithm, range->setting))
        return 0;
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *other = &result->collectives[c];

        for (int i = 0; i < other->nranges; i++) {
            entry += is_new(other, &other->ranges[i]);
            if (&other->ranges[i] == first)
                return entry;
        }
    }
    return 0;
}

/* Whether an earlier line declares the range's algorithm. */
static bool is_declared(const struct ct_result_collective *own,
                        const struct ct_result_range *range)
{
    const struct ct_result_range *earlier = own->ranges;

    while (strcmp(earlier->algorithm, range->algorithm) != 0)
        earlier++;
    return earlier != range;
}

static void add_externs(struct ct_text *text, const struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++)
        ct_text_add(text, "extern const struct ct_collective ct_%s;\n",
                    result->collectives[c].name);
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nranges; i++) {
            const struct ct_result_range *range = &own->ranges[i];

            if (!ct_result_calls_mpi(range->algorithm) &&
                !is_declared(own, range))
                ct_text_add(text, "extern const struct ct_algorithm %s;\n",
                            range->algorithm);
        }
    }
}

static void add_figure(struct ct_text *text, const char *collective,
                       const char *algorithm, const char *setting)
{
    ct_text_add(text, "\n     * ");
    ct_add_choice(text, collective, algorithm, setting);
}

static void add_time(struct ct_text *text, const struct ct_result_time *time)
{
    char median[24], low[24], high[24];

    ct_time_text(time->seconds, median, sizeof median);
    ct_time_text(time->low_s, low, sizeof low);
    ct_time_text(time->high_s, high, sizeof high);
    ct_text_add(text, " %s", median);
    if (time->low_s > 0)
        ct_text_add(text, " (%s to %s)", low, high);
    if (time->nsamples > 0)
        ct_text_add(text, ", %d samples", time->nsamples);
}

static bool has_runner_up(const struct ct_result_figures *figures)
{
    return figures->runner_up_s > 0 &&
           !ct_result_is_native(figures->runner_up, figures->runner_up_setting);
}

/* What the choice of range `i` rests on, before the figures. */
static void add_basis(struct ct_text *text,
                      const struct ct_result_collective *own, int i)
{
    static const char *const words[CT_RESULT_BASES] = {
        [CT_RESULT_UNDECIDED] = "undecided",
        [CT_RESULT_KEPT] = "nothing beat native",
        [CT_RESULT_CONFIRMED] = "confirmed",
        [CT_RESULT_FIRST_LOOK] = "first look, not confirmed",
        [CT_RESULT_CARRIED] = "carried, not timed here",
    };
    const struct ct_result_range *range = &own->ranges[i];

    ct_text_add(text, "    /* from %zu bytes: %s", range->from_bytes,
                ct_result_is_timed_elsewhere(own, i)
                    ? "no size in this range was timed"
                    : words[range->figures.basis]);
}

/* Why: the figures of the size that decided range `i`. */
static void add_reason(struct ct_text *text,
                       const struct ct_result_collective *own, int i)
{
    const struct ct_result_range *range = &own->ranges[i];
    const struct ct_result_figures *figures = &range->figures;

    add_basis(text, own, i);
    if (figures->choice.seconds <= 0) {
        ct_text_add(text, " */\n");
        return;
    }
    ct_text_add(text, "; at %zu bytes:", range->measured_bytes);
    add_figure(text, own->name, range->algorithm, range->setting);
    add_time(text, &figures->choice);
    if (!ct_result_is_native(range->algorithm, range->setting) &&
        figures->native.seconds > 0) {
        ct_text_add(text, "\n     * native");
        add_time(text, &figures->native);
    }
    if (has_runner_up(figures)) {
        char seconds[24];

        ct_time_text(figures->runner_up_s, seconds, sizeof seconds);
        ct_text_add(text, "\n     * runner-up: ");
        ct_add_choice(text, own->name, figures->runner_up,
                      figures->runner_up_setting);
        ct_text_add(text, " %s", seconds);
    }
    ct_text_add(text, " */\n");
}

/* The largest fixed size at which native did not fail; 0: none. */
static size_t largest_measured(const struct ct_result_collective *own)
{
    const size_t failed_from = ct_result_native_failed_from(own);
    int i = own->nsizes - 1;

    while (i >= 0 && own->sizes[i].bytes >= failed_from)
        i--;
    return i < 0 ? 0 : own->sizes[i].bytes;
}

static void add_range(struct ct_text *text, const struct ct_result *result,
                      const struct ct_result_collective *own, int i)
{
    const struct ct_result_range *range = &own->ranges[i];
    const bool is_last = i == own->nranges - 1;
    char name[CT_CHOICE_NAME_SIZE];

    if (is_last)
        ct_text_add(text, "    /* beyond %zu bytes nothing was measured */\n",
                    largest_measured(own));
    add_reason(text, own, i);
    if (!is_last)
        ct_text_add(text, "    if (problem->bytes < %zu)\n    ",
                    range[1].from_bytes);
    ct_text_add(text, "    return &choices[%d]; /* %s */\n",
                entry_of(result, own, range),
                ct_choice_name(own->name, range->algorithm, name, sizeof name));
}

/* As clang-format breaks it. */
static void add_declaration(struct ct_text *text, const char *name)
{
    static const char type[] = "static const struct ct_choice *";
    static const char parameters[] = "(const struct ct_problem *problem)";
    const size_t length =
        strlen(type) + strlen("choose_") + strlen(name) + strlen(parameters);

    ct_text_add(text, "\n%s%schoose_%s%s\n", type, length > 80 ? "\n" : "",
                name, parameters);
}

static void add_function(struct ct_text *text, const struct ct_result *result,
                         const struct ct_result_collective *own)
{
    add_declaration(text, own->name);
    ct_text_add(text, "{\n");
    if (!own->is_complete)
        ct_text_add(text, "    /* NOT COMPLETE: measuring was stopped before "
                          "all was decided */\n");
    ct_add_left_out(text, own, "    /* ", " */\n");
    ct_text_add(text,
                "    if (problem->nranks != %d)\n        return "
                "&choices[0];\n",
                result->signature.nranks);
    for (int i = 0; i < own->nranges; i++)
        add_range(text, result, own, i);
    ct_text_add(text, "}\n");
}

/* Of the parameters, as many values as the text has words for; then the order. */
static void add_values(struct ct_text *text,
                       const struct ct_result_range *range)
{
    static const char *const symbols[CT_ORDERS] = {"CT_AS_IS", "CT_DEPTH_FIRST",
                                                   "CT_DEALT"};
    const enum ct_order order = ct_setting_order(&range->values);
    int n = order == CT_AS_IS ? 1 : 0;

    for (const char *at = range->setting; (at = strchr(at, ' ')) != NULL; at++)
        n++;
    ct_text_add(text, "{{");
    for (int i = 0; i < n; i++)
        ct_text_add(text, "%s%d", i == 0 ? "" : ", ", range->values.values[i]);
    if (order != CT_AS_IS)
        ct_text_add(text, "%s[CT_SETTING_ORDER] = %s", n == 0 ? "" : ", ",
                    symbols[order]);
    ct_text_add(text, "}}");
}

static void add_choice(struct ct_text *text,
                       const struct ct_result_range *range)
{
    const bool calls_mpi = ct_result_calls_mpi(range->algorithm);

    ct_text_add(text, "    {\n");
    if (!calls_mpi)
        ct_text_add(text, "        .algorithm = &%s,\n", range->algorithm);
    if (range->setting[0] != '\0') {
        ct_text_add(text,
                    "        /* %s */\n        .setting = ", range->setting);
        add_values(text, range);
        ct_text_add(text, ",\n");
    }
    if (!calls_mpi)
        ct_text_add(text,
                    "        .fingerprint = UINT64_C(0x%016" PRIx64 "),\n",
                    range->fingerprint);
    ct_text_add(text, "    },\n");
}

static void add_choices(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text,
                "\n/* Algorithms with their settings, and fingerprints of the "
                "schedules that were\n * measured; the first is the MPI "
                "library's own collective. */\n"
                "static const struct ct_choice choices[] = {\n"
                "    {\n        .algorithm = NULL,\n    },\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nranges; i++) {
            if (is_new(own, &own->ranges[i]))
                add_choice(text, &own->ranges[i]);
        }
    }
    ct_text_add(text, "};\n");
}

static void add_dispatch(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "\nstatic const struct ct_dispatch dispatch[] = {\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const char *name = result->collectives[c].name;

        ct_text_add(text, "    {&ct_%s, choose_%s},\n", name, name);
    }
    ct_text_add(text, "    {NULL, NULL},\n};\n");
}

static void add_signature(struct ct_text *text, const struct ct_result *result,
                          uint64_t dispatch_hash)
{
    const struct ct_signature *signature = &result->signature;

    ct_text_add(text,
                "\nconst struct ct_tuned ct_tuned = {\n"
                "    .machine = \"%s\",\n"
                "    .nranks = %d,\n"
                "%s",
                signature->cluster, signature->nranks,
                signature->is_simulated ? "    .is_simulated = true,\n" : "");
    if (!ct_is_single_threaded(signature))
        ct_text_add(text, "    .thread_level = \"%s\",\n",
                    signature->thread_level);
    ct_text_add(text,
                "    .cluster_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .dispatch_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .mpi_version_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .placement_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .choices = choices,\n"
                "    .nchoices = sizeof choices / sizeof *choices,\n"
                "    .dispatch = dispatch,\n%s};\n",
                signature->cluster_hash, dispatch_hash,
                signature->mpi_version_hash, signature->placement_hash,
                result->site == NULL ? "" : "    .site = &site,\n");
}

static void write(struct ct_text *text, const struct ct_result *result)
{
    uint64_t dispatch_hash;
    size_t before;

    add_head(text, &result->signature);
    add_externs(text, result);
    before = text->length;
    add_choices(text, result);
    for (int c = 0; c < result->ncollectives; c++)
        add_function(text, result, &result->collectives[c]);
    add_dispatch(text, result);
    if (text->failed)
        return;
    dispatch_hash =
        ct_hash(CT_HASH_START, text->text + before, text->length - before);
    if (result->site != NULL)
        ct_text_add(text, "%s", result->site);
    add_signature(text, result, dispatch_hash);
}

const struct ct_writer write_tuned = {
    .file = "tuned.c",
    .write = write,
};
