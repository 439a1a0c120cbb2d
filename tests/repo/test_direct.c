/*
 * test_direct.c - what is said of algorithms with direct messages.
 */
#include "tests/repo/algorithm_checks.h"

static bool is_own_block(const struct ct_step *step,
                         const struct ct_collective *collective,
                         const struct ct_member *member)
{
    const bool sends = step->action == CT_DO_SEND;
    const struct ct_span *span = sends ? &step->src : &step->dst;
    const enum ct_buffer side = sends ? CT_SEND : CT_RECV;
    const int nblocks = collective->nblocks(member, side);

    return span->buffer == (int)side && span->units == 1 && step->tag == 0 &&
           (nblocks == 1 ? step->peer == member->root
                         : step->peer == span->first);
}

/* Each peer's block once, and besides no more than copies. */
static void check_rank(const struct ct_algorithm *algorithm,
                       const struct ct_shape *shape)
{
    const struct ct_collective *collective = algorithm->collective;
    const struct ct_member member = {
        .nranks = shape->nranks, .rank = shape->rank, .root = shape->root};
    struct ct_schedule *schedule = NULL;
    int nmessages = collective->nblocks(&member, CT_SEND) +
                    collective->nblocks(&member, CT_RECV);

    cr_assert_eq(ct_algorithm_plan(algorithm, shape, &schedule, NULL), CT_OK);
    cr_expect(schedule->skips_empty && schedule->units_per_block == 1 &&
                  schedule->nscratch == 0,
              "%s", algorithm->name);
    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if (step->action == CT_DO_COPY)
            continue;
        nmessages--;
        cr_expect((step->action == CT_DO_SEND || step->action == CT_DO_RECV) &&
                      is_own_block(step, collective, &member),
                  "%s: step %d of rank %d", algorithm->name, i, shape->rank);
    }
    if (!collective->is_rooted || shape->rank == shape->root)
        nmessages -= 2; /* its own block */
    cr_expect_eq(nmessages, 0, "%s: %d messages left", algorithm->name,
                 nmessages);
    ct_schedule_free(schedule);
}

static int check_all_ranks(const struct ct_algorithm *algorithm, int nranks)
{
    struct ct_places *places = places_of(nranks);
    const size_t bytes = algorithm->collective->private_bytes;
    int nchecked = 0;

    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = nranks,
            .bytes = bytes,
            .setting = ct_settings_at(algorithm->params, i),
            .root = algorithm->collective->is_rooted ? nranks - 1 : 0,
            .places = places};

        if (!ct_algorithm_applies(algorithm, &problem) ||
            !ct_algorithm_goes_direct(algorithm, &problem.setting))
            continue;
        nchecked++;
        for (int rank = 0; rank < nranks; rank++) {
            const struct ct_shape shape =
                ct_algorithm_shape(algorithm, &problem, rank);

            check_rank(algorithm, &shape);
        }
    }
    ct_places_free(places);
    return nchecked;
}

Test(direct, messages_are_one_for_each_block_and_all_there_is)
{
    int nchecked = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];

        if (algorithm->is_direct == NULL ||
            algorithm->collective->private_bytes == 0)
            continue;
        for (int nranks = 2; nranks <= 9; nranks++)
            nchecked += check_all_ranks(algorithm, nranks);
    }
    cr_expect_geq(nchecked, 8 * 8, "%d settings", nchecked);
}
