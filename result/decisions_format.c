/*
 * decisions_format.c - tells formats by the first line, and reads an earlier one.
 */
#include "result/decisions_format.h"

#include "base/text.h"
#include "result/decisions.h"
#include "result/shown_limits.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int ct_decisions_format(const struct ct_decisions_place *place, const char *line, int *format)
{
    *format = CT_DECISIONS_FORMAT;
    if (strcmp(line, CT_DECISIONS_HEAD) == 0)
        return CT_OK;
    --*format;
    if (strcmp(line, CT_DECISIONS_BEFORE) == 0)
        return CT_OK;
    if (strcmp(line, CT_DECISIONS_EARLIER) == 0)
        return ct_decisions_fail(
            place, ct_format("written by an earlier colltune, and says too little for "
                             "this one; what colltune tune writes now would be "
                             "right"));
    return ct_decisions_fail(place,
                             ct_format("not decisions that this colltune can read; the line %s "
                                       "would be right",
                                       CT_DECISIONS_HEAD));
}

/* Of the format before: confirmed was what beat native by another rule, and the
   runner-up was not timed in the rounds of the choice. A simulator's times are the
   same in each round, so there the ratio is known. */
static void soften(struct ct_result_figures *figures, bool is_simulated)
{
    const double times =
        figures->choice.seconds > 0 ? figures->native.seconds / figures->choice.seconds : 0;

    if (figures->basis == CT_RESULT_CONFIRMED) {
        figures->basis = CT_RESULT_FIRST_LOOK;
        if (is_simulated && times > 1 && figures->choice.nsamples > 0) {
            figures->basis = CT_RESULT_CONFIRMED;
            figures->ratio =
                (struct ct_result_ratio){times, times, times, figures->choice.nsamples};
        }
    }
    free(figures->runner_up);
    free(figures->runner_up_setting);
    figures->runner_up = figures->runner_up_setting = NULL;
}

static void soften_collective(struct ct_result_collective *own, bool is_simulated)
{
    struct ct_result_range *choice;

    for (int i = 0; (choice = ct_result_choice(own, i)) != NULL; i++)
        soften(&choice->figures, is_simulated);
    for (int i = 0; i < own->nsizes; i++)
        soften(&own->sizes[i].figures, is_simulated);
}

void ct_decisions_soften(struct ct_result *result)
{
    for (int i = 0; i < result->ncollectives; i++)
        soften_collective(&result->collectives[i], result->signature.is_simulated);
    ct_result_drop_beaten_limits(result);
}

int ct_decisions_check_whole(const char *path, const char *text, struct ct_diag *diag)
{
    struct ct_decisions_place place = {.name = path, .line = 1, .diag = diag};
    struct stat status;

    if (stat(path, &status) != 0 || (size_t)status.st_size == strlen(text))
        return CT_OK;
    for (const char *at = text; (at = strchr(at, '\n')) != NULL; at++)
        place.line++;
    return ct_decisions_fail(&place,
                             ct_format("a zero byte; the whole of the text would be right"));
}
