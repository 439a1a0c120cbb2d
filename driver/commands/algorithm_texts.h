/*
 * algorithm_texts.h - algorithms as people and as programs read them.
 */
#ifndef CT_DRIVER_COMMANDS_ALGORITHM_TEXTS_H
#define CT_DRIVER_COMMANDS_ALGORITHM_TEXTS_H

#include "base/text.h"
#include "driver/commands/algorithm_rows.h"

/* Columns of a terminal that these texts fit into. */
#define CT_ALGORITHM_COLUMNS 100

/* Over the lines of a collective. */
void ct_algorithm_add_head(struct ct_text *text, const struct ct_problem *problem);

/* One line; figures that differ between settings from the least to the
   most. */
void ct_algorithm_add_line(struct ct_text *text, const struct ct_algorithm_row *row);

/* All that is known, with a line for each setting. */
void ct_algorithm_add_details(struct ct_text *text, const struct ct_problem *problem,
                              const struct ct_algorithm_row *row);

/* The names of the columns, and a line for each setting. */
void ct_algorithm_add_csv_head(struct ct_text *text);
void ct_algorithm_add_csv(struct ct_text *text, const struct ct_problem *problem,
                          const struct ct_algorithm_row *row);

#endif
