/*
 * rooted_blocks - gather, scatter, gatherv and scatterv give what native gives,
 * by each algorithm with each of its settings, from any root: blocks of other
 * sizes, in any order, with gaps and shared, datatypes that differ between
 * ranks, in place, nonsense where MPI ignores an argument, large-count
 * functions, and blocks that are too large for it.
 *
 * MPI program, linked with the library, which has the candidates chosen one after
 * the other.
 */
#include "library/entry/take.h"
#include "tests/library/compare.h"
#include "tests/library/layouts.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MAX = 8, SIZES = 6, PLACES = 4, ROOTS = 3, WAYS = ROOTS * SIZES };

static bool all_ways; /* COLLTUNE_ALL */
static struct ct_choice current;

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    (void)problem;
    return &current;
}

static const struct ct_dispatch dispatch[] = {
    {&ct_gather, choose},   {&ct_gatherv, choose}, {&ct_scatter, choose},
    {&ct_scatterv, choose}, {NULL, NULL},
};

const struct ct_tuned ct_tuned = {
    .machine = "rooted",
    .is_unchecked = true,
    .dispatch = dispatch,
};

/* The arguments of one of the functions; those of the other side. */
struct call {
    const struct ct_collective *collective;
    int root;
    int counts[RANKS_MAX]; /* of the root's blocks; 0 is that of all without
                              counts */
    int displs[RANKS_MAX];
    MPI_Datatype root_type;
    int own_count;
    MPI_Datatype own_type; /* of a rank's own block */
    bool in_place;         /* at the root */
};

static int size_of(int sizes, int rank)
{
    switch (sizes) {
    case 0:
        return 3;
    case 1:
        return (rank * 7 + 3) % 5; /* 3 0 2 4 1 */
    case 2:
        return rank == 1 ? 1001 : 0;
    case 3:
        return rank % 2 == 0 ? 0 : 17;
    case 4:
        return 300 * (rank + 1);
    default:
        return 0;
    }
}

/* One after the other, in reverse order, with gaps; what is only read may be
   for several ranks. */
static void place(struct call *call, int places, int nranks)
{
    const bool is_shared = places == 3 && call->collective == &ct_scatterv;
    int at = places == 2 && nranks > 1 ? 5 : 0;

    for (int i = 0; i < nranks; i++) {
        const int rank = places == 1 ? nranks - 1 - i : i;

        call->displs[rank] = is_shared ? rank : at;
        at += call->counts[rank] + (places == 2 ? 2 : 0);
    }
}

/* What each function is called with: the other rank's arguments are nonsense. */
static const int *const nowhere = (const int *)16;

struct side {
    const void *send;
    void *recv;
    int count; /* of the own block */
    MPI_Datatype type;
    int root_count;
    const int *counts;
    const int *displs;
    MPI_Datatype root_type;
};

static struct side side_of(const struct ct_compare *c, const struct call *call, void *result)
{
    const bool gathers = call->collective == &ct_gather || call->collective == &ct_gatherv;
    const bool is_root = c->rank == call->root;
    struct side side = {c->sent, result,  call->own_count, call->own_type,
                        -7,      nowhere, nowhere,         MPI_DATATYPE_NULL};

    if (!is_root && gathers)
        side.recv = (void *)(intptr_t)nowhere;
    if (!is_root && !gathers)
        side.send = nowhere;
    if (!is_root)
        return side;
    side.root_count = call->counts[0];
    side.counts = call->counts;
    side.displs = call->displs;
    side.root_type = call->root_type;
    if (!call->in_place)
        return side;
    side.count = -3;
    side.type = MPI_DATATYPE_NULL;
    if (gathers)
        side.send = MPI_IN_PLACE;
    else
        side.recv = MPI_IN_PLACE;
    return side;
}

static int make(const struct ct_compare *c, const struct call *call, void *result, bool by_mpi)
{
    const struct side s = side_of(c, call, result);

    if (call->collective == &ct_gather)
        return (by_mpi ? MPI_Gather : PMPI_Gather)(s.send, s.count, s.type, s.recv, s.root_count,
                                                   s.root_type, call->root, c->comm);
    if (call->collective == &ct_scatter)
        return (by_mpi ? MPI_Scatter : PMPI_Scatter)(s.send, s.root_count, s.root_type, s.recv,
                                                     s.count, s.type, call->root, c->comm);
    if (call->collective == &ct_gatherv)
        return (by_mpi ? MPI_Gatherv : PMPI_Gatherv)(s.send, s.count, s.type, s.recv, s.counts,
                                                     s.displs, s.root_type, call->root, c->comm);
    return (by_mpi ? MPI_Scatterv : PMPI_Scatterv)(s.send, s.counts, s.displs, s.root_type, s.recv,
                                                   s.count, s.type, call->root, c->comm);
}

#if MPI_VERSION >= 4
struct large_counts {
    MPI_Count counts[RANKS_MAX];
    MPI_Aint displs[RANKS_MAX];
};

static struct large_counts large_of(const struct call *call, int nranks)
{
    struct large_counts large;

    for (int i = 0; i < nranks; i++) {
        large.counts[i] = call->counts[i];
        large.displs[i] = call->displs[i];
    }
    return large;
}

/* By MPI_*_c. */
static int make_large(const struct ct_compare *c, const struct call *call, void *result)
{
    const struct side s = side_of(c, call, result);
    const struct large_counts large = large_of(call, c->nranks);

    if (call->collective == &ct_gather)
        return MPI_Gather_c(s.send, s.count, s.type, s.recv, s.root_count, s.root_type, call->root,
                            c->comm);
    if (call->collective == &ct_scatter)
        return MPI_Scatter_c(s.send, s.root_count, s.root_type, s.recv, s.count, s.type, call->root,
                             c->comm);
    if (call->collective == &ct_gatherv)
        return MPI_Gatherv_c(s.send, s.count, s.type, s.recv, large.counts, large.displs,
                             s.root_type, call->root, c->comm);
    return MPI_Scatterv_c(s.send, large.counts, large.displs, s.root_type, s.recv, s.count, s.type,
                          call->root, c->comm);
}
#else
static int make_large(const struct ct_compare *c, const struct call *call, void *result)
{
    return make(c, call, result, true);
}
#endif

/* Without bytes there is nothing to choose, unless only the root knows. */
static enum ct_reason reason_of(const struct call *call)
{
    return call->counts[0] == 0 && call->collective->private_bytes == 0 ? CT_NO_BYTES : CT_TUNED;
}

/* By int counts, twice, as the second may be known from the first, or by large
   ones. */
static void compare(struct ct_compare *c, const struct call *call, int way, const char *what)
{
    int err = MPI_SUCCESS;

    ct_compare_fill(c, way);
    if (way % 3 == 0)
        err = make_large(c, call, c->got);
    for (int i = 0; i < way % 3 && err == MPI_SUCCESS; i++)
        err = make(c, call, c->got, true);
    ct_compare_numbers(what, err, MPI_SUCCESS);
    ct_compare_numbers(what, (long)ct_take_latest(), (long)reason_of(call));
    make(c, call, c->wanted, false);
    ct_compare_buffers(c, what, call->root, call->counts[0]);
}

/* Datatypes differ between ranks. */
static void compare_size(struct ct_compare *c, const MPI_Datatype *types, int root, int sizes,
                         int way)
{
    const bool is_plain = way % 5 == 0;
    struct call call = {
        .collective = current.algorithm->collective,
        .root = root,
        .root_type = is_plain ? MPI_INT : types[way % CT_LAYOUTS],
        .own_type = is_plain ? MPI_INT : types[(way + 3 * c->rank) % CT_LAYOUTS],
        .in_place = way % 2 != 0,
    };
    char what[256];

    for (int i = 0; i < c->nranks; i++)
        call.counts[i] = size_of(sizes, call.collective->has_counts ? i : sizes);
    call.own_count = call.counts[c->rank];
    place(&call, way % PLACES, c->nranks);
    snprintf(what, sizeof what, "%s, value %d, sizes %d, way %d", current.algorithm->name,
             current.setting.values[0], sizes, way);
    compare(c, &call, way, what);
}

static void compare_setting(struct ct_compare *c, const MPI_Datatype *types)
{
    const int roots[ROOTS] = {0, c->nranks - 1, c->nranks / 2};

    for (int way = 0; way < (all_ways ? 2 : 1) * WAYS; way++)
        compare_size(c, types, roots[way % ROOTS], way / ROOTS % SIZES, way);
}

static bool applies(const struct ct_compare *c, size_t bytes)
{
    const struct ct_problem problem = {.collective = current.algorithm->collective,
                                       .nranks = c->nranks,
                                       .bytes = bytes,
                                       .setting = current.setting};

    return !current.algorithm->by_places && ct_algorithm_applies(current.algorithm, &problem);
}

/* A block too large for sizes that are told: all ranks call native, though few
   of them know of it. */
static void compare_large_block(const struct ct_compare *c)
{
    const bool gathers = current.algorithm->collective == &ct_gatherv;
    const int large = (int)CT_ANNOUNCED_MAX / c->nranks + 1;
    int counts[RANKS_MAX] = {0}, displs[RANKS_MAX] = {0};
    unsigned char *from = calloc((size_t)large, 1);
    unsigned char *to = calloc((size_t)large, 1);

    if (from == NULL || to == NULL) {
        MPI_Abort(MPI_COMM_WORLD, 2);
        exit(2);
    }
    counts[1] = large;
    for (int i = 0; i < large; i++)
        from[i] = (unsigned char)(i % 251 + 1);
    if (gathers)
        MPI_Gatherv(from, counts[c->rank], MPI_BYTE, to, counts, displs, MPI_BYTE, 0, c->comm);
    else
        MPI_Scatterv(from, counts, displs, MPI_BYTE, to, counts[c->rank], MPI_BYTE, 0, c->comm);
    ct_compare_numbers("a large block", (long)ct_take_latest(), (long)CT_LARGE_BLOCK);
    if (c->rank == !gathers)
        ct_compare_numbers("its bytes", memcmp(from, to, (size_t)large), 0);
    free(from);
    free(to);
}

/* All settings that apply; returns how many. */
static int compare_algorithm(struct ct_compare *c, const MPI_Datatype *types,
                             const struct ct_algorithm *algorithm)
{
    int n = 0;

    current.algorithm = algorithm;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        current.setting = ct_settings_at(algorithm->params, i);
        if (!applies(c, 1024))
            continue;
        compare_setting(c, types);
        if (algorithm->announces != CT_ANNOUNCES_NOTHING)
            compare_large_block(c);
        n++;
    }
    return n;
}

static bool is_tried(const struct ct_collective *collective)
{
    return collective == &ct_gather || collective == &ct_gatherv || collective == &ct_scatter ||
           collective == &ct_scatterv;
}

int main(int argc, char **argv)
{
    MPI_Datatype types[CT_LAYOUTS];
    struct ct_compare compared;
    int n = 0;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compared, MPI_COMM_WORLD);
    if (compared.nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    all_ways = getenv("COLLTUNE_ALL") != NULL;
    ct_layouts_init(types);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (is_tried(ct_registry[i]->collective))
            n += compare_algorithm(&compared, types, ct_registry[i]);
    }
    if (compared.rank == 0)
        printf("%d ranks: %d candidates\n", compared.nranks, n);
    ct_layouts_fini(types);
    ct_compare_fini(&compared);
    result = ct_compare_result() || n < 4;
    MPI_Finalize();
    return result;
}
