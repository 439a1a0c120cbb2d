#!/bin/sh
# setuid.sh LIBRARY COMPILER ARGUMENT... - a set-user-id program that is linked with the
# tuned library writes no file for its caller. Needs to be root. COMPILER
# makes a program for the tuned library.
set -eu
library=$1 compiler=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "$(id -u)" != 0 ] || ! command -v setpriv >/dev/null; then
    echo "skipped: not root, or no setpriv"
    exit 0
fi
chmod 755 "$work"
mkdir -m 700 "$work/root-only"
mkdir -m 777 "$work/everyones"
cp "$library" "$work/libcolltuned.so"
cat >"$work/program.c" <<'END'
#include <mpi.h>
#include <stddef.h>

int main(void)
{
    int one = 1, none = 0, sent = 7, got = 0;

    MPI_Init(NULL, NULL);
    MPI_Alltoallv(&sent, &one, &none, MPI_INT, &got, &one, &none, MPI_INT,
                  MPI_COMM_WORLD);
    MPI_Finalize();
    return got != 7;
}
END
"$compiler" "$work/program.c" -Wl,--no-as-needed "$work/libcolltuned.so" -Wl,-rpath,"$work" "$@" \
    -o "$work/program"
chmod 755 "$work/libcolltuned.so"

# run FOLDER MODE: as nobody
run() {
    chmod "$2" "$work/program"
    setpriv --reuid=65534 --regid=65534 --clear-groups env -i PATH="$PATH" \
        ASAN_OPTIONS=detect_leaks=0 COLLTUNE_REPORT="$work/$1/report.csv" \
        COLLTUNE_RECORD="$work/$1/patterns.yaml" \
        timeout 300 "$work/program"
}

run everyones 755
if [ ! -s "$work/everyones/report.csv" ] || [ ! -s "$work/everyones/patterns.yaml" ]; then
    echo "FAILED: an ordinary program does not write both files"
    exit 1
fi
rm "$work"/everyones/*
run everyones 4755
run root-only 4755
written=$(find "$work/everyones" "$work/root-only" -type f)
if [ -n "$written" ]; then
    echo "FAILED: written for the caller: $written"
    exit 1
fi
