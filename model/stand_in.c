/*
 * stand_in.c - the thresholds of MPICH 4.0.2, as rows.
 *
 * Source: the defaults of its variables (MPIR_CVAR_ALLTOALL_SHORT_MSG_SIZE, ...) and what
 * MPIR_*_intra_auto and the two-level variants make of them; measured times of native on
 * three clusters are nearest to these rows.
 */
#include "model/stand_in.h"

#include <string.h>

#define NO_LIMIT SIZE_MAX

enum shape_needed { ANY, POWER_OF_TWO, TWO_LEVELS };

/* The first row of a collective that holds, and whose algorithm applies, is taken. */
struct row {
    const char *collective;
    enum shape_needed needs;
    int least_ranks;
    size_t most_bytes;  /* of a block or the vector */
    size_t total_below; /* bytes times ranks */
    const char *algorithm;
    const char *setting;
};

#define ALLGATHER(name)                                                                            \
    {name, POWER_OF_TWO, 0, NO_LIMIT, 524288, name "_recursive_doubling", ""},                     \
        {name, ANY, 0, NO_LIMIT, 81920, name "_bruck", ""},                                        \
    {                                                                                              \
        name, ANY, 0, NO_LIMIT, NO_LIMIT, name "_ring", "segment_bytes=0"                          \
    }

#define REDUCE_SCATTER(name)                                                                       \
    {name, ANY, 0, NO_LIMIT, 524288, name "_halving", "distance=far"},                             \
        {name, ANY, 0, NO_LIMIT, NO_LIMIT, name "_pairwise", ""},                                  \
    {                                                                                              \
        name, ANY, 0, NO_LIMIT, NO_LIMIT, name "_recursive_doubling", ""                           \
    }

#define LINEAR(name)                                                                               \
    {                                                                                              \
        name, ANY, 0, NO_LIMIT, NO_LIMIT, name "_linear", "window=0"                               \
    }

#define SCAN(name)                                                                                 \
    {name, ANY, 0, NO_LIMIT, NO_LIMIT, name "_recursive_doubling", ""},                            \
    {                                                                                              \
        name, ANY, 0, NO_LIMIT, NO_LIMIT, name "_linear", "segment_bytes=0"                        \
    }

#define PAIRS "partners=pair separation=none barriers=0"
#define BINOMIAL "segment_bytes=0 tree=knomial radix=2"

/* clang-format off */
static const struct row rows[] = {
    ALLGATHER("allgather"),
    ALLGATHER("allgatherv"),
    {"allreduce", TWO_LEVELS, 0, 2048, NO_LIMIT,
     "allreduce_hierarchical", "leaders=host between=recursive_doubling"},
    {"allreduce", TWO_LEVELS, 0, 32768, NO_LIMIT,
     "allreduce_hierarchical", "leaders=host between=rabenseifner"},
    {"allreduce", ANY, 0, 2048, NO_LIMIT, "allreduce_recursive_doubling", ""},
    {"allreduce", ANY, 0, NO_LIMIT, NO_LIMIT, "allreduce_halving", "distance=near"},
    {"allreduce", ANY, 0, NO_LIMIT, NO_LIMIT, "allreduce_recursive_doubling", ""},
    {"allreduce", ANY, 0, NO_LIMIT, NO_LIMIT, "allreduce_reduce_bcast", ""},
    {"alltoall", ANY, 8, 256, NO_LIMIT, "alltoall_bruck", ""},
    {"alltoall", ANY, 0, 32768, NO_LIMIT, "alltoall_scattered", "batch=32"},
    {"alltoall", ANY, 0, 32768, NO_LIMIT, "alltoall_spread", "window=0"},
    {"alltoall", POWER_OF_TWO, 0, NO_LIMIT, NO_LIMIT, "alltoall_rounds", PAIRS},
    {"alltoall", ANY, 0, NO_LIMIT, NO_LIMIT, "alltoall_ring", "segment_bytes=0"},
    {"alltoallv", ANY, 0, NO_LIMIT, NO_LIMIT, "alltoallv_scattered", "batch=32"},
    {"alltoallv", ANY, 0, NO_LIMIT, NO_LIMIT, "alltoallv_spread", "window=0"},
    {"barrier", TWO_LEVELS, 0, NO_LIMIT, NO_LIMIT,
     "barrier_hierarchical", "radix=2 between=dissemination"},
    {"barrier", ANY, 0, NO_LIMIT, NO_LIMIT, "barrier_dissemination", "radix=2"},
    {"bcast", TWO_LEVELS, 0, 12287, NO_LIMIT,
     "bcast_hierarchical", "segment_bytes=0 leaders=host tree=binomial"},
    {"bcast", ANY, 0, 12287, NO_LIMIT, "bcast_tree", BINOMIAL},
    {"bcast", POWER_OF_TWO, 8, 524287, NO_LIMIT,
     "bcast_scatter_allgather", "allgather=recursive_doubling radix=2"},
    {"bcast", ANY, 8, NO_LIMIT, NO_LIMIT, "bcast_scatter_allgather", "allgather=ring radix=2"},
    {"bcast", TWO_LEVELS, 0, NO_LIMIT, NO_LIMIT,
     "bcast_hierarchical", "segment_bytes=0 leaders=host tree=binomial"},
    {"bcast", ANY, 0, NO_LIMIT, NO_LIMIT, "bcast_tree", BINOMIAL},
    {"bcast", ANY, 0, NO_LIMIT, NO_LIMIT, "bcast_tree", "segment_bytes=0 tree=linear radix=1"},
    SCAN("exscan"),
    {"gather", ANY, 0, NO_LIMIT, NO_LIMIT, "gather_tree", "radix=2"},
    LINEAR("gather"),
    LINEAR("gatherv"),
    {"reduce", TWO_LEVELS, 0, 2048, NO_LIMIT,
     "reduce_hierarchical", "leaders=host between=binomial"},
    {"reduce", TWO_LEVELS, 0, NO_LIMIT, NO_LIMIT,
     "reduce_hierarchical", "leaders=host between=rabenseifner"},
    {"reduce", ANY, 0, 2048, NO_LIMIT, "reduce_tree", BINOMIAL},
    {"reduce", ANY, 0, NO_LIMIT, NO_LIMIT, "reduce_halving", "distance=near"},
    {"reduce", ANY, 0, NO_LIMIT, NO_LIMIT, "reduce_tree", BINOMIAL},
    {"reduce", ANY, 0, NO_LIMIT, NO_LIMIT, "reduce_linear", ""},
    REDUCE_SCATTER("reduce_scatter"),
    REDUCE_SCATTER("reduce_scatter_block"),
    SCAN("scan"),
    {"scatter", ANY, 0, NO_LIMIT, NO_LIMIT, "scatter_tree", "radix=2"},
    LINEAR("scatter"),
    LINEAR("scatterv"),
};
/* clang-format on */

/* Two levels: several hosts, and several ranks on one. */
static bool has_shape(const struct ct_problem *problem, enum shape_needed needs)
{
    const struct ct_groups *hosts = &problem->places->hosts;

    if (needs == POWER_OF_TWO)
        return (problem->nranks & (problem->nranks - 1)) == 0;
    return needs == ANY || (hosts->n > 1 && hosts->largest > 1);
}

static bool holds(const struct row *row, const struct ct_problem *problem)
{
    return strcmp(row->collective, problem->collective->name) == 0 &&
           problem->nranks >= row->least_ranks && problem->bytes <= row->most_bytes &&
           ct_size_mul(problem->bytes, (size_t)problem->nranks) < row->total_below &&
           has_shape(problem, row->needs);
}

const struct ct_algorithm *ct_stand_in(const struct ct_problem *problem, struct ct_setting *setting)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct ct_problem own = *problem;
        const struct ct_algorithm *algorithm;

        if (!holds(&rows[i], problem))
            continue;
        algorithm = ct_algorithm_find(ct_registry, rows[i].algorithm);
        if (algorithm == NULL ||
            ct_setting_read(algorithm->params, rows[i].setting, &own.setting, NULL) != CT_OK)
            continue;
        own.setting.values[CT_SETTING_ORDER] = ct_setting_order(&problem->setting);
        if (ct_algorithm_applies(algorithm, &own)) {
            *setting = own.setting;
            return algorithm;
        }
    }
    return NULL;
}
