/** Finds files in `src/theme` that replace parts of the Docusaurus theme: the site ignores them. */
import { contentDir } from '../../build/content-dir.mjs'
import { groupBy } from '../../data/group-by'
import { placeAt, problem, type Problem } from '../../problems/problem'
import { adviceOnPart } from './docusaurus-advice'

const parts =
  /^(Admonition|AnnouncementBar|BackToTopButton|Blog|Code(Block|Inline)|ColorModeToggle|ContentVisibility|Details|Doc[A-Z]|Edit(Meta|This)|ErrorPageContent|Footer|Heading|Icon\/|LastUpdated|Layout|Logo|MDX(Content|Page|Components\/(A|Code|Details|Heading|Img|Li|Pre|Ul)(\/|$))|Mermaid|Navbar|NotFound|PaginatorNavLink|Playground|ReactLiveScope|Root|Search|SiteMetadata|SkipToContent|Tab(s|Item)|Tag(s|$)|Theme|TOC|prism-include-languages)/
const original = /@theme-(original|init)\//
const provider = /<((?:\w+\.)?\w*Provider)\b/

interface ThemeFile {
  file: string
  /** The name by which it is imported: `NAME` of `@theme/NAME`. */
  name: string
  text: string
}

/** Reports each folder of `src/theme` once. `used` are files that texts import, directly or not. */
export function checkTheme(
  files: Iterable<string>,
  used: ReadonlySet<string>,
  read: (file: string) => string,
): Problem[] {
  const ignored = [...files].flatMap((path): ThemeFile[] => {
    const [, name] = /^src\/theme\/(.+?)(?:\/index)?(?<!\.(?:test|spec|d|stories))\.[jt]sx?$/.exec(path) ?? []
    const file = `${contentDir()}/${path}`
    if (name === undefined || name === 'MDXComponents' || used.has(file)) return []
    const text = read(file)
    return isPart(name) || original.test(text) ? [{ file, name, text }] : []
  })
  return [...groupBy(ignored, ({ name }) => name.split('/')[0] ?? '').values()].map(problemOf)
}

/** Whether a file replaces a part of the theme; files that only such files import do not count. */
const isPart = (name: string): boolean => parts.test(name) && /(^|\/)([A-Z]|prism-)[^/]*$/.test(name)

function problemOf(group: ThemeFile[]): Problem {
  const shown = group.find(({ text }) => provider.test(text)) ?? group[0]!
  const [, context] = provider.exec(shown.text) ?? []
  const names = group.map(({ name }) => `«${name}»`).join(', ')
  const advice =
    context === undefined
      ? adviceOnPart(shown.name)
      : `Данных из <${context}> компоненты не получат: оберните их в него в самом тексте.`
  const place = placeAt(shown.text, shown.text.search(context === undefined ? original : provider))
  return problem(shown.file, place, `Замены частей темы не действуют: ${names}. ${advice}`, 'content/theme')
}
