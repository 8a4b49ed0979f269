/** `vercel.json`: what to build, and headers as for other hosts. */
import {
  hashedFolders,
  hashedNames,
  immutable,
  noindex,
  securityHeaders,
  unindexedTypes,
  type Header,
} from './headers'

const asObjects = (headers: Header[]) => headers.map(([key, value]) => ({ key, value }))

/** The text of the file. */
export function vercelConfig(): string {
  const cached: Header[] = [['Cache-Control', immutable]]
  const config = {
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: asObjects(securityHeaders()) },
      ...hashedFolders.map((folder) => ({ source: `/${folder}/(.*)`, headers: asObjects(cached) })),
      ...hashedNames.map((name) => ({ source: `/${name}(.*)`, headers: asObjects(cached) })),
      { source: `/(.*)\\.(${unindexedTypes.join('|')})`, headers: asObjects([noindex]) },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
