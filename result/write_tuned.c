/*
 * write_tuned.c - tuned.c: if/else by collective, process count and bytes,
 * for people to read: each branch after the figures that decided it.
 */
#include "base/hash.h"
#include "result/tuned_calibration.h"
#include "result/tuned_reason.h"
#include "result/tuned_tables.h"
#include "result/wording.h"
#include "result/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROOTS_IN_A_LINE 25

/* "ct_tuned", or "ct_tuned_half_blocks" of the job half-blocks; NULL: the
   cluster's own ranks. */
static void tuned_symbol_add(struct ct_text *text, const char *job)
{
    ct_text_add(text, "ct_tuned%s", job == NULL ? "" : "_");
    for (; job != NULL && *job != '\0'; job++)
        ct_text_add(text, "%c", *job == '-' ? '_' : *job);
}

/* The members for this job; declarations and the list of the other jobs, where there
   are any. */
static void tuned_jobs_add(struct ct_tuned_file *file)
{
    const struct ct_result *result = file->result;
    struct ct_text *text = file->text;

    if (result->job != NULL)
        ct_text_add(&file->members, "    .job = \"%s\",\n", result->job);
    if (result->nparts > 1)
        ct_text_add(&file->members, "    .nparts = %d,\n", result->nparts);
    if (result->njobs == 0)
        return;
    ct_text_add(&file->members, "    .jobs = jobs,\n");
    ct_text_add(text, "\n");
    for (int i = 0; i < result->njobs; i++) {
        ct_text_add(text, "extern const struct ct_tuned ");
        tuned_symbol_add(text, result->jobs[i].name);
        ct_text_add(text, ";\n");
    }
    ct_text_add(text, "\nstatic const struct ct_tuned *const jobs[] = {\n");
    for (int i = 0; i < result->njobs; i++) {
        ct_text_add(text, "    /* jobs/%s/tuned.c */\n    &", result->jobs[i].name);
        tuned_symbol_add(text, result->jobs[i].name);
        ct_text_add(text, ",\n");
    }
    ct_text_add(text, "    NULL,\n};\n");
}

static void add_head(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;
    const char *job = result->job;

    ct_text_add(text,
                "/*\n * tuned.c - collective algorithms for %s%s%sthe cluster "
                "%s.\n *\n",
                job == NULL ? "" : "the job ", job == NULL ? "" : job,
                job == NULL ? "" : "\n * of ", signature->cluster);
    if (signature->is_simulated)
        ct_text_add(text, " * SIMULATED: the times below are a simulator's, not a "
                          "machine's. The library\n * runs native on a machine, "
                          "unless COLLTUNE_SIMULATED=1 says otherwise.\n *\n");
    ct_text_add(text,
                " * Written by colltune %s from decisions.csv; do not "
                "edit, `colltune build`\n * writes it again. Measured with %d "
                "ranks",
                signature->version, signature->nranks);
    ct_add_parts(text, ",\n * ", result->nparts);
    ct_text_add(text, ", mechanism %s", signature->mechanism);
    ct_add_counts(text, ",\n * counts ", signature);
    ct_add_thread_level(text, ",\n * thread level ", signature);
    ct_text_add(text,
                ", on\n * %s.\n"
                " * Figures are medians of the slowest rank, with 95 %% "
                "confidence intervals.\n"
                " * Confirmed: those of choice and native are from rounds that "
                "took no part in\n"
                " * the choice, round by round: the interval of native / choice is "
                "above 1.\n"
                " * bytes: of a block; of reductions, of the vector.\n",
                signature->mpi_version);
    for (int i = 0; i < result->nprovenance; i++)
        ct_text_add(text, "%s * %s: %s\n", i == 0 ? " *\n" : "", result->provenance[i].key,
                    result->provenance[i].value);
    ct_text_add(text, " */\n"
                      "#include \"library/tuned.h\"\n\n");
}

/* True if a choice of the collective before number `n` is of the algorithm. */
static bool is_declared(const struct ct_result_collective *own, const char *algorithm, int n)
{
    for (int i = 0; i < n; i++) {
        if (strcmp(ct_result_choice(own, i)->algorithm, algorithm) == 0)
            return true;
    }
    return false;
}

static void add_externs(struct ct_text *text, const struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++)
        ct_text_add(text, "extern const struct ct_collective ct_%s;\n",
                    result->collectives[c].name);
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];
        const struct ct_result_choice *choice;

        for (int i = 0; (choice = ct_result_choice(own, i)) != NULL; i++) {
            if (!ct_result_calls_mpi(choice->algorithm) && !is_declared(own, choice->algorithm, i))
                ct_text_add(text, "extern const struct ct_algorithm %s;\n", choice->algorithm);
        }
    }
}

/* The largest fixed size at which native did not fail; 0: none. */
static size_t largest_measured(const struct ct_result_collective *own)
{
    const size_t failed_from = ct_result_native_failed_from(own);
    int i = own->cases->nsizes - 1;

    while (i >= 0 && own->cases->sizes[i].bytes >= failed_from)
        i--;
    return i < 0 ? 0 : own->cases->sizes[i].bytes;
}

static void add_range(const struct ct_tuned_file *file, const struct ct_result_collective *own,
                      const struct ct_result_case *of, int i)
{
    const struct ct_result_range *range = &of->ranges[i];
    const bool is_last = i == of->nranges - 1;
    struct ct_text *text = file->text;
    char name[CT_CHOICE_NAME_SIZE];

    if (is_last && largest_measured(own) > 0)
        ct_text_add(text, "    /* beyond %zu bytes nothing was measured */\n",
                    largest_measured(own));
    ct_tuned_reason_add(text, own->name, of, i);
    if (!is_last)
        ct_text_add(text, "    if (problem->bytes < %zu)\n    ", range[1].from_bytes);
    ct_text_add(text, "    return &choices[%d]; /* %s */\n",
                ct_tuned_choices_number(&file->choices, own, range),
                ct_choice_name(own->name, range->choice.algorithm, name, sizeof name));
}

/* As clang-format breaks it. */
static void add_declaration(struct ct_text *text, const char *name)
{
    static const char type[] = "static const struct ct_choice *";
    static const char parameters[] = "(const struct ct_problem *problem)";
    const size_t length = strlen(type) + strlen("choose_") + strlen(name) + strlen(parameters);

    ct_text_add(text, "\n%s%schoose_%s%s\n", type, length > 80 ? "\n" : "", name, parameters);
}

/* True if the case is of roots that have choices of their own. */
static bool has_function(const struct ct_result_case *of)
{
    return ct_case_root(of) != 0 && of->nranges > 0;
}

/* Tables and functions by root: 0, or the number of a class with choices of its own. */
static void add_roots(const struct ct_tuned_file *file, const struct ct_result_collective *own)
{
    const int nranks = file->result->signature.nranks;
    struct ct_text *text = file->text;

    ct_text_add(text,
                "\n/* clang-format off */\n"
                "static const unsigned char roots_of_%s[%d] = {",
                own->name, nranks);
    for (int rank = 0; rank < nranks; rank++) {
        int number = 0;

        for (int c = 1; c < own->ncases; c++) {
            if (has_function(&own->cases[c]) && ct_case_has_root(&own->cases[c], rank))
                number = c;
        }
        ct_text_add(text, "%s%d,", rank % ROOTS_IN_A_LINE == 0 ? "\n    " : " ", number);
    }
    ct_text_add(text, "\n};\n/* clang-format on */\n");
    for (int c = 1; c < own->ncases; c++) {
        const struct ct_result_case *of = &own->cases[c];
        char name[CT_CHOICE_NAME_SIZE];

        if (!has_function(of))
            continue;
        snprintf(name, sizeof name, "%s_root_%d", own->name, ct_case_root(of));
        ct_text_add(text, "\n/* With roots like rank %d. */", ct_case_root(of));
        add_declaration(text, name);
        ct_text_add(text, "{\n");
        for (int i = 0; i < of->nranges; i++)
            add_range(file, own, of, i);
        ct_text_add(text, "}\n");
    }
}

static void add_function(const struct ct_tuned_file *file, const struct ct_result_collective *own)
{
    struct ct_text *text = file->text;
    bool has_roots = false;

    for (int c = 1; c < own->ncases; c++)
        has_roots = has_roots || has_function(&own->cases[c]);
    if (has_roots)
        add_roots(file, own);
    add_declaration(text, own->name);
    ct_text_add(text, "{\n");
    if (!own->is_complete)
        ct_text_add(text, "    /* NOT COMPLETE: measuring was stopped before "
                          "all was decided */\n");
    ct_add_left_out(text, own, "    /* ", " */\n");
    ct_text_add(text,
                "    if (problem->nranks != %d)\n        return "
                "&choices[0];\n",
                file->result->signature.nranks);
    for (int c = 1; c < own->ncases; c++) {
        if (has_function(&own->cases[c]))
            ct_text_add(text,
                        "    if (roots_of_%s[problem->root] == %d)\n"
                        "        return choose_%s_root_%d(problem);\n",
                        own->name, c, own->name, ct_case_root(&own->cases[c]));
    }
    for (int i = 0; i < own->cases->nranges; i++)
        add_range(file, own, own->cases, i);
    ct_text_add(text, "}\n");
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

static void add_signature(const struct ct_tuned_file *file, uint64_t dispatch_hash)
{
    const struct ct_result *result = file->result;
    const struct ct_signature *signature = &result->signature;
    struct ct_text *text = file->text;

    ct_text_add(text, "\n");
    if (result->job != NULL) {
        ct_text_add(text, "extern const struct ct_tuned ");
        tuned_symbol_add(text, result->job);
        ct_text_add(text, ";\n");
    }
    ct_text_add(text, "const struct ct_tuned ");
    tuned_symbol_add(text, result->job);
    ct_text_add(text,
                " = {\n"
                "    .machine = \"%s\",\n"
                "    .nranks = %d,\n"
                "%s",
                signature->cluster, signature->nranks,
                signature->is_simulated ? "    .is_simulated = true,\n" : "");
    if (ct_is_reproducible(signature))
        ct_text_add(text, "    .is_reproducible = true,\n");
    if (!ct_is_single_threaded(signature))
        ct_text_add(text, "    .thread_level = \"%s\",\n", signature->thread_level);
    ct_text_add(text, "%s", file->members.text == NULL ? "" : file->members.text);
    ct_text_add(text,
                "    .cluster_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .dispatch_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .mpi_version_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .placement_hash = UINT64_C(0x%016" PRIx64 "),\n"
                "    .choices = choices,\n"
                "    .nchoices = sizeof choices / sizeof *choices,\n"
                "    .dispatch = dispatch,\n%s};\n",
                signature->cluster_hash, dispatch_hash, signature->mpi_version_hash,
                signature->placement_hash, result->site == NULL ? "" : "    .site = &site,\n");
}

static void write_all(struct ct_tuned_file *file)
{
    const struct ct_result *result = file->result;
    struct ct_text *text = file->text;
    uint64_t dispatch_hash;
    size_t before;

    add_head(text, result);
    add_externs(text, result);
    ct_tuned_calibration_declare(text, result);
    before = text->length;
    ct_tuned_choices_add(text, &file->choices);
    for (int c = 0; c < result->ncollectives; c++)
        add_function(file, &result->collectives[c]);
    add_dispatch(text, result);
    ct_tuned_patterns_add(file);
    if (text->failed)
        return;
    dispatch_hash = ct_hash(CT_HASH_START, text->text + before, text->length - before);
    ct_tuned_figures_add(file);
    ct_tuned_calibration_add(file);
    if (result->site != NULL)
        ct_text_add(text, "%s", result->site);
    tuned_jobs_add(file);
    add_signature(file, dispatch_hash);
}

static void write(struct ct_text *text, const struct ct_result *result)
{
    struct ct_tuned_file file = {.text = text, .result = result};

    if (ct_tuned_choices_init(&file.choices, result) == CT_OK)
        write_all(&file);
    else
        text->failed = true;
    text->failed = text->failed || file.members.failed;
    ct_tuned_choices_fini(&file.choices);
    free(file.members.text);
}

const struct ct_writer write_tuned = {
    .file = "tuned.c",
    .write = write,
};
