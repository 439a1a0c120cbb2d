#!/bin/sh
# decides_again.sh COLLTUNE SOURCE LAB - the samples of record, unpacked, decide a lab
# and its jobs as they are committed in out/.
set -eu
colltune=$1 source=$2 lab=$3
work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-decides-XXXXXX")
trap 'rm -rf "$work"' EXIT

cp -R "$source/out/$lab" "$work/$lab"
tar -xJf "$source/bench/results/measurements-$lab.tar.xz" -C "$work"
for folder in "$work/$lab" "$work/$lab"/jobs/*/; do
    [ -d "$folder" ] || continue
    [ -f "$folder/measurements.csv" ] || {
        echo "no samples of $folder" >&2
        exit 1
    }
    "$colltune" decide "$folder"
    cmp "$folder/decisions.csv" "$source/out/${folder#"$work"/}/decisions.csv"
done
