/*
 * phase_plan.h - the state of all-to-all routines in phases.
 */
#ifndef CT_GENERATOR_PHASE_PLAN_H
#define CT_GENERATOR_PHASE_PLAN_H

#include "repo/phases/phases.h"
#include "repo/phases/tokens.h"

struct ct_phase_plan {
    struct ct_message *messages;
    struct ct_token_list tokens[CT_SEPARATIONS];
    struct ct_phases phases; /* borrows messages and tokens */
    int nphases;
};

#endif
