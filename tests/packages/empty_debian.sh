#!/bin/sh
# empty_debian.sh - from nothing to a tuned job on an empty Debian: debootstrap, the package
# with what it depends on, then docs/guide/install.md as an ordinary user, and removal.
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
