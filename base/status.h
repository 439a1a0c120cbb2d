/*
 * status.h - how functions of the tool report failure.
 *
 * Tool code returns 0 or a negative enum ct_status and writes one sentence
 * into the struct ct_diag it was given, where the fault is found. Only
 * driver/ prints it. Every folder may include this header.
 */
#ifndef CT_BASE_STATUS_H
#define CT_BASE_STATUS_H

#include <stddef.h>

enum ct_status {
    CT_OK = 0,
    CT_ERR_INPUT = -1,   /* the user's input is wrong: exit code 2 */
    CT_ERR_MEMORY = -2,  /* out of memory */
    CT_ERR_SYSTEM = -3,  /* a system call or a child process failed */
    CT_ERR_INVALID = -4, /* a schedule or generated routine is wrong */
    CT_STOPPED = -5      /* interrupted, or out of budget */
};

/* One sentence for the user, without a newline at its end. */
struct ct_diag {
    char text[1024];
};

/* The format check of printf; no effect where the compiler lacks it. */
#if defined(__GNUC__)
#define CT_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define CT_PRINTF(text, first)
#endif

/*
 * Write the sentence and return the status: return ct_diag_set(...). It is fit to be printed
 * (ct_text_printable), with numbers as in the C locale.
 *
 * diag     may be NULL: the sentence is then dropped
 * returns  `status`
 */
int ct_diag_set(struct ct_diag *diag, enum ct_status status, const char *format, ...)
    CT_PRINTF(3, 4);

/* Say that memory ran out; returns CT_ERR_MEMORY. */
int ct_diag_memory(struct ct_diag *diag);

/* Go to the label `out` with `err` set when `call` fails. */
#define CT_TRY(err, out, call)                                                                     \
    do {                                                                                           \
        (err) = (call);                                                                            \
        if ((err) != CT_OK)                                                                        \
            goto out;                                                                              \
    } while (0)

/*
 * Multiply or add sizes; SIZE_MAX when the result does not fit, so that an
 * allocation of it fails and no buffer is ever too small.
 */
size_t ct_size_mul(size_t a, size_t b);
size_t ct_size_add(size_t a, size_t b);

#endif
