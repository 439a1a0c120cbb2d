#!/bin/sh
# tidy.sh [--quick|--warnings] TREE BUILD FILE... - clang-tidy has nothing to say
# about these files of the tree, compiled as BUILD/compile_commands.json has it.
#
# --quick: of a function the analyzer looks at a twentieth of the states that
# it looks at otherwise, which takes a tenth of the time.
# --warnings: clang's own warnings, no analysis. clang-tidy wants one check of
# its own.
set -eu
. "$(dirname "$0")/files.sh"

need clang-tidy-14
limit=
if [ "$1" = --quick ]; then
    limit='--extra-arg=-Xclang --extra-arg=-analyzer-config
        --extra-arg=-Xclang --extra-arg=max-nodes=10000'
    shift
elif [ "$1" = --warnings ]; then
    limit="--checks=-*,clang-diagnostic-*,bugprone-sizeof-expression"
    shift
fi
build=$2
cd "$1"
shift 2
# Flags that only gcc knows do not matter here; the limit is several words.
# shellcheck disable=SC2086
clang-tidy-14 --quiet -p "$build" $limit \
    --extra-arg=-Wno-unknown-warning-option "$@"
