/*
 * timer.c - the timer: reads requests on rank 0's standard input, answers on
 * its standard output, one line each. timer/README.md has the protocol.
 */
#include "timer/serve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    char line[CT_LINE_MAX + 3];
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

void ct_serve_answer(const struct ct_server *server, const char *word, const char *text)
{
    if (server->rank != 0)
        return;
    printf("%s%s%s\n", word, text[0] == '\0' ? "" : " ", text);
    fflush(stdout);
}

/* On standard error: after an answer the driver would send its next request,
   and the end of the timer would be the next candidate's fault. */
static void report_error(const struct ct_server *server, int err)
{
    char text[MPI_MAX_ERROR_STRING];
    int length;

    if (PMPI_Error_string(err, text, &length) != MPI_SUCCESS)
        snprintf(text, sizeof text, "MPI error %d", err);
    text[strcspn(text, "\n")] = '\0';
    fprintf(stderr, "timer: rank %d: %s\n", server->rank, text);
}

static int serve_one(struct ct_server *server, const struct ct_request *request)
{
    switch (request->kind) {
    case CT_REQUEST_HELLO:
        return ct_serve_hello(server);
    case CT_REQUEST_HOSTS:
        return ct_serve_hosts(server);
    case CT_REQUEST_LOAD:
        return ct_serve_load(server, request);
    case CT_REQUEST_RACE:
        return ct_serve_race(server, request);
    case CT_REQUEST_VERIFY:
        return ct_serve_verify(server, request);
    case CT_REQUEST_QUIT:
        break;
    }
    return MPI_SUCCESS;
}

/* An MPI error leaves the ranks in unknown states: the timer ends with it. */
static int serve(struct ct_server *server)
{
    struct ct_request request;
    int err;

    for (;;) {
        if (server->rank == 0)
            read_request(&request);
        err = PMPI_Bcast(&request, sizeof request, MPI_BYTE, 0, server->own);
        if (err != MPI_SUCCESS || request.kind == CT_REQUEST_QUIT)
            return err;
        /* the default action of SIGALRM ends a rank that hangs, even when
           whoever launched it is gone */
        alarm((unsigned)request.limit_s);
        err = serve_one(server, &request);
        alarm(0);
        if (err != MPI_SUCCESS) {
            report_error(server, err);
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

/* The number of a level, -1: there is none of this name. */
static int find_level(const char *name)
{
    for (size_t i = 0; i < NLEVELS; i++) {
        if (strcmp(name, thread_levels[i].name) == 0)
            return thread_levels[i].level;
    }
    return -1;
}

struct arguments {
    int level;
    int nparts;
};

/* false: they are wrong */
static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    *arguments = (struct arguments){MPI_THREAD_SINGLE, 1};
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 == argc)
            return false;
        if (strcmp(argv[i], "--thread-level") == 0)
            arguments->level = find_level(argv[i + 1]);
        else if (strcmp(argv[i], "--parts") == 0)
            arguments->nparts = atoi(argv[i + 1]);
        else
            return false;
    }
    return arguments->level >= 0 && arguments->nparts >= 1;
}

static const char *level_name(int level)
{
    for (size_t i = 0; i < NLEVELS; i++) {
        if (thread_levels[i].level == level)
            return thread_levels[i].name;
    }
    return "unknown";
}

/* What rank 0 has to say against these ranks; false: nothing. */
static bool is_wrong(const struct arguments *arguments, int given, int nranks, char *text,
                     size_t size)
{
    if (given < arguments->level)
        snprintf(text, size, "the MPI library provides thread level %s, not %s", level_name(given),
                 level_name(arguments->level));
    else if (nranks % arguments->nparts != 0)
        snprintf(text, size, "%d ranks cannot be divided into %d parts", nranks, arguments->nparts);
    else
        return false;
    return true;
}

/* Start MPI with the level that was asked for, and with ranks that can be
   divided. */
static bool start(int argc, char **argv, struct arguments *arguments)
{
    char text[128];
    int given, rank, nranks;

    if (!read_arguments(argc, argv, arguments)) {
        fprintf(stderr, "usage: timer [--thread-level "
                        "single|funneled|serialized|multiple] [--parts N]\n");
        return false;
    }
    if (PMPI_Init_thread(&argc, &argv, arguments->level, &given) != MPI_SUCCESS)
        return false;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
    if (!is_wrong(arguments, given, nranks, text, sizeof text))
        return true;
    if (rank == 0)
        fprintf(stderr, "%s\n", text);
    PMPI_Finalize();
    return false;
}

/* The candidates' communicator: all ranks, or a part of them. */
static int divide(struct ct_server *server, int nparts)
{
    int nranks;
    int err = PMPI_Comm_size(server->own, &nranks);

    server->nparts = nparts;
    server->nranks = nranks / nparts;
    server->comm = MPI_COMM_WORLD;
    return err != MPI_SUCCESS || nparts == 1
               ? err
               : PMPI_Comm_split(server->own, server->rank / server->nranks, 0, &server->comm);
}

int main(int argc, char **argv)
{
    struct ct_server server = {.comm = MPI_COMM_NULL};
    struct arguments arguments;
    int err;

    /* the library in here must do what it is asked for, silently */
    unsetenv("COLLTUNE");
    unsetenv("COLLTUNE_REPORT");
    unsetenv("COLLTUNE_FORCE");
    unsetenv("COLLTUNE_RECORD");
    if (!start(argc, argv, &arguments))
        return EXIT_FAILURE;
    PMPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    PMPI_Comm_rank(MPI_COMM_WORLD, &server.rank);
    err = PMPI_Comm_dup(MPI_COMM_WORLD, &server.own);
    if (err == MPI_SUCCESS)
        err = divide(&server, arguments.nparts);
    if (err == MPI_SUCCESS)
        err = ct_candidates_prepare(server.comm);
    if (err == MPI_SUCCESS)
        ct_load_begin(&server.load);
    if (err == MPI_SUCCESS)
        err = serve(&server);
    if (err != MPI_SUCCESS)
        PMPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    ct_pool_fini(&server.pool);
    if (server.nparts > 1)
        PMPI_Comm_free(&server.comm);
    PMPI_Comm_free(&server.own);
    PMPI_Finalize();
    return EXIT_SUCCESS;
}
