/*
 * journal_file.c - opens, locks and moves it.
 */
#include "driver/journal/journal_file.h"

#include "base/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

int ct_journal_file_open(const char *path, int *fd, struct ct_diag *diag)
{
    *fd = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (*fd < 0)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", path,
                           errno == ELOOP ? "it is a symbolic link" : strerror(errno));
    if (flock(*fd, LOCK_EX | LOCK_NB) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s is in use: another colltune is tuning there",
                           path);
    return CT_OK;
}

int ct_journal_file_set_aside(const char *path, struct ct_diag *diag)
{
    bool is_done = !ct_file_exists(path);
    int fd = -1;
    int err = is_done ? CT_OK : ct_journal_file_open(path, &fd, diag);

    for (int i = 1; !is_done && err == CT_OK; i++) {
        char *aside = ct_format("%.*s-%d.csv", (int)(strlen(path) - 4), path, i);

        if (aside == NULL) {
            err = ct_diag_memory(diag);
            break;
        }
        is_done = !ct_file_exists(aside);
        if (is_done && rename(path, aside) != 0)
            err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot rename %s: %s", path, strerror(errno));
        free(aside);
    }
    if (fd >= 0)
        close(fd);
    return err;
}

/* Where the line before `end`, which is after a newline, begins. */
static const char *line_before(const char *text, const char *end)
{
    end--;
    while (end > text && end[-1] != '\n')
        end--;
    return end;
}

/* The race that a line is of; 0: of none. */
static int race_of(const char *line)
{
    for (int i = 0; i < 5; i++) {
        line += strcspn(line, ",\n");
        if (*line != ',')
            return 0;
        line++;
    }
    return atoi(line);
}

const char *ct_journal_file_complete(const char *text)
{
    const char *newline = strrchr(text, '\n');
    const char *end = newline == NULL ? text : newline + 1;
    int race;

    if (newline == NULL || *end == '\0' || *end == '#')
        return end; /* such lines begin what is written at once */
    race = race_of(line_before(text, end));
    while (race > 0 && end > text && race_of(line_before(text, end)) == race)
        end = line_before(text, end);
    return end;
}
