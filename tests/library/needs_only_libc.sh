#!/bin/sh
# needs_only_libc.sh LIBRARY... - loading a library of ours brings no other one
# along, not even libm (base/numbers.h), does nothing, and ends no process for want
# of MPI: all that it takes from elsewhere is a weak reference to MPI, or of the C
# library. What the sanitizers' libraries have is right, too.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

for library; do
    readelf -d "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' |
        grep -vE '^(lib(c|dl|pthread|gcc_s|asan|ubsan)|ld-linux[a-z0-9-]*)\.so' >needed || :
    nm -D --undefined-only "$library" |
        grep -vE ' w PMPI_[A-Z]|@(GLIBC|GCC)_| w (__gmon_start__|_ITM_[a-zA-Z]*|__cxa_finalize)$| U __[au]b?san_' >undefined || :
    cat needed undefined >&2
    [ ! -s needed ]
    [ ! -s undefined ]
    [ "$(nm -D --undefined-only "$library" | grep -c ' w PMPI_[A-Z]')" -gt 50 ]
    # one function that runs when it is loaded: the C library's own
    nm -D --undefined-only "$library" | grep -q __asan_ ||
        readelf -d "$library" | grep -q '(INIT_ARRAYSZ)  *8 (bytes)'
done
