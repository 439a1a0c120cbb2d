/*
 * request.h - one line of the protocol, understood.
 */
#ifndef CT_TIMER_REQUEST_H
#define CT_TIMER_REQUEST_H

#include "repo/algorithm.h"
#include "timer/pattern.h"

#include <stdint.h>

#define CT_LINE_MAX 8192 /* characters, without the newline */
#define CT_ENTRIES_MAX 16

enum ct_request_kind {
    CT_REQUEST_HELLO,
    CT_REQUEST_HOSTS,
    CT_REQUEST_LOAD,
    CT_REQUEST_RACE,
    CT_REQUEST_VERIFY,
    CT_REQUEST_QUIT
};

/* A candidate in a request. */
struct ct_entry {
    char name[128];                /* of the algorithm */
    char setting[CT_SETTING_TEXT]; /* the words that are no keys of requests */
    int warmup;                    /* 1: a call before the first round */
    int verify;                    /* 1: the warm-up's result is compared */
};

/* Plain data: broadcast as bytes to the other ranks. */
struct ct_request {
    enum ct_request_kind kind;
    char collective[64];
    char mechanism[32];
    size_t bytes;
    struct ct_pattern pattern; /* of blocks, where they have counts */
    int rounds;
    int calls;
    double spread_s; /* ranks arrive within this time */
    int settle;      /* 1: an untimed call before each sample */
    int root;        /* of races: a rank; 0 where the collective has none */
    int segments;    /* to divide blocks into; 0: as the size has it */
    int limit_s;     /* seconds until the ranks end themselves; 0: none */
    uint64_t kernel; /* of `load`: the driver's, base/processors.h; 0: none */
    double own_s;    /* the same: what the driver itself took */
    int nentries;    /* of `verify` 1 */
    struct ct_entry entries[CT_ENTRIES_MAX];
};

/*
 * Understand one line.
 *
 * returns  0, or CT_ERR_INPUT with the offending word in diag
 */
int ct_request_parse(const char *line, struct ct_request *request, struct ct_diag *diag);

#endif
