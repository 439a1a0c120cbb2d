/*
 * start_together - calls that start together, with clocks that differ: the
 * clock's model is never more wrong than it says, nobody starts early, and a
 * call with a late start is made again, at most three times. A clock that
 * is set while it runs is noticed.
 *
 * MPI program for any number of ranks of one host. Linked with --wrap for
 * PMPI_Wtime and nanosleep.
 */
#include "timer/mechanism.h"
#include "timer/together.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

double __wrap_PMPI_Wtime(void);
int __real_nanosleep(const struct timespec *pause, struct timespec *left);
int __wrap_nanosleep(const struct timespec *pause, struct timespec *left);

static int nranks, rank, mistakes;
static int long_sleeps; /* so many sleeps from now on take 20 ms more */
static double entered;  /* the latest call, by the host's clock */
static int ncalls;
static double ahead; /* by which the last rank's clock was set */
static struct ct_together together;

/* The host's clock, the same for all ranks. */
static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Rank 0's clock is the host's, the others' are ahead. */
double __wrap_PMPI_Wtime(void)
{
    return now() + 1000.0 * rank + (rank > 0 && rank == nranks - 1 ? ahead : 0);
}

int __wrap_nanosleep(const struct timespec *pause, struct timespec *left)
{
    const struct timespec more = {.tv_nsec = 20000000};

    if (long_sleeps-- > 0)
        __real_nanosleep(&more, NULL);
    return __real_nanosleep(pause, left);
}

static void must(int err)
{
    if (err != MPI_SUCCESS)
        PMPI_Abort(MPI_COMM_WORLD, 2);
}

static void expect(bool is_right, const char *what)
{
    if (is_right)
        return;
    mistakes++;
    fprintf(stderr, "rank %d of %d: %s\n", rank, nranks, what);
}

static int note_call(void *arg)
{
    (void)arg;
    entered = now();
    ncalls++;
    return MPI_SUCCESS;
}

static struct ct_timed timed_call(void)
{
    ncalls = 0;
    return (struct ct_timed){
        .comm = MPI_COMM_WORLD, .rank = rank, .call = note_call, .calls = 1, .together = &together};
}

static void check_clock(void)
{
    struct ct_timed timed = timed_call();
    double before, reference, after;

    must(ct_together_begin(&timed));
    before = now();
    reference = ct_clock_reference(&together.clock, __wrap_PMPI_Wtime());
    after = now();
    /* what a drift of 100 millionths may add until the next comparison */
    expect(reference > before - together.clock.error - 1e-4 &&
               reference < after + together.clock.error + 1e-4,
           "the clock is more wrong than it says");
    expect(together.interval_s > 0, "clocks are never compared again");
}

static double largest_of(double own)
{
    double largest;

    must(PMPI_Allreduce(&own, &largest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD));
    return largest;
}

static void check_course(double delay_s)
{
    struct ct_timed timed = timed_call();
    struct ct_course course, first;
    double slack = together.clock.error;

    must(ct_together_call(&timed, delay_s, &course));
    slack = largest_of(fmax(slack, together.clock.error)) + 1e-4;
    expect(entered > course.start + delay_s - slack, "started early");
    expect(entered < course.arrival + slack, "arrived after the last one");
    expect(course.start <= course.arrival && course.arrival <= course.finish,
           "finished before it started");
    first = course;
    must(PMPI_Bcast(&first, sizeof first, MPI_BYTE, 0, MPI_COMM_WORLD));
    expect(first.start == course.start && first.arrival == course.arrival &&
               first.finish == course.finish,
           "ranks disagree on the course");
    expect(ncalls == (timed.late < 4 ? timed.late + 1 : 4),
           "not one call for each late start and one more");
}

/* The last rank sleeps too long before its call, up to so many times: on a busy
   machine it may come too late to sleep at all. */
static void check_late(int times)
{
    struct ct_timed timed = timed_call();
    struct ct_course course;
    int slept;

    long_sleeps = rank == nranks - 1 ? times : 0;
    must(ct_together_call(&timed, 0.005, &course));
    slept = times - (long_sleeps > 0 ? long_sleeps : 0);
    must(PMPI_Bcast(&slept, 1, MPI_INT, nranks - 1, MPI_COMM_WORLD));
    long_sleeps = 0;
    expect(timed.late >= slept, "a late start not counted");
    expect(timed.late <= 4 && ncalls <= 4, "more than three calls again");
}

static void check_mechanism(const struct ct_mechanism *mechanism)
{
    struct ct_timed timed = timed_call();
    double seconds;

    if (mechanism->begin == NULL)
        return;
    timed.spread_s = 0.01;
    must(mechanism->begin(&timed));
    for (; timed.round < 5; timed.round++) {
        must(mechanism->sample(&timed, &seconds));
        expect(seconds >= 0, "a negative sample");
        expect(seconds == largest_of(seconds), "ranks disagree on a sample");
    }
}

/* Random arrivals: they differ between ranks, and between rounds. */
static void check_arrivals(void)
{
    const struct ct_mechanism *const *arrival = ct_mechanisms;
    bool differ = false;

    while (strcmp((*arrival)->facts->name, "arrival") != 0)
        arrival++;
    for (unsigned long round = 0; round < 8; round++) {
        struct ct_timed timed = timed_call();
        double seconds, first;

        timed.round = round;
        timed.spread_s = 0.02;
        must((*arrival)->sample(&timed, &seconds));
        first = -largest_of(-entered);
        differ |= largest_of(entered) - first > 0.002;
    }
    expect(differ == (nranks > 1), "all ranks arrive together");
}

/* The last rank's clock is set again and again: three times are forgiven. */
static void check_set_clock(void)
{
    struct ct_timed timed = timed_call();
    struct ct_course course;

    for (int i = 0; i < 4; i++) {
        expect(!timed.is_unable, "gave up too early");
        timed.is_doubtful = false;
        ahead += 1;
        together.interval_s = 0;
        must(ct_together_call(&timed, 0, &course));
        expect(timed.is_doubtful == (nranks > 1), "a clock that was set is not noticed");
        expect(timed.is_unable || course.finish - course.start < 0.9,
               "measured by a clock that was set");
    }
    expect(timed.is_unable == (nranks > 1), "goes on and on");
    ncalls = 0;
    must(ct_together_call(&timed, 0, &course));
    expect((ncalls == 0) == (nranks > 1), "calls though unable");
    together = (struct ct_together){.compared_s = 0};
}

int main(int argc, char **argv)
{
    PMPI_Init(&argc, &argv);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    check_clock();
    for (int i = 0; i < 5; i++)
        check_course(0.001 * ((rank + i) % 3));
    for (int times = 0; times < 6; times++)
        check_late(times);
    for (int i = 0; ct_mechanisms[i] != NULL; i++)
        check_mechanism(ct_mechanisms[i]);
    check_arrivals();
    check_clock();
    check_set_clock();
    PMPI_Finalize();
    return mistakes != 0;
}
