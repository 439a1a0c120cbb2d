/*
 * separations.h - the setting of an all-to-all in phases for each kind of tokens.
 */
#ifndef TESTS_GENERATOR_SEPARATIONS_H
#define TESTS_GENERATOR_SEPARATIONS_H

#include "repo/phases/phased.h"

#include <criterion/criterion.h>

static inline struct ct_setting setting_with(int separation)
{
    const bool has_segments = separation == CT_SEPARATE_SIDE_BY_SIDE;
    const struct ct_setting setting = {
        {has_segments ? CT_SEPARATE_EAGER : separation, has_segments ? 8192 : 0}};

    cr_assert_eq((int)ct_phased_separation(&setting), separation);
    return setting;
}

#endif
