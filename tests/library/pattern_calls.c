/*
 * pattern_calls - an application of three ranks whose calls have the patterns
 * that were tuned, or depart from them; results are compared with what they
 * must be.
 *
 * pattern_calls MODE, of the table at the end of this file
 */
#include "tests/library/compare.h"
#include "tests/library/job_patterns.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALLS = 14, THREAD_CALLS = 100, INTS = 20000 };

static bool attribute_fails; /* the next one */

/* Before that of the MPI library, which is still to be had by its other name:
   the library's memory for a communicator. */
int PMPI_Comm_set_attr(MPI_Comm comm, int key, void *value)
{
    if (attribute_fails) {
        attribute_fails = false;
        return MPI_ERR_NO_MEM;
    }
    return MPI_Comm_set_attr(comm, key, value);
}

/* Buffers and counts of one call, in ints. */
struct exchange {
    int send[INTS], recv[INTS];
    int send_counts[PATTERN_RANKS], send_displs[PATTERN_RANKS];
    int recv_counts[PATTERN_RANKS], recv_displs[PATTERN_RANKS];
};

/* How a call differs from its pattern. */
struct change {
    int percent;   /* of all counts; 0: as they are */
    int own_of;    /* the rank that sends itself more; -1: none */
    int own_count; /* so many ints */
};

static const struct change none = {.own_of = -1};

static int count_of(const size_t *bytes, const struct change *change, int from, int to)
{
    const int count = (int)(bytes[from * PATTERN_RANKS + to] / sizeof(int));

    return count + count * change->percent / 100 +
           (from == to && from == change->own_of ? change->own_count : 0);
}

static int value_of(int from, int to, int i)
{
    return from * 1000003 + to * 10007 + i;
}

static void fill(struct exchange *e, const size_t *bytes, const struct change *change, int rank)
{
    int sent = 0, received = 0;

    memset(e->recv, -1, sizeof e->recv);
    for (int i = 0; i < PATTERN_RANKS; i++) {
        e->send_counts[i] = count_of(bytes, change, rank, i);
        e->send_displs[i] = sent;
        e->recv_counts[i] = count_of(bytes, change, i, rank);
        e->recv_displs[i] = received;
        received += e->recv_counts[i];
        for (int k = 0; k < e->send_counts[i]; k++)
            e->send[sent++] = value_of(rank, i, k);
    }
}

static void compare(const struct exchange *e, int rank)
{
    int at = 0;

    for (int i = 0; i < PATTERN_RANKS; i++) {
        for (int k = 0; k < e->recv_counts[i]; k++)
            ct_compare_numbers("received", e->recv[at++], value_of(i, rank, k));
    }
    ct_compare_numbers("after the last", e->recv[at], -1);
}

static void call(MPI_Comm comm, const size_t *bytes, const struct change *change)
{
    struct exchange *e = malloc(sizeof *e);
    int rank;

    if (e == NULL)
        MPI_Abort(MPI_COMM_WORLD, 2);
    MPI_Comm_rank(comm, &rank);
    fill(e, bytes, change, rank);
    MPI_Alltoallv(e->send, e->send_counts, e->send_displs, MPI_INT, e->recv, e->recv_counts,
                  e->recv_displs, MPI_INT, comm);
    compare(e, rank);
    free(e);
}

/* The pattern of the sequence's call `number`, from 0. */
static const size_t *pattern_at(int number)
{
    const int place = number % (FIRST_KEYS + FIRST_ROWS + LAST_KEYS);

    return place >= FIRST_KEYS && place < FIRST_KEYS + FIRST_ROWS ? rows_bytes : keys_bytes;
}

static void follow(void)
{
    for (int i = 0; i < CALLS; i++)
        call(MPI_COMM_WORLD, pattern_at(i), &none);
}

static void follow_with(int percent)
{
    const struct change more = {.percent = percent, .own_of = -1};

    for (int i = 0; i < CALLS; i++)
        call(MPI_COMM_WORLD, pattern_at(i), &more);
}

static void near(void)
{
    follow_with(9);
}

static void far(void)
{
    follow_with(11);
}

/* One rank alone sees other counts, from the fifth call on. */
static void depart(MPI_Comm comm, int ncalls)
{
    const struct change own = {.own_of = 1, .own_count = 9000};

    for (int i = 0; i < ncalls; i++)
        call(comm, pattern_at(i), i < 4 ? &none : &own);
}

static void alone(void)
{
    depart(MPI_COMM_WORLD, CALLS);
}

/* More calls in a row than the sequence has. */
static void longer(void)
{
    for (int i = 0; i < CALLS; i++)
        call(MPI_COMM_WORLD, keys_bytes, &none);
}

/* Fewer. */
static void shorter(void)
{
    for (int i = 0; i < CALLS; i++)
        call(MPI_COMM_WORLD, pattern_at(i + 1), &none);
}

/* Every other call is on another communicator, some on one of two ranks. */
static void between(void)
{
    MPI_Comm other, pair;
    int rank;
    int counts[] = {1, 1}, displs[] = {0, 1}, sent[] = {3, 4}, got[] = {0, 0};

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &other);
    MPI_Comm_split(MPI_COMM_WORLD, rank < 2 ? 0 : MPI_UNDEFINED, 0, &pair);
    for (int i = 0; i < CALLS; i++) {
        call(MPI_COMM_WORLD, pattern_at(i), &none);
        if (pair != MPI_COMM_NULL)
            MPI_Alltoallv(sent, counts, displs, MPI_INT, got, counts, displs, MPI_INT, pair);
        call(other, pattern_at(i), &none);
    }
    ct_compare_numbers("of the pair", got[0], rank < 2 ? 3 + rank : 0);
    if (pair != MPI_COMM_NULL)
        MPI_Comm_free(&pair);
    MPI_Comm_free(&other);
}

/* One communicator leaves the sequence, one of the same ranks follows. */
static void other(void)
{
    MPI_Comm comm;

    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    for (int i = 0; i < CALLS; i++) {
        call(comm, rows_bytes, &none);
        call(MPI_COMM_WORLD, pattern_at(i), &none);
    }
    MPI_Comm_free(&comm);
}

/* A new communicator begins anew, also where an earlier one has left. */
static void anew(void)
{
    for (int i = 0; i < CALLS; i++) {
        MPI_Comm comm;

        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        call(comm, i == 5 ? rows_bytes : keys_bytes, &none);
        call(comm, keys_bytes, &none);
        MPI_Comm_free(&comm);
    }
}

/* One rank has no memory to count the calls on a communicator: all leave. What
   has begun goes on, and nothing begins anew. */
static void shortage(void)
{
    MPI_Comm comms[2];
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    call(MPI_COMM_WORLD, pattern_at(0), &none);
    for (int i = 0; i < 2; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    attribute_fails = rank == 1;
    for (int i = 0; i < CALLS; i++)
        call(comms[0], pattern_at(i), &none);
    ct_compare_numbers("it failed", attribute_fails, 0);
    call(comms[1], pattern_at(0), &none);
    for (int i = 1; i < CALLS; i++)
        call(MPI_COMM_WORLD, pattern_at(i), &none);
    for (int i = 0; i < 2; i++)
        MPI_Comm_free(&comms[i]);
}

/* Natively nobody waits for rank 1, which has no bytes. MPI refuses it a call, which it does not
   make again: then the others come to where the ranks agree one call before it. */
static void refused(void)
{
    const int zeros[PATTERN_RANKS] = {0}, wrong[PATTERN_RANKS] = {-1};
    int rank, said = 0;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < CALLS; i++) {
        if (i == 2 && rank == 1)
            ct_compare_numbers("refused",
                               MPI_Alltoallv(zeros, wrong, zeros, MPI_INT, &said, zeros, zeros,
                                             MPI_INT, MPI_COMM_WORLD) == MPI_SUCCESS,
                               false);
        else
            call(MPI_COMM_WORLD, apart_bytes, &none);
        said = rank == 0 ? i : -1;
        if (rank == 0)
            MPI_Send(&said, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
        if (rank == 1)
            MPI_Recv(&said, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        ct_compare_numbers("said", said, rank < 2 ? i : -1);
    }
}

static void *follow_in_thread(void *argument)
{
    MPI_Comm comm = *(MPI_Comm *)argument;

    for (int i = 0; i < THREAD_CALLS; i++)
        call(comm, pattern_at(i), &none);
    return NULL;
}

static void *depart_in_thread(void *argument)
{
    depart(*(MPI_Comm *)argument, THREAD_CALLS);
    return NULL;
}

/* Two threads on communicators of the same ranks: each rank has its own order
   of their calls. */
static void threads(void)
{
    void *(*const bodies[])(void *) = {follow_in_thread, depart_in_thread};
    MPI_Comm comms[2];
    pthread_t running[2];
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < 2; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    for (int i = 0; i < 2; i++) {
        const int k = (i + rank) % 2;

        pthread_create(&running[k], NULL, bodies[k], &comms[k]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(running[i], NULL);
    for (int i = 0; i < 2; i++)
        MPI_Comm_free(&comms[i]);
}

/* Rank 0 has so many per cent more than its pattern says. */
static void gather_with(int percent)
{
    static int sent[INTS], got[INTS];
    int counts[PATTERN_RANKS], displs[PATTERN_RANKS];
    int rank, at = 0;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < PATTERN_RANKS; i++) {
        counts[i] = (int)(heads_bytes[i] / sizeof(int));
        counts[i] += i == 0 ? counts[i] * percent / 100 : 0;
        displs[i] = at;
        at += counts[i];
    }
    for (int i = 0; i < counts[rank]; i++)
        sent[i] = value_of(rank, 0, i);
    MPI_Allgatherv(sent, counts[rank], MPI_INT, got, counts, displs, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < PATTERN_RANKS; i++)
        for (int k = 0; k < counts[i]; k++)
            ct_compare_numbers("gathered", got[displs[i] + k], value_of(i, 0, k));
}

/* On both sides of a tenth of all bytes. */
static void gather(void)
{
    for (int percent = 0; percent <= 12; percent++)
        gather_with(percent);
}

static const struct {
    const char *name;
    void (*run)(void);
    int level;
} modes[] = {
    {"follow", follow, MPI_THREAD_SINGLE},     {"near", near, MPI_THREAD_SINGLE},
    {"far", far, MPI_THREAD_SINGLE},           {"alone", alone, MPI_THREAD_SINGLE},
    {"longer", longer, MPI_THREAD_SINGLE},     {"shorter", shorter, MPI_THREAD_SINGLE},
    {"between", between, MPI_THREAD_SINGLE},   {"other", other, MPI_THREAD_SINGLE},
    {"anew", anew, MPI_THREAD_SINGLE},         {"threads", threads, MPI_THREAD_MULTIPLE},
    {"shortage", shortage, MPI_THREAD_SINGLE}, {"gather", gather, MPI_THREAD_SINGLE},
    {"refused", refused, MPI_THREAD_SINGLE},
};

int main(int argc, char **argv)
{
    size_t i = 0;
    int provided, nranks;

    while (argc == 2 && strcmp(modes[i].name, argv[1]) != 0)
        if (++i == sizeof modes / sizeof modes[0])
            return 2;
    MPI_Init_thread(&argc, &argv, modes[i].level, &provided);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    if (provided < modes[i].level || nranks != PATTERN_RANKS)
        MPI_Abort(MPI_COMM_WORLD, 2);
    modes[i].run();
    return ct_compare_end();
}
