/*
 * test_identity.c - what differs is named as people understand it.
 */
#include "driver/journal/identity.h"

#include <criterion/criterion.h>
#include <string.h>

#define FOUND "ranks=2 cluster=01 timer=own"

/* Compare with FOUND; the sentence, "" if there is none. */
static const char *compared(const char *wanted)
{
    static struct ct_diag diag;
    int err;

    diag.text[0] = '\0';
    err = ct_identity_compare("m.csv", FOUND, wanted, &diag);
    cr_expect_eq(err, diag.text[0] == '\0' ? CT_OK : CT_ERR_INPUT);
    return diag.text;
}

Test(identity, accepts_the_same)
{
    cr_expect_str_empty(compared(FOUND));
}

Test(identity, names_the_first_word_that_differs)
{
    cr_expect_not_null(strstr(compared("ranks=3 cluster=01 timer=own"),
                              " made with ranks=2, now it is ranks=3; --restart"));
    cr_expect_not_null(strstr(compared("ranks=2 cluster=01 plans=02 timer=own"),
                              " made with timer=own, now it is plans=02;"));
}

Test(identity, names_another_thread_level)
{
    cr_expect_not_null(strstr(compared("ranks=2 cluster=01 threads=multiple timer=own"),
                              " made with --thread-level single, now it is multiple; "));
}

Test(identity, names_other_counts)
{
    cr_expect_not_null(strstr(compared("ranks=2 cluster=01 counts=random seed=7 timer=own"),
                              " made with --counts equal, now it is random; "));
}

Test(identity, names_dominated_algorithms)
{
    cr_expect_not_null(strstr(compared("ranks=2 cluster=01 all-algorithms=on timer=own"),
                              " made with --all-algorithms off, now it is on; "));
}
