/*
 * timed_candidate.h - what is timed and verified: an algorithm or native, with
 * buffers for a size.
 *
 * All functions return MPI error codes.
 */
#ifndef CT_TIMER_TIMED_CANDIDATE_H
#define CT_TIMER_TIMED_CANDIDATE_H

#include "library/entry/take.h"
#include "timer/request.h"

#include <mpi.h>
#include <stdint.h>

/* Routines generated for the cluster, NULL at the end; written with them. */
extern const struct ct_algorithm *const ct_generated[];

/* The cluster; written with them. */
extern const struct ct_site ct_generated_site;

struct ct_timed_candidate {
    const struct ct_collective *collective;
    const struct ct_calls *calls;
    const struct ct_algorithm *algorithm; /* NULL: native */
    struct ct_setting setting;
};

/* Buffers that are kept from one size to the next, as an application keeps
   its own: fresh memory costs page faults long after it was first written. */
struct ct_pool {
    unsigned char *send;
    unsigned char *recv;
    size_t send_bytes;
    size_t recv_bytes;
    int64_t *elements; /* by item */
    size_t nelements;
    int *counts[2]; /* by buffer, then by rank */
    int *displs[2];
    uint64_t nfilled; /* times that they were filled with random data */
};

void ct_pool_fini(struct ct_pool *pool);

/* Guard bytes behind each buffer. */
#define CT_GUARD_BYTES 64

struct ct_bench {
    struct ct_timed_candidate candidate;
    MPI_Comm comm;
    struct ct_pool *pool;      /* where the buffers are from */
    struct ct_pattern pattern; /* of collectives with counts */
    int root;                  /* 0 where the collective has none */
    int nranks;
    int rank;
    MPI_Datatype type; /* of reductions: of the elements, else MPI_BYTE */
    MPI_Op op;
    size_t bytes; /* of a block, or of the average one, as it is moved */
    size_t element_bytes;
    bool in_place;
    size_t send_bytes; /* of this rank's blocks */
    size_t recv_bytes;
    size_t recv_room; /* of the receive buffer, without the guard: in place, it
                         may hold more before the call */
    unsigned char *send;
    unsigned char *recv;
    struct ct_plain_call call;
    enum ct_reason declined; /* why the library let native do a call of the
                                candidate; CT_TUNED: it never did */
};

/* Let the library set the communicator up, as it does in the first call on it:
   no sample shall have that in it. */
int ct_candidates_prepare(MPI_Comm comm);

/*
 * Find "COLLECTIVE_native" or an algorithm of the repository or of the
 * generated routines, with its setting.
 *
 * entry    of the request: the algorithm and its setting
 * returns  0, or CT_ERR_INPUT: no such collective, algorithm or setting, not
 *          for so many ranks and bytes
 */
int ct_candidate_find(const struct ct_request *request, const struct ct_entry *entry, int nranks,
                      struct ct_timed_candidate *candidate, struct ct_diag *diag);

/* How the calls of a bench are made. */
struct ct_arrangement {
    int root;                  /* 0 where the collective has none */
    bool in_place;             /* where the collective can be called so */
    struct ct_pattern pattern; /* of collectives with counts */
};

/*
 * Prepare for blocks of `bytes` bytes, or of as many on the average.
 * Reductions work on doubles and round down to whole ones, below 8 bytes on
 * single bytes.
 *
 * bench  in: candidate, comm, pool, pattern, root; out: the rest; uses the
 *        pool's buffers
 */
int ct_bench_init(struct ct_bench *bench, size_t bytes);

/* Prepare for other calls of this size. What is in the buffers is lost. */
int ct_bench_arrange(struct ct_bench *bench, const struct ct_arrangement *arrangement);

/* The pool's elements, counts and displacements for the arrangement. */
int ct_bench_fill_sizes(struct ct_bench *bench, const struct ct_member *member,
                        const struct ct_arrangement *arrangement);

/* This rank in the bench's call. */
struct ct_member ct_bench_member(const struct ct_bench *bench);

/* Of a block that holds the item. */
size_t ct_bench_item_bytes(const struct ct_bench *bench, int item);

/* One call; `arg` is a struct ct_bench. Notes when the candidate did not run:
   the result is then right, and the time native's. */
int ct_bench_call(void *arg);

/*
 * Did the candidate do all of its calls? Collective.
 *
 * reason  out: NULL if so; else on every rank why not, of any rank
 */
int ct_bench_declined(const struct ct_bench *bench, const char **reason);

#endif
