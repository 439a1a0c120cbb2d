/*
 * setting.h - the parameters of an algorithm and the values they are set to.
 *
 * In text, a setting is a list of named values, one for each parameter in the
 * algorithm's order, then the order of ranks: "segment_bytes=8192
 * order=depth_first". Ranks in their own order are not mentioned, so "" is the
 * setting of an algorithm without parameters.
 */
#ifndef CT_REPO_SETTING_H
#define CT_REPO_SETTING_H

#include "base/status.h"
#include "repo/order.h"

#include <stdbool.h>
#include <string.h>

/* Parameters of an algorithm, at most. */
#define CT_SETTING_MAX 4

/* Room for a setting's text, its NUL included. */
#define CT_SETTING_TEXT 192

/* A parameter; its values are tried by the tuner. */
struct ct_param {
    const char *name; /* small letters, digits and '_': "segment_bytes" */
    int nvalues;
    const int *values;        /* ascending; NULL: 0 to nvalues - 1, by word */
    const char *const *words; /* of the values, in an order in which
                                 neighbours are alike; NULL: numbers */
    bool is_added;            /* settings were written before there was this parameter: they
                                 mean its first value, which is still not written */
    int by_window;            /* the least value with which ranks post and fetch; 0: none */
    int by_reading;           /* the value with which they read long posts where these lie, one
                                 copy in place of the two of the value before; 0: none */
};

/* Where the order of ranks is among the values. */
#define CT_SETTING_ORDER CT_SETTING_MAX

/* A value for each parameter, in the algorithm's order; the rest 0. Last an
   enum ct_order: every algorithm has it, and native. */
struct ct_setting {
    int values[CT_SETTING_MAX + 1];
};

static inline enum ct_order ct_setting_order(const struct ct_setting *setting)
{
    return (enum ct_order)setting->values[CT_SETTING_ORDER];
}

static inline bool ct_setting_is_equal(const struct ct_setting *a, const struct ct_setting *b)
{
    return memcmp(a, b, sizeof *a) == 0; /* ints alone: no padding */
}

/* Value `number` of a parameter. */
int ct_param_value(const struct ct_param *param, int number);

/* True if the value is not written. */
bool ct_param_is_unsaid(const struct ct_param *param, int value);

/* The number of a value; -1: not one of the parameter's. */
int ct_param_number(const struct ct_param *param, int value);

/*
 * The functions below take an algorithm's parameters: CT_SETTING_MAX
 * pointers, NULL from the first that it does not have.
 */
int ct_params_count(const struct ct_param *const *params);

/* Of native and other algorithms without any. */
extern const struct ct_param *const ct_no_params[CT_SETTING_MAX];

/* How many settings there are with ranks as they are: 1 without parameters. */
int ct_settings_count(const struct ct_param *const *params);

/* Setting `number`, 0 to ct_settings_count - 1; the last parameter varies
   fastest. */
struct ct_setting ct_settings_at(const struct ct_param *const *params, int number);

/* True if each parameter has one of its values, all after them is 0, and the
   order is one. */
bool ct_setting_is_valid(const struct ct_param *const *params, const struct ct_setting *setting);

/* text  out: CT_SETTING_TEXT bytes; returns it */
char *ct_setting_text(const struct ct_param *const *params, const struct ct_setting *setting,
                      char *text);

/*
 * Understand a text: every parameter once, in any order; "order=" may be
 * missing.
 *
 * returns  0, or CT_ERR_INPUT: an unknown parameter or value, one that is
 *          missing or there twice
 */
int ct_setting_read(const struct ct_param *const *params, const char *text,
                    struct ct_setting *setting, struct ct_diag *diag);

/* Set the parameters that the text names, each at most once; the others stay as
   they are. */
int ct_setting_change(const struct ct_param *const *params, const char *text,
                      struct ct_setting *setting, struct ct_diag *diag);

#endif
