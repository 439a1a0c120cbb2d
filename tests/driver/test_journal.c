/*
 * test_journal.c - what was measured is there again, whatever ended the run.
 */
#include "driver/journal/journal_file.h"
#include "tests/driver/journal_records.h"

#include <math.h>
#include <sys/wait.h>

TestSuite(journal, .init = make_folder, .fini = remove_folder);

static void check_refused(const char *identity, const char *wanted)
{
    const struct ct_journal_subject subject = {.identity = identity, .candidates = &candidates};
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};
    const int err = ct_journal_open(path_of("measurements.csv"), &subject, &journal, &diag);

    cr_expect_eq(err, CT_ERR_INPUT, "%d: %s", err, diag.text);
    check_contains(diag.text, wanted);
}

static void add_dropped(struct ct_journal *journal, const char *algorithm, const char *reason)
{
    struct ct_record record = {
        .candidate = named(algorithm, "n=8"), .bytes = 64, .batch = CT_BATCH_NONE};
    char *copy = ct_format("%s", reason);

    record.reason = copy;
    cr_assert_eq(ct_journal_add(journal, &record, NULL), CT_OK);
    free(copy);
}

static void add_text(const char *text)
{
    FILE *file = fopen(path_of("measurements.csv"), "a");

    cr_assert_not_null(file);
    fputs(text, file);
    cr_assert_eq(fclose(file), 0);
}

Test(journal, gives_back_the_same_bits_after_reopening)
{
    double samples[] = {1.0 / 3, 2e-6 / 7, 1e-9, 0.1, 123456.789012345, 4.9406564584e-7, M_PI};
    const int n = sizeof samples / sizeof samples[0];
    struct ct_journal *journal = open_it();
    const struct ct_record *r;
    double before[sizeof samples / sizeof samples[0]];

    add(journal, "alltoall_ring", 0, n, samples);
    r = find(journal, "alltoall_ring", 0);
    cr_assert_not_null(r);
    memcpy(before, r->samples, sizeof before);
    ct_journal_close(journal);
    journal = open_it();
    r = find(journal, "alltoall_ring", 0);
    cr_assert_not_null(r);
    cr_assert_eq(r->nsamples, n);
    cr_expect_arr_eq(r->samples, before, sizeof before);
    for (int i = 0; i < n; i++)
        cr_expect(fabs(r->samples[i] / samples[i] - 1) < 1e-8, "%g, not %g", r->samples[i],
                  samples[i]);
    ct_journal_close(journal);
}

Test(journal, finds_by_all_of_the_key)
{
    double samples[] = {1, 2};
    struct ct_journal *journal = open_it();
    struct ct_record wanted = entry("alltoall_ring", 3);
    const struct ct_record *found;

    add(journal, "alltoall_ring", 3, 2, samples);
    cr_expect_not_null(find(journal, "alltoall_ring", 3));
    cr_expect_null(find(journal, "alltoall_spread", 3));
    cr_expect_null(find(journal, "alltoall_ring", 2));
    wanted.bytes = 1023;
    cr_expect_not(ct_journal_find_race(journal, &wanted, 1, &found));
    wanted = entry("alltoall_ring", 3);
    wanted.candidate = named("alltoall_ring", "n=9");
    cr_expect_not(ct_journal_find_race(journal, &wanted, 1, &found));
    wanted = entry("alltoall_ring", 3);
    wanted.mechanism[0] = 'B';
    cr_expect_not(ct_journal_find_race(journal, &wanted, 1, &found));
    cr_expect_eq(ct_journal_size(journal), 1);
    ct_journal_close(journal);
}

Test(journal, keeps_dropped_candidates_with_the_reason)
{
    double samples[] = {1};
    struct ct_journal *journal = open_it();
    const struct ct_record *r;

    add(journal, "alltoall_Mine", 0, 1, samples);
    add_dropped(journal, "alltoall_ring", "died, with\nmany, words: 3; 4");
    ct_journal_close(journal);
    journal = open_it();
    r = ct_journal_at(journal, 1);
    cr_expect_str_eq(r->reason, "died, with many, words: 3; 4", "%s", r->reason);
    cr_expect_eq(r->bytes, 64);
    cr_expect_eq(r->nsamples, 0);
    cr_expect_eq(ct_journal_size(journal), 2);
    ct_journal_close(journal);
}

Test(journal, leaves_a_whole_file_as_it_is)
{
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_it();
    char *before, *after;

    add_dropped(journal, "alltoall_spread", "too slow");
    ct_journal_close(journal);
    before = read_text(path);
    ct_journal_close(open_it());
    after = read_text(path);
    cr_expect_str_eq(before, after);
}

Test(journal, is_for_anything_while_nothing_is_in_it)
{
    const struct ct_journal_subject other = {.identity = "ranks=3", .candidates = &candidates};
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = NULL;
    char *text;

    cr_assert_eq(ct_journal_open(path, &other, &journal, NULL), 0);
    ct_journal_close(journal);
    journal = open_it();
    add_dropped(journal, "alltoall_spread", "too slow");
    ct_journal_close(journal);
    text = read_text(path);
    check_contains(text, "# colltune measurements 3: " IDENTITY "\n");
    cr_expect_null(strstr(text, "ranks=3"));
}

Test(journal, refuses_another_identity_and_names_what_differs)
{
    struct ct_journal *journal = open_it();

    add_dropped(journal, "alltoall_spread", "too slow");
    ct_journal_close(journal);
    check_refused("ranks=2 cluster=0124 mechanism=barrier timer=own",
                  "measurements.csv:1: these measurements were made with "
                  "cluster=0123, now it is cluster=0124; --restart");
    check_refused("ranks=3 cluster=0123 mechanism=barrier timer=own",
                  "made with ranks=2, now it is ranks=3;");
    check_refused("ranks=2 cluster=0123 mechanism=barrier timer=own2",
                  "made with timer=own, now it is timer=own2;");
    check_refused("ranks=2 cluster=0123 mechanism=loop timer=own",
                  "made with mechanism=barrier, now it is mechanism=loop;");
}

Test(journal, keeps_the_first_timer_and_refuses_another)
{
    struct ct_journal *journal = open_it();
    struct ct_diag diag = {""};

    cr_expect_str_eq(ct_journal_timer(journal), "");
    cr_assert_eq(ct_journal_set_timer(journal, "mpi=1 version=A b", &diag), 0);
    cr_expect_str_eq(ct_journal_timer(journal), "mpi=1 version=A b");
    ct_journal_close(journal);
    journal = open_it();
    cr_expect_str_eq(ct_journal_timer(journal), "mpi=1 version=A b");
    cr_expect_eq(ct_journal_set_timer(journal, "mpi=1 version=A b", &diag), 0);
    cr_expect_eq(ct_journal_set_timer(journal, "mpi=2 version=A b", &diag), CT_ERR_INPUT);
    check_contains(diag.text, "made with mpi=1, now it is mpi=2;");
    cr_expect_eq(ct_journal_set_timer(journal, "mpi=1 version=A c", &diag), CT_ERR_INPUT);
    check_contains(diag.text, "made with b, now it is c;");
    ct_journal_close(journal);
}

Test(journal, begins_anew_and_keeps_the_old_files)
{
    char *path = path_of("measurements.csv");
    char *first = path_of("measurements-1.csv");
    char *second = path_of("measurements-2.csv");
    struct ct_journal *journal = NULL;
    char *text;

    add_text("anything at all\n");
    for (int i = 0; i < 2; i++) {
        cr_assert_eq(ct_journal_file_set_aside(path, NULL), 0);
        journal = open_it();
        cr_expect_eq(ct_journal_size(journal), 0);
        add_dropped(journal, "alltoall_spread", "first run");
        ct_journal_close(journal);
    }
    text = read_text(first);
    cr_expect_str_eq(text, "anything at all\n");
    text = read_text(second);
    check_contains(text, "first run");
}

Test(journal, begins_anew_where_there_was_nothing)
{
    cr_assert_eq(ct_journal_file_set_aside(path_of("measurements.csv"), NULL), 0);
    ct_journal_close(open_it());
    cr_expect_not(ct_file_exists(path_of("measurements-1.csv")));
}

/* In a child, as flock is also between two opens of one process. */
Test(journal, is_for_one_run_at_a_time)
{
    struct ct_journal *journal = open_it();
    char *path = path_of("measurements.csv");
    const pid_t pid = fork();
    int status = -1;

    cr_assert_geq(pid, 0);
    if (pid == 0) {
        struct ct_journal *second;
        struct ct_diag diag = {""};
        bool is_right = ct_journal_open(path, &of_identity, &second, &diag) == CT_ERR_INPUT &&
                        strstr(diag.text, "is in use: another colltune") != NULL;

        is_right = is_right && ct_journal_file_set_aside(path, &diag) == CT_ERR_INPUT;
        _exit(is_right ? 0 : 1);
    }
    cr_assert_eq(waitpid(pid, &status, 0), pid);
    cr_expect_eq(status, 0, "%d", status);
    cr_expect(ct_file_exists(path));
    cr_expect_not(ct_file_exists(path_of("measurements-1.csv")), "moved although in use");
    ct_journal_close(journal);
    ct_journal_close(open_it());
}

Test(journal, refuses_lines_that_are_no_measurements)
{
    struct ct_journal *journal = open_it();

    add_dropped(journal, "alltoall_spread", "before");
    ct_journal_close(journal);
    add_text("<<<<<<< HEAD\n");
    add_text("alltoall,alltoall_ring,8,1024,barrier,1,0,0,1\n");
    check_refused(IDENTITY, "measurements.csv:4: not a measurement: <<<<<<< HEAD");
}

Test(journal, refuses_a_zero_byte_before_complete_lines)
{
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_it();
    char *text;
    size_t n;

    add_dropped(journal, "alltoall_spread", "a");
    add_dropped(journal, "alltoall_ring", "b");
    ct_journal_close(journal);
    text = read_text(path);
    n = strlen(text);
    strrchr(text, 'p')[0] = '\0'; /* in "dropped" of the last line */
    write_bytes(path, text, n);
    check_refused(IDENTITY, "measurements.csv:4: not a measurement: a zero byte");
    write_bytes(path, text, n - 1); /* the line is incomplete: cut off */
    journal = open_it();
    cr_expect_eq(ct_journal_size(journal), 1);
    ct_journal_close(journal);
}

Test(journal, refuses_earlier_versions)
{
    for (int version = 1; version <= 2; version++) {
        char *head = ct_format("# colltune measurements %d: " IDENTITY "\n", version);

        add_text("");
        cut(0);
        add_text(head);
        add_text("alltoall,alltoall_ring,,1,0,1\n");
        check_refused(IDENTITY, "measurements.csv:1: written by an earlier colltune");
        free(head);
    }
}

Test(journal, refuses_newer_versions)
{
    add_text("");
    cut(0);
    add_text("# colltune measurements 1000: " IDENTITY "\n");
    add_text("alltoall,alltoall_ring,,1,0,1\n");
    check_refused(IDENTITY, "measurements.csv:1: written by a newer colltune "
                            "(format 1000); this one reads format ");
}

/* Its first line may look like a race's, and an unfinished one follow. */
Test(journal, refuses_a_file_of_nothing_but_races)
{
    static const char after[] = "-a,b,,1,barrier,5,0,0,1\na,b";
    const char *text = after + 1;

    cr_expect_eq(ct_journal_file_complete(text), text);
    add_text(text);
    check_refused(IDENTITY, "measurements.csv:1: not a file of");
}

Test(journal, refuses_other_files)
{
    add_text("name,age\n");
    check_refused(IDENTITY, "measurements.csv:1: not a file of");
    cut(0);
    add_text("no newline");
    check_refused(IDENTITY, "measurements.csv:1: not a file of");
    cut(0);
    ct_journal_close(open_it());
}

Test(journal, says_when_it_cannot_be_written)
{
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(
        ct_journal_open(path_of("nowhere/measurements.csv"), &of_identity, &journal, &diag),
        CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot write");
    check_contains(diag.text, "No such file");
}

Test(journal, counts_what_was_timed)
{
    double seconds = 1e-6;
    struct ct_journal *journal = open_it();
    struct ct_record right = entry("alltoall_ring", CT_BATCH_NONE);
    struct ct_record lost = entry("alltoall_bruck", 0);
    char reason[] = "it hung";

    right.mechanism[0] = '\0';
    lost.reason = reason;
    add(journal, "alltoall_ring", 0, 1, &seconds);
    add(journal, "alltoall_ring", 1, 1, &seconds);
    cr_assert_eq(ct_journal_add(journal, &right, NULL), CT_OK);
    cr_assert_eq(ct_journal_add_race(journal, &lost, 1, NULL), CT_OK);
    cr_expect_eq(ct_journal_size(journal), 4);
    cr_expect_eq(ct_journal_nbatches(journal), 2);
    ct_journal_close(journal);
    journal = open_it();
    cr_expect_eq(ct_journal_nbatches(journal), 2);
    ct_journal_close(journal);
}
