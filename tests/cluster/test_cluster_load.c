/*
 * test_cluster_load.c - what a cluster file may say, and what is said about
 * one that is wrong.
 *
 * bad/NAME.yaml has its message in bad/NAME.txt; good/NAME.yaml and
 * topologies/NAME.yaml have what is understood in good/NAME.txt: the text of
 * `colltune check`, the launch line and every node and rank. With
 * COLLTUNE_WRITE_GOLDEN set, those files are written instead: read the diff.
 */
#include "tests/cluster/cluster_helpers.h"

static void check_bad(const char *folder, const char *stem)
{
    struct file_text expected = read_whole(path_in(folder, stem, ".txt"));
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};
    const int err = ct_cluster_load(path_in(folder, stem, ".yaml"), LAUNCH, &cluster, &diag);
    const size_t shown = strlen(folder) + 1;

    expected.bytes[strcspn(expected.bytes, "\n")] = '\0';
    cr_expect_eq(err, CT_ERR_INPUT, "%s: status %d", stem, err);
    cr_assert_gt(strlen(diag.text), shown, "%s: '%s'", stem, diag.text);
    cr_expect_str_eq(diag.text + shown, expected.bytes, "\n%s\nwanted:\n%s", diag.text + shown,
                     expected.bytes);
    cr_expect_null(cluster);
}

Test(cluster_load, tells_each_mistake_with_its_line)
{
    cr_expect_geq(each_yaml(BAD_DIR, check_bad), 120);
}

/* Each collective has a limit: test_limits.c looks at them. */
static void drop_limits(char *text)
{
    char *limits = strstr(text, "limits by bandwidth");

    if (limits != NULL)
        *limits = '\0';
}

static char *understood(const struct ct_cluster *cluster)
{
    char *text;
    char *line;
    char *nodes = dump(cluster);
    char *all = malloc(1 << 20);

    cr_assert_not_null(all);
    cr_assert_eq(ct_cluster_describe(cluster, &text, NULL), 0);
    drop_limits(text);
    cr_assert_eq(ct_cluster_launch(cluster, "COMMAND", &line, NULL), 0);
    snprintf(all, 1 << 20, "%s\n%s\n\n%s", text, line, nodes);
    free(text);
    free(line);
    return all;
}

static void check_good(const char *folder, const char *stem)
{
    char *text_path = path_in(GOOD_DIR, stem, ".txt");
    struct ct_cluster *cluster = load(path_in(folder, stem, ".yaml"));
    char *text = understood(cluster);

    if (getenv("COLLTUNE_WRITE_GOLDEN") != NULL) {
        write_whole(text_path, text, strlen(text));
    } else {
        struct file_text expected = read_whole(text_path);

        cr_expect_str_eq(text, expected.bytes, "%s:\n%s\nwanted:\n%s", stem, text, expected.bytes);
    }
    free(text);
}

Test(cluster_load, understands_the_good_files)
{
    cr_expect_geq(each_yaml(GOOD_DIR, check_good), 14);
}

Test(cluster_load, understands_the_topologies)
{
    cr_expect_geq(each_yaml(TOPOLOGIES_DIR, check_good), 4);
}

static void check_order(const char *folder, const char *stem)
{
    struct ct_cluster *c = load(path_in(folder, stem, ".yaml"));

    cr_expect_eq(c->nodes[0].parent, -1);
    for (int i = 1; i < c->nnodes; i++) {
        cr_expect_geq(c->nodes[i].parent, 0);
        cr_expect_lt(c->nodes[i].parent, i, "%s: node %d below %d", stem, i, c->nodes[i].parent);
    }
}

Test(cluster_load, numbers_parents_before_children)
{
    each_yaml(GOOD_DIR, check_order);
    each_yaml(TOPOLOGIES_DIR, check_order);
}

static void check_places(const char *folder, const char *stem)
{
    struct ct_cluster *c = load(path_in(folder, stem, ".yaml"));
    int *taken = calloc((size_t)c->nnodes, sizeof *taken);

    cr_assert_not_null(taken);
    for (int i = 1; i < c->nnodes; i++)
        taken[c->nodes[i].parent] = 1; /* no place: it has children */
    for (int rank = 0; rank < c->nranks; rank++) {
        const int place = c->rank_place[rank];
        int above = place;

        cr_expect_eq(taken[place], 0, "%s: rank %d", stem, rank);
        taken[place] = 1;
        while (above >= 0 && above != c->rank_host[rank])
            above = c->nodes[above].parent;
        cr_expect_eq(above, c->rank_host[rank], "%s: rank %d", stem, rank);
        cr_expect_eq(c->nodes[above].kind, CT_NODE_HOST);
    }
    free(taken);
}

Test(cluster_load, gives_each_rank_a_leaf_of_its_own_on_its_host)
{
    each_yaml(GOOD_DIR, check_places);
    each_yaml(TOPOLOGIES_DIR, check_places);
}

static void expect_fault(const char *path, const char *launch, const char *expected)
{
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_cluster_load(path, launch, &cluster, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, expected);
    cr_expect_null(cluster);
}

Test(cluster_load, takes_the_first_ranks_of_a_file_alone)
{
    static const char path[] = ROOT_DIR "/topologies/lab-d.yaml";
    struct ct_cluster *all = load(path), *some = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_cluster_load_first(path, LAUNCH, 7, &some, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(some->nranks, 7);
    for (int rank = 0; rank < 7; rank++)
        cr_expect_str_eq(some->nodes[some->rank_host[rank]].name,
                         all->nodes[all->rank_host[rank]].name);
    cr_expect_neq(some->hash, all->hash);
    ct_cluster_free(some);
    cr_expect_eq(ct_cluster_load_first(path, LAUNCH, 1000, &some, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "1000 ranks are asked for"), "%s", diag.text);
    cr_expect_eq(ct_cluster_load_first(path, LAUNCH, 1, &some, NULL), CT_ERR_INPUT);
}

Test(cluster_load, says_why_a_file_cannot_be_read)
{
    expect_fault("/nowhere/x.yaml", LAUNCH,
                 "/nowhere/x.yaml: cannot be read: No such file or directory");
    expect_fault("/tmp", LAUNCH, "/tmp: cannot be read: Is a directory");
}

Test(cluster_load, stops_reading_an_endless_file)
{
    expect_fault("/dev/zero", LAUNCH, "/dev/zero: longer than 16 MiB; is it a cluster file?");
}

Test(cluster_load, shows_the_end_of_a_long_path)
{
    char path[2000];
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};

    memset(path, '/', sizeof path);
    snprintf(path + 1900, 100, "nowhere/x.yaml");
    cr_expect_eq(ct_cluster_load(path, LAUNCH, &cluster, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "nowhere/x.yaml: cannot be read"));
    cr_expect_eq(strncmp(diag.text, "...///", 6), 0);
}

Test(cluster_load, checks_the_default_launch_line_where_it_is_used)
{
    expect_fault(GOOD_DIR "/one-host.yaml", "mpiexec {comand}",
                 "the default launch line: unknown placeholder '{comand}' in "
                 "'launch'; allowed: {ranks}, {hosts}, {rank_hosts}, "
                 "{per_host}, {command}");
}

static uint64_t hash_of(const char *text)
{
    struct ct_cluster *cluster = load_text(text);
    const uint64_t hash = cluster->hash;
    return hash;
}

#define HOSTS "switches: [s0]\nhosts: [{names: \"n[0-3]\", switch: s0, bandwidth: "

Test(cluster_load, hashes_tree_bandwidth_and_placement_only)
{
    const uint64_t hash = hash_of("name: a\n" HOSTS "1 Gbit/s}]\nranks: {order: by-name}\n");

    cr_expect_eq(hash, hash_of("name: b\nnote: c\nlaunch: x {command}\n" HOSTS
                               "125 MB/s}]\nranks: {order: as-listed}\n"));
    cr_expect_neq(hash, hash_of("name: a\n" HOSTS "2 Gbit/s}]\nranks: {order: by-name}\n"));
    cr_expect_neq(hash, hash_of("name: a\n" HOSTS "1 Gbit/s}]\nranks: {order: by-name, per_host: "
                                "2}\n"));
    cr_expect_neq(hash, hash_of("name: a\n" HOSTS "1 Gbit/s}]\nranks: [n0, n1, n3, n2]\n"));
    cr_expect_neq(hash, hash_of("name: a\nswitches: [s0]\nhosts: [{names: \"m[0-3]\", "
                                "switch: s0, bandwidth: 1 Gbit/s}]\nranks: {order: "
                                "by-name}\n"));
}

Test(cluster_load, describes_hosts_without_ranks_and_many_switches)
{
    struct ct_cluster *cluster = NULL;
    char *text;
    FILE *stream;
    char *file = NULL;
    size_t size;

    stream = open_memstream(&file, &size);
    cr_assert_not_null(stream);
    fprintf(stream, "name: a\nswitches: [\"s[0-299]\"]\nlinks:\n");
    for (int i = 1; i < 300; i++)
        fprintf(stream, "- {between: [s0, s%d], bandwidth: 1 Gbit/s}\n", i);
    fprintf(stream, "hosts: [{names: \"n[0-39]\", switch: s1, bandwidth: 1 "
                    "Gbit/s}]\nranks: [\"n[0-1]\"]\n");
    fclose(stream);
    cluster = load_text(file);
    cr_assert_eq(ct_cluster_describe(cluster, &text, NULL), 0);
    cr_expect_not_null(strstr(text, "... and 44 more switches\n"));
    cr_expect_not_null(strstr(text, "hosts without ranks: n2, n3, "));
    cr_expect_not_null(strstr(text, ", n17 and 22 more\n"), "%s", text);
    free(text);
    free(file);
}
