#!/bin/sh
# page_acts.sh - page.sh passes a page that is true, and fails, saying why, on
# one that is not.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# The page is on standard input.
run() {
    cat >"$tree/page.md"
    sh "$here/page.sh" "$tree/page.md" "$tree" >"$tree/said" 2>&1
}

passes() {
    run && return 0
    echo "page.sh refuses a true page:"
    cat "$tree/said"
    exit 1
}

# fails TEXT
fails() {
    if run; then
        echo "page.sh passes a page in which it should find: $1"
        exit 1
    fi
    grep -qF "$1" "$tree/said" && return 0
    echo "page.sh fails without saying '$1':"
    cat "$tree/said"
    exit 1
}

passes <<'END'
```text
not executed
```
```sh file=bin/greet
#!/bin/sh
echo "hello, $1"; exit 3
```
```console
$ bin/greet you
hello, you
$ echo $?
3
$ cd bin
$ ls
greet
$ printf 'a 1 b 2 c\n1\n2\n3\n4\n' | \
      cat
a ... b ... c
...
3
...
4
```
```sh
test ! -e greet
```
```session sed s/^/you:/
> a
< you:a
> b
< you:...
```
END
fails 'page.md:1: a command fails' <<'END'
```sh
false
true
```
END
fails 'a command fails' <<'END'
```console
$ false
$ true
```
END
fails 'a command fails' <<'END'
```console
$ false
```
END
for output in 'a c' 'a ... d' '...b' 'a b c ...d' ''; do
    # The fence is meant.
    # shellcheck disable=SC2016
    printf '```console\n$ echo a b c\n%s\n```\n' "$output" |
        fails 'other output than shown'
done
fails 'other output than shown' <<'END'
```console
$ printf '1\n2\n3\n'
1
...
2
```
END
fails 'other answers than shown' <<'END'
```session cat
> a
< b
```
END
fails 'unknown kind of block' <<'END'
```
```
END
echo 'no block' | fails 'no blocks'

# old files
mkdir "$tree/build"
(cd "$tree" && echo 1 >one && echo 2 >two && cksum one two >build/as-it-was.sums &&
    tar -cf build/as-it-was.tar one two)
touches() {
    # shellcheck disable=SC2016
    printf 'Old files touched: %s\n```sh\n%s\n```\n' "$1" "$2"
}
touches 0. 'echo >three' | passes
# The backquotes are meant.
# shellcheck disable=SC2016
touches '1, `two`.' 'echo 3 >two' | passes
[ "$(cat "$tree/two")" = 2 ] || {
    echo 'page.sh leaves an old file changed'
    exit 1
}
touches 0. 'echo 3 >two' | fails 'other files are touched'
touches 1. 'echo 2 >two' | fails 'other files are touched'
touches 0. 'echo 3 >two; false' | fails 'a command fails'
[ "$(cat "$tree/two")" = 2 ] || {
    echo 'page.sh leaves an old file changed after a failure'
    exit 1
}
# shellcheck disable=SC2016
touches '1, `one`.' 'rm two' | fails 'two is touched, too'
