/*
 * environment.h - environment variables of colltune's own, and their words.
 */
#ifndef CT_BASE_ENVIRONMENT_H
#define CT_BASE_ENVIRONMENT_H

enum ct_answer { CT_ANSWER_NO, CT_ANSWER_YES, CT_ANSWER_UNKNOWN };

/*
 * The value of a variable. NULL if it is unset or empty, and always in a
 * program that has more rights than its caller (set-user-id, for example): the
 * caller's variables must not make such a program write a file.
 */
const char *ct_environment_get(const char *name);

/* The words for ct_answer_of, for messages. */
#define CT_ANSWER_WORDS "1, on, yes, true, 0, off, no or false"

/* The answer that a word gives, in upper or lower case. */
enum ct_answer ct_answer_of(const char *word);

#endif
