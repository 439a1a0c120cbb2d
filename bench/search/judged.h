/*
 * judged.h - what choices by predictions would have cost, cell by cell.
 *
 * A cell is a collective at a fixed size with native and three others that were timed.
 */
#ifndef CT_BENCH_SEARCH_JUDGED_H
#define CT_BENCH_SEARCH_JUDGED_H

#include "base/text.h"
#include "bench/search/lessons.h"
#include "bench/search/prediction_picture.h"

/* By what is chosen. */
enum ct_rule {
    CT_BY_NATIVE,
    CT_BY_NEAREST,
    CT_BY_MODEL,
    CT_BY_RESIDUALS,
    CT_BY_GAINED,
    CT_BY_ONE_RACED,
    CT_BY_TWO_RACED,
    CT_BY_THREE_RACED,
    CT_BY_AS_BUILT,
    CT_BY_RULES
};

struct ct_sums {
    double *losses; /* logarithms, a cell each */
    double gain;    /* logarithms over native, added */
    double behind;  /* over what the job's own measuring picked, by samples of neither */
    int nbehind;
    int ncells;
    int nslower; /* than native */
    int nraced;  /* what took part, in all */
};

/* Measured over predicted times, as natural logarithms. */
struct ct_errors {
    double *at;
    int n;
};

/* Whose predicted times are judged: native's, the fastest candidate's, or all candidates' beside
   the median of their cell. */
enum ct_error_of { CT_OF_NATIVE, CT_OF_BEST, CT_WITHIN_CELLS, CT_ERRORS };

/* All zero: nothing yet. */
struct ct_judged {
    struct ct_sums sums[CT_BY_RULES];
    struct ct_errors errors[CT_ERRORS];
    struct ct_prediction_picture *picture; /* NULL: none is wanted */
};

/* Judge one cell more. Returns 0 or CT_ERR_MEMORY. */
int ct_judged_add(struct ct_judged *judged, const struct ct_learned *learned,
                  const struct ct_job_cell *cell);
void ct_judged_fini(struct ct_judged *judged);

/* How much is lost, in per cent; of one cell at least. */
double ct_sums_mean(const struct ct_sums *sums);

void ct_judged_print(struct ct_text *text, const char *title, struct ct_judged *judged);

#endif
