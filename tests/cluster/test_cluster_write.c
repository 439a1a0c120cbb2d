/*
 * test_cluster_write.c - a written cluster reads back the same.
 */
#include "tests/cluster/cluster_helpers.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

static void check_round_trip(const struct ct_cluster *cluster)
{
    char *folder = folder_new();
    char *first = path_in(folder, "first", ".yaml");
    char *second = path_in(folder, "second", ".yaml");
    struct ct_diag diag = {""};
    struct ct_cluster *again;
    struct file_text texts[2];
    char *before = dump(cluster);
    char *after;

    cr_assert_eq(ct_cluster_write(cluster, first, &diag), 0, "%s", diag.text);
    again = load(first);
    after = dump(again);
    cr_expect_str_eq(before, after, "%s\nread back:\n%s", before, after);
    cr_expect_eq(cluster->hash, again->hash);
    cr_assert_eq(ct_cluster_write(again, second, &diag), 0, "%s", diag.text);
    texts[0] = read_whole(first);
    texts[1] = read_whole(second);
    cr_expect_str_eq(texts[0].bytes, texts[1].bytes);
    folder_remove(folder);
}

static void check_file(const char *folder, const char *stem)
{
    struct ct_cluster *cluster = load(path_in(folder, stem, ".yaml"));

    check_round_trip(cluster);
}

Test(cluster_write, reads_back_the_good_files_and_topologies)
{
    cr_expect_gt(each_yaml(GOOD_DIR, check_file), 0);
    cr_expect_gt(each_yaml(TOPOLOGIES_DIR, check_file), 0);
}

Test(cluster_write, reads_back_machines)
{
    static const char *const machines[] = {
        "pack:2 l3:1 core:4 pu:1", "pack:2 numa:2 l3:2 core:2 pu:2", "core:1 pu:1", "pu:3",
        "pack:1 l3:4 core:2 pu:1", NULL /* this machine */,
    };

    for (size_t i = 0; i < sizeof machines / sizeof *machines; i++) {
        struct ct_cluster *cluster = load_synthetic(machines[i]);

        check_round_trip(cluster);
    }
}

Test(cluster_write, leaves_no_file_where_it_cannot_write)
{
    char *folder = folder_new();
    char *taken = path_in(folder, "taken", "");
    struct ct_cluster *cluster = load_topology("lab-a");
    struct ct_diag diag = {""};
    char expected[200];

    cr_assert_eq(mkdir(taken, 0700), 0); /* a folder has the name */
    snprintf(expected, sizeof expected, "cannot write %s: Is a directory", taken);
    cr_expect_eq(ct_cluster_write(cluster, taken, &diag), CT_ERR_SYSTEM);
    cr_expect_str_eq(diag.text, expected);
    cr_assert_eq(rmdir(taken), 0);
    cr_expect_eq(ct_cluster_write(cluster, "/nowhere/x.yaml", &diag), CT_ERR_SYSTEM);
    cr_expect_str_eq(diag.text, "cannot write /nowhere/x.yaml: No such file or directory");
    folder_remove(folder); /* fails unless empty but for files */
}

Test(cluster_write, reports_a_full_disk)
{
    struct ct_cluster *cluster = load_topology("lab-a");
    char *folder = folder_new();
    char *path = path_in(folder, "full", "");
    const struct rlimit none = {0, 0};
    struct ct_diag diag = {""};

    signal(SIGXFSZ, SIG_IGN);
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &none), 0);
    cr_expect_eq(ct_cluster_write(cluster, path, &diag), CT_ERR_SYSTEM);
    cr_expect_not_null(strstr(diag.text, "File too large"), "%s", diag.text);
    cr_expect_neq(access(path, F_OK), 0);
    cr_expect_neq(access(path_in(folder, "full", ".part"), F_OK), 0);
    folder_remove(folder);
}

Test(cluster_write, follows_no_link)
{
    struct ct_cluster *cluster = load_topology("lab-a");
    char *folder = folder_new();
    char *path = path_in(folder, "x", "");
    char *theirs = path_in(folder, "theirs", "");
    struct ct_diag diag = {""};

    cr_assert_eq(symlink(theirs, path_in(folder, "x", ".part")), 0);
    cr_assert_eq(symlink(theirs, path), 0);
    cr_expect_eq(ct_cluster_write(cluster, path, &diag), CT_OK, "%s", diag.text);
    cr_expect_neq(access(theirs, F_OK), 0, "a link was followed");
    cr_expect_eq(access(path, F_OK), 0);
    folder_remove(folder);
}
