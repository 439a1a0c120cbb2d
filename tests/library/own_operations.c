/*
 * own_operations.c - reductions by operations of the program, which write to their first argument,
 * and data that each rank names by another datatype: results are right, and nothing else is
 * written to, neither send buffers nor gaps.
 *
 * MPI program that knows nothing of the library, of up to eight ranks.
 */
#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MAX = 8, PAIRS_MOST = 3000, BYTES = 1 << 20, GUARD = 0x5a };

/* x -> scale * x + shift, modulo 2^32 */
struct map {
    unsigned scale, shift;
};

/* How a rank names pairs of numbers. FAR: they do not begin where the element does; WIDE: it is
   longer than what the library has on its stack. */
enum kind { PAIR, QUAD, GAPS, FAR, WIDE, KINDS };

static const struct {
    int pairs;        /* of an element */
    ptrdiff_t stride; /* from one element to the next */
    int first;        /* of a pair: byte of its first number, and of its second */
    int second;
} layouts[KINDS] = {{1, 8, 0, 4}, {2, 16, 0, 4}, {1, 20, 0, 4}, {1, 24, 8, 16}, {1, 9012, 0, 9000}};

static MPI_Datatype types[KINDS];
static MPI_Op compose, add;
static unsigned char sent[BYTES], got[BYTES], sent_before[BYTES], wanted[BYTES];
static int rank, nranks, nwrong;

static unsigned char *number_at(unsigned char *start, enum kind kind, int pair, bool is_second)
{
    const ptrdiff_t within = pair % layouts[kind].pairs, element = pair / layouts[kind].pairs;

    return start + element * layouts[kind].stride + within * 8 +
           (is_second ? layouts[kind].second : layouts[kind].first);
}

static struct map get(unsigned char *start, enum kind kind, int pair)
{
    struct map map;

    memcpy(&map.scale, number_at(start, kind, pair, false), sizeof map.scale);
    memcpy(&map.shift, number_at(start, kind, pair, true), sizeof map.shift);
    return map;
}

static void put(unsigned char *start, enum kind kind, int pair, struct map map)
{
    memcpy(number_at(start, kind, pair, false), &map.scale, sizeof map.scale);
    memcpy(number_at(start, kind, pair, true), &map.shift, sizeof map.shift);
}

static struct map composed(struct map a, struct map b)
{
    return (struct map){a.scale * b.scale, a.scale * b.shift + a.shift};
}

static struct map added(struct map a, struct map b)
{
    return (struct map){a.scale + b.scale, a.shift + b.shift};
}

static void apply(struct map (*both)(struct map, struct map), void *in, void *inout, int count,
                  MPI_Datatype type)
{
    enum kind kind = PAIR;

    while (types[kind] != type)
        kind++;
    for (int i = 0; i < count * layouts[kind].pairs; i++) {
        put(inout, kind, i, both(get(in, kind, i), get(inout, kind, i)));
        put(in, kind, i, (struct map){0x77777777, 0x77777777});
    }
}

static void compose_all(void *in, void *inout, int *count, MPI_Datatype *type)
{
    apply(composed, in, inout, *count, *type);
}

static void add_all(void *in, void *inout, int *count, MPI_Datatype *type)
{
    apply(added, in, inout, *count, *type);
}

static struct map value(int from, int item, int i)
{
    return (struct map){2 * (unsigned)(i + 17 * from + 31 * item) + 3,
                        (unsigned)(5 * i + 11 * from + 13 * item + 1)};
}

/* Of the ranks before `end`. */
static struct map all_of(int end, int item, int i, MPI_Op op)
{
    struct map all = value(0, item, i);

    for (int from = 1; from < end; from++)
        all =
            op == compose ? composed(all, value(from, item, i)) : added(all, value(from, item, i));
    return all;
}

/* Pairs of a rank's block, and how it names them on both sides. */
struct call {
    const char *name;
    int n;
    enum kind send, recv;
    MPI_Op op;
};

static int count_of(const struct call *call, enum kind kind)
{
    return call->n / layouts[kind].pairs;
}

/* Blocks that are sent: for item 0, or for each rank's. */
static void begin(const struct call *call, int nblocks)
{
    memset(sent, GUARD, BYTES);
    memset(got, GUARD, BYTES);
    memset(wanted, GUARD, BYTES);
    for (int i = 0; i < nblocks * call->n; i++)
        put(sent, call->send, i, value(rank, i / call->n, i % call->n));
    memcpy(sent_before, sent, BYTES);
}

/* The block at a place is what a rank sends. */
static void want(const struct call *call, int place, int from, int item)
{
    for (int i = 0; i < call->n; i++)
        put(wanted, call->recv, place * call->n + i, value(from, item, i));
}

static void want_reduced(const struct call *call, int end, int item)
{
    for (int i = 0; i < call->n && end > 0; i++)
        put(wanted, call->recv, i, all_of(end, item, i, call->op));
}

static void end(const struct call *call, const char *name)
{
    int i = 0;

    if (memcmp(got, wanted, BYTES) == 0 && memcmp(sent, sent_before, BYTES) == 0)
        return;
    while (i < BYTES && got[i] == wanted[i])
        i++;
    fprintf(stderr, "rank %d of %d, %s of %d pairs, kinds %d and %d: byte %d%s\n", rank, nranks,
            name, call->n, (int)call->send, (int)call->recv, i,
            memcmp(sent, sent_before, BYTES) == 0 ? "" : ", and the send buffer has changed");
    nwrong++;
}

static void reduce_all(const struct call *call, int root)
{
    const MPI_Datatype type = types[call->send];
    const int count = count_of(call, call->send);
    int counts[RANKS_MAX];

    for (int i = 0; i < nranks; i++)
        counts[i] = count;
    begin(call, 1);
    want_reduced(call, nranks, 0);
    MPI_Allreduce(sent, got, count, type, call->op, MPI_COMM_WORLD);
    end(call, "allreduce");
    begin(call, 1);
    memcpy(got, sent, BYTES);
    want_reduced(call, nranks, 0);
    MPI_Allreduce(MPI_IN_PLACE, got, count, type, call->op, MPI_COMM_WORLD);
    end(call, "allreduce in place");
    begin(call, 1);
    want_reduced(call, rank == root ? nranks : 0, 0);
    MPI_Reduce(sent, got, count, type, call->op, root, MPI_COMM_WORLD);
    end(call, "reduce");
    begin(call, 1);
    want_reduced(call, rank + 1, 0);
    MPI_Scan(sent, got, count, type, call->op, MPI_COMM_WORLD);
    end(call, "scan");
    begin(call, 1);
    want_reduced(call, rank, 0);
    MPI_Exscan(sent, got, count, type, call->op, MPI_COMM_WORLD);
    end(call, "exscan");
    begin(call, nranks);
    want_reduced(call, nranks, rank);
    MPI_Reduce_scatter_block(sent, got, count, type, call->op, MPI_COMM_WORLD);
    end(call, "reduce_scatter_block");
    begin(call, nranks);
    want_reduced(call, nranks, rank);
    MPI_Reduce_scatter(sent, got, counts, type, call->op, MPI_COMM_WORLD);
    end(call, "reduce_scatter");
}

static void move_all(const struct call *call, int root)
{
    const MPI_Datatype send = types[call->send], recv = types[call->recv];
    const int nsend = count_of(call, call->send), nrecv = count_of(call, call->recv);

    begin(call, 1);
    want(call, 0, root, 0);
    for (int i = 0; i < call->n && rank == root; i++)
        put(got, call->recv, i, value(root, 0, i));
    MPI_Bcast(got, nrecv, recv, root, MPI_COMM_WORLD);
    end(call, "bcast");
    begin(call, 1);
    for (int i = 0; i < nranks; i++)
        want(call, i, i, 0);
    MPI_Allgather(sent, nsend, send, got, nrecv, recv, MPI_COMM_WORLD);
    end(call, "allgather");
    begin(call, nranks);
    for (int i = 0; i < nranks; i++)
        want(call, i, i, rank);
    MPI_Alltoall(sent, nsend, send, got, nrecv, recv, MPI_COMM_WORLD);
    end(call, "alltoall");
    begin(call, 1);
    for (int i = 0; i < nranks && rank == root; i++)
        want(call, i, i, 0);
    MPI_Gather(sent, nsend, send, got, nrecv, recv, root, MPI_COMM_WORLD);
    end(call, "gather");
    begin(call, nranks);
    want(call, 0, root, rank);
    MPI_Scatter(sent, nsend, send, got, nrecv, recv, root, MPI_COMM_WORLD);
    end(call, "scatter");
}

static void make_type(enum kind kind)
{
    const int ones[] = {1, 1};
    const MPI_Aint at[] = {layouts[kind].first, layouts[kind].second};
    MPI_Datatype inner;

    if (kind == PAIR || kind == QUAD) {
        MPI_Type_contiguous(2 * layouts[kind].pairs, MPI_UNSIGNED, &types[kind]);
    } else {
        MPI_Type_create_hindexed(2, ones, at, MPI_UNSIGNED, &inner);
        MPI_Type_create_resized(inner, 0, layouts[kind].stride, &types[kind]);
        MPI_Type_free(&inner);
    }
    MPI_Type_commit(&types[kind]);
}

int main(int argc, char **argv)
{
    static const int sizes[] = {2, 14, 200, PAIRS_MOST};

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int kind = 0; kind < KINDS; kind++)
        make_type((enum kind)kind);
    MPI_Op_create(compose_all, 0, &compose);
    MPI_Op_create(add_all, 1, &add);
    for (int turn = 0; turn < 2 * KINDS * 4; turn++) {
        const int n = sizes[turn / 2 % 4], nkinds = n <= 14 ? KINDS : WIDE;
        const int first = turn / 8; /* all ranks the same, in the first turns */
        const struct call call = {
            .n = n,
            .send = (enum kind)(first == 0 ? turn % nkinds : (rank + first) % nkinds),
            .recv = (enum kind)((2 * rank + turn) % nkinds),
            .op = turn % 2 == 0 ? compose : add};
        struct call same = call;

        same.recv = same.send;
        reduce_all(&same, turn % nranks);
        move_all(&call, turn % nranks);
    }
    PMPI_Allreduce(MPI_IN_PLACE, &nwrong, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("wrong %d\n", nwrong);
    MPI_Op_free(&add);
    MPI_Op_free(&compose);
    for (int kind = 0; kind < KINDS; kind++)
        MPI_Type_free(&types[kind]);
    MPI_Finalize();
    return nwrong != 0;
}
