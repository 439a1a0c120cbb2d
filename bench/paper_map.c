/*
 * paper_map.c - the map of `colltune map` beside that of Rabenseifner 2004, which is
 * made from the paper's text.
 */
#include "bench/paper_map.h"

#include "base/files.h"
#include "bench/verb.h"
#include "result/decisions.h"
#include "result/rank_map.h"

#include <math.h>
#include <stdlib.h>

#define RANKS_MOST 4096

/*
 * Of the blocks of 2^e ranks that a number of ranks is divided into, the
 * largest difference of two exponents that follow each other.
 */
static int largest_step(int nranks)
{
    int last = -1, largest = 0;

    for (int e = 0; nranks >> e > 0; e++) {
        if ((nranks >> e & 1) == 0)
            continue;
        if (last >= 0 && e - last > largest)
            largest = e - last;
        last = e;
    }
    return largest;
}

static bool is_power_of_two(int n)
{
    return (n & (n - 1)) == 0;
}

/* The ring is best "for some sizes and p < 32": those that are named. */
static bool is_ring(int nranks, size_t bytes)
{
    static const int from_32k[] = {3, 5, 7, 9, 10, 11, 17};

    if (nranks == 15)
        return bytes >= 65536;
    for (size_t i = 0; i < sizeof from_32k / sizeof from_32k[0]; i++) {
        if (nranks == from_32k[i])
            return bytes >= 32768;
    }
    return false;
}

static bool is_binary_blocks(int nranks, size_t bytes)
{
    return nranks > 32 && !is_power_of_two(nranks) && bytes >= 16384 &&
           largest_step(nranks) < log2((double)bytes) / 2 - 2.5;
}

const char *ct_paper_map(int nranks, size_t bytes)
{
    if (bytes <= 32)
        return "allreduce_recursive_doubling";
    if (bytes <= 1024)
        return is_power_of_two(nranks) ? CT_RESULT_NATIVE : "allreduce_reduce_bcast";
    if (is_ring(nranks, bytes))
        return "allreduce_pairwise_ring";
    return is_binary_blocks(nranks, bytes) ? "allreduce_binary_blocks" : "allreduce_halving";
}

/* Reads DIR/ranks-N/decisions.csv for all N that are there. */
static int run(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    static const struct ct_rank_map_other paper = {
        .collective = "allreduce",
        .words = "Rabenseifner 2004, Fig. 4: a Cray T3E, as far as the paper's "
                 "text says it",
        .native_words = ": the vendor's",
        .best = ct_paper_map};
    static struct ct_result *results[RANKS_MOST + 1];
    struct ct_rank_map map = {(const struct ct_result *const *)results, 0, &paper};
    int err = CT_OK;

    for (int ranks = 2; ranks <= RANKS_MOST && err == CT_OK; ranks++) {
        const struct ct_path path = ct_path("%s/ranks-%d/decisions.csv", call->arguments[0], ranks);

        if (ct_file_exists(path.text)) {
            err = ct_decisions_read(path.text, &results[map.nresults], diag);
            map.nresults += err == CT_OK;
        }
    }
    if (err == CT_OK && map.nresults == 0)
        err =
            ct_diag_set(diag, CT_ERR_INPUT, "%s has no map: no ranks-N in it", call->arguments[0]);
    if (err == CT_OK)
        ct_rank_map_page(text, &map);
    while (map.nresults > 0)
        ct_result_free(results[--map.nresults]);
    return err;
}

const struct ct_verb ct_paper_verbs[] = {
    {"paper_map", "DIR", 1, 1,
     "the page of a map that colltune map made, with Rabenseifner's of 2004 "
     "beside it",
     NULL, run},
    {.name = NULL}};
