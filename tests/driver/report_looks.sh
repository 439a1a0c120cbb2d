#!/bin/sh
# report_looks.sh - lab-c's report in a real browser without a window: the first
# screen, drawings in which no word covers another, light and dark, as wide as a
# desktop and as a phone, and on paper; valid HTML without errors, for all labs.
#
# A page of the test's own looks into the report and writes what it finds into
# itself, to be read from there. SHOTS=FOLDER (absolute) keeps pictures.
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
        style=\"border:0;width:$2px;height:800px\"></iframe>" <<'SCRIPT'
const page = document.querySelector('iframe').contentDocument;
const view = page.documentElement;
const style = (selector, name) => getComputedStyle(page.querySelector(selector))[name];
const box = (part) => part.getBoundingClientRect();
found.push('overflow ' + (view.scrollWidth - view.clientWidth));
for (const name of ['choice', 'native', 'runner', 'limit']) {
  for (const curve of page.querySelectorAll('path.line.' + name))
    found.push('curve ' + name + (box(curve).width > 100 && box(curve).height > 10 ?
      ' drawn' : ' short'));
}
for (const chart of page.querySelectorAll('.chart, .tree')) {
  const words = [...chart.querySelectorAll('text')].map(box);
  const edge = box(chart);
  words.forEach((a, i) => words.slice(0, i).forEach((b) => {
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
      found.push('covered in ' + chart.textContent.slice(0, 40));
  }));
  if (words.some((a) => a.left < edge.left - 1 || a.right > edge.right + 1))
    found.push('beyond the edge in ' + chart.textContent.slice(0, 40));
  found.push(chart.classList[0]);
}
for (const cable of page.querySelectorAll('.tree line'))
  found.push('cable');
for (const part of page.querySelectorAll('[role=img]'))
  found.push(part.querySelector('title, desc') ? 'named' : 'nameless');
let level = 1;
for (const head of page.querySelectorAll('h1,h2,h3')) {
  if (+head.tagName[1] > level + 1)
    found.push('level skipped at ' + head.textContent);
  level = +head.tagName[1];
}
found.push('first screen ends at ' +
  Math.max(...[...page.querySelectorAll('.tree, .cards, dl')].map((a) => box(a).bottom)));
found.push('page ' + style('body', 'backgroundColor'));
found.push('choice ' + style('path.line.choice', 'stroke'));
found.push('hue ' + style('.c1', 'fill'));
SCRIPT
    found "$1" measure.html
    grep -q '^overflow 0$' seen || fail "wider than $2: $(cat seen)"
    for name in choice native; do
        [ "$(grep -c "^curve $name drawn\$" seen)" = "$curves" ] ||
            fail "not $curves curves $name: $(cat seen)"
    done
    for name in runner limit; do
        grep -q "^curve $name drawn\$" seen || fail "no curve $name: $(cat seen)"
    done
    [ "$(grep -c '^chart$' seen)" = $((2 * curves)) ] || fail "not two charts each: $(cat seen)"
    [ "$(grep -c '^cable$' seen)" = 70 ] || fail "not 35 cables: $(cat seen)"
    ! grep '^covered\|^beyond\|^nameless\|^level' seen || fail 'drawn or named badly'
    [ "$2" -lt 1280 ] || [ "$(sed -n 's/^first screen ends at \([0-9]*\).*/\1/p' seen)" -lt 800 ] ||
        fail "more than a screen: $(cat seen)"
}

# colour NAME: what was measured of it, as r,g,b
colour() {
    sed -n "s/^$1 rgb(\(.*\))\$/\1/p" seen | tr -d ' '
}

# picture SCHEME NAME: a picture of the first screens has the page's colour, and
# those of curves and of the first algorithm in it
picture() {
    pixels="[[$(colour page)], [$(colour choice)]]"
    look "$1" --window-size=1280,2000 --screenshot="$work/$2.png" \
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
    [ $# = 3 ] || fail "no pixels were counted: $(cat seen)"
    [ "$3" = 2560000 ] || fail "the picture has $3 pixels"
    [ "$1" -gt 1500000 ] || fail "$1 of $3 pixels are the page's"
    [ "$2" -gt 2000 ] || fail "$2 pixels are the choices'"
}

for lab in "$SOURCE"/out/lab-[a-e]; do
    cp -r "$lab" "${lab##*/}"
    chmod -R u+w "${lab##*/}"
    run 0 report "${lab##*/}"
    [ "$(wc -c <"${lab##*/}/report.html")" -lt 300000 ] || fail "${lab##*/}: 300 KB or more"
    if command -v tidy >/dev/null; then
        tidy -q -e "${lab##*/}/report.html" >said 2>&1 || fail "${lab##*/}: HTML"
    fi
done
# curves for each collective of several sizes
curves=$(awk -F , 'NR > 1 && $5 > 0 && n[$1]++ == 1 { m++ } END { print m }' \
    lab-c/report.csv)
[ "$curves" -ge 10 ] || fail "$curves collectives have several sizes"
measure $dark 1280
dark_page=$(colour page)
picture $dark dark
measure $light 390
measure $light 768
measure $light 1280
[ "$(colour page)" != "$dark_page" ] || fail 'dark is like light'
picture $light light

# on paper all is open, and what is dark on a screen is white
look $dark --print-to-pdf="$work/paper.pdf" --no-pdf-header-footer \
    "file://$work/lab-c/report.html" >printed
if command -v pdftotext >/dev/null; then
    pdftotext -layout paper.pdf paper
    [ "$(grep -c 'Figures of the fixed sizes' paper)" -ge "$curves" ] || fail 'folded on paper'
    pdftoppm -r 20 -f 1 -l 1 -gray paper.pdf paper
    [ "$(od -An -tu1 -j20 -N1 paper-*1.pgm | tr -d ' ')" -gt 250 ] || fail 'not white'
fi
if [ -n "${SHOTS:-}" ]; then
    for place in main cables alltoall; do
        printf '<iframe src=lab-c/report.html#%s style="border:1px solid' $place
        printf ';width:390px;height:780px;margin:8px"></iframe>'
    done >phone.html
    for scheme in light dark; do
        look "$(eval "echo \$$scheme")" --window-size=1280,1400 --screenshot="$work/$scheme.png" \
            "file://$work/lab-c/report.html" >printed
    done
    look $light --window-size=1260,820 --screenshot="$work/phone.png" \
        "file://$work/phone.html" >printed
    pdftoppm -r 80 -f 3 -l 3 -png -singlefile paper.pdf paper
    for name in light dark phone paper; do
        cp $name.png "$SHOTS/report-$name.png"
        if command -v pngquant >/dev/null; then
            pngquant --force --output "$SHOTS/report-$name.png" 64 $name.png
        fi
    done
fi
