/*
 * environment.c - reads variables, and yes and no in all their spellings.
 */
#define _GNU_SOURCE /* secure_getenv */

#include "base/environment.h"

#include <stddef.h>
#include <stdlib.h>
#include <strings.h>

static const struct {
    const char *word;
    enum ct_answer answer;
} answers[] = {
    {"1", CT_ANSWER_YES}, {"on", CT_ANSWER_YES}, {"yes", CT_ANSWER_YES}, {"true", CT_ANSWER_YES},
    {"0", CT_ANSWER_NO},  {"off", CT_ANSWER_NO}, {"no", CT_ANSWER_NO},   {"false", CT_ANSWER_NO},
};

const char *ct_environment_get(const char *name)
{
    const char *value = secure_getenv(name);

    return value == NULL || value[0] == '\0' ? NULL : value;
}

enum ct_answer ct_answer_of(const char *word)
{
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        if (strcasecmp(word, answers[i].word) == 0)
            return answers[i].answer;
    }
    return CT_ANSWER_UNKNOWN;
}
