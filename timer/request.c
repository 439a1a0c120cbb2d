/*
 * request.c - reads `verify COLLECTIVE ALGORITHM key=value ...` and
 * `race COLLECTIVE key=value ... | ALGORITHM key=value ... | ...`.
 */
#include "timer/request.h"

#include "timer/facts.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS_MAX 100000
#define CALLS_MAX 100000
#define SEGMENTS_MAX 64
#define SPREAD_MAX_S 1000.0
#define OWN_MAX_S 1e9

#define BLANKS " \t\r\n"

static const struct {
    const char *verb;
    enum ct_request_kind kind;
} verbs[] = {
    {"hello", CT_REQUEST_HELLO}, {"hosts", CT_REQUEST_HOSTS},   {"load", CT_REQUEST_LOAD},
    {"race", CT_REQUEST_RACE},   {"verify", CT_REQUEST_VERIFY}, {"quit", CT_REQUEST_QUIT},
};

/* A key whose value is a whole number, and where it goes. */
struct number {
    const char *key;
    int max;
    int *target;
};

static int bad_value(struct ct_diag *diag, const char *key, const char *text)
{
    return ct_diag_set(diag, CT_ERR_INPUT, "bad value: %s=%s", key, text);
}

static bool read_number(const char *text, long long max, long long *value)
{
    char *end;

    errno = 0;
    *value = strtoll(text, &end, 10);
    return errno == 0 && end != text && *end == '\0' && *value >= 0 && *value <= max;
}

/* Set one of `numbers`, which end with a NULL key; CT_OK for any other key
   too, then with is_known false. */
static int set_number(const struct number *numbers, const char *key, const char *text,
                      bool *is_known, struct ct_diag *diag)
{
    long long value;

    while (numbers->key != NULL && strcmp(numbers->key, key) != 0)
        numbers++;
    *is_known = numbers->key != NULL;
    if (!*is_known)
        return CT_OK;
    if (!read_number(text, numbers->max, &value))
        return bad_value(diag, key, text);
    *numbers->target = (int)value;
    return CT_OK;
}

static int set_bytes(struct ct_request *request, const char *text, struct ct_diag *diag)
{
    long long value;

    if (!read_number(text, LLONG_MAX, &value))
        return bad_value(diag, "bytes", text);
    request->bytes = (size_t)value;
    return CT_OK;
}

static int set_spread(struct ct_request *request, const char *text, struct ct_diag *diag)
{
    char *end;
    const double value = strtod(text, &end);

    if (end == text || *end != '\0' || !(value >= 0 && value <= SPREAD_MAX_S))
        return bad_value(diag, "spread", text);
    request->spread_s = value;
    return CT_OK;
}

static int set_mechanism(struct ct_request *request, const char *name, struct ct_diag *diag)
{
    if (strlen(name) >= sizeof request->mechanism)
        return bad_value(diag, "mechanism", name);
    snprintf(request->mechanism, sizeof request->mechanism, "%s", name);
    return CT_OK;
}

/* A word of the candidate's setting. */
static int add_setting(struct ct_entry *entry, const char *key, const char *value,
                       struct ct_diag *diag)
{
    const size_t at = strlen(entry->setting);
    const size_t room = sizeof entry->setting - at;
    const int n = snprintf(entry->setting + at, room, "%s%s=%s", at == 0 ? "" : " ", key, value);

    if ((size_t)n < room)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "the setting is too long");
}

static int set_counts(struct ct_request *request, const char *name, struct ct_diag *diag)
{
    if (!ct_pattern_find(name, &request->pattern))
        return bad_value(diag, "counts", name);
    return CT_OK;
}

/* What `race` and `verify` both have. */
static int set_size(struct ct_request *request, const char *key, const char *text, bool *is_known,
                    struct ct_diag *diag)
{
    const struct number numbers[] = {
        {"seed", INT_MAX, &request->pattern.seed},
        {"limit", INT_MAX, &request->limit_s},
        {NULL, 0, NULL},
    };

    *is_known = true;
    if (strcmp(key, "bytes") == 0)
        return set_bytes(request, text, diag);
    if (strcmp(key, "counts") == 0)
        return set_counts(request, text, diag);
    return set_number(numbers, key, text, is_known, diag);
}

static int set_of_race(struct ct_request *request, const char *key, const char *text,
                       struct ct_diag *diag)
{
    const struct number numbers[] = {
        {"rounds", ROUNDS_MAX, &request->rounds},
        {"calls", CALLS_MAX, &request->calls},
        {"settle", 1, &request->settle},
        {"root", INT_MAX, &request->root},
        {NULL, 0, NULL},
    };
    bool is_known;
    int err = set_size(request, key, text, &is_known, diag);

    if (err != CT_OK || is_known)
        return err;
    if (strcmp(key, "mechanism") == 0)
        return set_mechanism(request, text, diag);
    if (strcmp(key, "spread") == 0)
        return set_spread(request, text, diag);
    err = set_number(numbers, key, text, &is_known, diag);
    if (err != CT_OK || is_known)
        return err;
    return ct_diag_set(diag, CT_ERR_INPUT, "unknown key of a race: %s", key);
}

static int set_of_entry(struct ct_request *request, const char *key, const char *text,
                        struct ct_diag *diag)
{
    struct ct_entry *entry = &request->entries[request->nentries - 1];
    const struct number numbers[] = {
        {"warmup", 1, &entry->warmup},
        {"verify", 1, &entry->verify},
        {NULL, 0, NULL},
    };
    bool is_known;
    const int err = set_number(numbers, key, text, &is_known, diag);

    if (err != CT_OK || is_known)
        return err;
    return add_setting(entry, key, text, diag);
}

static int set_of_verify(struct ct_request *request, const char *key, const char *text,
                         struct ct_diag *diag)
{
    const struct number numbers[] = {
        {"segments", SEGMENTS_MAX, &request->segments},
        {NULL, 0, NULL},
    };
    bool is_known;
    int err = set_size(request, key, text, &is_known, diag);

    if (err == CT_OK && !is_known)
        err = set_number(numbers, key, text, &is_known, diag);
    if (err != CT_OK || is_known)
        return err;
    return add_setting(&request->entries[0], key, text, diag);
}

/* `hello` and the like have no keys. */
static int set_of_none(struct ct_request *request, const char *key, const char *text,
                       struct ct_diag *diag)
{
    (void)request;
    return ct_diag_set(diag, CT_ERR_INPUT, "unknown key: %s=%s", key, text);
}

static int set_of_load(struct ct_request *request, const char *key, const char *text,
                       struct ct_diag *diag)
{
    char *end;

    errno = 0;
    if (strcmp(key, "kernel") == 0)
        request->kernel = strtoull(text, &end, 16);
    else if (strcmp(key, "own") == 0)
        request->own_s = strtod(text, &end);
    else
        return set_of_none(request, key, text, diag);
    return errno != 0 || end == text || *end != '\0' ||
                   !(request->own_s >= 0 && request->own_s < OWN_MAX_S)
               ? bad_value(diag, key, text)
               : CT_OK;
}

typedef int set_fn(struct ct_request *request, const char *key, const char *text,
                   struct ct_diag *diag);

/* Pairs up to the end of the line, or to the word that separates entries. */
static int read_pairs(struct ct_request *request, set_fn *set, bool *is_end, struct ct_diag *diag)
{
    char *word;
    int err = CT_OK;

    while (err == CT_OK && (word = strtok(NULL, BLANKS)) != NULL && strcmp(word, "|") != 0) {
        char *equals = strchr(word, '=');

        if (equals == NULL)
            return ct_diag_set(diag, CT_ERR_INPUT, "not key=value: %s", word);
        *equals = '\0';
        err = set(request, word, equals + 1, diag);
    }
    *is_end = word == NULL;
    return err;
}

/* The next word, into `size` bytes. */
static bool take_word(char *target, size_t size)
{
    const char *word = strtok(NULL, BLANKS);

    if (word == NULL || strlen(word) >= size)
        return false;
    snprintf(target, size, "%s", word);
    return true;
}

static int read_entry(struct ct_request *request, bool *is_end, struct ct_diag *diag)
{
    struct ct_entry *entry = &request->entries[request->nentries];

    if (request->nentries == CT_ENTRIES_MAX)
        return ct_diag_set(diag, CT_ERR_INPUT, "more than %d candidates", CT_ENTRIES_MAX);
    request->nentries++;
    entry->warmup = 1;
    if (!take_word(entry->name, sizeof entry->name) || entry->name[0] == '|')
        return ct_diag_set(diag, CT_ERR_INPUT, "candidate %d of the race has no algorithm",
                           request->nentries);
    return read_pairs(request, set_of_entry, is_end, diag);
}

static int read_race(struct ct_request *request, struct ct_diag *diag)
{
    bool is_end = false;
    int err;

    if (!take_word(request->collective, sizeof request->collective) ||
        request->collective[0] == '|')
        return ct_diag_set(diag, CT_ERR_INPUT, "race needs the name of a collective");
    err = read_pairs(request, set_of_race, &is_end, diag);
    if (err == CT_OK && is_end)
        return ct_diag_set(diag, CT_ERR_INPUT, "race needs candidates");
    while (err == CT_OK && !is_end)
        err = read_entry(request, &is_end, diag);
    if (err == CT_OK && request->calls < 1)
        err = ct_diag_set(diag, CT_ERR_INPUT, "calls must be at least 1");
    return err;
}

static int read_verify(struct ct_request *request, struct ct_diag *diag)
{
    struct ct_entry *entry = &request->entries[0];
    bool is_end = false;
    int err;

    request->nentries = 1;
    if (!take_word(request->collective, sizeof request->collective) ||
        !take_word(entry->name, sizeof entry->name))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "verify needs the names of a collective and of an "
                           "algorithm");
    err = read_pairs(request, set_of_verify, &is_end, diag);
    if (err == CT_OK && !is_end)
        err = ct_diag_set(diag, CT_ERR_INPUT, "verify has one candidate");
    return err;
}

/* A request of one verb, and perhaps keys. */
static int read_keys(struct ct_request *request, set_fn *set, struct ct_diag *diag)
{
    bool is_end = false;
    const int err = read_pairs(request, set, &is_end, diag);

    if (err == CT_OK && !is_end)
        return ct_diag_set(diag, CT_ERR_INPUT, "not key=value: |");
    return err;
}

static int read_verb(struct ct_request *request, const char *verb, struct ct_diag *diag)
{
    for (size_t i = 0; verb != NULL && i < sizeof verbs / sizeof verbs[0]; i++) {
        if (strcmp(verb, verbs[i].verb) != 0)
            continue;
        request->kind = verbs[i].kind;
        return CT_OK;
    }
    return ct_diag_set(diag, CT_ERR_INPUT, "unknown request: %s", verb == NULL ? "" : verb);
}

int ct_request_parse(const char *line, struct ct_request *request, struct ct_diag *diag)
{
    char words[CT_LINE_MAX + 1];
    int err;

    memset(request, 0, sizeof *request); /* padding too: it is broadcast */
    request->bytes = 1;
    request->rounds = 10;
    request->calls = 1;
    request->spread_s = CT_SPREAD_S;
    snprintf(request->mechanism, sizeof request->mechanism, "barrier");
    if (strcspn(line, "\n") >= sizeof words)
        return ct_diag_set(diag, CT_ERR_INPUT, "request too long");
    snprintf(words, sizeof words, "%s", line);
    err = read_verb(request, strtok(words, BLANKS), diag);
    if (err != CT_OK)
        return err;
    if (request->kind == CT_REQUEST_RACE)
        return read_race(request, diag);
    if (request->kind == CT_REQUEST_VERIFY)
        return read_verify(request, diag);
    return read_keys(request, request->kind == CT_REQUEST_LOAD ? set_of_load : set_of_none, diag);
}
