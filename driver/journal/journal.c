/*
 * journal.c - keeps the records in memory and appends each race to the file
 * with one write, so that only the last one can ever be incomplete.
 */
#include "driver/journal/journal.h"

#include "base/files.h"
#include "driver/journal/identity.h"
#include "driver/journal/journal_file.h"
#include "driver/journal/journal_own.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

static int write_head(struct ct_journal *j, const char *identity, struct ct_diag *diag)
{
    char *head = ct_format("%s%s\n%s\n", CT_JOURNAL_HEAD, identity, CT_JOURNAL_COLUMNS);
    const int err = head == NULL ? ct_diag_memory(diag) : append(j, head, diag);

    free(head);
    return err;
}

int ct_journal_open(const char *path, const struct ct_journal_subject *subject,
                    struct ct_journal **journal, struct ct_diag *diag)
{
    struct ct_journal *j = calloc(1, sizeof *j);
    bool is_new;
    int err = CT_OK;

    if (j == NULL)
        return ct_diag_memory(diag);
    j->fd = -1;
    j->candidates = subject->candidates;
    j->path = ct_format("%s", path);
    j->timer = ct_format("%s", "");
    j->algorithms.fingerprints = subject->fingerprints;
    if (j->path == NULL || j->timer == NULL) {
        ct_journal_close(j);
        return ct_diag_memory(diag);
    }
    is_new = !ct_file_exists(path);
    CT_TRY(err, failed, ct_journal_file_open(path, &j->fd, diag));
    if (!is_new) {
        CT_TRY(err, failed, ct_journal_read_all(j, subject->identity, &is_new, diag));
    }
    if (is_new)
        CT_TRY(err, failed, write_head(j, subject->identity, diag));
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
    ct_journal_algorithms_fini(&j->algorithms);
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

bool ct_journal_find_race(const struct ct_journal *j, const struct ct_record *wanted, int n,
                          const struct ct_record **found)
{
    int positions[CT_RACE_MAX];

    if (j->index.n == 0 || !ct_journal_index_find(&j->index, j->records, wanted, n, positions))
        return false;
    for (int i = 0; i < n; i++)
        found[i] = at(j, positions[i]);
    return true;
}

const struct ct_record *ct_journal_first(const struct ct_journal *j, enum ct_journal_list list,
                                         const struct ct_candidate *candidate)
{
    return at(j, ct_journal_index_first(&j->index, list, candidate));
}

const struct ct_record *ct_journal_next(const struct ct_journal *j, const struct ct_record *record)
{
    return at(j, j->index.next[record - j->records]);
}

size_t ct_journal_ncompared(const struct ct_journal *j)
{
    return j->index.n == 0 ? 0 : *j->index.ncompared;
}

/* Write records with one write, then keep copies of them. */
static int add_records(struct ct_journal *j, const struct ct_record *records, int n,
                       struct ct_diag *diag)
{
    struct ct_text lines = {0};
    char *text = NULL;
    int err;

    for (int i = 0; i < n; i++)
        ct_journal_algorithms_declare(&j->algorithms, records[i].candidate->name, &lines);
    if (n > 0 && records[0].is_disturbed)
        ct_text_add(&lines, "%s%d\n", CT_JOURNAL_DISTURBED, records[0].race);
    if (n > 0 && records[0].confirms)
        ct_text_add(&lines, "%s%d\n", CT_JOURNAL_CONFIRMS, records[0].race);
    for (int i = 0; i < n; i++)
        ct_record_add_text(&records[i], &lines);
    err = ct_text_take(&lines, &text, diag);
    if (err == CT_OK && j->algorithms.failed)
        err = ct_diag_memory(diag);
    if (err == CT_OK)
        err = append(j, text, diag);
    free(text);
    for (int i = 0; i < n && err == CT_OK; i++) {
        struct ct_record copy;

        err = ct_record_copy(&records[i], &copy);
        if (err == CT_OK) {
            err = ct_journal_keep(j, &copy);
            if (err != CT_OK)
                ct_record_fini(&copy);
        }
        if (err != CT_OK)
            ct_diag_memory(diag);
    }
    return err;
}

int ct_journal_add(struct ct_journal *j, const struct ct_record *record, struct ct_diag *diag)
{
    return add_records(j, record, 1, diag);
}

int ct_journal_add_race(struct ct_journal *j, struct ct_record *records, int n,
                        struct ct_diag *diag)
{
    for (int i = 0; i < n; i++) {
        records[i].race = j->nraces + 1;
        ct_record_round(&records[i]);
    }
    return add_records(j, records, n, diag);
}

int ct_journal_set_timer(struct ct_journal *j, const char *timer, struct ct_diag *diag)
{
    char *line;
    int err;

    if (j->timer[0] != '\0')
        return ct_identity_compare(j->path, j->timer, timer, diag);
    line = ct_format("%s%s\n", CT_JOURNAL_TIMER, timer);
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

char *ct_journal_changed(const struct ct_journal *j)
{
    struct ct_text names = {0};
    char *text = NULL;

    for (int i = 0; i < j->algorithms.n; i++) {
        const struct ct_journal_known *known = &j->algorithms.list[i];

        if (known->is_stale && known->then != known->now)
            ct_text_add(&names, "%s%s", names.length == 0 ? "" : ", ", known->name);
    }
    return ct_text_take(&names, &text, NULL) == CT_OK ? text : NULL;
}

int ct_journal_nbatches(const struct ct_journal *j)
{
    return j->nbatches;
}
