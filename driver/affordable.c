/*
 * affordable.c - asks the flavour; without an answer nothing is left out.
 */
#include "driver/affordable.h"

#include <stdio.h>

bool ct_affordable(const struct ct_flavour *flavour,
                   const struct ct_algorithm *algorithm,
                   const struct ct_problem *problem)
{
    return flavour->affords == NULL || flavour->affords(algorithm, problem);
}

int ct_affordable_select(const struct ct_flavour *flavour,
                         const struct ct_algorithm **algorithms, int n,
                         const struct ct_places *places)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        struct ct_diag why;

        if (flavour->admits == NULL ||
            flavour->admits(algorithms[i], places, &why))
            algorithms[kept++] = algorithms[i];
        else
            fprintf(stderr, "colltune: %s is left out: %s\n",
                    algorithms[i]->name, why.text);
    }
    return kept;
}

void ct_affordable_report(const struct ct_flavour *flavour,
                          const struct ct_algorithm *algorithm,
                          const struct ct_problem *problem)
{
    struct ct_problem tried = *problem;
    char text[CT_SETTING_TEXT];

    if (algorithm->params[0] == NULL)
        return;
    for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
        tried.setting = ct_settings_at(algorithm->params, k);
        if (ct_algorithm_applies(algorithm, &tried) &&
            !ct_affordable(flavour, algorithm, &tried))
            fprintf(stderr, "colltune: %s %s is left out at large sizes: %s\n",
                    algorithm->name,
                    ct_setting_text(algorithm->params, &tried.setting, text),
                    flavour->affords_why);
    }
}
