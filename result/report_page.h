/*
 * report_page.h - the frame of report.html: one file that needs no network.
 */
#ifndef CT_RESULT_REPORT_PAGE_H
#define CT_RESULT_REPORT_PAGE_H

#include "base/text.h"
#include "result/result.h"

/* Colours that ranges are shaded with; `native` has one more, .native. */
#define CT_PAGE_SHADES 8

/* Add text from outside: what is special in HTML is escaped. NULL: "". */
void ct_page_add(struct ct_text *page, const char *text);

/* An algorithm with its setting, escaped. */
void ct_page_add_choice(struct ct_text *page, const char *collective, const char *algorithm,
                        const char *setting);

/* All before the first heading: title, style, and what is said when the times
   are simulated. */
void ct_page_begin(struct ct_text *page, const struct ct_signature *signature);

/* The end: a script that shows the figures of what the pointer is at. Without
   it, the browser shows them as hints. */
void ct_page_end(struct ct_text *page);

#endif
