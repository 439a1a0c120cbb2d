/*
 * test_aliases.c - names that papers and earlier versions have for settings.
 */
#include "repo/fingerprint.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

/* Calls `visit` for every alias of every algorithm. */
static int each_alias(void (*visit)(const struct ct_named *alias))
{
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
            const struct ct_named alias = {ct_registry[i], a};

            if (!ct_alias_is_of(a, ct_registry[i]))
                continue;
            visit(&alias);
            n++;
        }
    }
    return n;
}

static void check_found(const struct ct_named *alias)
{
    char name[CT_ALGORITHM_TEXT];
    struct ct_named found;

    ct_alias_text(alias->alias, alias->algorithm->collective, name);
    found = ct_named_find(ct_registry, name);
    cr_expect_eq(found.algorithm, alias->algorithm, "%s", name);
    cr_expect_eq(found.alias, alias->alias, "%s", name);
    cr_expect_null(ct_algorithm_find(ct_registry, name), "%s", name);
}

Test(aliases, are_found_by_name_and_are_no_algorithms)
{
    int rows = 0;

    while (ct_aliases[rows].name != NULL)
        rows++;
    cr_expect_geq(each_alias(check_found), rows);
}

/* The one setting that has two names: it was measured under another one. */
static bool is_binomial(const char *name, const char *setting)
{
    return strcmp(name, "reduce_knomial") == 0 &&
           strcmp(setting, "segment_bytes=0 radix=2") == 0;
}

/* Every setting of an alias, as text, is one of the algorithm's, which leads
   back to the alias. */
static void check_settings(const struct ct_named *alias)
{
    const struct ct_param *const *params = ct_named_params(alias);

    for (int i = 0; i < ct_settings_count(params); i++) {
        const struct ct_setting own = ct_settings_at(params, i);
        const struct ct_setting setting = ct_named_setting_at(alias, i);
        char name[CT_ALGORITHM_TEXT], text[CT_SETTING_TEXT];
        char wanted[CT_SETTING_TEXT];
        struct ct_setting back;

        ct_alias_text(alias->alias, alias->algorithm->collective, name);
        ct_setting_text(params, &own, text);
        ct_setting_text(alias->algorithm->params, &setting, wanted);
        cr_expect(ct_setting_is_valid(alias->algorithm->params, &setting),
                  "%s %s", name, text);
        cr_assert_not_null(ct_alias_of(alias->algorithm, &setting, &back));
        if (!is_binomial(name, text)) {
            cr_expect_eq(ct_alias_of(alias->algorithm, &setting, &back),
                         alias->alias, "%s %s", name, text);
            cr_expect(ct_setting_is_equal(&back, &own), "%s %s", name, text);
        }
        cr_expect_eq(ct_alias_replace(name, text, NULL), CT_OK);
        cr_expect_str_eq(name, alias->algorithm->name);
        cr_expect_str_eq(text, wanted);
    }
}

Test(aliases, have_settings_that_are_the_algorithms)
{
    each_alias(check_settings);
}

static bool applies_somewhere(const struct ct_named *alias)
{
    for (int nranks = 4; nranks <= 64; nranks *= 2) {
        for (int i = 0; i < ct_settings_count(ct_named_params(alias)); i++) {
            if (applies_to_some_size(alias->algorithm, nranks,
                                     ct_named_setting_at(alias, i)))
                return true;
        }
    }
    return false;
}

static void check_applies(const struct ct_named *alias)
{
    cr_expect(applies_somewhere(alias), "%s of %s", alias->alias->name,
              alias->algorithm->name);
}

Test(aliases, apply_somewhere)
{
    each_alias(check_applies);
}

Test(aliases, keep_the_order_of_ranks)
{
    char name[CT_ALGORITHM_TEXT] = "alltoall_pair_barrier";
    char text[CT_SETTING_TEXT] = "order=depth_first barriers=4";

    cr_assert_eq(ct_alias_replace(name, text, NULL), CT_OK);
    cr_expect_str_eq(name, "alltoall_rounds");
    cr_expect_str_eq(
        text, "partners=pair separation=barrier barriers=4 order=depth_first");
}

Test(aliases, refuse_a_setting_that_the_name_does_not_leave_open)
{
    char name[CT_ALGORITHM_TEXT] = "alltoall_pair_barrier";
    char text[CT_SETTING_TEXT] = "partners=shift barriers=4";
    struct ct_diag diag = {""};

    cr_assert_eq(ct_alias_replace(name, text, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(name, "alltoall_pair_barrier");
    cr_expect_str_eq(
        diag.text, "partners=shift is not a parameter with its value: expected "
                   "NAME=VALUE, NAME is barriers or order");
}

Test(aliases, leave_other_names_as_they_are)
{
    char name[CT_ALGORITHM_TEXT] = "alltoall_lab_c";
    char text[CT_SETTING_TEXT] = "anything";

    cr_assert_eq(ct_alias_replace(name, text, NULL), CT_OK);
    cr_expect_str_eq(name, "alltoall_lab_c");
    cr_expect_str_eq(text, "anything");
}

/* Fingerprints of 8 ranks that earlier versions wrote for these names. */
Test(aliases, have_the_fingerprints_that_earlier_versions_wrote)
{
    static const struct {
        const char *name;
        const char *setting;
        uint64_t fingerprint;
    } written[] = {
        {"alltoall_pair", "", UINT64_C(0xa3b02f98a16adf51)},
        {"alltoall_ring_light", "", UINT64_C(0x415aedb1a04e2809)},
        {"alltoall_one_factor_barrier", "barriers=4",
         UINT64_C(0xa4b199c634cc992d)},
        {"allgather_shift", "", UINT64_C(0x6b9326533db7a67a)},
        {"allgather_pair_light", "", UINT64_C(0xc6d3257bd6c0c4a0)},
        {"allgatherv_shift_barrier", "barriers=2",
         UINT64_C(0xc39fc657a44e93ad)},
    };

    for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
        const struct ct_named found = find_by_name(written[i].name);
        const struct ct_setting setting =
            setting_of_text(&found, written[i].setting);

        cr_expect_eq(ct_fingerprint(found.algorithm, &setting, 8, NULL),
                     written[i].fingerprint, "%s %s", written[i].name,
                     written[i].setting);
    }
}
