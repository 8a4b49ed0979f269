#!/usr/bin/env bash
# Uploads the site to S3 or compatible object storage:
#
#   hosting/upload-s3.sh s3://bucket[/folder] [--endpoint-url https://storage.yandexcloud.net]
#
# Cache lifetimes match lib/publish/headers.ts; a test checks it.
set -euo pipefail
target=${1:?'s3://bucket'}
shift
options=("$@")
put() { aws s3 sync out "$target" --no-progress "${options[@]}" "$@"; }

immutable='public, max-age=31536000, immutable'
revalidate='public, max-age=0, must-revalidate'
hashed=('_next/static/*' 'assets/*' 'social/*' 'search/page-*' 'search/terms-*')
unserved=('.nojekyll' '_headers' '_redirects' '*.br' '*.gz')

include_hashed=()
for pattern in "${hashed[@]}"; do include_hashed+=(--include "$pattern"); done
skip=()
for pattern in "${hashed[@]}" "${unserved[@]}"; do skip+=(--exclude "$pattern"); done

# files named by their content are kept for a year; those of earlier builds stay for tabs that are still open
put --exclude '*' "${include_hashed[@]}" --exclude '*.br' --exclude '*.gz' --cache-control "$immutable"

# the rest is asked for each time. Types that the tool does not know are given: the router takes its data as text/plain only
put_type() { put --exclude '*' --include "*.$1" "${skip[@]}" --cache-control "$revalidate" --content-type "$2"; }
put_type txt 'text/plain; charset=utf-8'
put_type md 'text/markdown; charset=utf-8'
put_type xml 'application/xml; charset=utf-8'
put_type json 'application/json; charset=utf-8'
put_type webmanifest 'application/manifest+json'
put "${skip[@]}" --exclude '*.txt' --exclude '*.md' --exclude '*.xml' --exclude '*.json' --exclude '*.webmanifest' \
  --exclude '*.html' --cache-control "$revalidate"

# pages last, so that no reader gets a page without its parts; then remove what is gone
put_type html 'text/html; charset=utf-8'
put "${skip[@]}" --delete
