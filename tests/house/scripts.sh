#!/bin/sh
# scripts.sh TREE - shell scripts are sound (sh -n, shellcheck), and nothing
# here needs an interpreter other than the shell and CMake, apart from recipes for other
# tools in packaging/ and their test.
set -eu
. "$(dirname "$0")/files.sh"

need shellcheck
list=$(files_of "$1")
cd "$1"
scripts=$(printf '%s\n' "$list" | while read -r file; do
    case $file in
    *.sh) echo "$file" ;;
    *) awk 'NR == 1 && /^#!.*sh( |$)/ { print FILENAME }
            { exit }' "$file" ;;
    esac
done)
[ -n "$scripts" ] || {
    echo "no scripts in $1" >&2
    exit 1
}

for script in $scripts; do
    case $(head -n 1 "$script") in
    *bash*) bash -n "$script" ;;
    *) sh -n "$script" ;;
    esac
done
# shellcheck disable=SC2086
shellcheck -x -P SCRIPTDIR $scripts

{
    printf '%s\n' "$list" | grep -E '\.(py|ipynb|pl|rb)$' | grep -v '^packaging/' |
        sed 's/$/: not shell, CMake or C/'
    { printf '%s\n' "$scripts" &&
        printf '%s\n' "$list" | grep -E '(\.cmake|CMakeLists\.txt)$'; } |
        grep -v '^tests/packages/' | xargs grep -HinE 'pytho[n]|\bper[l]\b'
} | no_faults
