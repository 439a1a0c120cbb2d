/*
 * search_verbs.c - the verbs that judge the search.
 */
#include "bench/search/search_verbs.h"

#include <limits.h>

static const struct ct_verb_option replay_options[] = {
    {"seeds", "N", "10",
     "runs, each with a seed of its own; they come in pairs, for the agreement "
     "of two",
     1, 1000, true},
    {"first", "N", "1", "the first seed", 0, 1e15, true},
    {"stop", "SECONDS", NULL, "simulated, after which the search ends", 0, 1e9, false},
    {"cells", NULL, NULL, "name the cells that are off", 0, 0, false},
    {"clusters", "DIR", "topologies", "where the models' cluster files are, for predictions", 0, 0,
     false},
    {.name = NULL}};

static const struct ct_verb_option unseen_options[] = {
    {"sizes", "N", "24", "sizes", 1, 1e6, true},
    {"seed", "N", "1", "what they are drawn by", 0, 1e15, true},
    {"largest", "BYTES", "131072", "the largest size", 1, 1e9, true},
    {"seconds", "S", "20", "time of a race, about", 1e-6, 1e6, false},
    {.name = NULL}};

static const struct ct_verb_option leave_out_options[] = {
    {"collectives", "LIST", NULL, "those alone, separated by commas", 0, 0, false},
    {"picture", "FILE", NULL, "draw times measured over times predicted from other jobs, in SVG", 0,
     0, false},
    {"beside", NULL, NULL,
     "in place of the tables: what is lost by what a job takes to be called at the same time", 0, 0,
     false},
    {"wrong-by", "FACTOR", "1",
     "in place of the tables: what is lost if one coefficient is wrong by this factor", 1, 100,
     false},
    {.name = NULL}};

const struct ct_verb ct_search_verbs[] = {
    {"search_replay", "MODEL...", 1, INT_MAX,
     "replays the search on models: the time that it took, and how much slower "
     "its choices are than the best",
     replay_options, ct_search_replay},
    {"freeze", "DIR ROUTINES BARRIER_S [JOURNAL...]", 3, INT_MAX,
     "makes a model of the journals of a machine folder", NULL, ct_freeze},
    {"compare_decisions", "DIR DIR", 2, 2, "whether two independent runs on one cluster agree",
     NULL, ct_compare_decisions},
    {"unseen", "DIR", 1, 1,
     "how much slower the decisions of a folder are, at sizes that nobody "
     "tuned, than the best that could have been chosen",
     unseen_options, ct_unseen},
    {"leave_out", "DIR...", 1, INT_MAX,
     "how much slower what the cost model chooses for each job of a folder is than the job's "
     "own fastest, untimed and raced with native; the model knows the other jobs, or some sizes "
     "of the same",
     leave_out_options, ct_leave_out},
    {.name = NULL}};
