/*
 * fingerprint.c - hashes schedules number by number, so that the layout of
 * structures in memory has no part in it.
 */
#include "repo/fingerprint.h"

#include "repo/aliases.h"

#include <stdlib.h>
#include <string.h>

#define RANKS_MAX 8
#define SEGMENTS_MAX 64
#define BYTES_MAX ((size_t)1 << 30)
#define ITEM_BYTES ((size_t)1024)

/* A number at once: byte by byte takes eight times as long, seconds for some
   hundred ranks. The shift brings high bits down, which FNV's multiplication
   never does. */
static uint64_t add(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(1099511628211);
    return hash ^ hash >> 29;
}

static uint64_t add_int(uint64_t hash, int number)
{
    return add(hash, (uint64_t)(int64_t)number);
}

static uint64_t add_span(uint64_t hash, const struct ct_span *span)
{
    hash = add_int(hash, span->buffer);
    hash = add_int(hash, span->first);
    return add_int(hash, span->units);
}

static uint64_t add_step(uint64_t hash, const struct ct_schedule *schedule,
                         const struct ct_step *step)
{
    hash = add_int(hash, (int)step->action);
    hash = add_int(hash, step->peer);
    hash = add_int(hash, step->tag);
    hash = add_span(hash, &step->src);
    hash = add_span(hash, &step->dst);
    hash = add_int(hash, step->npreds);
    if (step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE)
        hash = add_int(hash, step->skip);
    for (int i = 0; step->action == CT_DO_POST && i < step->nreaders; i++)
        hash = add_int(hash, schedule->readers[step->first_reader + i].rank);
    for (int i = 0; i < step->nsuccs; i++)
        hash = add_int(hash, schedule->succs[step->first_succ + i]);
    return hash;
}

/* For which items scratch is: it matters where items have counts. */
static uint64_t add_items(uint64_t hash, const struct ct_schedule *schedule)
{
    for (int i = 0; i < schedule->nscratch; i++) {
        const int n = schedule->scratch_items[i] == NULL ? 0 : ct_scratch_blocks(schedule, i);

        for (int k = 0; k < n; k++)
            hash = add_int(hash, schedule->scratch_items[i][k]);
    }
    return hash;
}

static uint64_t add_schedule(uint64_t hash, const struct ct_schedule *schedule)
{
    hash = add_int(hash, schedule->units_per_block);
    hash = add_int(hash, schedule->nsteps);
    for (int i = 0; i < schedule->nsteps; i++)
        hash = add_step(hash, schedule, &schedule->steps[i]);
    for (int i = 0; i < schedule->nepochs; i++)
        hash = add_int(hash, schedule->epochs[i]);
    for (int i = 0; i < schedule->nscratch; i++)
        hash = add_int(hash, schedule->scratch_units[i]);
    return hash;
}

static uint64_t add_plan(uint64_t hash, const struct ct_algorithm *algorithm,
                         const struct ct_shape *shape, bool *is_planned)
{
    struct ct_schedule *schedule;

    if (ct_algorithm_plan(algorithm, shape, &schedule, NULL) != CT_OK) {
        *is_planned = false;
        return hash;
    }
    hash = add_schedule(hash, schedule);
    if (algorithm->collective->has_counts)
        hash = add_items(hash, schedule);
    ct_schedule_free(schedule);
    return hash;
}

/* All ranks, or some of them evenly spaced with the last. */
static uint64_t add_ranks(uint64_t hash, const struct ct_algorithm *algorithm,
                          struct ct_shape shape, bool *is_planned)
{
    const int n = shape.nranks < RANKS_MAX ? shape.nranks : RANKS_MAX;

    for (int i = 0; i < n && *is_planned; i++) {
        shape.rank = n == 1 ? 0 : (int)((long long)i * (shape.nranks - 1) / (n - 1));
        hash = add_plan(hash, algorithm, &shape, is_planned);
    }
    return hash;
}

/* Which sizes it takes, and in how many segments. */
static uint64_t add_sizes(uint64_t hash, const struct ct_algorithm *algorithm,
                          struct ct_problem problem, int *most)
{
    for (problem.bytes = 1; problem.bytes <= BYTES_MAX; problem.bytes *= 2) {
        const bool applies = ct_algorithm_applies(algorithm, &problem);
        const int segments = applies ? ct_algorithm_shape(algorithm, &problem, 0).segments : 0;

        hash = add_int(hash, segments);
        if (segments > *most && segments <= SEGMENTS_MAX)
            *most = segments;
    }
    return hash;
}

/* As it was when algorithms had one parameter at most: committed fingerprints
   of those stay what they are. */
static uint64_t add_setting(uint64_t hash, const struct ct_param *const *params,
                            const struct ct_setting *setting)
{
    const int nparams = ct_params_count(params);

    const bool has_first = nparams > 0 && !ct_param_is_unsaid(params[0], setting->values[0]);

    hash = ct_hash_text(hash, has_first ? params[0]->name : "");
    hash = add_int(hash, has_first ? setting->values[0] : 0);
    for (int i = 1; i < nparams; i++) {
        if (ct_param_is_unsaid(params[i], setting->values[i]))
            continue;
        hash = ct_hash_text(hash, params[i]->name);
        hash = add_int(hash, setting->values[i]);
    }
    if (ct_setting_order(setting) != CT_AS_IS)
        hash = ct_hash_text(hash, ct_order_names[ct_setting_order(setting)]);
    return hash;
}

/* The name and the setting; if there is an alias that means them, the alias with
   its own setting: what was measured under that name stays valid. */
static uint64_t add_names(uint64_t hash, const struct ct_algorithm *algorithm,
                          const struct ct_setting *setting)
{
    char name[CT_ALGORITHM_TEXT];
    struct ct_setting own;
    const struct ct_alias *alias = ct_alias_of(algorithm, setting, &own);

    if (alias == NULL)
        return add_setting(ct_hash_text(hash, algorithm->name), algorithm->params, setting);
    hash = ct_hash_text(hash, ct_alias_text(alias, algorithm->collective, name));
    return add_setting(hash, ct_alias_params(alias), &own);
}

/* Those that have roots are planned for the first, one in the middle and the
   last. */
static uint64_t add_roots(uint64_t hash, const struct ct_algorithm *algorithm,
                          struct ct_shape shape, bool *is_planned)
{
    const int last = shape.nranks - 1;
    const int roots[] = {0, shape.nranks / 2, last};

    hash = add_ranks(hash, algorithm, shape, is_planned);
    for (int i = 1; i < 3 && algorithm->collective->is_rooted; i++) {
        if (roots[i] == roots[i - 1])
            continue;
        shape.root = roots[i];
        hash = add_ranks(hash, algorithm, shape, is_planned);
    }
    return hash;
}

/* Those that depend on counts are planned for items of one size, then for items
   that differ, some of them empty. */
static uint64_t add_counts(uint64_t hash, const struct ct_algorithm *algorithm,
                           struct ct_shape shape, bool *is_planned)
{
    const size_t n = (size_t)shape.nranks;
    size_t *sizes;

    if (!algorithm->by_counts)
        return add_roots(hash, algorithm, shape, is_planned);
    sizes = malloc(n * sizeof *sizes);
    if (sizes == NULL) {
        *is_planned = false;
        return hash;
    }
    shape.item_bytes = sizes;
    for (size_t i = 0; i < n; i++)
        sizes[i] = ITEM_BYTES;
    hash = add_roots(hash, algorithm, shape, is_planned);
    for (size_t i = 0; i < n; i++)
        sizes[i] = (i * 7 + 3) % 5 * ITEM_BYTES;
    hash = add_roots(hash, algorithm, shape, is_planned);
    free(sizes);
    return hash;
}

/* In one segment, in two, and in as many as there can be; `most` of them. Only of
   a problem that applies to some size. */
static uint64_t add_segments(uint64_t hash, const struct ct_algorithm *algorithm,
                             const struct ct_problem *problem, int most, bool *is_planned)
{
    struct ct_shape shape = ct_algorithm_shape(algorithm, problem, 0);

    shape.segments = 1;
    hash = add_counts(hash, algorithm, shape, is_planned);
    shape.segments = 2;
    if (most > 2)
        hash = add_counts(hash, algorithm, shape, is_planned);
    shape.segments = most;
    if (most > 1)
        hash = add_counts(hash, algorithm, shape, is_planned);
    return hash;
}

/* The sizes that a routine is made for: what was measured with them. */
static uint64_t add_pattern(uint64_t hash, const struct ct_algorithm *algorithm, int nranks)
{
    const size_t n = (size_t)nranks;
    const size_t nitems = algorithm->collective->private_bytes != 0 ? n * n : n;

    if (algorithm->pattern_bytes == NULL)
        return hash;
    for (size_t i = 0; i < nitems; i++)
        hash = add(hash, algorithm->pattern_bytes[i]);
    return hash;
}

/* If it combines in rank order, ranks as they are. */
static uint64_t add_ordered(uint64_t hash, const struct ct_algorithm *algorithm,
                            struct ct_setting setting)
{
    setting.values[CT_SETTING_ORDER] = CT_AS_IS;
    return add_int(hash, ct_algorithm_is_ordered(algorithm, &setting));
}

/* Of a setting that an alias has, but another one means: under this name it
   applied to no size. */
static uint64_t without_plan(const struct ct_named *named, const struct ct_setting *own)
{
    char name[CT_ALGORITHM_TEXT];
    uint64_t hash = ct_hash_text(CT_HASH_START,
                                 ct_alias_text(named->alias, named->algorithm->collective, name));

    hash = add_setting(hash, ct_named_params(named), own);
    hash = add_ordered(hash, named->algorithm, ct_named_setting(named, own));
    for (size_t bytes = 1; bytes <= BYTES_MAX; bytes *= 2)
        hash = add_int(hash, 0);
    return hash;
}

/* Of a setting of the parameters that a name leaves open. */
static uint64_t named_fingerprint(const struct ct_named *named, const struct ct_setting *own,
                                  int nranks, const struct ct_places *places)
{
    const struct ct_setting setting = ct_named_setting(named, own);
    struct ct_setting unused;

    if (named->alias != NULL && ct_alias_of(named->algorithm, &setting, &unused) != named->alias)
        return without_plan(named, own);
    return ct_fingerprint(named->algorithm, &setting, nranks, places);
}

uint64_t ct_fingerprint(const struct ct_algorithm *algorithm, const struct ct_setting *setting,
                        int nranks, const struct ct_places *places)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = nranks,
                                       .setting = *setting,
                                       .places = places};
    uint64_t hash = add_names(CT_HASH_START, algorithm, setting);
    bool is_planned = true;
    int most = 0;

    hash = add_ordered(hash, algorithm, *setting);
    hash = add_sizes(hash, algorithm, problem, &most);
    hash = add_pattern(hash, algorithm, nranks);
    if (most >= 1)
        hash = add_segments(hash, algorithm, &problem, most, &is_planned);
    if (!is_planned)
        return 0;
    return hash != 0 ? hash : 1;
}

/* True if the setting was there before any parameter was added. */
static bool is_old(const struct ct_param *const *params, const struct ct_setting *own)
{
    bool is_old = true;

    for (int i = 0; i < ct_params_count(params); i++)
        is_old = is_old && (!params[i]->is_added || ct_param_is_unsaid(params[i], own->values[i]));
    return is_old;
}

/* An algorithm with all its settings, or the old ones; or those that an alias means. */
static uint64_t add_algorithm(uint64_t hash, const struct ct_named *named, int nranks,
                              const struct ct_places *places, bool old_only)
{
    struct ct_algorithm settings = *named->algorithm;
    int n, nplain;

    memcpy(settings.params, ct_named_params(named), sizeof settings.params);
    n = ct_algorithm_settings(&settings, places);
    nplain = ct_settings_count(settings.params);
    /* one in each order: all are composed in the same way */
    for (int i = 0; i < n; i += i < nplain - 1 ? 1 : nplain) {
        const struct ct_setting own = ct_algorithm_setting_at(&settings, places, i);

        if (!old_only || is_old(settings.params, &own))
            hash = add(hash, named_fingerprint(named, &own, nranks, places));
    }
    return hash;
}

uint64_t ct_fingerprint_of(const struct ct_named *named, int nranks, const struct ct_places *places)
{
    return add_algorithm(CT_HASH_START, named, nranks, places, false);
}

uint64_t ct_fingerprint_before(const struct ct_named *named, int nranks,
                               const struct ct_places *places)
{
    return add_algorithm(CT_HASH_START, named, nranks, places, true);
}

uint64_t ct_fingerprint_list(const struct ct_algorithm *const *list, int nranks,
                             const struct ct_places *places)
{
    uint64_t hash = CT_HASH_START;

    for (; *list != NULL; list++) {
        const struct ct_named named = {.algorithm = *list};

        hash = add_algorithm(hash, &named, nranks, places, false);
    }
    return hash;
}
