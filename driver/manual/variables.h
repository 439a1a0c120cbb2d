/*
 * variables.h - the environment variables of the tuned library and of the command.
 */
#ifndef CT_DRIVER_MANUAL_VARIABLES_H
#define CT_DRIVER_MANUAL_VARIABLES_H

struct ct_variable {
    const char *name;
    const char *value;     /* what it may be */
    const char *otherwise; /* what is meant if it is unset or empty; NULL: nothing */
    const char *meaning;
};

/* Those of the library, and of the command; name NULL at the end. */
extern const struct ct_variable ct_library_variables[];
extern const struct ct_variable ct_command_variables[];

#endif
