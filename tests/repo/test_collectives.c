/*
 * test_collectives.c - the registry of collectives, and what each descriptor
 * says of itself.
 */
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <string.h>

enum { RANKS_MOST = 9 };

Test(collectives, are_sorted_found_by_name_and_numbered)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const char *name = ct_collectives[i]->name;

        if (i > 0)
            cr_expect_lt(strcmp(ct_collectives[i - 1]->name, name), 0, "%s before %s",
                         ct_collectives[i - 1]->name, name);
        cr_expect_eq(ct_collective_find(name), ct_collectives[i], "%s", name);
        cr_expect_eq(ct_collective_number(ct_collectives[i]), i, "%s", name);
        cr_expect_lt(i, CT_COLLECTIVES_MAX);
    }
    cr_expect_null(ct_collective_find("allto"));
    cr_expect_null(ct_collective_find(""));
    cr_expect_eq(ct_collective_find("alltoall"), &ct_alltoall);
}

Test(collectives, have_names_in_small_letters_and_say_what_bytes_are)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const struct ct_collective *c = ct_collectives[i];

        cr_expect_eq(strspn(c->name, "abcdefghijklmnopqrstuvwxyz_"), strlen(c->name), "%s",
                     c->name);
        cr_expect_eq(c->bytes_of != NULL, ct_collective_has_data(c), "%s", c->name);
        cr_expect_not_null(c->nblocks, "%s", c->name);
        cr_expect_not_null(c->content, "%s", c->name);
    }
}

typedef void member_fn(const struct ct_collective *collective, const struct ct_member *member);

/* For all members of up to RANKS_MOST ranks, and all roots where there are
   roots. */
static void each_member(member_fn *check)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        for (int n = 1; n <= RANKS_MOST; n++) {
            const int nroots = ct_collectives[i]->is_rooted ? n : 1;

            for (int k = 0; k < n * nroots; k++)
                check(ct_collectives[i],
                      &(struct ct_member){.nranks = n, .rank = k % n, .root = k / n});
        }
    }
}

/* The send blocks of all ranks that contribute to an item, as bits. */
static unsigned contributors(const struct ct_collective *c, const struct ct_member *member,
                             int item)
{
    unsigned found = 0;

    for (int rank = 0; rank < member->nranks; rank++) {
        const struct ct_member other = {member->nranks, rank, member->root};
        const int n = c->nblocks(&other, CT_SEND);

        for (int i = 0; i < n; i++) {
            const struct ct_content content = c->content(&other, CT_SEND, i);

            if (content.item == item)
                found |= 1U << rank;
        }
    }
    return found;
}

static void check_send(const struct ct_collective *c, const struct ct_member *member)
{
    const int n = c->nblocks(member, CT_SEND);

    cr_expect_geq(n, 0, "%s", c->name);
    for (int i = 0; i < n; i++) {
        const struct ct_content content = c->content(member, CT_SEND, i);

        cr_expect(content.first == member->rank && content.last == member->rank &&
                      content.item >= 0,
                  "%s: rank %d of %d sends of ranks %d to %d in block %d", c->name, member->rank,
                  member->nranks, content.first, content.last, i);
        for (int k = 0; k < i; k++)
            cr_expect_neq(c->content(member, CT_SEND, k).item, content.item,
                          "%s: blocks %d and %d of rank %d", c->name, k, i, member->rank);
    }
}

/* What is wanted has been sent by somebody. */
static void check_recv(const struct ct_collective *c, const struct ct_member *member)
{
    const int n = c->nblocks(member, CT_RECV);

    cr_expect_geq(n, 0, "%s", c->name);
    for (int i = 0; i < n; i++) {
        const struct ct_content content = c->content(member, CT_RECV, i);
        const unsigned sent = contributors(c, member, content.item);

        cr_expect(content.first >= 0 && content.first <= content.last &&
                      content.last < member->nranks,
                  "%s: block %d of rank %d", c->name, i, member->rank);
        cr_expect(c->reduces || content.first == content.last,
                  "%s: block %d of rank %d is of several ranks", c->name, i, member->rank);
        for (int rank = content.first; rank <= content.last; rank++)
            cr_expect_neq(sent >> rank & 1, 0,
                          "%s: rank %d of %d wants item %d of rank %d, which "
                          "does not send it",
                          c->name, member->rank, member->nranks, content.item, rank);
    }
}

Test(collectives, send_each_item_once_and_want_only_what_is_sent)
{
    each_member(check_send);
    each_member(check_recv);
}

/* In place the send buffer is a part of the receive buffer, unless nothing is
   received; its blocks must be of the same sizes, where sizes differ. */
static void check_in_place(const struct ct_collective *c, const struct ct_member *member)
{
    const int nsend = c->nblocks(member, CT_SEND);
    const int nrecv = c->nblocks(member, CT_RECV);
    const int first = c->in_place == NULL ? -1 : c->in_place(member);

    if (first < 0 || nrecv == 0)
        return;
    cr_expect_leq(first + nsend, nrecv, "%s: rank %d of %d", c->name, member->rank, member->nranks);
    for (int i = 0; i < nsend && c->has_counts; i++)
        cr_expect_eq(c->content(member, CT_SEND, i).item,
                     c->content(member, CT_RECV, first + i).item, "%s: block %d of rank %d",
                     c->name, i, member->rank);
}

Test(collectives, have_room_for_what_is_sent_in_place)
{
    each_member(check_in_place);
}

Test(collectives, without_blocks_synchronise)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const struct ct_collective *c = ct_collectives[i];
        const size_t nblocks =
            ct_collective_blocks(c, CT_SEND, 5) + ct_collective_blocks(c, CT_RECV, 5);

        cr_expect_eq(nblocks > 0, ct_collective_has_data(c), "%s", c->name);
        cr_expect(nblocks > 0 || c->synchronises, "%s has no blocks and does nothing", c->name);
    }
}

/* As MPI defines them. */
Test(collectives, have_as_many_blocks_as_mpi_says)
{
    const struct ct_member member = {.nranks = 5, .rank = 3};

    cr_expect_eq(ct_alltoall.nblocks(&member, CT_SEND), 5);
    cr_expect_eq(ct_alltoall.nblocks(&member, CT_RECV), 5);
    cr_expect_eq(ct_allgather.nblocks(&member, CT_SEND), 1);
    cr_expect_eq(ct_allgather.nblocks(&member, CT_RECV), 5);
    cr_expect_eq(ct_allgatherv.nblocks(&member, CT_SEND), 1);
    cr_expect_eq(ct_allgatherv.nblocks(&member, CT_RECV), 5);
    cr_expect_eq(ct_alltoallv.nblocks(&member, CT_SEND), 5);
    cr_expect_eq(ct_alltoallv.nblocks(&member, CT_RECV), 5);
    cr_expect_eq(ct_allreduce.nblocks(&member, CT_SEND), 1);
    cr_expect_eq(ct_allreduce.nblocks(&member, CT_RECV), 1);
    cr_expect_eq(ct_collective_blocks(&ct_allgather, CT_SEND, 5), 5);
    cr_expect_eq(ct_collective_blocks(&ct_allgather, CT_RECV, 5), 25);
}

Test(collectives, find_sizes_by_item_or_with_private_counts_by_own_block)
{
    const struct ct_member member = {.nranks = 5, .rank = 3};

    cr_expect_eq(ct_size_place(&ct_allgatherv, &member, CT_SEND, 0), 3);
    cr_expect_eq(ct_size_place(&ct_allgatherv, &member, CT_RECV, 4), 4);
    cr_expect_eq(ct_size_place(&ct_alltoallv, &member, CT_SEND, 4), 4);
    cr_expect_eq(ct_size_place(&ct_alltoallv, &member, CT_RECV, 0), 5);
}

Test(collectives, load_a_cut_alike_from_both_sides)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        for (int below = 1; ct_collectives[i]->cut_load != NULL && below < 9; below++) {
            const struct ct_cut cut = {.nranks = 9, .below = below, .leaving = 2, .entering = 1};
            const struct ct_cut other = {.nranks = 9,
                                         .below = 9 - below,
                                         .root_is_below = true,
                                         .leaving = 1,
                                         .entering = 2};
            const double load = ct_collectives[i]->cut_load(&cut);

            cr_expect_gt(load, 0, "%s", ct_collectives[i]->name);
            cr_expect_eq(load, ct_collectives[i]->cut_load(&other), "%s, %d ranks below",
                         ct_collectives[i]->name, below);
        }
    }
}
