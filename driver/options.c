/*
 * options.c - the options of all commands, in one table.
 */
#define _GNU_SOURCE /* getopt_long, which POSIX lacks */
#include "driver/options.h"

#include "base/text.h"
#include "cluster/formats/export.h"
#include "driver/flavours/flavour.h"
#include "driver/mechanism_names.h"
#include "driver/option_values.h"
#include "driver/table_show.h"
#include "driver/thread_level.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *collective_name(int i)
{
    return ct_collectives[i] == NULL ? NULL : ct_collectives[i]->name;
}

static const char *format_help(int i)
{
    return ct_exports[i] == NULL ? NULL : ct_exports[i]->help;
}

#define LISTED_BYTES 4096
#define SIMILARITY 0.1

#define FIELD(name) offsetof(struct ct_options, name)

/* An option is one row: all else is made from it. */
static const struct {
    char letter;
    const char *name;
    const char *value;    /* the word for it in the help; NULL: takes none */
    const char *commands; /* those that take it, separated by blanks */
    const char *text;     /* help; %s: the words */
    ct_word_fn *words;    /* NULL: no list of words */
    ct_option_store_fn *store;
    size_t field;
} table[] = {
    {'c', "collective", "LIST", "tune bench map",
     "only these of %s (all; of a map: allreduce and reduce)", collective_name,
     ct_option_store_collectives, FIELD(collectives)},
    {'b', "budget", "SECONDS", "tune map",
     "stop measuring after this time; it goes first to where most is to be "
     "gained (no limit)",
     NULL, ct_option_store_seconds, FIELD(budget_s)},
    {'o', "out", "DIR", "tune generate map",
     "the machine folder (out/NAME; simulated: out/NAME-simulated)", NULL,
     ct_option_store_text, FIELD(out_dir)},
    {'o', "output", "FILE", "record", "the pattern file (patterns.yaml)", NULL,
     ct_option_store_text, FIELD(recorded)},
    {'m', "mechanism", "LIST", "tune map",
     "how to time: %s (barrier); of several, the first decides, and the report "
     "says where others prefer another algorithm",
     ct_mechanism_name, ct_option_store_mechanisms, FIELD(mechanisms)},
    {'a', "spread", "SECONDS", "tune",
     "the time within which ranks enter a call, for the mechanism arrival "
     "(0.001)",
     NULL, ct_option_store_seconds, FIELD(spread_s)},
    {'N', "counts", "PATTERN", "tune",
     "how the blocks of collectives with counts differ while timing: %s; "
     "random:N and hot:N for another draw or another hot block (equal)",
     ct_counts_name, ct_option_store_counts, FIELD(counts)},
    {'l', "limit", "SECONDS", "tune bench map",
     "time for one call; a candidate that takes longer is dropped and named "
     "(20); bench gives one size 36 times as long",
     NULL, ct_option_store_seconds, FIELD(limit_s)},
    {'L', "largest", "BYTES", "tune bench map",
     "the largest size that is measured; larger ones follow its choice "
     "(262144; 1048576 for this machine alone)",
     NULL, ct_option_store_bytes, FIELD(largest_bytes)},
    {'M', "scratch-limit", "BYTES", "tune map",
     "leave out candidates that need more scratch memory in a rank at a size; "
     "0: none (268435456)",
     NULL, ct_option_store_memory, FIELD(scratch_limit)},
    {'A', "all-algorithms", NULL, "tune map",
     "also time dominated algorithms: those that others beat everywhere", NULL,
     ct_option_store_flag, FIELD(wants_all_algorithms)},
    {'T', "thread-level", "NAME", "tune map",
     "of MPI while timing: %s (single)", ct_thread_level_name,
     ct_option_store_thread_level, FIELD(thread_level)},
    {'t', "timer", "PROGRAM", "tune map", "your own timer, see timer/README.md",
     NULL, ct_option_store_text, FIELD(timer)},
    {'g', "generator", "PROGRAM", "tune",
     "your own generator: called with the cluster file and a folder to write "
     "routines to",
     NULL, ct_option_store_text, FIELD(generator)},
    {'P', "patterns", "FILE", "tune",
     "also tune the calls of alltoallv and allgatherv that FILE describes, "
     "each with exactly its counts (docs/patterns.md)",
     NULL, ct_option_store_text, FIELD(patterns)},
    {'d', "similarity", "SHARE", "tune",
     "calls that differ from a pattern by no more than this share of its bytes "
     "take its choice (0.1)",
     NULL, ct_option_store_share, FIELD(similarity)},
    {'r', "restart", NULL, "tune map",
     "measure again from scratch; earlier measurements are kept under another "
     "name",
     NULL, ct_option_store_flag, FIELD(is_restart)},
    {'f', "format", "NAME", "export", "%s", format_help, ct_option_store_text,
     FIELD(format)},
    {'n', "ranks", "N", "algorithms", "count for so many ranks (16)", NULL,
     ct_option_store_ranks, FIELD(nranks)},
    {'n', "ranks", "N", "tune",
     "only the first N of its ranks; without FILE, N ranks on this machine "
     "(all)",
     NULL, ct_option_store_ranks, FIELD(nranks)},
    {'y', "yes", NULL, "tune",
     "without FILE, use all cores of this machine, even more than 8", NULL,
     ct_option_store_flag, FIELD(is_sure)},
    {'j', "jobs", "LIST", "tune",
     "also tune other jobs on the cluster, for jobs that are like them: all, "
     "or names (docs/tune-a-machine.md)",
     NULL, ct_option_store_text, FIELD(jobs)},
    {'n', "ranks", "LIST", "map",
     "the numbers of ranks: all, powers (powers of two, the numbers beside "
     "them and those that Rabenseifner names) or a list such as 2,4,12-16 "
     "(powers)",
     NULL, ct_option_store_text, FIELD(rank_list)},
    {'k', "cluster", "PATH", "algorithms",
     "count for the ranks of a cluster file; of a machine folder: list its "
     "routines, too",
     NULL, ct_option_store_text, FIELD(cluster)},
    {'B', "bytes", "BYTES", "algorithms",
     "size of a block, or of the vector (4096)", NULL, ct_option_store_bytes,
     FIELD(bytes)},
    {'v', "long", NULL, "algorithms",
     "say all that is known of each, with every setting", NULL,
     ct_option_store_flag, FIELD(is_long)},
    {'x', "csv", NULL, "algorithms",
     "write comma-separated values, a line for each setting", NULL,
     ct_option_store_flag, FIELD(is_csv)},
    {'p', "any-placement", NULL, "tune map",
     "continue even if ranks are not on the hosts of the cluster file, to try "
     "things on one machine; leaves out what depends on where ranks are",
     NULL, ct_option_store_flag, FIELD(is_anywhere)},
    {'s', "simulate", NULL, "tune map",
     "in SimGrid, not on the machine: for clusters that do not exist", NULL,
     ct_option_store_simulate, FIELD(flavour)},
    {'S', "selector", "NAME", "bench",
     "of a simulated folder: whose choices SimGrid's native collectives "
     "follow: %s (mpich)",
     ct_flavour_selector, ct_option_store_selector, FIELD(selector)},
    {'e', "reproducible", "WORD", "tune build",
     "%s: the library reduces in an order that depends on the number of ranks "
     "alone, as with COLLTUNE_REPRODUCIBLE=1 (as the folder was before, or no)",
     ct_yes_no_name, ct_option_store_reproducible, FIELD(reproducible)},
    {'C', "color", "WHEN", "tune report",
     "colour in the table: %s (auto: on a terminal, unless NO_COLOR is set)",
     ct_color_name, ct_option_store_color, FIELD(color)},
    {'q', "quiet", NULL, "tune map", "show no progress", NULL,
     ct_option_store_flag, FIELD(is_quiet)},
};

#define NOPTIONS (sizeof table / sizeof table[0])
#define HELP 'h' /* every command takes it */

/* Columns of the help text. */
enum { TEXT_COLUMN = 28, LAST_COLUMN = 79 };

/* True if a word is one of those of a text, separated by blanks. */
static bool has_word(const char *words, const char *word)
{
    const size_t length = strlen(word);

    for (const char *at = words; *at != '\0'; at += strspn(at, " ")) {
        const size_t n = strcspn(at, " ");

        if (n == length && strncmp(at, word, n) == 0)
            return true;
        at += n;
    }
    return false;
}

static bool is_taken(const struct ct_command *command, size_t option)
{
    return has_word(table[option].commands, command->name);
}

static void print_option(char letter, const char *name, const char *value,
                         const char *text)
{
    struct ct_text words = {0};
    char left[40], *wrapped;

    snprintf(left, sizeof left, "-%c, --%s%s%s", letter, name,
             value == NULL ? "" : " ", value == NULL ? "" : value);
    ct_text_add_words(&words, text, TEXT_COLUMN, LAST_COLUMN);
    if (ct_text_take(&words, &wrapped, NULL) != CT_OK)
        return;
    printf("  %-25s %s\n", left, wrapped);
    free(wrapped);
}

/* The help text, the list of words in it. */
static void print_row(size_t option)
{
    const char *text = table[option].text;
    const char *place = strstr(text, "%s");
    char words[512] = "", whole[800];

    if (table[option].words != NULL)
        ct_words_join(table[option].words, " or ", words, sizeof words);
    if (place != NULL)
        snprintf(whole, sizeof whole, "%.*s%s%s", (int)(place - text), text,
                 words, place + 2);
    print_option(table[option].letter, table[option].name, table[option].value,
                 place == NULL ? text : whole);
}

static void print_help(const struct ct_command *command)
{
    printf("Usage: colltune %s [OPTION]... %s\n\n%s\n\n", command->name,
           command->arguments, command->summary);
    for (size_t i = 0; i < NOPTIONS; i++) {
        if (is_taken(command, i))
            print_row(i);
    }
    print_option(HELP, "help", NULL, "show this help");
    printf("\nExit codes: 0 done, 1 the job failed, 2 wrong use or wrong "
           "input.\n");
}

/* getopt's tables of the options that the command takes. */
static void offer(const struct ct_command *command, struct option *longs,
                  char *shorts)
{
    size_t n = 0;

    if (command->takes_program)
        *shorts++ = '+'; /* what follows its name is not for us */
    *shorts++ = ':';     /* a missing value is not an unknown option */
    for (size_t i = 0; i < NOPTIONS; i++) {
        if (!is_taken(command, i))
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
    longs[n++] = (struct option){"help", no_argument, NULL, HELP};
    longs[n] = (struct option){NULL, 0, NULL, 0};
    *shorts++ = HELP;
    *shorts = '\0';
}

static int store(const struct ct_command *command, struct ct_options *options,
                 int letter, struct ct_diag *diag)
{
    size_t i = 0;

    while (table[i].letter != letter || !is_taken(command, i))
        i++;
    if (table[i].store == ct_option_store_text && optarg[0] == '\0')
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "a value is missing: --%s; see colltune %s --help",
                           table[i].name, command->name);
    return table[i].store((char *)options + table[i].field, optarg,
                          table[i].words, diag);
}

static bool is_letter(const struct ct_command *command, int letter)
{
    for (size_t i = 0; i < NOPTIONS; i++) {
        if (table[i].letter == letter && is_taken(command, i))
            return true;
    }
    return letter == HELP;
}

/*
 * Report what getopt_long refused; `answer` is what it returned. Of letters in
 * one word, optind names the word before while some of them are left.
 */
static int refuse(const struct ct_command *command, char **argv, int answer,
                  struct ct_diag *diag)
{
    const char letter[] = {'-', (char)optopt, '\0'};
    const bool is_long = optopt == 0 || is_letter(command, optopt);
    const char *what = answer == ':' ? "a value is missing"
                       : is_long && optopt != 0
                           ? "an option without a value has one"
                           : "unknown option";

    return ct_diag_set(diag, CT_ERR_INPUT, "%s: %s; see colltune %s --help",
                       what, is_long ? argv[optind - 1] : letter,
                       command->name);
}

static int read_options(const struct ct_command *command, int argc, char **argv,
                        struct ct_options *options, struct ct_diag *diag)
{
    struct option longs[NOPTIONS + 2];
    char shorts[2 * NOPTIONS + 4];
    int letter;
    int err = CT_OK;

    offer(command, longs, shorts);
    opterr = 0;
    while (err == CT_OK &&
           (letter = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
        if (letter == HELP) {
            print_help(command);
            return CT_STOPPED;
        }
        if (letter == '?' || letter == ':')
            return refuse(command, argv, letter, diag);
        err = store(command, options, letter, diag);
    }
    return err;
}

/* What is left after the options. */
static int read_arguments(const struct ct_command *command, int argc,
                          char **argv, struct ct_options *options,
                          struct ct_diag *diag)
{
    if (command->takes_program) {
        options->program = optind < argc ? argv + optind : NULL;
        options->file = optind < argc ? argv[optind] : NULL;
        optind = argc;
    } else if (optind < argc) {
        options->file = argv[optind++];
    }
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

/* Options with lists add to them, so what is meant without comes last. */
static void complete_lists(const struct ct_command *command,
                           struct ct_options *options)
{
    const struct ct_mechanism_list barrier = {1, {"barrier"}};
    bool is_any = false;

    if (options->mechanisms.n == 0)
        options->mechanisms = barrier;
    for (int i = 0; ct_collectives[i] != NULL; i++)
        is_any |= options->collectives[i];
    for (int i = 0; ct_collectives[i] != NULL && !is_any; i++)
        options->collectives[i] =
            command->collectives == NULL ||
            has_word(command->collectives, ct_collectives[i]->name);
}

int ct_options_parse(const struct ct_command *command, int argc, char **argv,
                     struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_options defaults = {.limit_s = CT_LIMIT_S,
                                        .scratch_limit = CT_SCRATCH_LIMIT,
                                        .bytes = LISTED_BYTES,
                                        .thread_level = "single",
                                        .counts = "equal",
                                        .selector = "mpich",
                                        .recorded = "patterns.yaml",
                                        .similarity = SIMILARITY,
                                        .rank_list = "powers",
                                        .color = "auto",
                                        .flavour = ct_flavour_default()};
    int err;

    *options = defaults;
    options->nwords = argc;
    options->words = argv;
    err = read_options(command, argc, argv, options, diag);
    if (err != CT_OK)
        return err;
    complete_lists(command, options);
    return read_arguments(command, argc, argv, options, diag);
}
