/*
 * candidate.h - an algorithm, or the MPI library's own collective, with a
 * setting: what is timed, searched, chosen and written down.
 *
 * A set has each candidate once: two candidates of a set are the same if their
 * addresses are. Each has a number, under which others store what they know of
 * it.
 */
#ifndef CT_REPO_CANDIDATE_H
#define CT_REPO_CANDIDATE_H

#include "base/hash_index.h"
#include "repo/aliases.h"

/* Room for a name with its setting. */
#define CT_CANDIDATE_WORDS (CT_ALGORITHM_TEXT + CT_SETTING_TEXT)

struct ct_candidate {
    int number;       /* in its set, from 0 */
    char *collective; /* "alltoall" */
    char *name;       /* "alltoall_ring", "alltoall_native" */
    char *words;      /* the name and the setting: "alltoall_bruck radix=4" */
    const char *text; /* the setting alone; "": none */

    /* NULL and all zero if the candidate is known by its words only. */
    const struct ct_algorithm *algorithm; /* NULL: native, too */
    struct ct_setting setting;
};

/* All zero: an empty set. */
struct ct_candidate_set {
    struct ct_hash_index index; /* by words */
    struct ct_candidate **at;   /* by number */
    int n;
};

/*
 * The candidate with this name and setting, which is added if it is new.
 *
 * text     the setting
 * returns  valid until ct_candidate_set_fini; NULL: out of memory
 */
const struct ct_candidate *ct_candidate_named(struct ct_candidate_set *set,
                                              const char *collective,
                                              const char *name,
                                              const char *text);

/*
 * The candidate that an alias and its setting mean (repo/aliases.h); one that is
 * named by its algorithm stays as it is.
 *
 * returns  as above
 */
const struct ct_candidate *
ct_candidate_unaliased(struct ct_candidate_set *set,
                       const struct ct_candidate *candidate);

/*
 * The same by algorithm and setting.
 *
 * algorithm  NULL: native, in the setting's order of ranks
 */
const struct ct_candidate *ct_candidate_of(
    struct ct_candidate_set *set, const struct ct_collective *collective,
    const struct ct_algorithm *algorithm, const struct ct_setting *setting);

void ct_candidate_set_fini(struct ct_candidate_set *set);

/* True if it is the MPI library's own collective with ranks as they are. */
bool ct_candidate_is_native(const struct ct_candidate *candidate);

/* True if both differ in no more than the order of ranks. */
bool ct_candidate_is_reordered(const struct ct_candidate *a,
                               const struct ct_candidate *b);

#endif
