/*
 * aliases.h - names that papers and earlier versions have for settings of an
 * algorithm.
 *
 * An algorithm with parameters is often a family to which papers gave several
 * names: "bcast_chain" and "bcast_binary" are bcast_tree with a tree each. Such
 * a name may be used wherever a name is typed or read: COLLTUNE_FORCE,
 * `colltune algorithms`, decisions.csv, measurements.csv. It says the values of
 * some parameters; what it leaves open may have names and values of its own.
 */
#ifndef CT_REPO_ALIASES_H
#define CT_REPO_ALIASES_H

#include "repo/algorithm.h"

/* Room for a name with its collective's, its NUL included. */
#define CT_ALGORITHM_TEXT 128

struct ct_alias {
    const char *collective; /* also for collectives that have its algorithms */
    const char *name;   /* what follows the collective's name: "pair_light" */
    const char *family; /* the same of the algorithm: "rounds" */
    const char *fixed;  /* the values that the name says:
                               "partners=pair separation=light barriers=0" */
    const struct ct_param *const *params; /* what it leaves open, as in
                                             ct_algorithm; NULL: nothing */
    const char *last; /* the algorithm's name of the last of them, if it is
                         another */
};

/* All of them; the last has no name. */
extern const struct ct_alias ct_aliases[];

/* How many there are. */
int ct_aliases_count(void);

/* What a name means. */
struct ct_named {
    const struct ct_algorithm *algorithm; /* NULL: none, or native */
    const struct ct_alias *alias;         /* NULL: it is the algorithm's own */
};

/* Look a name up in a list, then among the aliases of those in the list. */
struct ct_named ct_named_find(const struct ct_algorithm *const *list,
                              const char *name);

/* The parameters that an alias, or a name, leaves open. */
const struct ct_param *const *ct_alias_params(const struct ct_alias *alias);
const struct ct_param *const *ct_named_params(const struct ct_named *named);

/* A setting of these, and the one with a number, as the algorithm's. */
struct ct_setting ct_named_setting(const struct ct_named *named,
                                   const struct ct_setting *own);
struct ct_setting ct_named_setting_at(const struct ct_named *named, int number);

/*
 * Understand a setting of the parameters that the name leaves open.
 *
 * setting  out: of the algorithm
 * returns  0 or CT_ERR_INPUT, as ct_setting_read
 */
int ct_named_read(const struct ct_named *named, const char *text,
                  struct ct_setting *setting, struct ct_diag *diag);

/*
 * Replace an alias and its setting by the algorithm's; other names stay as they
 * are. An empty setting stays empty if the alias leaves parameters open.
 *
 * name     CT_ALGORITHM_TEXT bytes
 * setting  CT_SETTING_TEXT bytes
 * returns  0; CT_ERR_INPUT: the setting is none of the alias
 */
int ct_alias_replace(char *name, char *setting, struct ct_diag *diag);

/*
 * The alias that means this setting; NULL: none does.
 *
 * own  out: the setting of what the alias leaves open
 */
const struct ct_alias *ct_alias_of(const struct ct_algorithm *algorithm,
                                   const struct ct_setting *setting,
                                   struct ct_setting *own);

/* True if the alias is a name for settings of the algorithm. */
bool ct_alias_is_of(const struct ct_alias *alias,
                    const struct ct_algorithm *algorithm);

/* The alias' name with the collective's.
   text  out: CT_ALGORITHM_TEXT bytes; returns it */
char *ct_alias_text(const struct ct_alias *alias,
                    const struct ct_collective *collective, char *text);

#endif
