/*
 * pool.h - the communicators that a thread calls on, made and freed at
 * random: several live at a time, some of them congruent.
 */
#ifndef CT_TESTS_POOL_H
#define CT_TESTS_POOL_H

#include "tests/conformance/random.h"

#include <mpi.h>

#define CT_POOL_SIZE 7
#define CT_POOL_RANKS_MAX 256

/* A communicator, as this rank has it. Errors on it are counted and returned. */
struct ct_member {
    MPI_Comm comm; /* MPI_COMM_NULL: this rank is not in it */
    const char *kind;
    int group; /* one of the communicators that were made together */
    bool is_inter;
    int rank;
    int nranks;    /* of this rank's side */
    int npeers;    /* of the other side; the same where there is one only */
    bool is_first; /* side of an inter-communicator; true where there is one */
    int root;      /* as MPI is given it, in calls that have one */
};

struct ct_pool {
    MPI_Comm base;
    int thread;
    int rank;
    int nranks;
    MPI_Errhandler handler;                 /* of all of them */
    struct ct_member members[CT_POOL_SIZE]; /* the base is the first */
};

/* Does this rank have what the root of a call has? */
static inline bool ct_member_is_root(const struct ct_member *member)
{
    return member->root == (member->is_inter ? MPI_ROOT : member->rank);
}

/* Errors so far on communicators of this thread's pools. */
long ct_pool_handled(void);

/* The other functions are collective over the base, and `random` draws alike on
   all its ranks. The base is this thread's alone and outlives the pool. */
void ct_pool_init(struct ct_pool *pool, MPI_Comm base, int thread);
void ct_pool_fini(struct ct_pool *pool);

/* Free one communicator, if there was one, and make another. */
void ct_pool_change(struct ct_pool *pool, struct ct_random *random);

#endif
