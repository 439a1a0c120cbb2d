#!/bin/sh
# page.sh PAGE TREE - do what a page of the documents says, in TREE, a built
# copy of the project, and compare what comes with what the page shows.
#
# The fenced blocks of a page, by the words after the fence:
#   LANGUAGE file=PATH  the file PATH; executable if it begins with #!
#   sh                  commands, all of which must succeed
#   console             "$ COMMAND" lines, each followed by its output; a
#                       command may fail if "$ echo $?" follows it
#   session COMMAND     "> LINE" lines go to the command, "< LINE" come back
#   text                not executed
# In output, ... stands for any part of a line, and alone on a line for any
# number of lines.
#
# A page add-* says which files of the project it changes, in a line that begins
# with "Old files touched: " and a number; the files are in backquotes in that
# line. They are compared with what was done in the tree, whose files as they
# were are in build/as-it-was.tar, with their sums in build/as-it-was.sums, and
# are put back.
set -eu

page=$(realpath "$1")
cd "$2"
work=$(mktemp -d)
trap 'put_back; rm -rf "$work"' EXIT
unset COLLTUNE COLLTUNE_REPORT COLLTUNE_SIMULATED LD_PRELOAD
export LC_ALL=C
# Open MPI, also as root and with more ranks than cores
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
    OMPI_MCA_rmaps_base_oversubscribe=1

# The files of the tree that are not as they were, one per line.
touched() {
    sed 's/^[0-9]* [0-9]* //' build/as-it-was.sums |
        xargs -d '\n' cksum >"$work/sums" 2>"$work/gone" || true
    diff build/as-it-was.sums "$work/sums" | sed -n 's/^< [0-9]* [0-9]* //p'
}

put_back() {
    [ ! -e build/as-it-was.sums ] || touched | while read -r file; do
        tar -xmf build/as-it-was.tar "$file"
    done
}

fail() {
    echo "$page:$line: $1"
    shift
    for file; do
        echo "-- ${file##*/}"
        cat "$file"
    done
    exit 1
}

# Write block I to I.head, line and words, and I.text.
split_page() {
    awk -v work="$work" '
        /^```/ && inside { inside = 0; close(text); next }
        /^```/ {
            inside = 1
            name = sprintf("%s/%03d", work, ++n)
            text = name ".text"
            print NR, substr($0, 4) >(name ".head")
            close(name ".head")
            printf "" >text
        }
        inside && !/^```/ { print >text }
        END { exit n == 0 || inside }' "$page"
}

# matches WANTED GOT - as the head of this file says
matches() {
    awk '
        function fits(line, pattern,    n, i, at, part) {
            n = split(pattern, part, /\.\.\./)
            if (n < 2)
                return line == pattern
            if (substr(line, 1, length(part[1])) != part[1])
                return 0
            line = substr(line, length(part[1]) + 1)
            for (i = 2; i < n; i++) {
                at = index(line, part[i])
                if (part[i] != "" && at == 0)
                    return 0
                line = substr(line, at + length(part[i]))
            }
            at = length(line) - length(part[n])
            return at >= 0 && substr(line, at + 1) == part[n]
        }
        function follow(w, g,    i) {
            if (w > nwanted)
                return g > ngot
            if (wanted[w] != "...")
                return g <= ngot && fits(got[g], wanted[w]) &&
                       follow(w + 1, g + 1)
            for (i = g; i <= ngot + 1; i++)
                if (follow(w + 1, i))
                    return 1
            return 0
        }
        FILENAME == ARGV[1] { wanted[++nwanted] = $0; next }
        { got[++ngot] = $0 }
        END { exit !follow(1, 1) }' "$1" "$2"
}

write_file() {
    mkdir -p "$(dirname "$2")"
    cp "$1" "$2"
    case $(head -n 1 "$1") in '#!'*) chmod +x "$2" ;; esac
}

run_sh() {
    sh -eu "$1" >"$work/output" 2>&1 </dev/null ||
        fail "a command fails" "$1" "$work/output"
}

# Command I of a console block to I.command, its output to I.wanted.
split_console() {
    awk -v work="$work" '
        goes_on { print >(name ".command"); goes_on = /\\$/; next }
        /^\$ / {
            name = sprintf("%s/step%03d", work, ++n)
            print substr($0, 3) >(name ".command")
            printf "" >(name ".wanted")
            goes_on = /\\$/
            next
        }
        n == 0 { exit 1 }
        { print >(name ".wanted") }' "$1"
}

# One shell for all commands of a block: directories and $? go on.
run_console() {
    rm -f "$work"/step*
    split_console "$1" || fail "output without a command" "$1"
    echo 'status=0' >"$work/script"
    for command in "$work"/step*.command; do
        step=${command%.command}
        cat >>"$work/script" <<END
exec >'$step.got' 2>&1
(exit "\$status")
. '$command'
status=\$?
echo "\$status" >'$step.status'
END
    done
    sh "$work/script" </dev/null || fail "the block ends its shell" "$1"
    failed=
    for command in "$work"/step*.command; do
        step=${command%.command}
        case $failed:$(cat "$command") in
        :* | *:'echo $?') ;;
        *) fail "a command fails" "$failed.command" "$failed.got" ;;
        esac
        failed=
        matches "$step.wanted" "$step.got" ||
            fail "other output than shown" "$step.command" "$step.wanted" \
                "$step.got"
        [ "$(cat "$step.status")" = 0 ] || failed=$step
    done
    [ -z "$failed" ] ||
        fail "a command fails" "$failed.command" "$failed.got"
}

# run_session TEXT COMMAND
run_session() {
    sed -n 's/^> //p' "$1" >"$work/input"
    sed -n 's/^< //p' "$1" >"$work/wanted"
    sh -c "$2" <"$work/input" >"$work/got" 2>"$work/errors" ||
        fail "$2 fails" "$1" "$work/got" "$work/errors"
    matches "$work/wanted" "$work/got" ||
        fail "other answers than shown" "$1" "$work/got" "$work/errors"
}

check_touched() {
    line=$(grep -n '^Old files touched: ' "$page" | sed 's/:.*//')
    [ -n "$line" ] || case $page in
    */add-*) line=1 && fail "no line of old files touched" ;;
    *) return 0 ;;
    esac
    said=$(sed -n "${line}p" "$page")
    touched >"$work/touched"
    number=${said#*: }
    [ "${number%%[!0-9]*}" = "$(wc -l <"$work/touched")" ] ||
        fail "other files are touched" "$work/touched"
    while read -r file; do
        case $said in
        *"\`$file\`"*) ;;
        *) fail "$file is touched, too" ;;
        esac
    done <"$work/touched"
}

split_page || {
    echo "$page: no blocks, or one without end"
    exit 1
}
for head in "$work"/*.head; do
    read -r line kind <"$head"
    text=${head%.head}.text
    case $kind in
    *' file='*) write_file "$text" "${kind#* file=}" ;;
    sh) run_sh "$text" ;;
    console) run_console "$text" ;;
    'session '*) run_session "$text" "${kind#session }" ;;
    text) ;;
    *) fail "unknown kind of block: $kind" ;;
    esac
done
check_touched
