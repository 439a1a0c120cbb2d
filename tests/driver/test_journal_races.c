/*
 * test_journal_races.c - a race is read back as a whole, or not at all.
 */
#include "tests/driver/journal_records.h"

#include <signal.h>
#include <sys/resource.h>

TestSuite(journal_races, .init = make_folder, .fini = remove_folder);

/* A race of these candidates, whose names end in one letter each. */
static void add_race(struct ct_journal *journal, const char *letters, int batch)
{
    struct ct_record records[CT_RACE_MAX];
    double samples[] = {0.25, 0.125, 3e-6};
    const int n = (int)strlen(letters);
    struct ct_diag diag = {""};

    for (int i = 0; i < n; i++) {
        char name[] = {'r', '_', letters[i], '\0'};

        records[i] = entry(name, batch);
        records[i].nsamples = 3;
        records[i].samples = samples;
    }
    cr_assert_eq(ct_journal_add_race(journal, records, n, &diag), CT_OK, "%s", diag.text);
}

/* The first record found; NULL: there is no such race. */
static const struct ct_record *find_race(const struct ct_journal *journal, const char *letters,
                                         int batch)
{
    struct ct_record wanted[CT_RACE_MAX];
    const struct ct_record *found[CT_RACE_MAX] = {NULL};
    const int n = (int)strlen(letters);

    for (int i = 0; i < n; i++) {
        char name[] = {'r', '_', letters[i], '\0'};

        wanted[i] = entry(name, batch);
        wanted[i].nsamples = 1;
    }
    return ct_journal_find_race(journal, wanted, n, found) ? found[0] : NULL;
}

Test(journal_races, finds_a_race_by_its_entries_in_any_order)
{
    struct ct_journal *journal = open_it();

    add_race(journal, "abc", 0);
    add_race(journal, "ad", 0);
    add_race(journal, "d", 1);
    for (int i = 0; i < 2; i++) {
        cr_assert_not_null(find_race(journal, "abc", 0));
        cr_expect_eq(find_race(journal, "abc", 0)->race, 1);
        cr_expect_eq(find_race(journal, "cab", 0)->race, 1);
        cr_expect_eq(find_race(journal, "ca", 0)->race, 1, "more than asked");
        cr_assert_not_null(find_race(journal, "ad", 0));
        cr_expect_eq(find_race(journal, "ad", 0)->race, 2);
        cr_expect_null(find_race(journal, "bd", 0), "of two races");
        cr_expect_null(find_race(journal, "ad", 1));
        cr_expect_eq(find_race(journal, "d", 1)->race, 3);
        ct_journal_close(journal);
        journal = open_it();
    }
    add_race(journal, "e", 0);
    cr_expect_eq(find_race(journal, "e", 0)->race, 4);
    ct_journal_close(journal);
}

Test(journal_races, finds_only_what_was_timed_or_dropped)
{
    struct ct_journal *journal = open_it();
    struct ct_record warm = entry("r_a", 0), dropped = entry("r_b", 0);
    char reason[] = "too slow";

    warm.warm_s = 2;
    dropped.reason = reason;
    cr_assert_eq(ct_journal_add_race(journal, &warm, 1, NULL), CT_OK);
    cr_assert_eq(ct_journal_add_race(journal, &dropped, 1, NULL), CT_OK);
    cr_expect_null(find_race(journal, "a", 0));
    cr_assert_not_null(find(journal, "r_a", 0), "no samples are wanted");
    cr_expect(find(journal, "r_a", 0)->warm_s == 2);
    cr_expect_not_null(find_race(journal, "b", 0));
    ct_journal_close(journal);
}

/* The number of the last race that begins before byte n and is kept when the
   file is cut off there: not the one before half a line. */
static int last_kept(const char *text, size_t n)
{
    int race = 0, seen = 0;

    for (size_t i = 0; i < n; i++) {
        if (strncmp(text + i, ",barrier,", 9) == 0)
            seen = text[i + 9] - '0';
        if (text[i] == '\n')
            race = seen;
    }
    return n > 0 && text[n - 1] != '\n' && race > 0 ? race - 1 : race;
}

Test(journal_races, keeps_the_complete_races_wherever_it_is_cut_off)
{
    double samples[] = {0.25, 0.125, 3e-6};
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_it();
    char *text;
    size_t length;

    add_race(journal, "a", 0);
    add_race(journal, "abc", 1);
    add_race(journal, "ab", 2);
    ct_journal_close(journal);
    text = read_text(path);
    length = strlen(text);
    for (size_t n = 0; n <= length; n++) {
        const int kept = last_kept(text, n);
        char *now;

        write_bytes(path, text, n);
        journal = open_it();
        cr_expect_eq(find_race(journal, "a", 0) != NULL, kept >= 1, "%zu of %zu bytes", n, length);
        /* one that lost its last lines is found only by those it has */
        cr_expect(kept >= 2 || find_race(journal, "abc", 1) == NULL, "%zu of %zu bytes", n, length);
        cr_expect_eq(find_race(journal, "ab", 2) != NULL, n == length, "%zu of %zu bytes", n,
                     length);
        /* what is added stands on a line of its own */
        add(journal, "alltoall_new", 0, 3, samples);
        ct_journal_close(journal);
        journal = open_it();
        cr_expect_not_null(find(journal, "alltoall_new", 0), "%zu", n);
        ct_journal_close(journal);
        now = read_text(path);
        cr_expect(strncmp(now, text, n < 20 ? n : 20) == 0, "%zu: %s", n, now);
    }
}

/* A line without its end may be the second half of the race before it. */
Test(journal_races, removes_a_race_that_was_cut_off)
{
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_it();
    char *text;

    add_race(journal, "a", 0);
    add_race(journal, "bcd", 0);
    ct_journal_close(journal);
    text = read_text(path);
    cut(strlen(text) - 5);
    journal = open_it();
    cr_expect_eq(ct_journal_size(journal), 1);
    cr_expect_not_null(find_race(journal, "a", 0));
    cr_expect_null(find_race(journal, "b", 0));
    add_race(journal, "bcd", 0);
    ct_journal_close(journal);
    text = read_text(path);
    check_contains(text, ",barrier,2,0,");
    cr_expect_null(strstr(text, ",barrier,3,0,"));
}

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;

    cr_assert_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes;
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static size_t file_size(void)
{
    char *text = read_text(path_of("measurements.csv"));
    const size_t size = strlen(text);
    return size;
}

/* Wherever the disk is full, also at the end of a line. */
Test(journal_races, takes_back_a_race_that_has_no_place)
{
    struct ct_journal *journal = open_it();
    struct ct_record records[2];
    double samples[] = {0.25, 0.125};
    struct ct_diag diag;
    size_t before, after;

    for (int i = 0; i < 2; i++) {
        records[i] = entry(i == 0 ? "r_a" : "r_b", 0);
        records[i].nsamples = 2;
        records[i].samples = samples;
    }
    add_race(journal, "abc", 0);
    before = file_size();
    signal(SIGXFSZ, SIG_IGN);
    for (size_t bytes = 1; before + bytes < 2 * before; bytes++) {
        int err;

        limit_files(before + bytes);
        err = ct_journal_add_race(journal, records, 2, &diag);
        limit_files(RLIM_INFINITY);
        after = file_size();
        if (err == CT_OK)
            break;
        cr_assert_eq(after, before, "%zu bytes more", after - before);
    }
    cr_expect_gt(after, before);
    ct_journal_close(journal);
}
