/** Texts of new files, with front matter as in the schema. */
import { Document, visit } from 'yaml'
import { own } from '@/lib/text/own'

export const docBody = `Один короткий абзац: что читатель сможет сделать, когда прочтёт страницу.

## Первый раздел {#first}

Текст раздела.
`

export const postBody = `Вступление: этот абзац увидят в списке записей.

<!-- truncate -->

Продолжение записи.
`

/** A Markdown text with front matter, empty fields left out. */
export const markdown = (fields: object, body: string): string => `---\n${yaml(filled(fields))}---\n\n${body}`

/** Drops empty fields. */
export const filled = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => String(value ?? '') !== ''))

/** Lists are written in one line. */
export function yaml(fields: object): string {
  const document = new Document(fields)
  visit(document, { Seq: (_, list) => void (list.flow = true) })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

const latin: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** A slug of a title: «Первый спрайт» becomes `pervyi-sprait`. Empty if no letter can be transliterated. */
export function slugOf(title: string): string {
  const letters = Array.from(title.normalize('NFC').toLowerCase(), (letter) => own(latin, letter) ?? letter)
  const words = letters.join('').match(/[a-z\d]+/g) ?? []
  const whole = words.join('-')
  // whole words, unless the first word alone is too long
  return /^.{1,60}(?=-|$)/.exec(whole)?.[0] ?? whole.slice(0, 60)
}
