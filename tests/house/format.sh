#!/bin/sh
# format.sh TREE - all C files are as clang-format would write them.
set -eu
. "$(dirname "$0")/files.sh"

need clang-format-14
list=$(files_of "$1" '*.c' '*.h')
cd "$1"
printf '%s\n' "$list" | xargs clang-format-14 --dry-run -Werror --ferror-limit=3
