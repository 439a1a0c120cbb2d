/*
 * request.c - reads `verb COLLECTIVE ALGORITHM key=value ...`.
 */
#include "timer/request.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPETITIONS_MAX 100000
#define CALLS_MAX 100000
#define SEGMENTS_MAX 64

static const struct {
    const char *verb;
    enum ct_request_kind kind;
    bool has_name;
} verbs[] = {
    {"hello", CT_REQUEST_HELLO, false}, {"hosts", CT_REQUEST_HOSTS, false},
    {"time", CT_REQUEST_TIME, true},    {"verify", CT_REQUEST_VERIFY, true},
    {"quit", CT_REQUEST_QUIT, false},
};

static bool read_number(const char *text, long long max, long long *value)
{
    char *end;

    errno = 0;
    *value = strtoll(text, &end, 10);
    return errno == 0 && end != text && *end == '\0' && *value >= 0 &&
           *value <= max;
}

/* The value of a key that is a number; CT_OK for any other key too, then with
   is_known false. */
static int set_number(struct ct_request *request, const char *key,
                      const char *text, bool *is_known, struct ct_diag *diag)
{
    const struct {
        const char *key;
        long long max;
        int *target;
    } numbers[] = {
        {"repetitions", REPETITIONS_MAX, &request->repetitions},
        {"calls", CALLS_MAX, &request->calls},
        {"limit", INT_MAX, &request->limit_s},
        {"warmup", CALLS_MAX, &request->warmup},
        {"segments", SEGMENTS_MAX, &request->segments},
    };
    const bool is_bytes = strcmp(key, "bytes") == 0;
    long long value, max = LLONG_MAX;
    int *target = NULL;

    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (strcmp(key, numbers[i].key) == 0) {
            target = numbers[i].target;
            max = numbers[i].max;
        }
    }
    *is_known = is_bytes || target != NULL;
    if (!*is_known)
        return CT_OK;
    if (!read_number(text, max, &value))
        return ct_diag_set(diag, CT_ERR_INPUT, "bad value: %s=%s", key, text);
    if (is_bytes)
        request->bytes = (size_t)value;
    else
        *target = (int)value;
    return CT_OK;
}

/* A word of the candidate's setting. */
static int add_setting(struct ct_request *request, const char *key,
                       const char *value, struct ct_diag *diag)
{
    const size_t at = strlen(request->setting);
    const size_t room = sizeof request->setting - at;
    const int n = snprintf(request->setting + at, room, "%s%s=%s",
                           at == 0 ? "" : " ", key, value);

    if ((size_t)n < room)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "the setting is too long");
}

static int set_mechanism(struct ct_request *request, const char *name,
                         struct ct_diag *diag)
{
    if (strlen(name) >= sizeof request->mechanism)
        return ct_diag_set(diag, CT_ERR_INPUT, "bad value: mechanism=%s", name);
    snprintf(request->mechanism, sizeof request->mechanism, "%s", name);
    return CT_OK;
}

static int read_pair(struct ct_request *request, char *word,
                     struct ct_diag *diag)
{
    char *equals = strchr(word, '=');
    bool is_known;
    int err;

    if (equals == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "not key=value: %s", word);
    *equals = '\0';
    if (strcmp(word, "mechanism") == 0)
        return set_mechanism(request, equals + 1, diag);
    err = set_number(request, word, equals + 1, &is_known, diag);
    if (err != CT_OK || is_known)
        return err;
    return add_setting(request, word, equals + 1, diag);
}

/* The next word, into `size` bytes. */
static bool take_word(char *target, size_t size)
{
    const char *word = strtok(NULL, " \t\r\n");

    if (word == NULL || strlen(word) >= size)
        return false;
    snprintf(target, size, "%s", word);
    return true;
}

static int read_verb(struct ct_request *request, const char *verb,
                     struct ct_diag *diag)
{
    for (size_t i = 0; verb != NULL && i < sizeof verbs / sizeof verbs[0];
         i++) {
        if (strcmp(verb, verbs[i].verb) != 0)
            continue;
        request->kind = verbs[i].kind;
        if (!verbs[i].has_name)
            return CT_OK;
        if (take_word(request->collective, sizeof request->collective) &&
            take_word(request->name, sizeof request->name))
            return CT_OK;
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s needs the names of a collective and of an "
                           "algorithm",
                           verb);
    }
    return ct_diag_set(diag, CT_ERR_INPUT, "unknown request: %s",
                       verb == NULL ? "" : verb);
}

int ct_request_parse(const char *line, struct ct_request *request,
                     struct ct_diag *diag)
{
    const struct ct_request defaults = {.mechanism = "barrier",
                                        .bytes = 1,
                                        .repetitions = 10,
                                        .calls = 1,
                                        .warmup = 1};
    char words[1024];
    char *word;
    int err;

    *request = defaults;
    if (strlen(line) >= sizeof words)
        return ct_diag_set(diag, CT_ERR_INPUT, "request too long");
    snprintf(words, sizeof words, "%s", line);
    err = read_verb(request, strtok(words, " \t\r\n"), diag);
    while (err == CT_OK && (word = strtok(NULL, " \t\r\n")) != NULL)
        err = read_pair(request, word, diag);
    if (err == CT_OK && (request->repetitions < 1 || request->calls < 1))
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "repetitions and calls must be at least 1");
    return err;
}
