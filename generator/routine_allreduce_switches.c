/*
 * routine_allreduce_switches - reduce-scatter inside each switch, each piece up
 * the tree of switches and back, allgather inside.
 */
#include "generator/emit.h"
#include "generator/tree_state.h"
#include "repo/pattern/owned_allreduce.h"

extern const struct ct_collective ct_allreduce;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    const struct ct_made_tree *made = state;

    ct_allreduce_on_switches(builder, shape, &made->tree);
}

/* What a rank's host hangs on. */
static int switch_of(const struct ct_places *places, int rank)
{
    const int above = places->tree.parent[places->host[rank]];

    return above < 0 ? places->host[rank] : above;
}

/* Ranks on the switch that has most. */
static int most_ranks(const struct ct_places *places)
{
    int most = 0;

    for (int i = 0; i < places->tree.nranks; i++) {
        int n = 0;

        for (int k = 0; k < places->tree.nranks; k++)
            n += switch_of(places, i) == switch_of(places, k);
        most = n > most ? n : most;
    }
    return most;
}

enum { PIECES_MAX = 64 };

/* The values of the parameter `pieces`, to PIECES_MAX where shares are unequal: powers of two, until each rank of a
   switch has a piece; or two of them, if else some have twice as many as
   others. */
static void put_pieces(FILE *f, int nranks)
{
    const bool is_power = (nranks & (nranks - 1)) == 0;
    const int enough = is_power ? nranks : 2 * nranks;
    int pieces = nranks > 1 ? 2 : 1;

    fprintf(f, "\nstatic const int values[] = {%d", pieces);
    while (pieces < enough && pieces < PIECES_MAX) {
        pieces *= 2;
        fprintf(f, ", %d", pieces);
    }
    fputs("};\n"
          "\nstatic const struct ct_param pieces = {\n"
          "    .name = \"pieces\",\n"
          "    .nvalues = sizeof values / sizeof *values,\n"
          "    .values = values,\n"
          "};\n",
          f);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)wiring;
    (void)state;
    fputs(
        " *\n"
        " * The vector is cut into pieces. In each switch, each piece is\n"
        " * combined by one of its ranks, which gets it from all others; up\n"
        " * the tree of switches, rooted in its middle, such a rank sends it\n"
        " * to the one of the next switch; and back. A cable between\n"
        " * switches with ranks of their own carries the vector once each\n"
        " * way (docs/schedules.md, section 9, has the others).\n"
        " * Cost: two messages a level of switches and two inside, in a row;\n"
        " * 2 n beta + n gamma, with n bytes in the vector and as many\n"
        " * pieces as ranks on a switch: fewer pieces are fewer messages and\n"
        " * more bytes. With segments, levels overlap.\n"
        " * Needs: the ranks placed as in the cluster file; a commutative\n"
        " * operation. Scratch: four vectors.\n"
        " * Source: docs/schedules.md, section 9.\n",
        f);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_made_tree *made = state;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_allreduce,
        .planner = "ct_allreduce_on_switches",
        .data = "&tree",
        .source = "docs/schedules.md, section 9",
        .members = "    .params = {&pieces, &ct_owned_segment_param},\n"
                   "    .applies = ct_allreduce_on_switches_applies,\n"
                   "    .segments = ct_allreduce_on_switches_segments,\n",
        .elsewhere = "allreduce_wired_switches",
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/pattern/owned_allreduce.h\"\n", f);
    ct_emit_wiring(f, &made->tree);
    put_pieces(f, made->tree.capacity == NULL ? most_ranks(wiring->places)
                                              : (int)PIECES_MAX);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {{{1}}, 1}, {{{2}}, 1}, {{{8}}, 2}, {{{16}}, 1}, {{{64}}, 1},
};

const struct ct_routine_maker ct_routine_allreduce_switches = {
    .collective = &ct_allreduce,
    .word = "switches",
    .title = "allreduce on the tree of switches",
    .make = ct_centred_tree_make,
    .free = ct_tree_state_free,
    .plan = plan,
    .prove = ct_made_tree_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
