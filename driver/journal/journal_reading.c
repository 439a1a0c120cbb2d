/*
 * journal_reading.c - what an earlier run left in the file: the last race may
 * be incomplete, and algorithms may have changed since.
 */
#include "base/files.h"
#include "driver/journal/identity.h"
#include "driver/journal/journal_file.h"
#include "driver/journal/journal_own.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The version of a file of measurements by its first line; 0: it is none. */
static int version_of(const char *line)
{
    int version = 0;

    return sscanf(line, "# colltune measurements %d: ", &version) == 1 ? version : 0;
}

/* Why the first line is not as it must be. */
static int refuse_head(const struct ct_journal *j, const char *line, struct ct_diag *diag)
{
    const int version = version_of(line);
    const int own = version_of(CT_JOURNAL_HEAD);

    if (version > own)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:1: written by a newer colltune (format %d); "
                           "this one reads format %d",
                           j->path, version, own);
    if (version > 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:1: written by an earlier colltune (format %d), "
                           "and this one reads format %d; --restart starts "
                           "from scratch and keeps the old file",
                           j->path, version, own);
    return ct_diag_set(diag, CT_ERR_INPUT, "%s:1: not a file of measurements", j->path);
}

static const char *origin(const char *identity)
{
    const size_t length = strlen(CT_JOURNAL_SIMULATED);

    return strncmp(identity, CT_JOURNAL_SIMULATED, length) == 0 ? "a simulation" : "a machine";
}

/* The two must never be in one file. */
static int compare_origin(const struct ct_journal *j, const char *found, const char *wanted,
                          struct ct_diag *diag)
{
    if (strcmp(origin(found), origin(wanted)) == 0)
        return ct_identity_compare(j->path, found, wanted, diag);
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:1: these measurements are from %s, now they would "
                       "be from %s; name another folder with --out, or start "
                       "from scratch with --restart, which keeps the old file",
                       j->path, origin(found), origin(wanted));
}

static int read_head(const struct ct_journal *j, const char *line, const char *identity,
                     struct ct_diag *diag)
{
    if (strncmp(line, CT_JOURNAL_HEAD, strlen(CT_JOURNAL_HEAD)) != 0)
        return refuse_head(j, line, diag);
    return compare_origin(j, line + strlen(CT_JOURNAL_HEAD), identity, diag);
}

/* Numbers of races are not given twice, even if none of its records counts. */
static int read_record(struct ct_journal *j, int number, const char *line, struct ct_diag *diag)
{
    struct ct_record record;

    if (!ct_record_read(line, j->candidates, &record)) {
        ct_record_fini(&record);
        return ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a measurement: %.80s", j->path, number,
                           line);
    }
    record.is_disturbed = record.race > 0 && record.race == j->disturbed;
    record.confirms = record.race > 0 && record.race == j->confirming;
    if (!ct_journal_algorithms_count(&j->algorithms, record.candidate->name)) {
        if (record.race > j->nraces)
            j->nraces = record.race;
        ct_record_fini(&record);
        return CT_OK;
    }
    record.candidate = ct_candidate_unaliased(j->candidates, record.candidate);
    if (record.candidate == NULL || ct_journal_keep(j, &record) != CT_OK) {
        ct_record_fini(&record);
        return ct_diag_memory(diag);
    }
    return CT_OK;
}

/* One complete line of the file, without its newline. */
static int read_line(struct ct_journal *j, int number, const char *line, const char *identity,
                     struct ct_diag *diag)
{
    if (number == 1)
        return read_head(j, line, identity, diag);
    if (strcmp(line, CT_JOURNAL_COLUMNS) == 0 || ct_journal_algorithms_read(&j->algorithms, line))
        return CT_OK;
    if (strncmp(line, CT_JOURNAL_TIMER, strlen(CT_JOURNAL_TIMER)) == 0) {
        free(j->timer);
        j->timer = ct_format("%s", line + strlen(CT_JOURNAL_TIMER));
        return j->timer == NULL ? ct_diag_memory(diag) : CT_OK;
    }
    if (strncmp(line, CT_JOURNAL_CONFIRMS, strlen(CT_JOURNAL_CONFIRMS)) == 0) {
        j->confirming = atoi(line + strlen(CT_JOURNAL_CONFIRMS));
        return CT_OK;
    }
    if (strncmp(line, CT_JOURNAL_DISTURBED, strlen(CT_JOURNAL_DISTURBED)) == 0) {
        j->disturbed = atoi(line + strlen(CT_JOURNAL_DISTURBED));
        return CT_OK;
    }
    return read_record(j, number, line, diag);
}

static int cut(const struct ct_journal *j, off_t length, struct ct_diag *diag)
{
    if (ftruncate(j->fd, length) == 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", j->path, strerror(errno));
}

/*
 * Cut off what is incomplete at the end of the file, from `line` of its text
 * on. A zero byte, as a crash of the machine may leave, must not hide
 * complete lines.
 */
static int cut_last_line(struct ct_journal *j, const char *text, const char *line, int number,
                         struct ct_diag *diag)
{
    const char *end = line + strlen(line);
    const size_t length =
        strlen(line) < strlen(CT_JOURNAL_HEAD) ? strlen(line) : strlen(CT_JOURNAL_HEAD);
    const off_t size = lseek(j->fd, 0, SEEK_END);

    if (number == 1 && strncmp(line, CT_JOURNAL_HEAD, length) != 0)
        return refuse_head(j, line, diag);
    if (size > end - text && memchr(end, '\n', (size_t)(size - (end - text))) != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a measurement: a zero byte", j->path,
                           number);
    return size > line - text ? cut(j, line - text, diag) : CT_OK;
}

/* True if nothing follows the head. What it is for does not matter then. */
static bool is_unused(const struct ct_journal *j, const char *text)
{
    const char *columns = strchr(text, '\n');
    size_t n;

    if (columns == NULL || strncmp(text, CT_JOURNAL_HEAD, strlen(CT_JOURNAL_HEAD)) != 0 ||
        lseek(j->fd, 0, SEEK_END) != (off_t)strlen(text))
        return false;
    n = strcspn(++columns, "\n");
    return strncmp(columns, CT_JOURNAL_COLUMNS, n) == 0 &&
           (columns[n] == '\0' || columns[n + 1] == '\0');
}

int ct_journal_read_all(struct ct_journal *j, const char *identity, bool *is_empty,
                        struct ct_diag *diag)
{
    char *text = NULL, *line;
    const char *end;
    int number = 0;
    int err = ct_file_read(j->path, &text, diag);

    if (text == NULL)
        return err;
    if (is_unused(j, text)) {
        text[0] = '\0';
        err = cut(j, 0, diag);
    }
    end = ct_journal_file_complete(text);
    for (line = text; err == CT_OK && line < end;) {
        char *newline = strchr(line, '\n');

        *newline = '\0';
        err = read_line(j, ++number, line, identity, diag);
        line = newline + 1;
    }
    if (err == CT_OK && j->algorithms.failed)
        err = ct_diag_memory(diag);
    if (err == CT_OK)
        err = cut_last_line(j, text, line, number + 1, diag);
    *is_empty = number == 0; /* even the head was cut off */
    free(text);
    return err;
}
