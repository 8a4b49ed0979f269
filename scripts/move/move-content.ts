/**
 * `npm run new move OLD NEW`: moves a file or a folder of the content, mends the links to it and in it, and keeps the addresses that its
 * pages had. Whatever would be wrong afterwards leaves everything as it was.
 */
import fs from 'node:fs'
import path from 'node:path'
import { lastUpdates } from '@/lib/content/last-updates'
import { contentDir } from '@/lib/content/read'
import type { ContentFiles } from '@/lib/content/types'
import { describeContent, loadContent, type Described } from '@/lib/load/load-content'
import { readSidebarsModule } from '@/lib/load/sidebars-module'
import type { Problem, SourceFile } from '@/lib/problems/problem'
import { askText, WrongAnswer } from '../new/prompt'
import { report } from '../report'
import { movedPath, planMove, type Move, type PlannedText } from './plan-move'
import { contentPaths, readSource, readTarget, type ContentPaths } from './read-paths'

const unchanged = 'Ничего не изменено.'

export async function moveContent(given: string[]): Promise<void> {
  const updates = lastUpdates()
  let described = new Map<string, Described>()
  const before = await loadContent((files) => (described = describeContent(files)), {
    drafts: true,
    lastUpdateOf: updates,
  })
  const { files } = before
  const root = contentDir()
  const paths = contentPaths(root, [...files.texts.map((source) => source.path), ...files.assets])
  const move = await askPaths(given, paths)
  const back = { from: move.to, to: move.from }
  refuse(
    before.problems.filter(({ rule }) => rule.endsWith('/syntax')),
    'Сначала исправьте эти файлы: ссылок в них не прочесть.',
  )
  const plan = planMove(
    { ...files, texts: [...files.texts, ...(await sidebarsFile(files))] },
    move,
    (source) => described.get(source.path) ?? described.get(movedPath(source.path, back))!,
  )
  refuse(plan.problems, 'Переезду это мешает.')
  const undo = apply(plan.texts, move)
  const onDisk = ({ from, to }: Move): Move => ({ from: `${root}/${from}`, to: `${root}/${to}` })
  const after = await loadContent(describeContent, {
    drafts: true,
    lastUpdateOf: (file) => updates(file) ?? updates(movedPath(file, onDisk(back))),
  })
  const added = newProblems(before.problems, after.problems, onDisk(move))
  const blocking = added.filter(isBlocking)
  if (blocking.length > 0) undo()
  refuse(blocking, 'Так было бы после переезда.')
  for (const line of linesOf(plan.texts, move, root)) console.log(line)
  report(added)
}

const faultOf = (read: object | string) => (typeof read === 'string' ? read : undefined)

async function askPaths([old, next]: string[], paths: ContentPaths): Promise<Move> {
  const bases = [process.env['INIT_CWD'] ?? '', '', paths.root].map((folder) => path.resolve(folder))
  const source = (answer: string) => readSource(answer, bases, paths)
  const written = await askText('Что переносим, файл или папка', old, undefined, (answer) =>
    faultOf(source(answer)),
  )
  const found = source(written) as Exclude<ReturnType<typeof source>, string> // checked above
  const target = (answer: string) => readTarget(answer, found, bases, paths)
  const wanted = await askText('Новый путь', next, written, (answer) => faultOf(target(answer)))
  return target(wanted) as Move // checked above
}

/** Ends the command when there are such problems. */
function refuse(problems: Problem[], why: string): void {
  if (problems.length === 0) return
  report(problems)
  throw new WrongAnswer(`${why} ${unchanged}`)
}

/** The menu, which is code, unless it is among the texts. */
async function sidebarsFile({ texts }: ContentFiles): Promise<SourceFile[]> {
  const { displayPath, text } = (await readSidebarsModule()).value ?? {}
  if (displayPath === undefined || text === undefined) return []
  return texts.some((source) => source.displayPath === displayPath)
    ? []
    : [{ path: path.posix.basename(displayPath), displayPath, text }]
}

/** Moves and writes; gives what takes it back. */
function apply(texts: PlannedText[], { from, to }: Move): () => void {
  const [old, now] = [path.join(contentDir(), from), path.join(contentDir(), to)]
  const created = fs.mkdirSync(path.dirname(now), { recursive: true })
  const changed = texts
    .filter(({ source, text }) => source.text !== text)
    .map(({ source, text }) => {
      const file = path.join(
        contentDir(),
        movedPath(source.displayPath.slice(contentDir().length + 1), { from, to }),
      )
      return { file, text, bytes: fs.readFileSync(source.displayPath) }
    })
  fs.renameSync(old, now)
  for (const { file, text, bytes } of changed) fs.writeFileSync(file, likeBefore(text, bytes.toString()))
  return () => {
    for (const { file, bytes } of changed) fs.writeFileSync(file, bytes)
    fs.renameSync(now, old)
    if (created !== undefined) fs.rmSync(created, { recursive: true })
  }
}

/** With the ends of lines and the byte order mark that the file had: reading leaves them out. */
const likeBefore = (text: string, before: string): string =>
  (before.startsWith('\uFEFF') ? '\uFEFF' : '') +
  (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)

/** Problems that were not there before, by file and rule: messages name paths, which are others now. */
function newProblems(before: Problem[], after: Problem[], move: Move): Problem[] {
  const known = new Map<string, number>()
  for (const { file, rule } of before) {
    const key = `${movedPath(file, move)} ${rule}`
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  return after.filter(({ file, rule }) => {
    const left = known.get(`${file} ${rule}`) ?? 0
    known.set(`${file} ${rule}`, left - 1)
    return left <= 0
  })
}

/** What a move must not bring about. That `lib/site.ts` names an old address is no harm: it works. */
const isBlocking = ({ severity, rule }: Problem): boolean =>
  severity === 'error' || rule === 'routes/duplicate' || (rule.startsWith('links/') && rule !== 'links/moved')

function linesOf(texts: PlannedText[], { from, to }: Move, root: string): string[] {
  const others = texts.flatMap(({ path: file, mended, address }) => {
    const { old = '', now = '', isKept } = address ?? {}
    const what = [
      ...(address ? [`адрес ${old} → ${now}${isKept ? ', прежний — в redirect_from' : ''}`] : []),
      ...(mended > 0 ? [`исправлено ссылок: ${mended}`] : []),
    ]
    return what.length === 0 ? [] : [`${root}/${file}: ${what.join('; ')}`]
  })
  return [...others, `Готово: ${root}/${from} → ${root}/${to}`]
}
