/*
 * fingerprint.h - a number that changes when an algorithm plans differently.
 *
 * What was measured and verified is only valid for the schedules that were
 * planned then: the names of algorithms do not show that their code changed.
 * The numbers are the same on every machine and in every rank.
 */
#ifndef CT_REPO_FINGERPRINT_H
#define CT_REPO_FINGERPRINT_H

#include "repo/aliases.h"

/*
 * A hash of all that the algorithm plans for `nranks` ranks with this
 * setting: every step of the schedules of up to 8 ranks, with one,
 * two and the most segments, and which sizes it applies to and how it
 * divides them. What depends on a root is planned for the first, one in
 * the middle and the last, what depends on counts for equal ones and others.
 * A setting that an alias means has the same number under both names.
 *
 * returns  0 when planning fails
 */
uint64_t ct_fingerprint(const struct ct_algorithm *algorithm, const struct ct_setting *setting,
                        int nranks, const struct ct_places *places);

/* The same of an algorithm with all its settings, or of those of an alias. */
uint64_t ct_fingerprint_of(const struct ct_named *named, int nranks,
                           const struct ct_places *places);

/* What ct_fingerprint_of was before parameters were added to the algorithm
   (ct_param.is_added): what was measured under it is still of these schedules. */
uint64_t ct_fingerprint_before(const struct ct_named *named, int nranks,
                               const struct ct_places *places);

/* That of a whole list, and of its names. */
uint64_t ct_fingerprint_list(const struct ct_algorithm *const *list, int nranks,
                             const struct ct_places *places);

#endif
