#!/bin/sh
# tidy.sh [--quick] TREE BUILD FILE... - clang-tidy has nothing to say about
# these files of the tree, compiled as BUILD/compile_commands.json has it.
#
# --quick: of a function the analyzer looks at a twentieth of the states that
# it looks at otherwise, which takes a tenth of the time.
set -eu
. "$(dirname "$0")/files.sh"

need clang-tidy-14
limit=
if [ "$1" = --quick ]; then
    limit='--extra-arg=-Xclang --extra-arg=-analyzer-config
        --extra-arg=-Xclang --extra-arg=max-nodes=10000'
    shift
fi
build=$2
cd "$1"
shift 2
# Flags that only gcc knows do not matter here; the limit is several words.
# shellcheck disable=SC2086
clang-tidy-14 --quiet -p "$build" $limit \
    --extra-arg=-Wno-unknown-warning-option "$@"
