/*
 * named_file.c - replaces regular files, and writes to all others.
 */
#include "base/named_file.h"

#include "base/files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define PATIENCE_MS 10000

/* A pipe that is said to have room takes this many bytes at once. */
#define PART_BYTES 512

static int fail(struct ct_diag *diag, const char *path, const char *why)
{
    return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", path, why);
}

/* The signals of a write that fails; they end a program by default. */
struct silence {
    sigset_t ours;    /* were not pending before */
    sigset_t blocked; /* by the program */
};

static void silence_begin(struct silence *silence)
{
    static const int signals[] = {SIGPIPE, SIGXFSZ};
    sigset_t pending;

    sigemptyset(&pending);
    sigpending(&pending);
    sigemptyset(&silence->ours);
    for (int i = 0; i < 2; i++) {
        if (sigismember(&pending, signals[i]) == 0)
            sigaddset(&silence->ours, signals[i]);
    }
    pthread_sigmask(SIG_BLOCK, &silence->ours, &silence->blocked);
}

static void silence_end(const struct silence *silence)
{
    const struct timespec at_once = {0, 0};

    while (sigtimedwait(&silence->ours, NULL, &at_once) > 0 || errno == EINTR)
        ;
    pthread_sigmask(SIG_SETMASK, &silence->blocked, NULL);
}

/* True if there is room for PART_BYTES, or if writing would fail at once. */
static bool has_room(int fd)
{
    struct pollfd poll_fd = {.fd = fd, .events = POLLOUT};
    int n;

    do
        n = poll(&poll_fd, 1, PATIENCE_MS);
    while (n < 0 && errno == EINTR);
    if (n == 0)
        errno = ETIMEDOUT;
    return n > 0;
}

static int write_all(int fd, const char *path, const char *text, struct ct_diag *diag)
{
    size_t left = strlen(text);

    while (left > 0) {
        const size_t part = left < PART_BYTES ? left : PART_BYTES;
        const ssize_t n = has_room(fd) ? write(fd, text, part) : -1;

        if (n > 0) {
            text += n;
            left -= (size_t)n;
        } else if (n == 0 || (errno != EINTR && errno != EAGAIN)) {
            return fail(diag, path,
                        errno == ETIMEDOUT ? "nothing took it for 10 seconds" : strerror(errno));
        }
    }
    return CT_OK;
}

/* Write to where it is. */
static int write_there(const char *path, const char *text, int flags, struct ct_diag *diag)
{
    const int fd = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | flags, 0666);
    int err;

    if (fd < 0)
        return fail(diag, path, errno == ENXIO ? "no program reads it" : strerror(errno));
    err = write_all(fd, path, text, diag);
    if (close(fd) != 0 && err == CT_OK)
        err = fail(diag, path, strerror(errno));
    return err;
}

/* The descriptor of standard output or error, if the file is open there. */
static int standard_of(const struct stat *file)
{
    struct stat status;

    for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fstat(fd, &status) == 0 && status.st_dev == file->st_dev &&
            status.st_ino == file->st_ino)
            return fd;
    }
    return -1;
}

/* True if a new file can be made beside it: the folder of a path without
   links. */
static bool has_open_folder(char *target)
{
    char *slash = strrchr(target, '/');
    bool is_open;

    *slash = '\0';
    is_open = faccessat(AT_FDCWD, slash == target ? "/" : target, W_OK | X_OK, AT_EACCESS) == 0;
    *slash = '/';
    return is_open;
}

/* True if a new file in its place is the same to all who know it.

   target  the path without links */
static bool is_replaceable(const struct stat *file, char *target)
{
    return S_ISREG(file->st_mode) && file->st_nlink == 1 && file->st_uid == geteuid() &&
           file->st_gid == getegid() && faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0 &&
           strncmp(target, "/dev/", 5) != 0 && strncmp(target, "/proc/", 6) != 0 &&
           has_open_folder(target);
}

static int write_existing(const char *path, const struct stat *file, const char *text,
                          struct ct_diag *diag)
{
    const int standard = standard_of(file);
    char *target;
    int err;

    if (standard >= 0)
        return write_all(standard, path, text, diag);
    target = realpath(path, NULL);
    if (target != NULL && is_replaceable(file, target))
        err = ct_file_replace(target, text, diag);
    else
        err = write_there(path, text, O_TRUNC, diag);
    free(target);
    return err;
}

int ct_named_file_write(const char *path, const char *text, struct ct_diag *diag)
{
    struct silence silence;
    struct stat file;
    int err;

    silence_begin(&silence);
    if (stat(path, &file) == 0)
        err = write_existing(path, &file, text, diag);
    else if (ct_is_link(path)) /* to a file that is not there yet */
        err = write_there(path, text, O_CREAT, diag);
    else
        err = ct_file_replace(path, text, diag);
    silence_end(&silence);
    return err;
}

/* Take a part of a text from the end of a file again, unless others have written after it. */
static void take_back(int fd, ssize_t length)
{
    const off_t end = lseek(fd, 0, SEEK_CUR);
    struct stat file;
    const int err = end >= length && fstat(fd, &file) == 0 && file.st_size == end
                        ? ftruncate(fd, end - length)
                        : -1;

    (void)err; /* the text is reported as not written */
}

/* By one call of write, which puts it at the end of a regular file as a whole. */
static int append_all(int fd, const char *path, const char *text, struct ct_diag *diag)
{
    const size_t length = strlen(text);
    struct stat file;
    ssize_t n;

    if (fstat(fd, &file) == 0 && !S_ISREG(file.st_mode))
        return write_all(fd, path, text, diag);
    do
        n = write(fd, text, length);
    while (n < 0 && errno == EINTR);
    if (n == (ssize_t)length)
        return CT_OK;
    if (n > 0)
        take_back(fd, n);
    return fail(diag, path, n < 0 ? strerror(errno) : "the disk is full");
}

int ct_named_file_append(const char *path, const char *text, struct ct_diag *diag)
{
    struct silence silence;
    int fd, err;

    silence_begin(&silence);
    fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);
    err = fd < 0 ? fail(diag, path, errno == ENXIO ? "no program reads it" : strerror(errno))
                 : append_all(fd, path, text, diag);
    if (fd >= 0 && close(fd) != 0 && err == CT_OK)
        err = fail(diag, path, strerror(errno));
    silence_end(&silence);
    return err;
}
