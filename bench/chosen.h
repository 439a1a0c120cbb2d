/*
 * chosen.h - what a machine folder chooses, asked of its compiled dispatch.
 */
#ifndef CT_BENCH_CHOSEN_H
#define CT_BENCH_CHOSEN_H

#include "library/tuned.h"

/* A machine folder's dispatch, loaded. */
struct ct_chosen {
    void *handle;
    const struct ct_tuned *tuned; /* borrowed from the object */
};

/*
 * Load DIR/build/tuned.so, which `colltune build` makes.
 *
 * chosen  out: ct_chosen_close, also after a failure
 */
int ct_chosen_open(const char *dir, struct ct_chosen *chosen,
                   struct ct_diag *diag);
void ct_chosen_close(struct ct_chosen *chosen);

/*
 * The choice for a size: `native`, or an algorithm's name and, after a blank,
 * the text of its setting if it has one. A ct_cells_choose_fn.
 *
 * context  a struct ct_chosen
 */
int ct_chosen_name(void *context, const char *collective, size_t bytes,
                   char *text, size_t size, struct ct_diag *diag);

#endif
