/*
 * serve_verify.c - a candidate's results in calls of every kind.
 */
#include "timer/given.h"
#include "timer/segments.h"
#include "timer/serve.h"
#include "timer/verify.h"

#include <stdio.h>
#include <string.h>

/* The candidate in as many segments as it is to be compared in. */
static int force_segments(const struct ct_request *request, struct ct_timed_candidate *candidate)
{
    if (request->segments == 0 || candidate->algorithm == NULL)
        return MPI_SUCCESS;
    candidate->algorithm = ct_segments_force(candidate->algorithm, request->segments);
    return candidate->algorithm == NULL ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

int ct_serve_share(const struct ct_server *server, int rank, char *text)
{
    const int err = ct_mismatch_share(server->own, rank, text);
    char said[CT_MISMATCH_TEXT];

    if (err != MPI_SUCCESS || server->nparts == 1)
        return err;
    memcpy(said, text, sizeof said);
    snprintf(text, CT_MISMATCH_TEXT, "part %d, %.200s", rank / server->nranks, said);
    return err;
}

/*
 * What is to be said, of the first part that has something to say.
 *
 * word  "": nothing in this part; out: "ok" if no part has
 */
static int share(const struct ct_server *server, char *word, char *text)
{
    const int none = server->nparts;
    int first = word[0] == '\0' ? none : server->rank / server->nranks;
    int err;

    err = PMPI_Allreduce(MPI_IN_PLACE, &first, 1, MPI_INT, MPI_MIN, server->own);
    if (err != MPI_SUCCESS || first == none) {
        snprintf(word, CT_MISMATCH_TEXT, "ok");
        return err;
    }
    err = ct_mismatch_share(server->own, first * server->nranks, word);
    if (err != MPI_SUCCESS)
        return err;
    return strcmp(word, "wrong") == 0
               ? ct_serve_share(server, first * server->nranks, text)
               : ct_mismatch_share(server->own, first * server->nranks, text);
}

static int verify(struct ct_server *server, const struct ct_request *request,
                  struct ct_bench *bench)
{
    char word[CT_MISMATCH_TEXT] = "";
    char text[CT_MISMATCH_TEXT];
    const char *reason = NULL;
    int err = force_segments(request, &bench->candidate);

    if (err == MPI_SUCCESS)
        err = ct_bench_init(bench, request->bytes);
    if (err == MPI_SUCCESS)
        err = ct_verify(bench, text);
    if (err == MPI_SUCCESS)
        err = ct_bench_declined(bench, &reason);
    if (err != MPI_SUCCESS)
        return err;
    if (reason != NULL)
        snprintf(text, sizeof text, "%s", reason);
    if (text[0] != '\0')
        snprintf(word, sizeof word, "%s",
                 reason == NULL ? "wrong" : "error the candidate did not run:");
    err = share(server, word, text);
    if (err == MPI_SUCCESS)
        ct_serve_answer(server, word, text);
    return err;
}

int ct_serve_verify(struct ct_server *server, const struct ct_request *request)
{
    struct ct_bench bench = {.comm = server->comm, .pool = &server->pool};
    const struct ct_entry *entry = &request->entries[0];
    struct ct_request found;
    struct ct_diag diag;

    if (ct_given_find(request, server->nranks, &found, &diag) != CT_OK ||
        ct_candidate_find(&found, entry, server->nranks, &bench.candidate, &diag) != CT_OK) {
        ct_serve_answer(server, "error", diag.text);
        return MPI_SUCCESS;
    }
    bench.pattern = found.pattern;
    if (request->segments > 1 && bench.candidate.algorithm != NULL &&
        bench.candidate.algorithm->segments == NULL) {
        ct_serve_answer(server, "error this algorithm has no segments:", entry->name);
        return MPI_SUCCESS;
    }
    return verify(server, &found, &bench);
}
