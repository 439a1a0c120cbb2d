/*
 * journal.c - keeps the records in memory and appends each race to the file
 * with one write, so that only the last one can ever be incomplete.
 */
#include "driver/session/journal.h"

#include "base/array.h"
#include "base/files.h"
#include "driver/session/identity.h"
#include "driver/session/journal_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HEAD "# colltune measurements 2: "
#define HEAD_1 "# colltune measurements 1: "
#define COLUMNS                                                                \
    "collective,algorithm,setting,bytes,mechanism,race,batch,warm_s,seconds"
#define TIMER "# timer: "

struct ct_journal {
    char *path;
    int fd;
    char *timer;
    struct ct_record *records; /* index.n */
    struct ct_journal_index index;
    int nraces;
    int nbatches;
};

/* Take back what could be written of a race: its lines are there all or none,
   even if the disk is full at the end of one. Best effort: where that fails,
   too, a later run drops what ends in the middle of a line. */
static void take_back(const struct ct_journal *j, ssize_t n)
{
    const off_t size = n > 0 ? lseek(j->fd, 0, SEEK_END) : 0;

    if (size > n && ftruncate(j->fd, size - n) != 0)
        return;
}

static int append(struct ct_journal *j, const char *line, struct ct_diag *diag)
{
    const size_t length = strlen(line);
    const ssize_t n = write(j->fd, line, length);
    const int reason = errno;

    if (n == (ssize_t)length)
        return CT_OK;
    take_back(j, n);
    return ct_diag_set(diag, CT_ERR_SYSTEM,
                       "cannot write %s: %s; what is in it is kept, run again "
                       "to go on from there",
                       j->path, n < 0 ? strerror(reason) : "disk full");
}

/* Keep a record, taking over its samples and reason. Races come in order. */
static int keep(struct ct_journal *j, const struct ct_record *record)
{
    struct ct_record *records =
        ct_array_grow(j->records, j->index.n, sizeof *records);

    if (records == NULL)
        return CT_ERR_MEMORY;
    j->records = records;
    records[j->index.n] = *record;
    if (record->race > j->nraces)
        j->nraces = record->race;
    j->nbatches += record->race > 0 && record->reason == NULL;
    return ct_journal_index_add(&j->index, records);
}

static const char *origin(const char *identity)
{
    const size_t length = strlen(CT_JOURNAL_SIMULATED);

    return strncmp(identity, CT_JOURNAL_SIMULATED, length) == 0 ? "a simulation"
                                                                : "a machine";
}

/* The two must never be in one file. */
static int compare_origin(const struct ct_journal *j, const char *found,
                          const char *wanted, struct ct_diag *diag)
{
    if (strcmp(origin(found), origin(wanted)) == 0)
        return ct_identity_compare(j->path, found, wanted, diag);
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:1: these measurements are from %s, now they would "
                       "be from %s; name another folder with --out, or start "
                       "from scratch with --restart, which keeps the old file",
                       j->path, origin(found), origin(wanted));
}

/* One complete line of the file, without its newline. */
static int read_line(struct ct_journal *j, int number, const char *line,
                     const char *identity, struct ct_diag *diag)
{
    struct ct_record record;

    if (number == 1) {
        if (strncmp(line, HEAD_1, strlen(HEAD_1)) == 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "%s:1: these measurements are of an earlier "
                               "colltune, in a form that this one does not "
                               "read; --restart starts from scratch and keeps "
                               "the old file",
                               j->path);
        if (strncmp(line, HEAD, strlen(HEAD)) != 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "%s:1: not a file of measurements", j->path);
        return compare_origin(j, line + strlen(HEAD), identity, diag);
    }
    if (strcmp(line, COLUMNS) == 0)
        return CT_OK;
    if (strncmp(line, TIMER, strlen(TIMER)) == 0) {
        free(j->timer);
        j->timer = ct_format("%s", line + strlen(TIMER));
        return j->timer == NULL ? ct_diag_memory(diag) : CT_OK;
    }
    if (!ct_record_read(line, &record)) {
        ct_record_fini(&record);
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:%d: not a measurement: %.80s", j->path, number,
                           line);
    }
    if (keep(j, &record) != CT_OK) {
        ct_record_fini(&record);
        return ct_diag_memory(diag);
    }
    return CT_OK;
}

static int cut(const struct ct_journal *j, off_t length, struct ct_diag *diag)
{
    if (ftruncate(j->fd, length) == 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", j->path,
                       strerror(errno));
}

/*
 * Cut off what is incomplete at the end of the file, from `line` of its text
 * on. A zero byte, as a crash of the machine may leave, must not hide
 * complete lines.
 */
static int cut_last_line(struct ct_journal *j, const char *text,
                         const char *line, int number, struct ct_diag *diag)
{
    const char *end = line + strlen(line);
    const size_t length =
        strlen(line) < strlen(HEAD) ? strlen(line) : strlen(HEAD);
    const off_t size = lseek(j->fd, 0, SEEK_END);

    if (number == 1 && strncmp(line, HEAD, length) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:1: not a file of measurements", j->path);
    if (size > end - text &&
        memchr(end, '\n', (size_t)(size - (end - text))) != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:%d: not a measurement: a zero byte", j->path,
                           number);
    return size > line - text ? cut(j, line - text, diag) : CT_OK;
}

/* Whether nothing follows the head. What it is for does not matter then. */
static bool is_unused(const struct ct_journal *j, const char *text)
{
    const char *columns = strchr(text, '\n');
    size_t n;

    if (columns == NULL || strncmp(text, HEAD, strlen(HEAD)) != 0 ||
        lseek(j->fd, 0, SEEK_END) != (off_t)strlen(text))
        return false;
    n = strcspn(++columns, "\n");
    return strncmp(columns, COLUMNS, n) == 0 &&
           (columns[n] == '\0' || columns[n + 1] == '\0');
}

/*
 * Read what is complete and cut off the rest.
 *
 * is_cut  out: nothing is left, not even the head
 */
static int read_all(struct ct_journal *j, const char *identity, bool *is_cut,
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
    if (err == CT_OK)
        err = cut_last_line(j, text, line, number + 1, diag);
    *is_cut = number == 0; /* even the head was cut off */
    free(text);
    return err;
}

static int write_head(struct ct_journal *j, const char *identity,
                      struct ct_diag *diag)
{
    char *head = ct_format("%s%s\n%s\n", HEAD, identity, COLUMNS);
    const int err = head == NULL ? ct_diag_memory(diag) : append(j, head, diag);

    free(head);
    return err;
}

int ct_journal_open(const char *path, const char *identity, bool is_restart,
                    struct ct_journal **journal, struct ct_diag *diag)
{
    struct ct_journal *j = calloc(1, sizeof *j);
    bool is_new;
    int err = CT_OK;

    if (j == NULL)
        return ct_diag_memory(diag);
    j->fd = -1;
    j->path = ct_format("%s", path);
    j->timer = ct_format("%s", "");
    if (j->path == NULL || j->timer == NULL) {
        ct_journal_close(j);
        return ct_diag_memory(diag);
    }
    if (is_restart)
        CT_TRY(err, failed, ct_journal_file_set_aside(path, diag));
    is_new = !ct_file_exists(path);
    CT_TRY(err, failed, ct_journal_file_open(path, &j->fd, diag));
    if (!is_new) {
        CT_TRY(err, failed, read_all(j, identity, &is_new, diag));
    }
    if (is_new)
        CT_TRY(err, failed, write_head(j, identity, diag));
    *journal = j;
    return CT_OK;
failed:
    ct_journal_close(j);
    return err;
}

void ct_journal_close(struct ct_journal *j)
{
    if (j == NULL)
        return;
    for (int i = 0; i < j->index.n; i++)
        ct_record_fini(&j->records[i]);
    ct_journal_index_fini(&j->index);
    free(j->records);
    free(j->timer);
    free(j->path);
    if (j->fd >= 0)
        close(j->fd);
    free(j);
}

static const struct ct_record *at(const struct ct_journal *j, int position)
{
    return position < 0 ? NULL : &j->records[position];
}

bool ct_journal_find_race(const struct ct_journal *j,
                          const struct ct_record *wanted, int n,
                          const struct ct_record **found)
{
    int positions[CT_RACE_MAX];

    if (j->index.n == 0 ||
        !ct_journal_index_find(&j->index, j->records, wanted, n, positions))
        return false;
    for (int i = 0; i < n; i++)
        found[i] = at(j, positions[i]);
    return true;
}

const struct ct_record *ct_journal_first(const struct ct_journal *j,
                                         enum ct_journal_list list,
                                         const char *algorithm,
                                         const char *setting)
{
    struct ct_record wanted = {.nsamples = 0};

    snprintf(wanted.algorithm, sizeof wanted.algorithm, "%s", algorithm);
    snprintf(wanted.setting, sizeof wanted.setting, "%s", setting);
    return j->index.n == 0 ? NULL
                           : at(j, ct_journal_index_first(&j->index, j->records,
                                                          list, &wanted));
}

const struct ct_record *ct_journal_next(const struct ct_journal *j,
                                        const struct ct_record *record)
{
    return at(j, j->index.next[record - j->records]);
}

size_t ct_journal_ncompared(const struct ct_journal *j)
{
    return j->index.n == 0 ? 0 : *j->index.ncompared;
}

/* Write records with one write, then keep copies of them. */
static int add_records(struct ct_journal *j, const struct ct_record *records,
                       int n, struct ct_diag *diag)
{
    struct ct_text lines = {0};
    char *text = NULL;
    int err;

    for (int i = 0; i < n; i++)
        ct_record_add_text(&records[i], &lines);
    err = ct_text_take(&lines, &text, diag);
    if (err == CT_OK)
        err = append(j, text, diag);
    free(text);
    for (int i = 0; i < n && err == CT_OK; i++) {
        struct ct_record copy;

        err = ct_record_copy(&records[i], &copy);
        if (err == CT_OK) {
            err = keep(j, &copy);
            if (err != CT_OK)
                ct_record_fini(&copy);
        }
        if (err != CT_OK)
            ct_diag_memory(diag);
    }
    return err;
}

int ct_journal_add(struct ct_journal *j, const struct ct_record *record,
                   struct ct_diag *diag)
{
    return add_records(j, record, 1, diag);
}

int ct_journal_add_race(struct ct_journal *j, struct ct_record *records, int n,
                        struct ct_diag *diag)
{
    for (int i = 0; i < n; i++)
        records[i].race = j->nraces + 1;
    return add_records(j, records, n, diag);
}

int ct_journal_set_timer(struct ct_journal *j, const char *timer,
                         struct ct_diag *diag)
{
    char *line;
    int err;

    if (j->timer[0] != '\0')
        return ct_identity_compare(j->path, j->timer, timer, diag);
    line = ct_format("%s%s\n", TIMER, timer);
    if (line == NULL)
        return ct_diag_memory(diag);
    err = append(j, line, diag);
    free(line);
    if (err != CT_OK)
        return err;
    free(j->timer);
    j->timer = ct_format("%s", timer);
    return j->timer == NULL ? ct_diag_memory(diag) : CT_OK;
}

const char *ct_journal_timer(const struct ct_journal *j)
{
    return j->timer;
}

int ct_journal_size(const struct ct_journal *j)
{
    return j->index.n;
}

const struct ct_record *ct_journal_at(const struct ct_journal *j, int i)
{
    return &j->records[i];
}

int ct_journal_nbatches(const struct ct_journal *j)
{
    return j->nbatches;
}
