/*
 * verify_samples - the timer's verification of collectives with a root or
 * counts: right algorithms pass at every size, a wrong root is found.
 *
 * MPI program, any number of ranks. Calls go through the library by MPI's
 * names and run what is verified, never native.
 */
#include "tests/library/samples/samples.h"
#include "timer/given.h"
#include "timer/verify.h"

#include <stdio.h>
#include <string.h>

const struct ct_algorithm *const ct_generated[] = {&sample_bcast_from_0, NULL};
const struct ct_site ct_generated_site = {.nnodes = 0};
const struct ct_call_counts ct_generated_counts[] = {{.name = NULL}};

static const size_t sizes[] = {1, 8, 1000, 70000, 3 << 20};

static int nranks, rank;
static int mistakes;
static struct ct_pool pool;

static void must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 2);
}

static void verify(const struct ct_algorithm *algorithm, size_t bytes, bool is_right)
{
    struct ct_request request = {.bytes = bytes, .nentries = 1};
    struct ct_entry *entry = &request.entries[0];
    struct ct_bench bench = {.comm = MPI_COMM_WORLD, .pool = &pool};
    struct ct_diag diag;
    const char *reason;
    char text[CT_MISMATCH_TEXT];

    snprintf(request.collective, sizeof request.collective, "%s", algorithm->collective->name);
    snprintf(entry->name, sizeof entry->name, "%s", algorithm->name);
    if (ct_candidate_find(&request, entry, nranks, &bench.candidate, &diag) != CT_OK)
        must(MPI_ERR_ARG);
    must(ct_bench_init(&bench, bytes));
    must(ct_bench_call(&bench)); /* as it is timed */
    must(ct_verify(&bench, text));
    must(ct_bench_declined(&bench, &reason));
    if (rank != 0 || (reason == NULL && (text[0] == '\0') == is_right))
        return;
    mistakes++;
    fprintf(stderr, "%s, %d ranks, %zu bytes: %s%s\n", algorithm->name, nranks, bytes,
            text[0] == '\0' ? "no difference" : text, reason == NULL ? "" : reason);
}

int main(int argc, char **argv)
{
    PMPI_Init(&argc, &argv);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    must(ct_candidates_prepare(MPI_COMM_WORLD));
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        if (nranks > 3 && sizes[i] > 100000) /* many ranks on few cores */
            break;
        for (int k = 0; ct_registry[k] != NULL; k++)
            verify(ct_registry[k], sizes[i], true);
        if (nranks > 1)
            verify(ct_generated[0], sizes[i], false);
    }
    ct_pool_fini(&pool);
    PMPI_Finalize();
    return mistakes != 0;
}
