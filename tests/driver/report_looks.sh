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
  Math.max(...[...page.querySelectorAll('.heat, .cards, dl')].map((a) => box(a).bottom)));
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

# boxes SCHEME WIDTH: fails if the page of lab-c or that of alone is wider than the window, or if a
# part of it is and scrolls in a box that has no name, that no key reaches, or whose right edge
# looks like its end; if words on a colour are hard to read; or if cells of a heat map are not
# those of decisions.csv.
boxes() {
    page boxes.html "<iframe src=lab-c/report.html style=\"width:$2px\"></iframe>
        <iframe src=alone/report.html style=\"width:$2px\"></iframe>" <<'SCRIPT'
for (const frame of document.querySelectorAll('iframe')) {
  frame.style.border = 0;
  const page = frame.contentDocument;
  const name = page.querySelector('h1').textContent;
  const view = page.documentElement;
  for (const fold of page.querySelectorAll('details'))
    fold.open = true;
  found.push('overflow ' + (view.scrollWidth - view.clientWidth));
  for (const box of page.querySelectorAll('.wide')) {
    const edge = getComputedStyle(box, '::after');
    const bar = getComputedStyle(box, '::-webkit-scrollbar');
    const isCued = edge.position === 'sticky' && parseFloat(edge.width) > 10 &&
      parseFloat(edge.height) > box.clientHeight - 2 && parseFloat(bar.height) > 5;
    if (box.scrollWidth > box.clientWidth)
      found.push(isCued && box.tabIndex === 0 && box.getAttribute('aria-label') ?
        'box' : 'bare box ' + box.getAttribute('aria-label'));
  }
  const numbers = (colour) => colour.match(/[0-9.]+/g).map(Number);
  const light = (colour) => colour.slice(0, 3).map((part) => part / 255)
    .map((part) => part > 0.03928 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92)
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const under = numbers(getComputedStyle(page.body).backgroundColor);
  for (const part of page.querySelectorAll('.heat td, .legend span')) {
    const style = getComputedStyle(part);
    const [r, g, b, opacity = 1] = numbers(style.backgroundColor);
    const ground = light([r, g, b].map((c, i) => c * opacity + under[i] * (1 - opacity)));
    const words = light(numbers(style.color));
    const contrast = (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
    if (contrast < 4.5)
      found.push('contrast ' + contrast.toFixed(2) + ' of ' + part.textContent);
  }
  found.push('legend ' + page.querySelectorAll('.legend span').length);
  const heads = [...page.querySelectorAll('.heat th[scope=col]')]
    .map((head) => head.textContent.trim());
  for (const row of page.querySelectorAll('.heat tr')) {
    const cells = [...row.cells].map((cell) => cell.textContent.trim());
    for (let i = 1; i < cells.length; i++)
      if (row.cells[i].tagName === 'TD' && cells[i] !== '' && heads[i] !== 'mean')
        found.push(['cell', name, cells[0], heads[i], cells[i]].join(' ') +
          (row.cells[i].title === '' ? ' without a title' : ''));
  }
}
SCRIPT
    found "$1" boxes.html
    [ "$(grep -c '\<overflow 0$' seen)" = 2 ] || fail "wider than $2: $(cat seen)"
    ! grep '^bare\|^contrast' seen || fail "at $2"
    [ "$2" -gt 400 ] || [ "$(grep -c '^box$' seen)" -gt 20 ] || fail "nothing scrolls at $2"
    [ "$(grep -c '^legend 6$' seen)" = 2 ] || fail "not all shades: $(cat seen)"
    for folder in lab-c alone; do
        sed -n "s/<pre>//; s/^cell $folder //p" seen | sort >cells
        expect_cells $folder
    done
}

# expect_cells FOLDER: fails unless the cells are what decisions.csv has
expect_cells() {
    awk -F, '$1 == "size" && $3 == "" {
        head = $4
        for (unit = 0; head >= 1024 && head % 1024 == 0 && unit < 3; unit++)
            head /= 1024
        ratio = $15 > 0 ? $15 : $7 > 0 && $11 > 0 ? $11 / $7 : 0
        if ($24 == "predicted")
            ratio = $26 > 0 ? $29 / $26 : 0
        format = ratio < 0.095 ? "%.1g" : ratio < 1.095 ? "%.2f" : ratio < 9.95 ? "%.1f" : "%.0f"
        text = $5 $6 == "native" ? "native" : ratio > 0 ? sprintf(format, ratio) : "untimed"
        print $2, head substr("KMG", unit, unit > 0), ($24 == "predicted" ? "~" : "") text \
            ($24 ~ /undecided|first_look/ ? "?" : $24 == "native_wrong" ? "!" : "")
    }' "$1/decisions.csv" | sort >expected
    [ -s expected ] || fail "$1/decisions.csv has no sizes"
    diff expected cells >&2 || fail "the cells of $1"
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

# a host alone has no network to show; a cell for each thing that a choice can rest on
printf '%s\n' 'name: alone' 'hosts: [{names: localhost}]' \
    'ranks: {order: as-listed, per_host: 2}' >alone.yaml
run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" --out alone alone.yaml
awk -F, -v OFS=, '
function forget(from) {
    for (i = from; i <= 23; i++)
        $i = ""
}
$1 == "size" && $4 == 64 { forget(7); $5 = "native"; $24 = "undecided" }
$1 == "size" && $4 == 512 { forget(7); $24 = "predicted"; $26 = 2e-6; $27 = 1e-6; $28 = 3e-6; $29 = 9e-6 }
$1 == "size" && $4 == 1024 { forget(7); $24 = "carried" }
$1 == "size" && $4 == 2048 { forget(15); $7 = $8 = $9 = 4e-5; $24 = "native_wrong" }
$1 == "size" && $4 == 16384 { forget(15); $24 = "first_look" }
1' alone/decisions.csv >changed
cp changed alone/decisions.csv
run 0 report alone
boxes $light 390
boxes $dark 1280
sed 's/.* //' cells | sort -u | tr '\n' ' ' >words
for word in '2\.0' 'native?' '~4\.5' untimed '0\.45!' native '1\.08?'; do
    grep -q "\(^\| \)$word " words || fail "no $word in $(cat words)"
done
has lab-c/report.html '<h2>Network</h2>'
! grep 'class="tree"\|id=cables' alone/report.html || fail 'a tree of two names'

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
