/*
 * request.c - reads `verb NAME key=value ...`.
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

/* The value of a key that is a number; false for any other key. */
static bool set_number(struct ct_request *request, const char *key,
                       const char *text)
{
    const struct {
        const char *key;
        long long max;
        int *target;
    } numbers[] = {
        {"param", INT_MAX, &request->param},
        {"repetitions", REPETITIONS_MAX, &request->repetitions},
        {"calls", CALLS_MAX, &request->calls},
        {"limit", INT_MAX, &request->limit_s},
        {"warmup", CALLS_MAX, &request->warmup},
        {"segments", SEGMENTS_MAX, &request->segments},
    };
    long long value;

    if (strcmp(key, "bytes") == 0 && read_number(text, LLONG_MAX, &value)) {
        request->bytes = (size_t)value;
        return true;
    }
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (strcmp(key, numbers[i].key) != 0 ||
            !read_number(text, numbers[i].max, &value))
            continue;
        *numbers[i].target = (int)value;
        return true;
    }
    return false;
}

static int read_pair(struct ct_request *request, char *word,
                     struct ct_diag *diag)
{
    char *equals = strchr(word, '=');

    if (equals == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "not key=value: %s", word);
    *equals = '\0';
    if (strcmp(word, "mechanism") == 0 &&
        strlen(equals + 1) < sizeof request->mechanism) {
        snprintf(request->mechanism, sizeof request->mechanism, "%s",
                 equals + 1);
        return CT_OK;
    }
    if (set_number(request, word, equals + 1))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "unknown key or bad value: %s=%s",
                       word, equals + 1);
}

static int read_verb(struct ct_request *request, const char *verb,
                     struct ct_diag *diag)
{
    for (size_t i = 0; verb != NULL && i < sizeof verbs / sizeof verbs[0];
         i++) {
        const char *name;

        if (strcmp(verb, verbs[i].verb) != 0)
            continue;
        request->kind = verbs[i].kind;
        if (!verbs[i].has_name)
            return CT_OK;
        name = strtok(NULL, " \t\r\n");
        if (name == NULL || strlen(name) >= sizeof request->name)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "%s needs the name of an algorithm", verb);
        snprintf(request->name, sizeof request->name, "%s", name);
        return CT_OK;
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
