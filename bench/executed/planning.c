/*
 * planning.c - what a rank needs to plan what depends on where the ranks are.
 *
 * Prints the processor time to find the places of the ranks, then of
 * each algorithm and setting planned from places the time of a rank's plan at
 * 4 KB, over ranks far apart, and its memory. Each is a process of its own, so
 * that memory is what a first plan takes.
 */
#include "base/statistics.h"
#include "bench/executed/fabric.h"
#include "bench/verb.h"
#include "repo/algorithm.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SAMPLES = 9, BYTES = 4096 };

static void print_row(const char *name, const char *setting, double *ms, int n, double kept,
                      double peak)
{
    ct_quantile(ms, n, 0.5); /* sorts */
    printf("%-40s %-28s %8.2f %8.2f %8.2f %9.2f %9.2f\n", name, setting, ms[0], ms[n / 2],
           ms[n - 1], kept, peak);
    fflush(stdout);
}

static struct ct_places *find_places(const struct ct_fabric *f)
{
    struct ct_places *places;
    struct ct_diag diag;

    if (ct_places_find(f->site, f->of, f->nranks, NULL, &places, &diag) != CT_OK) {
        fprintf(stderr, "planning: %s\n", diag.text);
        exit(EXIT_FAILURE);
    }
    return places;
}

/* In a process of its own. */
static void measure_places(const struct ct_fabric *f)
{
    const double heap = ct_heap_mb(), peak = ct_peak_mb();
    double ms[SAMPLES], kept = 0, most = 0;

    for (int i = 0; i < SAMPLES; i++) {
        const double start = ct_process_ms();
        struct ct_places *places = find_places(f);

        ms[i] = ct_process_ms() - start;
        if (i == 0) {
            kept = ct_heap_mb() - heap;
            most = ct_peak_mb() - peak;
        }
        ct_places_free(places);
    }
    print_row("places", "", ms, SAMPLES, kept, most);
}

static void measure_plans(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    const double heap = ct_heap_mb(), peak = ct_peak_mb();
    char text[CT_SETTING_TEXT];
    double ms[SAMPLES], kept = 0, most = 0;

    for (int i = 0; i < SAMPLES; i++) {
        const int rank = (int)((int64_t)i * (problem->nranks - 1) / (SAMPLES - 1));
        const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);
        const double start = ct_process_ms();
        struct ct_schedule *schedule;
        struct ct_diag diag;

        if (ct_algorithm_plan(algorithm, &shape, &schedule, &diag) != CT_OK) {
            printf("%-40s %s\n", algorithm->name, diag.text);
            return;
        }
        ms[i] = ct_process_ms() - start;
        if (i == 0) {
            kept = ct_heap_mb() - heap;
            most = ct_peak_mb() - peak;
        }
        ct_schedule_free(schedule);
    }
    print_row(algorithm->name, ct_setting_text(algorithm->params, &problem->setting, text), ms,
              SAMPLES, kept, most);
}

/* algorithm  NULL: of the places themselves */
static void measure(const struct ct_fabric *f, const struct ct_algorithm *algorithm,
                    const struct ct_problem *problem)
{
    const pid_t child = fork();
    int status;

    if (child == 0) {
        if (algorithm == NULL)
            measure_places(f);
        else
            measure_plans(algorithm, problem);
        _exit(EXIT_SUCCESS);
    }
    if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0) {
        fputs("planning: a measurement failed\n", stderr);
        exit(EXIT_FAILURE);
    }
}

static void measure_all(const struct ct_fabric *f)
{
    struct ct_places *places;

    printf("%-40s %-28s %8s %8s %8s %9s %9s\n", "", "", "ms", "median", "most", "kept, MB",
           "peak, MB");
    fflush(stdout);
    measure(f, NULL, NULL);
    places = find_places(f);
    for (const struct ct_algorithm *const *a = ct_registry; *a != NULL; a++) {
        for (int i = 0; i < ct_settings_count((*a)->params); i++) {
            const struct ct_problem problem = {.collective = (*a)->collective,
                                               .nranks = f->nranks,
                                               .bytes = BYTES,
                                               .setting = ct_settings_at((*a)->params, i),
                                               .places = places};

            if ((*a)->by_places && !(*a)->by_counts && ct_algorithm_applies(*a, &problem))
                measure(f, *a, &problem);
        }
    }
    ct_places_free(places);
}

static int run(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_fabric fabric = {.nranks = 0};
    const int err = ct_fabric_init(&fabric, (int)ct_verb_number(call, "ranks"),
                                   (int)ct_verb_number(call, "per-host"), diag);

    (void)text;
    if (err == CT_OK)
        measure_all(&fabric);
    ct_fabric_fini(&fabric);
    return err;
}

static const struct ct_verb_option options[] = {
    {"ranks", "N", "1024", "ranks", 2, CT_FABRIC_RANKS, true},
    {"per-host", "N", "1", "ranks on each host", 1, CT_FABRIC_RANKS, true},
    {.name = NULL}};

const struct ct_verb ct_plan_verbs[] = {
    {"planning", "", 0, 0, "what a rank needs to plan what depends on where the ranks are", options,
     run},
    {.name = NULL}};
