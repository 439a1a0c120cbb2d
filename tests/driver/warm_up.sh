#!/bin/sh
# warm_up.sh - a candidate's first call at a size is untimed and verified, again
# untimed after another launch; and each call of a request gets the time limit.
set -eu
. "$(dirname "$0")/drive.sh"

# entries FILE: CANDIDATE BYTES and its words, of each entry of a race
entries() {
    awk '
        $1 == "hello" { print }
        $1 == "race" {
            n = split($0, entry, / \| /)
            split($3, bytes, "=")
            for (i = 2; i <= n; i++) {
                split(entry[i], word, " ")
                flags = ""
                candidate = ""
                for (k = 1; k in word; k++)
                    if (word[k] ~ /^(warmup|verify)=/) flags = flags " " word[k]
                    else candidate = candidate word[k] ";"
                print candidate, bytes[2] flags
            }
        }' "$1"
}

# the shortest invented call of the largest size takes 67 ms, the longest 2.7 s
cluster_file warm '{command}'
tune() {
    FAKE_LOG=$work/log run 0 tune -q --collective allreduce --out "$1" \
        --largest 268435456 --timer "$FAKE_TIMER" --limit "$2" warm.yaml
    entries log >asked
    mv log whole
}

# what is asked for the first time is verified, except native
verifies_first() {
    awk '
        $1 == "hello" { next }
        /_native;/ && /verify=/ { print "native: " $0 }
        !/_native;/ && (!seen[$1, $2]++) != / verify=1$/ { print }' asked >wrong
    [ ! -s wrong ] || fail "$(cat wrong)"
    ! grep 'warmup=0 verify=1' asked || fail 'verified without a call'
}

tune enough 20
verifies_first
grep -q ' warmup=0$' asked || fail 'a warm-up before each request'

# what a timer that was launched again has not run yet is warmed up
FAKE_MATCH='segment_bytes=8192 bytes=134217728 ' FAKE_FROM=60 FAKE_DO=die tune lost 20
[ "$(grep -c '^hello' asked)" -ge 2 ] || fail 'never launched again'
awk '
    $1 == "hello" { split("", seen) }
    $1 != "hello" && !/_native;/ && !seen[$1, $2]++ && /warmup=0/' asked >wrong
[ ! -s wrong ] || fail "$(cat wrong)"

# up to 11 calls have the limit each; more are short
tune scarce 3
verifies_first
! grep '^verify' whole | grep -qv ' limit=7\( \|$\)' || fail "$(cat whole)"
grep '^race' whole | awk '{
    calls = 0
    n = split($0, entry, / \| /)
    rounds = $4
    sub(/rounds=/, "", rounds)
    for (i = 2; i <= n; i++)
        calls += rounds * ($0 ~ / settle=1/ ? 2 : 1) + (entry[i] !~ /warmup=0/)
    limit = $7
    sub(/limit=/, "", limit)
    limit += 0
    least = 3 * (calls < 11 ? calls : 11) + 1
    if (limit < least || limit > 3 * calls + 1) print least, $0
    if (calls <= 11) few++
}
END { if (!few) print "no request of few calls" }' >wrong
[ ! -s wrong ] || fail "$(cat wrong)"
