#!/bin/sh
# disk_full.sh - when nothing more can be written, the run ends with a message,
# what was written stays whole, and a later run goes on from there.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file full '{command}'
tune() {
    code=$1
    shift
    run "$code" tune -q --collective allreduce --timer "$FAKE_TIMER" "$@" \
        full.yaml
}

# tune with files of at most $1 blocks of 512 bytes
tune_small() {
    (
        ulimit -f "$1"
        shift
        tune "$@"
    ) || exit 1
}

tune 0 --out a

# all complete lines of $1 are the first lines of the whole file
is_beginning() {
    grep -c '' "$1" >/dev/null || fail "$1 is empty"
    head -n "$(wc -l <"$1")" "$1" >got
    head -n "$(wc -l <"$1")" a/measurements.csv >wanted
    is_equal wanted got
}

is_as_if_undisturbed() {
    for file in measurements.csv decisions.csv tuned.c report.csv report.html \
        cluster.yaml; do
        is_equal_but_for_provenance "a/$file" "$1/$file"
    done
}

mkdir b
cp -a a/build b/build
for blocks in 10 20 21 40; do
    tune_small $blocks 1 --out b
    says 'b/measurements.csv'
    says 'what is in it is kept, run again to go on from there'
    is_beginning b/measurements.csv
    # it decides from what it has, if there is room for that
    [ ! -e b/tuned.c ] || has b/tuned.c 'NOT COMPLETE'
done
tune 0 --out b
is_as_if_undisturbed b

# nothing left to measure, but no place for tuned.c
echo 'what was here before' >b/tuned.c
tune_small 2 1 --out b
says 'cannot write'
says 'b/tuned.c'
[ "$(cat b/tuned.c)" = 'what was here before' ] || fail 'tuned.c was touched'
[ -z "$(find b -name 'tuned.c.new*')" ] || fail 'tuned.c.new is left'

# what was decided is there: build writes what comes from it
cp -a b d
run 0 build d
says "d/tuned.c differed from decisions.csv: written again"
is_as_if_undisturbed d

# no place for decisions.csv: what is written from it waits
sed '$d' a/decisions.csv >b/decisions.csv
tune_small 2 1 --out b
says 'b/decisions.csv'
[ "$(cat b/tuned.c)" = 'what was here before' ] || fail 'tuned.c was touched'
[ -z "$(find b -name '*.new*')" ] || fail 'a file is left'
tune 0 --out b
is_as_if_undisturbed b

# a folder that may only be read
if [ "$(id -u)" -ne 0 ]; then
    chmod a-w b
    rm -f c
    cp b/tuned.c before
    chmod u+w b
    echo '/* changed */' >>b/tuned.c
    cp b/tuned.c before
    chmod a-w b
    tune 1 --out b
    says 'cannot write'
    is_equal before b/tuned.c
    chmod u+w b
    tune 0 --out b
    is_as_if_undisturbed b
fi

# a file system without space, if this user may mount one
mkdir small
if mount -t tmpfs -o size=64k tmpfs small 2>/dev/null; then
    trap 'umount "$work/small"; clean_up' EXIT
    mkdir small/m
    cp -a a/build built
    ln -s "$work/built" small/m/build
    tune 1 --out small/m
    says 'small/m/measurements.csv'
    says 'what is in it is kept, run again to go on from there'
    is_beginning small/m/measurements.csv
    mount -o remount,size=4m small
    tune 0 --out small/m
    is_as_if_undisturbed small/m
    echo 'what was here before' >small/m/tuned.c
    dd if=/dev/zero of=small/filling bs=4096 2>/dev/null || true
    tune 1 --out small/m
    says 'small/m/tuned.c'
    says 'No space left on device'
    [ "$(cat small/m/tuned.c)" = 'what was here before' ] ||
        fail 'tuned.c was touched'
    [ -z "$(find small/m -name 'tuned.c.new*')" ] || fail 'tuned.c.new is left'
    rm small/filling
    tune 0 --out small/m
    is_as_if_undisturbed small/m

    # no space for what the compiler makes
    mkdir small/n
    dd if=/dev/zero of=small/filling bs=4096 2>/dev/null || true
    truncate -s -65536 small/filling
    run 1 tune -q --collective allreduce --timer "$FAKE_TIMER" --out small/n full.yaml
    says "the compiler has no space left, in $work/small/n/build or for its temporary files in"
    says 'No space left on device'
    rm small/filling

    # the same file system, but only to be read
    echo 'what was here before' >small/m/tuned.c
    mount -o remount,ro small
    tune 1 --out small/m
    says 'small/m'
    says 'Read-only file system'
fi
