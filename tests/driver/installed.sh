#!/bin/sh
# installed.sh - what `cmake --install` copies is all that tuning needs, also
# after it was moved; `uninstall` removes all of it; programs are linked with a tuned
# library by pkg-config and by find_package.
set -eu
. "$(dirname "$0")/drive.sh"
unset COLLTUNE_MPICC # as its users run it

# into a stage and out of it; the manifest stays that of whoever installed before
manifest=$BUILD/installed.txt
stage=$work/stage
[ ! -e "$manifest" ] || cp "$manifest" manifest
install_staged() {
    rm -rf "$stage"
    DESTDIR=$stage "$CMAKE" --install "$BUILD" --prefix "$1" >said 2>&1 || fail 'install'
}
uninstall_staged() {
    DESTDIR=$stage "$CMAKE" -DBUILD="$BUILD" -P "$SOURCE/cmake/uninstall.cmake" >said 2>&1 ||
        fail 'uninstall'
}
install_staged /usr/local
for file in bin/colltune share/man/man1/colltune.1 share/man/man7/colltune-library.7 \
    share/bash-completion/completions/colltune share/zsh/site-functions/_colltune \
    share/doc/colltune/README.md lib/colltune/libct_run.a include/colltune/repo/schedule.h; do
    [ -s "$stage/usr/local/$file" ] || fail "no $file"
done
touch "$stage/usr/local/bin/other"
uninstall_staged
left=$(find "$stage" -type f -o -name '*colltune*')
[ "$left" = "$stage/usr/local/bin/other" ] || fail "left: $left"
install_staged /opt/site
uninstall_staged
[ "$(find "$stage" -mindepth 1)" = "$stage/opt" ] || fail "left: $(find "$stage")"
install_staged "/opt/site [1]"
touch "$stage/opt/site [1]/bin/other"
uninstall_staged
left=$(find "$stage" -type f)
[ "$left" = "$stage/opt/site [1]/bin/other" ] || fail "not left alone: $left"

"$CMAKE" --install "$BUILD" --prefix "$work/first place" >install.log 2>&1 ||
    fail "$(cat install.log)"
[ ! -e manifest ] || cp manifest "$manifest"
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
    run 0 doctor m
    prints '^ok    programs load .*libmpi'
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

# linked with the library, not preloaded
[ -z "$SANITIZE" ] || exit 0
cat >app.c <<'END'
#include <mpi.h>

int main(int argc, char **argv)
{
    int in = 1, sum = 0;

    MPI_Init(&argc, &argv);
    MPI_Allreduce(&in, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return sum != 2;
}
END
runs_tuned() {
    COLLTUNE_REPORT=1 LD_PRELOAD=$YIELD "$MPIEXEC" -n 2 "$1" >printed 2>&1 || fail "$1"
    prints '^colltune: tuned for installed, 2 ranks'
}
export PKG_CONFIG_PATH="$home/share/pkgconfig"
version=$("$home/bin/colltune" version | sed 's/^colltune \([0-9.]*\).*/\1/; q')
[ "$(pkg-config --modversion colltune)" = "$version" ] || fail 'pkg-config: another version'
# shellcheck disable=SC2046
mpicc.mpich app.c -o by_pkg_config $(pkg-config --libs colltune \
    --define-variable=folder="$PWD/m" --define-variable=cluster=installed) || fail 'pkg-config'
runs_tuned ./by_pkg_config

mkdir project
cp app.c project
cat >project/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(app LANGUAGES C)
find_package(colltune 0.1 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(MPICH REQUIRED IMPORTED_TARGET mpich)
colltune_import(tuned ${FOLDER})
add_executable(app app.c)
target_link_libraries(app PRIVATE tuned PkgConfig::MPICH)
get_target_property(command colltune::colltune IMPORTED_LOCATION)
execute_process(COMMAND ${command} check ${FOLDER}/cluster.yaml OUTPUT_QUIET
                COMMAND_ERROR_IS_FATAL ANY)
END
"$CMAKE" -S project -B built -DCMAKE_PREFIX_PATH="$home" -DFOLDER="$PWD/m" >said 2>&1 ||
    fail 'find_package'
"$CMAKE" --build built >said 2>&1 || fail 'the library that find_package found'
runs_tuned built/app
