#!/bin/sh
# recipes.sh SOURCE VERSION - the recipes of packaging/ are of this version, and Python as
# their tools read it.
set -eu

recipe=$1/packaging/easybuild/colltune-$2-gmpich-2024.06.eb
grep -q "^version = '$2'\$" "$recipe" || {
    echo "packaging/easybuild/ has no recipe of version $2"
    exit 1
}
command -v python3 >/dev/null || {
    echo 'skipped: python3 is not installed'
    exit 77
}
for file in "$recipe" "$1/packaging/spack/package.py"; do
    python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])' "$file"
done
