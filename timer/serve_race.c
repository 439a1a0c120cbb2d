/*
 * serve_race.c - candidates that are timed in turn.
 *
 * First, entry by entry, the warm-up calls; then the rounds, each with one
 * sample of every entry, alternately in order and in reverse order: what
 * changes while a race runs then affects all entries alike. Ranks share what
 * they saw twice, after the warm-up calls and at the end, not after each call.
 */
#include "timer/given.h"
#include "timer/messages.h"
#include "timer/serve.h"
#include "timer/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An entry of the request. */
struct racer {
    struct ct_bench bench;
    bool is_out;
    char text[CT_MISMATCH_TEXT + 256]; /* "wrong ..." or "error ...", if so */
    bool is_warm;
    double warmup_s; /* of this rank, then of the slowest */
    struct ct_mismatch difference;
    int late;
    double *samples; /* by round: of this rank, then of the slowest */
};

struct race {
    struct ct_server *server;
    const struct ct_request *request;
    const struct ct_mechanism *mechanism;
    int n;
    struct racer racers[CT_ENTRIES_MAX];
    double *samples; /* of all racers, and how each declined */
    bool is_unable;  /* no right samples can be taken */
};

static const struct ct_mechanism *find_mechanism(const char *name)
{
    for (int i = 0; ct_mechanisms[i] != NULL; i++) {
        if (strcmp(ct_mechanisms[i]->facts->name, name) == 0)
            return ct_mechanisms[i];
    }
    return NULL;
}

static void drop(struct racer *racer, const char *word, const char *text)
{
    racer->is_out = true;
    snprintf(racer->text, sizeof racer->text, "%.64s %.440s", word, text);
}

/* All entries have buffers of the same size: those of the first stay where
   they are. */
static int enter(struct race *race, int i)
{
    struct racer *racer = &race->racers[i];
    struct ct_diag diag;

    racer->samples = race->samples + (size_t)i * race->request->rounds;
    racer->difference.offset = -1;
    racer->bench.comm = race->server->comm;
    racer->bench.pool = &race->server->pool;
    racer->bench.pattern = race->request->pattern;
    racer->bench.root = race->request->root;
    if (ct_candidate_find(race->request, &race->request->entries[i], race->server->nranks,
                          &racer->bench.candidate, &diag) != CT_OK) {
        drop(racer, "error", diag.text);
        return MPI_SUCCESS;
    }
    return ct_bench_init(&racer->bench, race->request->bytes);
}

static int warm_up(struct race *race, int i)
{
    struct racer *racer = &race->racers[i];
    const bool is_verified = race->request->entries[i].verify != 0;
    double start;
    int err;

    racer->is_warm = is_verified || race->request->entries[i].warmup != 0;
    if (racer->is_out || !racer->is_warm)
        return MPI_SUCCESS;
    if (is_verified)
        ct_verify_fill(&racer->bench);
    err = ct_messages_barrier(race->server->own);
    start = PMPI_Wtime();
    if (err == MPI_SUCCESS)
        err = ct_bench_call(&racer->bench);
    racer->warmup_s = PMPI_Wtime() - start;
    if (is_verified && err == MPI_SUCCESS)
        err = ct_verify_compare(&racer->bench, &racer->difference);
    return err;
}

/* A wrong result, by the first rank that has one. */
static int drop_wrong(struct race *race, struct racer *racer, int rank)
{
    char text[CT_MISMATCH_TEXT] = "";
    int err;

    if (race->server->rank == rank)
        ct_mismatch_text(&racer->bench, &racer->difference, text);
    err = ct_serve_share(race->server, rank, text);
    drop(racer, "wrong", text);
    return err;
}

static void drop_declined(struct racer *racer, double declined)
{
    if (!racer->is_out && declined > CT_TUNED)
        drop(racer, "error the candidate did not run:", ct_reason_text((enum ct_reason)declined));
}

/* What all ranks saw of the warm-up calls. */
static int share_warm_ups(struct race *race)
{
    const int nranks = race->server->nparts * race->server->nranks;
    double seen[CT_ENTRIES_MAX][3] = {{0}}; /* seconds, who differs, declined */
    int err;

    for (int i = 0; i < race->n; i++) {
        const struct racer *racer = &race->racers[i];

        seen[i][0] = racer->warmup_s;
        seen[i][1] = racer->difference.offset < 0 ? 0 : nranks - race->server->rank;
        seen[i][2] = racer->bench.declined;
    }
    err = PMPI_Allreduce(MPI_IN_PLACE, seen, 3 * race->n, MPI_DOUBLE, MPI_MAX, race->server->own);
    for (int i = 0; i < race->n && err == MPI_SUCCESS; i++) {
        struct racer *racer = &race->racers[i];

        racer->warmup_s = seen[i][0];
        drop_declined(racer, seen[i][2]);
        if (!racer->is_out && seen[i][1] > 0)
            err = drop_wrong(race, racer, nranks - (int)seen[i][1]);
    }
    return err;
}

static int take_sample(struct race *race, struct ct_timed *timed, int i, int round)
{
    struct racer *racer = &race->racers[i];
    int err = MPI_SUCCESS;

    if (racer->is_out)
        return MPI_SUCCESS;
    timed->arg = &racer->bench;
    timed->late = 0;
    if (race->request->settle != 0)
        err = ct_bench_call(&racer->bench);
    if (err == MPI_SUCCESS)
        err = race->mechanism->sample(timed, &racer->samples[round]);
    racer->late += timed->late;
    return err;
}

/* One sample of each entry. */
static int run_round(struct race *race, struct ct_timed *timed, int round)
{
    int err = MPI_SUCCESS;

    timed->round = race->server->nrounds++;
    for (int k = 0; k < race->n && err == MPI_SUCCESS; k++)
        err = take_sample(race, timed, round % 2 == 0 ? k : race->n - 1 - k, round);
    return err;
}

/* All rounds; from the first one on again where samples are doubtful. */
static int run_rounds(struct race *race)
{
    struct ct_server *server = race->server;
    struct ct_timed timed = {.comm = server->own,
                             .rank = server->rank,
                             .call = ct_bench_call,
                             .calls = race->request->calls,
                             .spread_s = race->request->spread_s,
                             .together = &server->together};
    const int rounds = race->request->rounds;
    int err = MPI_SUCCESS;

    if (race->mechanism->begin != NULL && rounds > 0)
        err = race->mechanism->begin(&timed);
    timed.is_doubtful = false; /* there are no samples yet */
    for (int round = 0; round < rounds && err == MPI_SUCCESS && !timed.is_unable;) {
        err = run_round(race, &timed, round);
        round = timed.is_doubtful ? 0 : round + 1;
        timed.is_doubtful = false;
    }
    race->is_unable = timed.is_unable;
    return err;
}

/* To rank 0: the slowest rank's samples, and who declined. */
static int collect(struct race *race)
{
    const int nsamples = race->n * race->request->rounds;
    double *declined = race->samples + nsamples;
    const bool is_first = race->server->rank == 0;
    int err;

    for (int i = 0; i < race->n; i++)
        declined[i] = race->racers[i].bench.declined;
    err = PMPI_Reduce(is_first ? MPI_IN_PLACE : race->samples, race->samples, nsamples + race->n,
                      MPI_DOUBLE, MPI_MAX, 0, race->server->own);
    for (int i = 0; i < race->n && is_first && err == MPI_SUCCESS; i++)
        drop_declined(&race->racers[i], declined[i]);
    return err;
}

static void print_racer(const struct racer *racer, int rounds)
{
    printf(" |");
    if (racer->is_out) {
        printf(" %s", racer->text);
        return;
    }
    if (racer->is_warm)
        printf(" w=%.9g", racer->warmup_s);
    if (racer->late > 0)
        printf(" late=%d", racer->late);
    for (int i = 0; i < rounds; i++)
        printf(" %.9g", racer->samples[i]);
}

static void print_race(const struct race *race)
{
    if (race->server->rank != 0)
        return;
    printf("raced");
    for (int i = 0; i < race->n; i++)
        print_racer(&race->racers[i], race->request->rounds);
    printf("\n");
    fflush(stdout);
}

static int run_race(struct race *race)
{
    int err = MPI_SUCCESS;

    for (int i = 0; i < race->n && err == MPI_SUCCESS; i++)
        err = enter(race, i);
    for (int i = 0; i < race->n && err == MPI_SUCCESS; i++)
        err = warm_up(race, i);
    if (err == MPI_SUCCESS)
        err = share_warm_ups(race);
    if (err == MPI_SUCCESS)
        err = run_rounds(race);
    if (err == MPI_SUCCESS)
        err = collect(race);
    if (err == MPI_SUCCESS && race->is_unable)
        ct_serve_answer(race->server, "unable",
                        "the clocks of the ranks cannot be synchronised: some "
                        "are set while it runs, or drift too fast; the "
                        "mechanism barrier compares no clocks");
    else if (err == MPI_SUCCESS)
        print_race(race);
    return err;
}

/* The root is a rank, and 0 where there is none. Of a collective that is not
   known each candidate says so. */
static bool has_right_root(const struct ct_server *server, const struct ct_request *request)
{
    const struct ct_collective *collective = ct_collective_find(request->collective);

    return request->root == 0 || collective == NULL ||
           (collective->is_rooted && request->root < server->nranks);
}

int ct_serve_race(struct ct_server *server, const struct ct_request *request)
{
    struct race *race;
    int err;
    struct ct_request found;
    struct ct_diag diag;

    if (find_mechanism(request->mechanism) == NULL) {
        ct_serve_answer(server, "error unknown mechanism:", request->mechanism);
        return MPI_SUCCESS;
    }
    if (!has_right_root(server, request)) {
        ct_serve_answer(server,
                        "error the root is no rank, or this has none:", request->collective);
        return MPI_SUCCESS;
    }
    if (ct_given_find(request, server->nranks, &found, &diag) != CT_OK) {
        ct_serve_answer(server, "error", diag.text);
        return MPI_SUCCESS;
    }
    race = calloc(1, sizeof *race);
    if (race == NULL)
        return MPI_ERR_NO_MEM;
    race->server = server;
    race->request = &found;
    race->mechanism = find_mechanism(request->mechanism);
    race->n = request->nentries;
    race->samples = calloc((size_t)race->n * ((size_t)request->rounds + 1), sizeof *race->samples);
    err = race->samples == NULL ? MPI_ERR_NO_MEM : run_race(race);
    free(race->samples);
    free(race);
    return err;
}
