/*
 * orders - every algorithm, and native, in every order of ranks.
 *
 * MPI program, any number of ranks, each on a host of its own; hosts are dealt
 * round three switches in a chain. Linked with the library, which has the
 * candidates chosen one after the other; MPI_* must do what PMPI_* does. With an
 * argument, the last rank cannot have the communicators of native in other
 * orders: all ranks call native as it is.
 */
#include "tests/library/compare.h"
#include "tests/library/placed_ranks.h"
#include "tests/repo/descriptors.h"

int __real_PMPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made);
int __wrap_PMPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made);

static bool is_short;

int __wrap_PMPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made)
{
    int rank, nranks;
    int err = __real_PMPI_Comm_split(comm, color, key, made);

    PMPI_Comm_rank(comm, &rank);
    PMPI_Comm_size(comm, &nranks);
    if (err != MPI_SUCCESS || !is_short || rank < nranks - 1)
        return err;
    PMPI_Comm_free(made);
    return MPI_ERR_NO_MEM;
}

enum { MOST = 1000, ELEMENT_BYTES_MAX = 12, GUARD_BYTES = 64 };

/* One kind of call; blocks or vectors of `count` elements. */
struct kind {
    const struct ct_collective *collective;
    bool in_place;
    MPI_Datatype type;
    MPI_Op op;
    int count;
};

static struct ct_compare compare;
static int ntuned;
static int nshort; /* calls that were native for a shortage */

static void call(const struct kind *kind, const struct ct_calls *calls, bool by_mpi,
                 unsigned char *recv)
{
    struct ct_plain_call plain = {.send = compare.sent,
                                  .recv = recv,
                                  .count = kind->count,
                                  .type = kind->type,
                                  .op = kind->op,
                                  .root = kind->count % compare.nranks,
                                  .rank = compare.rank,
                                  .comm = MPI_COMM_WORLD};

    if (kind->in_place) {
        memcpy(recv, compare.sent, (size_t)compare.bytes);
        plain.send = MPI_IN_PLACE;
    }
    if (by_mpi)
        calls->mpi(&plain);
    else
        calls->pmpi(&plain);
}

/* Twice: the second call is like an earlier one. */
static void compare_calls(const struct kind *kind, const struct ct_interposed *interposed)
{
    const char *name =
        current.algorithm == NULL ? interposed->collective->name : current.algorithm->name;

    for (int i = 0; i < 2; i++) {
        ct_compare_fill(&compare, i);
        call(kind, interposed->calls, true, compare.got);
        ntuned += ct_take_latest() == CT_TUNED;
        nshort += ct_take_latest() == CT_NO_MEMORY;
        call(kind, interposed->calls, false, compare.wanted);
        ct_compare_buffers(&compare, name, current.setting.values[CT_SETTING_ORDER], kind->count);
    }
}

/* One that is planned by places has no other order: with all settings. */
static void try_by_places(const struct kind *kind, const struct ct_interposed *interposed,
                          const struct ct_algorithm *algorithm)
{
    current.algorithm = algorithm;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        current.setting = ct_settings_at(algorithm->params, i);
        compare_calls(kind, interposed);
    }
}

/* The algorithm with its first setting, in all orders. */
static void try_algorithm(const struct kind *kind, const struct ct_interposed *interposed,
                          const struct ct_algorithm *algorithm)
{
    current.algorithm = algorithm;
    current.setting = ct_settings_at(algorithm == NULL ? ct_no_params : algorithm->params, 0);
    for (int order = CT_AS_IS + 1; order < CT_ORDERS; order++) {
        current.setting.values[CT_SETTING_ORDER] = order;
        compare_calls(kind, interposed);
    }
}

static void try_kind(const struct kind *kind)
{
    int i = ct_collective_number(kind->collective);
    const struct ct_interposed *interposed = ct_all_interposed[i];
    const int before = is_short ? nshort : ntuned;

    try_algorithm(kind, interposed, NULL);
    ct_compare_numbers("calls of native that were reordered", (is_short ? nshort : ntuned) - before,
                       2L * (CT_ORDERS - 1));
    for (i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->collective != kind->collective)
            continue;
        if (ct_registry[i]->by_places)
            try_by_places(kind, interposed, ct_registry[i]);
        else
            try_algorithm(kind, interposed, ct_registry[i]);
    }
}

static void add(void *in, void *inout, int *count, MPI_Datatype *type)
{
    const unsigned *from = in;
    unsigned *to = inout; /* wraps */

    (void)type;
    for (int i = 0; i < *count; i++) /* not commutative */
        to[i] = from[i] * 3 - to[i];
}

/* Whatever the order, ranks are combined in their own: by native as it is. */
static void try_in_rank_order(void)
{
    const struct ct_interposed *interposed = ct_all_interposed[ct_collective_number(&ct_allreduce)];
    struct kind kind = {&ct_allreduce, false, MPI_INT, MPI_OP_NULL, 10};

    MPI_Op_create(add, 0, &kind.op);
    current.algorithm = NULL;
    current.setting.values[CT_SETTING_ORDER] = CT_DEPTH_FIRST;
    call(&kind, interposed->calls, true, compare.got);
    ct_compare_numbers("why in rank order", (long)ct_take_latest(), CT_NOT_COMMUTATIVE);
    MPI_Op_free(&kind.op);
}

static void try_all(MPI_Datatype gaps)
{
    static const int counts[] = {3, 1, MOST};
    const int n = compare.nranks > 5 || is_short ? 1 : 3;

    for (int i = 0; i < n; i++) {
        const struct kind kinds[] = {
            {&ct_alltoall, false, MPI_BYTE, MPI_OP_NULL, counts[i]},
            {&ct_bcast, false, MPI_BYTE, MPI_OP_NULL, counts[i]},
            {&ct_alltoall, true, MPI_INT, MPI_OP_NULL, counts[i]},
            {&ct_alltoall, false, gaps, MPI_OP_NULL, counts[i]},
            {&ct_allgather, false, MPI_BYTE, MPI_OP_NULL, counts[i]},
            {&ct_allgather, true, MPI_INT, MPI_OP_NULL, counts[i]},
            {&ct_allgather, true, gaps, MPI_OP_NULL, counts[i]},
            {&ct_allreduce, false, MPI_INT, MPI_SUM, counts[i]},
            {&ct_allreduce, true, MPI_INT, MPI_MAX, counts[i]},
            {&ct_reduce_scatter_block, false, MPI_INT, MPI_SUM, counts[i]},
            {&ct_reduce_scatter_block, true, MPI_INT, MPI_MAX, counts[i]},
        };

        const size_t nkinds = sizeof kinds / sizeof *kinds;

        for (size_t k = 0; k < (i == 0 ? nkinds : nkinds - 2); k++)
            try_kind(&kinds[k]);
    }
}

int main(int argc, char **argv)
{
    MPI_Datatype gaps;
    int result;

    is_short = argc > 1;
    place_ranks(3, 1);
    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    compare.bytes = compare.nranks * MOST * ELEMENT_BYTES_MAX + GUARD_BYTES;
    MPI_Type_vector(2, 1, 2, MPI_INT, &gaps);
    MPI_Type_commit(&gaps);
    try_all(gaps);
    try_in_rank_order();
    MPI_Type_free(&gaps);
    if (compare.rank == 0)
        printf("%d ranks: %d calls in other orders\n", compare.nranks, ntuned);
    result = ct_compare_result();
    ct_compare_fini(&compare);
    MPI_Finalize();
    return result;
}
