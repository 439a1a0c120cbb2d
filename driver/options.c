/*
 * options.c - the options of all commands, in one table.
 */
#define _GNU_SOURCE /* getopt_long, which POSIX lacks */
#include "driver/options.h"

#include "driver/thread_level.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    char letter;
    const char *name;
    const char *value; /* NULL: takes none */
    const char *text;
} table[] = {
    {'c', "collective", "LIST",
     "only these: alltoall,allgather,allreduce (all)"},
    {'b', "budget", "SECONDS",
     "stop measuring after this time; what is undecided by then\n"
     "                            stays with native (no limit)"},
    {'o', "out", "DIR",
     "the machine folder (out/NAME; simulated: out/NAME-simulated)"},
    {'m', "mechanism", "NAME", "how to time: barrier or loop (barrier)"},
    {'l', "limit", "SECONDS",
     "time for one call; a candidate that takes longer is dropped\n"
     "                            and named (20); bench gives one size 36 "
     "times\n"
     "                            as long"},
    {'L', "largest", "BYTES",
     "the largest size that is measured; larger ones follow its\n"
     "                            choice (262144; 1048576 for this machine "
     "alone)"},
    {'T', "thread-level", "NAME",
     "of MPI while timing: single, funneled, serialized or\n"
     "                            multiple (single)"},
    {'t', "timer", "PROGRAM", "your own timer, see timer/README.md"},
    {'g', "generator", "PROGRAM",
     "your own generator: called with the cluster file and a\n"
     "                            folder to write routines to"},
    {'r', "restart", NULL,
     "measure anew; earlier measurements are kept under another\n"
     "                            name"},
    {'f', "format", "NAME", "dot, netns (a script for Linux), simgrid (XML)"},
    {'p', "any-placement", NULL,
     "go on though ranks are not on the hosts of the cluster file:\n"
     "                            to try things on one machine"},
    {'s', "simulate", NULL,
     "in SimGrid, not on the machine: for clusters that are not there"},
    {'S', "selector", "NAME",
     "of a simulated folder: whose choices SimGrid's native\n"
     "                            collectives follow: mpich, ompi, mvapich2 or "
     "impi (mpich)"},
    {'q', "quiet", NULL, "no progress"},
    {'h', "help", NULL, "this text"},
};

#define BYTES_MAX (1 << 30)
#define NOPTIONS (sizeof table / sizeof table[0])

static bool is_offered(const struct ct_command *command, char letter)
{
    return letter == 'h' || strchr(command->options, letter) != NULL;
}

static void print_help(const struct ct_command *command)
{
    printf("Usage: colltune %s [OPTION]... %s\n\n%s\n\n", command->name,
           command->arguments, command->summary);
    for (size_t i = 0; i < NOPTIONS; i++) {
        char left[40];

        if (!is_offered(command, table[i].letter))
            continue;
        snprintf(left, sizeof left, "-%c, --%s%s%s", table[i].letter,
                 table[i].name, table[i].value == NULL ? "" : " ",
                 table[i].value == NULL ? "" : table[i].value);
        printf("  %-25s %s\n", left, table[i].text);
    }
    printf("\nExit codes: 0 done, 1 the job failed, 2 wrong use or wrong "
           "input.\n");
}

static int read_seconds(const char *text, double *seconds, struct ct_diag *diag)
{
    char *end;

    errno = 0;
    *seconds = strtod(text, &end);
    if (errno != 0 || end == text || *end != '\0' || !isfinite(*seconds) ||
        *seconds <= 0 || *seconds > 1e6)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not a time: %s; a number of seconds above 0 and "
                           "up to 1000000 is",
                           text);
    return CT_OK;
}

static int read_bytes(const char *text, size_t *bytes, struct ct_diag *diag)
{
    char *end;
    unsigned long long value;

    errno = 0;
    value = strtoull(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || text[0] == '-' ||
        value < 1 || value > BYTES_MAX)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not a size: %s; a number of bytes from 1 to %d is",
                           text, BYTES_MAX);
    *bytes = (size_t)value;
    return CT_OK;
}

static int read_collectives(const char *list, bool *chosen,
                            struct ct_diag *diag)
{
    char copy[128];

    memset(chosen, 0, CT_COLLECTIVES_MAX * sizeof *chosen);
    if (strlen(list) >= sizeof copy)
        return ct_diag_set(diag, CT_ERR_INPUT, "too long: --collective %s",
                           list);
    snprintf(copy, sizeof copy, "%s", list);
    for (char *word = strtok(copy, ","); word != NULL;
         word = strtok(NULL, ",")) {
        const struct ct_collective *collective = ct_collective_find(word);

        if (collective == NULL)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "unknown collective: %s; known are alltoall, "
                               "allgather and allreduce",
                               word);
        chosen[ct_collective_number(collective)] = true;
    }
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (chosen[i])
            return CT_OK;
    }
    return ct_diag_set(diag, CT_ERR_INPUT, "--collective names none");
}

static int read_thread_level(const char *text, const char **level,
                             struct ct_diag *diag)
{
    if (!ct_thread_level_is_known(text))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "unknown thread level: %s; known are single, "
                           "funneled, serialized and multiple",
                           text);
    *level = text;
    return CT_OK;
}

static int set_option(struct ct_options *options, int letter,
                      struct ct_diag *diag)
{
    switch (letter) {
    case 'b':
        return read_seconds(optarg, &options->budget_s, diag);
    case 'l':
        return read_seconds(optarg, &options->limit_s, diag);
    case 'L':
        return read_bytes(optarg, &options->largest_bytes, diag);
    case 'c':
        return read_collectives(optarg, options->collectives, diag);
    case 'T':
        return read_thread_level(optarg, &options->thread_level, diag);
    case 'o':
        options->out_dir = optarg;
        break;
    case 'm':
        options->mechanism = optarg;
        break;
    case 't':
        options->timer = optarg;
        break;
    case 'g':
        options->generator = optarg;
        break;
    case 'f':
        options->format = optarg;
        break;
    case 'p':
        options->is_anywhere = true;
        break;
    case 'S':
        options->selector = optarg;
        break;
    case 's':
        options->is_simulated = true;
        break;
    case 'r':
        options->is_restart = true;
        break;
    default:
        options->is_quiet = true;
        break;
    }
    return CT_OK;
}

/* getopt's tables of the options that the command takes. */
static void offer(const struct ct_command *command, struct option *longs,
                  char *shorts)
{
    size_t n = 0;

    *shorts++ = ':'; /* tells a missing value from an unknown option */
    for (size_t i = 0; i < NOPTIONS; i++) {
        if (!is_offered(command, table[i].letter))
            continue;
        longs[n].name = table[i].name;
        longs[n].has_arg =
            table[i].value == NULL ? no_argument : required_argument;
        longs[n].flag = NULL;
        longs[n++].val = (unsigned char)table[i].letter;
        *shorts++ = table[i].letter;
        if (table[i].value != NULL)
            *shorts++ = ':';
    }
    memset(&longs[n], 0, sizeof longs[n]);
    *shorts = '\0';
}

static int read_options(const struct ct_command *command, int argc, char **argv,
                        struct ct_options *options, struct ct_diag *diag)
{
    struct option longs[NOPTIONS + 1];
    char shorts[2 * NOPTIONS + 2];
    int letter;
    int err = CT_OK;

    offer(command, longs, shorts);
    opterr = 0;
    while (err == CT_OK &&
           (letter = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
        if (letter == 'h') {
            print_help(command);
            return CT_STOPPED;
        }
        if (letter == '?' || letter == ':')
            return ct_diag_set(
                diag, CT_ERR_INPUT, "%s: %s; see colltune %s --help",
                letter == '?' ? "unknown option" : "a value is missing",
                argv[optind - 1], command->name);
        err = set_option(options, letter, diag);
    }
    return err;
}

int ct_options_parse(const struct ct_command *command, int argc, char **argv,
                     struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_options defaults = {.limit_s = 20,
                                        .mechanism = "barrier",
                                        .thread_level = "single",
                                        .selector = "mpich"};
    int err;

    *options = defaults;
    for (int i = 0; ct_collectives[i] != NULL; i++)
        options->collectives[i] = true;
    err = read_options(command, argc, argv, options, diag);
    if (err != CT_OK)
        return err;
    if (optind < argc)
        options->file = argv[optind++];
    if (optind < argc)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "one argument too many: %s; see colltune %s --help",
                           argv[optind], command->name);
    if (command->needs_file && options->file == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s is missing; see colltune %s --help",
                           command->arguments, command->name);
    return CT_OK;
}
