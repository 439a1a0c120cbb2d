/*
 * surer_end.c - counts the ends of messages in the schedules of a sample.
 */
#include "model/surer_end.h"

/* Messages of a rank: sent, and received. */
static void count_messages(const struct ct_schedule *schedule, int64_t *n)
{
    n[CT_SENDS] = n[CT_RECEIVES] = 0;
    for (int i = 0; i < schedule->nsteps; i++) {
        const enum ct_action action = schedule->steps[i].action;

        n[CT_SENDS] += action == CT_DO_SEND || action == CT_DO_TOKEN_SEND;
        n[CT_RECEIVES] += action == CT_DO_RECV || action == CT_DO_TOKEN_RECV;
    }
}

enum ct_message_end ct_surer_end(const struct ct_sample *sample, int64_t *most)
{
    int64_t sum[CT_ENDS] = {0}, squares[CT_ENDS] = {0}, n[CT_ENDS], spread[CT_ENDS], messages,
            ranks = 0;

    *most = 0;
    for (int rank = 0; rank < sample->problem->nranks; rank++) {
        if (sample->schedules[rank] == NULL)
            continue;
        count_messages(sample->schedules[rank], n);
        messages = (n[CT_SENDS] + n[CT_RECEIVES]) * sample->segments;
        *most = messages > *most ? messages : *most;
        ranks += sample->class_of[rank] != CT_NO_CLASS;
        for (int end = 0; end < CT_ENDS && sample->class_of[rank] != CT_NO_CLASS; end++) {
            sum[end] += n[end];
            squares[end] += n[end] * n[end];
        }
    }
    for (int end = 0; end < CT_ENDS; end++)
        spread[end] = squares[end] * ranks - sum[end] * sum[end];
    return spread[CT_RECEIVES] < spread[CT_SENDS] ? CT_RECEIVES : CT_SENDS;
}
