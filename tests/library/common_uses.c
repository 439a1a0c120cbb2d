/*
 * common_uses - what MPI's chapter on collectives uses them for where random calls
 * (tests/conformance) do not: buffers that are parts of one, arguments that mean
 * nothing where they are given, and the orders in which calls may be made. Each rank
 * compares with what must be there.
 *
 * MPI program for 2 to 8 ranks.
 */
#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS_MAX = 8, PART = 100, COLUMNS = 6, TILE = 3 };

static int nranks, rank;
static int mistakes;

static void expect(const char *what, long got, long wanted)
{
    if (got == wanted)
        return;
    fprintf(stderr, "rank %d of %d, %s: %ld, not %ld\n", rank, nranks, what, got, wanted);
    mistakes++;
}

static int value(int from, int i)
{
    return 1000 * from + i;
}

/* Every rank gets the hundred ints of every other. */
static void exchange_parts(void)
{
    int own[PART], all[RANKS_MAX * PART];

    for (int i = 0; i < PART; i++)
        own[i] = value(rank, i);
    MPI_Allgather(own, PART, MPI_INT, all, PART, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < nranks * PART; i++)
        expect("all parts", all[i], value(i / PART, i % PART));
}

/* A vector dealt out in parts that differ by one, put together on all ranks:
   each had its own part in place. */
static void join_parts(void)
{
    enum { WHOLE = 77 };
    int all[WHOLE], counts[RANKS_MAX], displs[RANKS_MAX];

    for (int i = 0, at = 0; i < nranks; i++) {
        counts[i] = WHOLE / nranks + (i < WHOLE % nranks);
        displs[i] = at;
        at += counts[i];
    }
    for (int i = 0; i < WHOLE; i++) {
        const int k = i - displs[rank];

        all[i] = k >= 0 && k < counts[rank] ? 3 * i : -1;
    }
    MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, counts, displs, MPI_INT,
                   MPI_COMM_WORLD);
    for (int i = 0; i < WHOLE; i++)
        expect("the whole vector", all[i], 3L * i);
}

/* Rows of a matrix, and elements of a vector, are dealt out: their product is
   known to all. */
static void multiply_for_all(void)
{
    double sums[COLUMNS] = {0}, product[COLUMNS];

    for (int row = rank; row < 2 * RANKS_MAX; row += nranks) {
        for (int column = 0; column < COLUMNS; column++)
            sums[column] += (row + 1) * (double)(row * COLUMNS + column);
    }
    MPI_Allreduce(sums, product, COLUMNS, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int column = 0; column < COLUMNS; column++) {
        long wanted = 0;

        for (int row = 0; row < 2 * RANKS_MAX; row++)
            wanted += (row + 1L) * (row * COLUMNS + column);
        expect("vector times matrix", (long)product[column], wanted);
    }
}

/* The same, where each rank gets one element of the product, or as many as its
   number. */
static void multiply_for_each(void)
{
    int sums[RANKS_MAX * RANKS_MAX], own[RANKS_MAX], counts[RANKS_MAX];
    int first = 0;

    for (int i = 0; i < RANKS_MAX * RANKS_MAX; i++)
        sums[i] = (rank + 1) * i;
    MPI_Reduce_scatter_block(sums, own, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    expect("an element of the product", own[0], (long)rank * nranks * (nranks + 1) / 2);
    for (int i = 0; i < nranks; i++) {
        counts[i] = i;
        first += i < rank ? i : 0;
    }
    MPI_Reduce_scatter(sums, own, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < rank; i++)
        expect("elements of the product", own[i], (long)(first + i) * nranks * (nranks + 1) / 2);
}

/* A square matrix of TILE rows on each rank: tiles are sent as they lie, and
   received with rows and columns exchanged. */
static void transpose(void)
{
    const int n = nranks * TILE;
    int rows[TILE * RANKS_MAX * TILE], turned[TILE * RANKS_MAX * TILE];
    MPI_Datatype bare, tile, column, across, turn;

    for (int i = 0; i < TILE * n; i++)
        rows[i] = (rank * TILE + i / n) * n + i % n;
    MPI_Type_vector(TILE, TILE, n, MPI_INT, &bare);
    MPI_Type_create_resized(bare, 0, TILE * sizeof(int), &tile);
    MPI_Type_vector(TILE, 1, n, MPI_INT, &column);
    MPI_Type_create_hvector(TILE, 1, sizeof(int), column, &across);
    MPI_Type_create_resized(across, 0, TILE * sizeof(int), &turn);
    MPI_Type_commit(&tile);
    MPI_Type_commit(&turn);
    MPI_Alltoall(rows, 1, tile, turned, 1, turn, MPI_COMM_WORLD);
    for (int i = 0; i < TILE * n; i++)
        expect("transposed", turned[i], (i % n) * (long)n + (long)rank * TILE + i / n);
    MPI_Type_free(&bare);
    MPI_Type_free(&tile);
    MPI_Type_free(&column);
    MPI_Type_free(&across);
    MPI_Type_free(&turn);
}

/* Sorted into buckets: rank r has (r + i) % 4 numbers for rank i, and says so first.
   is_one: what is sent and what is received are in one buffer, but not in the same place. */
static void send_to_buckets(bool is_one)
{
    enum { ROOM = RANKS_MAX * 4 };
    int numbers[2 * ROOM], apart[ROOM], counts[2][RANKS_MAX], displs[2][RANKS_MAX];
    int *got = is_one ? numbers : apart;
    int at[2] = {0, is_one ? ROOM : 0};

    for (int i = 0; i < nranks; i++)
        counts[0][i] = (rank + i) % 4;
    MPI_Alltoall(counts[0], 1, MPI_INT, counts[1], 1, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < nranks; i++) {
        expect("a count", counts[1][i], (rank + i) % 4);
        for (int side = 0; side < 2; side++) {
            displs[side][i] = at[side];
            at[side] += counts[side][i];
        }
        for (int k = 0; k < counts[0][i]; k++)
            numbers[displs[0][i] + k] = value(rank, 10 * i + k);
    }
    MPI_Alltoallv(numbers, counts[0], displs[0], MPI_INT, got, counts[1], displs[1], MPI_INT,
                  MPI_COMM_WORLD);
    for (int i = 0; i < nranks; i++) {
        for (int k = 0; k < counts[1][i]; k++)
            expect("in the bucket", got[displs[1][i] + k], value(i, 10 * rank + k));
        for (int k = 0; k < counts[0][i]; k++)
            expect("still there", numbers[displs[0][i] + k], value(rank, 10 * i + k));
    }
}

/* An allgatherv of what lies in the receive buffer, before all blocks. */
static void gather_behind(void)
{
    static int all[2 * RANKS_MAX * 5], counts[RANKS_MAX], displs[RANKS_MAX];
    const int gap = RANKS_MAX * 5;

    for (int i = 0; i < nranks; i++) {
        counts[i] = 5;
        displs[i] = gap + 5 * i;
    }
    for (int i = 0; i < 5; i++)
        all[5 * rank + i] = value(rank, i);
    MPI_Allgatherv(all + (size_t)5 * (size_t)rank, 5, MPI_INT, all, counts, displs, MPI_INT,
                   MPI_COMM_WORLD);
    for (int i = 0; i < 5 * nranks; i++)
        expect("from the same array", all[gap + i], value(i / 5, i % 5));
}

/* What is only read may be for all ranks. */
static void scatter_one_to_all(void)
{
    int own[PART], all[PART], counts[RANKS_MAX] = {0}, displs[RANKS_MAX] = {0};

    for (int i = 0; i < PART; i++)
        all[i] = value(7, i);
    for (int i = 0; i < nranks; i++)
        counts[i] = PART;
    MPI_Scatterv(all, counts, displs, MPI_INT, own, PART, MPI_INT, 1, MPI_COMM_WORLD);
    for (int i = 0; i < PART; i++)
        expect("what all get", own[i], value(7, i));
}

/* The root gives all away, and names the one buffer that it has for what it does
   not get. */
static void scatter_to_others(void)
{
    static int own[RANKS_MAX * PART], counts[RANKS_MAX], displs[RANKS_MAX];
    const int mine = rank == 1 ? 0 : PART;

    for (int i = 0; i < nranks; i++) {
        counts[i] = i == 1 ? 0 : PART;
        displs[i] = i == 1 ? 0 : PART * (i - (i > 1));
        for (int k = 0; k < counts[i]; k++)
            own[displs[i] + k] = rank == 1 ? value(i, k) : -1;
    }
    MPI_Scatterv(own, counts, displs, MPI_INT, own, mine, MPI_INT, 1, MPI_COMM_WORLD);
    for (int i = 0; i < mine; i++)
        expect("from a root that keeps nothing", own[i], value(rank, i));
}

/* Where there is nothing to receive into, whatever is given means nothing, also in calls
   that are like earlier ones. */
static void ignore_receive_buffers(int root)
{
    static int sent[1000], got[1000];
    void *const ignored[] = {NULL, sent, (void *)16, MPI_IN_PLACE, got};

    for (int i = 0; i < 1000; i++)
        sent[i] = i + rank;
    for (size_t k = 0; k < 2 * sizeof ignored / sizeof *ignored; k++) {
        void *recv = rank == root ? got : ignored[k / 2];

        got[999] = -1;
        MPI_Reduce(sent, recv, 1000, MPI_INT, MPI_SUM, root, MPI_COMM_WORLD);
        expect("sent", sent[999], 999 + rank);
        expect("sum", got[999], rank == root ? 999L * nranks + nranks * (nranks - 1) / 2 : -1L);
    }
}

/* Collectives on the pairs of three ranks, in an order that is no circle: where
   each rank began with the pair that it is the first of, none would end. */
static void call_on_pairs(void)
{
    MPI_Comm pairs[3];
    int number;

    for (int i = 0; i < 3; i++) {
        const int is_in = rank == i || rank == (i + 1) % 3;

        MPI_Comm_split(MPI_COMM_WORLD, is_in ? 0 : MPI_UNDEFINED, 0, &pairs[i]);
    }
    for (int i = 0; i < 3; i++) {
        if (pairs[i] == MPI_COMM_NULL)
            continue;
        number = rank + 1;
        MPI_Bcast(&number, 1, MPI_INT, 0, pairs[i]);
        expect("from the first of a pair", number, i == 2 ? 1 : i + 1);
        number = rank;
        MPI_Allreduce(MPI_IN_PLACE, &number, 1, MPI_INT, MPI_SUM, pairs[i]);
        expect("of a pair", number, i + (i + 1) % 3);
        MPI_Comm_free(&pairs[i]);
    }
}

/* Ranks take turns as the root of broadcasts that differ in nothing else. */
static void take_turns(void)
{
    static const int counts[] = {1, 2, 7, 64, 1001, 5000};
    static int shared[5000];

    for (size_t i = 0; i < 2 * sizeof counts / sizeof *counts; i++) {
        const int n = counts[i / 2];

        for (int root = 0; root < nranks; root++) {
            for (int k = 0; k < n; k++)
                shared[k] = rank == root ? value(root, k) : -1;
            MPI_Bcast(shared, n, MPI_INT, root, MPI_COMM_WORLD);
            for (int k = 0; k < n; k++)
                expect("from a root in turn", shared[k], value(root, k));
        }
    }
}

/* A message after the broadcast that its receiver takes part in; turned round
   on one rank, neither need end. */
static void send_after(void)
{
    int shared = rank == 0 ? 8 : -1, number = -1;

    MPI_Bcast(&shared, 1, MPI_INT, 0, MPI_COMM_WORLD);
    if (rank == 0)
        MPI_Send(&shared, 1, MPI_INT, 1, 6, MPI_COMM_WORLD);
    if (rank == 1)
        MPI_Recv(&number, 1, MPI_INT, 0, 6, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    expect("after a broadcast", number, rank == 1 ? 8 : -1);
}

/* Calls that block while others, begun before or with a message to come, are
   under way on the same communicator. */
static void call_between(void)
{
    int ahead = -1, shared = rank == 0 ? 5 : -1, sum, own = rank, total = -1;
    MPI_Request requests[3];

    MPI_Irecv(&ahead, 1, MPI_INT, (rank + 1) % nranks, 6, MPI_COMM_WORLD, &requests[0]);
    MPI_Ibarrier(MPI_COMM_WORLD, &requests[1]);
    MPI_Bcast(&shared, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Iallreduce(&own, &total, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &requests[2]);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Allreduce(&shared, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Send(&rank, 1, MPI_INT, (rank + nranks - 1) % nranks, 6, MPI_COMM_WORLD);
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    expect("while a barrier is under way", shared, 5);
    expect("a sum while another is", sum, 5L * nranks);
    expect("the other", total, nranks * (nranks - 1L) / 2);
    expect("the message", ahead, (rank + 1) % nranks);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks < 2 || nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    exchange_parts();
    join_parts();
    multiply_for_all();
    multiply_for_each();
    transpose();
    send_to_buckets(false);
    send_to_buckets(true);
    gather_behind();
    scatter_one_to_all();
    scatter_to_others();
    for (int root = 0; root < nranks; root++)
        ignore_receive_buffers(root);
    if (nranks > 2)
        call_on_pairs();
    take_turns();
    send_after();
    call_between();
    PMPI_Allreduce(MPI_IN_PLACE, &mistakes, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return mistakes != 0;
}
