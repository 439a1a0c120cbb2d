#!/bin/sh
# report_looks.sh - lab-c's report in a real browser without a window: curves
# and bars are there, light and dark, as wide as on a desktop and on a phone.
#
# A script in the page writes what it measures into the page, to be read from
# there. To see that the picture is not blank, the browser itself counts its
# pixels in the colours of the curves. SHOTS=FOLDER (absolute) keeps pictures.
set -eu
. "$(dirname "$0")/drive.sh"

browser=$(command -v chromium || command -v chromium-browser ||
    command -v google-chrome || true)
if [ -z "$browser" ]; then
    echo 'SKIPPED: no Chromium here: ./setup check'
    exit 77
fi

# look SCHEME ARGUMENT...: without a sandbox, which root cannot have
look() {
    scheme=$1
    shift
    timeout 120 "$browser" --headless --no-sandbox --disable-gpu \
        --no-first-run --hide-scrollbars --disable-extensions \
        --allow-file-access-from-files --virtual-time-budget=10000 \
        --user-data-dir="$work/browser" \
        --blink-settings=preferredColorScheme="$scheme" "$@" 2>chatter
}
dark=0
light=1

# page NAME BODY: a page whose script puts what it found into <pre>
page() {
    {
        printf '<!DOCTYPE html>\n<body style="margin:0">%s<pre></pre>\n' "$2"
        printf '<script>\nconst found = [];\nonload = () => {\n'
        cat
        printf "document.querySelector('pre').textContent ="
        printf " found.join('\\\\n');\n};\n</script>\n"
    } >"$1"
}

# found SCHEME PAGE: what its script found
found() {
    look "$1" --dump-dom "file://$work/$2" | sed -n '/<pre>/,/<\/pre>/p' |
        sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g' >seen
    [ -s seen ] || fail "the browser said nothing: $(cat chatter)"
}

# measure SCHEME WIDTH: fails unless all is there in a page this wide
measure() {
    page measure.html "<iframe src=lab-c/report.html
        style=\"border:0;width:$2px;height:900px\"></iframe>" <<'SCRIPT'
const page = document.querySelector('iframe').contentDocument;
const view = page.documentElement;
const style = (selector) => getComputedStyle(page.querySelector(selector));
found.push('overflow ' + (view.scrollWidth - view.clientWidth));
for (const name of ['choice', 'nat', 'runner', 'limit']) {
  for (const curve of page.querySelectorAll('path.line.' + name)) {
    const box = curve.getBoundingClientRect();
    found.push('curve ' + name +
      (box.width > 150 && box.height > 20 ? ' drawn' : ' missing'));
  }
}
for (const bar of page.querySelectorAll('rect.bar'))
  found.push(bar.getBoundingClientRect().width > 2 ? 'bar' : 'no bar');
for (const cable of page.querySelectorAll('.cable line'))
  found.push('cable');
const hits = page.querySelectorAll('.hit');
hits[hits.length - 1].dispatchEvent(new PointerEvent('pointermove'));
found.push('shown ' +
  page.querySelector('output').textContent.replace(/\n/g, '; '));
found.push('page ' + style('body').backgroundColor);
found.push('choice ' + style('path.line.choice').stroke);
found.push('nat ' + style('path.line.nat').stroke);
SCRIPT
    found "$1" measure.html
    grep -q '^overflow 0$' seen || fail "wider than $2: $(cat seen)"
    for name in choice nat; do
        [ "$(grep -c "^curve $name drawn\$" seen)" = "$curves" ] ||
            fail "not $curves curves $name: $(cat seen)"
    done
    [ "$(grep -c '^curve limit drawn$' seen)" = "$limits" ] ||
        fail "not $limits curves limit: $(cat seen)"
    grep -q '^curve runner drawn$' seen || fail "no runners-up: $(cat seen)"
    [ "$(grep -c '^bar$' seen)" = "$compared" ] ||
        fail "not $compared bars: $(cat seen)"
    [ "$(grep -c '^cable$' seen)" = 70 ] || fail "not 35 cables: $(cat seen)"
    grep -q '^shown [0-9]*K bytes: [a-z]*_.*native .*s' seen ||
        fail "nothing is shown of a size: $(cat seen)"
}

# colour NAME: what was measured of it, as r,g,b
colour() {
    sed -n "s/^$1 rgb(\(.*\))\$/\1/p" seen | tr -d ' '
}

# picture SCHEME NAME: a picture of the first screens has the page's colour,
# and the curves' in it
picture() {
    pixels="[[$(colour page)], [$(colour choice)], [$(colour nat)]]"
    look "$1" --window-size=1000,2600 --screenshot="$work/$2.png" \
        "file://$work/lab-c/report.html" >printed
    page pixels.html "<img src=$2.png>" <<SCRIPT
const image = document.querySelector('img');
const canvas = document.createElement('canvas');
canvas.width = image.naturalWidth;
canvas.height = image.naturalHeight;
const drawing = canvas.getContext('2d');
drawing.drawImage(image, 0, 0);
const data = drawing.getImageData(0, 0, canvas.width, canvas.height).data;
for (const wanted of $pixels) {
  let n = 0;
  for (let i = 0; i < data.length; i += 4)
    n += wanted.every((value, k) => Math.abs(data[i + k] - value) < 8);
  found.push(n);
}
found.push(canvas.width * canvas.height);
SCRIPT
    found "$1" pixels.html
    # shellcheck disable=SC2046
    set -- $(cat seen)
    [ $# = 4 ] || fail "no pixels were counted: $(cat seen)"
    [ "$4" = 2600000 ] || fail "the picture has $4 pixels"
    [ "$1" -gt 1300000 ] || fail "$1 of $4 pixels are the page's"
    [ "$2" -gt 3000 ] || fail "$2 pixels are the choices'"
    [ "$3" -gt 200 ] || fail "$3 pixels are native's"
}

cp -r "$SOURCE/out/lab-c" lab-c
chmod -R u+w lab-c
run 0 report lab-c
# sizes with a time of the choice and one of native
compared=$(awk -F , 'NR > 1 && $5 > 0 && $9 > 0' lab-c/report.csv | wc -l)
[ "$compared" -ge 20 ] || fail "$compared sizes were compared"
# a curve for each collective of several sizes
curves=$(awk -F , 'NR > 1 && $5 > 0 && n[$1]++ == 1 { m++ } END { print m }' \
    lab-c/report.csv)
[ "$curves" -ge 10 ] || fail "$curves collectives have several sizes"
# and a wide one of the limit for those with a limit at many sizes
limits=$(awk -F , 'NR > 1 && $17 > 0 && n[$1]++ == 5 { m++ } END { print m }' \
    lab-c/report.csv)
[ "$limits" -ge 5 ] || fail "$limits collectives have limits"
measure $dark 1000
dark_page=$(colour page)
picture $dark dark
measure $light 360
measure $light 1000
[ "$(colour page)" != "$dark_page" ] || fail 'dark is like light'
picture $light light
if [ -n "${SHOTS:-}" ]; then
    for place in top allgather alltoall; do
        printf '<iframe src=lab-c/report.html#%s style="border:1px solid' $place
        printf ';width:360px;height:720px;margin:8px"></iframe>'
    done >phone.html
    look $light --window-size=1160,760 --screenshot="$work/phone.png" \
        "file://$work/phone.html" >printed
    for name in light dark phone; do
        cp $name.png "$SHOTS/report-$name.png"
    done
fi
