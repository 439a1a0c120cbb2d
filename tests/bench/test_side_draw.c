/*
 * test_side_draw.c - random jobs and splits: the same for a seed, within the
 * cluster, and of all kinds.
 */
#include "bench/side_draw.h"

#include <criterion/criterion.h>
#include <stdbool.h>
#include <string.h>

enum { HOSTS = 5, PLACES = 11, SEEDS = 2000, RANKS = 32 };

static const int room[HOSTS] = {1, 2, 3, 4, 1};

/* What a seed's job has. */
struct job {
    int hosts[PLACES];
    int nranks;
    int on[HOSTS]; /* ranks */
    int nhosts;
    bool is_in_order;
};

static struct job job_of(uint64_t seed)
{
    struct job job = {.is_in_order = true};

    job.nranks = ct_draw_job(seed, room, HOSTS, job.hosts);
    for (int i = 0; i < job.nranks; i++) {
        const int host = job.hosts[i];

        cr_assert(host >= 0 && host < HOSTS, "seed %d: host %d", (int)seed, host);
        job.nhosts += job.on[host]++ == 0;
        job.is_in_order = job.is_in_order && (i == 0 || host >= job.hosts[i - 1]);
    }
    return job;
}

Test(side_draw, a_job_has_two_hosts_at_least_and_their_places_at_most)
{
    for (int seed = 0; seed < SEEDS; seed++) {
        const struct job job = job_of((uint64_t)seed);

        cr_expect(job.nhosts >= 2, "seed %d: %d hosts", seed, job.nhosts);
        for (int i = 0; i < HOSTS; i++)
            cr_expect(job.on[i] <= room[i], "seed %d: %d ranks on host %d", seed, job.on[i], i);
    }
}

/* Each number of hosts a quarter of the time, each number of ranks on a host as
   often as the others, half of the jobs in order and some by chance. */
Test(side_draw, jobs_of_all_kinds_are_drawn_about_equally_often)
{
    int with[HOSTS + 1] = {0}, ranks[5] = {0}, in_order = 0;

    for (int seed = 0; seed < SEEDS; seed++) {
        const struct job job = job_of((uint64_t)seed);

        with[job.nhosts]++;
        ranks[job.on[3]]++;
        in_order += job.is_in_order;
    }
    for (int i = 2; i <= HOSTS; i++)
        cr_expect(with[i] > SEEDS / 5 && with[i] < SEEDS * 3 / 10, "%d hosts: %d times", i,
                  with[i]);
    for (int i = 1; i <= 4; i++)
        cr_expect(ranks[i] > SEEDS / 8 && ranks[i] < SEEDS / 4, "%d ranks on host 3: %d times", i,
                  ranks[i]);
    cr_expect(in_order > SEEDS / 2 && in_order < SEEDS * 7 / 10, "%d in order", in_order);
}

/* Jobs named by their seeds stay what they are: on 32 hosts with one place. */
Test(side_draw, seed_1_is_the_job_it_always_was)
{
    static const int wanted[] = {25, 5,  17, 15, 31, 30, 8,  10, 6,  23, 9,  27, 12,
                                 3,  29, 11, 22, 1,  7,  16, 13, 18, 2,  14, 28};
    int places[RANKS], hosts[RANKS], n;

    for (int i = 0; i < RANKS; i++)
        places[i] = 1;
    n = ct_draw_job(1, places, RANKS, hosts);
    cr_assert_eq(n, (int)(sizeof wanted / sizeof *wanted), "%d ranks", n);
    for (int i = 0; i < n; i++)
        cr_expect_eq(hosts[i], wanted[i], "rank %d is on %d, not %d", i, hosts[i], wanted[i]);
}

Test(side_draw, seed_1_is_the_split_it_always_was)
{
    static const int wanted[] = {2, 3, 1, 1, 3, 3, 2, 1, 3, 1, 2, 1};
    int colors[12];

    ct_draw_split(1, 12, colors);
    for (int i = 0; i < 12; i++)
        cr_expect_eq(colors[i], wanted[i], "rank %d has %d, not %d", i, colors[i], wanted[i]);
}

static void expect_split(uint64_t seed, int nranks, int *parts)
{
    int colors[RANKS], of[RANKS] = {0};
    const int most = nranks < 4 ? 2 : nranks / 2;

    ct_draw_split(seed, nranks, colors);
    for (int i = 0; i < nranks; i++) {
        cr_assert(colors[i] >= 0 && colors[i] < most, "%d ranks, seed %d: %d", nranks, (int)seed,
                  colors[i]);
        of[colors[i]]++;
    }
    *parts = 0;
    for (int i = 0; i < most; i++)
        *parts += of[i] > 0;
}

Test(side_draw, splits_have_from_few_to_many_parts)
{
    int few = 0, many = 0, parts;

    for (int nranks = 1; nranks <= RANKS; nranks++) {
        for (int seed = 0; seed < SEEDS / 20; seed++)
            expect_split((uint64_t)seed, nranks, &parts);
    }
    for (int seed = 0; seed < SEEDS; seed++) {
        expect_split((uint64_t)seed, RANKS, &parts);
        few += parts <= 4;
        many += parts >= 10;
    }
    cr_expect(few > SEEDS / 10, "%d have up to four parts", few);
    cr_expect(many > SEEDS / 10, "%d have ten parts or more", many);
}
