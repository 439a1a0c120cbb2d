/*
 * files.c - folders, and files that are replaced as a whole.
 */
#include "base/files.h"

#include "base/array.h"
#include "base/planted.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ASIDE_MAX 100 /* names to try for a new file */

struct ct_path ct_path(const char *format, ...)
{
    struct ct_path path;
    va_list values;

    va_start(values, format);
    vsnprintf(path.text, sizeof path.text, format, values);
    va_end(values);
    return path;
}

static int fail(struct ct_diag *diag, const char *doing, const char *path)
{
    return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot %s %s: %s", doing, path, strerror(errno));
}

bool ct_is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* It may be there. What is there may be a file. */
static int make_one(const char *path, struct ct_diag *diag)
{
    struct ct_file_place place;
    int why = ct_is_link(path) ? ct_file_place_find(path, &place) : ENOENT;

    if (why == EXDEV)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot make the folder %s: " CT_PLANTED_TEXT,
                           path);
    if (why == 0)
        close(place.folder);
    why = mkdir(path, 0777) == 0 ? 0 : errno;
    if (why == 0 || ct_is_folder(path))
        return CT_OK;
    errno = why == EEXIST ? ENOTDIR : why;
    return fail(diag, "make the folder", path);
}

int ct_folder_make(const char *path, struct ct_diag *diag)
{
    char *part = ct_format("%s", path);
    int err = CT_OK;

    if (part == NULL)
        return ct_diag_memory(diag);
    for (char *slash = part; slash != NULL && err == CT_OK;) {
        slash = strchr(slash + 1, '/');
        if (slash != NULL)
            *slash = '\0';
        err = make_one(part, diag);
        if (slash != NULL)
            *slash = '/';
    }
    free(part);
    return err;
}

bool ct_is_link(const char *path)
{
    struct stat status;

    return lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
}

void ct_folder_remove(const char *path)
{
    char **names;
    int n;

    if (ct_is_link(path)) {
        unlink(path);
        return;
    }
    if (ct_folder_list(path, "", &names, &n, NULL) != CT_OK)
        return;
    for (int i = 0; i < n; i++)
        unlink(ct_path("%s/%s", path, names[i]).text);
    ct_names_free(names, n);
    rmdir(path);
}

/* True if a regular file has this text. Nothing else is read: reading a FIFO would
   wait. */
static bool has_content(const char *path, const char *text)
{
    struct stat status;
    char *now = NULL;
    bool is_same;

    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) ||
        ct_file_read(path, &now, NULL) != CT_OK || now == NULL)
        return false;
    is_same = strcmp(now, text) == 0;
    free(now);
    return is_same;
}

/*
 * Open a new file beside another. Whatever already has its name, for example
 * a link, is left alone.
 *
 * aside  out: its name, owned by the caller; NULL: out of memory
 */
static FILE *open_aside(int folder, const char *name, char **aside)
{
    FILE *file;
    int fd = -1;

    for (int i = 0; i < ASIDE_MAX && fd < 0; i++) {
        *aside = ct_format("%s.new-%ld-%d", name, (long)getpid(), i);
        if (*aside == NULL)
            return NULL;
        fd = openat(folder, *aside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (fd < 0 && (errno != EEXIST || i == ASIDE_MAX - 1))
            return NULL;
        if (fd < 0)
            free(*aside);
    }
    file = fdopen(fd, "w");
    if (file == NULL)
        close(fd);
    return file;
}

/* Give a new file the mode and, if possible, the group of the regular file of
   the name, if there is one. */
static bool make_like(FILE *file, int folder, const char *name)
{
    struct stat status;

    if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(status.st_mode))
        return true;
    if (fchown(fileno(file), (uid_t)-1, status.st_gid) != 0)
        errno = 0; /* a group that this user is not in */
    return fchmod(fileno(file), status.st_mode & 0777) == 0;
}

static int write_out(FILE *file, const char *path, const char *text, struct ct_diag *diag)
{
    bool is_written = fputs(text, file) >= 0 && fflush(file) == 0 && fsync(fileno(file)) == 0;

    if (!is_written)
        fail(diag, "write", path);
    if (fclose(file) != 0 && is_written) {
        is_written = false;
        fail(diag, "write", path);
    }
    return is_written ? CT_OK : CT_ERR_SYSTEM;
}

/* The file that is being written; a handler of signals may use it. */
static char *volatile incomplete;
static volatile int incomplete_in; /* its folder */

void ct_file_remove_incomplete(void)
{
    if (incomplete != NULL)
        unlinkat(incomplete_in, incomplete, 0);
}

int ct_file_replace_at(int folder, const char *name, const char *path, const char *text,
                       struct ct_diag *diag)
{
    char *aside = NULL;
    FILE *file;
    int err;

    file = open_aside(folder, name, &aside);
    if (file == NULL) {
        err = fail(diag, "write", path);
        free(aside);
        return err;
    }
    incomplete_in = folder;
    incomplete = aside;
    err = make_like(file, folder, name) ? CT_OK : fail(diag, "write", path);
    if (write_out(file, path, text, err == CT_OK ? diag : NULL) != CT_OK)
        err = CT_ERR_SYSTEM;
    if (err == CT_OK && renameat(folder, aside, folder, name) != 0)
        err = fail(diag, "write", path);
    if (err != CT_OK)
        unlinkat(folder, aside, 0);
    incomplete = NULL;
    free(aside);
    return err;
}

int ct_file_replace(const char *path, const char *text, struct ct_diag *diag)
{
    return ct_file_replace_at(AT_FDCWD, path, path, text, diag);
}

int ct_file_write(const char *path, const char *text, struct ct_diag *diag)
{
    return has_content(path, text) ? CT_OK : ct_file_replace(path, text, diag);
}

int ct_file_read(const char *path, char **text, struct ct_diag *diag)
{
    struct ct_text buffer = {0};
    char part[4096];
    size_t n;
    FILE *file = fopen(path, "r");
    bool is_read;

    if (file == NULL)
        return fail(diag, "read", path);
    while ((n = fread(part, 1, sizeof part, file)) > 0)
        ct_text_append(&buffer, part, n);
    is_read = ferror(file) == 0;
    fclose(file);
    if (!is_read) {
        free(buffer.text);
        return fail(diag, "read", path);
    }
    return ct_text_take(&buffer, text, diag);
}

int ct_file_read_written(const char *path, char **text, struct ct_diag *diag)
{
    static const char mark[] = "\xef\xbb\xbf";
    const size_t n = sizeof mark - 1;
    const int err = ct_file_read(path, text, diag);

    if (err == CT_OK && strncmp(*text, mark, n) == 0)
        memmove(*text, *text + n, strlen(*text + n) + 1);
    return err;
}

bool ct_file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

static bool is_before(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec != b->tv_sec ? a->tv_sec < b->tv_sec : a->tv_nsec < b->tv_nsec;
}

bool ct_file_is_newer(const char *path, const char *source)
{
    struct stat a, b;

    return stat(path, &a) == 0 && stat(source, &b) == 0 && !is_before(&a.st_mtim, &b.st_mtim);
}

bool ct_file_is_newer_than_installed(const char *path, const char *source)
{
    struct stat a, b;

    return ct_file_is_newer(path, source) && stat(path, &a) == 0 && stat(source, &b) == 0 &&
           !is_before(&a.st_mtim, &b.st_ctim);
}

static bool ends_in(const char *name, const char *suffix)
{
    const size_t n = strlen(name), m = strlen(suffix);

    return n >= m && strcmp(name + n - m, suffix) == 0;
}

static int compare_names(const void *a, const void *b)
{
    char *const *x = a;
    char *const *y = b;

    return strcmp(*x, *y);
}

/* Append a copy of the name; false when out of memory. */
static bool add_name(char ***names, int *nnames, const char *name)
{
    char **more = ct_array_grow(*names, *nnames, sizeof *more);

    if (more == NULL)
        return false;
    *names = more;
    more[*nnames] = ct_format("%s", name);
    if (more[*nnames] == NULL)
        return false;
    (*nnames)++;
    return true;
}

int ct_folder_list(const char *path, const char *suffix, char ***names, int *nnames,
                   struct ct_diag *diag)
{
    DIR *folder = opendir(path);
    const struct dirent *entry;
    bool has_memory = true;

    *names = NULL;
    *nnames = 0;
    if (folder == NULL)
        return fail(diag, "read the folder", path);
    while (has_memory && (entry = readdir(folder)) != NULL) {
        if (entry->d_name[0] != '.' && ends_in(entry->d_name, suffix))
            has_memory = add_name(names, nnames, entry->d_name);
    }
    closedir(folder);
    if (!has_memory) {
        ct_names_free(*names, *nnames);
        *names = NULL;
        *nnames = 0;
        return ct_diag_memory(diag);
    }
    if (*nnames > 0)
        qsort(*names, (size_t)*nnames, sizeof **names, compare_names);
    return CT_OK;
}

void ct_names_free(char **names, int nnames)
{
    for (int i = 0; i < nnames; i++)
        free(names[i]);
    free(names);
}

char *ct_shell_quoted(const char *word)
{
    struct ct_text quoted = {0};
    char *text;

    ct_text_add(&quoted, "'");
    for (; *word != '\0'; word++) {
        if (*word == '\'')
            ct_text_add(&quoted, "'\\''");
        else
            ct_text_append(&quoted, word, 1);
    }
    ct_text_add(&quoted, "'");
    return ct_text_take(&quoted, &text, NULL) == CT_OK ? text : NULL;
}
