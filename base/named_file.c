/*
 * named_file.c - replaces regular files, and writes to all others.
 */
#include "base/named_file.h"

#include "base/files.h"
#include "base/planted.h"

#include <errno.h>
#include <fcntl.h>
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

/* Open it as it is. -1: errno is why not. */
static int open_there(const struct ct_file_place *place, int flags)
{
    const int how = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | place->no_follow | flags;
    struct stat file;
    int fd = -1;

    /* a file that this call makes is this user's, whatever owner a file server gives it */
    if ((flags & O_CREAT) != 0 && !place->exists)
        fd = openat(place->folder, place->name, how | O_EXCL, 0666);
    if (fd >= 0)
        return fd;
    fd = openat(place->folder, place->name, how, 0666);

    if (fd < 0 || (fstat(fd, &file) == 0 && !ct_is_planted(&place->in, &file)))
        return fd;
    close(fd);
    errno = EXDEV;
    return -1;
}

static int fail_to_open(struct ct_diag *diag, const char *path, int err)
{
    return fail(diag, path,
                err == ENXIO   ? "no program reads it"
                : err == EXDEV ? CT_PLANTED_TEXT
                               : strerror(err));
}

/* Write to where it is. */
static int write_there(const struct ct_file_place *place, const char *path, const char *text,
                       struct ct_diag *diag)
{
    const int fd = open_there(place, 0);
    int err;

    if (fd < 0)
        return fail_to_open(diag, path, errno);
    err = S_ISREG(place->file.st_mode) && ftruncate(fd, 0) != 0 ? fail(diag, path, strerror(errno))
                                                                : write_all(fd, path, text, diag);
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

/* True if a new file in its place is the same to all who know it. */
static bool is_replaceable(const struct ct_file_place *place)
{
    const struct stat *file = &place->file;

    return place->no_follow != 0 && S_ISREG(file->st_mode) && file->st_nlink == 1 &&
           file->st_uid == geteuid() && file->st_gid == getegid() &&
           faccessat(place->folder, place->name, W_OK, AT_EACCESS) == 0 &&
           faccessat(place->folder, ".", W_OK | X_OK, AT_EACCESS) == 0;
}

static int write_to(const struct ct_file_place *place, const char *path, const char *text,
                    struct ct_diag *diag)
{
    const int standard = place->exists ? standard_of(&place->file) : -1;

    if (standard >= 0)
        return write_all(standard, path, text, diag);
    if (place->exists && !is_replaceable(place))
        return write_there(place, path, text, diag);
    return ct_file_replace_at(place->folder, place->name, path, text, diag);
}

int ct_named_file_write(const char *path, const char *text, struct ct_diag *diag)
{
    struct silence silence;
    struct ct_file_place place;
    int why, err;

    silence_begin(&silence);
    why = ct_file_place_find(path, &place);
    if (why != 0) {
        err = fail_to_open(diag, path, why);
    } else {
        err = write_to(&place, path, text, diag);
        close(place.folder);
    }
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
    struct ct_file_place place;
    int fd, why, err;

    silence_begin(&silence);
    why = ct_file_place_find(path, &place);
    if (why != 0) {
        err = fail_to_open(diag, path, why);
    } else {
        fd = open_there(&place, O_APPEND | O_CREAT);
        err = fd < 0 ? fail_to_open(diag, path, errno) : append_all(fd, path, text, diag);
        if (fd >= 0 && close(fd) != 0 && err == CT_OK)
            err = fail(diag, path, strerror(errno));
        close(place.folder);
    }
    silence_end(&silence);
    return err;
}
