#!/bin/sh
# prepare.sh SOURCE TREE CMAKE-ARGUMENT... - copy the project's sources to
# TREE, from scratch, and build the command there as the pages expect it. The
# files are kept in build/as-it-was.tar, their sums in build/as-it-was.sums.
set -eu

# shellcheck source=../house/files.sh
. "$(dirname "$0")/../house/files.sh"

source=$1
copy=$2
shift 2
rm -rf "$copy"
mkdir -p "$copy/build"
kept=$copy/build/as-it-was
files_of "$source" >"$kept.files"
tar -C "$source" -cf "$kept.tar" -T "$kept.files"
tar -C "$copy" -xf "$kept.tar"
(cd "$copy" && xargs -d '\n' cksum <"$kept.files" >"$kept.sums")
cmake -G Ninja -S "$copy" -B "$copy/build" --log-level=NOTICE "$@"
cmake --build "$copy/build" --target colltune -- --quiet
