/*
 * timer.c - the timer: reads requests on rank 0's standard input, answers on
 * its standard output, one line each. timer/README.md has the protocol.
 */
#include "library/run/placement.h"
#include "repo/fingerprint.h"
#include "timer/mechanism.h"
#include "timer/request.h"
#include "timer/segments.h"
#include "timer/verify.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PROTOCOL 2

struct timer {
    MPI_Comm comm;
    int nranks;
    int rank;
    struct ct_pool *pool;
};

/* Read a line; of one that is too long the rest is dropped, and what remains
   is still too long for a request. */
static bool read_line(char *line, int size)
{
    int c;

    if (fgets(line, size, stdin) == NULL)
        return false;
    if (strchr(line, '\n') == NULL) {
        do
            c = getchar();
        while (c != EOF && c != '\n');
    }
    return true;
}

/* Rank 0's next request; bad ones are answered at once, the end of input is
   the request to quit. */
static void read_request(struct ct_request *request)
{
    char line[2048];
    struct ct_diag diag;

    while (read_line(line, sizeof line)) {
        if (ct_request_parse(line, request, &diag) == CT_OK)
            return;
        printf("error %s\n", diag.text);
        fflush(stdout);
    }
    memset(request, 0, sizeof *request);
    request->kind = CT_REQUEST_QUIT;
}

static void answer(const struct timer *timer, const char *verb,
                   const char *text)
{
    if (timer->rank != 0)
        return;
    printf("%s%s%s\n", verb, text[0] == '\0' ? "" : " ", text);
    fflush(stdout);
}

/* On standard error: after an answer the driver would send its next request,
   and the end of the timer would be the next candidate's fault. */
static void report_error(const struct timer *timer, int err)
{
    char text[MPI_MAX_ERROR_STRING];
    int length;

    if (PMPI_Error_string(err, text, &length) != MPI_SUCCESS)
        snprintf(text, sizeof text, "MPI error %d", err);
    text[strcspn(text, "\n")] = '\0';
    fprintf(stderr, "timer: rank %d: %s\n", timer->rank, text);
}

static int say_hello(const struct timer *timer)
{
    const uint64_t own = ct_host_hash();
    uint64_t *hosts = malloc((size_t)timer->nranks * sizeof *hosts);
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    char text[256];
    int length;
    int err;

    if (hosts == NULL)
        return MPI_ERR_NO_MEM;
    err = PMPI_Allgather(&own, 1, MPI_UINT64_T, hosts, 1, MPI_UINT64_T,
                         timer->comm);
    if (err == MPI_SUCCESS)
        err = PMPI_Get_library_version(version, &length);
    if (err == MPI_SUCCESS && timer->rank == 0) {
        version[strcspn(version, "\n")] = '\0';
        snprintf(text, sizeof text,
                 "protocol=%d ranks=%d placement=%016" PRIx64 " mpi=%016" PRIx64
                 " registry=%016" PRIx64 " version=%.100s",
                 PROTOCOL, timer->nranks,
                 ct_placement_hash(hosts, timer->nranks), ct_mpi_version_hash(),
                 ct_fingerprint_list(ct_registry, timer->nranks, NULL),
                 version);
        answer(timer, "hello", text);
    }
    free(hosts);
    return err;
}

/* The processor names of all ranks; blanks in them become underscores. */
static int say_hosts(const struct timer *timer)
{
    char own[MPI_MAX_PROCESSOR_NAME] = "";
    char *all;
    int length;
    int err = PMPI_Get_processor_name(own, &length);

    all = calloc((size_t)timer->nranks, sizeof own);
    if (all == NULL)
        return MPI_ERR_NO_MEM;
    if (err == MPI_SUCCESS)
        err = PMPI_Gather(own, sizeof own, MPI_CHAR, all, sizeof own, MPI_CHAR,
                          0, timer->comm);
    if (err == MPI_SUCCESS && timer->rank == 0) {
        printf("hosts");
        for (int i = 0; i < timer->nranks; i++) {
            char *name = all + (size_t)i * sizeof own;

            for (char *c = name; *c != '\0'; c++)
                *c = isspace((unsigned char)*c) ? '_' : *c;
            printf(" %s", name);
        }
        printf("\n");
        fflush(stdout);
    }
    free(all);
    return err;
}

static const struct ct_mechanism *find_mechanism(const char *name)
{
    for (int i = 0; ct_mechanisms[i] != NULL; i++) {
        if (strcmp(ct_mechanisms[i]->name, name) == 0)
            return ct_mechanisms[i];
    }
    return NULL;
}

static void print_samples(const double *samples, int n)
{
    printf("samples %d", n);
    for (int i = 0; i < n; i++)
        printf(" %.9g", samples[i]);
    printf("\n");
    fflush(stdout);
}

/* Answer with an error if native did a call in the candidate's place. */
static int check_declined(const struct timer *timer,
                          const struct ct_bench *bench, bool *is_declined)
{
    const char *reason;
    const int err = ct_bench_declined(bench, &reason);

    *is_declined = err == MPI_SUCCESS && reason != NULL;
    if (*is_declined)
        answer(timer, "error the candidate did not run:", reason);
    return err;
}

/* Calls to warm up and to plan, then the mechanism. */
static int do_time(const struct timer *timer, const struct ct_request *request,
                   struct ct_bench *bench)
{
    const struct ct_mechanism *mechanism = find_mechanism(request->mechanism);
    const struct ct_timed timed = {.comm = timer->comm,
                                   .call = ct_bench_call,
                                   .arg = bench,
                                   .calls = request->calls};
    const int n = request->repetitions;
    double *samples;
    bool is_declined = true;
    int err = MPI_SUCCESS;

    if (mechanism == NULL) {
        answer(timer, "error unknown mechanism:", request->mechanism);
        return MPI_SUCCESS;
    }
    samples = calloc((size_t)n, 2 * sizeof *samples);
    if (samples == NULL)
        return MPI_ERR_NO_MEM;
    for (int i = 0; i < request->warmup && err == MPI_SUCCESS; i++)
        err = ct_bench_call(bench);
    if (err == MPI_SUCCESS)
        err = mechanism->run(&timed, n, samples);
    if (err == MPI_SUCCESS)
        err = PMPI_Reduce(samples, samples + n, n, MPI_DOUBLE, MPI_MAX, 0,
                          timer->comm);
    if (err == MPI_SUCCESS)
        err = check_declined(timer, bench, &is_declined);
    if (!is_declined && timer->rank == 0)
        print_samples(samples + n, n);
    free(samples);
    return err;
}

static int do_verify(const struct timer *timer, struct ct_bench *bench)
{
    char text[256];
    bool is_declined = true;
    int err = ct_verify(bench, text, sizeof text);

    if (err == MPI_SUCCESS)
        err = check_declined(timer, bench, &is_declined);
    if (!is_declined)
        answer(timer, text[0] == '\0' ? "ok" : "wrong", text);
    return err;
}

/* The candidate in as many segments as it is to be compared in. */
static int force_segments(const struct ct_request *request,
                          struct ct_candidate *candidate)
{
    if (request->segments == 0 || candidate->algorithm == NULL)
        return MPI_SUCCESS;
    candidate->algorithm =
        ct_segments_force(candidate->algorithm, request->segments);
    return candidate->algorithm == NULL ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

static int do_bench(const struct timer *timer, const struct ct_request *request)
{
    struct ct_bench bench = {.comm = timer->comm, .pool = timer->pool};
    struct ct_diag diag;
    int err;

    if (ct_candidate_find(request, timer->nranks, &bench.candidate, &diag) !=
        CT_OK) {
        answer(timer, "error", diag.text);
        return MPI_SUCCESS;
    }
    if (request->segments > 1 && bench.candidate.algorithm != NULL &&
        bench.candidate.algorithm->segments == NULL) {
        answer(timer, "error this algorithm has no segments:", request->name);
        return MPI_SUCCESS;
    }
    err = force_segments(request, &bench.candidate);
    if (err == MPI_SUCCESS)
        err = ct_bench_init(&bench, request->bytes);
    if (err == MPI_SUCCESS)
        err = request->kind == CT_REQUEST_TIME ? do_time(timer, request, &bench)
                                               : do_verify(timer, &bench);
    return err;
}

/* An MPI error leaves the ranks in unknown states: the timer ends with it. */
static int serve(const struct timer *timer)
{
    struct ct_request request;
    int err;

    for (;;) {
        if (timer->rank == 0)
            read_request(&request);
        err = PMPI_Bcast(&request, sizeof request, MPI_BYTE, 0, timer->comm);
        if (err != MPI_SUCCESS || request.kind == CT_REQUEST_QUIT)
            return err;
        /* the default action of SIGALRM ends a rank that hangs, even when
           whoever launched it is gone */
        alarm((unsigned)request.limit_s);
        if (request.kind == CT_REQUEST_HELLO)
            err = say_hello(timer);
        else if (request.kind == CT_REQUEST_HOSTS)
            err = say_hosts(timer);
        else
            err = do_bench(timer, &request);
        alarm(0);
        if (err != MPI_SUCCESS) {
            report_error(timer, err);
            return err;
        }
    }
}

static const struct {
    const char *name;
    int level;
} thread_levels[] = {
    {"single", MPI_THREAD_SINGLE},
    {"funneled", MPI_THREAD_FUNNELED},
    {"serialized", MPI_THREAD_SERIALIZED},
    {"multiple", MPI_THREAD_MULTIPLE},
};

#define NLEVELS (sizeof thread_levels / sizeof thread_levels[0])

/* The level that `--thread-level NAME` asks for; -1: wrong arguments. */
static int read_level(int argc, char **argv)
{
    if (argc == 1)
        return MPI_THREAD_SINGLE;
    if (argc != 3 || strcmp(argv[1], "--thread-level") != 0)
        return -1;
    for (size_t i = 0; i < NLEVELS; i++) {
        if (strcmp(argv[2], thread_levels[i].name) == 0)
            return thread_levels[i].level;
    }
    return -1;
}

static const char *level_name(int level)
{
    for (size_t i = 0; i < NLEVELS; i++) {
        if (thread_levels[i].level == level)
            return thread_levels[i].name;
    }
    return "unknown";
}

/* Start MPI with the level that was asked for; if it provides less, rank 0
   says so. */
static bool start(int argc, char **argv)
{
    const int wanted = read_level(argc, argv);
    int given, rank;

    if (wanted < 0) {
        fprintf(stderr, "usage: timer [--thread-level "
                        "single|funneled|serialized|multiple]\n");
        return false;
    }
    if (PMPI_Init_thread(&argc, &argv, wanted, &given) != MPI_SUCCESS)
        return false;
    if (given >= wanted)
        return true;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        fprintf(stderr, "the MPI library provides thread level %s, not %s\n",
                level_name(given), level_name(wanted));
    PMPI_Finalize();
    return false;
}

int main(int argc, char **argv)
{
    struct ct_pool pool = {0};
    struct timer timer = {.pool = &pool};
    int err;

    /* the library in here must do what it is asked for, silently */
    unsetenv("COLLTUNE");
    unsetenv("COLLTUNE_REPORT");
    if (!start(argc, argv))
        return EXIT_FAILURE;
    timer.comm = MPI_COMM_WORLD;
    PMPI_Comm_set_errhandler(timer.comm, MPI_ERRORS_RETURN);
    PMPI_Comm_size(timer.comm, &timer.nranks);
    PMPI_Comm_rank(timer.comm, &timer.rank);
    err = ct_candidates_prepare(timer.comm);
    if (err == MPI_SUCCESS)
        err = serve(&timer);
    if (err != MPI_SUCCESS)
        PMPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    ct_pool_fini(&pool);
    PMPI_Finalize();
    return EXIT_SUCCESS;
}
