/*
 * verb.c - the words of a verb: read, checked, described.
 */
#include "bench/verb.h"

#include "base/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HELP_COLUMN 22
#define HELP_LAST 79

/* The number of the verb's option with this name; -1: none. */
static int find(const struct ct_verb *verb, const char *name)
{
    const struct ct_verb_option *options = verb->options;

    for (int i = 0; options != NULL && options[i].name != NULL; i++) {
        if (strcmp(options[i].name, name) == 0)
            return i;
    }
    return -1;
}

static int check_value(const struct ct_verb_option *option, const char *text, struct ct_diag *diag)
{
    const char *digits = option->is_whole ? "0123456789" : "0123456789.e-";
    char *end;
    double number;

    if (option->least == 0 && option->most == 0)
        return CT_OK;
    number = strtod(text, &end);
    if (end != text && text[strspn(text, digits)] == '\0' && *end == '\0' &&
        number >= option->least && number <= option->most)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "--%s %s: not a %snumber from %.10g to %.10g",
                       option->name, text, option->is_whole ? "whole " : "", option->least,
                       option->most);
}

/* Take the option in words[*at], and its value. */
static int read_option(struct ct_verb_call *call, char **words, int *at, struct ct_diag *diag)
{
    const char *word = words[*at];
    const int i = strncmp(word, "--", 2) == 0 ? find(call->verb, word + 2) : -1;
    const struct ct_verb_option *option;

    if (i < 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown option: %s; see bench %s --help", word,
                           call->verb->name);
    option = &call->verb->options[i];
    if (option->value == NULL) {
        call->values[i] = "yes";
        return CT_OK;
    }
    if (words[*at + 1] == NULL || words[*at + 1][0] == '\0')
        return ct_diag_set(diag, CT_ERR_INPUT, "a value is missing: %s; see bench %s --help", word,
                           call->verb->name);
    call->values[i] = words[++*at];
    return check_value(option, call->values[i], diag);
}

int ct_verb_read(const struct ct_verb *verb, char **words, struct ct_verb_call *call,
                 struct ct_diag *diag)
{
    const struct ct_verb_option *options = verb->options;
    int n = 0;
    int err = CT_OK;

    *call = (struct ct_verb_call){.verb = verb, .arguments = words};
    for (int i = 0; options != NULL && options[i].name != NULL; i++)
        call->values[i] = options[i].standard == NULL ? "" : options[i].standard;
    for (int at = 0; words[at] != NULL && err == CT_OK; at++) {
        if (words[at][0] == '-' && words[at][1] != '\0')
            err = read_option(call, words, &at, diag);
        else
            words[n++] = words[at];
    }
    if (err != CT_OK)
        return err;
    words[n] = NULL;
    call->narguments = n;
    if (n >= verb->least && n <= verb->most)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "%s: bench %s takes %s; see bench %s --help",
                       n < verb->least ? "an argument is missing" : "one argument too many",
                       verb->name, verb->arguments[0] == '\0' ? "none" : verb->arguments,
                       verb->name);
}

static const char *value_of(const struct ct_verb_call *call, const char *name)
{
    return call->values[find(call->verb, name)];
}

double ct_verb_number(const struct ct_verb_call *call, const char *name)
{
    return atof(value_of(call, name));
}

bool ct_verb_has(const struct ct_verb_call *call, const char *name)
{
    return value_of(call, name)[0] != '\0';
}

void ct_verb_add_help(const struct ct_verb *verb, struct ct_text *text)
{
    const struct ct_verb_option *option = verb->options;
    char *usage = ct_format("bench %s%s %s - %s", verb->name,
                            option != NULL && option->name != NULL ? " [OPTION]..." : "",
                            verb->arguments, verb->summary);

    ct_text_add(text, "usage: ");
    ct_text_add_words(text, usage == NULL ? verb->name : usage, 7, HELP_LAST);
    ct_text_add(text, "\n%s", option == NULL ? "" : "\n");
    free(usage);
    for (; option != NULL && option->name != NULL; option++) {
        char name[40];

        snprintf(name, sizeof name, "--%s %s", option->name,
                 option->value == NULL ? "" : option->value);
        ct_text_add(text, "  %-*s", HELP_COLUMN - 2, name);
        ct_text_add_words(text, option->help, HELP_COLUMN, HELP_LAST);
        if (option->standard != NULL)
            ct_text_add(text, " (%s)", option->standard);
        ct_text_add(text, "\n");
    }
}

int ct_verb_add_settings(const struct ct_verb_call *call, struct ct_text *text)
{
    const struct ct_verb_option *options = call->verb->options;
    bool is_whole = true;

    for (int i = 0; options != NULL && options[i].name != NULL; i++) {
        char *quoted = ct_shell_quoted(call->values[i]);

        for (const char *c = options[i].name; *c != '\0'; c++)
            ct_text_add(text, "%c", *c == '-' ? '_' : *c);
        ct_text_add(text, "=%s\n", quoted == NULL ? "" : quoted);
        is_whole = is_whole && quoted != NULL;
        free(quoted);
    }
    ct_text_add(text, "set --");
    for (int i = 0; i < call->narguments; i++) {
        char *quoted = ct_shell_quoted(call->arguments[i]);

        ct_text_add(text, " %s", quoted == NULL ? "" : quoted);
        is_whole = is_whole && quoted != NULL;
        free(quoted);
    }
    ct_text_add(text, "\n");
    return is_whole ? CT_OK : CT_ERR_MEMORY;
}
