/*
 * journal_records.h - records for a journal of a test's own.
 */
#ifndef CT_TESTS_DRIVER_JOURNAL_RECORDS_H
#define CT_TESTS_DRIVER_JOURNAL_RECORDS_H

#include "driver/journal/journal.h"
#include "tests/driver/driver_folder.h"

#define IDENTITY "ranks=2 cluster=0123 mechanism=barrier timer=own"

/* Of all journals of a test. */
static struct ct_candidate_set candidates;

static const struct ct_journal_subject of_identity = {.identity = IDENTITY,
                                                      .candidates = &candidates};

static inline const struct ct_candidate *named(const char *name, const char *setting)
{
    return ct_candidate_named(&candidates, "alltoall", name, setting);
}

static inline struct ct_journal *open_it(void)
{
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};
    const int err = ct_journal_open(path_of("measurements.csv"), &of_identity, &journal, &diag);

    cr_assert_eq(err, CT_OK, "%d: %s", err, diag.text);
    return journal;
}

static inline struct ct_record entry(const char *algorithm, int batch)
{
    return (struct ct_record){.candidate = named(algorithm, "n=8"),
                              .bytes = 1024,
                              .mechanism = "barrier",
                              .batch = batch};
}

static inline void add(struct ct_journal *journal, const char *algorithm, int batch, int nsamples,
                       double *samples)
{
    struct ct_record record = entry(algorithm, batch);
    struct ct_diag diag = {""};

    record.nsamples = nsamples;
    record.samples = samples;
    cr_assert_eq(ct_journal_add_race(journal, &record, 1, &diag), CT_OK, "%s", diag.text);
}

static inline const struct ct_record *find(const struct ct_journal *journal, const char *algorithm,
                                           int batch)
{
    const struct ct_record wanted = entry(algorithm, batch);
    const struct ct_record *found = NULL;

    ct_journal_find_race(journal, &wanted, 1, &found);
    return found;
}

/* Replace the file by its first n bytes. */
static inline void cut(size_t n)
{
    cr_assert_eq(truncate(path_of("measurements.csv"), (off_t)n), 0);
}

#endif
