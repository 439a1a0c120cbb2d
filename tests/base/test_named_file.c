/*
 * test_named_file.c - files, links, FIFOs and devices that a user may name.
 */
#include "base/named_file.h"
#include "tests/driver/driver_folder.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

TestSuite(named_file, .init = make_folder, .fini = remove_folder);

static struct stat status_of(const char *path)
{
    struct stat status;

    cr_assert_eq(lstat(path, &status), 0, "%s", path);
    return status;
}

static void write_it(const char *path, const char *text)
{
    struct ct_diag diag = {""};

    cr_expect_eq(ct_named_file_write(path, text, &diag), CT_OK, "%s", diag.text);
}

static void check_text(const char *path, const char *wanted)
{
    char *text = read_text(path);

    cr_expect_str_eq(text, wanted, "%s: %s", path, text);
}

Test(named_file, is_made_if_there_is_none)
{
    char *path = path_of("f");

    write_it(path, "new\n");
    check_text(path, "new\n");
    cr_expect_eq(count_files(), 1);
}

Test(named_file, is_replaced_as_a_whole_and_keeps_its_mode)
{
    char *path = path_of("f");
    ino_t first;

    write_bytes(path, "a longer text", 13);
    cr_assert_eq(chmod(path, 0640), 0);
    first = status_of(path).st_ino;
    write_it(path, "short");
    check_text(path, "short");
    cr_expect_eq(status_of(path).st_mode & 0777, 0640);
    cr_expect_neq(status_of(path).st_ino, first);
    cr_expect_eq(count_files(), 1);
}

Test(named_file, is_the_one_that_a_link_points_to)
{
    char *path = path_of("link");
    char *target = path_of("target");

    cr_assert_eq(symlink("target", path), 0);
    write_it(path, "made through the link");
    check_text(target, "made through the link");
    cr_assert_eq(chmod(target, 0600), 0);
    write_it(path, "second");
    check_text(target, "second");
    cr_expect(S_ISLNK(status_of(path).st_mode));
    cr_expect_eq(status_of(target).st_mode & 0777, 0600);
    cr_expect_eq(count_files(), 2);
}

Test(named_file, with_a_second_name_keeps_it)
{
    char *path = path_of("f");
    char *other = path_of("g");

    write_bytes(path, "a longer text", 13);
    cr_assert_eq(link(path, other), 0);
    write_it(path, "short");
    check_text(other, "short");
}

/* As root only. */
Test(named_file, of_another_user_keeps_its_owner)
{
    char *path = path_of("f");

    write_bytes(path, "", 0);
    if (chown(path, 65534, 65534) == 0) {
        write_it(path, "theirs");
        check_text(path, "theirs");
        cr_expect_eq(status_of(path).st_uid, 65534);
        cr_expect_eq(status_of(path).st_gid, 65534);
    }
}

Test(named_file, may_be_a_fifo_that_is_read)
{
    char *path = path_of("fifo");
    char text[20] = "";
    int fd;

    cr_assert_eq(mkfifo(path, 0600), 0);
    fd = open(path, O_RDONLY | O_NONBLOCK);
    cr_assert_geq(fd, 0);
    write_it(path, "to a reader");
    cr_expect_eq(read(fd, text, sizeof text - 1), 11);
    cr_expect_str_eq(text, "to a reader");
    cr_expect(S_ISFIFO(status_of(path).st_mode));
    cr_expect_eq(count_files(), 1);
    close(fd);
}

/* A test that waits is ended by its limit of time. */
Test(named_file, does_not_wait_for_a_fifo_without_a_reader, .timeout = 60)
{
    char *path = path_of("fifo");
    struct ct_diag diag = {""};

    cr_assert_eq(mkfifo(path, 0600), 0);
    cr_expect_eq(ct_named_file_write(path, "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "/fifo: no program reads it");
    cr_expect(S_ISFIFO(status_of(path).st_mode));
}

/* Two devices that all systems have; their nodes stay. */
Test(named_file, may_be_a_device)
{
    struct ct_diag diag = {""};

    write_it("/dev/null", "x");
    cr_expect(S_ISCHR(status_of("/dev/null").st_mode));
    cr_expect_eq(ct_named_file_write("/dev/full", "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "/dev/full: No space left");
    cr_expect(S_ISCHR(status_of("/dev/full").st_mode));
}

/* Not only by its name in /dev: a shell may have opened a file for it. */
Test(named_file, that_is_standard_output_is_written_after_what_it_has)
{
    char *path = path_of("out");
    const int before = dup(STDOUT_FILENO);
    const int fd = open(path, O_WRONLY | O_CREAT, 0600);

    cr_assert_geq(fd, 0);
    cr_assert_eq(write(fd, "said, ", 6), 6);
    dup2(fd, STDOUT_FILENO);
    write_it("/dev/stdout", "reported, ");
    write_it(path, "and named");
    dup2(before, STDOUT_FILENO);
    check_text(path, "said, reported, and named");
    close(fd);
    close(before);
}

Test(named_file, that_may_not_grow_ends_no_program)
{
    const struct rlimit none = {0, 0};
    struct ct_diag diag = {""};

    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &none), 0);
    signal(SIGXFSZ, SIG_DFL);
    cr_expect_eq(ct_named_file_write(path_of("f"), "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "File too large");
    cr_expect_eq(count_files(), 0);
}

Test(named_file, has_no_part_of_a_text_that_does_not_fit)
{
    const struct rlimit ten = {10, 10};
    struct ct_diag diag = {""};
    char *path = path_of("f");

    write_it(path, "before\n");
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &ten), 0);
    cr_expect_eq(ct_named_file_append(path, "too long\n", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "the disk is full");
    check_text(path, "before\n");
    cr_expect_eq(ct_named_file_append(path, "ok\n", &diag), CT_OK);
    check_text(path, "before\nok\n");
}

Test(named_file, whose_reader_is_gone_ends_no_program)
{
    struct ct_diag diag = {""};
    const int before = dup(STDOUT_FILENO);
    int ends[2], err;

    cr_assert_eq(pipe(ends), 0);
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    signal(SIGPIPE, SIG_DFL);
    err = ct_named_file_write("/dev/stdout", "x", &diag);
    dup2(before, STDOUT_FILENO);
    cr_expect_eq(err, CT_ERR_SYSTEM);
    check_contains(diag.text, "/dev/stdout: Broken pipe");
    close(before);
}

Test(named_file, cannot_be_a_folder)
{
    struct ct_diag diag = {""};

    cr_expect_eq(ct_named_file_write(folder, "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "Is a directory");
}

/* A folder where everyone may write, like /tmp. */
static char *open_folder(const char *name)
{
    char *path = path_of(name);

    cr_assert_eq(mkdir(path, 0700), 0);
    cr_assert_eq(chmod(path, 01777), 0);
    return path;
}

/* Make it another user's; without the right to: false. */
static bool give_away(const char *path)
{
    return lchown(path, 65534, 65534) == 0;
}

static void expect_refused(const char *path, const char *why)
{
    struct ct_diag diag = {""};

    cr_expect_eq(ct_named_file_write(path, "x", &diag), CT_ERR_SYSTEM, "%s", path);
    check_contains(diag.text, why);
    diag.text[0] = '\0';
    cr_expect_eq(ct_named_file_append(path, "x", &diag), CT_ERR_SYSTEM, "%s", path);
    check_contains(diag.text, why);
}

Test(named_file, is_not_written_through_a_link_that_another_user_planted)
{
    char *victim = path_of("victim");

    open_folder("open");
    write_bytes(victim, "mine", 4);
    cr_assert_eq(symlink(victim, path_of("open/link")), 0);
    cr_assert_eq(symlink("link", path_of("open/own")), 0);
    cr_assert_eq(symlink(folder, path_of("open/up")), 0);
    if (!give_away(path_of("open/link")) || !give_away(path_of("open/up")))
        return;
    expect_refused(path_of("open/link"), "another user's link or file");
    expect_refused(path_of("open/own"), "another user's link or file");
    expect_refused(path_of("open/up/victim"), "another user's link or file");
    check_text(victim, "mine");
}

Test(named_file, is_written_through_ones_own_link_in_such_a_folder)
{
    struct ct_diag diag = {""};
    char *link = path_of("link");

    open_folder("open");
    cr_assert_eq(symlink("../target", path_of("open/own")), 0);
    cr_assert_eq(symlink("open/own", link), 0);
    cr_expect_eq(ct_named_file_append(link, "one, ", &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(ct_named_file_append(path_of("open/own"), "two", &diag), CT_OK, "%s", diag.text);
    check_text(path_of("target"), "one, two");
    write_it(link, "new");
    check_text(path_of("target"), "new");
}

Test(named_file, may_be_another_users_link_in_a_folder_of_ones_own)
{
    char *link = path_of("link");

    cr_assert_eq(symlink("target", link), 0);
    give_away(link);
    write_it(link, "new");
    check_text(path_of("target"), "new");
}

Test(named_file, with_more_names_or_of_another_user_is_refused_in_such_a_folder)
{
    char *victim = path_of("victim");
    char *theirs = path_of("open/theirs");

    open_folder("open");
    write_bytes(victim, "mine", 4);
    cr_assert_eq(link(victim, path_of("open/name")), 0);
    expect_refused(path_of("open/name"), "one with more names");
    check_text(victim, "mine");
    write_bytes(theirs, "theirs", 6);
    cr_assert_eq(chmod(theirs, 0666), 0);
    if (give_away(theirs))
        expect_refused(theirs, "one with more names");
}

Test(named_file, is_not_reached_by_links_in_a_circle)
{
    cr_assert_eq(symlink("b", path_of("a")), 0);
    cr_assert_eq(symlink("a", path_of("b")), 0);
    expect_refused(path_of("a"), "Too many levels of symbolic links");
    expect_refused("", "No such file or directory");
    expect_refused("/", "Is a directory");
    cr_assert_eq(symlink("/", path_of("root")), 0);
    expect_refused(path_of("root"), "Is a directory");
}
