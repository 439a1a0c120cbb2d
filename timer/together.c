/*
 * together.c - compares clocks, agrees on a start, and waits for it.
 *
 * Clocks are compared along a binomial tree: a rank asks its parent, which
 * has asked its own before, for rank 0's time. They are compared again after
 * 0.1 s, 0.2 s and so on, up to 5 s: the longer the time between, the better
 * the drift is known.
 *
 * Source: Hunold, Carpen-Amarie 2018 (clocks compared in rounds).
 */
#include "timer/together.h"

#include "timer/messages.h"

#include <sched.h>
#include <time.h>

#define TRIPS 16
#define INTERVAL_MIN_S 0.1
#define INTERVAL_MAX_S 5.0
#define MARGIN_MAX_S 0.1
#define LATE_S 10e-6
#define LATE_PART 0.01 /* of the call */
#define TRIES 4
#define SET_MAX 3

#ifdef CT_TIME_IS_SIMULATED /* passes only where SimGrid is told that it does */
#define SPIN_S 0.0
#define SLEEP_MIN_S 2e-9
#define sleep_for smpi_nanosleep
#else
#define SPIN_S 200e-6 /* what a sleep may take too long */
#define SLEEP_MIN_S 0.0
#define sleep_for nanosleep
#endif

static double reference_now(const struct ct_together *together)
{
    return ct_clock_reference(&together->clock, PMPI_Wtime());
}

static int ask_parent(struct ct_clock *clock, MPI_Comm comm, int parent)
{
    struct ct_trip trips[TRIPS];
    double answer[2] = {0, 0}; /* reference time and its error */
    int err = MPI_SUCCESS;

    for (int i = 0; i < TRIPS && err == MPI_SUCCESS; i++) {
        trips[i].sent = PMPI_Wtime();
        err = PMPI_Sendrecv(NULL, 0, MPI_DOUBLE, parent, 0, answer, 2, MPI_DOUBLE, parent, 0, comm,
                            MPI_STATUS_IGNORE);
        trips[i].received = PMPI_Wtime();
        trips[i].reference = answer[0];
    }
    if (err == MPI_SUCCESS)
        ct_clock_compare(clock, trips, TRIPS, answer[1]);
    return err;
}

static int answer_child(const struct ct_clock *clock, MPI_Comm comm, int child)
{
    int err = MPI_SUCCESS;

    for (int i = 0; i < TRIPS && err == MPI_SUCCESS; i++) {
        double answer[2];

        err = PMPI_Recv(NULL, 0, MPI_DOUBLE, child, 0, comm, MPI_STATUS_IGNORE);
        answer[0] = ct_clock_reference(clock, PMPI_Wtime());
        answer[1] = clock->error;
        if (err == MPI_SUCCESS)
            err = PMPI_Send(answer, 2, MPI_DOUBLE, child, 0, comm);
    }
    return err;
}

/* A parent's rank is the child's without its lowest bit; the parents of most
   children come first. */
static int compare_clocks(struct ct_clock *clock, MPI_Comm comm, int rank)
{
    int nranks, bit = 1;
    int err = PMPI_Comm_size(comm, &nranks);

    if (err != MPI_SUCCESS)
        return err;
    while (bit < nranks)
        bit *= 2;
    for (bit /= 2; bit > 0 && err == MPI_SUCCESS; bit /= 2) {
        if (rank % (2 * bit) == bit)
            err = ask_parent(clock, comm, rank - bit);
        else if (rank % (2 * bit) == 0 && rank + bit < nranks)
            err = answer_child(clock, comm, rank + bit);
    }
    return err;
}

/* Twice the time that ranks take to agree, measured right after a barrier. */
static int measure_margin(struct ct_together *together, MPI_Comm comm)
{
    double margin_s;
    int err = ct_messages_barrier(comm);
    const double start = PMPI_Wtime();

    if (err == MPI_SUCCESS)
        err = ct_messages_barrier(comm);
    margin_s = 2 * (PMPI_Wtime() - start);
    if (err == MPI_SUCCESS)
        err = ct_messages_largest(comm, &margin_s, 1);
    together->margin_s = margin_s < MARGIN_MAX_S ? margin_s : MARGIN_MAX_S;
    return err;
}

static void lengthen_interval(struct ct_together *together)
{
    together->interval_s *= 2;
    if (together->interval_s < INTERVAL_MIN_S)
        together->interval_s = INTERVAL_MIN_S;
    if (together->interval_s > INTERVAL_MAX_S)
        together->interval_s = INTERVAL_MAX_S;
}

/* The latest time that any rank has, after all have entered. */
static int agree_on_now(const struct ct_together *together, MPI_Comm comm, double *now)
{
    *now = reference_now(together);
    return ct_messages_largest(comm, now, 1);
}

/* What ranks found when clocks were compared, on all of them. */
static int judge_clocks(struct ct_timed *timed)
{
    struct ct_together *together = timed->together;
    double was_set = together->clock.was_set;
    const int err = ct_messages_largest(timed->comm, &was_set, 1);

    if (err != MPI_SUCCESS || was_set <= 0)
        return err;
    together->interval_s = 0; /* what they drift is unknown again */
    together->nset++;
    timed->is_doubtful = true;
    timed->is_unable = together->nset > SET_MAX;
    return MPI_SUCCESS;
}

int ct_together_begin(struct ct_timed *timed)
{
    struct ct_together *together = timed->together;
    double now;
    int err = agree_on_now(together, timed->comm, &now);

    if (err != MPI_SUCCESS ||
        (together->interval_s > 0 && now - together->compared_s < together->interval_s))
        return err;
    err = compare_clocks(&together->clock, timed->comm, timed->rank);
    if (err == MPI_SUCCESS)
        err = judge_clocks(timed);
    if (err == MPI_SUCCESS)
        err = measure_margin(together, timed->comm);
    if (err == MPI_SUCCESS)
        err = agree_on_now(together, timed->comm, &together->compared_s);
    lengthen_interval(together);
    return err;
}

/* Sleep, then look at the clock; other ranks may need this core. */
static void wait_until(const struct ct_together *together, double moment)
{
    double left = moment - reference_now(together);

    if (left > SPIN_S) {
        const double sleep_s = left - SPIN_S + SLEEP_MIN_S;
        const time_t whole = (time_t)sleep_s;
        const struct timespec pause = {.tv_sec = whole,
                                       .tv_nsec = (long)((sleep_s - (double)whole) * 1e9)};

        sleep_for(&pause, NULL);
    }
    while (reference_now(together) < moment)
        sched_yield();
}

/*
 * One try of ct_together_call.
 *
 * lateness  out: of the latest rank, in seconds
 * is_short  out: the start was over for some rank before it knew of it
 */
static int call_at(const struct ct_timed *timed, double delay_s, struct ct_course *course,
                   double *lateness, bool *is_short)
{
    const struct ct_together *together = timed->together;
    double last[CT_LARGEST_MAX]; /* arrival, finish, lateness, shortness */
    double planned;
    int err = agree_on_now(together, timed->comm, &course->start);

    if (err != MPI_SUCCESS)
        return err;
    course->start += together->margin_s;
    planned = course->start + delay_s;
    last[3] = reference_now(together) - planned;
    wait_until(together, planned);
    last[0] = reference_now(together);
    err = timed->call(timed->arg);
    last[1] = reference_now(together);
    last[2] = last[0] - planned;
    if (err == MPI_SUCCESS)
        err = ct_messages_largest(timed->comm, last, CT_LARGEST_MAX);
    course->arrival = last[0];
    course->finish = last[1];
    *lateness = last[2];
    *is_short = last[3] > 0;
    return err;
}

static void adapt_margin(struct ct_together *together, bool is_short)
{
    together->margin_s *= is_short ? 2 : 0.999;
    if (together->margin_s > MARGIN_MAX_S)
        together->margin_s = MARGIN_MAX_S;
}

int ct_together_call(struct ct_timed *timed, double delay_s, struct ct_course *course)
{
    bool is_late = true;
    int err = ct_together_begin(timed);

    *course = (struct ct_course){0, 0, 0};
    if (timed->is_unable)
        is_late = false;
    for (int i = 0; i < TRIES && is_late && err == MPI_SUCCESS; i++) {
        double lateness = 0;
        bool is_short = false;

        err = call_at(timed, delay_s, course, &lateness, &is_short);
        is_late = lateness > LATE_S && lateness > LATE_PART * (course->finish - course->arrival);
        timed->late += is_late;
        adapt_margin(timed->together, is_short);
    }
    return err;
}
