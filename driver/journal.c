/*
 * journal.c - keeps the records in memory and appends each to the file with
 * one write, so that only the last line can ever be incomplete.
 */
#include "driver/journal.h"

#include "driver/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define HEAD "# colltune measurements 1: "
#define COLUMNS "collective,algorithm,param,bytes,batch,seconds"
#define TIMER "# timer: "

struct ct_journal {
    char *path;
    int fd;
    char *timer;
    struct ct_record *records;
    int nrecords;
    int size;
};

static int fail_memory(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
}

static int append(struct ct_journal *j, const char *line, struct ct_diag *diag)
{
    const size_t length = strlen(line);
    const ssize_t n = write(j->fd, line, length);

    if (n == (ssize_t)length)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_SYSTEM,
                       "cannot write %s: %s; what is in it is kept, run again "
                       "to go on from there",
                       j->path, n < 0 ? strerror(errno) : "disk full");
}

/* Keep a record, taking over its samples and reason. */
static int keep(struct ct_journal *j, const struct ct_record *record)
{
    if (j->nrecords == j->size) {
        const int size = j->size == 0 ? 256 : 2 * j->size;
        struct ct_record *records =
            realloc(j->records, (size_t)size * sizeof *records);

        if (records == NULL)
            return CT_ERR_MEMORY;
        j->records = records;
        j->size = size;
    }
    j->records[j->nrecords++] = *record;
    return CT_OK;
}

/* Numbers separated by semicolons. */
static bool read_samples(const char *text, struct ct_record *record)
{
    size_t n = 1;
    char *end;

    for (const char *c = text; *c != '\0'; c++)
        n += *c == ';';
    record->samples = malloc(n * sizeof *record->samples);
    if (record->samples == NULL)
        return false;
    for (size_t i = 0; i < n; i++) {
        record->samples[i] = strtod(text, &end);
        if (end == text || *end != (i + 1 < n ? ';' : '\0'))
            return false;
        text = end + 1;
    }
    record->nsamples = (int)n;
    return true;
}

static bool read_record(const char *line, struct ct_record *record)
{
    int at = 0;

    memset(record, 0, sizeof *record);
    if (sscanf(line, "%*[a-z],%127[a-z0-9_],%d,%zu,%d,%n", record->algorithm,
               &record->param, &record->bytes, &record->batch, &at) != 4 ||
        at == 0)
        return false;
    if (strncmp(line + at, "dropped: ", 9) != 0)
        return read_samples(line + at, record);
    record->reason = ct_format("%s", line + at + 9);
    return record->reason != NULL;
}

static void free_record(struct ct_record *record)
{
    free(record->samples);
    free(record->reason);
}

/* Is the journal's identity this one? Else say in what it differs. */
static int compare_identity(const struct ct_journal *j, const char *found,
                            const char *wanted, struct ct_diag *diag)
{
    size_t word = 0, i = 0;

    if (strcmp(found, wanted) == 0)
        return CT_OK;
    while (found[i] != '\0' && found[i] == wanted[i]) {
        i++;
        if (found[i - 1] == ' ')
            word = i;
    }
    return ct_diag_set(
        diag, CT_ERR_INPUT,
        "%s:1: these measurements were made with %.*s, now it is %.*s; "
        "--restart begins anew and keeps the old file",
        j->path, (int)strcspn(found + word, " "), found + word,
        (int)strcspn(wanted + word, " "), wanted + word);
}

/* One complete line of the file, without its newline. */
static int read_line(struct ct_journal *j, int number, const char *line,
                     const char *identity, struct ct_diag *diag)
{
    struct ct_record record;

    if (number == 1) {
        if (strncmp(line, HEAD, strlen(HEAD)) != 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "%s:1: not a file of measurements", j->path);
        return compare_identity(j, line + strlen(HEAD), identity, diag);
    }
    if (strcmp(line, COLUMNS) == 0)
        return CT_OK;
    if (strncmp(line, TIMER, strlen(TIMER)) == 0) {
        free(j->timer);
        j->timer = ct_format("%s", line + strlen(TIMER));
        return j->timer == NULL ? fail_memory(diag) : CT_OK;
    }
    if (!read_record(line, &record)) {
        free_record(&record);
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:%d: not a measurement: %.80s", j->path, number,
                           line);
    }
    if (keep(j, &record) != CT_OK) {
        free_record(&record);
        return fail_memory(diag);
    }
    return CT_OK;
}

/* Read all complete lines; cut off what follows the last newline. */
static int read_all(struct ct_journal *j, const char *identity,
                    struct ct_diag *diag)
{
    char *text, *line;
    int number = 0;
    int err = ct_file_read(j->path, &text, diag);

    if (err != CT_OK)
        return err;
    for (line = text; err == CT_OK;) {
        char *newline = strchr(line, '\n');

        if (newline == NULL)
            break;
        *newline = '\0';
        err = read_line(j, ++number, line, identity, diag);
        line = newline + 1;
    }
    if (err == CT_OK && *line != '\0' &&
        ftruncate(j->fd, (off_t)(line - text)) != 0)
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", j->path,
                          strerror(errno));
    if (err == CT_OK && number == 0)
        j->size = -1; /* even the head was cut off */
    free(text);
    return err;
}

static int write_head(struct ct_journal *j, const char *identity,
                      struct ct_diag *diag)
{
    char *head = ct_format("%s%s\n%s\n", HEAD, identity, COLUMNS);
    const int err = head == NULL ? fail_memory(diag) : append(j, head, diag);

    free(head);
    return err;
}

/* Move the old file to the first free name measurements-N.csv. */
static int set_aside(const char *path, struct ct_diag *diag)
{
    int err = CT_OK;
    bool is_done = !ct_file_exists(path);

    for (int i = 1; !is_done && err == CT_OK; i++) {
        char *aside =
            ct_format("%.*s-%d.csv", (int)(strlen(path) - 4), path, i);

        if (aside == NULL)
            return fail_memory(diag);
        is_done = !ct_file_exists(aside);
        if (is_done && rename(path, aside) != 0)
            err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot rename %s: %s", path,
                              strerror(errno));
        free(aside);
    }
    return err;
}

static int open_file(struct ct_journal *j, struct ct_diag *diag)
{
    j->fd = open(j->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (j->fd < 0)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", j->path,
                           strerror(errno));
    if (flock(j->fd, LOCK_EX | LOCK_NB) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s is in use: another colltune is tuning there",
                           j->path);
    return CT_OK;
}

int ct_journal_open(const char *path, const char *identity, bool is_restart,
                    struct ct_journal **journal, struct ct_diag *diag)
{
    struct ct_journal *j = calloc(1, sizeof *j);
    bool is_new;
    int err = CT_OK;

    if (j == NULL)
        return fail_memory(diag);
    j->fd = -1;
    j->path = ct_format("%s", path);
    j->timer = ct_format("%s", "");
    if (j->path == NULL || j->timer == NULL)
        CT_TRY(err, failed, fail_memory(diag));
    if (is_restart)
        CT_TRY(err, failed, set_aside(path, diag));
    is_new = !ct_file_exists(path);
    CT_TRY(err, failed, open_file(j, diag));
    if (!is_new) {
        CT_TRY(err, failed, read_all(j, identity, diag));
        is_new = j->size == -1;
        j->size = is_new ? 0 : j->size;
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
    for (int i = 0; i < j->nrecords; i++)
        free_record(&j->records[i]);
    free(j->records);
    free(j->timer);
    free(j->path);
    if (j->fd >= 0)
        close(j->fd);
    free(j);
}

const struct ct_record *ct_journal_find(const struct ct_journal *j,
                                        const char *algorithm, int param,
                                        size_t bytes, int batch)
{
    for (int i = 0; i < j->nrecords; i++) {
        const struct ct_record *r = &j->records[i];

        if (r->bytes == bytes && r->batch == batch && r->param == param &&
            strcmp(r->algorithm, algorithm) == 0)
            return r;
    }
    return NULL;
}

const struct ct_record *ct_journal_find_dropped(const struct ct_journal *j,
                                                const char *algorithm,
                                                int param)
{
    for (int i = 0; i < j->nrecords; i++) {
        const struct ct_record *r = &j->records[i];

        if (r->reason != NULL && r->param == param &&
            strcmp(r->algorithm, algorithm) == 0)
            return r;
    }
    return NULL;
}

static void add_values(struct ct_text *line, const struct ct_record *record)
{
    if (record->nsamples == 0) {
        ct_text_add(line, ",dropped: ");
        for (const char *c = record->reason; *c != '\0'; c++)
            ct_text_add(line, "%c", *c == '\n' ? ' ' : *c);
    }
    for (int i = 0; i < record->nsamples; i++)
        ct_text_add(line, "%c%.9g", i == 0 ? ',' : ';', record->samples[i]);
    ct_text_add(line, "\n");
}

/* A copy of the record that owns what it points to. */
static int copy_record(const struct ct_record *record, struct ct_record *copy)
{
    *copy = *record;
    copy->samples =
        malloc(((size_t)record->nsamples + 1) * sizeof *record->samples);
    copy->reason =
        record->reason == NULL ? NULL : ct_format("%s", record->reason);
    if (copy->samples == NULL ||
        (record->reason != NULL && copy->reason == NULL)) {
        free_record(copy);
        return CT_ERR_MEMORY;
    }
    for (int i = 0; i < record->nsamples; i++) {
        char text[32]; /* as the file holds it: a resumed run sees the same */

        snprintf(text, sizeof text, "%.9g", record->samples[i]);
        copy->samples[i] = strtod(text, NULL);
    }
    return CT_OK;
}

int ct_journal_add(struct ct_journal *j, const struct ct_record *record,
                   struct ct_diag *diag)
{
    struct ct_text buffer = {0};
    struct ct_record copy;
    char *line;
    int err;

    ct_text_add(&buffer, "%.*s,%s,%d,%zu,%d",
                (int)strcspn(record->algorithm, "_"), record->algorithm,
                record->algorithm, record->param, record->bytes, record->batch);
    add_values(&buffer, record);
    err = ct_text_take(&buffer, &line, diag);
    if (err != CT_OK)
        return err;
    err = append(j, line, diag);
    free(line);
    if (err != CT_OK)
        return err;
    if (copy_record(record, &copy) != CT_OK)
        return fail_memory(diag);
    if (keep(j, &copy) != CT_OK) {
        free_record(&copy);
        return fail_memory(diag);
    }
    return CT_OK;
}

int ct_journal_set_timer(struct ct_journal *j, const char *timer,
                         struct ct_diag *diag)
{
    char *line;
    int err;

    if (j->timer[0] != '\0')
        return compare_identity(j, j->timer, timer, diag);
    line = ct_format("%s%s\n", TIMER, timer);
    if (line == NULL)
        return fail_memory(diag);
    err = append(j, line, diag);
    free(line);
    if (err != CT_OK)
        return err;
    free(j->timer);
    j->timer = ct_format("%s", timer);
    return j->timer == NULL ? fail_memory(diag) : CT_OK;
}

const char *ct_journal_timer(const struct ct_journal *j)
{
    return j->timer;
}

int ct_journal_size(const struct ct_journal *j)
{
    return j->nrecords;
}
