/*
 * algorithm.h - the descriptor of an algorithm, and the registry of them.
 *
 * One file in repo/COLLECTIVE/ exports one constant descriptor; file stem,
 * symbol and `.name` are the same word. If the algorithm serves a second
 * collective, too, the file exports another descriptor of that one's name.
 */
#ifndef CT_REPO_ALGORITHM_H
#define CT_REPO_ALGORITHM_H

#include "base/hash.h"
#include "repo/builder.h"
#include "repo/places.h"
#include "repo/protocol.h"
#include "repo/setting.h"

#include <stdbool.h>
#include <stdint.h>

struct ct_common;

/* What is asked of an algorithm: only values that MPI makes equal on all
   ranks of the communicator. */
struct ct_problem {
    const struct ct_collective *collective;
    int nranks;
    size_t bytes; /* the collective's bytes_of: of a block, of the vector */
    struct ct_setting setting;
    int root;                       /* 0 where the collective has none */
    bool keeps_order;               /* of a reduction to a root: the operation does not
                         commute */
    bool may_pack;                  /* of reductions: all ranks have memory to pack in, because
                         elements may have gaps */
    const size_t *item_bytes;       /* by ct_size_place; NULL: all have `bytes` */
    const struct ct_places *places; /* NULL: not known */
    size_t announced_most;          /* of algorithms that announce: the largest block
                              that they were chosen for; 0: any */
};

/* What a plan may depend on. */
struct ct_shape {
    const struct ct_collective *collective; /* ct_algorithm_write sets it: what the
                                               algorithm serves */
    int nranks;
    int rank;
    int root;
    bool keeps_order; /* the problem's: in a reduction to a root, `ordered` is
                         about plans with this */
    struct ct_setting setting;
    int segments;                   /* per block (for some algorithms, per chunk) */
    const size_t *item_bytes;       /* only for algorithms with by_counts */
    const struct ct_places *places; /* only for those that need them, or where the
                                       setting has an order */
    struct ct_common *common;       /* kept from rank to rank; NULL: nothing (common.h) */
};

struct ct_algorithm {
    const char *name;
    const struct ct_collective *collective;

    /* An algorithm that serves two collectives is two, from one file (CT_SERVES):
       here the first names the other, there the other names the first. */
    const struct ct_algorithm *also;
    const struct ct_algorithm *like;

    struct {                /* the same whichever of them it serves */
        const char *source; /* paper and section */

        /* For readers (`colltune algorithms`) */
        const char *needs; /* "p even"; NULL: nothing */
        const char *cost;  /* "(p-1) alpha + (p-1) n beta" */

        /* Others are better everywhere: kept for comparison, and left out of
           tuning unless all algorithms are asked for. */
        bool is_dominated;

        /* NULL from the first that it does not have */
        const struct ct_param *params[CT_SETTING_MAX];

        /* True if with this setting a rank sends each other one its block, in one
           message, receives the others' so, and waits for nothing else. Where counts are
           private, a rank then needs no others but those with which it has bytes to
           exchange: no plan is agreed. NULL: with none. */
        bool (*is_direct)(const struct ct_setting *setting);

        /* What ranks that pass on what is for others need to know where counts are
           private. */
        enum ct_announcement announces;

        /* Reductions in rank order: right for operations that do not commute, while
           the order of ranks is as it is. To a root, only the plans for those need
           to be: others may count ranks from the root on. */
        bool ordered;

        /* True if it is ordered with this setting. NULL: with every one. */
        bool (*ordered_with)(const struct ct_setting *setting);

        /* Made for this many ranks only; 0: any number. Generated routines. */
        int nranks;

        /* Made for calls with this pattern of counts (docs/reference/patterns.md), though
           right for any; NULL: for no pattern in particular. Generated routines. */
        const char *pattern;
        const size_t *pattern_bytes; /* its sizes, by item; NULL without */

        bool by_counts; /* the plan depends on the items' sizes */
        bool by_places; /* the plan depends on where the ranks are: it does not
                           apply where that is not known */

        bool by_window; /* ranks post and fetch: it applies where all are on one host and
                           share memory */

        int least_ranks; /* not used with fewer */

        /* True if it may be used. NULL: always. The ranks' number and places are checked
           elsewhere. */
        bool (*applies)(const struct ct_problem *problem);

        /*
         * True if it claims that no two messages ever share a link at the same
         * time, on the cluster that the algorithm is made for. The claim is proved
         * before the algorithm is timed. NULL: no claim.
         */
        bool (*contention_free)(const struct ct_setting *setting, enum ct_protocol protocol);

        /* Segments per block or chunk for this problem. NULL: 1. */
        int (*segments)(const struct ct_problem *problem);

        /*
         * Write the schedule of rank shape->rank, as it is without an order of
         * ranks: the setting's order is not its concern. Pure: depends on `shape` only, and
         * not on what is kept in shape->common.
         * Failures are kept by the builder.
         */
        void (*plan)(struct ct_builder *builder, const struct ct_shape *shape);
    };
};

/*
 * The descriptors of an algorithm that serves two collectives: FIRST_STEM, by whose
 * name the file goes, and OTHER_STEM. The braces have what ct_algorithm has for both.
 */
#define CT_SERVES(first, other, stem, ...)                                                         \
    extern const struct ct_collective ct_##first;                                                  \
    extern const struct ct_collective ct_##other;                                                  \
    extern const struct ct_algorithm other##_##stem;                                               \
    const struct ct_algorithm first##_##stem = {.name = #first "_" #stem,                          \
                                                .collective = &ct_##first,                         \
                                                .also = &other##_##stem,                           \
                                                .like = NULL,                                      \
                                                __VA_ARGS__};                                      \
    const struct ct_algorithm other##_##stem = {.name = #other "_" #stem,                          \
                                                .collective = &ct_##other,                         \
                                                .also = NULL,                                      \
                                                .like = &first##_##stem,                           \
                                                __VA_ARGS__}

/* Bytes of a buffer, if all of its blocks were as large as the largest one that
   the ranks have announced, up to which an algorithm with `announces` applies.
   The call is native above: direct messages are then limited by bandwidth, and
   padding, or going by way of others, multiplies what is sent. */
#define CT_ANNOUNCED_MAX ((size_t)4 << 20)

/* What was chosen at the size of a collective with private counts holds for
   blocks up to so many times that size: what combines messages pays for short
   ones only. The call is native above. */
#define CT_ANNOUNCED_TIMES 4

/* All algorithms of repo/, NULL at the end, in order of name: the build makes the list
   (cmake/registry.cmake). */
extern const struct ct_algorithm *const ct_registry[];

/* NULL when no algorithm of the list has that name. */
const struct ct_algorithm *ct_algorithm_find(const struct ct_algorithm *const *list,
                                             const char *name);

/* Of a collective with counts: the one of equal blocks whose algorithms serve it, too.
   NULL: none. */
const struct ct_collective *ct_collective_like(const struct ct_collective *collective);

/* How many there are before the NULL. */
int ct_algorithms_count(const struct ct_algorithm *const *list);

/* True if the algorithm can do this problem, its setting included. */
bool ct_algorithm_applies(const struct ct_algorithm *algorithm, const struct ct_problem *problem);

/* True if it does not apply where the ranks' places are not known. */
bool ct_algorithm_needs_places(const struct ct_algorithm *algorithm);

/* True if with this setting some ranks post and fetch: they have to share memory. */
bool ct_algorithm_meets(const struct ct_algorithm *algorithm, const struct ct_setting *setting);

/* True if with this setting they read long posts where these lie. */
bool ct_algorithm_reads(const struct ct_algorithm *algorithm, const struct ct_setting *setting);

/* How a setting runs where the ranks cannot do as it says. */
enum ct_instead {
    CT_AS_SET,
    CT_INSTEAD_COPIES,  /* posts are copied into the window */
    CT_INSTEAD_MESSAGES /* nothing is posted */
};

/* Change a setting to the one that is like it, but runs so. Returns false if the algorithm has
   none. */
bool ct_algorithm_take(const struct ct_algorithm *algorithm, enum ct_instead instead,
                       struct ct_setting *setting);

/* True if the algorithm can be run in orders: not one that is made for a cluster, or
   plans by places or counts or uses the window; nor of a collective that does not suit (reorder.h). */
bool ct_algorithm_takes_orders(const struct ct_algorithm *algorithm);

/*
 * How many settings it has where the ranks are: those of its parameters in each
 * order that differs, if it can be run in orders.
 *
 * places  NULL: not known
 */
int ct_algorithm_settings(const struct ct_algorithm *algorithm, const struct ct_places *places);

/* Setting `number`, 0 to ct_algorithm_settings - 1; those with ranks as they are
   first, as ct_settings_at has them. */
struct ct_setting ct_algorithm_setting_at(const struct ct_algorithm *algorithm,
                                          const struct ct_places *places, int number);

/* What the plan for this problem depends on. */
struct ct_shape ct_algorithm_shape(const struct ct_algorithm *algorithm,
                                   const struct ct_problem *problem, int rank);

/* Write the schedule of rank shape->rank, in the order of the setting. The
   builder keeps failures. */
void ct_algorithm_write(const struct ct_algorithm *algorithm, struct ct_builder *builder,
                        const struct ct_shape *shape);

/* For is_direct: with every setting. */
bool ct_is_always_direct(const struct ct_setting *setting);

/* True if calls with private counts are of direct messages with this setting. */
bool ct_algorithm_goes_direct(const struct ct_algorithm *algorithm,
                              const struct ct_setting *setting);

/* True if reductions are in rank order with this setting. */
bool ct_algorithm_is_ordered(const struct ct_algorithm *algorithm,
                             const struct ct_setting *setting);

/*
 * Plan one rank's schedule.
 *
 * schedule  out: owned by the caller, ct_schedule_free
 * returns   0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_algorithm_plan(const struct ct_algorithm *algorithm, const struct ct_shape *shape,
                      struct ct_schedule **schedule, struct ct_diag *diag);

/* The schedule of a part of the builder's plan, by the same rank's number in the shape;
   ct_schedule_free. NULL: it failed, and the builder keeps why. */
struct ct_schedule *ct_algorithm_part(const struct ct_algorithm *algorithm,
                                      struct ct_builder *builder, const struct ct_shape *shape);

#endif
