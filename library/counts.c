/*
 * counts.c - counts of calls by choice and by reason, and their report.
 */
#include "library/counts.h"

#include <pthread.h>

/* Choices that are told apart; a tuned.c names a few dozen at most. */
#define CHOICES_MAX 128

struct choice_count {
    enum ct_collective collective;
    struct ct_choice choice;
    unsigned long calls;
    size_t bytes_min;
    size_t bytes_max;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct choice_count choices[CHOICES_MAX];
static int nchoices;
static unsigned long others[CT_COLLECTIVES]; /* choices beyond CHOICES_MAX */
static unsigned long natives[CT_COLLECTIVES][CT_REASONS];

static const char *const reason_texts[CT_REASONS] = {
    [CT_SWITCHED_OFF] = "switched off by COLLTUNE",
    [CT_OTHER_NRANKS] = "process count not tuned",
    [CT_OTHER_PLACEMENT] = "placement of the ranks differs",
    [CT_OTHER_MPI] = "MPI library differs",
    [CT_OTHER_ALGORITHMS] = "algorithms differ (rebuilt but not tuned again)",
    [CT_OUT_OF_MEMORY] = "out of memory for set-up, to be tried again",
    [CT_SETUP_FAILED] = "set-up failed",
    [CT_INTERCOMM] = "inter-communicator",
    [CT_NEVER_TUNED] = "collective not tuned",
    [CT_NO_BYTES] = "no bytes",
    [CT_TOO_LARGE] = "message too large",
    [CT_WRONG_ARGUMENTS] = "wrong arguments",
    [CT_NOT_CONTIGUOUS] = "datatype is not contiguous",
    [CT_NOT_COMMUTATIVE] = "operation does not commute",
    [CT_NO_SUCH_REDUCTION] = "operation not known for the datatype",
    [CT_NOT_APPLICABLE] = "algorithm does not apply",
};

/* NULL when the table is full; called with the mutex held. */
static struct choice_count *find_choice(enum ct_collective collective,
                                        const struct ct_choice *choice,
                                        size_t bytes)
{
    int i = 0;

    while (i < nchoices && (choices[i].collective != collective ||
                            choices[i].choice.algorithm != choice->algorithm ||
                            choices[i].choice.param != choice->param))
        i++;
    if (i == CHOICES_MAX)
        return NULL;
    if (i == nchoices) {
        choices[i].collective = collective;
        choices[i].choice = *choice;
        choices[i].bytes_min = bytes;
        choices[i].bytes_max = bytes;
        nchoices++;
    }
    return &choices[i];
}

void ct_count_choice(enum ct_collective collective,
                     const struct ct_choice *choice, size_t bytes)
{
    struct choice_count *count;

    pthread_mutex_lock(&mutex);
    count = find_choice(collective, choice, bytes);
    if (count == NULL) {
        others[collective]++;
    } else {
        count->calls++;
        if (bytes < count->bytes_min)
            count->bytes_min = bytes;
        if (bytes > count->bytes_max)
            count->bytes_max = bytes;
    }
    pthread_mutex_unlock(&mutex);
}

void ct_count_native(enum ct_collective collective, enum ct_reason reason)
{
    pthread_mutex_lock(&mutex);
    natives[collective][reason]++;
    pthread_mutex_unlock(&mutex);
}

static unsigned long calls_of(enum ct_collective collective)
{
    unsigned long calls = others[collective];

    for (int i = 0; i < nchoices; i++) {
        if (choices[i].collective == collective)
            calls += choices[i].calls;
    }
    for (int i = 0; i < CT_REASONS; i++)
        calls += natives[collective][i];
    return calls;
}

static void print_choice(FILE *file, const struct choice_count *count)
{
    const struct ct_algorithm *algorithm = count->choice.algorithm;

    fprintf(file, "colltune:   %lu %s", count->calls,
            algorithm == NULL ? "native" : algorithm->name);
    if (algorithm != NULL && algorithm->param != NULL)
        fprintf(file, " %s=%d", algorithm->param->name, count->choice.param);
    fprintf(file, ", %zu to %zu bytes%s\n", count->bytes_min, count->bytes_max,
            algorithm == NULL ? ": the tuned choice" : "");
}

static void print_collective(FILE *file, enum ct_collective collective)
{
    fprintf(file, "colltune: %s: %lu calls\n", ct_collective_name(collective),
            calls_of(collective));
    for (int i = 0; i < nchoices; i++) {
        if (choices[i].collective == collective)
            print_choice(file, &choices[i]);
    }
    if (others[collective] > 0)
        fprintf(file, "colltune:   %lu of further choices\n",
                others[collective]);
    for (int i = 0; i < CT_REASONS; i++) {
        if (natives[collective][i] > 0)
            fprintf(file, "colltune:   %lu native: %s\n",
                    natives[collective][i], reason_texts[i]);
    }
}

void ct_counts_print(FILE *file)
{
    pthread_mutex_lock(&mutex);
    fprintf(file, "colltune: tuned for %s, %d ranks; calls of rank 0:\n",
            ct_tuned.machine, ct_tuned.nranks);
    for (int i = 0; i < CT_COLLECTIVES; i++)
        print_collective(file, (enum ct_collective)i);
    pthread_mutex_unlock(&mutex);
}
