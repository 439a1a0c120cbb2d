# compare_cells.awk - what bench/compare measures, from the tuned.c and then
# the report.csv of a machine folder. -v largest=BYTES leaves out larger sizes,
# -v without=COLLECTIVE that collective.
#
# Prints a line a cell:
#   COLLECTIVE BYTES fixed|between LIMIT CHOICE SECONDS SECONDS
# Fixed sizes are those of the report; between two of them is one that nobody
# tuned, three halves of the smaller. LIMIT is in seconds, 0 if unknown, by
# bytes of the largest size: limits are proportional. CHOICE is what tuned.c
# picks. SECONDS: what one call took when tuned, of the choice and of native;
# between two sizes their mean.

# --- tuned.c: the ranges of each collective
FILENAME ~ /tuned\.c$/ {
    if (match($0, /choose_[a-z]+\(/))
        own = substr($0, RSTART + 7, RLENGTH - 8)
    if (/if \(nranks != /)
        foreign = 1
    if (match($0, /bytes < [0-9]+/))
        below = substr($0, RSTART + 8, RLENGTH - 8) + 0
    if (match($0, /return choice\(.*\)/)) {
        if (!foreign)
            add_range(substr($0, RSTART + 14, RLENGTH - 15))
        foreign = below = 0
    }
    next
}

function add_range(words, word) {
    split(words, word, ", ")
    sub(/^&/, "", word[1])
    if (word[1] == "NULL")
        word[1] = "native"
    else if (word[2] != 0)
        word[1] = word[1] "(" word[2] ")"
    ranges[own]++
    until[own, ranges[own]] = below # 0: for ever
    choice[own, ranges[own]] = word[1]
}

function choice_for(c, bytes, i) {
    for (i = 1; i < ranges[c]; i++)
        if (bytes < until[c, i])
            break
    return choice[c, i]
}

# --- report.csv: the fixed sizes
FNR == 1 {
    FS = ","
    next
}
{
    if ($1 == without)
        next
    if (!rows[$1]++)
        order[++collectives] = $1
    if ($2 > largest)
        next
    n = ++sizes[$1]
    bytes[$1, n] = $2
    tuned[$1, n] = $5
    native[$1, n] = $7
    limit[$1] = $9 / $2
}

function cell(c, size, kind, tuned_s, native_s) {
    printf "%s %d %s %.6g %s %.6g %.6g\n", c, size, kind, limit[c] * size,
        choice_for(c, size), tuned_s, native_s
}

END {
    for (k = 1; k <= collectives; k++) {
        c = order[k]
        for (i = 1; i <= sizes[c]; i++) {
            cell(c, bytes[c, i], "fixed", tuned[c, i], native[c, i])
            if (i == sizes[c])
                break
            half = int(bytes[c, i] * 3 / 16) * 8 # of whole doubles
            if (half > bytes[c, i] && half < bytes[c, i + 1])
                cell(c, half, "between", (tuned[c, i] + tuned[c, i + 1]) / 2,
                     (native[c, i] + native[c, i + 1]) / 2)
        }
    }
}
