#!/bin/sh
# warm_up.sh - long calls are timed without a call before them only after
# others of the same candidate, and each call of a request gets the time limit.
set -eu
. "$(dirname "$0")/drive.sh"

# requests FILE: 'after itself|another with|without' N, of the log's requests
# for sizes from 64 MB on that are not the first of a candidate
requests() {
    awk '
        { candidate = $2 " " $3 " " $4 }
        $1 == "time" && substr($4, 7) + 0 >= 67108864 && seen[candidate]++ {
            n["after " (last == candidate ? "itself" : "another") \
                (/ warmup=0$/ ? " without" : " with")]++
        }
        { last = $1 == "time" ? candidate : "" }
        END { for (kind in n) print kind, n[kind] }' "$1" | sort
}

# the shortest invented call of such a size takes 67 ms, the longest 2.7 s
cluster_file warm '{command}'
tune() {
    FAKE_LOG=$work/log run 0 tune -q --collective allreduce --out "$1" \
        --largest 268435456 --timer "$FAKE_TIMER" --limit "$2" warm.yaml
    requests log >kinds
    mv log whole
}

tune enough 20
[ "$(sed 's/ [0-9]*$//' kinds)" = 'after another with
after itself without' ] || fail "$(cat kinds)"

# a comparison makes four calls; a survey six, or two where they are long, or one
tune scarce 3
! grep '^verify' whole | grep -qv ' limit=13$' || fail "$(cat whole)"
grep '^time' whole | awk '{
    split($0, part, /repetitions=| calls=/)
    calls = part[2] + !/ warmup=0$/
    calls = calls > 11 ? 11 : calls
    limit = 3 * calls + 1
    if ($0 !~ " limit=" limit " ") print limit ": " $0
}' >wrong
[ ! -s wrong ] || fail "$(cat wrong)"
for calls in 1 2 6 11; do
    has whole "^time .* limit=$((3 * calls + 1)) "
done
