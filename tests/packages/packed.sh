#!/bin/sh
# packed.sh - `uninstall` removes what was installed, also if cpack packed after that; a Debian
# package is not made without the programs that find what it depends on.
#
# The environment names SOURCE, BUILD, CMAKE and CPACK.
set -eu

fail() {
    echo "FAILED: $*"
    exit 1
}
work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-packed-XXXXXX")
kept=
put_back() {
    [ -z "$kept" ] || cp "$work/installed.txt" "$BUILD/installed.txt"
    rm -rf "$work"
}
trap put_back EXIT
trap 'exit 1' INT TERM
if [ -e "$BUILD/installed.txt" ]; then
    cp "$BUILD/installed.txt" "$work"
    kept=yes
fi
DESTDIR=$work/stage "$CMAKE" --install "$BUILD" --prefix /opt/site >"$work/said" 2>&1 ||
    fail "install: $(cat "$work/said")"
# a package cannot be made, which is enough to have CMake install once more
# the words are another shell's
# shellcheck disable=SC2016
hidden='mount --bind /dev/null "$(command -v dpkg-shlibdeps)" &&'
if ! command -v dpkg-shlibdeps >"$work/said"; then
    hidden=
elif [ "$(id -u)" != 0 ] || ! unshare --mount true; then
    echo 'skipped: dpkg-shlibdeps cannot be hidden here'
    exit 77
fi
# shellcheck disable=SC2016
(cd "$BUILD" && CPACK="$CPACK" WORK="$work" unshare --mount sh -c "$hidden"'
    exec "$CPACK" -G DEB -B "$WORK/packages"') >"$work/said" 2>&1 && fail 'packed all the same'
grep -q 'cpack -G DEB needs dpkg-shlibdeps' "$work/said" || fail "$(cat "$work/said")"
[ -z "$(find "$work/packages" -name '*.deb')" ] || fail 'a package without dependencies'
DESTDIR=$work/stage "$CMAKE" -DBUILD="$BUILD" -P "$SOURCE/cmake/uninstall.cmake" \
    >"$work/said" 2>&1 || fail "uninstall: $(cat "$work/said")"
[ "$(find "$work/stage" -mindepth 1)" = "$work/stage/opt" ] ||
    fail "left: $(find "$work/stage" | head -n 5)"
