/** A configuration of Caddy for the export. */
import {
  hashedFolders,
  hashedNames,
  immutable,
  noindex,
  revalidate,
  securityHeaders,
  unindexedTypes,
} from './headers'
import type { ServerOptions } from './nginx'

const escaped = (text: string): string => text.replace(/[.]/g, '\\.')

/** The site block. Caddy takes certificates by itself when the address is a name. */
export function caddyConfig({
  serverName,
  root,
  basePath,
}: Pick<ServerOptions, 'serverName' | 'root' | 'basePath'>): string {
  const hashed = [...hashedFolders.map((folder) => `${folder}/`), ...hashedNames].map(escaped).join('|')
  const headers = securityHeaders().map(([name, value]) => `\t\t${name} "${value}"`)
  return `# Written by npm run hosting.

${serverName} {
	root * ${root}

	@hashed path_regexp ^${basePath}/(${hashed})
	@other not path_regexp ^${basePath}/(${hashed})
	@unindexed path ${unindexedTypes.map((type) => `*.${type}`).join(' ')}
	header @hashed Cache-Control "${immutable}"
	header @other Cache-Control "${revalidate}"
	header @unindexed ${noindex[0]} "${noindex[1]}"
	header {
${headers.join('\n')}
	}
	@text path *.txt *.md
	@markdown path *.md
	@manifest path *.webmanifest
	header @text Content-Type "text/plain; charset=utf-8"
	header @markdown Content-Type "text/markdown; charset=utf-8"
	header @manifest Content-Type "application/manifest+json"

	# one address for each page
	@index path_regexp index ^(.*/)index\\.html$
	redir @index {re.index.1} 301
	@html {
		path_regexp html ^(.+)\\.html$
		not file {path}
	}
	redir @html {re.html.1}/ 301

	# copies that the build has compressed (COMPRESS=1) first; the rest is compressed on the way
	encode zstd gzip
	file_server {
		precompressed br gzip
	}

	handle_errors {
		# a missing file may be there a minute later
		header Cache-Control "no-cache"
		rewrite * ${basePath}/404.html
		file_server
	}
}
`
}
