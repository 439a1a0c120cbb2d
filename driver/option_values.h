/*
 * option_values.h - checks and stores the values of options.
 */
#ifndef CT_DRIVER_OPTION_VALUES_H
#define CT_DRIVER_OPTION_VALUES_H

#include "base/status.h"
#include "base/words.h"

/*
 * Store the value of one option.
 *
 * field    the field of struct ct_options that it goes to
 * text     the value; NULL for an option that takes none
 * words    the words it may be, where these are known
 * returns  0, or CT_ERR_INPUT with a sentence
 */
typedef int ct_option_store_fn(void *field, const char *text, ct_word_fn *words,
                               struct ct_diag *diag);

/* const char *: any text, borrowed. */
ct_option_store_fn ct_option_store_text;
/* bool: true. */
ct_option_store_fn ct_option_store_flag;
/* double: above 0. */
ct_option_store_fn ct_option_store_seconds;
/* double: from 0 to 1. */
ct_option_store_fn ct_option_store_share;
/* size_t: from 1 to 1 GiB. */
ct_option_store_fn ct_option_store_bytes;
/* size_t: from 0 to 1 TiB. */
ct_option_store_fn ct_option_store_memory;
/* int: from 1 to 16384. */
ct_option_store_fn ct_option_store_ranks;
/* const char *: a level of threads. */
ct_option_store_fn ct_option_store_thread_level;
/* const char *: a pattern of counts, with a number or without. */
ct_option_store_fn ct_option_store_counts;
/* const char *: whose choices simulated native collectives follow. */
ct_option_store_fn ct_option_store_selector;
/* struct ct_mechanism_list: names separated by commas, of whatever timer, added
   to those before. */
ct_option_store_fn ct_option_store_mechanisms;
ct_word_fn ct_yes_no_name;
/* const char *: yes or no. */
ct_option_store_fn ct_option_store_reproducible;
/* const char *: when to use colour. */
ct_option_store_fn ct_option_store_color;
/* bool[]: a list of collectives, added to those before. */
ct_option_store_fn ct_option_store_collectives;
/* const struct ct_flavour *: the one that simulates. */
ct_option_store_fn ct_option_store_simulate;

#endif
