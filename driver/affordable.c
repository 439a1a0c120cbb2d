/*
 * affordable.c - asks the flavour, and counts messages in what is planned.
 */
#include "driver/affordable.h"

#include "checker/plan_figures.h"

#include <stdio.h>

#define SAMPLE 8 /* ranks whose messages are counted */

/* What cannot be planned sends none: it will not run, either. */
static double count_messages(struct ct_candidate_memo *memo,
                             const struct ct_algorithm *algorithm,
                             const struct ct_problem *problem, int segments)
{
    const struct ct_candidate_key key = {algorithm, problem->setting,
                                         (size_t)segments};
    struct ct_plan_figures figures;
    double messages;

    if (ct_candidate_memo_find(memo, &key, &messages))
        return messages;
    messages =
        ct_plan_sample(algorithm, problem, SAMPLE, &figures, NULL) == CT_OK
            ? figures.all_messages
            : 0;
    ct_candidate_memo_keep(memo, &key, messages);
    return messages;
}

bool ct_affordable(const struct ct_flavour *flavour,
                   struct ct_candidate_memo *memo,
                   const struct ct_algorithm *algorithm,
                   const struct ct_problem *problem)
{
    const int segments = ct_algorithm_shape(algorithm, problem, 0).segments;

    return flavour->messages_most == 0 || segments == 1 ||
           count_messages(memo, algorithm, problem, segments) <=
               flavour->messages_most;
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
                          struct ct_candidate_memo *memo,
                          const struct ct_algorithm *algorithm,
                          const struct ct_problem *problem)
{
    struct ct_problem tried = *problem;
    char text[CT_SETTING_TEXT];

    if (flavour->messages_most == 0 || algorithm->params[0] == NULL)
        return;
    for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
        tried.setting = ct_settings_at(algorithm->params, k);
        if (ct_algorithm_applies(algorithm, &tried) &&
            !ct_affordable(flavour, memo, algorithm, &tried))
            fprintf(stderr,
                    "colltune: %s %s is left out at large sizes: simulating so "
                    "many messages takes too long\n",
                    algorithm->name,
                    ct_setting_text(algorithm->params, &tried.setting, text));
    }
}
