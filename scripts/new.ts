/** `npm run new doc|post|author` writes a file from flags; `npm run new move OLD NEW` moves a file or folder. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contentDir } from '@/lib/build/content-dir.mjs'
import { moveContent } from './move/move-content'
import { checkChange, readAll, Refusal } from './new/check-change'
import { flagsOf, planAuthor, planDoc, planPost, type Flags, type Kind } from './new/plan-file'
import { printProblems } from './print-problems'
import { restoreLineEndings } from './restore-line-endings'

const usage = `Новый файл: npm run new doc|post|author

  doc     --title "Название" [--folder api] [--name events] [--description "…"]
  post    --title "Название" [--name novost] [--date ГГГГ-ММ-ДД] [--authors docs,platform] [--tags hello] [--description "…"]
  author  --name "Анна" [--key anna] [--title "Редактор"] [--url https://…]

Переезд файла или папки: npm run new move docs/events.md docs/api/events.md

Обязательно первое в каждой строке, прочее — по желанию. Перед флагами — два дефиса: npm run new doc -- --title "Название".`

const plans = { doc: planDoc, post: planPost, author: planAuthor }
const isKind = (name = ''): name is Kind => Object.hasOwn(plans, name)

/** Returns the command to run, or `null` if the command line is invalid. */
function readArguments(): (() => Promise<void>) | null {
  try {
    const names = Object.values(flagsOf).flat()
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [kind, ...others] = positionals
    const [old, next] = others
    if (kind === 'move' && old && next && others.length === 2 && Object.keys(values).length === 0)
      return () => moveContent(old, next)
    return isKind(kind) && others.length === 0 ? () => write(kind, values) : null
  } catch {
    return null // unknown option
  }
}

/** Writes the file. Never overwrites one, but appends to `authors.yml`. */
async function write(kind: Kind, flags: Flags): Promise<void> {
  const valid: readonly string[] = flagsOf[kind]
  const other = Object.keys(flags).find((flag) => !valid.includes(flag))
  if (other !== undefined) throw new Refusal(`У ${kind} нет флага --${other}. Есть --${valid.join(', --')}.`)
  const before = await readAll()
  const { path: name, text } = plans[kind](flags, before)
  const file = path.posix.join(contentDir(), name)
  const old = fs.existsSync(file) ? fs.readFileSync(file) : undefined
  if (kind !== 'author' && old) throw new Refusal(`Файл ${file} уже есть. Возьмите другое имя: --name.`)
  const created = fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, old ? restoreLineEndings(text, old) : text)
  const pages = kind === 'author' ? [] : [name]
  const added = await checkChange(before, pages, () =>
    old ? fs.writeFileSync(file, old) : fs.rmSync(created ?? file, { recursive: true }),
  )
  console.log(`Готово: ${file}`)
  printProblems(added)
}

const run = readArguments()
if (!run) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    await run()
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    console.error(thrown.message)
    process.exitCode = 1
  }
}
