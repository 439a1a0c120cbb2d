/*
 * locales.h - printing as in the C locale, by this thread alone: numbers have a decimal point,
 * whatever locale the program has that the library runs in.
 */
#ifndef CT_BASE_LOCALES_H
#define CT_BASE_LOCALES_H

#include <locale.h>

/* Returns what ct_c_locale_end needs. glibc and musl allocate nothing for the C locale. */
static inline locale_t ct_c_locale_begin(void)
{
    return uselocale(newlocale(LC_ALL_MASK, "C", (locale_t)0));
}

static inline void ct_c_locale_end(locale_t before)
{
    uselocale(before);
}

#endif
