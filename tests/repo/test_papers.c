/*
 * test_papers.c - what papers list is there, under the names that
 * docs/reference/algorithms.md has for it.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

/* One for which 16 ranks, or 12, will do; those of Faraj and Yuan for
   all-to-all and allgather are in the claims' tests. */
static const struct {
    const char *paper;
    const char *theirs;
    const char *name;
    const char *setting;
} listed[] = {
    {"Faraj, Yuan 2005", "reduce-bcast", "allreduce_reduce_bcast", ""},
    {"Faraj, Yuan 2005", "all-gather based", "allreduce_allgather_reduce", "allgather=bruck"},
    {"Faraj, Yuan 2005", "recursive doubling", "allreduce_recursive_doubling", ""},
    {"Faraj, Yuan 2005", "MPICH Rabenseifner", "allreduce_rabenseifner", ""},
    {"Faraj, Yuan 2005", "variation 1", "allreduce_variation_1",
     "reduce_scatter=halving allgather=ring"},
    {"Faraj, Yuan 2005", "variation 2", "allreduce_variation_2", "alltoall=pair allgather=mesh_2d"},
    {"Thakur, Rabenseifner, Gropp 2005, 4.1", "ring", "allgather_ring", "segment_bytes=0"},
    {"Thakur, Rabenseifner, Gropp 2005, 4.1", "recursive doubling", "allgather_recursive_doubling",
     ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.1", "Bruck", "allgather_bruck", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.3", "Bruck", "alltoall_bruck", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.3", "all at once", "alltoall_spread", "window=0"},
    {"Thakur, Rabenseifner, Gropp 2005, 4.3", "pairwise, p = 2^s", "alltoall_pair", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.3", "pairwise", "alltoall_ring", "segment_bytes=0"},
    {"Thakur, Gropp 2003, 4.5", "recursive doubling", "alltoall_recursive_doubling", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.5", "recursive doubling", "allreduce_recursive_doubling",
     ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.5", "reduce, then broadcast", "allreduce_reduce_bcast",
     ""},
    {"Rabenseifner 2004, 3.5", "halving and doubling", "allreduce_rabenseifner", ""},
    {"Rabenseifner 2004, 3.6", "binary blocks", "allreduce_binary_blocks", ""},
    {"Rabenseifner 2004, 3.7", "ring", "allreduce_pairwise_ring", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.2", "binomial tree", "bcast_binomial", "segment_bytes=0"},
    {"Thakur, Rabenseifner, Gropp 2005, 4.2", "scatter, recursive doubling",
     "bcast_scatter_allgather", "allgather=recursive_doubling radix=2"},
    {"Thakur, Rabenseifner, Gropp 2005, 4.2", "scatter, ring", "bcast_scatter_allgather",
     "allgather=ring radix=2"},
    {"Pjesivac-Grbovic et al. 2007", "flat tree", "bcast_linear", ""},
    {"Pjesivac-Grbovic et al. 2007", "pipeline", "bcast_chain", "segment_bytes=1024 chains=1"},
    {"Pjesivac-Grbovic et al. 2007", "chain, fan-out 4", "bcast_chain",
     "segment_bytes=1024 chains=4"},
    {"Pjesivac-Grbovic et al. 2007", "binary", "bcast_binary", "segment_bytes=1024"},
    {"Pjesivac-Grbovic et al. 2007", "split-binary", "bcast_split_binary", "segment_bytes=1024"},
    {"Sanders, Speck, Traeff 2009", "two trees", "bcast_two_tree", "segment_bytes=1024"},
    {"Traeff 2022", "round-optimal", "bcast_circulant", "segment_bytes=1024"},
    {"De Sensi et al. 2025", "Bine tree", "bcast_bine", ""},
    {"De Sensi et al. 2025", "scatter, allgather", "bcast_bine_scatter_allgather", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.5", "binomial tree", "reduce_binomial", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 5.1", "halving, then a gather", "reduce_rabenseifner", ""},
    {"Rabenseifner 2004, 3.6", "binary blocks", "reduce_binary_blocks", ""},
    {"Rabenseifner 2004, 3.7", "ring", "reduce_pairwise_gather", ""},
    {"Pjesivac-Grbovic et al. 2007", "chain", "reduce_chain", "segment_bytes=1024"},
    {"Pjesivac-Grbovic et al. 2007", "binary", "reduce_binary", "segment_bytes=1024"},
    {"Pjesivac-Grbovic et al. 2007", "binomial in segments", "reduce_knomial",
     "segment_bytes=16384 radix=2"},
    {"Sanders, Speck, Traeff 2009", "two trees", "reduce_two_tree", "segment_bytes=1024"},
    {"Traeff 2024", "n-block reduction", "reduce_circulant", "segment_bytes=1024"},
    {"De Sensi et al. 2025", "tree", "reduce_bine", ""},
    {"De Sensi et al. 2025", "reduce-scatter, then gather", "reduce_bine_scatter_gather", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.4", "recursive halving",
     "reduce_scatter_block_recursive_halving", ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.4", "pairwise exchange", "reduce_scatter_block_pairwise",
     ""},
    {"Thakur, Rabenseifner, Gropp 2005, 4.4", "recursive doubling",
     "reduce_scatter_block_recursive_doubling", "send=needed"},
    {"Thakur, Rabenseifner, Gropp 2005, 4.4", "reduce, then scatter",
     "reduce_scatter_block_reduce_scatterv", ""},
    {"Traeff 2005", "butterfly", "reduce_scatter_block_butterfly", ""},
    {"Traeff 2024", "circulant", "reduce_scatter_block_circulant", ""},
    {"Bruck et al. 1997", "radix", "reduce_scatter_block_bruck_radix", "radix=3"},
    {"De Sensi et al. 2025", "Bine", "reduce_scatter_block_bine", ""},
    {"De Sensi et al. 2024", "Swing", "reduce_scatter_block_swing", ""},
    {"Thakur, Gropp 2003, 4.1", "minimum spanning tree", "gather_binomial", ""},
    {"Thakur, Gropp 2003, 4.1", "minimum spanning tree", "scatter_binomial", ""},
    {"Thakur, Gropp 2003, 4.1", "linear", "gather_linear", "window=0"},
    {"Thakur, Gropp 2003, 4.1", "linear", "scatter_linear", "window=0"},
    {"De Sensi et al. 2025", "Bine tree", "gather_bine", ""},
    {"De Sensi et al. 2025", "Bine tree", "scatter_bine", ""},
    {"Hillis, Steele 1986", "parallel prefix", "scan_hillis_steele", ""},
    {"Sanders, Traeff 2006", "linear pipeline", "scan_linear", "segment_bytes=0"},
    {"Sanders, Traeff 2006", "linear pipeline", "exscan_linear", "segment_bytes=0"},
    {"Sanders, Traeff 2006", "binary tree", "scan_binary", "segment_bytes=0"},
    {"Sanders, Traeff 2006", "binary tree", "exscan_binary", "segment_bytes=0"},
    {"Traeff 2025", "shift and scan", "exscan_shift_scan", "scan=hillis_steele"},
    {"Traeff 2025", "123", "exscan_123", ""},
    {"Hensgen, Finkel, Manber 1988", "dissemination", "barrier_dissemination", "radix=2"},
    {"Hensgen, Finkel, Manber 1988", "tournament", "barrier_tree", "tree=knomial radix=2"},
};

static char *read_table(void)
{
    FILE *file = fopen(ROOT_DIR "/docs/reference/algorithms.md", "r");
    enum { MOST = 1 << 17 };
    char *text = calloc(1, MOST + 1);
    size_t n;

    cr_assert(file != NULL && text != NULL);
    n = fread(text, 1, MOST, file);
    cr_assert_lt(n, (size_t)MOST);
    fclose(file);
    return text;
}

Test(papers, are_covered)
{
    for (size_t i = 0; i < sizeof listed / sizeof *listed; i++) {
        const struct ct_named found = find_by_name(listed[i].name);
        const struct ct_algorithm *a = found.algorithm;
        struct ct_shape shape = {
            .nranks = 16, .setting = setting_of_text(&found, listed[i].setting), .segments = 1};

        if (!applies_to_some_size(a, 16, shape.setting))
            shape.nranks = 12;
        cr_expect(applies_to_some_size(a, shape.nranks, shape.setting), "%s, '%s': %s '%s'",
                  listed[i].paper, listed[i].theirs, listed[i].name, listed[i].setting);
        check(a, shape, NULL);
    }
}

/* The table tells of what papers have; `colltune algorithms` lists all there is. */
Test(papers, and_what_the_table_has_are_there)
{
    char *table = read_table();
    int n = 0;

    for (char *row = strstr(table, "\n| `"); row != NULL; row = strstr(row + 1, "\n| `")) {
        char name[CT_ALGORITHM_TEXT];

        snprintf(name, sizeof name, "%.*s", (int)strcspn(row + 4, "`"), row + 4);
        if (strchr(name, '_') == NULL)
            continue;
        cr_expect_not_null(find_by_name(name).algorithm, "docs/reference/algorithms.md has %s",
                           name);
        n++;
    }
    cr_expect_geq(n, 100);
    free(table);
}

Test(papers, and_other_names_are_in_the_table)
{
    char *table = read_table();

    for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
        char quoted[CT_ALGORITHM_TEXT];

        snprintf(quoted, sizeof quoted, "`%s_%s`", a->collective, a->name);
        cr_expect_not_null(strstr(table, quoted), "docs/reference/algorithms.md lacks %s", quoted);
    }
    free(table);
}
