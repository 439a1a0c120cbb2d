/*
 * setting.c - settings in numbers and in words.
 */
#include "repo/setting.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ct_param_value(const struct ct_param *param, int number)
{
    return param->values == NULL ? number : param->values[number];
}

int ct_param_number(const struct ct_param *param, int value)
{
    for (int i = 0; i < param->nvalues; i++) {
        if (ct_param_value(param, i) == value)
            return i;
    }
    return -1;
}

bool ct_param_is_unsaid(const struct ct_param *param, int value)
{
    return param->is_added && value == ct_param_value(param, 0);
}

int ct_params_count(const struct ct_param *const *params)
{
    int n = 0;

    while (n < CT_SETTING_MAX && params[n] != NULL)
        n++;
    return n;
}

int ct_settings_count(const struct ct_param *const *params)
{
    const int nparams = ct_params_count(params);
    int n = 1;

    for (int i = 0; i < nparams; i++)
        n *= params[i]->nvalues;
    return n;
}

struct ct_setting ct_settings_at(const struct ct_param *const *params, int number)
{
    struct ct_setting setting = {{0}};

    for (int i = ct_params_count(params) - 1; i >= 0; i--) {
        setting.values[i] = ct_param_value(params[i], number % params[i]->nvalues);
        number /= params[i]->nvalues;
    }
    return setting;
}

const struct ct_param *const ct_no_params[CT_SETTING_MAX];

static const struct ct_param order_param = {
    .name = "order",
    .nvalues = CT_ORDERS,
    .words = ct_order_names,
    .is_added = true,
};

/* All that a setting has a value for: the parameters, then the order. */
struct list {
    int n;
    const struct ct_param *params[CT_SETTING_MAX + 1];
    int slot[CT_SETTING_MAX + 1]; /* of the value in the setting */
};

static struct list list_of(const struct ct_param *const *params)
{
    struct list list = {.n = ct_params_count(params) + 1};

    for (int i = 0; i < list.n - 1; i++) {
        list.params[i] = params[i];
        list.slot[i] = i;
    }
    list.params[list.n - 1] = &order_param;
    list.slot[list.n - 1] = CT_SETTING_ORDER;
    return list;
}

bool ct_setting_is_valid(const struct ct_param *const *params, const struct ct_setting *setting)
{
    const struct list list = list_of(params);

    for (int i = list.n - 1; i < CT_SETTING_MAX; i++) {
        if (setting->values[i] != 0)
            return false;
    }
    for (int i = 0; i < list.n; i++) {
        if (ct_param_number(list.params[i], setting->values[list.slot[i]]) < 0)
            return false;
    }
    return true;
}

/* NAME=VALUE into `room` bytes; returns how many it takes. */
static size_t add_word(const struct ct_param *param, int value, char *text, size_t room)
{
    if (param->words != NULL)
        return (size_t)snprintf(text, room, "%s=%s", param->name,
                                param->words[ct_param_number(param, value)]);
    return (size_t)snprintf(text, room, "%s=%d", param->name, value);
}

char *ct_setting_text(const struct ct_param *const *params, const struct ct_setting *setting,
                      char *text)
{
    const struct list list = list_of(params);
    size_t at = 0;

    text[0] = '\0';
    for (int i = 0; i < list.n && at + 1 < CT_SETTING_TEXT; i++) {
        const int value = setting->values[list.slot[i]];

        if (ct_param_is_unsaid(list.params[i], value))
            continue;
        if (at > 0)
            text[at++] = ' ';
        at += add_word(list.params[i], value, text + at, CT_SETTING_TEXT - at);
    }
    return text;
}

/* The number of the value that a word of `length` bytes means; -1: none. */
static int number_of(const struct ct_param *param, const char *word, size_t length)
{
    char text[32];
    char *end;
    long value;

    if (length == 0 || length >= sizeof text)
        return -1;
    memcpy(text, word, length);
    text[length] = '\0';
    for (int i = 0; param->words != NULL && i < param->nvalues; i++) {
        if (strcmp(param->words[i], text) == 0)
            return i;
    }
    errno = 0;
    value = strtol(text, &end, 10);
    if (param->words != NULL || end == text || *end != '\0' || errno != 0 || value < INT_MIN ||
        value > INT_MAX)
        return -1;
    return ct_param_number(param, (int)value);
}

static int find_param(const struct list *list, const char *name, size_t length)
{
    int i = list->n - 1;

    while (i >= 0 && (strncmp(list->params[i]->name, name, length) != 0 ||
                      list->params[i]->name[length] != '\0'))
        i--;
    return i;
}

/* Room for the names of all parameters, or the values of one. */
#define LIST_TEXT 400

/* "0, 1024 or 4096" */
static const char *list_values(const struct ct_param *param, char *text)
{
    size_t used = 0;

    for (int i = 0; i < param->nvalues && used < LIST_TEXT; i++) {
        const char *before = i == 0 ? "" : i == param->nvalues - 1 ? " or " : ", ";

        used += (size_t)snprintf(text + used, LIST_TEXT - used, "%s", before);
        if (used < LIST_TEXT && param->words != NULL)
            used += (size_t)snprintf(text + used, LIST_TEXT - used, "%s", param->words[i]);
        else if (used < LIST_TEXT)
            used += (size_t)snprintf(text + used, LIST_TEXT - used, "%d", ct_param_value(param, i));
    }
    return text;
}

/* "segment_bytes or order" */
static const char *list_names(const struct list *list, char *text)
{
    size_t used = 0;

    for (int i = 0; i < list->n && used < LIST_TEXT; i++)
        used += (size_t)snprintf(text + used, LIST_TEXT - used, "%s%s",
                                 i == 0             ? ""
                                 : i == list->n - 1 ? " or "
                                                    : ", ",
                                 list->params[i]->name);
    return text;
}

/* NAME=VALUE, `length` bytes; notes in `is_set` which parameter it was. */
static int read_word(const struct list *list, const char *word, size_t length,
                     struct ct_setting *setting, bool *is_set, struct ct_diag *diag)
{
    const char *equals = memchr(word, '=', length);
    const size_t name = equals == NULL ? length : (size_t)(equals - word);
    const int i = find_param(list, word, name);
    char right[LIST_TEXT];
    int number;

    if (equals == NULL || i < 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%.*s is not a parameter with its value: expected "
                           "NAME=VALUE, NAME is %s",
                           (int)length, word, list_names(list, right));
    if (is_set[i])
        return ct_diag_set(diag, CT_ERR_INPUT, "the parameter %s is set twice",
                           list->params[i]->name);
    number = number_of(list->params[i], equals + 1, length - name - 1);
    if (number < 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%.*s is not a value of the parameter %s: expected %s",
                           (int)(length - name - 1), equals + 1, list->params[i]->name,
                           list_values(list->params[i], right));
    is_set[i] = true;
    setting->values[list->slot[i]] = ct_param_value(list->params[i], number);
    return CT_OK;
}

/* Notes in `is_set` which parameters the text names. */
static int read_words(const struct list *list, const char *text, struct ct_setting *setting,
                      bool *is_set, struct ct_diag *diag)
{
    for (text += strspn(text, " "); *text != '\0'; text += strspn(text, " ")) {
        const size_t length = strcspn(text, " ");
        const int err = read_word(list, text, length, setting, is_set, diag);

        if (err != CT_OK)
            return err;
        text += length;
    }
    return CT_OK;
}

int ct_setting_change(const struct ct_param *const *params, const char *text,
                      struct ct_setting *setting, struct ct_diag *diag)
{
    const struct list list = list_of(params);
    bool is_set[CT_SETTING_MAX + 1] = {false};

    return read_words(&list, text, setting, is_set, diag);
}

int ct_setting_read(const struct ct_param *const *params, const char *text,
                    struct ct_setting *setting, struct ct_diag *diag)
{
    const struct list list = list_of(params);
    bool is_set[CT_SETTING_MAX + 1] = {false};
    int err;

    memset(setting, 0, sizeof *setting);
    err = read_words(&list, text, setting, is_set, diag);
    for (int i = 0; i < list.n && err == CT_OK; i++) {
        if (!is_set[i] && !list.params[i]->is_added)
            err = ct_diag_set(diag, CT_ERR_INPUT, "the parameter %s is missing",
                              list.params[i]->name);
    }
    return err;
}
