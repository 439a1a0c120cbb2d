/*
 * phase_plan.h - the state of all-to-all routines in phases.
 */
#ifndef CT_GENERATOR_PHASE_PLAN_H
#define CT_GENERATOR_PHASE_PLAN_H

#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"

struct ct_phase_plan {
    struct ct_tree_phases found;
    struct ct_token_list tokens[CT_SEPARATIONS];
    struct ct_phases phases; /* borrows messages and tokens */
    int nphases;
};

#endif
