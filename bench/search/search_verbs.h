/*
 * search_verbs.h - the verbs that judge the search; search_verbs.c describes them.
 */
#ifndef CT_BENCH_SEARCH_SEARCH_VERBS_H
#define CT_BENCH_SEARCH_SEARCH_VERBS_H

#include "bench/verb.h"

ct_verb_fn ct_search_replay, ct_freeze, ct_compare_decisions, ct_unseen, ct_leave_out;

#endif
