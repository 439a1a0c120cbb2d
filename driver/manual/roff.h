/*
 * roff.h - manual pages in the macros of man(7).
 */
#ifndef CT_DRIVER_MANUAL_ROFF_H
#define CT_DRIVER_MANUAL_ROFF_H

#include "base/text.h"

/* The head of a page up to its section NAME: "colltune-tune", "1", "tunes a cluster". */
void ct_roff_head(struct ct_text *page, const char *name, const char *section, const char *what);

/* A section with this title, or a section within one. */
void ct_roff_section(struct ct_text *page, const char *title);
void ct_roff_subsection(struct ct_text *page, const char *title);

/* A text as it is: characters that mean something to roff are escaped. */
void ct_roff_words(struct ct_text *page, const char *words);

/* A paragraph; an example, whose lines stay. */
void ct_roff_paragraph(struct ct_text *page, const char *words);
void ct_roff_example(struct ct_text *page, const char *lines);

/*
 * An item of a list of terms.
 *
 * term   in bold; value  after it in italics, or NULL
 * words  what it means
 */
void ct_roff_item(struct ct_text *page, const char *term, const char *value, const char *words);

/* The section SEE ALSO, which names the main pages apart from `name`. */
void ct_roff_see_also(struct ct_text *page, const char *name);

#endif
