/*
 * flavours.c - finds a flavour.
 */
#include "driver/config.h"
#include "driver/flavours/flavour.h"
#include "driver/flavours/thread_level.h"

#include <stdlib.h>
#include <string.h>

const struct ct_flavour *ct_flavour_find(const char *name)
{
    for (int i = 0; ct_flavours[i] != NULL; i++) {
        if (strcmp(ct_flavours[i]->name, name) == 0)
            return ct_flavours[i];
    }
    return NULL;
}

const struct ct_flavour *ct_flavour_default(void)
{
    return ct_flavour_find(CT_FLAVOUR);
}

const struct ct_flavour *ct_flavour_of_results(bool is_simulated)
{
    for (int i = 0; ct_flavours[i] != NULL; i++) {
        if (is_simulated && ct_flavours[i]->times.is_simulated)
            return ct_flavours[i];
    }
    return ct_flavour_default();
}

struct ct_flavour ct_flavour_with_own_timer(const struct ct_flavour *flavour)
{
    struct ct_flavour mixed = *ct_flavour_default();

    mixed.times = flavour->times;
    mixed.shares_memory = false;
    return mixed;
}

bool ct_flavour_meets(const struct ct_flavour *flavour, const char *thread_level)
{
    return flavour->shares_memory && !ct_thread_level_is_multiple(thread_level);
}

const char *ct_flavour_compiler(const struct ct_flavour *flavour)
{
    const char *named = getenv(flavour->compiler_variable);

    return named == NULL ? flavour->compiler : named;
}

const struct ct_flavour_program *ct_flavour_last_program(const struct ct_flavour_program *programs)
{
    while (programs[1].output != NULL)
        programs++;
    return programs;
}

const char *ct_flavour_selector(int i)
{
    for (int f = 0; ct_flavours[f] != NULL; f++) {
        const char *const *name = ct_flavours[f]->selectors;

        for (; name != NULL && *name != NULL; name++) {
            if (i-- == 0)
                return *name;
        }
    }
    return NULL;
}
