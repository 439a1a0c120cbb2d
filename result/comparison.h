/*
 * comparison.h - two results cell by cell: what is chosen, and whether it is slower or
 * faster beyond noise.
 *
 * A time is known to within its 95 % interval; without one, to within a quarter. It has
 * changed beyond noise if these do not overlap and the medians differ by over 5 %.
 */
#ifndef CT_RESULT_COMPARISON_H
#define CT_RESULT_COMPARISON_H

#include "base/text.h"
#include "result/result.h"

enum ct_change {
    CT_CHANGE_NOISE,   /* within noise */
    CT_CHANGE_FASTER,  /* the second one is faster */
    CT_CHANGE_SLOWER,  /* the second one is slower */
    CT_CHANGE_UNTIMED, /* one of them has no time at this size */
    CT_CHANGE_FIRST,   /* only the first one has it */
    CT_CHANGE_SECOND   /* only the second one has it */
};
#define CT_CHANGES 6
extern const char *const ct_change_names[CT_CHANGES];

/* What one of the two has of a cell; all of it belongs to its result. */
struct ct_compared_side {
    struct ct_result_choice choice;          /* algorithm NULL: it has no such cell */
    const struct ct_result_figures *figures; /* NULL: not timed at this size */
};

/* A size of all calls; a range of a class of roots, or a pattern, at the size that its
   figures are of. */
struct ct_compared_cell {
    const char *collective;
    const char *of; /* "": all calls; as in struct ct_result_case */
    size_t bytes;
    struct ct_compared_side sides[2];
    bool is_other_choice; /* both have it, with different choices */
    double ratio;         /* of the second's time to the first's; 0: not known */
    enum ct_change change;
};

struct ct_comparison {
    const char *names[2]; /* the folders */
    const struct ct_result *results[2];
    int ncells;
    struct ct_compared_cell *cells; /* as in the first one, then what it has not */
    int by_change[CT_CHANGES];
    int nother_choices;
};

/*
 * Compare.
 *
 * comparison  out: ct_comparison_fini, after failures too; borrows names and results
 * returns     CT_OK or CT_ERR_MEMORY
 */
int ct_comparison_init(struct ct_comparison *comparison, const char *const names[2],
                       const struct ct_result *const results[2], struct ct_diag *diag);
void ct_comparison_fini(struct ct_comparison *comparison);

/* The three forms; NULL at the end. Lack of memory is kept by the text. */
struct ct_comparison_form {
    const char *name; /* "text", "csv", "html" */
    void (*add)(struct ct_text *text, const struct ct_comparison *comparison);
};
extern const struct ct_comparison_form ct_comparison_forms[];

#endif
