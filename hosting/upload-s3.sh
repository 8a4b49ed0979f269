#!/usr/bin/env bash
# Written by npm run hosting. Uploads the site to S3 or compatible object storage:
#
#   hosting/upload-s3.sh s3://bucket[/folder] [--endpoint-url https://storage.yandexcloud.net]
set -euo pipefail
target=${1:?'s3://bucket'}
shift
options=("$@")
put() { aws s3 sync out "$target" --no-progress "${options[@]}" "$@"; }

# named by content: kept for a year; those of builds before stay for tabs that are still open
put --exclude '*' --include '_next/static/*' --include 'assets/*' --include 'fonts/*' --include 'scripts/*' --include 'social/*' --include 'search/index-*' --include 'search/page-*' --include 'search/search-*' --include 'search/terms-*' --include 'search/worker-*' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'

# asked for each time; the router takes its data as text/plain only
put --exclude '*' --include '*.txt' --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/plain; charset=utf-8'
put --exclude '*' --include '*.md' --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/markdown; charset=utf-8'
put --exclude '*' --include '*.xml' --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'application/xml; charset=utf-8'
put --exclude '*' --include '*.json' --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'application/json; charset=utf-8'
put --exclude '*' --include '*.webmanifest' --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'application/manifest+json'
put --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --exclude '*.txt' --exclude '*.md' --exclude '*.xml' --exclude '*.json' --exclude '*.webmanifest' --exclude '*.html' --cache-control 'public, max-age=0, must-revalidate'

# pages last, then away with what is gone
put --exclude '*' --include '*.html' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/html; charset=utf-8'
put --exclude '_next/static/*' --exclude 'assets/*' --exclude 'fonts/*' --exclude 'scripts/*' --exclude 'social/*' --exclude 'search/index-*' --exclude 'search/page-*' --exclude 'search/search-*' --exclude 'search/terms-*' --exclude 'search/worker-*' --exclude '.nojekyll' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --delete
