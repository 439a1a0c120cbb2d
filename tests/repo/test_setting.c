/*
 * test_setting.c - settings as text, as numbers, and all there are.
 */
#include "repo/algorithm.h"

#include <criterion/criterion.h>
#include <string.h>

static const int sizes[] = {0, 8192, 65536};
static const char *const orders[] = {"by_rank", "depth_first"};

static const struct ct_param segment_bytes = {
    .name = "segment_bytes", .nvalues = 3, .values = sizes};
static const struct ct_param walk = {.name = "walk", .nvalues = 2, .words = orders};
static const struct ct_param walk_of_two = {.name = "walk_of_two", .nvalues = 2, .words = orders};

static const struct ct_param batch = {
    .name = "batch", .nvalues = 3, .values = sizes, .is_added = true};

static const struct ct_param *const none[CT_SETTING_MAX] = {NULL};
static const struct ct_param *const one[CT_SETTING_MAX] = {&segment_bytes};
static const struct ct_param *const two[CT_SETTING_MAX] = {&segment_bytes, &walk};
static const struct ct_param *const added[CT_SETTING_MAX] = {&walk, &batch};
static const struct ct_param *const alone[CT_SETTING_MAX] = {&batch};
static const struct ct_param *const full[CT_SETTING_MAX] = {&walk, &segment_bytes, &walk, &walk};

static void expect_text(const struct ct_param *const *params, struct ct_setting setting,
                        const char *text)
{
    char written[CT_SETTING_TEXT];
    struct ct_setting again = {{-1, -1, -1, -1}};
    struct ct_diag diag = {""};

    cr_expect_str_eq(ct_setting_text(params, &setting, written), text);
    cr_expect_eq(ct_setting_read(params, text, &again, &diag), CT_OK, "%s", diag.text);
    cr_expect(ct_setting_is_equal(&setting, &again), "%s is read as another", text);
}

static void expect_fault(const struct ct_param *const *params, const char *text, const char *fault)
{
    struct ct_setting setting;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_setting_read(params, text, &setting, &diag), CT_ERR_INPUT, "accepted: %s",
                 text);
    cr_expect_not_null(strstr(diag.text, fault), "'%s': %s", text, diag.text);
}

Test(setting, is_written_and_read_back)
{
    expect_text(none, (struct ct_setting){{0}}, "");
    expect_text(one, (struct ct_setting){{8192}}, "segment_bytes=8192");
    expect_text(two, (struct ct_setting){{0, 1}}, "segment_bytes=0 walk=depth_first");
    expect_text(two, (struct ct_setting){{65536, 0}}, "segment_bytes=65536 walk=by_rank");
}

Test(setting, is_read_in_any_order_and_between_any_blanks)
{
    struct ct_setting setting;

    cr_assert_eq(ct_setting_read(two, "  walk=depth_first  segment_bytes=0 ", &setting, NULL),
                 CT_OK);
    cr_expect_eq(setting.values[0], 0);
    cr_expect_eq(setting.values[1], 1);
    cr_expect_eq(setting.values[2], 0);
}

/* Of ranks; not mentioned where they are as they are. */
Test(setting, has_an_order_after_the_parameters)
{
    struct ct_setting dealt = {{8192, [CT_SETTING_ORDER] = CT_DEALT}};
    struct ct_setting native = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}};
    struct ct_setting setting;

    expect_text(one, dealt, "segment_bytes=8192 order=dealt");
    expect_text(ct_no_params, native, "order=depth_first");
    cr_expect_eq(ct_setting_read(one, "order=as_is segment_bytes=8192", &setting, NULL), CT_OK);
    cr_expect_eq(ct_setting_order(&setting), CT_AS_IS);
    expect_fault(none, "order=1", "1 is not a value of the parameter order");
    expect_fault(none, "order=dealt order=dealt", "order is set twice");
}

/* What was written before the algorithm had it means the same. */
Test(setting, does_not_name_an_added_parameter_at_its_first_value)
{
    struct ct_setting setting;

    expect_text(alone, (struct ct_setting){{0}}, "");
    expect_text(added, (struct ct_setting){{1, 0}}, "walk=depth_first");
    expect_text(added, (struct ct_setting){{1, 8192}}, "walk=depth_first batch=8192");
    expect_text(added, (struct ct_setting){{1, [CT_SETTING_ORDER] = CT_DEALT}},
                "walk=depth_first order=dealt");
    cr_expect_eq(ct_setting_read(added, "batch=0 walk=by_rank", &setting, NULL), CT_OK);
    expect_fault(added, "batch=8192", "the parameter walk is missing");
}

Test(setting, is_refused_with_the_word_that_is_wrong)
{
    expect_fault(none, "segment_bytes=0", "segment_bytes=0 is not a parameter");
    expect_fault(one, "", "the parameter segment_bytes is missing");
    expect_fault(two, "walk=by_rank",
                 "the parameter segment_bytes is "
                 "missing");
    expect_fault(one, "segment_bytes",
                 "segment_bytes is not a parameter with "
                 "its value");
    expect_fault(one, "segment=0", "segment=0 is not a parameter");
    expect_fault(one, "segment_bytes_2=0", "segment_bytes_2=0 is not");
    expect_fault(one, "=0", "=0 is not a parameter");
    expect_fault(one, "segment_bytes=0 segment_bytes=8192",
                 "the parameter segment_bytes is set twice");
    expect_fault(one, "segment_bytes=",
                 " is not a value of the parameter "
                 "segment_bytes");
    expect_fault(one, "segment_bytes=1",
                 "1 is not a value of the parameter "
                 "segment_bytes");
    expect_fault(one, "segment_bytes=8192x", "8192x is not a value");
    expect_fault(one, "segment_bytes=99999999999999999999", "99999999999999999999 is not a value");
    expect_fault(two, "segment_bytes=0 walk=1",
                 "1 is not a value of the "
                 "parameter walk");
    expect_fault(two, "segment_bytes=0 walk=depth", "depth is not a value");
    expect_fault(two, "segment_bytes=0 walk=depth_firstly", "depth_firstly is not a value");
}

/* Neither name is taken for the other that begins with it. */
Test(setting, tells_apart_names_of_which_one_begins_the_other)
{
    static const struct ct_param *const params[CT_SETTING_MAX] = {&walk, &walk_of_two};
    struct ct_setting setting;

    cr_assert_eq(ct_setting_read(params,
                                 "walk=by_rank "
                                 "walk_of_two=depth_first",
                                 &setting, NULL),
                 CT_OK);
    cr_expect_eq(setting.values[0], 0);
    cr_expect_eq(setting.values[1], 1);
}

Test(setting, is_counted_as_the_product_of_the_parameters_values)
{
    cr_expect_eq(ct_params_count(none), 0);
    cr_expect_eq(ct_params_count(two), 2);
    cr_expect_eq(ct_params_count(full), CT_SETTING_MAX);
    cr_expect_eq(ct_settings_count(none), 1);
    cr_expect_eq(ct_settings_count(one), 3);
    cr_expect_eq(ct_settings_count(two), 6);
    cr_expect_eq(ct_settings_count(full), 24);
}

Test(setting, is_listed_once_each_with_the_last_parameter_fastest)
{
    for (int i = 0; i < 6; i++) {
        const struct ct_setting setting = ct_settings_at(two, i);

        cr_expect_eq(setting.values[0], sizes[i / 2], "setting %d", i);
        cr_expect_eq(setting.values[1], i % 2, "setting %d", i);
        cr_expect(ct_setting_is_valid(two, &setting), "setting %d", i);
        for (int k = 0; k < i; k++) {
            const struct ct_setting other = ct_settings_at(two, k);

            cr_expect_not(ct_setting_is_equal(&setting, &other));
        }
    }
}

Test(setting, is_valid_only_with_values_of_the_parameters)
{
    cr_expect(ct_setting_is_valid(none, &(struct ct_setting){{0}}));
    cr_expect_not(ct_setting_is_valid(none, &(struct ct_setting){{1}}));
    cr_expect_not(ct_setting_is_valid(one, &(struct ct_setting){{1}}));
    cr_expect_not(ct_setting_is_valid(one, &(struct ct_setting){{0, 1}}));
    cr_expect_not(ct_setting_is_valid(two, &(struct ct_setting){{0, 2}}));
    cr_expect(ct_setting_is_valid(two, &(struct ct_setting){{8192, 1}}));
    cr_expect(
        ct_setting_is_valid(two, &(struct ct_setting){{8192, 1, [CT_SETTING_ORDER] = CT_DEALT}}));
    cr_expect_not(
        ct_setting_is_valid(none, &(struct ct_setting){{[CT_SETTING_ORDER] = CT_ORDERS}}));
}

Test(setting, knows_values_by_number_and_numbers_by_value)
{
    cr_expect_eq(ct_param_value(&segment_bytes, 1), 8192);
    cr_expect_eq(ct_param_number(&segment_bytes, 8192), 1);
    cr_expect_eq(ct_param_number(&segment_bytes, 8191), -1);
    cr_expect_eq(ct_param_value(&walk, 1), 1);
    cr_expect_eq(ct_param_number(&walk, 1), 1);
    cr_expect_eq(ct_param_number(&walk, 2), -1);
}

/* The timer takes both from one line: `x_ring window=4 warmup=0`. */
static bool is_key_of_protocol(const char *name)
{
    static const char *const keys[] = {"bytes",  "rounds", "mechanism", "calls",  "spread",
                                       "settle", "limit",  "warmup",    "verify", "segments"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (strcmp(name, keys[i]) == 0)
            return true;
    }
    return false;
}

static void check_name(const char *algorithm, const char *name)
{
    const size_t n = strlen(name);

    cr_expect(n > 0 && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == n,
              "%s has the parameter '%s'", algorithm, name);
    cr_expect_not(is_key_of_protocol(name), "%s has the parameter '%s'", algorithm, name);
}

Test(setting, of_every_algorithm_can_be_written_and_asked_of_the_timer)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        const int nparams = ct_params_count(a->params);

        for (int k = 0; k < nparams; k++) {
            check_name(a->name, a->params[k]->name);
            for (int j = 0; j < k; j++)
                cr_expect_str_neq(a->params[j]->name, a->params[k]->name, "%s has it twice",
                                  a->name);
        }
        for (int k = 0; k < ct_settings_count(a->params); k++) {
            const struct ct_setting setting = ct_settings_at(a->params, k);
            char text[CT_SETTING_TEXT];

            ct_setting_text(a->params, &setting, text);
            cr_expect_lt(strlen(text), sizeof text - 1, "%s: %s", a->name, text);
            expect_text(a->params, setting, text);
        }
    }
}
