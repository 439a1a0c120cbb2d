/*
 * status.c - the sentence of a failure, and sizes that do not wrap.
 */
#include "base/status.h"

#include "base/locales.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

int ct_diag_set(struct ct_diag *diag, enum ct_status status, const char *format, ...)
{
    locale_t locale;
    va_list args;

    if (diag == NULL)
        return status;
    locale = ct_c_locale_begin();
    va_start(args, format);
    vsnprintf(diag->text, sizeof diag->text, format, args);
    va_end(args);
    ct_c_locale_end(locale);
    ct_text_printable(diag->text);
    return status;
}

int ct_diag_memory(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
}

/* Half the bits of a size. */
#define HALF_MAX (SIZE_MAX >> (sizeof(size_t) * 4))

/* Most sizes are small and need no division. */
size_t ct_size_mul(size_t a, size_t b)
{
    if (a <= HALF_MAX && b <= HALF_MAX)
        return a * b;
    if (a != 0 && b > SIZE_MAX / a)
        return SIZE_MAX;
    return a * b;
}

size_t ct_size_add(size_t a, size_t b)
{
    return b > SIZE_MAX - a ? SIZE_MAX : a + b;
}
