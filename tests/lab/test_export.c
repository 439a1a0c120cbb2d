/*
 * test_export.c - clusters as other tools read them.
 *
 * golden/STEM.dot, .sh and .xml are what tests/cluster/good/STEM.yaml becomes.
 * With COLLTUNE_WRITE_GOLDEN set they are written instead: read the diff.
 */
#include "cluster/formats/export.h"
#include "tests/cluster/cluster_helpers.h"

#define GOLDEN_DIR TEST_DIR "/lab/golden"

typedef int export_fn(const struct ct_cluster *cluster, char **text, struct ct_diag *diag);

static struct ct_cluster *load_good(const char *stem)
{
    return load(path_in(GOOD_DIR, stem, ".yaml"));
}

static char *export(const struct ct_cluster *cluster, export_fn *write)
{
    struct ct_diag diag = {""};
    char *text = NULL;

    cr_assert_eq(write(cluster, &text, &diag), 0, "%s", diag.text);
    return keep(text);
}

static void check_golden(const char *stem, export_fn *write, const char *ending)
{
    struct ct_cluster *cluster = load_good(stem);
    char *path = path_in(GOLDEN_DIR, stem, ending);
    char *text = export(cluster, write);

    if (getenv("COLLTUNE_WRITE_GOLDEN") != NULL) {
        write_whole(path, text, strlen(text));
    } else {
        struct file_text expected = read_whole(path);

        cr_expect_str_eq(text, expected.bytes, "%s%s:\n%s\nwanted:\n%s", stem, ending, text,
                         expected.bytes);
    }
}

Test(export, writes_the_golden_scripts)
{
    check_golden("latency-and-trunks", ct_export_find("netns")->write, ".sh");
    check_golden("explicit-ranks", ct_export_find("netns")->write, ".sh");
}

Test(export, writes_the_golden_drawings)
{
    check_golden("latency-and-trunks", ct_export_find("dot")->write, ".dot");
    check_golden("inside-list", ct_export_find("dot")->write, ".dot");
    check_golden("one-host", ct_export_find("dot")->write, ".dot");
}

Test(export, writes_the_golden_platforms)
{
    check_golden("latency-and-trunks", ct_export_find("simgrid")->write, ".xml");
    check_golden("inside-list", ct_export_find("simgrid")->write, ".xml");
    check_golden("one-host", ct_export_find("simgrid")->write, ".xml");
}

Test(export, refuses_a_script_without_a_network)
{
    struct ct_cluster *cluster = load_good("one-host");
    struct ct_diag diag = {""};
    char *text = NULL;

    cr_expect_eq(ct_export_find("netns")->write(cluster, &text, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "no network"), "%s", diag.text);
    cr_expect_null(text);
}

static int export_host(const char *name, struct ct_diag *diag)
{
    char yaml[1024];
    struct ct_cluster *cluster;
    char *text = NULL;
    int err;

    snprintf(yaml, sizeof yaml,
             "name: x\nswitches: [s0]\nhosts:\n"
             "  - {names: %s, switch: s0, bandwidth: 1 Gbit/s}\n"
             "ranks: {order: by-name}\n",
             name);
    cluster = load_text(yaml);
    err = ct_export_find("netns")->write(cluster, &text, diag);
    free(text);
    return err;
}

Test(export, takes_host_names_up_to_what_a_kernel_takes)
{
    struct ct_diag diag = {""};
    char name[65];

    memset(name, 'a', sizeof name - 1);
    name[64] = '\0';
    cr_expect_eq(export_host(name, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "63 characters: aaa"), "%s", diag.text);
    name[63] = '\0';
    cr_expect_eq(export_host(name, &diag), 0, "%s", diag.text);
}

static void check_rate(const char *bandwidth, const char *rate)
{
    char yaml[256];
    char wanted[64];
    struct ct_cluster *cluster;
    char *text;

    snprintf(yaml, sizeof yaml,
             "name: x\nswitches: [s0]\nhosts:\n"
             "  - {names: n0, switch: s0, bandwidth: %s}\n"
             "ranks: {order: by-name}\n",
             bandwidth);
    snprintf(wanted, sizeof wanted, " host h1 n0 10.0.0.1 b0 %s\n", rate);
    cluster = load_text(yaml);
    text = export(cluster, ct_export_find("netns")->write);
    cr_expect_not_null(strstr(text, wanted), "%s: no '%s' in:\n%s", bandwidth, wanted, text);
}

Test(export, gives_each_bandwidth_as_an_exact_rate)
{
    check_rate("100 Mbit/s", "100mbit");
    check_rate("40 Gbit/s", "40gbit");
    check_rate("2.5 Gbit/s", "2500mbit");
    check_rate("1.5 MB/s", "12mbit");
    check_rate("1 MiB/s", "8388608bit");
    check_rate("1.0005 Mbit/s", "1000500bit");
    check_rate("12.5 kB/s", "100kbit");
}

Test(export, numbers_hosts_past_an_octet)
{
    struct ct_cluster *cluster = load_text("name: x\nswitches: [s0]\nhosts:\n"
                                           "  - {names: \"n[0-299]\", switch: s0, "
                                           "bandwidth: 1 Gbit/s}\n"
                                           "ranks: {order: by-name}\n");
    char *text = export(cluster, ct_export_find("netns")->write);

    cr_expect_not_null(strstr(text, "10.0.0.255 n254\n"));
    cr_expect_not_null(strstr(text, "10.0.1.0 n255\n"));
    cr_expect_not_null(strstr(text, "10.0.1.44 n299\n"));
}

/* Ranks of other parts than the first are there, too. */
Test(export, has_the_ranks_of_all_parts)
{
    struct ct_cluster *cluster = load_good("jobs-in-parts");
    char *text = export(cluster, ct_export_find("simgrid")->write);

    cr_expect_not_null(strstr(text, "id=\"b0\" speed=\"1Gf\" core=\"2\""));
    text = export(cluster, ct_export_find("netns")->write);
    cr_expect_not_null(strstr(text, "ranks() {\n    cat <<END\n"
                                    "10.0.0.1\n10.0.0.5\n10.0.0.2\n"
                                    "10.0.0.5\n10.0.0.3\n10.0.0.7\nEND\n"));
}
