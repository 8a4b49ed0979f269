/** Decides whether a file is plain Markdown or MDX. */
import { config } from '../site'
import type { SourceFile } from '../problems/problem'
import { isPartial } from '../text/path'
import { isRecord, readFrontMatter } from './front-matter'
import { fencedCode, isMdxFence } from './remark/remark-docusaurus-syntax'

export type Format = 'md' | 'mdx'

const code = new RegExp(String.raw`${fencedCode}|\x60[^\x60\n]*\x60`, 'gm')

/** Match imports, exports, components, comments and expressions, which plain Markdown does not contain. */
const mdxPatterns = [
  /^import\s(?:[^\n'"{]*(?:\{[^'"{}]*\}\s*)?from\s+)?["'][^\n'"]+["'][ \t]*;?[ \t]*(?:import\s|$)/m,
  /^export\s+(?:const|let|default|function)\s/m,
  // names in capitals, as in `<BR>`, are old HTML
  /^[ \t]*<(?![A-Z\d]+[\s/>])[A-Z][\w.]*(?:\s[^\n]*)?>/m,
  /<(?![A-Z\d]+[\s/>])[A-Z][\w.]*(?:\s[^<>]*)?\/>/,
  /<(?![A-Z\d]+[\s/>])([A-Z][\w.]*)(?:\s[^<>]*)?>[^]{0,500}?<\/\1>/,
  // heading ids in comments are allowed in both formats
  /\{\/\*(?!\s*#)[\s\S]*?\*\/\}/,
  /<[a-z][\w-]*\s(?:[^<>]*\s)?(?:\w+=\{|className=)/,
]

/** The format from front matter, else from `lib/site.ts`, where `detect` goes by extension and content. */
export function formatOf(source: SourceFile): Format {
  const { data, body } = readFrontMatter(source)
  const format = (isRecord(data['mdx']) && data['mdx']['format']) || config.markdown.format
  if (format === 'md' || format === 'mdx') return format
  // partials are compiled by the bundler, like the texts that import them
  if (/\.mdx$/i.test(source.path) || isPartial(source.path)) return 'mdx'
  if ([...body.matchAll(code)].some(({ groups }) => isMdxFence(groups?.['info']))) return 'mdx'
  const prose = body.replace(code, '')
  return mdxPatterns.some((pattern) => pattern.test(prose)) ? 'mdx' : 'md'
}
