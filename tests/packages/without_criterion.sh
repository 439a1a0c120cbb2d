#!/bin/sh
# without_criterion.sh - a site has no Criterion: README's first line configures without tests
# and says so in one line; where tests are asked for, what is missing is an error.
#
# The environment names SOURCE and CMAKE.
set -eu

fail() {
    echo "FAILED: $*"
    exit 1
}
work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-criterion-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
cat >"$work/pkg-config" <<'END'
#!/bin/sh
case " $* " in *criterion*) exit 1 ;; esac
exec /usr/bin/env pkg-config "$@"
END
chmod +x "$work/pkg-config"
# configure OPTION...
configure() {
    code=0
    (cd "$SOURCE" && "$CMAKE" --preset default -B "$work/build" \
        -DPKG_CONFIG_EXECUTABLE="$work/pkg-config" "$@") >"$work/said" 2>&1 || code=$?
}
configure
[ $code = 0 ] || fail "exit code $code: $(cat "$work/said")"
[ "$(grep -c 'no tests are built: Criterion is missing' "$work/said")" = 1 ] ||
    fail "it does not say so: $(cat "$work/said")"
[ ! -e "$work/build/tests" ] || fail 'there are tests'
configure -DCOLLTUNE_TESTS=ON
[ $code != 0 ] || fail 'tests without Criterion'
grep -q criterion "$work/said" ||
    fail "it does not name Criterion: $(cat "$work/said")"
configure -DCOLLTUNE_TESTS=OFF
[ $code = 0 ] || fail "exit code $code without tests"
