#!/bin/sh
# tidy.sh TREE BUILD FILE... - clang-tidy has nothing to say about these files
# of the tree, compiled as BUILD/compile_commands.json has it.
set -eu
. "$(dirname "$0")/files.sh"

need clang-tidy-14
build=$2
cd "$1"
shift 2
# Flags that only gcc knows do not matter here.
clang-tidy-14 --quiet -p "$build" \
    --extra-arg=-Wno-unknown-warning-option "$@"
