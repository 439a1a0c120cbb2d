/*
 * options.c - reads a command line by the table of options, and shows the table.
 */
#define _GNU_SOURCE /* getopt_long, which POSIX lacks */
#include "driver/options/options.h"

#include "base/text.h"
#include "driver/flavours/flavour.h"
#include "driver/options/option_values.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HELP 'h' /* every command takes it */

/* Rows that one command may have. */
#define OPTIONS_MAX 64

/* Columns of the help text. */
enum { TEXT_COLUMN = 28, LAST_COLUMN = 79 };

static void print_option(char letter, const char *name, const char *value, const char *text)
{
    struct ct_text words = {0};
    char left[40], *wrapped;

    snprintf(left, sizeof left, "-%c, --%s%s%s", letter, name, value == NULL ? "" : " ",
             value == NULL ? "" : value);
    ct_text_add_words(&words, text, TEXT_COLUMN, LAST_COLUMN);
    if (ct_text_take(&words, &wrapped, NULL) != CT_OK)
        return;
    printf("  %-25s %s\n", left, wrapped);
    free(wrapped);
}

const char *ct_option_help(const struct ct_option *option, char text[CT_OPTION_HELP])
{
    const char *place = strstr(option->text, "%s");
    const char *otherwise =
        option->otherwise_text != NULL ? option->otherwise_text : option->otherwise;
    char words[512] = "";
    size_t length;

    if (option->words != NULL)
        ct_words_join(option->words, " or ", words, sizeof words);
    if (place == NULL)
        snprintf(text, CT_OPTION_HELP, "%s", option->text);
    else
        snprintf(text, CT_OPTION_HELP, "%.*s%s%s", (int)(place - option->text), option->text, words,
                 place + 2);
    length = strlen(text);
    if (otherwise != NULL)
        snprintf(text + length, CT_OPTION_HELP - length, " (%s)", otherwise);
    return text;
}

static void print_help(const struct ct_command *command)
{
    char text[CT_OPTION_HELP];

    printf("Usage: colltune %s [OPTION]...%s%s\n\n%s\n\n", command->name,
           command->arguments[0] == '\0' ? "" : " ", command->arguments, command->summary);
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (!ct_option_is_of(o, command->name))
            continue;
        print_option(o->letter, o->name, o->value, ct_option_help(o, text));
    }
    print_option(HELP, "help", NULL, "show this help");
    printf("\nExit codes: %s\nExamples: man colltune-%s\n",
           command->exit_codes == NULL ? CT_EXIT_CODES : command->exit_codes, command->name);
}

/* getopt's tables of the options that the command takes. */
static void offer(const struct ct_command *command, struct option *longs, char *shorts)
{
    size_t n = 0;

    if (command->takes_program || command->takes_program_after)
        *shorts++ = '+'; /* what follows its name is not for us */
    *shorts++ = ':';     /* a missing value is not an unknown option */
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (!ct_option_is_of(o, command->name))
            continue;
        longs[n++] = (struct option){o->name, o->value == NULL ? no_argument : required_argument,
                                     NULL, (unsigned char)o->letter};
        *shorts++ = o->letter;
        if (o->value != NULL)
            *shorts++ = ':';
    }
    longs[n++] = (struct option){"help", no_argument, NULL, HELP};
    longs[n] = (struct option){NULL, 0, NULL, 0};
    *shorts++ = HELP;
    *shorts = '\0';
}

/* The command's option of a letter; NULL: it has none. */
static const struct ct_option *find_option(const struct ct_command *command, int letter)
{
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (o->letter == letter && ct_option_is_of(o, command->name))
            return o;
    }
    return NULL;
}

/*
 * Report what getopt_long refused; `answer` is what it returned. Of letters in
 * one word, optind names the word before while some of them are left.
 */
static int refuse(const struct ct_command *command, char **argv, int answer, struct ct_diag *diag)
{
    const char letter[] = {'-', (char)optopt, '\0'};
    const bool is_long = optopt == 0 || optopt == HELP || find_option(command, optopt) != NULL;
    const char *what = answer == ':'            ? "a value is missing"
                       : is_long && optopt != 0 ? "an option without a value has one"
                                                : "unknown option";

    return ct_diag_set(diag, CT_ERR_INPUT, "%s: %s; see colltune %s --help", what,
                       is_long ? argv[optind - 1] : letter, command->name);
}

static int read_options(const struct ct_command *command, int argc, char **argv,
                        struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_option *option;
    struct option longs[OPTIONS_MAX + 2];
    char shorts[2 * OPTIONS_MAX + 4];
    int letter;
    int err = CT_OK;

    offer(command, longs, shorts);
    opterr = 0;
    while (err == CT_OK) {
        letter = getopt_long(argc, argv, shorts, longs, NULL);
        if (letter == -1) {
            const bool is_parted = strcmp(argv[optind - 1], "--") == 0;

            /* options may also stand between its file and the program */
            if (!command->takes_program_after || options->file != NULL || is_parted ||
                optind == argc)
                break;
            options->file = argv[optind++];
            continue;
        }
        if (letter == HELP) {
            print_help(command);
            return CT_STOPPED;
        }
        if (letter == '?' || letter == ':')
            return refuse(command, argv, letter, diag);
        option = find_option(command, letter);
        if (option->kind == CT_OPTION_TEXT && optarg[0] == '\0')
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "a value is missing: --%s; see colltune %s --help", option->name,
                               command->name);
        err = ct_option_store(option, optarg, options, diag);
    }
    return err;
}

/* What is left after the options. */
static int read_arguments(const struct ct_command *command, int argc, char **argv,
                          struct ct_options *options, struct ct_diag *diag)
{
    if (command->takes_program) {
        options->program = optind < argc ? argv + optind : NULL;
        options->file = optind < argc ? argv[optind] : NULL;
        optind = argc;
    } else if (optind < argc && options->file == NULL && command->arguments[0] != '\0') {
        options->files = argv + optind;
        options->file = argv[optind++];
    }
    if (command->takes_program_after && optind < argc)
        options->program = argv + optind;
    if (command->takes_program_after || command->takes_files)
        optind = argc;
    if (optind < argc)
        return ct_diag_set(diag, CT_ERR_INPUT, "one argument too many: %s; see colltune %s --help",
                           argv[optind], command->name);
    if (command->needs_file && options->file == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s is missing; see colltune %s --help",
                           command->arguments, command->name);
    return CT_OK;
}

/* Options with lists add to them, so what is meant without them comes last. */
static void complete_lists(const struct ct_command *command, struct ct_options *options)
{
    bool is_any = false;

    for (int i = 0; ct_collectives[i] != NULL; i++)
        is_any |= options->collectives[i];
    for (int i = 0; ct_collectives[i] != NULL && !is_any; i++)
        options->collectives[i] = command->collectives == NULL ||
                                  ct_option_has_word(command->collectives, ct_collectives[i]->name);
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (o->kind == CT_OPTION_MECHANISMS && options->mechanisms.n == 0)
            ct_option_store(o, o->otherwise, options, NULL);
    }
}

void ct_options_default(struct ct_options *options)
{
    memset(options, 0, sizeof *options);
    options->flavour = ct_flavour_default();
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (o->otherwise != NULL && o->kind != CT_OPTION_MECHANISMS)
            ct_option_store(o, o->otherwise, options, NULL);
    }
}

int ct_options_parse(const struct ct_command *command, int argc, char **argv,
                     struct ct_options *options, struct ct_diag *diag)
{
    int err;

    ct_options_default(options);
    options->nwords = argc;
    options->words = argv;
    err = read_options(command, argc, argv, options, diag);
    if (err != CT_OK)
        return err;
    complete_lists(command, options);
    return read_arguments(command, argc, argv, options, diag);
}
