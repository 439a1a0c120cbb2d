/*
 * n_body - bodies that attract each other: an application with an
 * MPI_Allgather in each step.
 *
 * n_body [BODIES [STEPS]]
 *
 * Every rank moves BODIES bodies (64) of equal mass. In each of STEPS steps (20)
 * it tells all others where they are (MPI_Allgather of three numbers per body)
 * and adds up what all bodies do to its own, by Newton's law, softened where
 * they are near. Bodies begin in a ball, at rest on the whole.
 * Verified: energy and momentum stay, and no body is anywhere else on another
 * rank.
 *
 * Steps: leapfrog, as in Aarseth, Gravitational N-Body Simulations, 2003,
 * section 1.
 */
#include "bench/apps/app.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define STEP 1e-3
#define SOFTENING 0.1
#define ENERGY_TOLERANCE 1e-4
#define MOMENTUM_TOLERANCE 1e-11

enum { AXES = 3 };

typedef double vector[AXES];

struct bodies {
    struct ct_app *app;
    int own;
    int all;
    double mass;    /* of each: all together are 1 */
    vector *places; /* own */
    vector *speeds;
    vector *pulls; /* accelerations */
    vector *known; /* places of all */
};

static struct ct_app_argument arguments[] = {
    {"BODIES", 64, 1 << 20, false}, {"STEPS", 20, 1 << 20, false}, {.name = NULL}};

static struct bodies bodies_new(struct ct_app *app, int own)
{
    struct bodies b = {.app = app, .own = own, .all = own * app->nranks};

    b.mass = 1.0 / b.all;
    b.places = ct_app_allocate(app, (size_t)own, sizeof *b.places);
    b.speeds = ct_app_allocate(app, (size_t)own, sizeof *b.speeds);
    b.pulls = ct_app_allocate(app, (size_t)own, sizeof *b.pulls);
    b.known = ct_app_allocate(app, (size_t)b.all, sizeof *b.known);
    return b;
}

static void bodies_free(struct bodies *b)
{
    free(b->places);
    free(b->speeds);
    free(b->pulls);
    free(b->known);
}

static double square_of(const vector v)
{
    return v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
}

static void draw_in_ball(vector v, uint64_t *state)
{
    do {
        for (int i = 0; i < AXES; i++)
            v[i] = ct_app_random(state);
    } while (square_of(v) > 1);
}

static void momentum(const struct bodies *b, vector sum)
{
    vector own = {0};

    for (int i = 0; i < b->own; i++) {
        for (int k = 0; k < AXES; k++)
            own[k] += b->mass * b->speeds[i][k];
    }
    MPI_Allreduce(own, sum, AXES, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void place(struct bodies *b)
{
    uint64_t state = (uint64_t)b->app->rank;
    vector mean;

    for (int i = 0; i < b->own; i++) {
        draw_in_ball(b->places[i], &state);
        draw_in_ball(b->speeds[i], &state);
    }
    momentum(b, mean); /* the masses are 1 together */
    for (int i = 0; i < b->own; i++) {
        for (int k = 0; k < AXES; k++)
            b->speeds[i][k] -= mean[k];
    }
}

static void share_places(struct bodies *b)
{
    ct_app_enter(b->app);
    MPI_Allgather(b->places, AXES * b->own, MPI_DOUBLE, b->known, AXES * b->own, MPI_DOUBLE,
                  MPI_COMM_WORLD);
    ct_app_leave(b->app);
}

/* From a body to another, and the softened square of the distance. */
static double distance(const vector from, const vector to, vector way)
{
    for (int k = 0; k < AXES; k++)
        way[k] = to[k] - from[k];
    return square_of(way) + SOFTENING * SOFTENING;
}

static void add_pulls(const struct bodies *b, int i)
{
    vector sum = {0};

    for (int j = 0; j < b->all; j++) {
        vector way;
        const double square = distance(b->places[i], b->known[j], way);
        const double pull = b->mass / (square * sqrt(square));

        for (int k = 0; k < AXES; k++)
            sum[k] += pull * way[k];
    }
    for (int k = 0; k < AXES; k++)
        b->pulls[i][k] = sum[k];
}

static void find_pulls(struct bodies *b)
{
    share_places(b);
    for (int i = 0; i < b->own; i++)
        add_pulls(b, i);
}

static void change_speeds(struct bodies *b)
{
    for (int i = 0; i < b->own; i++) {
        for (int k = 0; k < AXES; k++)
            b->speeds[i][k] += STEP / 2 * b->pulls[i][k];
    }
}

static void step(struct bodies *b)
{
    change_speeds(b);
    for (int i = 0; i < b->own; i++) {
        for (int k = 0; k < AXES; k++)
            b->places[i][k] += STEP * b->speeds[i][k];
    }
    find_pulls(b);
    change_speeds(b);
}

/* Each pair's is counted half by either body. */
static double potential(const struct bodies *b, int i)
{
    double sum = 0;
    vector way;

    for (int j = 0; j < b->all; j++) {
        if (j != b->app->rank * b->own + i)
            sum -= b->mass / sqrt(distance(b->places[i], b->known[j], way));
    }
    return b->mass * sum / 2;
}

static double energy(const struct bodies *b)
{
    double own = 0, all;

    for (int i = 0; i < b->own; i++)
        own += b->mass * square_of(b->speeds[i]) / 2 + potential(b, i);
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

/* The sum of all places, as each rank knows them, is that of the own ones. */
static bool know_all_the_same(const struct bodies *b)
{
    double own = 0, known = 0, all;

    for (int i = 0; i < b->own; i++)
        own += square_of(b->places[i]);
    for (int i = 0; i < b->all; i++)
        known += square_of(b->known[i]);
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return fabs(all - known) <= 1e-12 * all;
}

static bool is_right(const struct bodies *b, double before, double *drift)
{
    const bool knows = know_all_the_same(b);
    vector sum;

    momentum(b, sum);
    *drift = fabs(energy(b) / before - 1);
    return ct_app_all(knows && *drift <= ENERGY_TOLERANCE &&
                      square_of(sum) <= MOMENTUM_TOLERANCE * MOMENTUM_TOLERANCE);
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    struct bodies b = bodies_new(app, arguments[0].value);
    double before, drift;
    bool is_good;

    place(&b);
    find_pulls(&b);
    before = energy(&b);
    ct_app_start(app);
    for (int i = 0; i < arguments[1].value; i++)
        step(&b);
    ct_app_stop(app);
    is_good = is_right(&b, before, &drift);
    snprintf(words, CT_APP_WORDS, "%s, energy changed by %.1e", is_good ? "right" : "WRONG", drift);
    bodies_free(&b);
    return is_good;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
