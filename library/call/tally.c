/*
 * tally.c - counts of calls by choice and by reason.
 */
#include "library/call/tally.h"

#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Choices that are told apart; a tuned.c names a few dozen at most. */
#define CHOICES_MAX 128

/* Patterns that are told apart. */
#define PATTERNS_MAX 128

/* Communicators that took another job's choices, told apart by ranks and job. */
#define SERVED_MAX 64

/* Written once, but for the numbers, before `nchoices` counts it in. */
struct choice_count {
    const struct ct_collective *collective;
    struct ct_choice choice;
    const struct ct_served_comms *served; /* NULL: of the tuned job */
    const struct ct_choice *instead_of;
    struct ct_tally tally;
    atomic_size_t bytes_min;
    atomic_size_t bytes_max;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* to add choices and jobs */
static struct ct_served_comms served_comms[SERVED_MAX];
static int nserved;
static struct ct_served_comms others_served; /* job NULL: those beyond the table */
static struct choice_count choices[CHOICES_MAX];
static atomic_int nchoices;

static atomic_ulong pattern_calls[PATTERNS_MAX + 1]; /* last: of all others */
static atomic_ulong nleft;                           /* communicators that left the sequence */
static atomic_ullong left_at;                        /* the call at which the last of them did */

void ct_choice_text(const struct ct_choice *choice, char text[CT_CHOICE_TEXT])
{
    const struct ct_algorithm *algorithm = choice->algorithm;
    char setting[CT_SETTING_TEXT];

    ct_setting_text(algorithm == NULL ? ct_no_params : algorithm->params, &choice->setting,
                    setting);
    snprintf(text, CT_CHOICE_TEXT, "%s%s%s", algorithm == NULL ? "native" : algorithm->name,
             setting[0] == '\0' ? "" : " ", setting);
}

static bool is_threaded = true;
static int thread_level = MPI_THREAD_SINGLE;

void ct_counts_start(bool has_threads, int level)
{
    is_threaded = has_threads;
    thread_level = level;
}

int ct_counts_thread_level(void)
{
    return thread_level;
}

/* Without threads a counter needs no lock of the bus, which would be a third
   of what a call costs that is passed on. */
static void increment(atomic_ulong *counter)
{
    if (is_threaded)
        atomic_fetch_add_explicit(counter, 1, memory_order_relaxed);
    else
        atomic_store_explicit(counter, atomic_load_explicit(counter, memory_order_relaxed) + 1,
                              memory_order_relaxed);
}

static bool is_like(const struct ct_served_comms *served, int nranks, const char *job,
                    double distance)
{
    return served->nranks == nranks && served->distance == distance &&
           strcmp(served->job, job) == 0;
}

struct ct_served_comms *ct_served_find(int nranks, const char *job, double distance)
{
    const char *name = job == NULL ? CT_MAIN_JOB : job;
    struct ct_served_comms *served = NULL;

    pthread_mutex_lock(&mutex);
    for (int i = 0; i < nserved && served == NULL; i++) {
        if (is_like(&served_comms[i], nranks, name, distance))
            served = &served_comms[i];
    }
    if (served == NULL && nserved < SERVED_MAX) {
        served = &served_comms[nserved++];
        served->nranks = nranks;
        served->job = name;
        served->distance = distance;
    }
    pthread_mutex_unlock(&mutex);
    return served == NULL ? &others_served : served;
}

static struct choice_count *find_choice(const struct ct_collective *collective,
                                        const struct ct_chosen *chosen)
{
    const int n = atomic_load_explicit(&nchoices, memory_order_acquire);

    for (int i = 0; i < n; i++) {
        if (choices[i].choice.algorithm == chosen->choice->algorithm &&
            ct_setting_is_equal(&choices[i].choice.setting, &chosen->choice->setting) &&
            choices[i].collective == collective && choices[i].served == chosen->served &&
            choices[i].instead_of == chosen->instead_of)
            return &choices[i];
    }
    return NULL;
}

/* NULL when the table is full. */
static struct choice_count *add_choice(const struct ct_collective *collective,
                                       const struct ct_chosen *chosen)
{
    struct choice_count *count;
    int n;

    pthread_mutex_lock(&mutex);
    count = find_choice(collective, chosen); /* another thread was quicker */
    n = atomic_load(&nchoices);
    if (count == NULL && n < CHOICES_MAX) {
        count = &choices[n];
        count->collective = collective;
        count->choice = *chosen->choice;
        count->served = chosen->served;
        count->instead_of = chosen->instead_of;
        atomic_init(&count->bytes_min, chosen->bytes);
        atomic_init(&count->bytes_max, chosen->bytes);
        atomic_store_explicit(&nchoices, n + 1, memory_order_release);
    }
    pthread_mutex_unlock(&mutex);
    return count;
}

/* Two threads may each widen the range and one be lost: the report says what
   sizes were seen, no more. */
struct ct_tally *ct_count_choice(const struct ct_interposed *interposed,
                                 const struct ct_chosen *chosen)
{
    const struct ct_collective *collective = interposed->collective;
    struct choice_count *count = find_choice(collective, chosen);
    const size_t bytes = chosen->bytes;

    if (chosen->served != NULL)
        increment(&chosen->served->calls);
    if (count == NULL)
        count = add_choice(collective, chosen);
    if (count == NULL) {
        increment(&interposed->notes->others.calls);
        return &interposed->notes->others;
    }
    increment(&count->tally.calls);
    if (bytes < atomic_load_explicit(&count->bytes_min, memory_order_relaxed))
        atomic_store(&count->bytes_min, bytes);
    if (bytes > atomic_load_explicit(&count->bytes_max, memory_order_relaxed))
        atomic_store(&count->bytes_max, bytes);
    return &count->tally;
}

struct ct_tally *ct_count_native(const struct ct_interposed *interposed, enum ct_reason reason)
{
    struct ct_tally *tally = &interposed->notes->natives[reason];

    increment(&tally->calls);
    return tally;
}

void ct_count_pattern(int pattern)
{
    increment(&pattern_calls[pattern < PATTERNS_MAX ? pattern : PATTERNS_MAX]);
}

void ct_count_left(unsigned long long number)
{
    increment(&nleft);
    atomic_store(&left_at, number);
}

static void visit_choices(const struct ct_collective *collective, ct_count_row_fn *visit,
                          void *data)
{
    for (int i = 0; i < nchoices; i++) {
        const struct choice_count *count = &choices[i];

        if (count->collective == collective)
            visit(&(struct ct_count_row){collective, &count->choice, CT_TUNED, count->served,
                                         count->instead_of, count->bytes_min, count->bytes_max,
                                         &count->tally},
                  data);
    }
}

static void visit_natives(const struct ct_interposed *interposed, ct_count_row_fn *visit,
                          void *data)
{
    const struct ct_notes *notes = interposed->notes;
    struct ct_count_row row = {.collective = interposed->collective, .tally = &notes->others};

    if (notes->others.calls > 0)
        visit(&row, data);
    for (int i = 0; i < CT_REASONS; i++) {
        row.reason = (enum ct_reason)i;
        row.tally = &notes->natives[i];
        if (notes->natives[i].calls > 0)
            visit(&row, data);
    }
}

void ct_counts_each(ct_count_row_fn *visit, void *data)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        visit_choices(ct_all_interposed[i]->collective, visit, data);
        visit_natives(ct_all_interposed[i], visit, data);
    }
}

bool ct_counts_have_algorithms(const struct ct_interposed *interposed)
{
    bool has_any = interposed->notes->others.calls > 0;

    for (int i = 0; i < nchoices && !has_any; i++)
        has_any =
            choices[i].collective == interposed->collective && choices[i].choice.algorithm != NULL;
    return has_any;
}

void ct_counts_print_patterns(FILE *file)
{
    for (int i = 0; i < ct_tuned.npatterns && i < PATTERNS_MAX; i++) {
        if (pattern_calls[i] > 0)
            fprintf(file, "colltune: %lu calls of %s as pattern %s\n", pattern_calls[i],
                    ct_tuned.patterns[i].counts.collective->name, ct_tuned.patterns[i].counts.name);
    }
    if (pattern_calls[PATTERNS_MAX] > 0)
        fprintf(file, "colltune: %lu calls as further patterns\n", pattern_calls[PATTERNS_MAX]);
    if (nleft > 0)
        fprintf(file,
                "colltune: %lu communicators left the sequence of patterns, "
                "the last at its call %llu\n",
                nleft, left_at);
}

void ct_counts_print_served(FILE *file)
{
    for (int i = 0; i < nserved; i++) {
        if (served_comms[i].calls > 0)
            fprintf(file,
                    "colltune: %lu calls on communicators of %d ranks took "
                    "what was tuned for job %s (distance %.1f)\n",
                    served_comms[i].calls, served_comms[i].nranks, served_comms[i].job,
                    served_comms[i].distance);
    }
    if (others_served.calls > 0)
        fprintf(file,
                "colltune: %lu calls on further communicators took what "
                "was tuned for another job\n",
                atomic_load(&others_served.calls));
}
