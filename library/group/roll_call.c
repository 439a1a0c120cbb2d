/*
 * roll_call.c - one vote on all that has to be equal.
 */
#include "library/group/roll_call.h"

#include "library/group/library_hash.h"
#include "library/mpi/votes.h"
#include "library/run/placement.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"
#include "library/switches/switches.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* What has to be the same on all ranks. */
enum item { LIBRARY, ON, FORCE, TRIAL, REPRODUCIBLE, RECORD, ITEMS };

static const char *const names[ITEMS] = {
    [LIBRARY] = "the tuned library",
    [ON] = "COLLTUNE",
    [FORCE] = "COLLTUNE_FORCE",
    [TRIAL] = "COLLTUNE_TRIAL",
    [REPRODUCIBLE] = "COLLTUNE_REPRODUCIBLE",
    [RECORD] = "COLLTUNE_RECORD",
};

/* Places of what is voted on. The number of places and the meaning of the first
   two are the same in all versions of the library: so versions can tell that
   they differ. FORMAT changes with the meaning of the others. */
#define FORMAT 3
enum { IS_MEANT = 2, IS_SAME_MPI, WANTS_FILE, COUNTS_HOSTS, FIRST_ITEM, VOTES = 32 };

#define VALUE_BYTES 96

/* A rank's value of one item, for the report. */
struct answer {
    char host[64];
    char value[VALUE_BYTES];
};

struct difference {
    enum item item;
    int rank; /* the lowest that differs from rank 0 */
    struct answer first, other;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* for both below */
static struct difference differences[ITEMS];
static int ndifferences;

/* This rank's value of an item as text. */
static void value_of(enum item item, char value[VALUE_BYTES])
{
    static const char *const trials[] = {
        [CT_TRIAL_OFF] = "off", [CT_TRIAL_EXACT] = "exact", [CT_TRIAL_ALL] = "all"};
    const char *text = "";

    if (item == LIBRARY) {
        snprintf(value, VALUE_BYTES, "%s, %016" PRIx64, ct_tuned.machine,
                 ct_library_hash(&ct_tuned));
        return;
    }
    if (item == ON)
        text = ct_switch_is_on() ? "on" : "off";
    else if (item == FORCE)
        text = ct_force_text();
    else if (item == TRIAL)
        text = trials[ct_trial_mode()];
    else if (item == REPRODUCIBLE)
        text = ct_fixed_order_is_on() ? "on" : "off";
    else
        text = ct_record_file() != NULL ? "on" : "off";
    snprintf(value, VALUE_BYTES, "%s", text);
}

static uint64_t number_of(enum item item)
{
    char value[VALUE_BYTES];

    if (item == LIBRARY)
        return ct_library_hash(&ct_tuned);
    if (item == FORCE) /* it may be longer */
        return ct_hash_text(CT_HASH_START, ct_force_text());
    value_of(item, value);
    return ct_hash_text(CT_HASH_START, value);
}

static int place_of(enum item item)
{
    return FIRST_ITEM + 2 * (int)item;
}

/* The text of `root`'s answer, on all ranks. */
static bool tell(MPI_Comm comm, int root, enum item item, struct answer *answer)
{
    char host[MPI_MAX_PROCESSOR_NAME] = "";
    int length;

    memset(answer, 0, sizeof *answer);
    PMPI_Get_processor_name(host, &length);
    snprintf(answer->host, sizeof answer->host, "%.63s", host);
    value_of(item, answer->value);
    return PMPI_Bcast(answer, (int)sizeof *answer, MPI_BYTE, root, comm) == MPI_SUCCESS;
}

static void note(const struct difference *found)
{
    bool is_known = false;

    pthread_mutex_lock(&mutex);
    for (int i = 0; i < ndifferences; i++)
        is_known = is_known || differences[i].item == found->item;
    if (!is_known)
        differences[ndifferences++] = *found;
    pthread_mutex_unlock(&mutex);
}

/* Of an item that differs: where, and what it is there. */
static bool locate(MPI_Comm comm, enum item item)
{
    const uint64_t own = number_of(item);
    struct difference found = {.item = item};
    uint64_t first = own, differing;
    int rank = 0, nranks = 0; /* also if MPI does not say: the others wait for this rank */

    PMPI_Comm_rank(comm, &rank);
    PMPI_Comm_size(comm, &nranks);
    if (PMPI_Bcast(&first, 1, MPI_UINT64_T, 0, comm) != MPI_SUCCESS)
        return false;
    differing = (uint64_t)(own == first ? nranks : rank);
    if (ct_votes_count(comm, &differing, 1) != MPI_SUCCESS)
        return false;
    found.rank = (int)differing;
    if (found.rank == nranks || !tell(comm, 0, item, &found.first) ||
        !tell(comm, found.rank, item, &found.other))
        return false;
    note(&found);
    return true;
}

/* COLLTUNE_RECORD changes no choice: where it differs nothing is recorded. */
static enum ct_reason compare(MPI_Comm comm, const uint64_t *votes, bool *records)
{
    enum ct_reason reason = ct_tuned.is_unchecked || ct_switch_is_on() ? CT_TUNED : CT_SWITCHED_OFF;

    *records = ct_record_file() != NULL;
    for (int i = 0; i < ITEMS; i++) {
        const uint64_t *pair = votes + place_of((enum item)i);

        if (ct_votes_are_equal(pair))
            continue;
        if (!locate(comm, (enum item)i))
            return CT_SETUP_FAILED;
        if (i == RECORD)
            *records = false;
        else
            reason = CT_OTHER_LIBRARY;
    }
    return reason;
}

static bool is_of_same_mpi(void)
{
    return ct_tuned.is_unchecked || ct_tuned.is_simulated ||
           ct_mpi_version_hash() == ct_tuned.mpi_version_hash;
}

struct ct_roll_call ct_roll_call(MPI_Comm comm, bool counts_hosts)
{
    struct ct_roll_call call = {.reason = CT_SETUP_FAILED};
    uint64_t votes[VOTES] = {
        FORMAT,
        ~(uint64_t)FORMAT,
        [IS_MEANT] = !ct_tuned.is_simulated || ct_simulated_is_wanted(),
        [IS_SAME_MPI] = is_of_same_mpi(),
        [WANTS_FILE] = ct_report_file() != NULL,
        [COUNTS_HOSTS] = counts_hosts,
    };

    for (int i = 0; i < ITEMS; i++)
        ct_votes_cast_number(&votes[place_of((enum item)i)], number_of((enum item)i));
    if (ct_votes_count(comm, votes, VOTES) != MPI_SUCCESS)
        return call;
    call.reason = CT_OTHER_LIBRARY;
    if (!ct_votes_are_equal(votes))
        return call;
    call.reason = compare(comm, votes, &call.records);
    call.is_meant = votes[IS_MEANT] != 0;
    call.is_same_mpi = votes[IS_SAME_MPI] != 0;
    call.gathers_report = votes[WANTS_FILE] != 0;
    call.counts_hosts = votes[COUNTS_HOSTS] != 0;
    return call;
}

void ct_roll_call_print(FILE *file)
{
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < ndifferences; i++) {
        const struct difference *d = &differences[i];

        fprintf(file,
                "colltune: %s differs: \"%s\" on rank %d (%s), \"%s\" on rank "
                "0 (%s)%s\n",
                names[d->item], d->other.value, d->rank, d->other.host, d->first.value,
                d->first.host,
                d->item == RECORD ? ": nothing is recorded" : ": all calls are native");
    }
    pthread_mutex_unlock(&mutex);
}
