/*
 * test_journal_algorithms.c - what was measured counts for an algorithm while
 * it plans the same, whatever became of the others.
 */
#include "tests/driver/journal_records.h"

#include <inttypes.h>

TestSuite(journal_algorithms, .init = make_folder, .fini = remove_folder);

/* What two algorithms plan now; others have no fingerprint. */
struct plans {
    const char *names[2];
    uint64_t fingerprints[2];
};

/* What a fingerprint was before a parameter was added. */
#define BEFORE(now) ((now) + 1000)

static uint64_t fingerprint_of(void *ctx, const char *name, bool is_before)
{
    const struct plans *plans = ctx;

    for (int i = 0; i < 2; i++) {
        if (strcmp(plans->names[i], name) == 0)
            return is_before ? BEFORE(plans->fingerprints[i]) : plans->fingerprints[i];
    }
    return 0;
}

/* With the fingerprints of alltoall_ring and alltoall_spread. The journal asks for
   these while it is open. */
static struct ct_journal *open_with(uint64_t ring, uint64_t pair)
{
    static struct plans plans;
    const struct ct_journal_subject subject = {
        .identity = IDENTITY,
        .fingerprints = {.of = fingerprint_of, .ctx = &plans},
        .candidates = &candidates};
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};

    plans = (struct plans){{"alltoall_ring", "alltoall_spread"}, {ring, pair}};
    cr_assert_eq(ct_journal_open(path_of("measurements.csv"), &subject, &journal, &diag), 0, "%s",
                 diag.text);
    return journal;
}

/* A race of native, both algorithms and one that has no fingerprint. */
static void add_all(struct ct_journal *journal, int batch)
{
    static const char *const names[] = {"alltoall_native", "alltoall_ring", "alltoall_spread",
                                        "alltoall_mine"};
    double seconds = 1;
    struct ct_record race[4];

    for (int i = 0; i < 4; i++) {
        race[i] = entry(names[i], batch);
        race[i].nsamples = 1;
        race[i].samples = &seconds;
    }
    cr_assert_eq(ct_journal_add_race(journal, race, 4, NULL), 0);
}

static void check_changed(const struct ct_journal *journal, const char *wanted)
{
    char *names = ct_journal_changed(journal);

    cr_expect_str_eq(names, wanted);
    free(names);
}

Test(journal_algorithms, count_while_they_plan_the_same)
{
    struct ct_journal *journal = open_with(1, 2);

    check_changed(journal, "");
    add_all(journal, 0);
    cr_expect_not_null(find(journal, "alltoall_ring", 0));
    ct_journal_close(journal);
    journal = open_with(1, 2);
    check_changed(journal, "");
    cr_expect_eq(ct_journal_size(journal), 4);
    cr_expect_not_null(find(journal, "alltoall_ring", 0));
    ct_journal_close(journal);
}

/* The file has the fingerprint of an algorithm before it had its last parameter. */
Test(journal_algorithms, count_as_they_were_before_a_parameter_was_added)
{
    struct ct_journal *journal = open_with(BEFORE(1), 2);
    double seconds = 1;

    add_all(journal, 0);
    ct_journal_close(journal);
    journal = open_with(1, 2);
    check_changed(journal, "");
    cr_expect_eq(ct_journal_size(journal), 4);
    add(journal, "alltoall_ring", 1, 1, &seconds);
    ct_journal_close(journal);
    journal = open_with(7, 2);
    check_changed(journal, "alltoall_ring");
    cr_expect_null(find(journal, "alltoall_ring", 1));
    ct_journal_close(journal);
}

Test(journal_algorithms, do_not_count_once_they_have_changed)
{
    struct ct_journal *journal = open_with(1, 2);

    add_all(journal, 0);
    ct_journal_close(journal);
    journal = open_with(9, 2);
    check_changed(journal, "alltoall_ring");
    cr_expect_eq(ct_journal_size(journal), 3);
    cr_expect_eq(ct_journal_nbatches(journal), 3);
    cr_expect_null(find(journal, "alltoall_ring", 0));
    cr_expect_not_null(find(journal, "alltoall_spread", 0));
    cr_expect_not_null(find(journal, "alltoall_native", 0));
    cr_expect_not_null(find(journal, "alltoall_mine", 0));
    ct_journal_close(journal);
}

Test(journal_algorithms, are_measured_again_in_races_of_new_numbers)
{
    struct ct_journal *journal = open_with(1, 2);
    double seconds = 1;

    add(journal, "alltoall_ring", 0, 1, &seconds);
    ct_journal_close(journal);
    journal = open_with(9, 2);
    cr_expect_eq(ct_journal_size(journal), 0);
    add_all(journal, 0);
    cr_expect_eq(find(journal, "alltoall_ring", 0)->race, 2);
    ct_journal_close(journal);
    journal = open_with(9, 2);
    check_changed(journal, "");
    cr_expect_eq(ct_journal_size(journal), 4);
    cr_expect_eq(find(journal, "alltoall_ring", 0)->race, 2);
    ct_journal_close(journal);
    /* as it was at first: what was measured then counts again */
    journal = open_with(1, 2);
    cr_expect_eq(ct_journal_size(journal), 4);
    cr_expect_eq(find(journal, "alltoall_ring", 0)->race, 1);
    ct_journal_close(journal);
}

Test(journal_algorithms, without_a_fingerprint_in_the_file_do_not_count)
{
    struct ct_journal *journal = open_it();

    add_all(journal, 0);
    ct_journal_close(journal);
    journal = open_with(1, 2);
    check_changed(journal, "alltoall_ring, alltoall_spread");
    cr_expect_eq(ct_journal_size(journal), 2);
    ct_journal_close(journal);
}

/* Lines of the file that are complete and of records. */
static int complete_lines(const char *text, size_t length)
{
    int n = 0;

    for (const char *line = strstr(text, "\nalltoall,"); line != NULL;
         line = strstr(line + 1, "\nalltoall,"))
        n += strchr(line + 1, '\n') < text + length;
    return n;
}

/* What ends in the middle of a line takes away what is left of its race, and
   nothing else. */
Test(journal_algorithms, survive_every_cut)
{
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_with(1, 2);
    double seconds = 1;
    char *text;
    size_t n, first;

    add(journal, "alltoall_native", 0, 1, &seconds);
    add_all(journal, 0);
    ct_journal_close(journal);
    text = read_text(path);
    n = strlen(text);
    first = (size_t)(strstr(text, "# algorithm: ") - text);
    for (size_t length = first; length <= n; length++) {
        const int kept = text[length - 1] == '\n' ? complete_lines(text, length) : 1;

        write_bytes(path, text, length);
        journal = open_with(1, 2);
        cr_expect_eq(ct_journal_size(journal), kept, "%zu", length);
        add_all(journal, 1);
        ct_journal_close(journal);
        journal = open_with(1, 2);
        check_changed(journal, "");
        cr_expect_eq(ct_journal_size(journal), kept + 4, "%zu", length);
        ct_journal_close(journal);
    }
}

Test(journal_algorithms, need_a_name_and_a_number)
{
    static const char *const lines[] = {"# algorithm: alltoall_ring\n",
                                        "# algorithm: alltoall_ring x\n",
                                        "# algorithm: alltoall_ring 1 2\n", "# algorithm:\n"};
    char *path = path_of("measurements.csv");

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct ct_journal *journal = open_with(1, 2);
        struct ct_diag diag = {""};
        FILE *file;

        add_all(journal, 0);
        ct_journal_close(journal);
        file = fopen(path, "a");
        cr_assert_not_null(file);
        fputs(lines[i], file);
        fclose(file);
        cr_expect_eq(ct_journal_open(path, &of_identity, &journal, &diag), CT_ERR_INPUT);
        check_contains(diag.text, ": not a measurement: # algorithm:");
        cr_assert_eq(unlink(path), 0);
    }
}

/* As earlier versions wrote a race of one of them. */
static void write_alias(uint64_t fingerprint)
{
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = open_it();
    char *text;
    char whole[4096];

    ct_journal_close(journal);
    text = read_text(path);
    snprintf(whole, sizeof whole,
             "%s# algorithm: alltoall_pair_barrier %016" PRIx64 "\n"
             "alltoall,alltoall_pair_barrier,barriers=4,1024,barrier,1,0,0,3\n",
             text, fingerprint);
    write_bytes(path, whole, strlen(whole));
}

static const struct ct_record *find_alias(const struct ct_journal *journal)
{
    struct ct_record wanted = entry("alltoall_rounds", 0);
    const struct ct_record *found = NULL;

    wanted.candidate = named("alltoall_rounds", "partners=pair separation=barrier barriers=4");
    ct_journal_find_race(journal, &wanted, 1, &found);
    return found;
}

Test(journal_algorithms, are_found_under_the_name_that_they_have_now)
{
    struct plans plans = {{"alltoall_rounds", "alltoall_pair_barrier"}, {1, 5}};
    const struct ct_journal_subject subject = {
        .identity = IDENTITY,
        .fingerprints = {.of = fingerprint_of, .ctx = &plans},
        .candidates = &candidates};
    char *path = path_of("measurements.csv");
    struct ct_journal *journal = NULL;
    struct ct_diag diag = {""};

    write_alias(5);
    cr_assert_eq(ct_journal_open(path, &subject, &journal, &diag), 0, "%s", diag.text);
    check_changed(journal, "");
    cr_assert_not_null(find_alias(journal));
    cr_expect_eq(find_alias(journal)->samples[0], 3);
    ct_journal_close(journal);
    /* what was measured was another plan */
    cr_assert_eq(unlink(path), 0);
    write_alias(6);
    cr_assert_eq(ct_journal_open(path, &subject, &journal, &diag), 0, "%s", diag.text);
    check_changed(journal, "alltoall_pair_barrier");
    cr_expect_null(find_alias(journal));
    ct_journal_close(journal);
}
