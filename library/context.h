/*
 * context.h - what the library keeps for a communicator.
 *
 * Made at the first interposed call on a communicator, by all its ranks
 * together, kept as an attribute and freed with it.
 */
#ifndef CT_LIBRARY_CONTEXT_H
#define CT_LIBRARY_CONTEXT_H

#include "library/counts.h"
#include "repo/runner.h"

/* Memory that grows with need and is kept. */
struct ct_memory {
    void *start;
    size_t bytes;
};

struct ct_context {
    enum ct_reason reason; /* unless CT_TUNED, the rest is not set */
    int nranks;
    int rank;
    MPI_Comm comm; /* private; errors are returned */
    struct ct_runner *runner;
    struct ct_memory send; /* packed elements */
    struct ct_memory recv;
};

/*
 * The context of a communicator; collective when there is none yet.
 *
 * context  out: borrowed; only when CT_TUNED is returned
 * returns  CT_TUNED, or why calls on it are native: the same on all ranks
 */
enum ct_reason ct_context_find(MPI_Comm comm, struct ct_context **context);

/* Free the context of MPI_COMM_WORLD, if there is one. */
void ct_context_free_world(void);

/*
 * At least `bytes` bytes, contents lost when it grows; NULL when out of
 * memory.
 */
void *ct_memory_reserve(struct ct_memory *memory, size_t bytes);

#endif
