/*
 * conjugate_gradient - solves Poisson's equation on a cube: an application whose
 * collectives are MPI_Allreduce of one number, two in each iteration.
 *
 * conjugate_gradient [SIZE [PROBLEMS]]
 *
 * A grid of SIZE^3 points (48) is divided among the ranks by planes; a point's
 * equation has its six neighbours, and beyond the cube is zero. For each of PROBLEMS
 * problems (3) a solution is drawn, the right-hand side is made of it, and conjugate
 * gradients find it again. An iteration sends a plane to the rank on either side
 * (MPI_Sendrecv) and adds up two numbers, one after the other.
 * Verified: what is found is what was drawn.
 *
 * Method: Hestenes and Stiefel, Methods of Conjugate Gradients for Solving Linear
 * Systems, 1952, section 3.
 */
#include "bench/apps/app.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PRECISION 1e-10 /* of the residual: iterations end */
#define TOLERANCE 1e-6  /* of the solution, which is up to 1 */

static struct ct_app_argument arguments[] = {
    {"SIZE", 48, 1 << 10, false}, {"PROBLEMS", 3, 1 << 20, false}, {.name = NULL}};

/* A field has count planes of n x n points, and one before and after them, which is
   a neighbour's, or zeros. */
struct problem {
    struct ct_app *app;
    int n;
    int count;
    size_t plane;
    double *drawn;
    double *x;
    double *residual;
    double *direction;
    double *image; /* of the direction */
    int iterations;
};

static double *field_new(const struct problem *p)
{
    return ct_app_allocate(p->app, (size_t)(p->count + 2) * p->plane, sizeof(double));
}

static struct problem problem_new(struct ct_app *app, int n)
{
    struct problem p = {.app = app, .n = n, .plane = (size_t)n * n};

    p.count = ct_app_first(app, n, app->rank + 1) - ct_app_first(app, n, app->rank);
    p.drawn = field_new(&p);
    p.x = field_new(&p);
    p.residual = field_new(&p);
    p.direction = field_new(&p);
    p.image = field_new(&p);
    return p;
}

static void problem_fini(struct problem *p)
{
    free(p->drawn);
    free(p->x);
    free(p->residual);
    free(p->direction);
    free(p->image);
}

/* The neighbours' planes, as they are now. Ranks without a plane come last. */
static void exchange(const struct problem *p, double *field)
{
    const int rank = p->app->rank, planes = p->n;
    const int last = (planes < p->app->nranks ? planes : p->app->nranks) - 1;
    const int before = rank == 0 || rank > last ? MPI_PROC_NULL : rank - 1;
    const int after = rank >= last ? MPI_PROC_NULL : rank + 1;
    const int n = (int)p->plane;
    double *end = field + (size_t)(p->count + 1) * p->plane;

    MPI_Sendrecv(field + p->plane, n, MPI_DOUBLE, before, 0, end, n, MPI_DOUBLE, after, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(end - p->plane, n, MPI_DOUBLE, after, 1, field, n, MPI_DOUBLE, before, 1,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* image = A field: six times a point, less its neighbours. */
static void apply(const struct problem *p, double *field, double *image)
{
    const int n = p->n;

    exchange(p, field);
    for (size_t i = p->plane; i < (size_t)(p->count + 1) * p->plane; i++) {
        const int column = (int)(i % (size_t)n), row = (int)(i % p->plane) / n;

        image[i] = 6 * field[i] - field[i - p->plane] - field[i + p->plane] -
                   (row > 0 ? field[i - n] : 0) - (row < n - 1 ? field[i + n] : 0) -
                   (column > 0 ? field[i - 1] : 0) - (column < n - 1 ? field[i + 1] : 0);
    }
}

static double product(const struct problem *p, const double *a, const double *b)
{
    double own = 0, all;

    for (size_t i = p->plane; i < (size_t)(p->count + 1) * p->plane; i++)
        own += a[i] * b[i];
    ct_app_enter(p->app);
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    ct_app_leave(p->app);
    return all;
}

/* a = factor a + other b */
static void combine(const struct problem *p, double factor, double *a, double other,
                    const double *b)
{
    for (size_t i = p->plane; i < (size_t)(p->count + 1) * p->plane; i++)
        a[i] = factor * a[i] + other * b[i];
}

static void solve(struct problem *p)
{
    double square = product(p, p->residual, p->residual);
    const double enough = PRECISION * PRECISION * square;
    const size_t bytes = (size_t)(p->count + 2) * p->plane * sizeof(double);

    memset(p->x, 0, bytes);
    memcpy(p->direction, p->residual, bytes);
    while (square > enough && p->iterations < 100 * p->n) {
        const double before = square;
        double step;

        apply(p, p->direction, p->image);
        step = square / product(p, p->direction, p->image);
        combine(p, 1, p->x, step, p->direction);
        combine(p, 1, p->residual, -step, p->image);
        square = product(p, p->residual, p->residual);
        combine(p, square / before, p->direction, 1, p->residual);
        p->iterations++;
    }
}

static double error_of(const struct problem *p)
{
    double own = 0, all;

    for (size_t i = p->plane; i < (size_t)(p->count + 1) * p->plane; i++)
        own = fmax(own, fabs(p->x[i] - p->drawn[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    struct problem p = problem_new(app, arguments[0].value);
    uint64_t state = (uint64_t)app->rank;
    double error = 0;
    bool is_right;

    ct_app_start(app);
    for (int problem = 0; problem < arguments[1].value; problem++) {
        for (size_t i = p.plane; i < (size_t)(p.count + 1) * p.plane; i++)
            p.drawn[i] = ct_app_random(&state);
        apply(&p, p.drawn, p.residual);
        solve(&p);
        error = fmax(error, error_of(&p));
    }
    ct_app_stop(app);
    is_right = ct_app_all(error <= TOLERANCE);
    snprintf(words, CT_APP_WORDS, "%s, %d iterations, error %.1e", is_right ? "right" : "WRONG",
             p.iterations, error);
    problem_fini(&p);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
