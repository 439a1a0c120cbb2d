/*
 * test_journal_index.c - what a look-up in a long journal costs: counted, not
 * timed.
 */
#include "driver/session/dropped.h"
#include "driver/session/journal.h"
#include "tests/driver/driver_folder.h"

TestSuite(journal_index, .init = make_folder, .fini = remove_folder);

#define IDENTITY "ranks=2 cluster=0123 mechanism=barrier timer=own"

enum { CANDIDATES = 50, SIZES = 20, BATCHES = 100 };
enum { LINES = CANDIDATES * SIZES * BATCHES };

static struct ct_journal *open_at(const char *path)
{
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};
    const int err = ct_journal_open(path, IDENTITY, false, &journal, &diag);

    cr_assert_eq(err, CT_OK, "%d: %s", err, diag.text);
    return journal;
}

/* A run that timed every candidate again and again, size by size. */
static char *write_long_run(void)
{
    char *path = path_of("measurements.csv");
    FILE *file = fopen(path, "w");

    cr_assert_not_null(file);
    fprintf(file, "# colltune measurements 1: " IDENTITY "\n"
                  "collective,algorithm,setting,bytes,batch,seconds\n");
    for (int i = 0; i < LINES; i++)
        fprintf(file, "alltoall,alltoall_a%d,segment_bytes=8,%d,%d,%d.5\n",
                i % CANDIDATES, 1 << i / CANDIDATES % SIZES,
                i / CANDIDATES / SIZES, i);
    cr_assert_eq(fclose(file), 0);
    return path;
}

static const struct ct_record *find(const struct ct_journal *journal, int i,
                                    int bytes, int batch)
{
    char name[32];

    snprintf(name, sizeof name, "alltoall_a%d", i);
    return ct_journal_find(journal, name, "segment_bytes=8", (size_t)bytes,
                           batch);
}

Test(journal_index, loads_and_finds_by_a_few_comparisons_per_line)
{
    char *path = write_long_run();
    struct ct_journal *journal = open_at(path);
    const size_t loaded = ct_journal_ncompared(journal);
    size_t found;

    cr_assert_eq(ct_journal_size(journal), LINES);
    cr_expect_leq(loaded, (size_t)4 * LINES, "%zu comparisons for %d lines",
                  loaded, LINES);
    for (int i = 0; i < LINES; i++) {
        const struct ct_record *r =
            find(journal, i % CANDIDATES, 1 << i / CANDIDATES % SIZES,
                 i / CANDIDATES / SIZES);

        cr_assert_not_null(r);
        cr_assert_eq(r, ct_journal_at(journal, i));
    }
    cr_expect_null(find(journal, 0, 1, BATCHES));
    cr_expect_null(find(journal, CANDIDATES, 1, 0));
    found = ct_journal_ncompared(journal) - loaded;
    cr_expect_leq(found, (size_t)2 * LINES, "%zu comparisons for %d look-ups",
                  found, LINES);
    ct_journal_close(journal);
    free(path);
}

Test(journal_index, lists_each_size_of_a_candidate_once)
{
    char *path = write_long_run();
    struct ct_journal *journal = open_at(path);
    const struct ct_record *r = ct_journal_first(
        journal, CT_JOURNAL_RIGHT, "alltoall_a7", "segment_bytes=8");
    size_t before;
    int n = 0;

    for (; r != NULL; r = ct_journal_next(journal, r)) {
        cr_expect_eq(r->bytes, (size_t)1 << n, "%zu", r->bytes);
        n++;
    }
    cr_expect_eq(n, SIZES, "%d", n);
    cr_expect_null(ct_journal_first(journal, CT_JOURNAL_DROPPED, "alltoall_a7",
                                    "segment_bytes=8"));
    cr_expect_null(
        ct_journal_first(journal, CT_JOURNAL_RIGHT, "alltoall_a7", ""));
    before = ct_journal_ncompared(journal);
    cr_expect_null(
        ct_dropped_find(journal, "alltoall_a7", "segment_bytes=8", 64));
    cr_expect_leq(ct_journal_ncompared(journal) - before, (size_t)2);
    ct_journal_close(journal);
    free(path);
}

static void add(struct ct_journal *journal, size_t bytes, const char *reason)
{
    char text[32];
    double sample = 1;
    struct ct_record record = {.collective = "alltoall",
                               .algorithm = "alltoall_a",
                               .bytes = bytes,
                               .nsamples = reason == NULL,
                               .samples = &sample};
    struct ct_diag diag = {""};

    if (reason != NULL) {
        snprintf(text, sizeof text, "%s", reason);
        record.reason = text;
    }
    cr_assert_eq(ct_journal_add(journal, &record, &diag), CT_OK, "%s",
                 diag.text);
}

Test(journal_index, keeps_a_second_reason_at_the_same_size)
{
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_at(path);
    const struct ct_record *r;

    add(journal, 64, NULL);
    add(journal, 64, "the timer died");
    add(journal, 64, "the timer died");
    add(journal, 64, "wrong: rank 1");
    r = ct_journal_first(journal, CT_JOURNAL_DROPPED, "alltoall_a", "");
    cr_assert_not_null(r);
    cr_expect_str_eq(r->reason, "the timer died");
    r = ct_journal_next(journal, r);
    cr_assert_not_null(r);
    cr_expect_str_eq(r->reason, "wrong: rank 1");
    cr_expect_null(ct_journal_next(journal, r));
    r = ct_dropped_find(journal, "alltoall_a", "", 1);
    cr_assert_not_null(r);
    cr_expect(ct_dropped_is_wrong(r));
    ct_journal_close(journal);
    free(path);
}
