#!/bin/sh
# warm_up.sh - long calls are timed without a call before them only behind
# others of the same candidate, and where one more might take too long.
set -eu
. "$(dirname "$0")/drive.sh"

# requests FILE: 'behind itself|another with|without' N, of the log's requests
# for sizes from 64 MB on that are not the first of a candidate
requests() {
    awk '
        { candidate = $2 " " $3 " " $4 }
        $1 == "time" && substr($4, 7) + 0 >= 67108864 && seen[candidate]++ {
            n["behind " (last == candidate ? "itself" : "another") \
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
    rm log
}

tune enough 20
[ "$(sed 's/ [0-9]*$//' kinds)" = 'behind another with
behind itself without' ] || fail "$(cat kinds)"

# the limit is of a request: one call more must not reach it
tune scarce 3
grep -q '^behind another without ' kinds || fail "$(cat kinds)"
