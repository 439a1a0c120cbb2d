/*
 * job_kept.c - compares the decisions of a folder with what is asked for.
 */
#include "driver/jobs/job_kept.h"

#include "base/files.h"
#include "driver/decided/candidates_hash.h"
#include "driver/decided/restarted.h"
#include "driver/folder/machine.h"
#include "driver/journal/identity.h"
#include "driver/options/limit_words.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/plain.h"
#include "driver/spaces/outcome.h"
#include "generator/wiring.h"
#include "result/wording.h"

#include <stdlib.h>
#include <string.h>

static bool has_timer(const struct ct_signature *signature, const char *program)
{
    char *timer = ct_format("%s", program == NULL ? "own" : program);
    bool has = false;

    if (timer != NULL) {
        ct_plain_make(timer);
        has = strcmp(signature->timer, timer) == 0;
    }
    free(timer);
    return has;
}

/* True if the options ask for times such as these, of as many candidates. */
static bool is_timed_so(const struct ct_signature *signature, const struct ct_options *options)
{
    const char *counts = ct_is_of_equal_counts(signature) ? "equal" : signature->counts;
    const char *limits = signature->limits == NULL ? "usual" : signature->limits;
    char wanted[CT_LIMIT_WORDS_TEXT];

    return strcmp(limits, ct_limit_words(options, wanted)) == 0 &&
           strcmp(signature->thread_level, options->thread_level) == 0 &&
           strcmp(signature->mechanism, options->mechanisms.names[0]) == 0 &&
           strcmp(counts, options->counts) == 0 && has_timer(signature, options->timer);
}

/* The same of what only the first line of measurements.csv says; without the
   file, only its decisions were kept. */
static bool is_measured_so(const char *dir, const struct ct_options *options)
{
    char mechanism[CT_MECHANISM_TEXT];
    char *path = ct_format("%s/measurements.csv", dir);
    char *words = ct_format(" mechanism=%s ",
                            ct_mechanism_words(options->mechanisms.names[0], options->spread_s,
                                               options->counts, mechanism));
    char *text = NULL;
    bool is = path != NULL && words != NULL;

    if (is && ct_file_exists(path) && ct_file_read(path, &text, NULL) == CT_OK) {
        text[strcspn(text, "\n")] = '\0';
        is = strstr(text, words) != NULL &&
             (strstr(text, CT_IDENTITY_ALL) != NULL) == options->wants_all_algorithms;
    }
    free(text);
    free(words);
    free(path);
    return is;
}

/* True if all that the options name is decided: up to their largest size, and
   by all mechanisms. */
static bool is_complete(const struct ct_result *result, const struct ct_machine *wanted,
                        const struct ct_options *options)
{
    size_t sizes[CT_SIZES_MAX];
    const int nsizes = ct_tuning_sizes(options, wanted->cluster, sizes);

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const struct ct_collective *collective = ct_collectives[i];
        const struct ct_result_collective *own =
            ct_result_find_collective(result, collective->name);
        const int n =
            ct_tuning_sizes_of(&wanted->flavour, collective, wanted->cluster, sizes, nsizes);

        if (!options->collectives[i])
            continue;
        if (own == NULL || !own->is_complete)
            return false;
        if (options->mechanisms.n > 1 && own->nmechanisms == 0)
            return false;
        if (ct_collective_has_data(collective) &&
            collective->private_bytes == 0 && /* else tuned at that size */
            (own->cases->nsizes == 0 ||
             own->cases->sizes[own->cases->nsizes - 1].bytes < sizes[n - 1]))
            return false;
    }
    return true;
}

/* True if what the options name was decided among the algorithms that there are
   now, as far as is known. */
static bool has_all_candidates(const struct ct_result *result, const struct ct_machine *wanted,
                               const struct ct_options *options)
{
    struct ct_wiring wiring = {.places = NULL};
    bool has_all = ct_wiring_build(wanted->cluster, &wiring, NULL) == CT_OK;

    for (int i = 0; ct_collectives[i] != NULL && has_all; i++) {
        const struct ct_result_collective *own =
            ct_result_find_collective(result, ct_collectives[i]->name);

        if (options->collectives[i] && own != NULL && own->candidates != 0)
            has_all =
                own->candidates == ct_candidates_hash(ct_collectives[i], options, wiring.places);
    }
    ct_wiring_fini(&wiring);
    return has_all;
}

bool ct_job_is_kept(const struct ct_options *part)
{
    struct ct_options folder = *part;
    struct ct_machine machine;
    struct ct_machine wanted = {.cluster = NULL};
    struct ct_result *result = NULL;
    bool is_kept = false;

    folder.file = part->out_dir;
    if (ct_machine_open_tuned(&machine, &folder, NULL) == CT_OK &&
        ct_machine_open(&wanted, part, NULL) == CT_OK &&
        machine.cluster->hash == wanted.cluster->hash &&
        ct_machine_check(&machine, &result, NULL) == CT_OK)
        is_kept = result->signature.is_simulated == wanted.flavour.times.is_simulated &&
                  is_timed_so(&result->signature, part) && is_measured_so(machine.dir, part) &&
                  is_complete(result, &wanted, part) && !ct_restarted(machine.dir) &&
                  has_all_candidates(result, &wanted, part);
    ct_result_free(result);
    ct_machine_close(&wanted);
    ct_machine_close(&machine);
    return is_kept;
}
