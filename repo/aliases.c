/*
 * aliases.c - the table of aliases, and what they mean.
 */
#include "repo/aliases.h"

#include "repo/segment_bytes.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const int barrier_counts[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
static const struct ct_param barriers_param = {
    .name = "barriers",
    .nvalues = sizeof barrier_counts / sizeof *barrier_counts,
    .values = barrier_counts,
};

static const int whole_or_16384[] = {0, 16384};
static const struct ct_param whole_or_16384_param = {
    .name = "segment_bytes",
    .nvalues = sizeof whole_or_16384 / sizeof *whole_or_16384,
    .values = whole_or_16384,
};

static const int chain_counts[] = {1, 2, 4};
static const struct ct_param chains_param = {
    .name = "chains",
    .nvalues = sizeof chain_counts / sizeof *chain_counts,
    .values = chain_counts,
};

static const int radices_from_2[] = {2, 3, 4, 8};
static const struct ct_param radix_from_2_param = {
    .name = "radix",
    .nvalues = sizeof radices_from_2 / sizeof *radices_from_2,
    .values = radices_from_2,
};

static const struct ct_param radix_from_3_param = {
    .name = "radix",
    .nvalues = sizeof radices_from_2 / sizeof *radices_from_2 - 1,
    .values = radices_from_2 + 1,
};

static const int block_radices[] = {4, 8, 16};
static const struct ct_param block_radix_param = {
    .name = "radix",
    .nvalues = sizeof block_radices / sizeof *block_radices,
    .values = block_radices,
};

/* What names leave open. */
static const struct ct_param *const block_radix[CT_SETTING_MAX] = {&block_radix_param};
static const struct ct_param *const long_chains[CT_SETTING_MAX] = {&ct_long_segments_param,
                                                                   &chains_param};
static const struct ct_param *const long_radix[CT_SETTING_MAX] = {&ct_long_segments_param,
                                                                  &radix_from_3_param};
static const struct ct_param *const segmented[CT_SETTING_MAX] = {&ct_long_segments_param};
static const struct ct_param *const whole_or_segmented[CT_SETTING_MAX] = {&ct_whole_or_8192_param};
static const struct ct_param *const whole_or_segmented_radix[CT_SETTING_MAX] = {
    &ct_whole_or_8192_param, &radix_from_3_param};
static const struct ct_param *const up_radix[CT_SETTING_MAX] = {&whole_or_16384_param,
                                                                &radix_from_2_param};
static const struct ct_param *const barriers[CT_SETTING_MAX] = {&barriers_param};

#define ALL_SAID(collective, name, family, fixed)                                                  \
    {                                                                                              \
        collective, name, family, fixed, NULL, NULL                                                \
    }
#define OPEN(collective, name, family, fixed, params)                                              \
    {                                                                                              \
        collective, name, family, fixed, params, NULL                                              \
    }
#define OPEN_AS(collective, name, family, fixed, params, last)                                     \
    {                                                                                              \
        collective, name, family, fixed, params, last                                              \
    }

const struct ct_alias ct_aliases[] = {
    ALL_SAID("allgather", "one_factor", "rounds", "partners=one_factor separation=none barriers=0"),
    OPEN("allgather", "one_factor_barrier", "rounds", "partners=one_factor separation=barrier",
         barriers),
    ALL_SAID("allgather", "one_factor_light", "rounds",
             "partners=one_factor separation=light barriers=0"),
    ALL_SAID("allgather", "pair", "rounds", "partners=pair separation=none barriers=0"),
    OPEN("allgather", "pair_barrier", "rounds", "partners=pair separation=barrier", barriers),
    ALL_SAID("allgather", "pair_light", "rounds", "partners=pair separation=light barriers=0"),
    ALL_SAID("allgather", "shift", "rounds", "partners=shift separation=none barriers=0"),
    OPEN("allgather", "shift_barrier", "rounds", "partners=shift separation=barrier", barriers),
    ALL_SAID("allgather", "shift_light", "rounds", "partners=shift separation=light barriers=0"),
    ALL_SAID("allreduce", "bine", "halving", "distance=bine"),
    ALL_SAID("allreduce", "rabenseifner", "halving", "distance=near"),
    ALL_SAID("allreduce", "rabenseifner_far", "halving", "distance=far"),
    ALL_SAID("alltoall", "one_factor", "rounds", "partners=one_factor separation=none barriers=0"),
    OPEN("alltoall", "one_factor_barrier", "rounds", "partners=one_factor separation=barrier",
         barriers),
    ALL_SAID("alltoall", "one_factor_light", "rounds",
             "partners=one_factor separation=light barriers=0"),
    ALL_SAID("alltoall", "pair", "rounds", "partners=pair separation=none barriers=0"),
    OPEN("alltoall", "pair_barrier", "rounds", "partners=pair separation=barrier", barriers),
    ALL_SAID("alltoall", "pair_light", "rounds", "partners=pair separation=light barriers=0"),
    OPEN("alltoall", "ring_barrier", "rounds", "partners=shift separation=barrier", barriers),
    ALL_SAID("alltoall", "ring_light", "rounds", "partners=shift separation=light barriers=0"),
    ALL_SAID("bcast", "linear", "tree", "segment_bytes=0 tree=linear radix=1"),
    OPEN("bcast", "binary", "tree", "tree=kary radix=2", segmented),
    OPEN("bcast", "binomial", "tree", "tree=knomial radix=2", whole_or_segmented),
    OPEN_AS("bcast", "chain", "tree", "tree=chain", long_chains, "radix"),
    OPEN("bcast", "kary", "tree", "tree=kary", long_radix),
    OPEN("bcast", "knomial", "tree", "tree=knomial", whole_or_segmented_radix),
    ALL_SAID("gather", "binomial", "tree", "radix=2"),
    OPEN("gather", "knomial", "tree", "", block_radix),
    OPEN("reduce", "binary", "tree", "tree=kary radix=2", segmented),
    ALL_SAID("reduce", "binomial", "tree", "segment_bytes=0 tree=knomial radix=2"),
    ALL_SAID("reduce", "bine_scatter_gather", "halving", "distance=bine"),
    OPEN("reduce", "chain", "tree", "tree=kary radix=1", segmented),
    OPEN("reduce", "in_order_binary", "tree", "tree=in_order radix=2", segmented),
    OPEN("reduce", "kary", "tree", "tree=kary", long_radix),
    OPEN("reduce", "knomial", "tree", "tree=knomial", up_radix),
    ALL_SAID("reduce", "rabenseifner", "halving", "distance=near"),
    ALL_SAID("reduce", "rabenseifner_far", "halving", "distance=far"),
    ALL_SAID("reduce_scatter_block", "bine", "halving", "distance=bine"),
    ALL_SAID("reduce_scatter_block", "butterfly", "halving", "distance=near"),
    ALL_SAID("reduce_scatter_block", "recursive_halving", "halving", "distance=far"),
    ALL_SAID("allgather", "mesh_2d", "mesh", "dims=2"),
    ALL_SAID("allgather", "mesh_3d", "mesh", "dims=3"),
    ALL_SAID("alltoall", "grid_2d", "grid", "dims=2"),
    ALL_SAID("alltoall", "grid_3d", "grid", "dims=3"),
    ALL_SAID("alltoall", "mesh_2d", "mesh", "dims=2"),
    ALL_SAID("alltoall", "mesh_3d", "mesh", "dims=3"),
    ALL_SAID(NULL, NULL, NULL, NULL),
};

int ct_aliases_count(void)
{
    return (int)(sizeof ct_aliases / sizeof *ct_aliases) - 1;
}

char *ct_alias_text(const struct ct_alias *alias, const struct ct_collective *collective,
                    char *text)
{
    snprintf(text, CT_ALGORITHM_TEXT, "%s_%s", collective->name, alias->name);
    return text;
}

/* True if `name` is that of the collective, '_' and `method`. */
static bool is_named(const char *name, const struct ct_collective *collective, const char *method)
{
    const size_t length = strlen(collective->name);

    return strncmp(name, collective->name, length) == 0 && name[length] == '_' &&
           strcmp(name + length + 1, method) == 0;
}

bool ct_alias_is_of(const struct ct_alias *alias, const struct ct_algorithm *algorithm)
{
    const struct ct_algorithm *first = algorithm->like != NULL ? algorithm->like : algorithm;

    return strcmp(alias->collective, first->collective->name) == 0 &&
           is_named(first->name, first->collective, alias->family);
}

struct ct_named ct_named_find(const struct ct_algorithm *const *list, const char *name)
{
    struct ct_named named = {.algorithm = ct_algorithm_find(list, name)};

    for (int i = 0; named.algorithm == NULL && list[i] != NULL; i++) {
        for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
            if (ct_alias_is_of(a, list[i]) && is_named(name, list[i]->collective, a->name))
                named = (struct ct_named){list[i], a};
        }
    }
    return named;
}

const struct ct_param *const *ct_alias_params(const struct ct_alias *alias)
{
    return alias->params == NULL ? ct_no_params : alias->params;
}

const struct ct_param *const *ct_named_params(const struct ct_named *named)
{
    if (named->alias != NULL)
        return ct_alias_params(named->alias);
    return named->algorithm == NULL ? ct_no_params : named->algorithm->params;
}

/* Which of the algorithm's parameters is number `k` of the alias'. */
static int place_of(const struct ct_alias *alias, int k, const struct ct_algorithm *algorithm)
{
    const bool is_last = k == ct_params_count(alias->params) - 1;
    const char *name = is_last && alias->last != NULL ? alias->last : alias->params[k]->name;
    int i = 0;

    while (strcmp(algorithm->params[i]->name, name) != 0)
        i++;
    return i;
}

static struct ct_setting setting_of(const struct ct_alias *alias,
                                    const struct ct_algorithm *algorithm,
                                    const struct ct_setting *own)
{
    struct ct_setting setting = *own;
    int err;

    memset(setting.values, 0, CT_SETTING_MAX * sizeof *setting.values);
    err = ct_setting_change(algorithm->params, alias->fixed, &setting, NULL);
    assert(err == CT_OK);
    (void)err;
    for (int k = 0; k < ct_params_count(ct_alias_params(alias)); k++)
        setting.values[place_of(alias, k, algorithm)] = own->values[k];
    return setting;
}

struct ct_setting ct_named_setting(const struct ct_named *named, const struct ct_setting *own)
{
    return named->alias == NULL ? *own : setting_of(named->alias, named->algorithm, own);
}

struct ct_setting ct_named_setting_at(const struct ct_named *named, int number)
{
    const struct ct_setting own = ct_settings_at(ct_named_params(named), number);

    return ct_named_setting(named, &own);
}

int ct_named_read(const struct ct_named *named, const char *text, struct ct_setting *setting,
                  struct ct_diag *diag)
{
    const int err = ct_setting_read(ct_named_params(named), text, setting, diag);

    if (err == CT_OK)
        *setting = ct_named_setting(named, setting);
    return err;
}

int ct_alias_replace(char *name, char *setting, struct ct_diag *diag)
{
    const struct ct_named named = ct_named_find(ct_registry, name);
    struct ct_setting values;
    int err;

    if (named.alias == NULL)
        return CT_OK;
    if (setting[0] != '\0' || named.alias->params == NULL) {
        err = ct_named_read(&named, setting, &values, diag);
        if (err != CT_OK)
            return err;
        ct_setting_text(named.algorithm->params, &values, setting);
    }
    snprintf(name, CT_ALGORITHM_TEXT, "%s", named.algorithm->name);
    return CT_OK;
}

/* True if the alias means the setting; own: out. */
static bool means(const struct ct_alias *alias, const struct ct_algorithm *algorithm,
                  const struct ct_setting *setting, struct ct_setting *own)
{
    struct ct_setting back;

    *own = *setting; /* the order of ranks */
    memset(own->values, 0, CT_SETTING_MAX * sizeof *own->values);
    for (int k = 0; k < ct_params_count(ct_alias_params(alias)); k++)
        own->values[k] = setting->values[place_of(alias, k, algorithm)];
    if (!ct_setting_is_valid(ct_alias_params(alias), own))
        return false;
    back = setting_of(alias, algorithm, own);
    return ct_setting_is_equal(&back, setting);
}

const struct ct_alias *ct_alias_of(const struct ct_algorithm *algorithm,
                                   const struct ct_setting *setting, struct ct_setting *own)
{
    const struct ct_alias *alias = ct_aliases;

    while (alias->name != NULL &&
           (!ct_alias_is_of(alias, algorithm) || !means(alias, algorithm, setting, own)))
        alias++;
    return alias->name == NULL ? NULL : alias;
}
