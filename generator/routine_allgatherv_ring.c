/*
 * routine_allgatherv_ring - allgatherv of a pattern round a depth-first ring of
 * the wiring, in segments by the sizes of the blocks.
 */
#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/counted_ring.h"

#include <stdlib.h>

extern const struct ct_collective ct_allgatherv;

struct counted_plan {
    const struct ct_call_pattern *pattern; /* borrowed */
    void *order;
    struct ct_counted_ring ring; /* borrows both */
};

static int make_for(const struct ct_wiring *wiring,
                    const struct ct_call_pattern *pattern, void **state,
                    struct ct_diag *diag)
{
    struct counted_plan *p = calloc(1, sizeof *p);
    int err;

    *state = p;
    if (p == NULL)
        return ct_diag_memory(diag);
    err = ct_ring_order_make(wiring, &p->order, diag);
    p->pattern = pattern;
    p->ring = (struct ct_counted_ring){
        .nranks = pattern->rank_count,
        .order = p->order,
        .bytes = pattern->bytes,
    };
    return err;
}

static void free_state(void *state)
{
    struct counted_plan *p = state;

    ct_ring_order_free(p->order);
    free(p);
}

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    const struct counted_plan *p = state;

    ct_counted_ring_allgatherv(builder, shape, &p->ring);
}

static int prove(const struct ct_wiring *wiring, const void *state,
                 struct ct_diag *diag)
{
    const struct counted_plan *p = state;

    return ct_ring_order_prove(wiring, p->order, diag);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    const struct counted_plan *p = state;

    (void)wiring;
    fprintf(f, " * Pattern %s: %zu bytes in all.\n", p->pattern->name,
            ct_call_pattern_total(p->pattern));
    ct_ring_order_put_head(f);
    fprintf(f,
            " * Segments are by the sizes of the pattern's blocks; any others\n"
            " * are right too. Blocks of no bytes are not sent.\n"
            " * Cost: %d alpha + n beta, with n bytes in all; with segments\n"
            " * more alpha.\n"
            " * Needs: the ranks placed as in the cluster file;\n"
            " * segment_bytes < the largest block. Scratch: none.\n"
            " * Source: Faraj, Yuan 2005, section 4; schedules: depth-first\n"
            " * logical ring; docs/schedules.md, section 11.\n",
            p->ring.nranks - 1);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct counted_plan *p = state;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_allgatherv,
        .planner = "ct_counted_ring_allgatherv",
        .data = "&ring",
        .source = "Faraj, Yuan 2005, section 4",
        .members = "    .params = {&ct_ring_allgather_param},\n"
                   "    .applies = applies,\n"
                   "    .contention_free = ct_ring_contention_free,\n"
                   "    .segments = segments,\n",
        .pattern = p->pattern->name,
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/pattern/counted_ring.h\"\n", f);
    ct_ring_order_put_table(f, "repo/pattern/ring.h", wiring, p->order);
    ct_emit_pattern_bytes(f, p->pattern);
    fprintf(f,
            "\nstatic const struct ct_counted_ring ring = {\n"
            "    .nranks = %d,\n"
            "    .order = order,\n"
            "    .bytes = pattern_bytes,\n"
            "};\n"
            "\nstatic bool applies(const struct ct_problem *problem)\n"
            "{\n"
            "    return ct_counted_ring_applies(problem, &ring);\n"
            "}\n"
            "\nstatic int segments(const struct ct_problem *problem)\n"
            "{\n"
            "    return ct_counted_ring_segments(problem, &ring);\n"
            "}\n",
            p->ring.nranks);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {{{4096}}, 8},
};

const struct ct_routine_maker ct_routine_allgatherv_ring = {
    .collective = &ct_allgatherv,
    .word = "ring",
    .title = "allgatherv of a pattern round the wiring",
    .make_for = make_for,
    .free = free_state,
    .plan = plan,
    .contention_free = ct_ring_contention_free,
    .prove = prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
