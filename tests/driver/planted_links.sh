#!/bin/sh
# planted_links.sh - symbolic links in a machine folder, of names that colltune
# writes to, are replaced or refused: what they point to stays as it is.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file linked
mkdir theirs
printf '#!/bin/sh\n' >generator
chmod +x generator

# plant NAME...: links in m to files of theirs
plant() {
    for name in "$@"; do
        echo "their $name" >"theirs/$(basename "$name")"
        ln -sf "$work/theirs/$(basename "$name")" "m/$name"
    done
}

stays() {
    for file in theirs/*; do
        [ "$(cat "$file")" = "$(cat "before/${file#theirs/}")" ] ||
            fail "$file was written to"
    done
    [ "$(ls theirs)" = "$(ls before)" ] || fail "files: $(ls theirs)"
}

mkdir -p m/build
plant build/compiler.log build/timer.log build/generator.log build/timer \
    build/libcandidates.so build/routines.so build/generated.c tuned.c \
    decisions.csv build/cluster.yaml build/cluster.yaml.part report.csv report.html \
    cluster.yaml build/libcolltuned-linked.so build/.gitignore
cp -r theirs before
: "a decisions.csv that is none is not overwritten unless that is asked for"
run 2 tune -q --collective allreduce --largest 1 --out m \
    --generator ./generator linked.yaml
says "m/decisions.csv:1: not decisions of colltune"
run 0 tune -q --restart --collective allreduce --largest 1 --out m \
    --generator ./generator linked.yaml
stays
[ -z "$(find m -type l ! -name '*.part')" ] || fail "links: $(find m -type l)"

rm -rf theirs before
mkdir theirs
rm m/build/libcolltuned-linked.so
plant build/kept.so build/kept.c build/bench.out build/bench.log build/compiler.log \
    build/libcolltuned-linked.so
cp -r theirs before
touch m/tuned.c
run 0 build m
[ -n "$SANITIZE" ] || run 0 bench --collective allreduce --largest 1 m
stays

# measurements are appended to
cp m/measurements.csv theirs
cp m/measurements.csv before
ln -sf "$work/theirs/measurements.csv" m/measurements.csv
run 1 tune -q --collective alltoall --largest 1 --out m \
    --generator ./generator linked.yaml
says 'm/measurements.csv: it is a symbolic link'
stays

# the folder of routines is emptied
rm -r m/build/routines
ln -s "$work/theirs" m/build/routines
run 2 tune -q --collective alltoall --largest 1 --out m linked.yaml
says 'm/build/routines is a symbolic link: remove it'
stays
