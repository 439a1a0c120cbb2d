/*
 * planning.c - what a rank needs to plan what depends on where the ranks are.
 *
 * The cluster has 32 hosts per switch, the switches below one, and equal cables;
 * ranks are numbered round the switches. Prints the processor time to find the places of the ranks, then of
 * each algorithm and setting planned from places the time of a rank's plan at
 * 4 KB, over ranks far apart, and its memory. Each is a process of its own, so
 * that memory is what a first plan takes.
 */
#include "base/statistics.h"
#include "bench/verb.h"
#include "repo/algorithm.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PER_SWITCH = 32, SAMPLES = 9, BYTES = 4096, RANKS_MAX = 32768 };

struct fabric {
    struct ct_site *site;
    int nhosts;
    uint64_t *of; /* rank -> hash of its host */
    int nranks;
};

/* Of this process: other work on the machine does not count. */
static double now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static uint64_t host_hash(int host)
{
    return ct_hash(CT_HASH_START, &host, sizeof host);
}

/* The first host of each switch, the second of each, and so on; neighbouring
   ranks on each. */
static void deal_ranks(struct fabric *f, int per_host)
{
    int n = 0;

    for (int k = 0; k < PER_SWITCH; k++) {
        for (int host = k; host < f->nhosts; host += PER_SWITCH) {
            for (int i = 0; i < per_host && n < f->nranks; i++)
                f->of[n++] = host_hash(host);
        }
    }
}

/* The root, the switches, the hosts of the first switch, and so on. */
static void make_fabric(struct fabric *f, int nranks, int per_host)
{
    const int nhosts = (nranks + per_host - 1) / per_host;
    const int nswitches = (nhosts + PER_SWITCH - 1) / PER_SWITCH;

    f->nranks = nranks;
    f->nhosts = nhosts;
    f->site = ct_site_new(1 + nswitches + nhosts);
    f->of = calloc((size_t)nranks, sizeof *f->of);
    if (f->site == NULL || f->of == NULL) {
        fputs("planning: out of memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    ct_site_set(f->site, 0, -1, 0, 0);
    for (int i = 0; i < nswitches; i++)
        ct_site_set(f->site, 1 + i, 0, 1.25e9, 0);
    for (int i = 0; i < nhosts; i++)
        ct_site_set(f->site, 1 + nswitches + i, 1 + i / PER_SWITCH, 1.25e9, host_hash(i));
    deal_ranks(f, per_host);
}

static void free_fabric(struct fabric *f)
{
    ct_site_free(f->site);
    free(f->of);
}

static double heap_mb(void)
{
    const struct mallinfo2 info = mallinfo2();

    return (double)(info.uordblks + info.hblkhd) / 1e6;
}

/* The most memory that the process had at once. */
static double peak_mb(void)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    return (double)usage.ru_maxrss * 1024 / 1e6;
}

static void print_row(const char *name, const char *setting, double *ms, int n, double kept,
                      double peak)
{
    ct_quantile(ms, n, 0.5); /* sorts */
    printf("%-40s %-28s %8.2f %8.2f %8.2f %9.2f %9.2f\n", name, setting, ms[0], ms[n / 2],
           ms[n - 1], kept, peak);
    fflush(stdout);
}

static struct ct_places *find_places(const struct fabric *f)
{
    struct ct_places *places;
    struct ct_diag diag;

    if (ct_places_find(f->site, f->of, f->nranks, &places, &diag) != CT_OK) {
        fprintf(stderr, "planning: %s\n", diag.text);
        exit(EXIT_FAILURE);
    }
    return places;
}

/* In a process of its own. */
static void measure_places(const struct fabric *f)
{
    const double heap = heap_mb(), peak = peak_mb();
    double ms[SAMPLES], kept = 0, most = 0;

    for (int i = 0; i < SAMPLES; i++) {
        const double start = now_ms();
        struct ct_places *places = find_places(f);

        ms[i] = now_ms() - start;
        if (i == 0) {
            kept = heap_mb() - heap;
            most = peak_mb() - peak;
        }
        ct_places_free(places);
    }
    print_row("places", "", ms, SAMPLES, kept, most);
}

static void measure_plans(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    const double heap = heap_mb(), peak = peak_mb();
    char text[CT_SETTING_TEXT];
    double ms[SAMPLES], kept = 0, most = 0;

    for (int i = 0; i < SAMPLES; i++) {
        const int rank = (int)((int64_t)i * (problem->nranks - 1) / (SAMPLES - 1));
        const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);
        const double start = now_ms();
        struct ct_schedule *schedule;
        struct ct_diag diag;

        if (ct_algorithm_plan(algorithm, &shape, &schedule, &diag) != CT_OK) {
            printf("%-40s %s\n", algorithm->name, diag.text);
            return;
        }
        ms[i] = now_ms() - start;
        if (i == 0) {
            kept = heap_mb() - heap;
            most = peak_mb() - peak;
        }
        ct_schedule_free(schedule);
    }
    print_row(algorithm->name, ct_setting_text(algorithm->params, &problem->setting, text), ms,
              SAMPLES, kept, most);
}

/* algorithm  NULL: of the places themselves */
static void measure(const struct fabric *f, const struct ct_algorithm *algorithm,
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

static void measure_all(const struct fabric *f)
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
    struct fabric fabric = {.nranks = 0};

    (void)text;
    (void)diag;
    make_fabric(&fabric, (int)ct_verb_number(call, "ranks"), (int)ct_verb_number(call, "per-host"));
    measure_all(&fabric);
    free_fabric(&fabric);
    return CT_OK;
}

static const struct ct_verb_option options[] = {
    {"ranks", "N", "1024", "ranks", 2, RANKS_MAX, true},
    {"per-host", "N", "1", "ranks on each host", 1, RANKS_MAX, true},
    {.name = NULL}};

const struct ct_verb ct_plan_verbs[] = {
    {"planning", "", 0, 0, "what a rank needs to plan what depends on where the ranks are", options,
     run},
    {.name = NULL}};
