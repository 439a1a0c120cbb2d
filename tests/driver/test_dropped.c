/*
 * test_dropped.c - at which sizes a candidate is not used.
 */
#include "driver/journal/dropped.h"
#include "tests/driver/journal_records.h"

#include <stdint.h>

static void add_by(struct ct_journal *journal, const char *mechanism, size_t bytes,
                   const char *reason)
{
    struct ct_record record = {.candidate = named("alltoall_ring", "n=8"), .bytes = bytes};

    snprintf(record.mechanism, sizeof record.mechanism, "%s", mechanism);
    record.reason = ct_format("%s", reason);
    cr_assert_eq(ct_journal_add_race(journal, &record, 1, NULL), CT_OK);
    free(record.reason);
}

static void drop(struct ct_journal *journal, size_t bytes, const char *reason)
{
    add_by(journal, "barrier", bytes, reason);
}

static const struct ct_record *find_at(const struct ct_journal *journal, size_t bytes)
{
    return ct_dropped_find(journal, "barrier", named("alltoall_ring", "n=8"), bytes);
}

Test(dropped, from_a_size_on_unless_it_was_wrong, .init = make_folder, .fini = remove_folder)
{
    const struct ct_journal_subject subject = {.identity = "x=1", .candidates = &candidates};
    struct ct_journal *journal;
    struct ct_diag diag;

    cr_assert_eq(ct_journal_open(path_of("measurements.csv"), &subject, &journal, &diag), 0);
    cr_expect_null(find_at(journal, SIZE_MAX));
    drop(journal, 64, "no answer within 20 seconds");
    cr_expect_null(find_at(journal, 63));
    cr_assert_not_null(find_at(journal, 64));
    cr_assert_not_null(find_at(journal, SIZE_MAX));
    cr_expect_not(ct_dropped_is_wrong(find_at(journal, SIZE_MAX)));
    cr_expect_null(ct_dropped_find(journal, "barrier", named("alltoall_ring", ""), 64));
    cr_expect_null(ct_dropped_find(journal, "barrier", named("alltoall_spread", "n=8"), 64));
    drop(journal, 512, "wrong rank 1: byte 7 is 3, not 4");
    cr_assert_not_null(find_at(journal, 1));
    cr_expect(ct_dropped_is_wrong(find_at(journal, 1)));
    cr_expect(ct_dropped_is_wrong(find_at(journal, 64)));
    ct_journal_close(journal);
}

Test(dropped, by_another_mechanism_only_if_it_was_wrong, .init = make_folder, .fini = remove_folder)
{
    const struct ct_journal_subject subject = {.identity = "x=1", .candidates = &candidates};
    struct ct_journal *journal;
    struct ct_diag diag;

    cr_assert_eq(ct_journal_open(path_of("measurements.csv"), &subject, &journal, &diag), 0);
    add_by(journal, "window", 64, "no answer within 20 seconds");
    cr_expect_null(find_at(journal, 64));
    cr_expect_not_null(ct_dropped_find(journal, "window", named("alltoall_ring", "n=8"), 64));
    add_by(journal, "window", 512, "wrong rank 1: byte 7 is 3, not 4");
    cr_expect_not_null(find_at(journal, 64));
    ct_journal_close(journal);
}
