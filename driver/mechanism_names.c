/*
 * mechanism_names.c - the lists that CMake made of timer/mechanism_*.c.
 */
#include "driver/mechanism_names.h"

#include "base/words.h"
#include "driver/config.h"

#include <stddef.h>

const char *ct_mechanism_name(int i)
{
    static const char *const names[] = {CT_MECHANISMS NULL};

    return names[i];
}

static const char *one_call(int i)
{
    static const char *const names[] = {CT_MECHANISMS_OF_ONE_CALL NULL};

    return names[i];
}

bool ct_mechanism_is_one_call(const char *name)
{
    return ct_words_have(one_call, name);
}
