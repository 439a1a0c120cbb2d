/*
 * process.c - children are started by the shell in groups of their own, so
 * that a launcher and what it launched can be ended together.
 */
#define _GNU_SOURCE /* fallocate */
#include "base/process.h"

#include "base/files.h"
#include "base/launch_wait.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;

/* The handlers of signals use these: the process groups of running children, and
   the last message. */
#define GROUPS_MAX 4
static volatile sig_atomic_t groups[GROUPS_MAX]; /* 0: none */
static const char *volatile last_words = "colltune: interrupted\n";

/* A long computation does not look for signals, so the process ends this many
   seconds after one. */
#define GRACE_S 1
/* When a command without lines of progress first says that it works, and again. */
#define LINE_FIRST_S 2
#define LINE_NEXT_S 10
static volatile sig_atomic_t has_lines;
static volatile sig_atomic_t seconds_gone;

static void replace_group(pid_t old, pid_t by)
{
    for (int i = 0; i < GROUPS_MAX; i++) {
        if (groups[i] == old) {
            groups[i] = by;
            return;
        }
    }
}

static void write_text(const char *text)
{
    const ssize_t n = write(STDERR_FILENO, text, strlen(text));

    (void)n;
}

static void note_signal(int number)
{
    (void)number;
    interrupted = 1;
    alarm(GRACE_S);
}

static void end_at_once(void)
{
    for (int i = 0; i < GROUPS_MAX; i++) {
        if (groups[i] != 0)
            kill(-(pid_t)groups[i], SIGKILL);
    }
    ct_file_remove_incomplete();
    write_text(last_words);
    _exit(1);
}

/* "colltune: 12 s so far\n" */
static void write_line(void)
{
    char digits[24];
    char *at = digits + sizeof digits - 1;
    int n = (int)seconds_gone;

    *at = '\0';
    for (; n > 0; n /= 10)
        *--at = (char)('0' + n % 10);
    write_text("colltune: at work, ");
    write_text(at);
    write_text(" s so far\n");
}

static void note_alarm(int number)
{
    (void)number;
    if (interrupted)
        end_at_once();
    if (!has_lines)
        return;
    seconds_gone += seconds_gone == 0 ? LINE_FIRST_S : LINE_NEXT_S;
    write_line();
    alarm(LINE_NEXT_S);
}

void ct_signals_show_progress(void)
{
    has_lines = 1;
    alarm(LINE_FIRST_S);
}

void ct_signals_say(const char *words)
{
    last_words = words;
}

void ct_signals_catch(void)
{
    struct sigaction action = {.sa_handler = note_alarm, .sa_flags = SA_RESTART};

    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    action.sa_flags = 0;
    action.sa_handler = note_signal;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
}

bool ct_signals_interrupted(void)
{
    return interrupted != 0;
}

void ct_signals_take(void)
{
    alarm(0);
    interrupted = 0;
}

double ct_clock_s(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void sleep_ms(int ms)
{
    const struct timespec time = {.tv_sec = ms / 1000, .tv_nsec = (long)(ms % 1000) * 1000000};

    nanosleep(&time, NULL);
}

void ct_process_become(char **words)
{
    struct sigaction action = {.sa_handler = SIG_DFL};

    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
    execvp(words[0], words);
}

/* In the child: never returns. A launcher that is the group's leader gets
   the signals that end the group. */
static void become(char *line, int in_fd, int out_fd, int err_fd)
{
    char shell[] = "/bin/sh", option[] = "-c";
    char *words[] = {shell, option, line, NULL};

    setpgid(0, 0);
    dup2(in_fd, STDIN_FILENO);
    dup2(out_fd, STDOUT_FILENO);
    dup2(err_fd, STDERR_FILENO);
    ct_process_become(words);
    _exit(127);
}

static int start(const char *line, int in_fd, int out_fd, int err_fd, pid_t *pid,
                 struct ct_diag *diag)
{
    char *exec_line = malloc(strlen(line) + 8);

    if (exec_line == NULL)
        return ct_diag_memory(diag);
    sprintf(exec_line, "exec %s", line);
    *pid = fork();
    if (*pid == 0)
        become(exec_line, in_fd, out_fd, err_fd);
    free(exec_line);
    if (*pid < 0)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot start a process: %s", strerror(errno));
    setpgid(*pid, *pid); /* the child does the same */
    replace_group(0, *pid);
    return CT_OK;
}

#define RESERVED 4096

/* A file for output, emptied; a symbolic link is replaced, not followed. It has room for
   some words even if the child fills the disk. */
static int open_output(const char *path, int *fd, struct ct_diag *diag)
{
    if (ct_is_link(path))
        unlink(path);
    *fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (*fd < 0 || (fallocate(*fd, FALLOC_FL_KEEP_SIZE, 0, RESERVED) != 0 && errno == ENOSPC))
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", path, strerror(errno));
    return CT_OK;
}

/* A pipe whose ends no other child keeps open. */
static int make_pipe(int fds[2], struct ct_diag *diag)
{
    if (pipe(fds) != 0)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot make a pipe: %s", strerror(errno));
    fcntl(fds[0], F_SETFD, FD_CLOEXEC);
    fcntl(fds[1], F_SETFD, FD_CLOEXEC);
    return CT_OK;
}

int ct_process_start(struct ct_process *process, const char *line, const char *errors_path,
                     struct ct_diag *diag)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    int err_fd = -1;
    int err;

    process->pid = 0;
    CT_TRY(err, done, open_output(errors_path, &err_fd, diag));
    CT_TRY(err, done, make_pipe(in, diag));
    CT_TRY(err, done, make_pipe(out, diag));
    CT_TRY(err, done, start(line, in[0], out[1], err_fd, &process->pid, diag));
    process->to_fd = in[1];
    process->from_fd = out[0];
    in[1] = out[0] = -1;
done:
    close(err_fd);
    close(in[0]);
    close(in[1]);
    close(out[0]);
    close(out[1]);
    if (err != CT_OK)
        process->pid = 0;
    return err;
}

/* After an interrupt a child has so long to end. */
#define INTERRUPTED_MS 400

/* True if the process ended within the time. */
static bool wait_for(pid_t pid, int *status, int ms)
{
    for (int waited = 0;; waited += 5) {
        const pid_t got = waitpid(pid, status, WNOHANG);

        if (got == pid || (got < 0 && errno != EINTR))
            return true;
        if (waited >= ms)
            return false;
        sleep_ms(5);
    }
}

bool ct_process_is_over(const struct ct_process *process)
{
    siginfo_t ended = {.si_pid = 0};

    return waitid(P_PID, (id_t)process->pid, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           ended.si_pid != 0;
}

int ct_process_end(struct ct_process *process, int grace_ms)
{
    const int ask_ms = interrupted ? INTERRUPTED_MS : 2000;
    int status = 0;

    if (process->pid == 0)
        return 0;
    close(process->to_fd);
    if (!wait_for(process->pid, &status, interrupted ? 0 : grace_ms)) {
        kill(-process->pid, SIGTERM);
        if (!wait_for(process->pid, &status, ask_ms)) {
            kill(-process->pid, SIGKILL);
            waitpid(process->pid, &status, 0);
        }
    }
    kill(-process->pid, SIGKILL); /* what the launcher left running */
    replace_group(process->pid, 0);
    close(process->from_fd);
    process->pid = 0;
    return status;
}

/* The size of a file, and when it last grew. */
struct growth {
    const char *path;
    off_t size;
    double at_s;
};

static bool has_stalled(struct growth *growth, double idle_s)
{
    struct stat now;

    if (stat(growth->path, &now) == 0 && now.st_size != growth->size) {
        growth->size = now.st_size;
        growth->at_s = ct_clock_s();
    }
    return idle_s > 0 && ct_clock_s() - growth->at_s > idle_s;
}

int ct_process_run(const char *line, const char *output_path, const char *errors_path,
                   double idle_s, int *status, struct ct_diag *diag)
{
    struct growth growth = {.path = output_path, .at_s = ct_clock_s()};
    struct ct_launch_wait wait = {line, errors_path, growth.at_s, 0, 0};
    bool is_stalled = false;
    int out_fd = -1, err_fd = -1, in_fd = -1;
    int passed_on = 0;
    pid_t pid = 0;
    int err = open_output(output_path, &out_fd, diag);

    if (err == CT_OK && errors_path != NULL)
        err = open_output(errors_path, &err_fd, diag);
    if (err == CT_OK) {
        in_fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
        err = start(line, in_fd, out_fd, errors_path == NULL ? out_fd : err_fd, &pid, diag);
    }
    close(in_fd);
    close(err_fd);
    close(out_fd);
    while (err == CT_OK && !wait_for(pid, status, 200)) {
        const int most = ct_signals_interrupted() ? 2 : 10;

        is_stalled = is_stalled || has_stalled(&growth, idle_s);
        if (errors_path != NULL && growth.size == 0)
            ct_launch_wait_say(&wait);
        if (is_stalled || ct_signals_interrupted()) /* ask, then force it */
            kill(-pid, passed_on++ < most ? SIGTERM : SIGKILL);
    }
    if (err == CT_OK) {
        kill(-pid, SIGKILL); /* what it left running */
        replace_group(pid, 0);
    }
    if (is_stalled && !ct_signals_interrupted())
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "printed nothing for %g seconds and was ended: %s",
                          idle_s, line);
    return err;
}

bool ct_process_is_missing(int status)
{
    /* the shell's exit codes */
    return WIFEXITED(status) && (WEXITSTATUS(status) == 126 || WEXITSTATUS(status) == 127);
}

void ct_process_status_text(int status, char *text, size_t size)
{
    if (WIFSIGNALED(status))
        snprintf(text, size, "signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
    else
        snprintf(text, size, "exit code %d", WEXITSTATUS(status));
}

/* White space becomes single blanks, other control characters question marks; long
   texts keep their end. */
void ct_last_lines(const char *path, char *text, size_t size)
{
    char tail[1024];
    size_t length = 0, out = 0;
    FILE *file = fopen(path, "r");

    text[0] = '\0';
    if (file == NULL)
        return;
    if (fseek(file, -(long)(sizeof tail - 1), SEEK_END) != 0)
        rewind(file);
    length = fread(tail, 1, sizeof tail - 1, file);
    fclose(file);
    for (size_t i = length > size - 1 ? length - (size - 1) : 0; i < length; i++) {
        const bool is_blank = strchr(" \t\r\n", tail[i]) != NULL;

        if (!is_blank)
            text[out++] = iscntrl((unsigned char)tail[i]) ? '?' : tail[i];
        else if (out > 0 && text[out - 1] != ' ')
            text[out++] = ' ';
    }
    while (out > 0 && text[out - 1] == ' ')
        out--;
    text[out] = '\0';
}
