/*
 * test_journal_index.c - what a look-up in a long journal costs: counted, not
 * timed.
 */
#include "driver/journal/dropped.h"
#include "driver/journal/journal.h"
#include "tests/driver/driver_folder.h"

TestSuite(journal_index, .init = make_folder, .fini = remove_folder);

#define IDENTITY "ranks=2 cluster=0123 mechanism=barrier timer=own"

enum { CANDIDATES = 50, SIZES = 20, BATCHES = 10, ENTRIES = 5 };
enum { LINES = CANDIDATES * SIZES * BATCHES };

static struct ct_candidate_set candidates;

static const struct ct_candidate *named(const char *name, const char *setting)
{
    return ct_candidate_named(&candidates, "alltoall", name, setting);
}

static struct ct_journal *open_at(const char *path)
{
    const struct ct_journal_subject subject = {.identity = IDENTITY, .candidates = &candidates};
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};
    const int err = ct_journal_open(path, &subject, &journal, &diag);

    cr_assert_eq(err, CT_OK, "%d: %s", err, diag.text);
    return journal;
}

/* A run that timed every candidate again and again, size by size, five of them
   in a race. */
static char *write_long_run(void)
{
    char *path = path_of("measurements.csv");
    FILE *file = fopen(path, "w");

    cr_assert_not_null(file);
    fprintf(file, "# colltune measurements 3: " IDENTITY "\n"
                  "collective,algorithm,setting,bytes,mechanism,race,batch,"
                  "warm_s,seconds\n");
    for (int i = 0; i < LINES; i++)
        fprintf(file,
                "alltoall,alltoall_a%d,segment_bytes=8,%d,barrier,%d,%d,0,"
                "%d.5\n",
                i % CANDIDATES, 1 << i / CANDIDATES % SIZES, 1 + i / ENTRIES,
                i / CANDIDATES / SIZES, i);
    cr_assert_eq(fclose(file), 0);
    return path;
}

static struct ct_record entry(int i, int bytes, int batch)
{
    char name[32];

    snprintf(name, sizeof name, "alltoall_a%d", i);
    return (struct ct_record){.candidate = named(name, "segment_bytes=8"),
                              .bytes = (size_t)bytes,
                              .mechanism = "barrier",
                              .batch = batch,
                              .nsamples = 1};
}

static const struct ct_record *find(const struct ct_journal *journal, int i, int bytes, int batch)
{
    const struct ct_record wanted = entry(i, bytes, batch);
    const struct ct_record *found = NULL;

    ct_journal_find_race(journal, &wanted, 1, &found);
    return found;
}

Test(journal_index, loads_and_finds_by_a_few_comparisons_per_line)
{
    char *path = write_long_run();
    struct ct_journal *journal = open_at(path);
    const size_t loaded = ct_journal_ncompared(journal);
    size_t found;

    cr_assert_eq(ct_journal_size(journal), LINES);
    cr_expect_leq(loaded, (size_t)4 * LINES, "%zu comparisons for %d lines", loaded, LINES);
    for (int i = 0; i < LINES; i++) {
        const struct ct_record *r =
            find(journal, i % CANDIDATES, 1 << i / CANDIDATES % SIZES, i / CANDIDATES / SIZES);

        cr_assert_not_null(r);
        cr_assert_eq(r, ct_journal_at(journal, i));
    }
    cr_expect_null(find(journal, 0, 1, BATCHES));
    cr_expect_null(find(journal, CANDIDATES, 1, 0));
    found = ct_journal_ncompared(journal) - loaded;
    cr_expect_leq(found, (size_t)ENTRIES * LINES, "%zu comparisons for %d look-ups", found, LINES);
    ct_journal_close(journal);
}

Test(journal_index, finds_whole_races_by_a_few_comparisons_per_line)
{
    char *path = write_long_run();
    struct ct_journal *journal = open_at(path);
    const size_t loaded = ct_journal_ncompared(journal);
    size_t found;

    for (int i = 0; i < LINES; i += ENTRIES) {
        struct ct_record wanted[ENTRIES];
        const struct ct_record *race[ENTRIES];

        for (int k = 0; k < ENTRIES; k++)
            wanted[k] = entry(i % CANDIDATES + ENTRIES - 1 - k, 1 << i / CANDIDATES % SIZES,
                              i / CANDIDATES / SIZES);
        cr_assert(ct_journal_find_race(journal, wanted, ENTRIES, race), "%d", i);
        cr_assert_eq(race[0], ct_journal_at(journal, i + ENTRIES - 1));
        cr_assert_eq(race[ENTRIES - 1], ct_journal_at(journal, i));
    }
    found = ct_journal_ncompared(journal) - loaded;
    cr_expect_leq(found, (size_t)ENTRIES * LINES, "%zu comparisons for %d lines", found, LINES);
    ct_journal_close(journal);
}

Test(journal_index, has_times_in_no_list)
{
    char *path = write_long_run();
    struct ct_journal *journal = open_at(path);
    const struct ct_candidate *seventh = named("alltoall_a7", "segment_bytes=8");
    size_t before;

    cr_expect_null(ct_journal_first(journal, CT_JOURNAL_RIGHT, seventh));
    cr_expect_null(ct_journal_first(journal, CT_JOURNAL_DROPPED, seventh));
    before = ct_journal_ncompared(journal);
    cr_expect_null(ct_dropped_find(journal, "barrier", seventh, 64));
    cr_expect_eq(ct_journal_ncompared(journal), before);
    ct_journal_close(journal);
}

static void add(struct ct_journal *journal, size_t bytes, const char *reason)
{
    char text[32];
    struct ct_record record = {
        .candidate = named("alltoall_a", ""), .bytes = bytes, .batch = CT_BATCH_NONE};
    struct ct_diag diag = {""};

    if (reason != NULL) {
        snprintf(text, sizeof text, "%s", reason);
        record.reason = text;
    }
    cr_assert_eq(ct_journal_add(journal, &record, &diag), CT_OK, "%s", diag.text);
}

Test(journal_index, keeps_a_second_reason_at_the_same_size)
{
    struct ct_journal *journal = open_at(path_of("measurements.csv"));
    const struct ct_record *r;

    add(journal, 64, NULL);
    add(journal, 64, NULL);
    add(journal, 64, "the timer died");
    add(journal, 64, "the timer died");
    add(journal, 64, "wrong: rank 1");
    r = ct_journal_first(journal, CT_JOURNAL_DROPPED, named("alltoall_a", ""));
    cr_assert_not_null(r);
    cr_expect_str_eq(r->reason, "the timer died");
    r = ct_journal_next(journal, r);
    cr_assert_not_null(r);
    cr_expect_str_eq(r->reason, "wrong: rank 1");
    cr_expect_null(ct_journal_next(journal, r));
    r = ct_journal_first(journal, CT_JOURNAL_RIGHT, named("alltoall_a", ""));
    cr_assert_not_null(r);
    cr_expect_null(ct_journal_next(journal, r), "one of each size");
    r = ct_dropped_find(journal, "barrier", named("alltoall_a", ""), 1);
    cr_assert_not_null(r);
    cr_expect(ct_dropped_is_wrong(r));
    ct_journal_close(journal);
}
