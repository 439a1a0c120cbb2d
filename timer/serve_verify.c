/*
 * serve_verify.c - a candidate's results in calls of every kind.
 */
#include "repo/algorithm.h"
#include "timer/given.h"
#include "timer/serve.h"
#include "timer/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An algorithm in more segments than a size would have, to compare the schedule of large
   messages by small ones. One for each algorithm and number: the library may remember
   schedules by descriptor and size. */
struct forced {
    struct ct_algorithm copy;
    const struct ct_algorithm *original;
    int segments;
    struct forced *next;
};

static struct forced *all;
static int wanted;

static int segments_wanted(const struct ct_problem *problem)
{
    (void)problem;
    return wanted;
}

/*
 * The same algorithm, dividing its blocks into `segments` parts at every size
 * until the next call.
 *
 * returns  the timer's own, to the end of the program; NULL: no memory
 */
static const struct ct_algorithm *segments_force(const struct ct_algorithm *algorithm, int segments)
{
    struct forced *forced = all;

    wanted = segments;
    while (forced != NULL && (forced->original != algorithm || forced->segments != segments))
        forced = forced->next;
    if (forced != NULL)
        return &forced->copy;
    forced = calloc(1, sizeof *forced);
    if (forced == NULL)
        return NULL;
    forced->copy = *algorithm;
    forced->copy.segments = segments_wanted;
    forced->original = algorithm;
    forced->segments = segments;
    forced->next = all;
    all = forced;
    return &forced->copy;
}

/* The candidate in as many segments as it is to be compared in. */
static int force_segments(const struct ct_request *request, struct ct_timed_candidate *candidate)
{
    if (request->segments == 0 || candidate->algorithm == NULL)
        return MPI_SUCCESS;
    candidate->algorithm = segments_force(candidate->algorithm, request->segments);
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
