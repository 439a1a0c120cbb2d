/*
 * restarted.c - a mark in the folder's build/.
 */
#include "driver/decided/restarted.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/journal/journal_file.h"

#include <stdlib.h>
#include <unistd.h>

/* A file that is there from a restart until its end. */
static char *mark_of(const char *dir)
{
    return ct_format("%s/build/restarted", dir);
}

bool ct_restarted(const char *dir)
{
    char *mark = mark_of(dir);
    const bool is = mark != NULL && ct_file_exists(mark);

    free(mark);
    return is;
}

static int begin(const char *build, const char *journal, const char *mark, struct ct_diag *diag)
{
    const bool is_marked = ct_file_exists(mark);
    int err = ct_folder_make(build, diag);

    if (err == CT_OK)
        err = ct_file_write(mark, "not decided again since --restart\n", diag);
    if (err != CT_OK)
        return err;
    err = ct_journal_file_set_aside(journal, diag);
    if (err != CT_OK && !is_marked) /* in use: nothing has begun */
        unlink(mark);
    return err;
}

int ct_restarted_begin(const char *dir, struct ct_diag *diag)
{
    char *build = ct_format("%s/build", dir);
    char *journal = ct_format("%s/measurements.csv", dir);
    char *mark = mark_of(dir);
    const int err = build == NULL || journal == NULL || mark == NULL
                        ? ct_diag_memory(diag)
                        : begin(build, journal, mark, diag);

    free(mark);
    free(journal);
    free(build);
    return err;
}

void ct_restarted_end(const char *dir)
{
    char *mark = mark_of(dir);

    if (mark != NULL)
        unlink(mark);
    free(mark);
}
