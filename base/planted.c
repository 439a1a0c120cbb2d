/*
 * planted.c - walks along a path, one name after the other. Functions return 0 or an errno.
 */
#define _GNU_SOURCE /* O_PATH */

#include "base/planted.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#define LINKS_MOST 20

bool ct_is_planted(const struct stat *folder, const struct stat *entry)
{
    const bool is_trusted =
        entry->st_uid == geteuid() || entry->st_uid == 0 || entry->st_uid == folder->st_uid;

    return (folder->st_mode & S_IWOTH) != 0 &&
           (!is_trusted || (S_ISREG(entry->st_mode) && entry->st_nlink > 1));
}

static int enter(struct ct_file_place *place, const char *name, int no_follow)
{
    const int folder = openat(place->folder, name, O_PATH | O_DIRECTORY | O_CLOEXEC | no_follow);

    if (folder < 0 || fstat(folder, &place->in) != 0)
        return errno;
    if (place->folder >= 0)
        close(place->folder);
    place->folder = folder;
    return 0;
}

static int walk(struct ct_file_place *place, char *path, int nlinks);

/* Take an entry of the folder for the file; if it is a link, go where it leads. */
static int take(struct ct_file_place *place, int nlinks)
{
    const int entry = openat(place->folder, place->name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    char path[PATH_MAX];
    ssize_t length = 0;
    struct stat proc;

    place->no_follow = O_NOFOLLOW;
    place->exists = entry >= 0 && fstat(entry, &place->file) == 0;
    if (!place->exists)
        return errno == ENOENT ? 0 : errno;
    if (S_ISLNK(place->file.st_mode))
        length = readlinkat(entry, "", path, sizeof path - 1);
    close(entry);
    if (length <= 0)
        return length < 0 ? errno : 0;
    if (stat("/proc", &proc) == 0 && proc.st_ino == 1 && proc.st_dev == place->in.st_dev) {
        place->no_follow = 0;
        return fstatat(place->folder, place->name, &place->file, 0) == 0 ? 0 : errno;
    }
    path[length] = '\0';
    return ct_is_planted(&place->in, &place->file) ? EXDEV
           : nlinks == LINKS_MOST                  ? ELOOP
                                                   : walk(place, path, nlinks + 1);
}

/* From the place's folder, or from the root. */
static int walk(struct ct_file_place *place, char *path, int nlinks)
{
    int why = path[0] == '/' ? enter(place, "/", 0) : 0;
    char *rest = NULL, *name = strtok_r(path, "/", &rest), root[] = ".";

    if (name == NULL && path[0] == '/')
        name = root;
    if (name == NULL)
        return ENOENT;
    while (name != NULL && why == 0) {
        if (strlen(name) > NAME_MAX)
            return ENAMETOOLONG;
        memcpy(place->name, name, strlen(name) + 1);
        why = take(place, nlinks);
        name = strtok_r(NULL, "/", &rest);
        if (why == 0 && name != NULL)
            why = enter(place, place->name, place->no_follow);
    }
    return why;
}

int ct_file_place_find(const char *path, struct ct_file_place *place)
{
    char copy[PATH_MAX];
    int why;

    if (strlen(path) >= sizeof copy)
        return ENAMETOOLONG;
    memcpy(copy, path, strlen(path) + 1);
    place->folder = AT_FDCWD;
    why = enter(place, path[0] == '/' ? "/" : ".", 0);
    if (why == 0)
        why = walk(place, copy, 0);
    if (why != 0 && place->folder >= 0)
        close(place->folder);
    return why;
}
