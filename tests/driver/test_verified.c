/*
 * test_verified.c - which sizes share a comparison of results.
 */
#include "driver/session/verified.h"
#include "repo/scheme/ring.h"
#include "repo/segment_bytes.h"
#include "tests/driver/journal_records.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>

static int segments(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[0], problem->nranks);
}

static const struct ct_algorithm ring = {.name = "allgather_ring",
                                         .collective = &ct_allgather,
                                         .params = {&ct_ring_allgather_param},
                                         .segments = segments};

static struct ct_problem problem_of(size_t bytes, int segment_bytes)
{
    return (struct ct_problem){
        .collective = &ct_allgather, .nranks = 4, .bytes = bytes, .setting = {{segment_bytes}}};
}

static bool is_verified(const struct ct_session *session, size_t bytes, int segment_bytes)
{
    const struct ct_problem problem = problem_of(bytes, segment_bytes);
    const struct ct_candidate *candidate =
        ct_candidate_of(&candidates, problem.collective, &ring, &problem.setting);

    return ct_is_verified(session, candidate, &problem);
}

static char reason[] = "it hung";

Test(verified, only_in_as_many_segments, .init = make_folder, .fini = remove_folder)
{
    const struct ct_journal_subject subject = {.identity = "x=1", .candidates = &candidates};
    const struct ct_flavour flavour = {.name = "any"};
    struct ct_session session = {.flavour = &flavour};
    double sample = 1e-6;
    const struct ct_record right = {.candidate = named("allgather_ring", "segment_bytes=8192"),
                                    .bytes = 16384,
                                    .batch = CT_BATCH_NONE};
    const struct ct_record failed = {.candidate = named("allgather_ring", "segment_bytes=0"),
                                     .bytes = 2048,
                                     .batch = CT_BATCH_NONE,
                                     .reason = reason};
    struct ct_record timed = {.candidate = named("allgather_ring", "segment_bytes=16384"),
                              .bytes = 65536,
                              .mechanism = "barrier",
                              .nsamples = 1,
                              .samples = &sample};
    struct ct_diag diag;

    cr_assert_eq(ct_journal_open(path_of("measurements.csv"), &subject, &session.journal, &diag),
                 0);
    cr_expect_not(is_verified(&session, 16384, 8192), "before any was");
    cr_assert_eq(ct_journal_add(session.journal, &right, &diag), 0);
    cr_assert_eq(ct_journal_add(session.journal, &failed, &diag), 0);
    cr_assert_eq(ct_journal_add_race(session.journal, &timed, 1, &diag), 0);
    cr_expect(is_verified(&session, 16384, 8192));
    cr_expect(is_verified(&session, 12288, 8192), "two segments, too");
    cr_expect_not(is_verified(&session, 8192, 8192), "one segment");
    cr_expect_not(is_verified(&session, 16385, 8192), "four segments");
    cr_expect_not(is_verified(&session, 2048, 0), "was dropped");
    cr_expect_not(is_verified(&session, 65536, 16384), "was only timed");
    ct_journal_close(session.journal);
}

static bool takes_too_long(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    (void)algorithm;
    return problem->bytes < 4096;
}

Test(verified, or_where_there_is_no_time_for_it, .init = make_folder, .fini = remove_folder)
{
    const struct ct_journal_subject subject = {.identity = "x=1", .candidates = &candidates};
    const struct ct_flavour flavour = {.name = "any", .verifies = takes_too_long};
    struct ct_session session = {.flavour = &flavour};
    struct ct_diag diag;

    cr_assert_eq(ct_journal_open(path_of("measurements.csv"), &subject, &session.journal, &diag),
                 0);
    cr_expect_not(is_verified(&session, 2048, 0));
    cr_expect(is_verified(&session, 4096, 0));
    ct_journal_close(session.journal);
}

Test(verified, vectors_of_whole_doubles)
{
    struct ct_problem problem = {.collective = &ct_allreduce, .bytes = 1027};

    cr_expect_eq(ct_timed_problem(problem).bytes, 1024);
    problem.bytes = 5;
    cr_expect_eq(ct_timed_problem(problem).bytes, 5);
    problem = problem_of(1027, 0);
    cr_expect_eq(ct_timed_problem(problem).bytes, 1027);
}

static size_t small_size(const struct ct_collective *collective, int nranks)
{
    struct ct_algorithm algorithm = ring;
    struct ct_problem problem = {.collective = collective, .nranks = nranks, .bytes = 65536};

    algorithm.collective = collective;
    return ct_small_problem(&algorithm, &problem).bytes;
}

Test(verified, at_a_size_that_a_rank_has_memory_for)
{
    cr_expect_eq(small_size(&ct_allreduce, 1024), 65536, "64 bytes of a vector for each rank");
    cr_expect_eq(small_size(&ct_allgather, 1024), 64);
    cr_expect_eq(small_size(&ct_reduce_scatter_block, 1024), 64, "of a vector of 1,024 blocks");
    cr_expect_eq(small_size(&ct_reduce_scatter, 1024), 64);
}
