#!/bin/sh
# names.sh TREE - file names are unique, out/ aside, no source file has more than 400
# lines, and no file is one that patch, git or an editor left.
set -eu
. "$(dirname "$0")/files.sh"

# Names that tools and people look for in every folder.
everywhere='/(CMakeLists\.txt|tests\.cmake|README\.md|\.gitignore)$'

list=$(files_of "$1" | grep -v '^\.') # hidden ones are others' names
cd "$1"
{
    printf '%s\n' "$list" | grep -v '^out/' | sed 's:^:/:' |
        grep -Ev "$everywhere" | sed 's:.*/::' | sort | uniq -d |
        sed 's/^/two files have the name /'
    printf '%s\n' "$list" | grep -E '(\.(orig|rej|bak|swp)|~)$' | sed 's/$/ was left behind/'
    printf '%s\n' "$list" | grep -v '^out/' | grep -E '\.(c|h|sh|cmake)$' |
        while read -r file; do
            awk 'END { if (NR > 400) print FILENAME ": " NR " lines" }' "$file"
        done
} | no_faults
