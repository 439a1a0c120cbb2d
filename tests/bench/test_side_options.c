/*
 * test_side_options.c - the command line of side_by_side.
 */
#include "bench/side_options.h"

#include <criterion/criterion.h>
#include <string.h>

#define WORDS_MAX 8

/* Read "side_by_side allgather,allreduce 0.3" and up to three words more. */
static const char *read_words(struct ct_side_options *options, const char *a, const char *b,
                              const char *c)
{
    static char line[WORDS_MAX][64];
    const char *words[] = {"side_by_side", "allgather,allreduce", "0.3", a, b, c};
    char *argv[WORDS_MAX] = {NULL};
    int argc = 0;

    while (argc < 6 && words[argc] != NULL) {
        strcpy(line[argc], words[argc]);
        argv[argc] = line[argc];
        argc++;
    }
    return ct_side_options_read(argc, argv, options);
}

Test(side_options, without_words_all_sizes_are_measured)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, NULL, NULL, NULL));
    cr_assert_eq(o.seconds, 0.3);
    cr_assert_eq(o.pairs_min, 10);
    cr_assert_not(o.is_native);
    cr_assert_eq(o.threads, CT_THREADS_SINGLE);
    cr_assert_eq(o.nsizes, 23, "%d sizes", o.nsizes);
    cr_assert_eq(o.sizes[0], 1);
    cr_assert_eq(ct_side_options_largest(&o), 393216);
    for (int i = 1; i < o.nsizes; i++)
        cr_assert_gt(o.sizes[i], o.sizes[i - 1]);
}

Test(side_options, words_are_taken_in_their_order)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, "sizes=8,64,512", "largest=100", "pairs=2"));
    cr_assert_eq(o.nsizes, 2);
    cr_assert_eq(ct_side_options_largest(&o), 64);
    cr_assert_eq(o.pairs_min, 2);
    cr_assert_null(read_words(&o, "largest=100", "sizes=512,8", NULL));
    cr_assert_eq(o.nsizes, 2);
    cr_assert_eq(ct_side_options_largest(&o), 512);
    cr_assert_null(read_words(&o, "native", "threads=multiple", "gap=16"));
    cr_assert_eq(o.gap, 16);
    cr_assert(o.is_native);
    cr_assert_eq(o.threads, CT_THREADS_MULTIPLE);
}

Test(side_options, one_size_is_left_however_small_the_largest)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, "sizes=8,64", "largest=1", NULL));
    cr_assert_eq(o.nsizes, 1);
    cr_assert_eq(o.sizes[0], 8);
}

Test(side_options, larger_sizes_are_left_out_in_any_order)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, "sizes=512,8,1024,64", "largest=100", NULL));
    cr_assert_eq(o.nsizes, 2);
    cr_assert_eq(o.sizes[0], 8);
    cr_assert_eq(o.sizes[1], 64);
    cr_assert_null(read_words(&o, "sizes=64,8", "largest=1", NULL));
    cr_assert_eq(o.nsizes, 1);
    cr_assert_eq(o.sizes[0], 8);
}

Test(side_options, a_barrier_has_the_size_0)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, "sizes=0", NULL, NULL));
    cr_assert_eq(o.nsizes, 1);
    cr_assert_eq(o.sizes[0], 0);
}

Test(side_options, a_collective_is_found_by_its_whole_name)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, NULL, NULL, NULL));
    cr_assert(ct_side_options_has(&o, "allgather"));
    cr_assert(ct_side_options_has(&o, "allreduce"));
    cr_assert_not(ct_side_options_has(&o, "all"));
    cr_assert_not(ct_side_options_has(&o, "reduce"));
    cr_assert_not(ct_side_options_has(&o, "allgatherv"));
}

Test(side_options, wrong_words_are_refused)
{
    static const char *const wrong[] = {
        "pairs=0",
        "pairs=201",
        "pairs=",
        "pairs=2,3",
        "sizes=",
        "sizes=8,",
        "sizes=8;64",
        "sizes=-1",
        "largest=0",
        "largest=-1",
        "largest=8,64",
        "sizes=99999999999",
        "threads=some",
        "natives",
        "native=1",
        "sideways",
        "",
    };
    struct ct_side_options o;

    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        cr_assert_not_null(read_words(&o, wrong[i], NULL, NULL), "taken: %s", wrong[i]);
}

Test(side_options, time_must_be_above_0)
{
    char program[] = "side_by_side", names[] = "bcast", none[] = "0", not_a_number[] = "nan";
    char *argv[] = {program, names, none, NULL};
    struct ct_side_options o;

    cr_assert_not_null(ct_side_options_read(3, argv, &o));
    cr_assert_not_null(ct_side_options_read(2, argv, &o));
    argv[2] = not_a_number;
    cr_assert_not_null(ct_side_options_read(3, argv, &o));
}

Test(side_options, a_split_has_a_seed)
{
    struct ct_side_options o;

    cr_assert_null(read_words(&o, "split=12", "verify", NULL));
    cr_assert(o.has_split && o.has_verify);
    cr_assert_eq(o.split_seed, 12);
    cr_assert_null(read_words(&o, NULL, NULL, NULL));
    cr_assert(!o.has_split && !o.has_verify);
    cr_assert_not_null(read_words(&o, "split=", NULL, NULL));
    cr_assert_not_null(read_words(&o, "split=-1", NULL, NULL));
    cr_assert_not_null(read_words(&o, "split=1x", NULL, NULL));
    cr_assert_not_null(read_words(&o, "verify=1", NULL, NULL));
}

Test(side_options, native_alone_cannot_be_verified)
{
    struct ct_side_options o;

    cr_assert_not_null(read_words(&o, "native", "verify", NULL));
    cr_assert_null(read_words(&o, "native", "split=1", NULL));
}
