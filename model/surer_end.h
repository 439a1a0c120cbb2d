/*
 * surer_end.h - the end of messages by which a sample of ranks tells more of all.
 */
#ifndef CT_MODEL_SURER_END_H
#define CT_MODEL_SURER_END_H

#include "model/sampled_tally.h"

enum ct_message_end { CT_SENDS, CT_RECEIVES, CT_ENDS };

/*
 * Every message has two ends: the one whose number differs less from rank to rank.
 *
 * most  out: messages of the rank with most, sent and received
 */
enum ct_message_end ct_surer_end(const struct ct_sample *sample, int64_t *most);

#endif
