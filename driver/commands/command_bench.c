/*
 * command_bench.c - tuned against native, side by side in one launch.
 */
#include "base/files.h"
#include "base/process.h"
#include "base/statistics.h"
#include "base/text.h"
#include "cluster/limits.h"
#include "driver/flavours/thread_level.h"
#include "driver/folder/machine.h"
#include "driver/toolchain/home.h"
#include "result/wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One line of side_by_side, as figures. */
struct comparison {
    const struct ct_collective *collective;
    size_t bytes;
    int n;
    double *tuned; /* n seconds each */
    double *native;
};

/* Tuned against native over all sizes of a collective. */
struct summary {
    double log_sum; /* of the ratios */
    double worst;
    size_t worst_bytes;
    int n;
};

static const char *read_numbers(const char *at, const char *word, double *values, int n)
{
    char *end;

    if (at == NULL || strncmp(at, word, strlen(word)) != 0)
        return NULL;
    at += strlen(word);
    for (int i = 0; i < n; i++) {
        values[i] = strtod(at, &end);
        if (end == at || values[i] <= 0)
            return NULL;
        at = end;
    }
    return at;
}

static bool read_comparison(const char *line, struct comparison *c)
{
    char name[32];
    const char *at;
    int used;

    if (sscanf(line, "%31s %zu %d%n", name, &c->bytes, &c->n, &used) != 3 || c->n < 1)
        return false;
    c->collective = ct_collective_find(name);
    c->tuned = calloc((size_t)c->n, 2 * sizeof *c->tuned);
    if (c->tuned == NULL || c->collective == NULL)
        return false;
    c->native = c->tuned + c->n;
    at = read_numbers(line + used, " tuned", c->tuned, c->n);
    return read_numbers(at, " native", c->native, c->n) != NULL;
}

static void print_head(const struct ct_collective *collective, bool has_limit)
{
    printf("\n%s\n%10s %9s %9s %13s %17s%s\n", collective->name, "bytes", "tuned", "native",
           "native/tuned", "middle half", has_limit ? "  limit/tuned" : "");
}

/* native/tuned is the median of the ratios of neighbouring calls. */
static double print_comparison(const struct ct_cluster *cluster, struct comparison *c)
{
    const double limit = ct_limit(cluster, c->collective, 0, c->bytes);
    const double latency = ct_limit_latency(cluster, c->collective, 0);
    double *ratios = calloc((size_t)c->n, sizeof *ratios);
    char tuned[24], native[24];
    double ratio, tuned_s;

    if (ratios == NULL)
        return 0;
    for (int i = 0; i < c->n; i++)
        ratios[i] = c->native[i] / c->tuned[i];
    ratio = ct_median(ratios, c->n);
    tuned_s = ct_median(c->tuned, c->n);
    ct_time_text(tuned_s, tuned, sizeof tuned);
    ct_time_text(ct_median(c->native, c->n), native, sizeof native);
    if (ct_collective_has_data(c->collective))
        printf("%10zu", c->bytes);
    else
        printf("%10s", "-");
    printf(" %9s %9s %13.2f %8.2f to %5.2f", tuned, native, ratio, ct_quantile(ratios, c->n, 0.25),
           ct_quantile(ratios, c->n, 0.75));
    if (limit > 0 || latency > 0)
        printf(" %12.2f%s", fmax(limit, latency) / tuned_s, limit <= latency ? " latency" : "");
    printf("\n");
    free(ratios);
    return ratio;
}

static void note(struct summary *summary, double ratio, size_t bytes)
{
    if (summary->n == 0 || ratio < summary->worst) {
        summary->worst = ratio;
        summary->worst_bytes = bytes;
    }
    summary->log_sum += log(ratio);
    summary->n++;
}

static void print_summary(const struct ct_collective *collective, const struct summary *summary)
{
    printf("%s: native/tuned geometric mean %.2f", collective->name,
           exp(summary->log_sum / summary->n));
    if (ct_collective_has_data(collective))
        printf(", worst %.2f at %zu byte%s", summary->worst, summary->worst_bytes,
               ct_plural(summary->worst_bytes));
    printf("\n");
}

static int print_all(const struct ct_cluster *cluster, char *text, struct ct_diag *diag)
{
    struct summary summaries[CT_COLLECTIVES_MAX] = {{0}};
    const struct ct_collective *last = NULL;

    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        struct comparison c = {0};

        if (!read_comparison(line, &c)) {
            free(c.tuned);
            return ct_diag_set(diag, CT_ERR_SYSTEM, "side_by_side printed: %.200s", line);
        }
        if (c.collective != last)
            print_head(c.collective, ct_limit(cluster, c.collective, 0, 1) > 0 ||
                                         ct_limit_latency(cluster, c.collective, 0) > 0);
        last = c.collective;
        note(&summaries[ct_collective_number(last)], print_comparison(cluster, &c), c.bytes);
        free(c.tuned);
    }
    printf("\n");
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (summaries[i].n > 0)
            print_summary(ct_collectives[i], &summaries[i]);
    }
    return CT_OK;
}

static char *make_list(const struct ct_options *options)
{
    struct ct_text list = {0};
    char *text;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (options->collectives[i])
            ct_text_add(&list, "%s%s", list.length > 0 ? "," : "", ct_collectives[i]->name);
    }
    return ct_text_take(&list, &text, NULL) == CT_OK ? text : NULL;
}

/* Of side_by_side: what the buffers of all ranks leave room for. */
static size_t largest_size(const struct ct_options *options, const struct ct_flavour *flavour,
                           int nranks)
{
    size_t largest = CT_LARGEST_BENCH;

    if (options->largest_bytes > 0 && options->largest_bytes < largest)
        largest = options->largest_bytes;
    for (int i = 0; ct_collectives[i] != NULL && flavour->largest != NULL; i++) {
        const size_t bytes = flavour->largest(ct_collectives[i], nranks);

        if (options->collectives[i] && bytes < largest)
            largest = bytes;
    }
    return largest;
}

/* The arguments of side_by_side, each after a blank. */
static char *make_words(const struct ct_machine *machine, const struct ct_options *options,
                        const struct ct_flavour *flavour, const char *level)
{
    char *list = make_list(options);
    char *words = NULL;

    if (list != NULL)
        words =
            ct_format(" %s %s largest=%zu%s%s", list, flavour->bench_words,
                      largest_size(options, flavour, machine->cluster->nranks),
                      flavour->has_threads ? " threads=" : "", flavour->has_threads ? level : "");
    free(list);
    return words;
}

/*
 * The program, and its environment for env(1): the library is preloaded, or
 * the choices are in the program.
 */
static int make_program(const struct ct_machine *machine, const struct ct_flavour *flavour,
                        const char *library, char **program, char **environment,
                        struct ct_diag *diag)
{
    static const char switches[] = "COLLTUNE=on COLLTUNE_REPORT=1";
    char *home = NULL, *quoted = NULL;
    int err = CT_OK;

    if (flavour->bench != NULL) {
        *environment =
            ct_format("%s%s%s", switches, flavour->times.environment[0] == '\0' ? "" : " ",
                      flavour->times.environment);
        return *environment == NULL ? ct_diag_memory(diag)
                                    : ct_machine_build_bench(machine, flavour, program, diag);
    }
    if (strpbrk(library, " :") != NULL) /* the loader takes them for its own */
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s cannot be preloaded: a blank or a colon is in "
                           "its path; move the folder",
                           library);
    CT_TRY(err, done, ct_home_find(&home, diag));
    quoted = ct_shell_quoted(library);
    *program = ct_format("%s/lib/colltune/side_by_side", home);
    if (quoted != NULL)
        *environment = ct_format("LD_PRELOAD=%s %s", quoted, switches);
    if (*program == NULL || *environment == NULL)
        err = ct_diag_memory(diag);
done:
    free(quoted);
    free(home);
    return err;
}

/*
 * The launch line.
 */
static int make_line(const struct ct_machine *machine, const struct ct_options *options,
                     const char *library, const struct ct_signature *signature, char **line,
                     struct ct_diag *diag)
{
    const struct ct_flavour *flavour = ct_flavour_of_results(signature->is_simulated);
    const char *level = signature->thread_level;
    const struct ct_flavour_use use = {
        .file = options->file, .thread_level = level, .selector = options->selector};
    struct ct_flavour_launch launch = {.cluster = machine->cluster, .selector = options->selector};
    char *program = NULL, *environment = NULL;
    char *words = make_words(machine, options, flavour, level);
    int err = CT_OK;

    if (flavour->check != NULL)
        CT_TRY(err, done, flavour->check(&use, diag));
    CT_TRY(err, done, make_program(machine, flavour, library, &program, &environment, diag));
    launch.program = program;
    launch.environment = environment;
    launch.words = words;
    err = words == NULL ? ct_diag_memory(diag) : flavour->launch(&launch, line, diag);
done:
    free(words);
    free(environment);
    free(program);
    return err;
}

/* Take the last line off, which says that all was measured. */
static bool take_end(char *text)
{
    static const char end[] = "done\n";
    const size_t length = strlen(text);

    if (length < strlen(end) || strcmp(text + length - strlen(end), end) != 0)
        return false;
    text[length - strlen(end)] = '\0';
    return true;
}

/*
 * Run it, its results in one file, the library's report in another.
 *
 * idle_s  time for the results of one size
 */
static int run_line(const struct ct_machine *machine, const char *line, double idle_s,
                    char **results, char **report, struct ct_diag *diag)
{
    const struct ct_path out = ct_path("%s/bench.out", machine->build_dir);
    const struct ct_path log = ct_path("%s/bench.log", machine->build_dir);
    char words[600];
    int status = 0;
    int err = CT_OK;

    CT_TRY(err, done, ct_process_run(line, out.text, log.text, idle_s, &status, diag));
    if (ct_signals_interrupted()) /* a launcher may call that success */
        CT_TRY(err, done, ct_diag_set(diag, CT_STOPPED, "interrupted"));
    if (status != 0) {
        ct_last_lines(log.text, words, sizeof words);
        err = ct_process_is_missing(status) ? CT_ERR_INPUT : CT_ERR_SYSTEM;
        ct_diag_set(diag, CT_OK, "the benchmark failed: %s", words);
        goto done;
    }
    CT_TRY(err, done, ct_file_read(out.text, results, diag));
    if (!take_end(*results)) {
        ct_last_lines(log.text, words, sizeof words);
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "the benchmark was cut short: %s", words);
        goto done;
    }
    err = ct_file_read(log.text, report, diag);
done:
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_machine machine;
    struct ct_result *result = NULL;
    const struct ct_flavour_times *times;
    const char *level;
    char *library = NULL, *line = NULL, *results = NULL, *report = NULL;
    int err;

    CT_TRY(err, done, ct_machine_open_tuned(&machine, options, diag));
    CT_TRY(err, done, ct_machine_load(&machine, true, &result, diag));
    level = result->signature.thread_level;
    times = &ct_flavour_of_results(result->signature.is_simulated)->times;
    CT_TRY(err, done, ct_machine_build_library(&machine, &library, diag));
    CT_TRY(err, done, make_line(&machine, options, library, &result->signature, &line, diag));
    CT_TRY(err, done,
           run_line(&machine, line, fmax(CT_LIMITS_BENCH * options->limit_s, times->least_limit_s),
                    &results, &report, diag));
    if (times->note[0] != '\0')
        printf("%s %s does\n", times->note, options->selector);
    if (!ct_thread_level_is_single(level))
        printf("thread level %s\n", level);
    printf("%s: %d ranks, a barrier before each call; medians of the slowest "
           "rank; tuned and\nnative called in turn in one launch; "
           "native/tuned above 1: tuned is faster\n",
           machine.cluster->name, machine.cluster->nranks);
    CT_TRY(err, done, print_all(machine.cluster, results, diag));
    printf("\n%s", report);
done:
    free(report);
    free(results);
    free(line);
    free(library);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

const struct ct_command ct_command_bench = {
    .name = "bench",
    .arguments = "DIR",
    .summary = "Compares a tuned machine folder with native, side by side.",
    .needs_file = true,
    .run = run,
};
