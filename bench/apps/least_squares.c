/*
 * least_squares - solves least-squares problems by conjugate gradients: an
 * application with MPI_Bcast and MPI_Allreduce of one number and of many.
 *
 * least_squares [UNKNOWNS [PROBLEMS]]
 *
 * A matrix of random numbers with UNKNOWNS columns (1024) and twice as many rows
 * is divided among the ranks by rows. For each of PROBLEMS problems (3) rank 0
 * draws a solution and tells it to all (MPI_Bcast), which make the right-hand
 * side of it. Then they find it again: an iteration adds up one number and one
 * vector of UNKNOWNS numbers over the ranks (MPI_Allreduce).
 * Verified: what is found is what rank 0 drew.
 *
 * Method: CGLS, Hestenes and Stiefel, Methods of Conjugate Gradients for Solving
 * Linear Systems, 1952, section 10.
 */
#include "bench/apps/app.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PRECISION 1e-12 /* of the gradient: iterations end */
#define TOLERANCE 1e-9  /* of the solution */

enum { ITERATIONS_MAX = 200 };

struct problem {
    struct ct_app *app;
    int n;        /* unknowns */
    int count;    /* rows of this rank */
    double *rows; /* count * n numbers */
    double *drawn;
    double *x;
    double *gradient;
    double *direction;
    double *residual; /* count numbers */
    double *image;    /* of the direction: count numbers */
    double *part;     /* n numbers: this rank's part of the gradient */
    int iterations;
};

static struct ct_app_argument arguments[] = {
    {"UNKNOWNS", 1024, 1 << 15, false}, {"PROBLEMS", 3, 1 << 20, false}, {.name = NULL}};

static struct problem problem_new(struct ct_app *app, int n)
{
    struct problem p = {.app = app, .n = n};
    const size_t columns = (size_t)n;
    size_t rows;

    p.count = ct_app_first(app, 2 * n, app->rank + 1) - ct_app_first(app, 2 * n, app->rank);
    rows = (size_t)p.count;
    p.rows = ct_app_allocate(app, rows * columns, sizeof *p.rows);
    p.drawn = ct_app_allocate(app, columns, sizeof *p.drawn);
    p.x = ct_app_allocate(app, columns, sizeof *p.x);
    p.gradient = ct_app_allocate(app, columns, sizeof *p.gradient);
    p.direction = ct_app_allocate(app, columns, sizeof *p.direction);
    p.part = ct_app_allocate(app, columns, sizeof *p.part);
    p.residual = ct_app_allocate(app, rows, sizeof *p.residual);
    p.image = ct_app_allocate(app, rows, sizeof *p.image);
    return p;
}

static void problem_free(struct problem *p)
{
    free(p->rows);
    free(p->drawn);
    free(p->x);
    free(p->gradient);
    free(p->direction);
    free(p->part);
    free(p->residual);
    free(p->image);
}

static void fill(struct problem *p)
{
    uint64_t state = (uint64_t)p->app->rank;

    for (long i = 0; i < (long)p->count * p->n; i++)
        p->rows[i] = ct_app_random(&state);
}

static double product(const double *a, const double *b, int n)
{
    double sum = 0;

    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

static void add_multiple(double *to, double factor, const double *of, int n)
{
    for (int i = 0; i < n; i++)
        to[i] += factor * of[i];
}

/* The own rows times a vector. */
static void multiply(const struct problem *p, const double *vector, double *own)
{
    for (int row = 0; row < p->count; row++)
        own[row] = product(p->rows + (size_t)row * p->n, vector, p->n);
}

static void sum_up(struct problem *p, const double *own, double *all, int n)
{
    ct_app_enter(p->app);
    MPI_Allreduce(own, all, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    ct_app_leave(p->app);
}

/* The transposed matrix times the residual; returns its square. */
static double find_gradient(struct problem *p)
{
    memset(p->part, 0, (size_t)p->n * sizeof *p->part);
    for (int row = 0; row < p->count; row++)
        add_multiple(p->part, p->residual[row], p->rows + (size_t)row * p->n, p->n);
    sum_up(p, p->part, p->gradient, p->n);
    return product(p->gradient, p->gradient, p->n);
}

/* The right-hand side is the residual of 0. */
static void pose(struct problem *p, uint64_t *state)
{
    for (int i = 0; i < p->n && p->app->rank == 0; i++)
        p->drawn[i] = ct_app_random(state);
    ct_app_enter(p->app);
    MPI_Bcast(p->drawn, p->n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    ct_app_leave(p->app);
    multiply(p, p->drawn, p->residual);
    memset(p->x, 0, (size_t)p->n * sizeof *p->x);
}

/* A step along the direction, as far as the residual becomes least. */
static void go(struct problem *p, double square)
{
    double own, all, length;

    multiply(p, p->direction, p->image);
    own = product(p->image, p->image, p->count);
    sum_up(p, &own, &all, 1);
    length = square / all;
    add_multiple(p->x, length, p->direction, p->n);
    add_multiple(p->residual, -length, p->image, p->count);
}

/* All ranks end together: they compare the same sums. */
static void solve(struct problem *p)
{
    const double first = find_gradient(p);
    double square = first;

    memcpy(p->direction, p->gradient, (size_t)p->n * sizeof *p->direction);
    for (int i = 0; i < ITERATIONS_MAX && square > PRECISION * PRECISION * first; i++) {
        const double before = square;

        go(p, square);
        square = find_gradient(p);
        for (int k = 0; k < p->n; k++)
            p->direction[k] = p->gradient[k] + square / before * p->direction[k];
        p->iterations++;
    }
}

/* The greatest difference from what was drawn, on any rank. */
static double error_of(struct problem *p)
{
    double own = 0, all;

    for (int i = 0; i < p->n; i++)
        own = fmax(own, fabs(p->x[i] - p->drawn[i]));
    ct_app_enter(p->app);
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    ct_app_leave(p->app);
    return all;
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    struct problem p = problem_new(app, arguments[0].value);
    uint64_t state = 1;
    double error = 0;

    fill(&p);
    ct_app_start(app);
    for (int i = 0; i < arguments[1].value; i++) {
        pose(&p, &state);
        solve(&p);
        error = fmax(error, error_of(&p));
    }
    ct_app_stop(app);
    snprintf(words, CT_APP_WORDS, "%s, %d iterations, error %.1e",
             error <= TOLERANCE ? "right" : "WRONG", p.iterations, error);
    problem_free(&p);
    return error <= TOLERANCE;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
