/*
 * test_decisions_match.c - what was decided is compared with what is there.
 */
#include "base/text.h"
#include "driver/folder/decisions_match.h"
#include "repo/fingerprint.h"
#include "result/decisions.h"
#include "result/model_lines.h"

#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NRANKS 5
#define CLUSTER UINT64_C(0xc1)

extern const struct ct_collective ct_allgather;

static char name[] = "c";
static struct ct_node nodes[] = {{.kind = CT_NODE_SWITCH, .name = name, .parent = -1},
                                 {.kind = CT_NODE_HOST, .name = name},
                                 {.kind = CT_NODE_HOST, .name = name},
                                 {.kind = CT_NODE_HOST, .name = name},
                                 {.kind = CT_NODE_HOST, .name = name},
                                 {.kind = CT_NODE_HOST, .name = name}};
static int hosts[] = {1, 2, 3, 4, 5};
static const struct ct_cluster cluster = {.name = name,
                                          .nnodes = NRANKS + 1,
                                          .nodes = nodes,
                                          .nranks = NRANKS,
                                          .rank_place = hosts,
                                          .rank_host = hosts,
                                          .hash = CLUSTER};
static const struct ct_algorithm *const no_list[] = {NULL};
static const struct ct_routines none = {.list = no_list};

/* Decisions of one range; 0: the right fingerprint of NAME and SETTING. */
static struct ct_result *decisions(const char *collective, const char *name_of, const char *setting,
                                   uint64_t fingerprint)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name_of);
    struct ct_setting values;
    struct ct_result *result = NULL;
    struct ct_diag diag = {""};
    char *text;

    if (fingerprint == 0) {
        cr_assert_not_null(algorithm);
        cr_assert_eq(ct_setting_read(algorithm->params, setting, &values, NULL), CT_OK);
        fingerprint = ct_fingerprint(algorithm, &values, NRANKS, NULL);
    }
    text = ct_format(
        CT_DECISIONS_HEAD "\nsignature,version,1\nsignature,cluster,c\n"
                          "signature,cluster_hash,%016" PRIx64 "\nsignature,ranks,%d\n"
                          "signature,placement_hash,0000000000000001\n"
                          "signature,mpi_version,x\n"
                          "signature,mpi_version_hash,0000000000000001\n"
                          "signature,thread_level,single\nsignature,mechanism,barrier\n"
                          "signature,timer,own\nsignature,simulated,no\n"
                          "collective,%s,yes\n"
                          "range,%s,,0,native,,,0,,,,,,,,,,,,,,,,undecided,no,,,,\n"
                          "range,%s,,1000,%s,%s,%016" PRIx64 ",1000,1,,,1,,,,,,,,,,,,"
                          "first_look,no,,,,\n",
        CLUSTER, NRANKS, collective, collective, collective, name_of, setting, fingerprint);
    cr_assert_not_null(text);
    cr_assert_eq(ct_decisions_parse("d", text, &result, &diag), CT_OK, "%s", diag.text);
    free(text);
    return result;
}

/* The sentence, "" if there is none; the result is freed. */
static const char *matched(struct ct_result *result)
{
    static struct ct_diag diag;
    int err;

    diag.text[0] = '\0';
    err = ct_decisions_match(result, &cluster, &none, "DIR", &diag);
    cr_expect_eq(err, diag.text[0] == '\0' ? CT_OK : CT_ERR_INPUT);
    ct_result_free(result);
    return diag.text;
}

static void check_says(const char *text, const char *part)
{
    cr_expect_not_null(strstr(text, part), "%s\ndoes not contain: %s", text, part);
}

Test(decisions_match, accepts_what_was_measured)
{
    cr_expect_str_empty(matched(decisions("allreduce", "allreduce_recursive_doubling", "", 0)));
    cr_expect_str_empty(matched(decisions("allgather", "allgather_ring", "segment_bytes=8192", 0)));
}

Test(decisions_match, sets_the_values_that_tuned_c_has)
{
    struct ct_result *result = decisions("allgather", "allgather_ring", "segment_bytes=8192", 0);

    cr_assert_eq(ct_decisions_match(result, &cluster, &none, "DIR", NULL), CT_OK);
    cr_expect_eq(result->collectives[0].cases->ranges[1].choice.values.values[0], 8192);
    ct_result_free(result);
}

/* Add a candidate for ranks that were not tuned. */
static void offer(struct ct_result *result, const char *collective, const char *algorithm,
                  const char *setting, uint64_t fingerprint)
{
    struct ct_result_offered *offered = CT_ADD(result, offered);

    cr_assert_not_null(offered);
    offered->number = result->noffered;
    offered->collective = ct_format("%s", collective);
    offered->choice.algorithm = ct_format("%s", algorithm);
    offered->choice.setting = ct_format("%s", setting);
    offered->choice.fingerprint = fingerprint;
}

Test(decisions_match, offers_only_candidates_that_plan_what_was_measured)
{
    struct ct_result *result = decisions("allgather", "allgather_ring", "segment_bytes=8192", 0);
    const uint64_t right = result->collectives[0].cases->ranges[1].choice.fingerprint;

    offer(result, "allgather", "native", "", 0);
    offer(result, "allgather", "allgather_ring", "segment_bytes=8192", 7);
    offer(result, "allgather", "allgather_ring", "segment_bytes=8191", right);
    offer(result, "allgather", "allgather_gone", "", right);
    offer(result, "allgone", "native", "", 0);
    offer(result, "allgather", "allgather_ring", "segment_bytes=8192", right);
    cr_assert_eq(ct_decisions_match(result, &cluster, &none, "DIR", NULL), CT_OK);
    cr_assert_eq(result->noffered, 2);
    cr_expect_str_eq(result->offered[0].choice.algorithm, "native");
    cr_expect_eq(result->offered[1].number, 6);
    cr_expect_eq(result->offered[1].choice.values.values[0], 8192);
    ct_result_free(result);
}

Test(decisions_match, names_line_and_algorithm_whose_code_changed)
{
    check_says(matched(decisions("allreduce", "allreduce_recursive_doubling", "", 7)),
               "DIR/decisions.csv:15: the code of allreduce_recursive_doubling "
               "has changed since it was verified and measured; run");
    check_says(matched(decisions("allgather", "allgather_ring", "segment_bytes=8192", 7)),
               "DIR/decisions.csv:15: the code of allgather_ring "
               "segment_bytes=8192 has changed");
}

/* The fingerprint is of the setting, too. */
Test(decisions_match, refuses_a_choice_that_was_edited)
{
    struct ct_result *result = decisions("allgather", "allgather_ring", "segment_bytes=8192", 0);
    struct ct_result_range *range = &result->collectives[0].cases->ranges[1];

    memcpy(strchr(range->choice.setting, '='), "=4096", 5);
    check_says(matched(result), "the code of allgather_ring segment_bytes=4096");
    check_says(matched(decisions("allgather", "allgather_ring", "segment_bytes=8191", 7)),
               "DIR/decisions.csv:15: allgather_ring: ");
    check_says(matched(decisions("allgather", "allgather_ring", "", 7)),
               "DIR/decisions.csv:15: allgather_ring: ");
}

Test(decisions_match, refuses_another_cluster_or_number_of_ranks)
{
    struct ct_result *result = decisions("allgather", "allgather_bruck", "", 0);

    result->signature.cluster_hash++;
    check_says(matched(result), "DIR/cluster.yaml is not the cluster that DIR/"
                                "decisions.csv was tuned for");
    result = decisions("allgather", "allgather_bruck", "", 0);
    result->signature.nranks++;
    check_says(matched(result), "is not the cluster that");
    result = decisions("allgather", "allgather_bruck", "", 0);
    result->signature.cluster[0] = 'd';
    check_says(matched(result), "is not the cluster that");
}

Test(decisions_match, refuses_what_nobody_knows)
{
    check_says(matched(decisions("allgather", "allgather_mine", "", 7)),
               "DIR/decisions.csv:15: allgather_mine is neither an algorithm "
               "of colltune nor a routine in DIR: is allgather_mine.c missing "
               "there, or a name misspelt?");
    check_says(matched(decisions("alltoall", "allgather_bruck", "", 7)),
               "DIR/decisions.csv:15: allgather_bruck is an algorithm for "
               "allgather, not for alltoall");
    check_says(matched(decisions("gossip", "allgather_bruck", "", 7)),
               "DIR/decisions.csv:13: this colltune knows no collective "
               "gossip");
}

/* Routines that were loaded have descriptors of their own of collectives. */
Test(decisions_match, takes_routines_that_were_loaded)
{
    struct ct_collective own = ct_allgather;
    struct ct_algorithm routine = *ct_algorithm_find(ct_registry, "allgather_bruck");
    const struct ct_algorithm *const list[] = {&routine, NULL};
    const struct ct_routines routines = {.list = list};
    const struct ct_setting no_values = {{0}};
    struct ct_diag diag = {""};
    struct ct_result *result;

    routine.name = "allgather_mine";
    routine.collective = &own;
    result = decisions("allgather", "allgather_mine", "",
                       ct_fingerprint(&routine, &no_values, NRANKS, NULL));
    cr_expect_eq(ct_decisions_match(result, &cluster, &routines, "DIR", &diag), CT_OK, "%s",
                 diag.text);
    ct_result_free(result);
}

/* A pattern of five ranks that stays native, with so many lines of counts. */
static void add_pattern(struct ct_result *result, int nlines)
{
    struct ct_result_case *pattern = CT_ADD(&result->collectives[0], cases);
    struct ct_result_range *range = CT_ADD(pattern, ranges);

    pattern->of = ct_format("pattern:keys");
    pattern->line = 98;
    range->choice.algorithm = ct_format("native");
    range->choice.setting = ct_format("%s", "");
    range->line = 99;
    for (int i = 0; i < nlines; i++) {
        struct ct_result_counts *counts = CT_ADD(pattern, counts);

        counts->bytes = ct_format("0 1 2 3 4");
    }
}

/* The tuned library looks at all of them. */
Test(decisions_match, wants_counts_for_all_items_of_a_pattern)
{
    struct ct_result *result = decisions("alltoallv", "alltoallv_simple", "", 0);

    add_pattern(result, NRANKS);
    cr_expect_str_empty(matched(result));
    result = decisions("alltoallv", "alltoallv_simple", "", 0);
    add_pattern(result, 1);
    check_says(matched(result), "DIR/decisions.csv:98: pattern:keys has 1 lines "
                                "counts; 5 would be right for alltoallv");
    result = decisions("allgatherv", "allgatherv_bruck", "", 0);
    add_pattern(result, 1);
    cr_expect_str_empty(matched(result));
    result = decisions("allgatherv", "allgatherv_bruck", "", 0);
    add_pattern(result, NRANKS);
    check_says(matched(result), "DIR/decisions.csv:98: pattern:keys has 5 lines "
                                "counts; 1 would be right for allgatherv");
}

Test(decisions_match, wants_an_order_of_calls_only_where_it_decides)
{
    struct ct_result *result = decisions("allgatherv", "allgatherv_bruck", "", 0);
    struct ct_result_run *run;

    add_pattern(result, 1);
    run = CT_ADD(&result->collectives[0], runs);
    run->of = ct_format("pattern:keys");
    run->ncalls = 3;
    run->line = 100;
    check_says(matched(result), "DIR/decisions.csv:100: allgatherv needs no "
                                "lines run: all ranks know its counts");
}

/* Its algorithm is looked up like a range's. */
Test(decisions_match, refuses_a_pattern_whose_algorithm_nobody_knows)
{
    struct ct_result *result = decisions("alltoallv", "alltoallv_simple", "", 0);
    struct ct_result_choice *choice;

    add_pattern(result, NRANKS);
    choice = &result->collectives[0].cases[1].ranges[0].choice;
    free(choice->algorithm);
    choice->algorithm = ct_format("alltoallv_mine");
    check_says(matched(result), "DIR/decisions.csv:99: alltoallv_mine is "
                                "neither an algorithm of colltune nor a");
}
