/*
 * test_launch_wait.c - what is said of launches that began some time ago.
 */
#include "base/launch_wait.h"
#include "base/process.h"
#include "tests/driver/driver_folder.h"

#include <criterion/redirect.h>

static void begin(void)
{
    make_folder();
    cr_redirect_stderr();
}

TestSuite(launch_wait, .init = begin, .fini = remove_folder);

static struct ct_launch_wait wait_since(double seconds)
{
    const struct ct_launch_wait wait = {
        .line = "mpiexec x", .errors_path = path_of("errors"), .begun_s = ct_clock_s() - seconds};

    return wait;
}

Test(launch_wait, words_are_shown_once_after_some_seconds)
{
    static const char words[] = "a warning\nn1: \033[2Junknown\r\n";
    struct ct_launch_wait early = wait_since(1), late = wait_since(6);

    write_bytes(path_of("errors"), words, sizeof words - 1);
    ct_launch_wait_say(&early);
    ct_launch_wait_say(&late);
    ct_launch_wait_say(&late);
    fflush(stderr);
    cr_assert_stderr_eq_str("colltune: the launcher says: a warning\n"
                            "colltune: the launcher says: n1: ?[2Junknown\n");
}

Test(launch_wait, a_long_wait_is_named_with_the_launch_line)
{
    struct ct_launch_wait wait = wait_since(12);

    ct_launch_wait_say(&wait);
    ct_launch_wait_say(&wait);
    fflush(stderr);
    cr_assert_stderr_eq_str("colltune: nothing has come from the program yet, 12 s after its "
                            "launch by: mpiexec x\n");
}
