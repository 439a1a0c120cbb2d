/*
 * test_files.c - files that are replaced as a whole, folders and their lists.
 */
#include "tests/driver/driver_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

TestSuite(files, .init = make_folder, .fini = remove_folder);

static struct stat status_of(const char *path)
{
    struct stat status;

    cr_assert_eq(stat(path, &status), 0, "%s", path);
    return status;
}

/* Make a file look old, so that any write shows. */
static void set_old(const char *path)
{
    const struct timespec times[2] = {{.tv_sec = 1000}, {.tv_sec = 1000}};

    cr_assert_eq(utimensat(AT_FDCWD, path, times, 0), 0);
}

Test(files, are_replaced_by_new_ones_not_overwritten)
{
    char *path = path_of("f");
    FILE *reader;
    char text[20] = "";
    ino_t first;

    cr_assert_eq(ct_file_write(path, "first", NULL), CT_OK);
    first = status_of(path).st_ino;
    reader = fopen(path, "r");
    cr_assert_not_null(reader);
    cr_assert_eq(ct_file_write(path, "second", NULL), CT_OK);
    cr_expect_neq(status_of(path).st_ino, first);
    cr_expect_not_null(fgets(text, sizeof text, reader));
    cr_expect_str_eq(text, "first", "%s", text);
    cr_expect_eq(count_files(), 1);
    fclose(reader);
}

Test(files, with_equal_content_are_left_alone)
{
    char *path = path_of("f");

    cr_assert_eq(ct_file_write(path, "same\n", NULL), CT_OK);
    set_old(path);
    cr_assert_eq(ct_file_write(path, "same\n", NULL), CT_OK);
    cr_expect_eq(status_of(path).st_mtim.tv_sec, 1000);
    cr_assert_eq(ct_file_write(path, "same\nand more\n", NULL), CT_OK);
    cr_expect_gt(status_of(path).st_mtim.tv_sec, 1000);
    set_old(path);
    cr_assert_eq(ct_file_write(path, "same\n", NULL), CT_OK);
    cr_expect_gt(status_of(path).st_mtim.tv_sec, 1000);
}

Test(files, keep_their_mode_when_they_are_replaced)
{
    char *path = path_of("f");

    write_bytes(path, "first", 5);
    cr_assert_eq(chmod(path, 0640), 0);
    cr_assert_eq(ct_file_write(path, "second", NULL), CT_OK);
    cr_expect_eq(status_of(path).st_mode & 0777, 0640);
}

/* A test that waits is ended by its limit of time. */
Test(files, are_not_read_from_a_fifo_that_has_their_name, .timeout = 60)
{
    char *path = path_of("f");

    cr_assert_eq(mkfifo(path, 0600), 0);
    cr_expect_eq(ct_file_write(path, "ours", NULL), CT_OK);
    cr_expect(S_ISREG(status_of(path).st_mode));
}

Test(files, are_read_whole_with_their_zero_bytes)
{
    char *path = path_of("f");
    char bytes[20000];
    char *text;

    memset(bytes, 'x', sizeof bytes);
    bytes[100] = '\0';
    write_bytes(path, bytes, sizeof bytes);
    cr_assert_eq(ct_file_read(path, &text, NULL), CT_OK);
    cr_expect_arr_eq(text, bytes, sizeof bytes);
    cr_expect_eq(text[sizeof bytes], '\0');
    free(text);
    write_bytes(path, "", 0);
    cr_assert_eq(ct_file_read(path, &text, NULL), CT_OK);
    cr_expect_str_eq(text, "");
    free(text);
}

Test(files, that_cannot_be_written_are_told)
{
    char *path = path_of("no/such/f");
    struct ct_diag diag = {""};

    cr_expect_eq(ct_file_write(path, "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot write");
    check_contains(diag.text, "no/such/f");
    check_contains(diag.text, "No such file or directory");
    cr_expect_eq(ct_file_write("/proc/nothing", "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot write /proc/nothing");
    cr_expect_eq(ct_file_read("/proc/nothing", &path, &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot read /proc/nothing");
}

/* A folder has the name of the file: the rename fails, nothing stays. */
Test(files, leave_nothing_aside_after_a_failure)
{
    char *path = path_of("f");
    struct ct_diag diag = {""};

    cr_assert_eq(ct_folder_make(path, &diag), CT_OK);
    cr_expect_eq(ct_file_write(path, "x", &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot write");
    cr_expect_eq(count_files(), 1);
}

/* Links with the names that a new file may get, and with its own. */
Test(files, are_not_written_through_links)
{
    char *path = path_of("f");
    char *theirs = path_of("theirs");
    struct stat status;
    char *text;

    write_bytes(theirs, "theirs", 6);
    cr_assert_eq(symlink(theirs, path), 0);
    for (int i = 0; i < 3; i++) {
        char *aside = ct_format("%s.new-%ld-%d", path, (long)getpid(), i);

        cr_assert_eq(symlink(theirs, aside), 0);
        free(aside);
    }
    cr_expect_eq(ct_file_write(path, "ours", NULL), CT_OK);
    cr_assert_eq(lstat(path, &status), 0);
    cr_expect(S_ISREG(status.st_mode));
    text = read_text(path);
    cr_expect_str_eq(text, "ours");
    text = read_text(theirs);
    cr_expect_str_eq(text, "theirs");
    cr_expect_eq(count_files(), 5);
}

Test(files, of_others_stay_when_a_link_to_their_folder_is_removed)
{
    char *theirs = path_of("theirs");
    char *link = path_of("link");
    char *file = path_of("theirs/file");

    cr_assert_eq(ct_folder_make(theirs, NULL), CT_OK);
    write_bytes(file, "", 0);
    cr_assert_eq(symlink(theirs, link), 0);
    ct_folder_remove(link);
    cr_expect(ct_file_exists(file));
    cr_expect_not(ct_is_link(link));
}

Test(files, tell_which_is_newer)
{
    char *a = path_of("a");
    char *b = path_of("b");

    write_bytes(a, "", 0);
    cr_expect_not(ct_file_is_newer(a, b), "there is no b");
    cr_expect_not(ct_file_is_newer(b, a), "there is no b");
    write_bytes(b, "", 0);
    set_old(a);
    cr_expect(ct_file_is_newer(b, a));
    cr_expect_not(ct_file_is_newer(a, b));
    set_old(b);
    cr_expect(ct_file_is_newer(a, b), "equally old");
    cr_expect_not(ct_file_is_newer_than_installed(a, b), "b is there only now");
    write_bytes(a, "", 0);
    cr_expect(ct_file_is_newer_than_installed(a, b));
}

Test(folders, are_made_with_those_above, .init = make_folder, .fini = remove_folder)
{
    char *path = path_of("a/b//c/");
    struct ct_diag diag = {""};

    cr_expect_eq(ct_folder_make(path, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(ct_folder_make(path, &diag), CT_OK, "%s", diag.text);
    cr_expect(S_ISDIR(status_of(path).st_mode));
}

Test(folders, cannot_be_made_below_a_file, .init = make_folder, .fini = remove_folder)
{
    char *file = path_of("f");
    struct ct_diag diag = {""};

    write_bytes(file, "", 0);
    cr_expect_eq(ct_folder_make(file, &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot make the folder");
    cr_expect_eq(ct_folder_make(path_of("f/g"), &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "cannot make the folder");
}

Test(folders, list_visible_files_by_ending_in_order, .init = make_folder, .fini = remove_folder)
{
    static const char *const files[] = {"b.c", "a.c", "c.h", ".x.c", "c"};
    char **names;
    int n;

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        write_bytes(path_of(files[i]), "", 0);
    }
    cr_assert_eq(ct_folder_list(folder, ".c", &names, &n, NULL), CT_OK);
    cr_assert_eq(n, 2, "%d", n);
    cr_expect_str_eq(names[0], "a.c");
    cr_expect_str_eq(names[1], "b.c");
    ct_names_free(names, n);
    cr_expect_eq(ct_folder_list("/nowhere", "", &names, &n, NULL), CT_ERR_SYSTEM);
}

Test(words, survive_the_shell)
{
    static const char *const words[] = {
        "plain", "", "two words", "it's", "$HOME `date` \\ \"x\" %s", "''", "\n",
    };

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char *quoted = ct_shell_quoted(words[i]);
        char *line = ct_format("printf '<%%s>' %s", quoted);
        char *wanted = ct_format("<%s>", words[i]);
        char got[100] = "";
        FILE *pipe = popen(line, "r");

        cr_assert_not_null(pipe);
        got[fread(got, 1, sizeof got - 1, pipe)] = '\0';
        pclose(pipe);
        cr_expect_str_eq(got, wanted, "%s: %s", words[i], got);
        free(wanted);
        free(line);
        free(quoted);
    }
}

Test(files, with_a_path_that_is_too_long_are_refused_not_cut)
{
    struct ct_diag diag = {""};
    char *path = path_of("f");
    char *dots = calloc(1, PATH_MAX + 1);

    cr_assert_eq(ct_file_write(path, "", NULL), CT_OK);
    cr_expect(ct_file_exists(ct_path("%s/%s", folder, "f").text));
    for (int i = 0; i < PATH_MAX; i++)
        dots[i] = i % 2 == 0 ? '.' : '/';
    cr_expect_not(ct_file_exists(ct_path("%s/%sf", folder, dots).text));
    cr_expect_eq(ct_file_write(ct_path("%s/%sf", folder, dots).text, "", &diag), CT_ERR_SYSTEM);
    free(dots);
}
