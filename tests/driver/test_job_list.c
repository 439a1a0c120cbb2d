/*
 * test_job_list.c - jobs by name on clusters that are small enough to say who is
 * in them.
 */
#include "driver/jobs/job_list.h"
#include "tests/cluster/cluster_helpers.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ranks dealt round four switches: along the wiring the last
   switch comes first, with n3 n7 ... */
static struct ct_cluster *lab_c(void)
{
    return load_topology("lab-c");
}

/* The jobs of a list, as many as wanted. */
static struct ct_cluster_job *jobs_of(const struct ct_cluster *cluster, const char *list,
                                      int wanted)
{
    struct ct_cluster_job *jobs = NULL;
    struct ct_diag diag = {""};
    int n = 0;

    cr_assert_eq(ct_job_list_read(list, cluster, &jobs, &n, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(n, wanted, "%s: %d jobs", list, n);
    return keep(jobs);
}

static void expect_hosts(const struct ct_cluster *cluster, const struct ct_cluster_job *job,
                         const int *hosts, int n)
{
    cr_assert_eq(job->nranks, n, "%s: %d ranks", job->name, job->nranks);
    for (int i = 0; i < n; i++)
        cr_expect_eq(job->rank_host[i], cluster->rank_host[hosts[i]], "%s, rank %d", job->name, i);
}

Test(job_list, follows_rules_along_the_wiring)
{
    static const int blocks[] = {2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31};
    static const int eighth[] = {3, 7, 11, 15};
    static const int dealt[] = {0, 1, 2, 3};
    struct ct_cluster *cluster = lab_c();
    struct ct_cluster_job *jobs;
    int every = 0;

    jobs = jobs_of(cluster, "all", 7);
    cr_expect_str_eq(jobs[0].name, "half-blocks");
    cr_expect_str_eq(jobs[1].name, "half-dealt");
    cr_expect_str_eq(jobs[2].name, "third-odd");
    cr_expect_str_eq(jobs[3].name, "eighth");
    cr_expect_str_eq(jobs[4].name, "eighth-dealt");
    expect_hosts(cluster, &jobs[0], blocks, 16);
    expect_hosts(cluster, &jobs[3], eighth, 4);
    expect_hosts(cluster, &jobs[4], dealt, 4);
    cr_expect_eq(jobs[1].nranks, 16);
    for (int i = 0; i < 16; i++) /* every second host of each switch */
        every += jobs[1].rank_host[i] == cluster->rank_host[8 * (i / 4) + i % 4];
    cr_expect_eq(every, 16);
    for (int i = 0; i < 4; i++)
        cr_expect_eq(jobs[i].nparts, 1);
}

/* Of lab-d's 24 hosts with two ranks each, eight: one rank is left out. */
Test(job_list, takes_an_odd_number_of_ranks)
{
    struct ct_cluster *cluster = load_topology("lab-d");
    struct ct_cluster_job *jobs;
    int nhosts = 0;

    jobs = jobs_of(cluster, "third-odd", 1);
    cr_assert_eq(jobs[0].nranks, 15);
    for (int i = 0; i < 15; i++)
        nhosts += i == 0 || jobs[0].rank_host[i] != jobs[0].rank_host[i - 1];
    cr_expect_eq(nhosts, 8);

    cluster = load_topology("lab-c");
    jobs = jobs_of(cluster, "third-odd", 1);
    cr_expect_eq(jobs[0].nranks, 11);
}

Test(job_list, leaves_one_host_whole)
{
    struct ct_cluster *cluster = load_synthetic("core:16 pu:1");
    struct ct_cluster_job *jobs;

    cr_assert_eq(cluster->nranks, 16);
    jobs = jobs_of(cluster, "all", 2);
    cr_expect_str_eq(jobs[0].name, "rows");
    cr_expect_str_eq(jobs[1].name, "columns");
}

/* 32 ranks are eight rows of four, 22 are five of four and two in none. */
Test(job_list, divides_ranks_into_rows_and_columns)
{
    static const int columns[] = {0, 4, 8,  12, 16, 1, 5, 9,  13, 17,
                                  2, 6, 10, 14, 18, 3, 7, 11, 15, 19};
    struct ct_cluster *cluster = lab_c();
    struct ct_cluster_job *jobs;
    int all[32];

    for (int i = 0; i < 32; i++)
        all[i] = i;
    jobs = jobs_of(cluster, "rows,columns", 2);
    cr_expect_eq(jobs[0].nparts, 8);
    expect_hosts(cluster, &jobs[0], all, 32);
    cr_expect_eq(jobs[1].nparts, 4);
    cr_expect_eq(jobs[1].rank_host[1], cluster->rank_host[4]);
    cr_expect_eq(jobs[1].rank_host[8], cluster->rank_host[1]);

    cluster = load_topology("lab-e");
    jobs = jobs_of(cluster, "rows,columns", 2);
    cr_expect_eq(jobs[0].nparts, 5);
    expect_hosts(cluster, &jobs[0], all, 20);
    cr_expect_eq(jobs[1].nparts, 4);
    expect_hosts(cluster, &jobs[1], columns, 20);
}

Test(job_list, has_each_job_once_in_the_order_of_the_list)
{
    struct ct_cluster *cluster = lab_c();
    struct ct_cluster_job *jobs;

    jobs = jobs_of(cluster, "two-per-host,eighth,two-per-host", 2);
    cr_expect_eq(jobs[0].nranks, 64);
    cr_expect_eq(jobs[0].rank_host[2], cluster->rank_host[1]);
    cr_expect_eq(jobs[0].rank_host[3], cluster->rank_host[1]);
    cr_expect_str_eq(jobs[1].name, "eighth");
}

Test(job_list, takes_jobs_of_the_file_first)
{
    struct ct_cluster *cluster = load(GOOD_DIR "/jobs.yaml");
    struct ct_cluster_job *jobs = NULL;
    struct ct_diag diag = {""};
    int n = 0;

    cr_assert_eq(ct_job_list_read("all", cluster, &jobs, &n, &diag), CT_OK);
    cr_assert_eq(n, 2);
    cr_expect_str_eq(jobs[0].name, "left");
    cr_expect_str_eq(jobs[1].name, "both-2");
    cr_expect_eq(jobs[1].rank_host[0], jobs[1].rank_host[1]);
    ct_cluster_free_jobs(jobs, n);
    jobs = NULL;
    cr_expect_eq(ct_job_list_read("right", cluster, &jobs, &n, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "unknown job: right; there are left, both-2, half-blocks, "
                                "half-dealt, third-odd, eighth, eighth-dealt, rows, "
                                "columns, two-per-host, all");
    ct_cluster_free_jobs(jobs, n);
}

/* Columns of four hosts with two ranks each, h0 h1 h2 h3 h0 h1 h2 h3, can be
   started only by a line that names the host of each rank. */
Test(job_list, has_columns_among_all_where_they_can_be_started)
{
    static const char *const lines[] = {"run {hosts} {command}", "run {rank_hosts} {command}"};
    static const char file[] =
        "name: x\nswitches: [s0]\nhosts:\n  - {names: \"h[0-3]\", switch: s0, "
        "bandwidth: 1 Gbit/s}\nranks: {order: by-name, per_host: 2}\nlaunch: ";

    for (int i = 0; i < 2; i++) {
        struct ct_cluster_job *jobs = NULL;
        struct ct_diag diag = {""};
        struct ct_cluster *cluster;
        char text[sizeof file + 64];
        int n = 0;

        snprintf(text, sizeof text, "%s%s\n", file, lines[i]);
        cluster = load_text(text);
        cr_assert_eq(ct_job_list_read("all", cluster, &jobs, &n, &diag), CT_OK);
        cr_assert_geq(n, 1);
        cr_expect_str_eq(jobs[n - 1].name, i == 0 ? "rows" : "columns");
        ct_cluster_free_jobs(jobs, n);
        jobs = NULL;
        cr_expect_eq(ct_job_list_read("columns", cluster, &jobs, &n, &diag), CT_OK);
        ct_cluster_free_jobs(jobs, n);
    }
}
