/*
 * test_tuned_check.c - what was tuned is compared with what is there.
 */
#include "driver/tuned_check.h"
#include "repo/fingerprint.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#define NRANKS 5
#define CLUSTER 0xc1

static const struct ct_cluster cluster = {.nranks = NRANKS, .hash = CLUSTER};
static const struct ct_algorithm *chosen;
static size_t chosen_from;

static struct ct_choice choose(int nranks, size_t bytes)
{
    const struct ct_choice choice = {.algorithm = chosen};
    const struct ct_choice native = {.algorithm = NULL};

    cr_expect_eq(nranks, NRANKS);
    return bytes < chosen_from ? native : choice;
}

/* Check what names one plan, of allreduce_recursive_doubling; the sentence,
   "" if there is none. */
static const char *checked(struct ct_tuned tuned, uint64_t fingerprint)
{
    static struct ct_diag diag;
    const struct ct_tuned_plan plans[] = {{chosen, 0, fingerprint},
                                          {NULL, 0, 0}};
    int err;

    diag.text[0] = '\0';
    if (tuned.plans != NULL)
        tuned.plans = plans;
    err = ct_tuned_check(&tuned, &cluster, "DIR", &diag);
    cr_expect_eq(err, diag.text[0] == '\0' ? CT_OK : CT_ERR_INPUT);
    return diag.text;
}

static const struct ct_tuned_plan some[] = {{NULL, 0, 0}};
static const struct ct_tuned right = {.nranks = NRANKS,
                                      .cluster_hash = CLUSTER,
                                      .plans = some,
                                      .choose = {[CT_ALLREDUCE] = choose}};

static uint64_t prepare(void)
{
    chosen = ct_algorithm_find(ct_registry, "allreduce_recursive_doubling");
    chosen_from = 1000;
    cr_assert_not_null(chosen);
    return ct_fingerprint(chosen, 0, NRANKS);
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

    other.plans = NULL;
    check_says(checked(other, fingerprint), "an earlier version");
    cr_expect_eq(
        ct_tuned_check_text("{\n    .registry_hash = 1,\n", "DIR", &diag),
        CT_ERR_INPUT);
    check_says(diag.text, "DIR/tuned.c is from an earlier version");
    cr_expect_eq(ct_tuned_check_text("{\n    .plans = plans,\n", "DIR", &diag),
                 CT_OK);
}

Test(tuned_check, refuses_a_choice_that_no_plan_names)
{
    const struct ct_algorithm *other;
    const struct ct_tuned_plan plans[] = {{NULL, 0, 0}};
    struct ct_tuned tuned = right;
    struct ct_diag diag = {""};

    prepare();
    other = chosen;
    tuned.plans = plans;
    cr_expect_eq(ct_tuned_check(&tuned, &cluster, "DIR", &diag), CT_ERR_INPUT);
    check_says(diag.text, other->name);
    chosen_from = SIZE_MAX;
    cr_expect_eq(ct_tuned_check(&tuned, &cluster, "DIR", &diag), CT_OK);
}
