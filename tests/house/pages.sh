#!/bin/sh
# pages.sh TREE - text of pages has lines of up to 120 columns, tables and code
# aside; links lead to files and headings; docs/ has up to 33,000 words, README.md up
# to 80 lines.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" '*.md' | grep -v '^out/' || true)
cd "$1"

# The links of a page that lead nowhere; the heading "A `b` c" is #a-b-c.
dead_links() {
    folder=$(dirname "$1")
    grep -o '](\([^)]*\))' "$1" | sed 's/^](//; s/)$//' | grep -v '^[a-z]*:' | while read -r link; do
        file=$folder/${link%%#*}
        case $link in '#'*) file=$1 ;; esac
        heading=${link#*#}
        if [ ! -e "$file" ]; then
            echo "$1: no file $link"
        elif [ "$heading" != "$link" ] && [ -f "$file" ] && ! sed -n 's/^##* //p' "$file" |
            tr 'A-Z ' 'a-z-' | tr -dc 'a-z0-9_\n-' | grep -qx -- "$heading"; then
            echo "$1: no heading $link"
        fi
    done
}

{
    for page in $list; do
        awk '
        /^ *(```|~~~)/ {
            is_code = !is_code
        }
        length > 120 && !is_code && !/^\|/ && !/^    / {
            print FILENAME ":" FNR ": " length " columns"
        }' "$page"
        dead_links "$page"
    done
    find docs -name '*.md' -exec cat {} + | wc -w | awk '$1 > 33000 { print "docs/: " $1 " words" }'
    if [ -f README.md ] && [ "$(wc -l <README.md)" -gt 80 ]; then echo "README.md: over 80 lines"; fi
} | no_faults
