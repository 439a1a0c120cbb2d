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
    nm -D --undefined-only "$library" >names
    readelf -d "$library" >dynamic
    sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' dynamic |
        grep -vE '^(lib(c|dl|pthread|gcc_s|asan|ubsan)|ld-linux[a-z0-9-]*)\.so' >needed || :
    grep -vE ' w PMPI_[A-Z]|@(GLIBC|GCC)_| w (__gmon_start__|_ITM_[a-zA-Z]*|__cxa_finalize)$' \
        names >undefined || :
    if grep -q __asan_ names; then # it has functions of the C library, too
        sed -i '/ U [^P]/d' undefined
    else # one function runs when the library is loaded: the C library's own
        grep -q '(INIT_ARRAYSZ)  *8 (bytes)' dynamic
    fi
    cat needed undefined >&2
    [ ! -s needed ]
    [ ! -s undefined ]
    [ "$(grep -c ' w PMPI_[A-Z]' names)" -gt 50 ]
done
