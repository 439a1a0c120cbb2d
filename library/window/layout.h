/*
 * layout.h - what ranks of a host share without a message has to be laid out alike.
 */
#ifndef CT_LIBRARY_WINDOW_LAYOUT_H
#define CT_LIBRARY_WINDOW_LAYOUT_H

#include <stdint.h>

/* Continue a hash (base/hash.h) with the sizes, places and limits of all that is in a window. */
uint64_t ct_window_layout(uint64_t hash);

#endif
