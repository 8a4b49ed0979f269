/** Whether a file is plain Markdown or Markdown with components. */
import type { SourceFile } from '../problems/problem'
import { config } from '../site'
import { splitFrontMatter } from './front-matter'

export type Format = 'md' | 'mdx'

/** What the front matter says: `mdx: { format: md }`, in either spelling of YAML. */
const chosen = /^mdx:\s*(?:\{\s*|\n\s+)["']?format["']?:\s*["']?(mdx?|detect)\b/m

const code = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))|`[^`\n]*`/gm

/** Imports, exports, components, expressions: none of it can be meant as text. */
const signsOfMdx = [
  /^import\s(?:[^\n'"]*\sfrom\s+)?["'][^\n'"]+["'];?[ \t]*$/m,
  /^export\s+(?:const|let|default|function)\s/m,
  // capitals alone are HTML of old: <BR>
  /^[ \t]*<(?![A-Z\d]+[\s/>])[A-Z][\w.]*(?:\s[^\n]*)?>/m,
  /<(?![A-Z\d]+[\s/>])[A-Z][\w.]*(?:\s[^<>]*)?\/>/,
  /^\{\/\*[\s\S]*?\*\/\}/m,
  /<[a-z][\w-]*\s(?:[^<>]*\s)?(?:\w+=\{|className=)/,
]

/**
 * The format of a file: the one its front matter names, else that of `lib/site.ts`. Detection goes by the extension, and by the
 * text: an `.md` file that imports components is read as authors of Docusaurus mean it.
 */
export function formatOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): Format {
  const { fields, body } = splitFrontMatter(text)
  const format = chosen.exec(fields)?.[1] ?? config.markdown.format
  if (format === 'md' || format === 'mdx') return format
  // a text that others import is read by the bundler, as they are
  if (/\.mdx$/i.test(path) || /(^|\/)_[^/]*/.test(path)) return 'mdx'
  return /^(?:import|export|\{\/\*)|<[A-Za-z]/m.test(text) && hasSigns(body) ? 'mdx' : 'md'
}

function hasSigns(body: string): boolean {
  const prose = body.replace(code, '')
  return signsOfMdx.some((sign) => sign.test(prose))
}
