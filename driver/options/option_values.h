/*
 * option_values.h - from the texts of the command line to values.
 */
#ifndef CT_DRIVER_OPTIONS_OPTION_VALUES_H
#define CT_DRIVER_OPTIONS_OPTION_VALUES_H

#include "driver/options/option_table.h"

struct ct_options;

/*
 * Store the value of one option in its field.
 *
 * text     the value; NULL for an option that takes none
 * returns  0, or CT_ERR_INPUT with a sentence
 */
int ct_option_store(const struct ct_option *option, const char *text, struct ct_options *options,
                    struct ct_diag *diag);

#endif
