/*
 * built_again.h - a schedule built step by step from another one, with one step, reader
 * or fence less, or two steps in each other's place.
 */
#ifndef CT_TESTS_CHECKER_BUILT_AGAIN_H
#define CT_TESTS_CHECKER_BUILT_AGAIN_H

#include "tests/checker/naive_steps.h"
#include "tests/repo/small_plans.h"

/* What to do differently when a schedule is built again; -1: nothing. */
struct edit {
    int drop;   /* step */
    int swap_a; /* step */
    int swap_b; /* step: the two change places */
    int fence;  /* epoch, the fence before it */
    int reader; /* index into readers */
};

static const struct edit no_edit = {-1, -1, -1, -1, -1};

/* without  index of a reader to leave out; -1: none */
static inline int build_post(struct ct_builder *b, const struct ct_schedule *s,
                             const struct ct_step *step, int without)
{
    int readers[NAIVE_RANKS];
    int n = 0;

    for (int i = step->first_reader; i < step->first_reader + step->nreaders; i++) {
        if (i != without)
            readers[n++] = s->readers[i].rank;
    }
    return step->src.units == 0 ? ct_token_post(b, readers, n) : ct_post(b, readers, n, step->src);
}

static inline int build_fetch(struct ct_builder *b, const struct ct_step *step)
{
    if (step->src.units == 0)
        return ct_token_fetch(b, step->peer);
    return step->action == CT_DO_FETCH
               ? ct_fetch(b, step->peer, step->src, step->skip, step->dst)
               : ct_fetch_combine(b, step->peer, step->src, step->skip, step->dst);
}

static inline int build_step(struct ct_builder *b, const struct ct_schedule *s,
                             const struct ct_step *step, const struct edit *edit)
{
    switch (step->action) {
    case CT_DO_SEND:
        return ct_send(b, step->peer, step->src);
    case CT_DO_RECV:
        return ct_recv(b, step->peer, step->dst);
    case CT_DO_COPY:
        return ct_copy(b, step->src, step->dst);
    case CT_DO_REDUCE:
        return ct_combine(b, step->src, step->dst);
    case CT_DO_TOKEN_SEND:
        return ct_token_send(b, step->peer);
    case CT_DO_TOKEN_RECV:
        return ct_token_recv(b, step->peer);
    case CT_DO_BARRIER:
        ct_barrier_step(b);
        break;
    case CT_DO_POST:
        return build_post(b, s, step, edit->reader);
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        return build_fetch(b, step);
    case CT_DO_NATIVE:
        break;
    }
    return CT_NO_STEP;
}

static inline struct ct_schedule *build_again(const struct ct_schedule *s, const struct edit *edit)
{
    struct ct_builder *b = ct_builder_new(s->nranks, s->rank);
    int built_as[NAIVE_STEPS];

    cr_assert_leq(s->nsteps, NAIVE_STEPS);
    ct_set_units_per_block(b, s->units_per_block);
    if (s->scratch_items[0] != NULL)
        ct_scratch_items(b, CT_SCRATCH, s->scratch_items[0], ct_scratch_blocks(s, 0));
    for (int e = 0; e < s->nepochs; e++) {
        if (e != edit->fence)
            ct_fence(b);
        for (int i = s->epochs[e]; i < s->epochs[e + 1]; i++) {
            const int from = i == edit->swap_a   ? edit->swap_b
                             : i == edit->swap_b ? edit->swap_a
                                                 : i;

            built_as[i] = i == edit->drop ? CT_NO_STEP : build_step(b, s, &s->steps[from], edit);
        }
        for (int i = s->epochs[e]; i < s->epochs[e + 1]; i++) {
            for (int j = 0; j < s->steps[i].nsuccs; j++) {
                const int succ = s->succs[s->steps[i].first_succ + j];

                /* posts follow each other as they are built */
                if (s->steps[i].action != CT_DO_POST || s->steps[succ].action != CT_DO_POST)
                    ct_after(b, built_as[succ], built_as[i]);
            }
        }
    }
    return built(b);
}

#endif
