/*
 * space.c - the usual sizes and the names of stages.
 */
#include "search/space.h"

const size_t ct_search_sizes[CT_SEARCH_NSIZES] = {
    1, 64, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144,
};

const char *const ct_search_stage_names[CT_STAGES] = {
    [CT_STAGE_LOOK] = "look",     [CT_STAGE_RACE] = "race",         [CT_STAGE_CONFIRM] = "confirm",
    [CT_STAGE_REPAIR] = "repair", [CT_STAGE_BOUNDARY] = "boundary",
};
