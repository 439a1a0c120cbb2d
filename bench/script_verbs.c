/*
 * script_verbs.c - the verbs that launch programs: their options. What they do
 * is in bench/verb_*.sh.
 */
#include "bench/verb.h"

#include <limits.h>

#define MAIN "alltoall,allgather,allreduce,bcast,reduce,reduce_scatter_block"

static const struct ct_verb_option compare_options[] = {
    {"folder", "DIR", NULL, "the tuned machine folder (out/NAME)", 0, 0, false},
    {"simulate", NULL, NULL,
     "in SimGrid, without root: what was tuned with --simulate "
     "(out/NAME-simulated) and SimGrid's selectors mpich, ompi, mvapich2 "
     "and impi, once; all collectives but all-to-all",
     0, 0, false},
    {"largest", "BYTES", "999999999", "no larger sizes", 1, 999999999, true},
    {"rounds", "N", NULL, "rounds; 3 unless it is given", 1, 9999, true},
    {"budget", "SECONDS", NULL, "begin no round, after the first, that would end later", 1,
     999999999, true},
    {"csv", "FILE", NULL,
     "where the figures go, and the table beside them as .txt "
     "(bench/results/NAME-DATE.csv, or here if there is none)",
     0, 0, false},
    {.name = NULL}};

static const struct ct_verb_option jobs_options[] = {
    {"jobs", "SEEDS", "1-12",
     "random jobs: on 2 to all hosts, with 1 to all places of each, in "
     "order or not; 1-3,7 or none",
     0, 0, false},
    {"splits", "SEEDS", "1-12",
     "random splits of the cluster file's job, whose parts call at the "
     "same time; or none",
     0, 0, false},
    {"collective", "LIST", MAIN, "collectives, with commas between", 0, 0, false},
    {"sizes", "LIST", "64,1024,8192,65536", "bytes", 0, 0, false},
    {"seconds", "S", "0.5", "for each collective and size of a job; of no use in a simulation",
     1e-6, 999999, false},
    {"pairs", "N", "10", "calls of each, tuned and native, at least, however long they take", 1,
     200, true},
    {"before", "N", "24",
     "calls of each, tuned, before those: what nobody tuned is compared "
     "with native in its first 24 at most, and again in 8 of the next 12 "
     "to 40",
     0, 999, true},
    {"folder", "DIR", NULL,
     "the tuned machine folder (out/NAME); one that was tuned in a "
     "simulation is compared in the simulator, without root",
     0, 0, false},
    {"against-own", NULL, NULL, "also tune each job by itself and compare with that", 0, 0, false},
    {"budget", "SECONDS", "120", "for tuning one job by itself", 1, 999999, false},
    {"csv", "FILE", NULL,
     "where the figures go, the table beside them as .txt, and what the "
     "library reported of rank 0's calls in each as -reports.txt "
     "(bench/results/jobs-NAME-DATE.csv, or here if there is none)",
     0, 0, false},
    {.name = NULL}};

static const struct ct_verb_option apps_options[] = {
    {"folder", "DIR", NULL, "the tuned machine folder (out/NAME)", 0, 0, false},
    {"ranks", "N", NULL, "ranks; as many as the lab has places for unless it is given", 1, 9999,
     true},
    {"local", NULL, NULL, "on this machine, without a lab, as any user", 0, 0, false},
    {"launches", "N", "3", "launches of each program, either way", 1, 99, true},
    {"only", "LIST", NULL,
     "programs, with commas between: our own, fourier_transform, grid_transform, "
     "fourier_cube, integer_sort, least_squares, conjugate_gradient and n_body, unless "
     "it is given; bagel, nwchem, scalapack_lu and clusters are from elsewhere, as is any program "
     "whose file DIR/NAME.sh is like theirs in bench/apps",
     0, 0, false},
    {"out", "FILE", NULL,
     "where the table goes (bench/results/apps-NAME-DATE.txt, or here "
     "if there is none)",
     0, 0, false},
    {.name = NULL}};

static const struct ct_verb_option cost_options[] = {
    {"launches", "N", "7", "launches of each", 1, 99, true},
    {"seconds", "S", "1", "time of a launch", 1e-6, 9999, false},
    {"program", "FILE", NULL, "the program (build/bin/call_cost)", 0, 0, false},
    {.name = NULL}};

static const struct ct_verb_option overhead_options[] = {
    {"launches", "N", "7", "launches of each", 1, 99, true},
    {"seconds", "S", "5", "time of a launch", 1e-6, 9999, false},
    {"ranks", "N", "2", "local ranks, a power of two", 1, 9999, true},
    {"largest", "BYTES", "1048576", "largest block or vector", 1, 16777216, true},
    {"program", "FILE", NULL, "the program (build/bin/overhead_calls)", 0, 0, false},
    {.name = NULL}};

static const struct ct_verb_option windows_options[] = {
    {"launches", "N", "5", "launches of each", 1, 99, true},
    {"seconds", "S", "40", "time of a launch", 1e-6, 9999, false},
    {"ranks", "N", "2", "local ranks", 2, 64, true},
    {"largest", "BYTES", "98304", "largest block or vector", 8, 4194304, true},
    {"program", "FILE", NULL, "the program (build/bin/window_gains); window_overhead is beside it",
     0, 0, false},
    {.name = NULL}};

static const struct ct_verb_option start_options[] = {
    {"ranks", "N", "2", "ranks of a launch", 1, 99999, true},
    {"launches", "N", "11", "launches of each", 1, 99, true},
    {"launcher", "WORDS", "mpiexec.mpich", "command that takes -n N PROGRAM, as \"lab/run lab-c\"",
     0, 0, false},
    {"preload", "FILE", NULL,
     "preloaded in all launches, as build/tests/yield.so where there are "
     "more ranks than cores",
     0, 0, false},
    {"program", "FILE", NULL, "the program (build/bin/start_time)", 0, 0, false},
    {.name = NULL}};

const struct ct_verb ct_script_verbs[] = {
    {"compare", "FILE", 1, 1,
     "the tuned library, MPICH and Open MPI in one sitting on the lab of a "
     "cluster file, as root",
     compare_options, NULL},
    {"jobs", "FILE", 1, 1,
     "random jobs and splits that nobody tuned, natively and tuned, on the lab "
     "of a cluster file, as root, or simulated",
     jobs_options, NULL},
    {"run_apps", "FILE", 1, 1,
     "real programs, natively and tuned, on the lab of a cluster file, as root, or on this "
     "machine",
     apps_options, NULL},
    {"cost", "LIBRARY...", 1, INT_MAX,
     "what the tuned library itself costs per call: short calls without a "
     "library and with each of those given",
     cost_options, NULL},
    {"overhead", "", 0, 0,
     "how much longer executed schedules take than the same algorithms written "
     "by hand",
     overhead_options, NULL},
    {"windows", "LIBRARY", 1, 1,
     "what ranks of this machine gain by windows, as the library chooses or COLLTUNE_FORCE says",
     windows_options, NULL},
    {"start", "LIBRARY", 1, 1, "what the tuned library adds to MPI_Init", start_options, NULL},
    {.name = NULL}};
