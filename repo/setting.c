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

struct ct_setting ct_settings_at(const struct ct_param *const *params,
                                 int number)
{
    struct ct_setting setting = {{0}};

    for (int i = ct_params_count(params) - 1; i >= 0; i--) {
        setting.values[i] =
            ct_param_value(params[i], number % params[i]->nvalues);
        number /= params[i]->nvalues;
    }
    return setting;
}

bool ct_setting_is_valid(const struct ct_param *const *params,
                         const struct ct_setting *setting)
{
    const int nparams = ct_params_count(params);

    for (int i = 0; i < CT_SETTING_MAX; i++) {
        if (i < nparams ? ct_param_number(params[i], setting->values[i]) < 0
                        : setting->values[i] != 0)
            return false;
    }
    return true;
}

char *ct_setting_text(const struct ct_param *const *params,
                      const struct ct_setting *setting, char *text)
{
    const int nparams = ct_params_count(params);
    size_t at = 0;

    text[0] = '\0';
    for (int i = 0; i < nparams && at < CT_SETTING_TEXT; i++) {
        const struct ct_param *param = params[i];
        const int value = setting->values[i];
        const char *blank = i == 0 ? "" : " ";
        char *rest = text + at;
        const size_t room = CT_SETTING_TEXT - at;

        if (param->words != NULL)
            at += (size_t)snprintf(rest, room, "%s%s=%s", blank, param->name,
                                   param->words[ct_param_number(param, value)]);
        else
            at += (size_t)snprintf(rest, room, "%s%s=%d", blank, param->name,
                                   value);
    }
    return text;
}

/* The value that a word of `length` bytes means; -1: none. */
static int number_of(const struct ct_param *param, const char *word,
                     size_t length)
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
    if (param->words != NULL || end == text || *end != '\0' || errno != 0 ||
        value < INT_MIN || value > INT_MAX)
        return -1;
    return ct_param_number(param, (int)value);
}

static int find_param(const struct ct_param *const *params, const char *name,
                      size_t length)
{
    int i = ct_params_count(params) - 1;

    while (i >= 0 && (strncmp(params[i]->name, name, length) != 0 ||
                      params[i]->name[length] != '\0'))
        i--;
    return i;
}

/* NAME=VALUE, `length` bytes; notes in `is_set` which parameter it was. */
static int read_word(const struct ct_param *const *params, const char *word,
                     size_t length, struct ct_setting *setting, bool *is_set,
                     struct ct_diag *diag)
{
    const char *equals = memchr(word, '=', length);
    const size_t name = equals == NULL ? length : (size_t)(equals - word);
    const int i = find_param(params, word, name);
    int number;

    if (equals == NULL || i < 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%.*s is not a parameter with its value: "
                           "NAME=VALUE of a parameter that the algorithm has",
                           (int)length, word);
    if (is_set[i])
        return ct_diag_set(diag, CT_ERR_INPUT, "the parameter %s is set twice",
                           params[i]->name);
    number = number_of(params[i], equals + 1, length - name - 1);
    if (number < 0)
        return ct_diag_set(
            diag, CT_ERR_INPUT, "%.*s is not a value of the parameter %s",
            (int)(length - name - 1), equals + 1, params[i]->name);
    is_set[i] = true;
    setting->values[i] = ct_param_value(params[i], number);
    return CT_OK;
}

int ct_setting_read(const struct ct_param *const *params, const char *text,
                    struct ct_setting *setting, struct ct_diag *diag)
{
    const int nparams = ct_params_count(params);
    bool is_set[CT_SETTING_MAX] = {false};

    memset(setting, 0, sizeof *setting);
    for (text += strspn(text, " "); *text != '\0'; text += strspn(text, " ")) {
        const size_t length = strcspn(text, " ");
        const int err = read_word(params, text, length, setting, is_set, diag);

        if (err != CT_OK)
            return err;
        text += length;
    }
    for (int i = 0; i < nparams; i++) {
        if (!is_set[i])
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "the parameter %s is missing", params[i]->name);
    }
    return CT_OK;
}
