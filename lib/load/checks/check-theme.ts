/** Finds files in `src/theme` that no text imports: the site does not let them replace parts of the theme. */
import { contentDir } from '../../build/content-dir.mjs'
import { groupBy } from '../../data/group-by'
import { problem, type Problem } from '../../problems/problem'

/** Reports each folder of `src/theme` once. `used` are files that texts import, directly or not. */
export function checkTheme(files: Iterable<string>, used: ReadonlySet<string>): Problem[] {
  const unused = [...files].flatMap((path) => {
    const [, name] = /^src\/theme\/(.+?)(?:\/index)?(?<!\.(?:test|spec|d|stories))\.[jt]sx?$/.exec(path) ?? []
    const file = `${contentDir()}/${path}`
    return name === undefined || name === 'MDXComponents' || used.has(file) ? [] : [{ file, name }]
  })
  return [...groupBy(unused, ({ name }) => name.split('/')[0]).values()].map((group) => {
    const names = group.map(({ name }) => `«${name}»`).join(', ')
    const message = `Ни один текст не берёт из src/theme ${names}, а частей темы здесь не заменяют: docs/docusaurus.md, «Чем заменить».`
    return problem(group[0]!.file, undefined, message, 'content/theme')
  })
}
