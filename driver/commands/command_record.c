/*
 * command_record.c - runs a program with the recorder preloaded.
 *
 * The recorder writes beside the file that is wanted, which is written when
 * there is something new.
 */
#include "base/environment.h"
#include "base/files.h"
#include "base/named_file.h"
#include "base/process.h"
#include "driver/options/options.h"
#include "driver/toolchain/home.h"
#include "patterns/call_pattern.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* The absolute path of a file that need not be there, in a folder that is. */
static int absolute_path(const char *path, char **absolute, struct ct_diag *diag)
{
    const char *slash = strrchr(path, '/');
    char *folder = slash == NULL   ? ct_format(".")
                   : slash == path ? ct_format("/")
                                   : ct_format("%.*s", (int)(slash - path), path);
    char *whole = NULL;
    int err = folder == NULL ? ct_diag_memory(diag) : ct_path_absolute(folder, &whole, diag);

    if (err == CT_OK) {
        *absolute = ct_format("%s/%s", whole, slash == NULL ? path : slash + 1);
        if (*absolute == NULL)
            err = ct_diag_memory(diag);
    }
    free(whole);
    free(folder);
    return err;
}

/* LD_PRELOAD with the recorder after what is there: a tuned library, which
   records, too, or what must come first. */
static int preload(struct ct_diag *diag)
{
    const char *before = getenv("LD_PRELOAD");
    char *home = NULL, *value = NULL;
    int err = ct_home_find(&home, diag);

    if (err != CT_OK)
        return err;
    if (before == NULL || before[0] == '\0')
        value = ct_format("%s/lib/colltune/libcolltune-record.so", home);
    else
        value = ct_format("%s:%s/lib/colltune/libcolltune-record.so", before, home);
    if (value == NULL || setenv("LD_PRELOAD", value, 1) != 0)
        err = ct_diag_memory(diag);
    free(value);
    free(home);
    return err;
}

/* In the child: never returns. */
static void become(char **program)
{
    ct_process_become(program);
    fprintf(stderr, "colltune: cannot run %s: %s\n", program[0], strerror(errno));
    _exit(127);
}

/* An interrupt is for the program, too: wait for it. */
static int run_program(char **program, struct ct_diag *diag)
{
    int status = 0;
    const pid_t pid = fork();
    char text[64];

    if (pid < 0)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot start a process: %s", strerror(errno));
    if (pid == 0)
        become(program);
    while (waitpid(pid, &status, 0) < 0) {
        if (errno != EINTR)
            return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot wait for %s: %s", program[0],
                               strerror(errno));
        if (ct_signals_interrupted())
            kill(pid, SIGTERM);
    }
    if (status == 0)
        return CT_OK;
    ct_process_status_text(status, text, sizeof text);
    return ct_diag_set(diag, CT_ERR_SYSTEM, "%s: %s", program[0], text);
}

static unsigned long long count_calls(const struct ct_pattern_file *file)
{
    unsigned long long calls = 0;

    for (size_t i = 0; i < file->run_count; i++)
        calls += file->runs[i].call_count;
    return calls;
}

static int copy_text(const char *from, const char *to, struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_file_read(from, &text, diag);

    if (err == CT_OK)
        err = ct_named_file_write(to, text, diag);
    free(text);
    return err;
}

/* Reads what was written, so that nothing is kept that would be refused. */
static int take_recorded(const char *recorded, const char *path, struct ct_diag *diag)
{
    struct ct_pattern_file file = {0};
    int err;

    if (!ct_file_exists(recorded))
        return ct_diag_set(diag, CT_ERR_SYSTEM,
                           "nothing was recorded: are there calls of "
                           "MPI_Alltoallv or MPI_Allgatherv on a communicator "
                           "of all ranks, and does the program keep LD_PRELOAD "
                           "and end by MPI_Finalize?");
    err = ct_pattern_file_load(recorded, &file, diag);
    if (err != CT_OK)
        return err;
    err = copy_text(recorded, path, diag);
    if (err == CT_OK)
        printf("%s: patterns: %zu, calls: %llu, ranks: %d\n", path, file.pattern_count,
               count_calls(&file), file.patterns[0].rank_count);
    ct_pattern_file_fini(&file);
    return err;
}

/* Another file of the user's must not be overwritten. */
static int check_replaceable(const char *path, struct ct_diag *diag)
{
    struct ct_pattern_file file = {0};
    struct ct_diag why = {""};
    struct stat status;

    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0)
        return CT_OK;
    if (ct_pattern_file_load(path, &file, &why) != CT_OK)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s; record overwrites only pattern files: name another file by "
                           "--output",
                           why.text);
    ct_pattern_file_fini(&file);
    return CT_OK;
}

/* Where the ranks write: beside the file, or in this folder if the file is a
   device or a FIFO, which has no room beside it. */
static int choose_recorded(const char *path, char **recorded, struct ct_diag *diag)
{
    struct stat status;
    char *place = NULL;
    const bool is_special =
        stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
    int err = absolute_path(is_special ? "colltune" : path, &place, diag);

    if (err != CT_OK)
        return err;
    *recorded = ct_format("%s.recorded-%ld", place, (long)getpid());
    free(place);
    return *recorded == NULL ? ct_diag_memory(diag) : CT_OK;
}

static int run_record(const struct ct_options *options, struct ct_diag *diag)
{
    const char *on = ct_environment_get("COLLTUNE");
    char *recorded = NULL;
    int err;

    if (on != NULL && ct_answer_of(on) != CT_ANSWER_YES)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "COLLTUNE=%s: the library is switched off and "
                           "records nothing: unset COLLTUNE",
                           on);
    CT_TRY(err, done, check_replaceable(options->recorded, diag));
    CT_TRY(err, done, choose_recorded(options->recorded, &recorded, diag));
    if (setenv("COLLTUNE_RECORD", recorded, 1) != 0)
        CT_TRY(err, done, ct_diag_memory(diag));
    CT_TRY(err, done, preload(diag));
    CT_TRY(err, done, run_program(options->program, diag));
    err = take_recorded(recorded, options->recorded, diag);
done:
    if (recorded != NULL)
        unlink(recorded);
    free(recorded);
    return err;
}

const struct ct_command ct_command_record = {
    .name = "record",
    .arguments = "PROGRAM",
    .summary = "Runs a program, and writes its calls with counts to a file.",
    .needs_file = true,
    .takes_program = true,
    .run = run_record,
};
