#!/bin/sh
# window_killed.sh TIMES YIELD PROGRAM MPIEXEC... - so many jobs in which a rank is killed
# while others wait in a window: each ends with an error, and leaves neither a process nor
# anything of the window in /dev/shm.
set -eu
times=$1
yield=$2
program=$3
shift 3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$program" "$folder/calls"

# Processes that run the copy.
left() {
    for exe in /proc/[0-9]*/exe; do
        readlink "$exe" 2>/dev/null || true
    done | grep -cF "$folder/calls" || true
}

for i in $(seq "$times"); do
    ranks=$((2 + i % 4))
    if timeout 200 "$@" -genv LD_PRELOAD "$yield" -n "$ranks" "$folder/calls" killed \
        >"$folder/said" 2>&1; then
        echo "job $i with $ranks ranks ended well"
        exit 1
    fi
    if grep -q "nothing came of it" "$folder/said"; then
        cat "$folder/said"
        exit 1
    fi
    tries=600
    while n=$(left) && [ "$n" -gt 0 ]; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || {
            echo "job $i with $ranks ranks left $n processes"
            exit 1
        }
        sleep 0.1
    done
    for file in /dev/shm/*colltune*; do
        [ ! -e "$file" ] || {
            echo "left: $file"
            exit 1
        }
    done
done
