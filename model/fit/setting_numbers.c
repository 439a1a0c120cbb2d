/*
 * setting_numbers.c - a list, in the order in which settings came.
 */
#include "model/fit/setting_numbers.h"

#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

static int add(struct ct_setting_numbers *numbers, uint64_t name, uint64_t setting)
{
    const size_t n = (size_t)numbers->n + 1;
    uint64_t *settings = realloc(numbers->settings, n * sizeof *settings);
    uint64_t *names;
    int *algorithm;
    int same = 0;

    if (settings != NULL)
        numbers->settings = settings;
    names = realloc(numbers->names, n * sizeof *names);
    if (names != NULL)
        numbers->names = names;
    algorithm = realloc(numbers->algorithm, n * sizeof *algorithm);
    if (algorithm != NULL)
        numbers->algorithm = algorithm;
    if (settings == NULL || names == NULL || algorithm == NULL)
        return -1;
    settings[n - 1] = setting;
    names[n - 1] = name;
    while (names[same] != name)
        same++;
    algorithm[n - 1] = same;
    return numbers->n++;
}

int ct_setting_number(struct ct_setting_numbers *numbers, const struct ct_candidate *candidate)
{
    const uint64_t name =
        ct_hash_text(CT_HASH_START, candidate->name + strlen(candidate->collective));
    const uint64_t setting = ct_hash_text(name, candidate->text);

    for (int i = 0; i < numbers->n; i++) {
        if (numbers->settings[i] == setting)
            return i;
    }
    return add(numbers, name, setting);
}

void ct_setting_numbers_fini(struct ct_setting_numbers *numbers)
{
    free(numbers->settings);
    free(numbers->names);
    free(numbers->algorithm);
}
