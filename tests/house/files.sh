# files.sh - for the checks of this folder: which files a tree has.
# shellcheck shell=sh

# The files of tree $1 that git tracks or would, by the patterns given (all
# without one), one per line; fails if there are none. Listed though the tree
# is another user's.
files_of() {
    tree=$1
    shift
    git -c safe.directory='*' -C "$tree" ls-files -co --exclude-standard -- \
        "$@" | sort -u | while read -r file; do
        if [ -f "$tree/$file" ]; then echo "$file"; fi
    done | grep . || {
        echo "no files of $* in $tree" >&2
        return 1
    }
}

# Print the lines on standard input as faults: fails if there are any.
no_faults() {
    ! grep . >&2
}

# Fails, with a message, if command $1 is not there.
need() {
    command -v "$1" >/dev/null 2>&1 && return 0
    echo "$1 is missing: run ./setup check" >&2
    return 1
}
