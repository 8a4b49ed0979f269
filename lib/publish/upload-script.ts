/** A script that puts the export into S3 or compatible object storage, with type and cache of each kind of file. */
import { hashedFolders, hashedNames, immutable, revalidate } from './headers'

/** Types that the tool does not know, or names without the encoding. */
const types = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

const only = (patterns: string[]) => patterns.map((pattern) => `--include '${pattern}'`).join(' ')
const without = (patterns: string[]) => patterns.map((pattern) => `--exclude '${pattern}'`).join(' ')

/** The text of the script. What pages need goes first and the pages last, so that no reader gets a page without its parts. */
export function uploadScript(): string {
  const hashed = [...hashedFolders.map((folder) => `${folder}/*`), ...hashedNames.map((name) => `${name}*`)]
  const skipped = without([...hashed, '.nojekyll', '_headers', '_redirects', '*.br', '*.gz'])
  const byType = Object.entries(types).map(
    ([extension, type]) =>
      `put --exclude '*' --include '*.${extension}' ${skipped} --cache-control '${revalidate}' --content-type '${type}'`,
  )
  const known = Object.keys(types).map((extension) => `*.${extension}`)
  return `#!/usr/bin/env bash
# Written by npm run hosting. Uploads the site to S3 or compatible object storage:
#
#   hosting/upload-s3.sh s3://bucket[/folder] [--endpoint-url https://storage.yandexcloud.net]
set -euo pipefail
target=\${1:?'s3://bucket'}
shift
options=("$@")
put() { aws s3 sync out "$target" --no-progress "\${options[@]}" "$@"; }

# named by content: kept for a year; those of builds before stay for tabs that are still open
put --exclude '*' ${only(hashed)} --exclude '*.br' --exclude '*.gz' --cache-control '${immutable}'

# asked for each time; the router takes its data as text/plain only
${byType.join('\n')}
put ${skipped} ${without([...known, '*.html'])} --cache-control '${revalidate}'

# pages last, then away with what is gone
put --exclude '*' --include '*.html' --cache-control '${revalidate}' --content-type 'text/html; charset=utf-8'
put ${skipped} --delete
`
}
