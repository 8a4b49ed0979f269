/** Checks a change of the content, and undoes it if it breaks anything. */
import { contentDir } from '@/lib/build/content-dir.mjs'
import { describeContent } from '@/lib/load/describe-content'
import { loadContent, type LoadedContent } from '@/lib/load/load-content'
import { problem, type Problem } from '@/lib/problems/problem'
import { printProblems } from '../print-problems'

export const readAll = (): Promise<LoadedContent> => loadContent(describeContent, { drafts: true })

/** Reports problems and refuses the command, if there are any. */
export function refuse(problems: Problem[], why: string): void {
  if (problems.length === 0) return
  printProblems(problems)
  throw new Refusal(`${why} Ничего не изменено.`)
}

/** Returns the problems that a change adds. Undoes and refuses it if one is blocking or a page is lost. */
export async function checkChange(
  before: LoadedContent,
  pages: string[],
  undo: () => void,
  moved = (file: string) => file,
): Promise<Problem[]> {
  const { site, problems } = await readAll()
  // compared by file and rule, since messages may name paths that have changed
  const oldProblems = before.problems.map(({ file, rule }) => `${moved(file)} ${rule}`)
  const added = problems.filter(({ file, rule }) => {
    const index = oldProblems.indexOf(`${file} ${rule}`)
    if (index !== -1) oldProblems.splice(index, 1)
    return index === -1
  })
  const lost = pages.filter((path) => !site.linkIndex.sources.has(path)).map(lostPage)
  // links to a lost page would only repeat the problem
  const blocking = [...lost, ...added.filter(isBlocking)].filter(
    ({ file }) => lost.length === 0 || lost.some((page) => page.file === file),
  )
  if (blocking.length > 0) undo()
  refuse(blocking, 'После этого появились бы эти ошибки.')
  return added
}

const lostPage = (path: string): Problem => {
  const message = `По пути «${path}» страницы не будет: имя не подходит (нужно «имя.md») или адрес занят. Возьмите другой путь.`
  return { ...problem(`${contentDir()}/${path}`, undefined, message, 'routes/duplicate'), severity: 'error' }
}

/** Whether a problem undoes the change: not if it is in a sidebar, or if an old address still redirects. */
const isBlocking = ({ severity, rule }: Problem): boolean =>
  !/^(category|sidebars)\/|^links\/moved$/.test(rule) &&
  (severity === 'error' || rule === 'routes/duplicate' || rule.startsWith('links/'))

/** Thrown if a command refuses its arguments. The message says why. */
export class Refusal extends Error {}
