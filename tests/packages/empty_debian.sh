#!/bin/sh
# empty_debian.sh - from nothing to a tuned job on an empty Debian, made by debootstrap: README's
# two ways; then, in another one, the package with what it depends on, docs/guide/install.md
# as an ordinary user, and removal.
#
# The environment names SOURCE, BUILD and CPACK. Takes some minutes and a network; skipped
# (77) without debootstrap, without root, or where no Debian can be had.
set -eu

skip() {
    echo "skipped: $*"
    exit 77
}
fail() {
    echo "FAILED: $*"
    exit 1
}
[ "$(id -u)" = 0 ] || skip 'not root'
command -v debootstrap >/dev/null || skip 'no debootstrap'
unshare --mount --pid --fork true || skip 'no namespaces here'

work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-empty-XXXXXX")
trap 'rm -rf --one-file-system "$work"' EXIT
trap 'exit 1' INT TERM
root=$work/root
mirror=${COLLTUNE_DEBIAN:-http://deb.debian.org/debian}
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$work/log" 2>&1 ||
    skip "no Debian from $mirror: $(tail -n 2 "$work/log")"
cp /etc/resolv.conf "$root/etc/"
[ ! -e "$root/usr/bin/mpicc.mpich" ] || fail 'it is not empty'

cp -a "$root" "$work/readme"

(cd "$BUILD" && "$CPACK" -G DEB -B "$work/package" \
    -D CPACK_PACKAGE_CONTACT='colltune <colltune@debian.org>') >"$work/log" 2>&1 ||
    fail "cpack: $(cat "$work/log")"
cp "$work"/package/*.deb "$root/tmp"
if command -v lintian >/dev/null; then
    # its private plugins make cpack call ldconfig, which changes nothing
    lintian --allow-root --fail-on error,warning \
        --suppress-tags maintscript-calls-ldconfig "$work"/package/*.deb || fail 'lintian'
else
    echo 'lintian is not installed: the package was not looked at'
fi

# inside COMMAND... - in the system, with /proc, /sys and memory to share
inside() {
    # shellcheck disable=SC2016
    ROOT=$root unshare --mount --pid --fork sh -euc '
        mount -t proc proc "$ROOT/proc"
        mount --rbind /sys "$ROOT/sys"
        mount --rbind /dev "$ROOT/dev"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
            DEBIAN_FRONTEND=noninteractive chroot "$ROOT" "$@"' inside "$@"
}

echo '== README: this machine'
# blocks LANGUAGE: the lines of README's blocks in it
blocks() {
    awk -v "begin=^\`\`\`$1\$" '$0 ~ begin { inside = 1; next } /^```/ { inside = 0 } inside' \
        "$SOURCE/README.md"
}
root=$work/readme
for copy in quick site; do
    mkdir "$root/root/$copy"
    tar -C "$SOURCE" --exclude='./build*' --exclude=./.git --exclude=./out/local -cf - . |
        tar -C "$root/root/$copy" -xf -
done
{
    echo 'set -e'
    blocks text | sed -n '1s/ *#.*/ --budget 10/p'
} >"$root/root/quick/readme.sh"
inside sh -c 'cd /root/quick && sh readme.sh' >"$work/said" 2>&1 ||
    fail "quickstart: $(tail -n 20 "$work/said")"
command=$(sed -n 's/^with mpiexec, as tuned: *//p' "$work/said")
program='mpicc.mpich -O2 -I. -o program bench/apps/integer_sort.c bench/apps/app.c'
inside sh -c "cd /root/quick && $program && COLLTUNE_REPORT=1 ${command%PROGRAM} ./program 20000 5" \
    >"$work/said" 2>&1 || fail "$command: $(cat "$work/said")"
grep '^colltune: tuned for local, ' "$work/said" || fail "not tuned: $(cat "$work/said")"

echo "== README: a site's five steps"
{
    echo 'set -e'
    blocks text | sed -n 2p
    blocks sh
} >"$root/root/site/readme.sh"
inside sh -c 'cd /root/site && sh readme.sh' >"$work/said" 2>&1 ||
    fail "README: $(tail -n 20 "$work/said")"
grep '^colltune: tuned for small, 2 ranks' "$work/said" || fail "not tuned: $(cat "$work/said")"
[ -s "$root/root/site/out/small/report.html" ] || fail 'there is no report'
inside /opt/colltune/bin/colltune --version
inside sh -c 'cd /root/site && cmake --build build --target uninstall' >"$work/said" 2>&1 ||
    fail "uninstall: $(cat "$work/said")"
[ -z "$(ls "$root/opt")" ] || fail "left in /opt: $(find "$root/opt")"
root=$work/root

echo '== the package'
inside apt-get -q -y update >"$work/log" 2>&1 || fail "apt-get: $(cat "$work/log")"
inside sh -c 'apt-get -q -y install --no-install-recommends /tmp/*.deb' >"$work/log" 2>&1 ||
    fail "apt-get: $(tail -n 20 "$work/log")"
inside colltune --version
inside sh -c 'useradd -m -s /bin/sh someone && rm /tmp/*.deb'

echo '== the page, as an ordinary user'
page=/usr/share/doc/colltune/docs/guide/install.md
sed -n '/^## From nothing/,/^## Link/p' "$root$page" >"$root/home/someone/page.md"
cp "$SOURCE/tests/docs/page.sh" "$root/home/someone"
inside su - someone -c 'mkdir site && sh page.sh page.md site' || fail 'the page is not true there'
inside su - someone -c 'cd site && ls out/first && cat out/first/report.csv'

echo '== removed'
inside apt-get -q -y purge colltune >"$work/log" 2>&1 || fail "apt-get: $(cat "$work/log")"
left=$(find "$root/usr" "$root/etc" "$root/var" -name '*colltune*' ! -path '*/apt/*')
[ -z "$left" ] || fail "left: $left"
# shellcheck disable=SC2016
inside su - someone -c 'cd site && LD_PRELOAD=$PWD/out/first/build/libcolltuned-first.so \
    COLLTUNE_REPORT=1 mpiexec.mpich -n 2 ./sums' 2>&1 | grep '^colltune: tuned for first, 2 ranks' ||
    fail 'the tuned library needs the package'
