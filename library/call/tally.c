/*
 * tally.c - counts of calls by choice and by reason.
 */
#include "library/call/tally.h"

#include "base/text.h"

#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Choices that are told apart; a tuned.c names a few dozen at most. Predicted ones have a row for
   each kind of calls, while there is room. */
#define CHOICES_MAX 128

/* Patterns that are told apart. */
#define PATTERNS_MAX 128

/* Communicators that are not the tuned job, told apart by ranks and job. */
#define SERVED_MAX 64

/* Written once, but for the numbers, before `nchoices` counts it in. */
struct choice_count {
    const struct ct_collective *collective;
    struct ct_choice choice;
    enum ct_instead instead;              /* and not as the choice says */
    const struct ct_served_comms *served; /* NULL: of the tuned job */
    int64_t ns, native_ns;
    struct ct_tally tally;
    atomic_size_t bytes_min;
    atomic_size_t bytes_max;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* to add choices and jobs */
static struct ct_served_comms served_comms[SERVED_MAX];
static int nserved;
static struct ct_served_comms others_served; /* beyond the table */
static struct choice_count choices[CHOICES_MAX];
static atomic_int nchoices;

static atomic_ulong pattern_calls[PATTERNS_MAX + 1]; /* last: of all others */
static atomic_ulong nleft;                           /* communicators that left the sequence */
static atomic_ullong left_at;                        /* the call at which the last of them did */

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

struct ct_served_comms *ct_served_find(int nranks, const struct ct_tuned *job)
{
    const char *name = job == NULL || job->job != NULL ? NULL : CT_MAIN_JOB;
    struct ct_served_comms *served = NULL;

    if (job != NULL && job->job != NULL)
        name = job->job;
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < nserved && served == NULL; i++) {
        if (served_comms[i].nranks == nranks && served_comms[i].job == name)
            served = &served_comms[i];
    }
    if (served == NULL && nserved < SERVED_MAX) {
        served = &served_comms[nserved++];
        served->nranks = nranks;
        served->job = name;
    }
    pthread_mutex_unlock(&mutex);
    return served == NULL ? &others_served : served;
}

/* True if the row is of this choice and these ranks, whatever time was predicted. */
static bool is_alike(const struct choice_count *count, const struct ct_collective *collective,
                     const struct ct_chosen *chosen)
{
    return count->choice.algorithm == chosen->choice->algorithm &&
           ct_setting_is_equal(&count->choice.setting, &chosen->choice->setting) &&
           count->choice.is_predicted == chosen->choice->is_predicted &&
           count->collective == collective && count->served == chosen->served &&
           count->instead == chosen->instead;
}

static bool is_of(const struct choice_count *count, const struct ct_collective *collective,
                  const struct ct_chosen *chosen)
{
    return is_alike(count, collective, chosen) && count->ns == chosen->ns &&
           count->native_ns == chosen->native_ns;
}

static struct choice_count *find_choice(const struct ct_collective *collective,
                                        const struct ct_chosen *chosen)
{
    const int n = atomic_load_explicit(&nchoices, memory_order_acquire);

    for (int i = 0; i < n; i++) {
        if (is_of(&choices[i], collective, chosen))
            return &choices[i];
    }
    return NULL;
}

/* The row of the same choice and ranks whose predicted time is nearest; NULL if there is none. */
static struct choice_count *find_alike(const struct ct_collective *collective,
                                       const struct ct_chosen *chosen)
{
    struct choice_count *nearest = NULL;
    int64_t least = INT64_MAX;

    for (int i = 0; i < CHOICES_MAX; i++) {
        const int64_t off =
            choices[i].ns < chosen->ns ? chosen->ns - choices[i].ns : choices[i].ns - chosen->ns;

        if (off < least && is_alike(&choices[i], collective, chosen)) {
            nearest = &choices[i];
            least = off;
        }
    }
    return nearest;
}

/* NULL: the table is full, and has no row of this choice. */
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
        count->instead = chosen->instead;
        count->served = chosen->served;
        count->ns = chosen->ns;
        count->native_ns = chosen->native_ns;
        atomic_init(&count->bytes_min, chosen->bytes);
        atomic_init(&count->bytes_max, chosen->bytes);
        atomic_store_explicit(&nchoices, n + 1, memory_order_release);
    } else if (count == NULL) {
        count = find_alike(collective, chosen);
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

void ct_count_again(struct ct_tally *tally, struct ct_served_comms *served)
{
    if (served != NULL)
        increment(&served->calls);
    increment(&tally->calls);
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

static void visit_choice(const struct choice_count *count, ct_count_row_fn *visit, void *data)
{
    struct ct_choice ran = count->choice;

    if (count->instead != CT_AS_SET)
        ct_algorithm_take(ran.algorithm, count->instead, &ran.setting);
    visit(&(struct ct_count_row){count->collective, &ran, count->instead, CT_TUNED, count->served,
                                 count->ns, count->native_ns, count->bytes_min, count->bytes_max,
                                 &count->tally},
          data);
}

static void visit_choices(const struct ct_collective *collective, ct_count_row_fn *visit,
                          void *data)
{
    for (int i = 0; i < nchoices; i++) {
        if (choices[i].collective == collective)
            visit_choice(&choices[i], visit, data);
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
            fprintf(file, "colltune: %lu call%s of %s as pattern %s\n", pattern_calls[i],
                    ct_plural(pattern_calls[i]), ct_tuned.patterns[i].counts.collective->name,
                    ct_tuned.patterns[i].counts.name);
    }
    if (pattern_calls[PATTERNS_MAX] > 0)
        fprintf(file, "colltune: %lu call%s as further patterns\n", pattern_calls[PATTERNS_MAX],
                ct_plural(pattern_calls[PATTERNS_MAX]));
    if (nleft > 0)
        fprintf(file,
                "colltune: %lu communicator%s left the sequence of patterns, "
                "the last at its call %llu\n",
                nleft, ct_plural(nleft), left_at);
}

void ct_counts_print_served(FILE *file)
{
    for (int i = 0; i < nserved; i++) {
        const struct ct_served_comms *served = &served_comms[i];

        if (served->calls > 0)
            fprintf(file, "colltune: %lu call%s on communicators of %d rank%s took what was %s%s\n",
                    served->calls, ct_plural(served->calls), served->nranks,
                    ct_plural(served->nranks), served->job == NULL ? "predicted" : "tuned for job ",
                    served->job == NULL ? "" : served->job);
    }
    if (others_served.calls > 0)
        fprintf(file, "colltune: %lu call%s on further communicators that were not tuned\n",
                atomic_load(&others_served.calls), ct_plural(atomic_load(&others_served.calls)));
}
