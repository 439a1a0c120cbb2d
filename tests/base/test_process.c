/*
 * test_process.c - children end, even those that try not to.
 */
#include "base/process.h"
#include "tests/driver/driver_folder.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>

TestSuite(process, .init = make_folder, .fini = remove_folder);

static int run(const char *line)
{
    struct ct_diag diag = {""};
    int status = -1;

    cr_assert_eq(ct_process_run(line, path_of("output"), NULL, 0, &status, &diag), CT_OK, "%s",
                 diag.text);
    return status;
}

static struct ct_process start(const char *line)
{
    struct ct_process process = {0};
    struct ct_diag diag = {""};

    cr_assert_eq(ct_process_start(&process, line, path_of("errors"), &diag), CT_OK, "%s",
                 diag.text);
    cr_assert_gt(process.pid, 0);
    return process;
}

static void read_line(const struct ct_process *process, char *line, size_t size)
{
    size_t n = 0;

    while (n + 1 < size && read(process->from_fd, line + n, 1) == 1 && line[n] != '\n')
        n++;
    line[n] = '\0';
}

/* A process that has ended, though perhaps nobody has waited for it. */
static bool is_gone(pid_t pid)
{
    char path[64], name[64], state = 0;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    file = fopen(path, "r");
    if (file == NULL)
        return true;
    if (fscanf(file, "%*d %63s %c", name, &state) != 2)
        state = 0;
    fclose(file);
    return state == 'Z' || state == 'X';
}

static void check_soon_gone(pid_t pid)
{
    const struct timespec pause = {.tv_nsec = 10000000};

    cr_assert_gt(pid, 0);
    for (int i = 0; i < 6000 && !is_gone(pid); i++)
        nanosleep(&pause, NULL);
    cr_expect(is_gone(pid), "process %d is still there", (int)pid);
}

Test(process, run_gives_the_exit_code_and_the_output)
{
    const int status = run("sh -c 'echo out; echo err >&2; exit 7'");
    char *text = read_text(path_of("output"));

    cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 7, "%d", status);
    cr_expect_str_eq(text, "out\nerr\n", "%s", text);
    cr_expect_eq(run("true"), 0);
    cr_expect_eq(WEXITSTATUS(run("no-such-program-at-all")), 127);
}

Test(process, run_gives_the_signal)
{
    const int status = run("sh -c 'kill -9 $$'");

    cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "%d", status);
}

Test(process, run_gives_an_empty_input)
{
    cr_expect_eq(run("sh -c '! read -r line'"), 0);
}

Test(process, run_says_when_the_output_cannot_be_written)
{
    struct ct_diag diag = {""};
    int status;

    cr_expect_eq(ct_process_run("true", "/nowhere/output", NULL, 0, &status, &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot write /nowhere/output");
}

Test(process, run_leaves_nothing_behind)
{
    char *text;

    cr_expect_eq(run("sh -c 'sleep 1000 & echo $!'"), 0);
    text = read_text(path_of("output"));
    check_soon_gone(atoi(text));
}

Test(process, run_ends_a_silent_child_and_not_one_that_goes_on)
{
    char *output = path_of("output");
    struct ct_diag diag = {""};
    int status = -1;

    cr_expect_eq(ct_process_run("sh -c 'for i in $(seq 30); do echo $i; "
                                "sleep 0.1; done'",
                                output, NULL, 2, &status, &diag),
                 CT_OK, "%s", diag.text);
    cr_expect_eq(ct_process_run("sh -c 'echo once; sleep 1000'", output, NULL, 0.5, &status, &diag),
                 CT_ERR_SYSTEM);
    check_contains(diag.text, "printed nothing for 0.5 seconds and was ended");
}

/* The child ignores the interrupt, so that it is killed in the end. */
Test(process, run_ends_a_stubborn_child_when_interrupted)
{
    int status;

    ct_signals_catch();
    status = run("sh -c 'trap \"\" TERM; kill -INT $PPID; "
                 "while :; do sleep 1; done'");
    cr_expect(ct_signals_interrupted());
    cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "%d", status);
}

Test(process, start_connects_input_and_output)
{
    struct ct_process process = start("cat");
    char line[20];

    cr_assert_eq(write(process.to_fd, "hello\n", 6), 6);
    read_line(&process, line, sizeof line);
    cr_expect_str_eq(line, "hello", "%s", line);
    cr_expect_eq(ct_process_end(&process, 5000), 0);
    cr_expect_eq(process.pid, 0);
    cr_expect_eq(ct_process_end(&process, 5000), 0, "a second end");
}

Test(process, start_keeps_errors_in_a_file)
{
    struct ct_process process = start("sh -c 'echo lost >&2; exit 3'");
    char *text;
    int status;

    status = ct_process_end(&process, 5000);
    cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 3, "%d", status);
    text = read_text(path_of("errors"));
    cr_expect_str_eq(text, "lost\n", "%s", text);
}

Test(process, end_asks_a_child_that_ignores_its_input)
{
    struct ct_process process = start("sleep 1000");
    const int status = ct_process_end(&process, 10);

    cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM, "%d", status);
}

Test(process, end_kills_a_child_that_ignores_the_request)
{
    struct ct_process process =
        start("sh -c 'trap \"\" TERM; echo ready; while :; do sleep 1; done'");
    const pid_t pid = process.pid;
    char line[20];
    int status;

    read_line(&process, line, sizeof line);
    cr_expect_str_eq(line, "ready", "%s", line);
    status = ct_process_end(&process, 10);
    cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "%d", status);
    cr_expect_eq(kill(pid, 0), -1);
    cr_expect_eq(errno, ESRCH);
}

Test(process, end_kills_what_the_child_left_behind)
{
    struct ct_process process = start("sh -c '(trap \"\" TERM HUP; exec sleep 1000) & echo $!'");
    char line[20];

    read_line(&process, line, sizeof line);
    cr_expect_eq(ct_process_end(&process, 5000), 0);
    check_soon_gone(atoi(line));
}

Test(process, status_is_told_in_words)
{
    char text[64];

    ct_process_status_text(run("sh -c 'exit 3'"), text, sizeof text);
    cr_expect_str_eq(text, "exit code 3", "%s", text);
    ct_process_status_text(run("sh -c 'kill -SEGV $$'"), text, sizeof text);
    cr_expect_str_eq(text, "signal 11 (Segmentation fault)", "%s", text);
}

Test(last_lines, are_one_line_and_keep_their_end, .init = make_folder, .fini = remove_folder)
{
    char *path = path_of("f");
    char words[10], many[5000];

    ct_last_lines(path, words, sizeof words);
    cr_expect_str_eq(words, "", "there is no file: %s", words);
    write_bytes(path, "\n 1\n\t 2 \r\n", 10);
    ct_last_lines(path, words, sizeof words);
    cr_expect_str_eq(words, "1 2", "%s", words);
    memset(many, 'x', sizeof many);
    memcpy(many + sizeof many - 6, " end\n\n", 6);
    write_bytes(path, many, sizeof many);
    ct_last_lines(path, words, sizeof words);
    cr_expect_str_eq(words, "xxx end", "%s", words);
    write_bytes(path, "", 0);
    ct_last_lines(path, words, sizeof words);
    cr_expect_str_eq(words, "");
}
