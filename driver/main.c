/*
 * main.c - finds the command and turns its outcome into an exit code.
 */
#include "base/process.h"
#include "base/words.h"
#include "driver/options/options.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COMMANDS_MAX = 64 };

enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

static void print_usage(FILE *file)
{
    fprintf(file, "Usage: colltune COMMAND [OPTION]... [ARGUMENT]\n"
                  "       colltune help [COMMAND] | --help | --version\n\n"
                  "Tunes MPI collectives for a cluster.\n\n");
    for (int i = 0; ct_commands[i] != NULL; i++)
        fprintf(file, "  %-10s %-8.*s %s\n", ct_commands[i]->name,
                (int)strcspn(ct_commands[i]->arguments, " "), /* the first */
                ct_commands[i]->arguments, ct_commands[i]->summary);
    fprintf(file, "\ncolltune COMMAND --help says more. Exit codes: 0 done, "
                  "1 the job failed,\n2 wrong use or wrong input.\n");
}

/* True if nobody reads standard output any more. */
static bool is_pipe_broken(void)
{
    struct pollfd output = {.fd = STDOUT_FILENO};

    return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

/* A reader that has seen enough, like `head`, is no failure to report: the
   command ends as if by the signal that it ignores while it works. */
static int flush_output(struct ct_diag *diag)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return CT_OK;
    if (is_pipe_broken()) {
        signal(SIGPIPE, SIG_DFL);
        raise(SIGPIPE);
    }
    return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write to standard output: %s", strerror(errno));
}

static int run(const struct ct_command *command, int argc, char **argv)
{
    struct ct_options options;
    struct ct_diag diag = {""};
    int err = ct_options_parse(command, argc, argv, &options, &diag);

    if (err == CT_STOPPED)
        return EXIT_DONE;
    if (err == CT_OK) {
        ct_signals_catch();
        if (command->computes)
            ct_signals_show_progress();
        err = command->run(&options, &diag);
    }
    if (err == CT_OK)
        err = flush_output(&diag);
    if (err == CT_OK)
        return EXIT_DONE;
    fprintf(stderr, "colltune: %s\n", diag.text);
    /* where 1 is an answer, what fails is no answer */
    if (command->exit_codes != NULL && (err == CT_ERR_SYSTEM || err == CT_ERR_MEMORY))
        return EXIT_USAGE;
    return err == CT_ERR_INPUT ? EXIT_USAGE : EXIT_FAILED;
}

/* NULL: there is none, which is reported. */
static const struct ct_command *find_command(const char *name)
{
    const char *names[COMMANDS_MAX];
    const char *nearest;
    int n = 0;

    for (; n < COMMANDS_MAX && ct_commands[n] != NULL; n++) {
        names[n] = ct_commands[n]->name;
        if (strcmp(name, names[n]) == 0)
            return ct_commands[n];
    }
    nearest = ct_word_nearest(name, names, n);
    fprintf(stderr, "colltune: unknown command: %s; ", name);
    if (nearest != NULL)
        fprintf(stderr, "did you mean %s? ", nearest);
    fprintf(stderr, "see colltune --help\n");
    return NULL;
}

/* colltune help [COMMAND] */
static int help(int argc, char **argv)
{
    char option[] = "--help";
    char *words[] = {NULL, option, NULL};
    const struct ct_command *command;

    if (argc == 2) {
        print_usage(stdout);
        return EXIT_DONE;
    }
    if (argc > 3) {
        fprintf(stderr, "colltune: one argument too many: %s; see colltune --help\n", argv[3]);
        return EXIT_USAGE;
    }
    command = find_command(argv[2]);
    words[0] = argv[2];
    return command == NULL ? EXIT_USAGE : run(command, 2, words);
}

int main(int argc, char **argv)
{
    const struct ct_command *command;

    if (argc < 2) {
        print_usage(stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        print_usage(stdout);
        return EXIT_DONE;
    }
    if (strcmp(argv[1], "--version") == 0)
        argv[1] += strlen("--");
    if (strcmp(argv[1], "help") == 0)
        return help(argc, argv);
    command = find_command(argv[1]);
    return command == NULL ? EXIT_USAGE : run(command, argc - 1, argv + 1);
}
