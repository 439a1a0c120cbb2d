/*
 * app.c - the frame of a program.
 */
#include "bench/apps/app.h"

#include "base/mix.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *ct_app_allocate(const struct ct_app *app, size_t count, size_t size)
{
    void *memory = calloc(count > 0 ? count : 1, size);

    if (memory == NULL) {
        fprintf(stderr, "%s: out of memory\n", app->name);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return memory;
}

double ct_app_random(uint64_t *state)
{
    return (double)(ct_mix_next(state) >> 11) / (double)(UINT64_C(1) << 52) - 1;
}

int ct_app_first(const struct ct_app *app, int n, int rank)
{
    const int more = n % app->nranks;

    return n / app->nranks * rank + (rank < more ? rank : more);
}

void ct_app_enter(struct ct_app *app)
{
    app->entered = MPI_Wtime();
}

void ct_app_leave(struct ct_app *app)
{
    app->collective += MPI_Wtime() - app->entered;
}

void ct_app_start(struct ct_app *app)
{
    app->collective = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    app->seconds = MPI_Wtime();
}

void ct_app_stop(struct ct_app *app)
{
    app->seconds = MPI_Wtime() - app->seconds;
}

bool ct_app_all(bool is_true)
{
    int own = is_true, all = 0;

    MPI_Allreduce(&own, &all, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
    return all != 0;
}

/* 0: it is none that the argument may have. */
static int read_number(const char *text, const struct ct_app_argument *argument)
{
    char *end;
    const long value = strtol(text, &end, 10);

    if (value < 1 || value > argument->most || *end != '\0' ||
        (argument->is_power && (value & (value - 1)) != 0))
        return 0;
    return (int)value;
}

static bool read_all(int argc, char **argv, struct ct_app_argument *arguments)
{
    int i = 0;

    for (; arguments[i].name != NULL && i + 1 < argc; i++) {
        arguments[i].value = read_number(argv[i + 1], &arguments[i]);
        if (arguments[i].value == 0)
            return false;
    }
    return i + 1 >= argc;
}

static void print_usage(const struct ct_app *app, const struct ct_app_argument *arguments)
{
    fprintf(stderr, "usage: %s", app->name);
    for (int i = 0; arguments[i].name != NULL; i++)
        fprintf(stderr, " [%s, %sat most %d]", arguments[i].name,
                arguments[i].is_power ? "a power of two, " : "", arguments[i].most);
    fprintf(stderr, "\n");
}

static void print_result(const struct ct_app *app, const struct ct_app_argument *arguments,
                         const char *words)
{
    double own[2] = {app->collective, app->seconds}, slowest[2];

    MPI_Reduce(own, slowest, 2, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (app->rank != 0)
        return;
    printf("%s: %d ranks", app->name, app->nranks);
    for (int i = 0; arguments[i].name != NULL; i++)
        printf(", %s %d", arguments[i].name, arguments[i].value);
    printf(": %s, in collectives %.6f of %.6f s\n", words, slowest[0], slowest[1]);
}

static int run_and_print(struct ct_app *app, const struct ct_app_argument *arguments,
                         ct_app_run_fn *run)
{
    char words[CT_APP_WORDS] = "";
    bool is_right;

    MPI_Comm_rank(MPI_COMM_WORLD, &app->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &app->nranks);
    is_right = run(app, words);
    print_result(app, arguments, words);
    return is_right ? 0 : 1;
}

int ct_app_main(int argc, char **argv, struct ct_app_argument *arguments, ct_app_run_fn *run)
{
    const char *slash = argc > 0 ? strrchr(argv[0], '/') : NULL;
    struct ct_app app = {.name = slash != NULL ? slash + 1 : argv[0]};
    int status = 2;

    MPI_Init(&argc, &argv);
    if (read_all(argc, argv, arguments))
        status = run_and_print(&app, arguments, run);
    else
        print_usage(&app, arguments);
    MPI_Finalize();
    return status;
}
