/*
 * fixed_order.c - the table of algorithms that combine in one order.
 */
#include "library/switches/fixed_order.h"

#include "library/mpi/operations.h"
#include "library/mpi/pmpi.h"
#include "library/switches/switches.h"
#include "library/tuned.h"
#include "repo/aliases.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Bytes of all blocks together up to which whole vectors are exchanged. */
#define SHORT_BYTES 4096

/* For what an entry is. */
struct entry {
    const char *name;  /* or an alias */
    int nranks_most;   /* 0: any */
    size_t bytes_most; /* of all blocks together; SIZE_MAX: any */
};

/* The first that is for the call is taken. reduce_scatter_block's algorithms are
   reduce_scatter's, too. */
static const struct entry entries[] = {
    {"allreduce_recursive_doubling", 0, SHORT_BYTES},
    {"allreduce_rabenseifner", 0, SIZE_MAX},
    {"exscan_linear", 2, SIZE_MAX},
    {"exscan_recursive_doubling", 0, SIZE_MAX},
    {"reduce_rabenseifner", 0, SIZE_MAX},
    {"reduce_scatter_recursive_doubling", 0, SHORT_BYTES},
    {"reduce_scatter_butterfly", 0, SIZE_MAX},
    {"reduce_scatter_block_recursive_doubling", 0, SHORT_BYTES},
    {"reduce_scatter_block_butterfly", 0, SIZE_MAX},
    {"scan_hillis_steele", 0, SIZE_MAX},
};

enum { ENTRIES = sizeof entries / sizeof *entries };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct ct_choice choices[ENTRIES]; /* with the first settings */

static void find_choices(void)
{
    for (int i = 0; i < ENTRIES; i++) {
        const struct ct_named named = ct_named_find(ct_registry, entries[i].name);

        choices[i].algorithm = named.algorithm;
        choices[i].setting = ct_named_setting_at(&named, 0);
    }
}

/* The timer chooses itself. */
bool ct_fixed_order_is_on(void)
{
    return (ct_tuned.is_reproducible || ct_reproducible_is_wanted()) && !ct_tuned.is_unchecked;
}

bool ct_fixed_order_matters(const struct ct_interposed *interposed, const struct ct_arguments *args)
{
    return interposed->collective->reduces && ct_fixed_order_is_on() &&
           !ct_operation_is_exact(args->op, args->elements[CT_SEND].type);
}

static size_t all_bytes(const struct ct_problem *problem)
{
    const struct ct_member member = {.nranks = problem->nranks};
    const int nblocks = problem->collective->nblocks(&member, CT_SEND);

    return ct_size_mul(problem->bytes, (size_t)nblocks);
}

const struct ct_choice *ct_fixed_order_choice(const struct ct_problem *problem)
{
    const size_t bytes = all_bytes(problem);

    if (problem->nranks < 2)
        return NULL;
    pthread_once(&once, find_choices);
    for (int i = 0; i < ENTRIES; i++) {
        if (choices[i].algorithm->collective == problem->collective &&
            (entries[i].nranks_most == 0 || problem->nranks <= entries[i].nranks_most) &&
            bytes <= entries[i].bytes_most)
            return &choices[i];
    }
    return NULL;
}

bool ct_fixed_order_has(const struct ct_choice *choice)
{
    return choice >= choices && choice < choices + ENTRIES;
}

bool ct_fixed_order_forbids_native(enum ct_reason reason)
{
    switch (reason) {
    case CT_OUT_OF_MEMORY:
    case CT_SETUP_FAILED:
    case CT_OTHER_WORLD:
    case CT_NO_ROOM:
    case CT_NO_MEMORY:
    case CT_TOO_LARGE:
    case CT_NO_SUCH_REDUCTION:
    case CT_NOT_APPLICABLE:
        return true;
    default:
        return false;
    }
}

static int class_of(enum ct_reason reason)
{
    const bool is_of_memory =
        reason == CT_OUT_OF_MEMORY || reason == CT_NO_ROOM || reason == CT_NO_MEMORY;

    if (reason == CT_NO_SUCH_REDUCTION)
        return MPI_ERR_OP; /* as MPI itself, where the operation is not for the
                              datatype */
    return is_of_memory ? MPI_ERR_NO_MEM : MPI_ERR_OTHER;
}

int ct_fixed_order_fail(const struct ct_interposed *interposed, MPI_Comm comm,
                        enum ct_reason reason)
{
    static atomic_flag is_said = ATOMIC_FLAG_INIT;
    const int err = class_of(reason);
    int rank = 0;

    PMPI_Comm_rank(comm, &rank);
    if (rank == 0 && !atomic_flag_test_and_set(&is_said))
        fprintf(stderr,
                "colltune: %s cannot run in the fixed order that "
                "COLLTUNE_REPRODUCIBLE asks for: %s; the call fails\n",
                interposed->collective->name, ct_reason_text(reason));
    PMPI_Comm_call_errhandler(comm, err);
    return err;
}
