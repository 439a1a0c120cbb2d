/*
 * interpose.h - the functions of MPI for one collective, and what describes them.
 *
 * A file mpi_NAME.c includes library/calls.h, and so mpi.h, defines the macros below and then
 * includes this header, once.
 *
 *   NAME            the collective's name, as in allreduce
 *   FUNCTION        MPI's name for it without MPI_, as in Allreduce
 *   TRAITS          initializers of struct ct_calls
 *   PLAIN_CALL      the arguments, from a struct ct_plain_call *c
 *
 *   BY              what makes calls differ: CT_BY_... of library/call/interposed.h
 *   PARAMETERS      (count_type, displ_type) MPI's parameters; handles are ct_word
 *   PASSED          the names of the parameters
 *   TAKEN           (has_large_counts) initializers of struct ct_arguments
 *   HAS_DISPLS      defined if the function has displacements
 *   HAS_NO_LARGE    defined if MPI has no MPI_NAME_c
 *   HAS_NATIVE_PLAN defined if native can be called in another order of ranks, and
 *                   by trials (library/task/native.h)
 *
 * With CT_CALLS_ONLY defined there is only the struct ct_calls of library/calls.h.
 */
#ifndef CT_CALLS_ONLY
#include "library/entry/take.h"
#include "library/mpi/pmpi.h"
#include "library/task/native.h"
#endif

#define JOINED_(a, b, c) a##b##c
#define JOINED(a, b, c) JOINED_(a, b, c)
#define QUOTED_(a) #a
#define QUOTED(a) QUOTED_(a)

#define COLLECTIVE JOINED(ct_, NAME, )
#define CALLS JOINED(ct_calls_, NAME, )
#define INTERPOSED JOINED(ct_mpi_, NAME, )

static int by_mpi(const struct ct_plain_call *c)
{
    return JOINED(MPI_, FUNCTION, )(PLAIN_CALL);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return JOINED(PMPI_, FUNCTION, )(PLAIN_CALL);
}

CT_CALLS CALLS = {.name = QUOTED(NAME), .mpi = by_mpi, .pmpi = by_pmpi, TRAITS};

#ifndef CT_CALLS_ONLY

extern const struct ct_collective COLLECTIVE;
extern const struct ct_interposed INTERPOSED;

/* MPI decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

/*
 * `called` is MPI's function to the linker. It does no more than ask whether a call
 * like this one is known to be native; `judged` is a function of its own, so that
 * `called` needs no stack frame.
 */
int called(PARAMETERS(int, int)) CT_STANDS_FOR("MPI_" QUOTED(FUNCTION));

static int passed_on(PARAMETERS(int, int))
{
    return CT_OF_WORDS(JOINED(PMPI_, FUNCTION, ), PARAMETERS(int, int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int, int))
{
    const struct ct_arguments taken = {TAKEN(false)};
    int err;

    return ct_take(&INTERPOSED, &taken, &err) ? err : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int, int))
{
    const struct ct_arguments taken = {TAKEN(false)};

    return ct_take_passes(&taken, BY) ? passed_on(PASSED) : judged(PASSED);
}

/* Displacements of the large form are MPI_Aint, as wide as an address; the library
   takes those of 64 bits only. */
#if defined(CT_LARGE_COUNTS) && !defined(HAS_NO_LARGE) &&                                          \
    (!defined(HAS_DISPLS) || INTPTR_MAX == INT64_MAX)
int called_large(PARAMETERS(int64_t, intptr_t)) CT_STANDS_FOR("MPI_" QUOTED(FUNCTION) "_c");

static int passed_on_large(PARAMETERS(int64_t, intptr_t))
{
    return CT_OF_WORDS(JOINED(PMPI_, FUNCTION, _c), PARAMETERS(int64_t, intptr_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t, intptr_t))
{
    const struct ct_arguments taken = {TAKEN(true)};
    int err;

    return ct_take(&INTERPOSED, &taken, &err) ? err : ct_take_passed(passed_on_large(PASSED));
}

int called_large(PARAMETERS(int64_t, intptr_t))
{
    const struct ct_arguments taken = {TAKEN(true)};

    return ct_take_passes(&taken, BY) ? passed_on_large(PASSED) : judged_large(PASSED);
}
#endif

/* NOLINTEND(readability-function-size) */

#ifdef HAS_NATIVE_PLAN
static void plan_native(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_native_plan(builder, shape, &COLLECTIVE);
}

static const struct ct_algorithm native = {
    .name = QUOTED(NAME) "_native",
    .collective = &COLLECTIVE,
    .applies = ct_native_applies,
    .plan = plan_native,
};
#endif

static struct ct_notes notes;

const struct ct_interposed INTERPOSED = {
    .collective = &COLLECTIVE,
    .calls = &CALLS,
    .notes = &notes,
    .by = BY,
#ifdef HAS_NATIVE_PLAN
    .native = &native,
#endif
};

#endif
