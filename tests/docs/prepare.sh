#!/bin/sh
# prepare.sh SOURCE TREE CMAKE-ARGUMENT... - copy the project's sources to
# TREE, from scratch, and build the command there as the pages expect it.
set -eu

# shellcheck source=../house/files.sh
. "$(dirname "$0")/../house/files.sh"

source=$1
copy=$2
shift 2
rm -rf "$copy"
mkdir -p "$copy"
files_of "$source" >"$copy/files"
tar -C "$source" -cf "$copy/files.tar" -T "$copy/files"
tar -C "$copy" -xf "$copy/files.tar"
rm "$copy/files" "$copy/files.tar"
cmake -G Ninja -S "$copy" -B "$copy/build" --log-level=NOTICE "$@"
cmake --build "$copy/build" --target colltune -- --quiet
