/*
 * request.h - one line of the protocol, understood.
 */
#ifndef CT_TIMER_REQUEST_H
#define CT_TIMER_REQUEST_H

#include "repo/algorithm.h"

enum ct_request_kind {
    CT_REQUEST_HELLO,
    CT_REQUEST_HOSTS,
    CT_REQUEST_TIME,
    CT_REQUEST_VERIFY,
    CT_REQUEST_QUIT
};

/* Plain data: broadcast as bytes to the other ranks. */
struct ct_request {
    enum ct_request_kind kind;
    char collective[64];
    char name[128];                /* of the algorithm */
    char setting[CT_SETTING_TEXT]; /* the words that are no keys of requests */
    char mechanism[32];
    size_t bytes;
    int repetitions;
    int calls;
    int warmup;   /* calls before the first that is timed; 1 */
    int segments; /* to divide blocks into; 0: as the size has it */
    int limit_s;  /* seconds until the ranks end themselves; 0: none */
};

/*
 * Understand one line.
 *
 * returns  0, or CT_ERR_INPUT with the offending word in diag
 */
int ct_request_parse(const char *line, struct ct_request *request,
                     struct ct_diag *diag);

#endif
