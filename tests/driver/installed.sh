#!/bin/sh
# installed.sh - what `cmake --install` copies is all that tuning needs, also
# after it was moved.
set -eu
. "$(dirname "$0")/drive.sh"
unset COLLTUNE_MPICC # as its users run it

"$CMAKE" --install "$BUILD" --prefix "$work/first place" >install.log 2>&1 ||
    fail "$(cat install.log)"
mv 'first place' "it's here"
home="$work/it's here"
find "$home" -type l | grep . && fail 'links out of the installed folder'
grep -rl "$SOURCE" "$home/include" && fail 'headers name the source folder'
[ ! -e "$home/include/colltune/driver" ] || fail 'more than generated code needs'
COLLTUNE_BIN="$home/bin/colltune"

cluster_file installed
run 0 tune -q --collective alltoall --largest 1 --out m installed.yaml
prints '^ *1  alltoall_'
[ -x m/build/libcolltuned-installed.so ] || fail 'no library'
sh "$SOURCE/tests/library/needs_only_libc.sh" "$PWD/m/build/libcolltuned-installed.so" \
    "$home/lib/colltune/libcolltune-record.so" || fail 'it needs more than libc'
if [ -z "$SANITIZE" ]; then
    run 0 bench --collective alltoall m
    prints '^colltune: tuned for installed, 2 ranks'
fi

# what bench compare needs: the figures, and sources for any MPI library
COLLTUNE_BIN='' "$home/lib/colltune/bench/bench" cells m 1 >printed
prints '^alltoall 1 fixed '
for mpicc in mpicc.mpich mpicc.openmpi; do
    command -v $mpicc >/dev/null || continue
    $mpicc -std=c11 -D_XOPEN_SOURCE=700 -DCT_CALLS_ONLY -I "$home/lib/colltune" \
        -o side_by_side "$home"/lib/colltune/bench/side_*.c \
        "$home"/lib/colltune/bench/calls.c \
        "$home"/lib/colltune/library/collectives/*.c || fail "$mpicc: side_by_side"
done
