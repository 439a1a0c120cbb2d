#!/bin/sh
# manual.sh - the manual pages have no faults and say what --help and the sources say;
# bash and zsh complete commands, options and values.
set -eu
. "$(dirname "$0")/drive.sh"

manual=$BUILD/manual
"$COLLTUNE_BIN" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' >commands
[ -s commands ] || fail 'no commands'
while read -r command; do
    page=$manual/colltune-$command.1
    [ -s "$page" ] || fail "no page of $command"
    "$COLLTUNE_BIN" "$command" --help | sed -n 's/^  -., --\([a-z-]*\).*/\1/p' >wanted
    sed -n 's/\\-/-/g; s/^\\fB-., --\([a-z-]*\)\\fR.*/\1/p' "$page" >got
    is_equal wanted got
    codes=$("$COLLTUNE_BIN" "$command" --help | sed -n 's/^Exit codes: //p')
    grep -qxF "$codes" "$page" || fail "other exit codes: $command"
done <commands
[ "$(find "$manual" -name 'colltune-*.1' | wc -l)" = "$(wc -l <commands)" ] ||
    fail 'a page of no command'

# a command without a description or two examples is refused, and an entry without words
texts=$SOURCE/driver/manual/commands.txt
mkdir written
refused() {
    if "$BUILD/write_manual" bad.txt written >printed 2>said; then fail "written: $1"; fi
    mentions "$1"
}
sed 's/^= build$/= bild/' "$texts" >bad.txt
refused 'build has no description or no two examples'
sed '/^\$ colltune bench.*4096$/,/^$/d' "$texts" >bad.txt
refused 'bench has no description or no two examples'
sed '/^Decide again\.$/d' "$texts" >bad.txt
refused 'bad.txt: an entry without words, or too many'

# every variable that the sources name, and no other
(cd "$SOURCE" && find base library driver -name '*.c' ! -path 'driver/manual/*' -exec cat {} +) |
    grep -o '"COLLTUNE[A-Z_]*"' | tr -d '"' | sort -u >wanted
sed -n 's/^\\fB\(COLLTUNE[A-Z_]*\)\\fR.*/\1/p' "$manual"/colltune.1 "$manual"/colltune-library.7 |
    sort >got
is_equal wanted got
# the backquote is meant
# shellcheck disable=SC2016
sed -n 's/^| `\(COLLTUNE[A-Z_]*\)[=`].*/\1/p' "$SOURCE/docs/reference/variables.md" | sort -u >got
sed -n 's/^\\fB\(COLLTUNE[A-Z_]*\)\\fR.*/\1/p' "$manual/colltune-library.7" | sort >wanted
is_equal wanted got

# keys and columns
for key in name switch bandwidth trunks per_host launch; do
    grep -q "^.fB$key.fR" "$manual/colltune-cluster.5" || fail "no key $key"
done
sed -n '/^\.SS Keys of the file$/,/^\.SS Keys of an entry/s/^.fB\([a-z_]*\).fR.*/\1/p' "$manual/colltune-cluster.5" >keys
[ -s keys ] || fail 'no keys of the file'
while read -r key; do
    grep -q "^| .$key. |" "$SOURCE/docs/guide/describe.md" || fail "docs/guide/describe.md has no key $key"
done <keys

# a folder that a command makes has its own default
for command in tune map generate; do
    sed -n '/^.fB.-o, /{n;s/\\-/-/g;p;}' "$manual/colltune-$command.1" >"out-$command"
done
grep -q 'out/NAME-map;' out-map || fail "$(cat out-map)"
grep -q 'out/NAME-N-ranks;' out-tune || fail "$(cat out-tune)"
grep -q '(out/NAME)$' out-generate || fail "$(cat out-generate)"

for word in signature range from_bytes confirmed; do
    grep -q "^.fB$word.fR" "$manual/colltune-decisions.5" || fail "no $word"
done

sed -n 's/\\-/-/g; s/^\\fB\(colltune.*\)\\fR(\([0-9]\)).*/\1.\2/p' "$manual/colltune-tune.1" >got
[ "$(wc -l <got)" -ge 4 ] || fail "$(cat got)"
while read -r page; do
    [ -f "$manual/$page" ] || fail "no page $page"
done <got

for page in "$manual"/*.[157]; do
    if command -v mandoc >/dev/null; then
        mandoc -T lint -W warning "$page" >said || fail "mandoc: $page"
    fi
    if command -v groff >/dev/null; then
        groff -man -ww -T utf8 -z "$page" 2>said || fail "groff: $page"
        [ ! -s said ] || fail "groff: $page"
    fi
done

# completes WORD... WANTED - what bash offers for the last of the words
cat >complete.bash <<'END_OF_BASH'
source "$1"
shift
wanted=${*: -1}
set -- "${@:1:$#-1}"
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_colltune colltune "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
got=$(printf '%s\n' "${COMPREPLY[@]}" | paste -s -d ' ' -)
[ "$got" = "$wanted" ] || { echo "bash, $*: '$got', not '$wanted'"; exit 1; }
END_OF_BASH
completes() {
    bash complete.bash "$manual/colltune.bash" colltune "$@" >said 2>&1 || fail 'bash'
}
if command -v bash >/dev/null; then
    completes tu 'tune'
    completes help alg 'algorithms'
    completes tune --thr '--thread-level'
    completes tune --thread-level mul 'multiple'
    completes tune --collective = alltoallv 'alltoallv'
    completes tune -c alltoall,all 'alltoall,allgather alltoall,allgatherv alltoall,allreduce alltoall,alltoall alltoall,alltoallv'
    completes tune -m '' 'arrival barrier loop window'
    completes export --format '' 'dot netns simgrid report.csv report.html'
    completes tune clu ''
    printf '#!/bin/sh\n' >own-launcher
    chmod +x own-launcher
    (PATH=$PWD:$PATH && completes run folder -- own-la own-launcher)
fi

# zsh, at a terminal of its own: what Tab makes of a line
if ! command -v zsh >/dev/null; then
    echo 'zsh is not installed: its completion was not tried'
    exit 0
fi
cat >complete.zsh <<'END_OF_ZSH'
zmodload zsh/zpty
zpty shell zsh -f -i
send() { zpty -w shell "$1" }
send "PS1=; fpath=($1 \$fpath); autoload -U compinit; compinit -u -d $PWD/dump"
send "setopt no_list_beep; zstyle ':completion:*' list-prompt ''"
send 'print ready''-to-complete'
zpty -r -m shell all '*ready-to-complete*'
shift
for line; do
    zpty -w -n shell "print -r -- '<'"$'\C-u'"colltune $line"$'\t\C-a'"print -r -- '<' "$'\C-e'" '>'"$'\n'
    zpty -r -m shell all '*\< colltune*\>*' || exit 1
    print -r -- ${${(f)all}[(R)\<*]}
done
zpty -d shell
END_OF_ZSH
COLUMNS=200 zsh -f complete.zsh "$manual" 'tun' 'tune --thr' 'tune --thread-level mul' \
    'tune -c alltoall,barr' 'export --format report.h' 'record nohu' 'run DIR -- nohu' >printed 2>said || fail 'zsh'
prints '^< colltune tune *>'
prints '^< colltune tune --thread-level *=* *>'
prints '^< colltune tune --thread-level multiple *>'
prints '^< colltune tune -c alltoall,barrier *>'
prints '^< colltune export --format report.html *>'
prints '^< colltune record nohup *>'
prints '^< colltune run DIR -- nohup *>'
