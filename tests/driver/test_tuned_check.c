/*
 * test_tuned_check.c - what was tuned is compared with what is there.
 */
#include "driver/tuned_check.h"
#include "repo/fingerprint.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#define NRANKS 5
#define CLUSTER 0xc1

static const struct ct_cluster cluster = {.nranks = NRANKS, .hash = CLUSTER};
static const struct ct_algorithm *chosen;
static size_t chosen_from;

static struct ct_choice choices[2]; /* native and `chosen` */
static struct ct_choice beyond;     /* what no table has */
static bool goes_beyond;

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    cr_expect_eq(problem->nranks, NRANKS);
    if (problem->bytes < chosen_from)
        return &choices[0];
    return goes_beyond ? &beyond : &choices[1];
}

/* Check what chooses allreduce_recursive_doubling; the sentence, "" if there
   is none. */
static const char *checked(struct ct_tuned tuned, uint64_t fingerprint)
{
    static struct ct_diag diag;
    int err;

    diag.text[0] = '\0';
    choices[1] =
        (struct ct_choice){.algorithm = chosen, .fingerprint = fingerprint};
    err = ct_tuned_check(&tuned, &cluster, "DIR", &diag);
    cr_expect_eq(err, diag.text[0] == '\0' ? CT_OK : CT_ERR_INPUT);
    return diag.text;
}

static const struct ct_dispatch dispatch[] = {{&ct_allreduce, choose},
                                              {NULL, NULL}};
static const struct ct_tuned right = {.nranks = NRANKS,
                                      .cluster_hash = CLUSTER,
                                      .choices = choices,
                                      .nchoices = 2,
                                      .dispatch = dispatch};

static uint64_t prepare(void)
{
    chosen = ct_algorithm_find(ct_registry, "allreduce_recursive_doubling");
    chosen_from = 1000;
    cr_assert_not_null(chosen);
    return ct_fingerprint(chosen, &choices[0].setting, NRANKS, NULL);
}

static void check_says(const char *text, const char *part)
{
    cr_expect_not_null(strstr(text, part), "%s\ndoes not contain: %s", text,
                       part);
}

Test(tuned_check, accepts_what_was_measured)
{
    cr_expect_str_empty(checked(right, prepare()));
}

Test(tuned_check, names_an_algorithm_whose_code_changed)
{
    check_says(checked(right, prepare() + 1),
               "DIR/tuned.c: the code of allreduce_recursive_doubling");
    check_says(checked(right, 0), "has changed");
}

Test(tuned_check, refuses_another_cluster_or_number_of_ranks)
{
    const uint64_t fingerprint = prepare();
    struct ct_tuned other = right;

    other.cluster_hash++;
    check_says(checked(other, fingerprint), "is not the cluster that");
    other = right;
    other.nranks++;
    check_says(checked(other, fingerprint), "is not the cluster that");
}

Test(tuned_check, refuses_what_has_no_fingerprints)
{
    const uint64_t fingerprint = prepare();
    struct ct_tuned other = right;
    struct ct_diag diag;

    other.choices = NULL;
    check_says(checked(other, fingerprint), "an earlier version");
    cr_expect_eq(
        ct_tuned_check_text("{\n    .registry_hash = 1,\n", "DIR", &diag),
        CT_ERR_INPUT);
    check_says(diag.text, "DIR/tuned.c is from an earlier version");
    cr_expect_eq(ct_tuned_check_text("{\n    .plans = plans,\n", "DIR", &diag),
                 CT_ERR_INPUT);
    cr_expect_eq(
        ct_tuned_check_text("{\n    .choices = choices,\n", "DIR", &diag),
        CT_OK);
}

Test(tuned_check, refuses_a_choice_that_its_table_does_not_have)
{
    const uint64_t fingerprint = prepare();

    goes_beyond = true;
    check_says(checked(right, fingerprint), "for allreduce of");
    chosen_from = SIZE_MAX;
    cr_expect_str_empty(checked(right, fingerprint));
}
