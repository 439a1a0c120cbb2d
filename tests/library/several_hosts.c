/*
 * several_hosts - all that is planned from where ranks are gives what native
 * gives: every setting, some roots and sizes, in place or not.
 *
 * MPI program, linked with the library. Ranks believe that they are on hosts of
 * two, the last perhaps of one, below one switch; with an argument that is a
 * number of switches, each has a host of its own, dealt round so many in a
 * chain. A collective that has such algorithms, none of which runs, is a
 * mistake.
 */
#include "tests/library/compare.h"
#include "tests/library/placed_ranks.h"

#include <stdlib.h>

enum { LARGEST = 900, USED_BYTES = RANKS_MAX * LARGEST * (int)sizeof(int) };

/* How calls are made: blocks of `count` elements, or up to so many. */
struct form {
    int count;
    int root;
    bool in_place;
};

static struct ct_compare compare;
static int ran[CT_COLLECTIVES_MAX]; /* calls, by collective */

/* Sizes of blocks, and where they begin. */
static int counts[RANKS_MAX], displs[RANKS_MAX];

/* Where each rank sends to each, two ranks send each other the same. */
static void set_counts(const struct ct_interposed *interposed, int count)
{
    const struct ct_collective *collective = interposed->collective;
    const bool is_of_pairs = collective->private_bytes != 0 && !collective->is_rooted;
    const int first = is_of_pairs ? compare.rank : 0;

    for (int i = 0, at = 0; i < compare.nranks; i++) {
        const bool is_empty = interposed->calls->has_counts && (first + i) % 3 == 1;

        counts[i] = is_empty ? 0 : count;
        displs[i] = at;
        at += counts[i];
    }
}

static bool is_in_place(const struct form *form, const struct ct_interposed *interposed)
{
    return form->in_place && (!interposed->collective->is_rooted || compare.rank == form->root);
}

/* What the root contributes, out of place: MPICH 4.0's own MPI_Reduce crashes in
   place with some roots. */
static void *out_of_place(const unsigned char *recv, int count)
{
    static int sent[LARGEST];

    return memcpy(sent, recv, (size_t)count * sizeof *sent);
}

static void call(const struct form *form, const struct ct_interposed *interposed, bool by_mpi,
                 unsigned char *recv)
{
    const struct ct_calls *calls = interposed->calls;
    const bool in_place = is_in_place(form, interposed);
    struct ct_plain_call plain = {.send = compare.sent,
                                  .recv = recv,
                                  .count = form->count,
                                  .counts = counts,
                                  .displs = displs,
                                  .recv_counts = counts,
                                  .recv_displs = displs,
                                  .type = MPI_INT,
                                  .op = MPI_SUM,
                                  .root = form->root,
                                  .rank = compare.rank,
                                  .comm = MPI_COMM_WORLD};

    set_counts(interposed, form->count);
    if (calls->has_counts)
        plain.count = counts[compare.rank];
    if (in_place && calls->in_place == CT_SEND_IN_PLACE)
        plain.send = interposed->collective->is_rooted && interposed->collective->reduces && !by_mpi
                         ? out_of_place(recv, form->count)
                         : MPI_IN_PLACE;
    if (in_place && calls->in_place == CT_RECV_IN_PLACE)
        plain.recv = MPI_IN_PLACE;
    if (by_mpi)
        calls->mpi(&plain);
    else
        calls->pmpi(&plain);
}

/* Twice: the second call is like an earlier one. Returns whether it ran. */
static bool try_form(const struct form *form, const struct ct_interposed *interposed)
{
    const int number = ct_collective_number(interposed->collective);

    for (int i = 0; i < 2; i++) {
        ct_compare_fill(&compare, i);
        call(form, interposed, true, compare.got);
        if (ct_take_latest() != CT_TUNED)
            return false;
        ran[number]++;
        call(form, interposed, false, compare.wanted);
        ct_compare_buffers(&compare, current.algorithm->name, current.setting.values[0],
                           form->count);
    }
    return true;
}

/* Some settings apply to other sizes, or not here: their calls are native. */
static void try_size(const struct ct_interposed *interposed, int count)
{
    const bool is_rooted = interposed->collective->is_rooted;
    const bool can_be_in_place = interposed->calls->in_place != CT_NOT_IN_PLACE;

    for (int k = 0; k < (is_rooted ? 2 : 1); k++) {
        struct form form = {.count = count, .root = k == 0 ? 0 : compare.nranks - 2};

        if (!try_form(&form, interposed))
            return;
        form.in_place = true;
        if (can_be_in_place)
            try_form(&form, interposed);
    }
}

static void try_algorithm(const struct ct_algorithm *algorithm)
{
    const struct ct_interposed *interposed =
        ct_all_interposed[ct_collective_number(algorithm->collective)];

    current.algorithm = algorithm;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        current.setting = ct_settings_at(algorithm->params, i);
        try_size(interposed, 3);
        if (!interposed->calls->has_no_data)
            try_size(interposed, LARGEST);
    }
}

int main(int argc, char **argv)
{
    bool is_planned[CT_COLLECTIVES_MAX] = {false};
    int result;

    if (argc > 1 && (atoi(argv[1]) < 1 || atoi(argv[1]) > SWITCHES_MAX))
        return 2;
    place_ranks(argc > 1 ? atoi(argv[1]) : 1, argc > 1 ? 1 : 2);
    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    compare.bytes = USED_BYTES;
    if (compare.nranks < 2 || compare.nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (!ct_registry[i]->by_places)
            continue;
        is_planned[ct_collective_number(ct_registry[i]->collective)] = true;
        try_algorithm(ct_registry[i]);
    }
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (compare.rank == 0 && is_planned[i])
            printf("%s: %d calls\n", ct_collectives[i]->name, ran[i]);
        ct_compare_numbers(ct_collectives[i]->name, ran[i] > 0, is_planned[i]);
    }
    result = ct_compare_result();
    ct_compare_fini(&compare);
    MPI_Finalize();
    return result;
}
