/*
 * test_count.c - features of small cases against what was counted by hand, and what holds
 * for all algorithms.
 */
#include "model/features.h"
#include "repo/aliases.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>

enum { GBIT = 125000000 }; /* bytes/s */

/* Two hosts below a switch; their cables have 1 and 2 Gbit/s. */
static struct ct_places *two_hosts(int nranks, const int *on_second)
{
    struct made_site made;
    uint64_t hosts[SITE_NODES];

    made.site.nnodes = 0;
    site_node(&made, -1, 0, 0);
    site_node(&made, 0, GBIT, 1);
    site_node(&made, 0, 2.0 * GBIT, 2);
    for (int i = 0; i < nranks; i++)
        hosts[i] = on_second[i] ? 2 : 1;
    return places_on(&made, hosts, nranks);
}

static const int halves[] = {0, 0, 1, 1};

struct golden {
    const char *name;
    const char *setting;
    size_t bytes;
    struct ct_features features;
};

static const struct golden goldens[] = {
    /* 3 rounds of 4 messages, of which 1->2 and 3->0 cross; a copy of one's own block */
    {"allgather_ring",
     "segment_bytes=0",
     1000,
     {{[CT_MESSAGES_BETWEEN] = 6,
       [CT_MESSAGES_INSIDE] = 6,
       [CT_BYTES_BETWEEN] = 6000,
       [CT_BYTES_ON_CABLES] = 12000,
       [CT_BYTES_INSIDE] = 6000,
       [CT_BYTES_COPIED] = 4000,
       [CT_ROUNDS] = 3,
       [CT_ROUNDS_BETWEEN] = 3,
       [CT_RANK_MESSAGES] = 6,
       [CT_HOST_MESSAGES] = 6,
       [CT_CABLE_NS] = 24000,
       [CT_CABLE_ROUNDS_NS] = 24000}}},
    /* the same with a handshake for each message between hosts; 20,000 bytes of 60,000 pass */
    {"allgather_ring",
     "segment_bytes=0",
     20000,
     {{[CT_MESSAGES_BETWEEN] = 6,
       [CT_MESSAGES_INSIDE] = 6,
       [CT_LONG_MESSAGES] = 6,
       [CT_BYTES_BETWEEN] = 120000,
       [CT_BYTES_ON_CABLES] = 240000,
       [CT_BYTES_INSIDE] = 120000,
       [CT_BYTES_COPIED] = 80000,
       [CT_ROUNDS] = 3,
       [CT_ROUNDS_BETWEEN] = 3,
       [CT_RANK_MESSAGES] = 6,
       [CT_HOST_MESSAGES] = 6,
       [CT_CABLE_NS] = 480000,
       [CT_CABLE_BEYOND_NS] = 320000,
       [CT_CABLE_ROUNDS_NS] = 480000}}},
    /* r to r - 1 with one block, half cross; r to r - 2 with two, all cross; copies of one's own
       block, and of all into order */
    {"allgather_bruck",
     "",
     100,
     {{[CT_MESSAGES_BETWEEN] = 6,
       [CT_MESSAGES_INSIDE] = 2,
       [CT_BYTES_BETWEEN] = 1000,
       [CT_BYTES_ON_CABLES] = 2000,
       [CT_BYTES_INSIDE] = 200,
       [CT_BYTES_COPIED] = 2000,
       [CT_ROUNDS] = 2,
       [CT_ROUNDS_BETWEEN] = 2,
       [CT_RANK_MESSAGES] = 4,
       [CT_HOST_MESSAGES] = 6,
       [CT_CABLE_NS] = 4000,
       [CT_CABLE_ROUNDS_NS] = 4000}}},
    /* 0 to 2, then 0 to 1 and 2 to 3 */
    {"bcast_binomial",
     "segment_bytes=0",
     64,
     {{[CT_MESSAGES_BETWEEN] = 1,
       [CT_MESSAGES_INSIDE] = 2,
       [CT_BYTES_BETWEEN] = 64,
       [CT_BYTES_ON_CABLES] = 128,
       [CT_BYTES_INSIDE] = 128,
       [CT_ROUNDS] = 2,
       [CT_ROUNDS_BETWEEN] = 1,
       [CT_RANK_MESSAGES] = 2,
       [CT_HOST_MESSAGES] = 1,
       [CT_CABLE_NS] = 512,
       [CT_CABLE_ROUNDS_NS] = 512}}},
    /* tokens to r + 1, then to r + 2 */
    {"barrier_dissemination",
     "radix=2",
     0,
     {{[CT_MESSAGES_BETWEEN] = 6,
       [CT_MESSAGES_INSIDE] = 2,
       [CT_TOKENS] = 8,
       [CT_ROUNDS] = 2,
       [CT_ROUNDS_BETWEEN] = 2,
       [CT_RANK_MESSAGES] = 4,
       [CT_HOST_MESSAGES] = 6}}},
    /* each round each rank reduces the vector, which it first copies; 800 bytes both ways of
       each cable where ranks 2 apart exchange */
    {"allreduce_recursive_doubling",
     "",
     400,
     {{[CT_MESSAGES_BETWEEN] = 4,
       [CT_MESSAGES_INSIDE] = 4,
       [CT_BYTES_BETWEEN] = 1600,
       [CT_BYTES_ON_CABLES] = 3200,
       [CT_BYTES_INSIDE] = 1600,
       [CT_BYTES_REDUCED] = 3200,
       [CT_BYTES_COPIED] = 1600,
       [CT_ROUNDS] = 2,
       [CT_ROUNDS_BETWEEN] = 1,
       [CT_RANK_MESSAGES] = 4,
       [CT_HOST_MESSAGES] = 4,
       [CT_CABLE_NS] = 6400,
       [CT_CABLE_ROUNDS_NS] = 6400}}},
    /* a vector of one byte: three of four chunks are empty, and the fourth goes round but one
       rank twice, alternately inside a host and between them; the first copies it */
    {"allreduce_ring",
     "segment_bytes=0",
     1,
     {{[CT_MESSAGES_BETWEEN] = 3,
       [CT_MESSAGES_INSIDE] = 3,
       [CT_BYTES_BETWEEN] = 3,
       [CT_BYTES_ON_CABLES] = 6,
       [CT_BYTES_INSIDE] = 3,
       [CT_BYTES_REDUCED] = 3,
       [CT_BYTES_COPIED] = 1,
       [CT_ROUNDS] = 6,
       [CT_ROUNDS_BETWEEN] = 3,
       [CT_RANK_MESSAGES] = 4,
       [CT_HOST_MESSAGES] = 3,
       [CT_CABLE_NS] = 16,
       [CT_CABLE_ROUNDS_NS] = 24}}},
};

static struct ct_features count_of(const char *name, const char *setting, size_t bytes,
                                   const struct ct_places *places, const struct ct_parts *parts)
{
    const struct ct_named named = ct_named_find(ct_registry, name);
    struct ct_problem problem = {.bytes = bytes, .nranks = places->tree.nranks, .places = places};
    struct ct_features features;
    struct ct_diag diag = {""};

    cr_assert_not_null(named.algorithm, "no algorithm %s", name);
    problem.collective = named.algorithm->collective;
    cr_assert_eq(ct_named_read(&named, setting, &problem.setting, &diag), CT_OK, "%s: %s", name,
                 diag.text);
    cr_assert(ct_algorithm_applies(named.algorithm, &problem), "%s", name);
    cr_assert_eq(ct_features_count(named.algorithm, &problem, parts, &features, NULL, &diag), CT_OK,
                 "%s: %s", name, diag.text);
    return features;
}

static void expect_equal(const char *what, const struct ct_features *got,
                         const struct ct_features *want)
{
    for (int i = 0; i < CT_FEATURES; i++)
        cr_expect_eq(got->of[i], want->of[i], "%s: %s is %lld, not %lld", what,
                     ct_feature_facts[i].name, (long long)got->of[i], (long long)want->of[i]);
}

Test(features, are_what_hands_count)
{
    struct ct_places *places = two_hosts(4, halves);

    for (size_t i = 0; i < sizeof goldens / sizeof *goldens; i++) {
        const struct golden *golden = &goldens[i];
        const struct ct_features got =
            count_of(golden->name, golden->setting, golden->bytes, places, NULL);
        struct ct_features want = golden->features;

        want.of[CT_ROUND_CABLES] = 2 * want.of[CT_ROUNDS_BETWEEN]; /* from host to host */
        expect_equal(golden->name, &got, &want);
    }
    ct_places_free(places);
}

/* On a host of two packages of two NUMA nodes. */
struct window_golden {
    int nranks;
    struct golden golden;
};

static const struct window_golden in_windows[] = {
    /* a rank on each of two NUMA nodes; one sum begins with a copy of one's own vector, the
       other with a fetch, and is added to by one's own */
    {2,
     {"allreduce_shared",
      "segment_bytes=0 form=flat",
      400,
      {{[CT_BYTES_REDUCED] = 800,
        [CT_BYTES_COPIED] = 1200,
        [CT_POSTS] = 2,
        [CT_FETCHES] = 2,
        [CT_BYTES_POSTED] = 800,
        [CT_BYTES_FETCHED] = 800,
        [CT_BYTES_ACROSS] = 800,
        [CT_POST_ROUNDS] = 1,
        [CT_RANK_FETCHES] = 2,
        [CT_RANK_BYTES] = 800}}}},
    /* the third is on the other package: 2 fetches leave a NUMA node, 4 a package, too */
    {3,
     {"allreduce_shared",
      "segment_bytes=0 form=flat",
      400,
      {{[CT_BYTES_REDUCED] = 2400,
        [CT_BYTES_COPIED] = 1600,
        [CT_POSTS] = 3,
        [CT_FETCHES] = 6,
        [CT_BYTES_POSTED] = 1200,
        [CT_BYTES_FETCHED] = 2400,
        [CT_BYTES_ACROSS] = 4000,
        [CT_POST_ROUNDS] = 1,
        [CT_RANK_FETCHES] = 3,
        [CT_RANK_BYTES] = 1200}}}},
    /* two ranks on each NUMA node; 0 posts for 1, 2 and 4, these for 3, 5 and 6, and 6 for 7: two
       leave a NUMA node alone, one a package, too */
    {8,
     {"bcast_shared",
      "segment_bytes=0 form=levels",
      64,
      {{[CT_POSTS] = 4,
        [CT_FETCHES] = 7,
        [CT_BYTES_POSTED] = 256,
        [CT_BYTES_FETCHED] = 448,
        [CT_BYTES_ACROSS] = 256,
        [CT_POST_ROUNDS] = 3,
        [CT_RANK_FETCHES] = 2,
        [CT_RANK_BYTES] = 128}}}},
};

Test(features, of_windows_are_what_hands_count)
{
    for (size_t i = 0; i < sizeof in_windows / sizeof *in_windows; i++) {
        const struct golden *of = &in_windows[i].golden;
        struct ct_places *places = places_of_window(in_windows[i].nranks);
        const struct ct_features got = count_of(of->name, of->setting, of->bytes, places, NULL);

        expect_equal(of->name, &got, &of->features);
        ct_places_free(places);
    }
}

/* Ranks 0, 2 and 1, 3 are two parts that call at the same time. */
Test(features, of_parts_are_added_up)
{
    static const int turns[] = {0, 1};
    struct ct_places *places = two_hosts(2, turns);
    const int on_cable[] = {0, 2, 1};
    struct ct_parts parts = {.n = 2};
    struct ct_features features = count_of("alltoall_pair", "", 30000, places, &parts);

    expect_equal("parts", &features,
                 &(struct ct_features){{[CT_MESSAGES_BETWEEN] = 4,
                                        [CT_LONG_MESSAGES] = 4,
                                        [CT_BYTES_BETWEEN] = 120000,
                                        [CT_BYTES_ON_CABLES] = 240000,
                                        [CT_BYTES_COPIED] = 120000,
                                        [CT_ROUNDS] = 1,
                                        [CT_ROUNDS_BETWEEN] = 1,
                                        [CT_ROUND_CABLES] = 2,
                                        [CT_RANK_MESSAGES] = 2,
                                        [CT_HOST_MESSAGES] = 4,
                                        [CT_CABLE_NS] = 480000,
                                        [CT_CABLE_BEYOND_NS] = 320000,
                                        [CT_CABLE_ROUNDS_NS] = 480000}});
    parts.on_cable = on_cable;
    features = count_of("alltoall_pair", "", 30000, places, &parts);
    cr_expect_eq(features.of[CT_CABLE_NS], 480000);
    cr_expect_eq(features.of[CT_HOST_MESSAGES], 4);
    parts.on_cable = (const int[]){0, 1, 1};
    features = count_of("alltoall_pair", "", 30000, places, &parts);
    cr_expect_eq(features.of[CT_CABLE_NS], 240000);
    ct_places_free(places);
}

/* In each of the ring's 3 rounds a block crosses both cables each way. */
Test(features, loads_of_each_cable_are_told)
{
    struct ct_places *places = two_hosts(4, halves);
    const struct ct_algorithm *ring = ct_algorithm_find(ct_registry, "allgather_ring");
    const struct ct_problem problem = {
        .collective = ring->collective, .nranks = 4, .bytes = 1000, .places = places};
    struct ct_cable_load loads[SITE_NODES];
    struct ct_features features;

    cr_assert_eq(ct_features_count(ring, &problem, NULL, &features, loads, NULL), CT_OK);
    cr_expect_eq(loads[0].ns, 0);
    cr_expect(loads[1].ns == 24000 && loads[1].busiest_ns == 24000, "1 Gbit/s");
    cr_expect(loads[2].ns == 12000 && loads[2].busiest_ns == 24000, "2 Gbit/s");
    ct_places_free(places);
}

Test(features, of_no_bytes_have_no_messages)
{
    struct ct_places *places = two_hosts(4, halves);
    const struct ct_features features =
        count_of("alltoall_ring", "segment_bytes=0", 0, places, NULL);

    expect_equal("no bytes", &features, &(struct ct_features){{0}});
    ct_places_free(places);
}

/* The sums that do not depend on who is where. */
static void expect_sound(const char *name, const struct ct_features *f, int nranks)
{
    const int64_t messages = f->of[CT_MESSAGES_BETWEEN] + f->of[CT_MESSAGES_INSIDE];

    for (int i = 0; i < CT_FEATURES; i++)
        cr_expect_geq(f->of[i], 0, "%s: %s", name, ct_feature_facts[i].name);
    cr_expect_leq(f->of[CT_RANK_MESSAGES] * nranks, 2 * messages * nranks, "%s", name);
    cr_expect_geq(f->of[CT_RANK_MESSAGES] * nranks, 2 * messages, "%s", name);
    cr_expect_leq(f->of[CT_ROUNDS], messages, "%s", name);
    cr_expect_leq(f->of[CT_ROUNDS_BETWEEN], f->of[CT_ROUNDS], "%s", name);
    cr_expect_geq(f->of[CT_ROUND_CABLES], 2 * f->of[CT_ROUNDS_BETWEEN], "%s", name);
    cr_expect_leq(f->of[CT_LONG_MESSAGES], f->of[CT_MESSAGES_BETWEEN], "%s", name);
    cr_expect_geq(f->of[CT_BYTES_ON_CABLES], 2 * f->of[CT_BYTES_BETWEEN], "%s", name);
    cr_expect_leq(f->of[CT_CABLE_BEYOND_NS], f->of[CT_CABLE_NS], "%s", name);
    cr_expect_leq(f->of[CT_CABLE_NS], f->of[CT_CABLE_ROUNDS_NS] + f->of[CT_ROUNDS], "%s", name);
}

static void expect_sound_window(const char *name, const struct ct_features *f, int nranks)
{
    const int64_t bytes = f->of[CT_BYTES_POSTED] + f->of[CT_BYTES_FETCHED];

    cr_expect_geq(f->of[CT_FETCHES], f->of[CT_POSTS], "%s", name);
    cr_expect_leq(f->of[CT_POST_ROUNDS], f->of[CT_POSTS], "%s", name);
    cr_expect_geq(f->of[CT_RANK_FETCHES] * nranks, f->of[CT_FETCHES] + f->of[CT_POSTS], "%s", name);
    cr_expect_geq(f->of[CT_RANK_BYTES] * nranks, bytes, "%s", name);
    cr_expect_leq(f->of[CT_RANK_BYTES], bytes, "%s", name);
    cr_expect_leq(f->of[CT_BYTES_ACROSS], 2 * f->of[CT_BYTES_FETCHED], "%s", name);
}

/* Returns how many settings have posts. */
static int count_all(const struct ct_algorithm *algorithm, const struct ct_places *places)
{
    struct ct_problem problem = {.collective = algorithm->collective,
                                 .nranks = places->tree.nranks,
                                 .bytes =
                                     ct_collective_has_data(algorithm->collective) ? 100000 : 0,
                                 .places = places};
    int n = 0;

    for (int k = 0; k < ct_algorithm_settings(algorithm, places); k++) {
        struct ct_features features;
        struct ct_diag diag = {""};

        problem.setting = ct_algorithm_setting_at(algorithm, places, k);
        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        cr_assert_eq(ct_features_count(algorithm, &problem, NULL, &features, NULL, &diag), CT_OK,
                     "%s: %s", algorithm->name, diag.text);
        expect_sound(algorithm->name, &features, problem.nranks);
        expect_sound_window(algorithm->name, &features, problem.nranks);
        cr_expect(!algorithm->by_window || features.of[CT_POSTS] > 0, "%s", algorithm->name);
        n += features.of[CT_POSTS] > 0;
    }
    return n;
}

Test(features, of_all_algorithms_can_be_counted)
{
    for (int nranks = 2; nranks <= 17; nranks++) {
        struct ct_places *const places[] = {places_of(nranks), places_of_window(nranks)};

        for (int w = 0; w < 2; w++) {
            int n = 0;

            for (int i = 0; ct_registry[i] != NULL; i++)
                n += w == 0 || ct_registry[i]->by_window ? count_all(ct_registry[i], places[w]) : 0;
            cr_expect_eq(n > 0, w == 1, "%d ranks", nranks);
            ct_places_free(places[w]);
        }
    }
}
