/*
 * test_verified.c - which sizes share a comparison with native.
 */
#include "driver/session/verified.h"
#include "repo/pattern/ring.h"
#include "tests/driver/driver_folder.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>

static int segments(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[0],
                       problem->nranks);
}

static const struct ct_algorithm ring = {.name = "allgather_ring",
                                         .collective = &ct_allgather,
                                         .params = {&ct_ring_allgather_param},
                                         .segments = segments};

static bool was_verified(const struct ct_journal *journal, size_t bytes,
                         int segment_bytes)
{
    const struct ct_problem problem = {.collective = &ct_allgather,
                                       .nranks = 4,
                                       .bytes = bytes,
                                       .setting = {{segment_bytes}}};

    return ct_was_verified(journal, &ring, &problem);
}

static char reason[] = "it hung";

Test(verified, only_for_the_same_segments_and_kind_of_size, .init = make_folder,
     .fini = remove_folder)
{
    double sample = 1e-6;
    struct ct_record timed = {.algorithm = "allgather_ring",
                              .setting = "segment_bytes=8192",
                              .bytes = 16384,
                              .nsamples = 1,
                              .samples = &sample};
    struct ct_record dropped = {.algorithm = "allgather_ring",
                                .setting = "segment_bytes=0",
                                .bytes = 2048,
                                .reason = reason};
    struct ct_journal *journal;
    struct ct_diag diag;
    char *path = path_of("measurements.csv");

    cr_assert_eq(ct_journal_open(path, "x=1", false, &journal, &diag), 0);
    cr_expect_not(was_verified(journal, 16384, 8192), "before any was timed");
    cr_assert_eq(ct_journal_add(journal, &timed, &diag), 0);
    cr_assert_eq(ct_journal_add(journal, &dropped, &diag), 0);
    cr_expect(was_verified(journal, 16384, 8192));
    cr_expect(was_verified(journal, 12288, 8192), "two segments, too");
    cr_expect_not(was_verified(journal, 8192, 8192), "one segment");
    cr_expect_not(was_verified(journal, 16385, 8192), "four segments");
    cr_expect_not(was_verified(journal, 32768, 16384), "another parameter");
    cr_expect_not(was_verified(journal, 2048, 0), "was dropped, not timed");
    ct_journal_close(journal);
    free(path);
}

Test(verified, not_by_sizes_of_another_kind, .init = make_folder,
     .fini = remove_folder)
{
    double sample = 1e-6;
    struct ct_record timed = {.algorithm = "allgather_ring",
                              .setting = "segment_bytes=0",
                              .bytes = 511,
                              .nsamples = 1,
                              .samples = &sample};
    struct ct_journal *journal;
    struct ct_diag diag;
    char *path = path_of("measurements.csv");

    cr_assert_eq(ct_journal_open(path, "x=1", false, &journal, &diag), 0);
    cr_assert_eq(ct_journal_add(journal, &timed, &diag), 0);
    cr_expect(was_verified(journal, 64, 0));
    cr_expect_not(was_verified(journal, 63, 0));
    cr_expect_not(was_verified(journal, 512, 0));
    timed.bytes = 32767;
    cr_assert_eq(ct_journal_add(journal, &timed, &diag), 0);
    cr_expect(was_verified(journal, 512, 0));
    cr_expect_not(was_verified(journal, 32768, 0));
    ct_journal_close(journal);
    free(path);
}

/* As allreduce_ring: of 2 ranks, each has half of the vector. */
static int halves(const struct ct_problem *problem)
{
    return ct_segments((problem->bytes + 1) / 2, problem->setting.values[0],
                       2 * problem->nranks);
}

static const struct ct_algorithm reducing = {
    .name = "allreduce_ring",
    .collective = &ct_allreduce,
    .params = {&ct_ring_allreduce_param},
    .segments = halves};

Test(verified, by_the_whole_doubles_that_were_timed, .init = make_folder,
     .fini = remove_folder)
{
    double sample = 1e-6;
    struct ct_record record = {.algorithm = "allreduce_ring",
                               .setting = "segment_bytes=65536",
                               .bytes = 131079,
                               .nsamples = 1,
                               .samples = &sample};
    const struct ct_problem one = {.collective = &ct_allreduce,
                                   .nranks = 2,
                                   .bytes = 131072,
                                   .setting = {{65536}}};
    const struct ct_problem two = {.collective = &ct_allreduce,
                                   .nranks = 2,
                                   .bytes = 131079,
                                   .setting = {{65536}}};
    struct ct_journal *journal;
    struct ct_diag diag;
    char *path = path_of("measurements.csv");

    cr_assert_eq(halves(&one), 1);
    cr_assert_eq(halves(&two), 2);
    cr_assert_eq(ct_journal_open(path, "x=1", false, &journal, &diag), 0);
    cr_assert_eq(ct_journal_add(journal, &record, &diag), 0);
    cr_expect(ct_was_verified(journal, &reducing, &one));
    cr_expect_not(ct_was_verified(journal, &reducing, &two));
    /* compared in the segments of this size, whatever was asked for */
    record.nsamples = 0;
    record.batch = CT_BATCH_NONE;
    cr_assert_eq(ct_journal_add(journal, &record, &diag), 0);
    cr_expect(ct_was_verified(journal, &reducing, &two));
    ct_journal_close(journal);
    free(path);
}
