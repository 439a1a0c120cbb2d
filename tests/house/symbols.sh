#!/bin/sh
# symbols.sh TREE LIBRARIES - what the static libraries in folder LIBRARIES
# define and call.
#
# * External symbols begin with ct_, main aside. library/collectives/mpi_X.c has
#   ct_mpi_X and the functions MPI_X and MPI_X_c, library/entry/mpi_init.c has MPI_Init,
#   MPI_Init_thread and those of Fortran, library/entry/comm_free.c has
#   MPI_Comm_free and MPI_Comm_disconnect, no other file has MPI_.
# * A file that a list is made from, as in repo/COLLECTIVE/, has one external
#   symbol: its own name; COLLECTIVE.c has ct_COLLECTIVE. An algorithm that serves
#   another collective, too, has a second symbol, with that one's name.
# * No two files define the same one: of two static libraries the linker would
#   silently take the first.
# * Only library/ and timer/ call MPI at all.
# * What the tuned library is made of calls them by way of library/mpi/pmpi.h: it
#   is loaded into programs without MPI, too.
# * What runs under MPI calls PMPI_* only, so that nothing, our own library
#   least of all, comes between. The timer calls candidates through
#   library/collectives/, by the functions that these files define.
set -eu
. "$(dirname "$0")/files.sh"

need nm
ls "$2"/*.a >/dev/null 2>&1 || {
    echo "no libraries in $2" >&2
    exit 1
}

# Lines of LIBRARY MEMBER SYMBOL KIND, from nm's "lib/x.a[a.c.o]: name U".
symbols=$(for library in "$2"/*.a; do
    nm -A -g -P "$library"
done | sed -E 's|^(.*/)?([^/]*)\.a\[(.*)\.o\]: ([^ ]*) (.).*|\2 \3 \4 \5|')

described=$(files_of "$1" 'repo/*/*.c' 'timer/mechanism_*.c' 'timer/facts_*.c' 'result/write_*.c' \
    'library/collectives/mpi_*.c' \
    'cluster/formats/*port_*.c' 'driver/flavours/flavour_*.c' |
    sed -E -n '\:^repo/(.*)/\1\.c$: s|.*/(.*)\.c$|\1=ct_\1|p
        \:^library/: s|.*/(.*)\.c$|\1=ct_\1|p
        \:^repo/(.*)/\1_[^/]*\.c$|^(timer|cluster|driver|result)/: s|.*/(.*)\.c$|\1=\1|p' |
    tr '\n' ' ')

faults=$(printf '%s\n' "$symbols" | awk -v stems="$described" '
# True if the file may define this function for MPI.
function stands_for(file, symbol) {
    if (file == "mpi_init.c")
        return tolower(symbol) ~ /^mpi_init(_thread)?(_f08_)?$/
    if (file == "comm_free.c")
        return symbol ~ /^MPI_Comm_(free|disconnect)$/
    return symbol ~ /^MPI_/ &&
        (tolower(symbol) ".c" == file || tolower(symbol) ".c" == substr(file, 1, length(file) - 2) "_c.c")
}
# What follows the collective in the name of an algorithm; "" if no collective begins it.
function stem(name,    best, i) {
    for (i in collectives)
        if (index(name, i "_") == 1 && length(i) > length(best))
            best = i
    return best == "" ? "" : substr(name, length(best) + 1)
}
# True if the symbol is the algorithm of this file for another collective.
function serves(file, symbol) {
    sub(/\.c$/, "", file)
    return stem(file) != "" && stem(file) == stem(symbol)
}
BEGIN {
    n = split(stems, list, " ")
    for (i = 1; i <= n; i++) {
        split(list[i], pair, "=")
        described[pair[1] ".c"] = pair[2]
        if (pair[2] == "ct_" pair[1])
            collectives[pair[1]] = 1
    }
}
NF != 4 {
    print "nm says: " $0
    next
}
$4 == "U" || $4 == "w" {
    if ($3 ~ /^MPI_(T_)?[A-Z]?[a-z]/)
        print $1 ": " $2 ": calls " $3 ", not P" $3
    else if ($3 ~ /^PMPI_/ && $1 !~ /^libct_(library|run|timer)$/)
        print $1 ": " $2 ": calls " $3 ", but is to be free of MPI"
    else if ($3 ~ /^PMPI_/ && $1 != "libct_timer" && $2 != "pmpi.c")
        print $1 ": " $2 ": calls " $3 " without library/mpi/pmpi.h"
    next
}
$3 in owner && owner[$3] != $2 {
    print $2 ": external symbol " $3 " is also in " owner[$3]
}
{
    owner[$3] = $2
}
$2 in described {
    seen[$2] = seen[$2] || $3 == described[$2]
    if ($3 != described[$2] && !stands_for($2, $3) && !serves($2, $3))
        print $2 ": external symbol " $3
    next
}
$3 !~ /^(ct_|main$)/ && !($2 ~ /^(mpi_init|comm_free)\.c$/ && stands_for($2, $3)) {
    print $1 ": " $2 ": external symbol " $3 " is not ct_"
}
END {
    for (file in described)
        if (!seen[file])
            print file ": no symbol " described[file]
}')
printf '%s\n' "$faults" | no_faults
