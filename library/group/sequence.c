/*
 * sequence.c - a counter as an attribute of each communicator: contexts are
 * shared by communicators of the same ranks.
 */
#include "library/group/sequence.h"

#include "library/call/tally.h"
#include "library/group/consent.h"
#include "library/mpi/pmpi.h"

#include <stdlib.h>

struct ct_sequence {
    unsigned long long ncalls;     /* so far */
    int run;                       /* of ct_tuned.runs, of the next call */
    unsigned long long nth_of_run; /* calls of it so far */
    bool has_departed;             /* this rank; since the ranks agreed */
    bool has_left;                 /* all ranks */
};

static int keyval = MPI_KEYVAL_INVALID;

static int delete_sequence(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm;
    (void)key;
    (void)extra;
    free(value);
    return MPI_SUCCESS;
}

void ct_sequence_start(void)
{
    if (ct_tuned.nruns > 0 && PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_sequence,
                                                      &keyval, NULL) != MPI_SUCCESS)
        keyval = MPI_KEYVAL_INVALID;
}

void ct_sequence_finish(void)
{
    if (keyval != MPI_KEYVAL_INVALID)
        PMPI_Comm_free_keyval(&keyval);
    keyval = MPI_KEYVAL_INVALID;
}

/* Of an earlier call; NULL: there was none, or no memory for it. */
static struct ct_sequence *find(MPI_Comm comm)
{
    void *value;
    int is_found = 0;

    if (keyval == MPI_KEYVAL_INVALID ||
        PMPI_Comm_get_attr(comm, keyval, &value, &is_found) != MPI_SUCCESS || !is_found)
        return NULL;
    return value;
}

/* NULL when out of memory. */
static struct ct_sequence *begin(MPI_Comm comm)
{
    struct ct_sequence *sequence = calloc(1, sizeof *sequence);

    if (sequence == NULL || keyval == MPI_KEYVAL_INVALID ||
        PMPI_Comm_set_attr(comm, keyval, sequence) != MPI_SUCCESS) {
        free(sequence);
        return NULL;
    }
    return sequence;
}

static const struct ct_tuned_pattern *pattern_of(const struct ct_sequence *sequence)
{
    return &ct_tuned.patterns[ct_tuned.runs[sequence->run].pattern];
}

/* After its last call it begins again. */
static void go_on(struct ct_sequence *sequence)
{
    if (++sequence->nth_of_run < ct_tuned.runs[sequence->run].ncalls)
        return;
    sequence->nth_of_run = 0;
    sequence->run = (sequence->run + 1) % ct_tuned.nruns;
}

static bool is_like(const struct ct_tuned_pattern *pattern, const struct ct_context *context,
                    const size_t *item_bytes)
{
    return ct_call_counts_distance(&pattern->counts, context->rank, item_bytes) <=
           pattern->similarity;
}

/* All ranks learn whether all follow, and all had memory to count calls. */
static int agree(struct ct_context *context, struct ct_sequence *sequence)
{
    enum { FOLLOWS = 1, HAS_MEMORY = 2 };
    unsigned bits = (sequence != NULL && !sequence->has_departed ? FOLLOWS : 0) |
                    (sequence != NULL ? HAS_MEMORY : 0);
    const int err = ct_consent_ask(context, &bits);

    if (err != MPI_SUCCESS)
        bits &= ~(unsigned)FOLLOWS;
    /* a rank that cannot count can only remember that none begins anew */
    if ((bits & HAS_MEMORY) == 0)
        context->begins_no_sequence = true;
    if (sequence != NULL && (bits & FOLLOWS) == 0) {
        sequence->has_left = true;
        ct_count_left(sequence->ncalls);
    }
    return err;
}

/* At calls 1, 2, 4, 8, ... */
static bool is_agreed_at(unsigned long long number)
{
    return (number & (number - 1)) == 0;
}

const struct ct_tuned_pattern *ct_sequence_next(MPI_Comm comm, struct ct_context *context,
                                                const size_t *item_bytes, int *err)
{
    const struct ct_tuned_pattern *pattern;
    struct ct_sequence *sequence = find(comm);

    *err = MPI_SUCCESS;
    if (sequence == NULL && context->begins_no_sequence)
        return NULL;
    if (sequence == NULL)
        sequence = begin(comm);
    if (sequence == NULL) {
        *err = agree(context, NULL);
        return NULL;
    }
    if (sequence->has_left)
        return NULL;
    pattern = pattern_of(sequence);
    sequence->ncalls++;
    sequence->has_departed = sequence->has_departed || !is_like(pattern, context, item_bytes);
    if (is_agreed_at(sequence->ncalls))
        *err = agree(context, sequence);
    if (sequence->has_left)
        return NULL;
    go_on(sequence);
    return pattern;
}
