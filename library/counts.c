/*
 * counts.c - counts of calls by choice and by reason, and their report.
 */
#include "library/counts.h"

#include "library/fixed_order.h"
#include "library/force.h"
#include "library/like_job.h"
#include "library/native_settings.h"
#include "library/roll_call.h"
#include "library/switches.h"
#include "library/take.h"

#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Choices that are told apart; a tuned.c names a few dozen at most. */
#define CHOICES_MAX 128

/* Patterns that are told apart. */
#define PATTERNS_MAX 128

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

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* to add choices */
static struct choice_count choices[CHOICES_MAX];
static atomic_int nchoices;

static atomic_ulong pattern_calls[PATTERNS_MAX + 1]; /* last: of all others */
static atomic_ulong nleft;    /* communicators that left the sequence */
static atomic_ullong left_at; /* the call at which the last of them did */

static const char *const reason_texts[CT_REASONS] = {
    [CT_NATIVE_CHOSEN] = "the tuned choice",
    [CT_SWITCHED_OFF] = "switched off by COLLTUNE",
    [CT_SIMULATED] =
        "tuned in a simulation (COLLTUNE_SIMULATED is not 1 on all ranks)",
    [CT_OTHER_NRANKS] = "process count not tuned",
    [CT_OTHER_PLACEMENT] = "placement of the ranks differs",
    [CT_NO_LIKE_JOB] = "no job like this one was tuned",
    [CT_UNKNOWN_HOST] = "some rank is on a host that was not tuned",
    [CT_OTHER_MPI] = "MPI library differs",
    [CT_OTHER_LIBRARY] = "tuned library or its switches differ between ranks",
    [CT_DEVICE] = "a GPU runtime is loaded on some rank",
    [CT_OTHER_WORLD] = "some rank is of another MPI_COMM_WORLD",
    [CT_OUT_OF_MEMORY] = "out of memory for set-up, to be tried again",
    [CT_SETUP_FAILED] = "set-up failed",
    [CT_NO_ROOM] = "too many communicators with one of the library's own",
    [CT_NO_MEMORY] = "out of memory for the call on some rank",
    [CT_FINISHED] = "MPI is being finalized",
    [CT_BEING_FREED] = "the communicator is being freed",
    [CT_WRONG_COMMUNICATOR] = "wrong communicator",
    [CT_INTERCOMM] = "inter-communicator",
    [CT_NEVER_TUNED] = "collective not tuned",
    [CT_NO_BYTES] = "no bytes",
    [CT_TOO_LARGE] = "message too large",
    [CT_WRONG_ARGUMENTS] = "wrong arguments",
    [CT_NOT_CONTIGUOUS] = "datatype is not contiguous",
    [CT_NOT_COMMUTATIVE] = "operation does not commute",
    [CT_NO_SUCH_REDUCTION] = "operation not known for the datatype",
    [CT_NOT_APPLICABLE] = "algorithm does not apply",
    [CT_LARGE_BLOCK] = "some block is too large for the algorithm",
    [CT_TOO_SLOW] = "by its links the choice of the like job takes longer here",
    [CT_COMPARED] = "compared with the choice of the like job",
    [CT_TRIAL_LOST] = "faster here than the choice of the like job",
    [CT_UNDECIDED] =
        "the like job gained little, and its calls could not be compared",
};

const char *ct_reason_text(enum ct_reason reason)
{
    return reason_texts[reason] != NULL ? reason_texts[reason] : "";
}

void ct_choice_text(const struct ct_choice *choice, char text[CT_CHOICE_TEXT])
{
    const struct ct_algorithm *algorithm = choice->algorithm;
    char setting[CT_SETTING_TEXT];

    ct_setting_text(algorithm == NULL ? ct_no_params : algorithm->params,
                    &choice->setting, setting);
    snprintf(text, CT_CHOICE_TEXT, "%s%s%s",
             algorithm == NULL ? "native" : algorithm->name,
             setting[0] == '\0' ? "" : " ", setting);
}

static bool is_threaded = true;
static int thread_level = MPI_THREAD_SINGLE;

void ct_counts_start(bool has_threads, int level)
{
    is_threaded = has_threads;
    thread_level = level;
}

/* Of the tuned job, or beyond the table of such communicators: NULL. */
static const struct ct_served_comms *served_of(const struct ct_chosen *chosen)
{
    return chosen->like == NULL ? NULL : chosen->like->served;
}

static struct choice_count *find_choice(const struct ct_collective *collective,
                                        const struct ct_chosen *chosen)
{
    const int n = atomic_load_explicit(&nchoices, memory_order_acquire);
    const struct ct_served_comms *served = served_of(chosen);

    for (int i = 0; i < n; i++) {
        if (choices[i].choice.algorithm == chosen->choice->algorithm &&
            ct_setting_is_equal(&choices[i].choice.setting,
                                &chosen->choice->setting) &&
            choices[i].collective == collective &&
            choices[i].served == served &&
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
        count->served = served_of(chosen);
        count->instead_of = chosen->instead_of;
        atomic_init(&count->bytes_min, chosen->bytes);
        atomic_init(&count->bytes_max, chosen->bytes);
        atomic_store_explicit(&nchoices, n + 1, memory_order_release);
    }
    pthread_mutex_unlock(&mutex);
    return count;
}

/* Without threads a counter needs no lock of the bus, which would be a third
   of what a call costs that is passed on. */
static void increment(atomic_ulong *counter)
{
    if (is_threaded)
        atomic_fetch_add_explicit(counter, 1, memory_order_relaxed);
    else
        atomic_store_explicit(
            counter, atomic_load_explicit(counter, memory_order_relaxed) + 1,
            memory_order_relaxed);
}

/* Two threads may each widen the range and one be lost: the report says what
   sizes were seen, no more. */
struct ct_tally *ct_count_choice(const struct ct_interposed *interposed,
                                 const struct ct_chosen *chosen)
{
    const struct ct_collective *collective = interposed->collective;
    struct choice_count *count = find_choice(collective, chosen);
    const size_t bytes = chosen->bytes;

    if (chosen->like != NULL)
        ct_served_count(chosen->like->served);
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

struct ct_tally *ct_count_native(const struct ct_interposed *interposed,
                                 enum ct_reason reason)
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

static void visit_choices(const struct ct_collective *collective,
                          ct_count_row_fn *visit, void *data)
{
    for (int i = 0; i < nchoices; i++) {
        const struct choice_count *count = &choices[i];

        if (count->collective == collective)
            visit(&(struct ct_count_row){collective, &count->choice, CT_TUNED,
                                         count->served, count->instead_of,
                                         count->bytes_min, count->bytes_max,
                                         &count->tally},
                  data);
    }
}

static void visit_natives(const struct ct_interposed *interposed,
                          ct_count_row_fn *visit, void *data)
{
    const struct ct_notes *notes = interposed->notes;
    struct ct_count_row row = {.collective = interposed->collective,
                               .tally = &notes->others};

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

static unsigned long calls_of(const struct ct_interposed *interposed)
{
    unsigned long calls = interposed->notes->others.calls;

    for (int i = 0; i < nchoices; i++) {
        if (choices[i].collective == interposed->collective)
            calls += choices[i].tally.calls;
    }
    for (int i = 0; i < CT_REASONS; i++)
        calls += interposed->notes->natives[i].calls;
    return calls;
}

static void print_choice(FILE *file, struct choice_count *count)
{
    char text[CT_CHOICE_TEXT];

    ct_choice_text(&count->choice, text);
    fprintf(file, "colltune:   %lu %s", atomic_load(&count->tally.calls), text);
    if (ct_collective_has_data(count->collective))
        fprintf(file, ", %zu to %zu bytes", atomic_load(&count->bytes_min),
                atomic_load(&count->bytes_max));
    if (count->served != NULL)
        fprintf(file, ", by job %s on %d ranks", count->served->job,
                count->served->nranks);
    if (count->instead_of != NULL) {
        ct_choice_text(count->instead_of, text);
        fprintf(file, ": expected to be faster here than its %s", text);
    }
    fprintf(file, "%s\n",
            count->choice.algorithm == NULL ? ": the tuned choice" : "");
}

/* Returns the number of its calls. */
static unsigned long print_collective(FILE *file,
                                      const struct ct_interposed *interposed)
{
    const struct ct_notes *notes = interposed->notes;
    const unsigned long calls = calls_of(interposed);

    if (calls == 0)
        return 0;
    fprintf(file, "colltune: %s: %lu calls\n", interposed->collective->name,
            calls);
    for (int i = 0; i < nchoices; i++) {
        if (choices[i].collective == interposed->collective)
            print_choice(file, &choices[i]);
    }
    if (notes->others.calls > 0)
        fprintf(file, "colltune:   %lu of further choices\n",
                notes->others.calls);
    for (int i = 0; i < CT_REASONS; i++) {
        if (notes->natives[i].calls > 0)
            fprintf(file, "colltune:   %lu native: %s\n",
                    notes->natives[i].calls, reason_texts[i]);
    }
    return calls;
}

bool ct_counts_have_algorithms(const struct ct_interposed *interposed)
{
    bool has_any = interposed->notes->others.calls > 0;

    for (int i = 0; i < nchoices && !has_any; i++)
        has_any = choices[i].collective == interposed->collective &&
                  choices[i].choice.algorithm != NULL;
    return has_any;
}

static void print_patterns(FILE *file)
{
    for (int i = 0; i < ct_tuned.npatterns && i < PATTERNS_MAX; i++) {
        if (pattern_calls[i] > 0)
            fprintf(file, "colltune: %lu calls of %s as pattern %s\n",
                    pattern_calls[i],
                    ct_tuned.patterns[i].counts.collective->name,
                    ct_tuned.patterns[i].counts.name);
    }
    if (pattern_calls[PATTERNS_MAX] > 0)
        fprintf(file, "colltune: %lu calls as further patterns\n",
                pattern_calls[PATTERNS_MAX]);
    if (nleft > 0)
        fprintf(file,
                "colltune: %lu communicators left the sequence of patterns, "
                "the last at its call %llu\n",
                nleft, left_at);
}

/* The figures that decided are of one thread level. */
static void print_thread_level(FILE *file)
{
    static const struct {
        int level;
        const char *name;
    } levels[] = {{MPI_THREAD_SINGLE, "single"},
                  {MPI_THREAD_FUNNELED, "funneled"},
                  {MPI_THREAD_SERIALIZED, "serialized"},
                  {MPI_THREAD_MULTIPLE, "multiple"}};
    const char *tuned =
        ct_tuned.thread_level == NULL ? "single" : ct_tuned.thread_level;

    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        if (levels[i].level == thread_level &&
            strcmp(levels[i].name, tuned) != 0)
            fprintf(file,
                    "colltune: measured at thread level %s, this program runs "
                    "at %s: times differ\n",
                    tuned, levels[i].name);
    }
}

void ct_counts_print(FILE *file)
{
    unsigned long calls = 0;

    fprintf(file, "colltune: tuned for %s, %d ranks%s; calls of rank 0:\n",
            ct_tuned.machine, ct_tuned.nranks,
            ct_tuned.is_simulated ? ", in a simulation" : "");
    print_thread_level(file);
    if (!ct_switch_is_on())
        fprintf(file, "colltune: switched off by COLLTUNE: every call is "
                      "native, and nothing is recorded\n");
    if (ct_force_is_any())
        fprintf(file, "colltune: COLLTUNE_FORCE=%s\n", ct_force_text());
    ct_roll_call_print(file);
    if (ct_fixed_order_is_on())
        fprintf(file,
                "colltune: reductions whose result depends on the order of "
                "operands run in one order\n");
    for (int i = 0; ct_all_interposed[i] != NULL; i++)
        calls += print_collective(file, ct_all_interposed[i]);
    if (calls == 0)
        fprintf(file,
                "colltune: no call came to this library: the program calls "
                "no collective that is tuned, or has MPI's functions by "
                "another handle, as from dlopen of the MPI library, ctypes or "
                "Julia's ccall\n");
    ct_native_settings_print(file);
    print_patterns(file);
    ct_served_print(file);
    ct_trials_print(file);
}
