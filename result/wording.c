/*
 * wording.c - the same words in all reports.
 */
#include "result/wording.h"

#include <stdio.h>
#include <string.h>

void ct_time_text(double seconds, char *text, size_t size)
{
    if (seconds <= 0)
        snprintf(text, size, "-");
    else if (seconds < 1e-3)
        snprintf(text, size, "%.3g us", 1e6 * seconds);
    else if (seconds < 1)
        snprintf(text, size, "%.3g ms", 1e3 * seconds);
    else
        snprintf(text, size, seconds < 1000 ? "%.3g s" : "%.0f s", seconds);
}

bool ct_is_reproducible(const struct ct_signature *signature)
{
    return signature->reproducible != NULL && strcmp(signature->reproducible, "yes") == 0;
}

bool ct_is_single_threaded(const struct ct_signature *signature)
{
    return strcmp(signature->thread_level, "single") == 0;
}

void ct_add_thread_level(struct ct_text *text, const char *before,
                         const struct ct_signature *signature)
{
    if (!ct_is_single_threaded(signature))
        ct_text_add(text, "%s%s", before, signature->thread_level);
}

void ct_add_parts(struct ct_text *text, const char *before, int nparts)
{
    if (nparts > 1)
        ct_text_add(text, "%sthe first of %d parts that call at the same time", before, nparts);
}

bool ct_is_of_equal_counts(const struct ct_signature *signature)
{
    return signature->counts == NULL || strcmp(signature->counts, "equal") == 0;
}

void ct_add_counts(struct ct_text *text, const char *before, const struct ct_signature *signature)
{
    if (!ct_is_of_equal_counts(signature))
        ct_text_add(text, "%s%s", before, signature->counts);
}

const char *ct_choice_name(const char *collective, const char *algorithm, char *name, size_t size)
{
    if (!ct_result_calls_mpi(algorithm))
        return algorithm == NULL ? "" : algorithm;
    snprintf(name, size, "%s_%s", collective, algorithm);
    return name;
}

void ct_add_choice(struct ct_text *text, const char *collective, const char *algorithm,
                   const char *setting)
{
    char name[CT_CHOICE_NAME_SIZE];

    ct_text_add(text, "%s", ct_choice_name(collective, algorithm, name, sizeof name));
    if (setting != NULL && setting[0] != '\0')
        ct_text_add(text, " %s", setting);
}

double ct_speed_up(const struct ct_result_figures *figures)
{
    if (figures->basis == CT_RESULT_PREDICTED)
        return 0;
    if (figures->ratio.median > 0)
        return figures->ratio.median;
    return figures->choice.seconds > 0 && figures->native.seconds > 0
               ? figures->native.seconds / figures->choice.seconds
               : 0;
}

void ct_ratio_text(double ratio, char *text, size_t size)
{
    if (ratio < .095)
        snprintf(text, size, "%.1g", ratio);
    else
        snprintf(text, size, "%.*f", ratio < 1.095 ? 2 : ratio < 9.95 ? 1 : 0, ratio);
}

struct ct_size_words ct_size_words(const struct ct_result_size *size)
{
    const double choice_s = size->figures.choice.seconds;
    const bool is_by_latency = size->limit_s <= size->latency_s;
    const double limit_s = is_by_latency ? size->latency_s : size->limit_s;
    const struct ct_result_ratio *ratio = &size->figures.ratio;
    struct ct_size_words words = {.speed_up = "-", .interval = "-", .part = "-"};

    ct_time_text(choice_s, words.time, sizeof words.time);
    ct_time_text(size->figures.native.seconds, words.native, sizeof words.native);
    ct_time_text(limit_s, words.limit, sizeof words.limit);
    if (ct_speed_up(&size->figures) > 0)
        snprintf(words.speed_up, sizeof words.speed_up, "%.2f", ct_speed_up(&size->figures));
    if (ratio->low > 0)
        snprintf(words.interval, sizeof words.interval, "%.2f to %.2f", ratio->low, ratio->high);
    if (choice_s > 0 && limit_s > 0)
        snprintf(words.part, sizeof words.part, "%.2f%s", limit_s / choice_s,
                 is_by_latency ? " latency" : "");
    return words;
}

static const char *basis_words(enum ct_basis basis)
{
    if (basis == CT_RESULT_NATIVE_WRONG)
        return "native wrong";
    return basis == CT_RESULT_FIRST_LOOK ? "first look" : ct_basis_names[basis];
}

void ct_add_basis(struct ct_text *text, const struct ct_result_figures *figures)
{
    const struct ct_result_time *predicted = &figures->predicted;
    char time[24], low[24], high[24], native[24];

    if (figures->basis != CT_RESULT_PREDICTED) {
        ct_text_add(text, "%s", basis_words(figures->basis));
        return;
    }
    ct_time_text(predicted->seconds, time, sizeof time);
    ct_time_text(predicted->low_s, low, sizeof low);
    ct_time_text(predicted->high_s, high, sizeof high);
    ct_time_text(figures->predicted_native_s, native, sizeof native);
    ct_text_add(text, "predicted, %s: %s",
                figures->choice.seconds > 0 ? "measured too little" : "not measured", time);
    if (predicted->low_s > 0)
        ct_text_add(text, " (%s to %s)", low, high);
    if (figures->predicted_native_s > 0 && figures->predicted_native_s != predicted->seconds)
        ct_text_add(text, ", native %s", native);
}

bool ct_has_limit(const struct ct_result_collective *own)
{
    for (int i = 0; i < own->cases->nsizes; i++) {
        if (own->cases->sizes[i].limit_s > 0 || own->cases->sizes[i].latency_s > 0)
            return true;
    }
    return false;
}

void ct_add_why_no_limit(struct ct_text *text, const struct ct_signature *signature)
{
    if (strcmp(signature->mechanism, "arrival") == 0)
        ct_text_add(text, "; no limits, as ranks enter at different times");
}

void ct_add_native_left_out(struct ct_text *text, const struct ct_result_collective *own,
                            const char *before, const char *after)
{
    const size_t from = ct_result_native_failed_from(own);

    if (from != SIZE_MAX)
        ct_text_add(text,
                    "%sleft out: from %zu bytes on, where %s_native itself "
                    "failed%s",
                    before, from, own->name, after);
}

void ct_add_left_out(struct ct_text *text, const struct ct_result_collective *own,
                     const char *before, const char *after)
{
    for (int i = 0; i < own->nleft_out; i++) {
        const struct ct_result_left_out *left_out = &own->left_out[i];
        const bool is_wrong = left_out->what == CT_LEFT_OUT_WRONG;

        if (left_out->what == CT_LEFT_OUT_UNTRIED ||
            (!is_wrong && ct_result_is_native(left_out->algorithm, left_out->setting)))
            continue;
        ct_text_add(text, "%s%s: ", before, ct_left_out_names[left_out->what]);
        ct_add_choice(text, own->name, left_out->algorithm, left_out->setting);
        ct_text_add(text, ", %s %zu bytes%s%s", is_wrong ? "at" : "from", left_out->from_bytes,
                    is_wrong ? "" : " on", after);
    }
    ct_add_native_left_out(text, own, before, after);
}
