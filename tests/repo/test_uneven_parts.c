/*
 * test_uneven_parts.c - plans within plans whose blocks differ in size.
 */
#include "checker/plan_check.h"
#include "repo/inner.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>

extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_ring;

static int group_of(int rank)
{
    return rank < 1 ? 0 : rank < 3 ? 1 : rank < 6 ? 2 : 3;
}

/* Groups of one, two, three and four ranks: the first of each passes on the
   blocks of its group. */
static void plan_uneven(const void *context, struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    static const int first[] = {0, 1, 3, 6, 10};
    const int group = group_of(shape->rank);
    const int n = group + 1;
    const int own[] = {0, n};
    const struct ct_shape part = {.nranks = 4, .rank = group, .segments = 1};
    const struct ct_fit fit = {
        .ranks = first,
        .seats = {{.buffer = CT_RECV, .first = first[group]}, {.buffer = CT_RECV}},
        .starts = {own, first}};

    if (shape->rank != first[group]) {
        ct_send(builder, first[group], ct_span(CT_SEND, 0, 1));
        ct_fence(builder);
        ct_recv(builder, first[group], ct_span(CT_RECV, 0, 10));
        return;
    }
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    for (int i = 1; i < n; i++)
        ct_recv(builder, shape->rank + i, ct_span(CT_RECV, shape->rank + i, 1));
    ct_fence(builder);
    ct_compose_algorithm(builder, context, &part, &fit);
    ct_fence(builder);
    for (int i = 1; i < n; i++)
        ct_send(builder, shape->rank + i, ct_span(CT_RECV, 0, 10));
}

static int prove(const struct ct_algorithm *part, struct ct_diag *diag)
{
    const struct ct_planner planner = {
        .collective = &ct_allgather, .plan = plan_uneven, .context = part};
    const struct ct_shape shape = {.nranks = 10, .segments = 1};

    return ct_plan_check(&planner, &shape, NULL, NULL, diag);
}

Test(uneven_parts, takes_blocks_that_differ_in_size)
{
    static const struct ct_algorithm *const parts[] = {&allgather_recursive_doubling,
                                                       &allgather_ring};

    for (int i = 0; i < 2; i++) {
        struct ct_diag diag = {""};

        cr_expect_eq(prove(parts[i], &diag), CT_OK, "%s: %s", parts[i]->name, diag.text);
    }
}

Test(uneven_parts, refuses_scratch_where_blocks_differ_in_size)
{
    struct ct_diag diag = {""};

    cr_assert_eq(prove(&allgather_bruck, &diag), CT_ERR_INVALID);
    cr_assert_str_eq(diag.text, "an inner plan with scratch or segments has blocks of other sizes");
}
