/*
 * test_stand_in.c - native's stand-ins: thresholds, and that there is always one.
 */
#include "model/stand_in.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <stdio.h>

/* What stands for native there, as "algorithm setting"; text: 256 bytes */
static const char *stand_in(const char *collective, size_t bytes, const struct ct_places *places,
                            enum ct_order order, char *text)
{
    struct ct_problem problem = {.collective = ct_collective_find(collective),
                                 .nranks = places->tree.nranks,
                                 .bytes = bytes,
                                 .places = places};
    const struct ct_algorithm *algorithm;
    char own[CT_SETTING_TEXT];
    struct ct_setting setting;

    problem.setting.values[CT_SETTING_ORDER] = order;
    algorithm = ct_stand_in(&problem, &setting);
    cr_assert_not_null(algorithm, "%s, %zu bytes, %d ranks", collective, bytes, problem.nranks);
    problem.setting = setting;
    cr_assert(ct_algorithm_applies(algorithm, &problem), "%s", algorithm->name);
    snprintf(text, 256, "%s %s", algorithm->name,
             ct_setting_text(algorithm->params, &setting, own));
    return text;
}

static const struct {
    const char *collective;
    size_t bytes;
    int nranks; /* on 8 hosts */
    enum ct_order order;
    const char *stand_in;
} cases[] = {
    {"alltoall", 256, 8, CT_AS_IS, "alltoall_bruck "},
    {"alltoall", 256, 7, CT_AS_IS, "alltoall_spread window=0"},
    {"alltoall", 257, 8, CT_AS_IS, "alltoall_spread window=0"},
    {"alltoall", 32768, 40, CT_AS_IS, "alltoall_scattered batch=32"},
    {"alltoall", 32769, 8, CT_AS_IS, "alltoall_rounds partners=pair separation=none barriers=0"},
    {"alltoall", 32769, 9, CT_AS_IS, "alltoall_ring segment_bytes=0"},
    {"allgather", 65535, 8, CT_AS_IS, "allgather_recursive_doubling "},
    {"allgather", 65536, 8, CT_AS_IS, "allgather_ring segment_bytes=0"},
    {"allgatherv", 9102, 9, CT_AS_IS, "allgatherv_bruck "},
    {"allgatherv", 9103, 9, CT_AS_IS, "allgatherv_ring segment_bytes=0"},
    {"bcast", 12287, 8, CT_AS_IS, "bcast_tree segment_bytes=0 tree=knomial radix=2"},
    {"bcast", 12287, 16, CT_AS_IS, "bcast_hierarchical segment_bytes=0 leaders=host tree=binomial"},
    {"bcast", 12288, 16, CT_AS_IS, "bcast_scatter_allgather allgather=recursive_doubling radix=2"},
    {"bcast", 12288, 17, CT_AS_IS, "bcast_scatter_allgather allgather=ring radix=2"},
    {"bcast", 12288, 7, CT_AS_IS, "bcast_tree segment_bytes=0 tree=knomial radix=2"},
    {"allreduce", 2048, 8, CT_AS_IS, "allreduce_recursive_doubling "},
    {"allreduce", 2049, 8, CT_AS_IS, "allreduce_halving distance=near"},
    {"allreduce", 2049, 16, CT_AS_IS, "allreduce_hierarchical leaders=host between=rabenseifner"},
    {"reduce", 2048, 8, CT_AS_IS, "reduce_tree segment_bytes=0 tree=knomial radix=2"},
    {"reduce", 2049, 8, CT_AS_IS, "reduce_halving distance=near"},
    {"reduce_scatter", 65535, 8, CT_AS_IS, "reduce_scatter_halving distance=far"},
    {"reduce_scatter_block", 65536, 8, CT_AS_IS, "reduce_scatter_block_pairwise "},
    {"barrier", 0, 8, CT_AS_IS, "barrier_dissemination radix=2"},
    {"barrier", 0, 16, CT_AS_IS, "barrier_hierarchical radix=2 between=dissemination"},
    {"gatherv", 1, 8, CT_AS_IS, "gatherv_linear window=0"},
    {"scatter", 1, 8, CT_AS_IS, "scatter_tree radix=2"},
    /* in another order, two levels are not known */
    {"allgather", 64, 16, CT_DEPTH_FIRST, "allgather_recursive_doubling order=depth_first"},
    {"bcast", 64, 16, CT_DEPTH_FIRST,
     "bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first"},
};

Test(stand_in, is_by_the_thresholds)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct ct_places *places = places_of(cases[i].nranks);
        char text[256];

        stand_in(cases[i].collective, cases[i].bytes, places, cases[i].order, text);
        cr_expect_str_eq(text, cases[i].stand_in, "%s, %zu bytes, %d ranks: %s",
                         cases[i].collective, cases[i].bytes, cases[i].nranks, text);
        ct_places_free(places);
    }
}

/* Of all collectives, on one host as well. */
Test(stand_in, is_always_there)
{
    static const size_t sizes[] = {0, 1, 64, 2048, 4096, 16384, 65536, 1 << 20};

    for (int nranks = 2; nranks <= 20; nranks++) {
        struct ct_places *places = places_of(nranks);
        char text[256];

        for (int i = 0; ct_collectives[i] != NULL; i++) {
            for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
                stand_in(ct_collectives[i]->name, sizes[k], places, CT_AS_IS, text);
        }
        ct_places_free(places);
    }
}
