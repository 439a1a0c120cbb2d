#include "repo/places_beside.h"
#include "tests/repo/made_places.h"

enum { LONGEST = 8 };

/* Ranks on the hosts of a chain, host numbers from 0. */
static const struct golden {
    const char *name;
    int program[CHAIN_HOSTS]; /* ranks on each */
    int elsewhere;            /* on none of them */
    int part[LONGEST];        /* host of each of its ranks */
    int nranks;
    int nparts;
    int on_cable[LONGEST]; /* switches from the first one on, then hosts; 0: no more */
} goldens[] = {
    {"a rank of each host, where each has two",
     {2, 2, 2, 2, 2, 2, 2, 2},
     0,
     {0, 1, 2, 3},
     4,
     4,
     {1, 4, 4, 4, 2, 2, 2, 2}},
    {"no more than there may be",
     {2, 2, 2, 2, 2, 2, 2, 2},
     0,
     {0, 1, 2, 3},
     4,
     3,
     {1, 3, 3, 3, 2, 2, 2, 2}},
    {"whole hosts", {2, 2, 2, 2, 2, 2, 2, 2}, 0, {0, 0, 1, 1}, 4, 4, {1, 2, 1, 1}},
    {"hosts without ranks", {1, 1, 1, 1, 0, 0, 0, 0}, 0, {0, 1}, 2, 2, {1, 1, 1, 1}},
    {"one side has no rank more", {7, 1, 0, 0, 0, 0, 0, 0}, 0, {0, 1}, 2, 4, {1, 1, 1, 1}},
    {"ranks that are on no host of the site",
     {1, 1, 0, 0, 0, 0, 0, 0},
     8,
     {0, 1},
     2,
     5,
     {1, 1, 1, 1}},
    {"one host", {4, 4, 0, 0, 0, 0, 0, 0}, 0, {0, 0}, 2, 4, {1, 1, 1, 1}},
};

static void try_one(const struct golden *of)
{
    struct ct_program_ranks program = {.on_host = of->program};
    uint64_t hosts[LONGEST];
    int on[LONGEST], got[SITE_NODES];
    struct made_site made;
    struct ct_places *places;

    site_of_chain(&made);
    program.n = of->elsewhere;
    for (int i = 0; i < CHAIN_HOSTS; i++)
        program.n += of->program[i];
    for (int i = 0; i < of->nranks; i++)
        hosts[i] = (uint64_t)of->part[i] + 1;
    cr_assert_eq(ct_places_find(&made.site, hosts, of->nranks, on, &places, NULL), CT_OK);
    for (int i = 0; i < of->nranks; i++)
        cr_expect_eq(on[i], CHAIN_SWITCHES + of->part[i], "%s: rank %d", of->name, i);
    cr_assert_eq(ct_places_beside(&made.site, &program, places, on, of->nparts, got), CT_OK);
    for (int i = 0; i < LONGEST && of->on_cable[i] != 0; i++)
        cr_expect_eq(got[i], of->on_cable[i], "%s: cable %d: %d, not %d", of->name, i, got[i],
                     of->on_cable[i]);
    ct_places_free(places);
}

Test(places_beside, counts_as_many_parts_as_there_are_ranks_for)
{
    for (size_t i = 0; i < sizeof goldens / sizeof *goldens; i++)
        try_one(&goldens[i]);
}

Test(places_beside, takes_the_cables_inside_a_host_for_its_own)
{
    struct ct_places *places = places_of_window(8);
    const int on[8] = {0}, on_host[] = {16};
    const struct ct_program_ranks program = {16, on_host};
    struct made_site made;
    int got[SITE_NODES] = {0};

    site_of_packages(&made, 2);
    cr_assert_eq(ct_places_beside(&made.site, &program, places, on, 2, got), CT_OK);
    for (int x = 0; x < places->tree.nnodes; x++)
        cr_expect_eq(got[x], 1, "node %d: %d", x, got[x]);
    ct_places_free(places);
}
