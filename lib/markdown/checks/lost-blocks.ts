/** Finds markup of whole lines that is left as text. */
import { show } from '../../problems/hints'

/** Syntax that is left as text. */
export interface Leftover {
  /** Its offset. */
  at: number
  /** The message. */
  what: string
}

interface Rule {
  /** Which lines may hold it: `paragraph in listItem`. */
  in: RegExp
  pattern: RegExp
  whatOf: (match: string) => string
}

const rules: Rule[] = [
  {
    in: /^paragraph/,
    pattern: /(?<!`)`{1,2}(?=[^\s`])/,
    whatOf: (mark) =>
      `Знак ${show(mark)} остался текстом: код не закрыт. Допишите второй или поставьте перед ним «\\».`,
  },
  {
    in: /^paragraph/,
    pattern: /^#{2,6}(?=[\p{L}\d])/mu,
    whatOf: (mark) => `Заголовок остался текстом: после «${mark}» нет пробела. Добавьте его.`,
  },
  {
    in: /^heading/,
    pattern: /\{ ?#[\p{L}\w-]+ ?\}(?=[ \t]*[^\s#\uF8F1])/u,
    whatOf: (id) => `Якорь ${show(id)} остался текстом: он не в конце заголовка. Перенесите его в конец.`,
  },
  {
    in: /^paragraph/,
    pattern: /^[ \t]*(?:\|[ \t]*)?(?::?-{3,}:?[ \t]*\|[ \t]*)+(?::?-{3,}:?[ \t]*)?$/m,
    whatOf: () =>
      'Таблица осталась текстом: в строке с «---» ожидается столько же ячеек, сколько в строке над ней. Исправьте их число.',
  },
  {
    in: /^paragraph/,
    pattern: /^[ \t]*\|(?!.*-{3}).+\|[ \t]*\n[ \t]*\|(?!.*-{3}).+\|[ \t]*$/m,
    whatOf: () =>
      'Таблица осталась текстом: под её первой строкой нет строки вида «| --- | --- |». Добавьте её.',
  },
  {
    in: /^paragraph/,
    // two lines: a single one may begin with a dash or a date
    pattern: /^[ \t]*(?:[-+]|\d{1,3}[.)])(?=["«„]?[а-яё].*\n[ \t]*(?:[-+]|\d{1,3}[.)])["«„]?[а-яё])/im,
    whatOf: (mark) =>
      `Список остался текстом: после ${show(mark)} нет пробела. Добавьте его в каждой строке.`,
  },
  {
    in: /^paragraph in listItem/,
    pattern: /^\[(?:[хv✓✔+*]?\](?=[ \t])|[x ]\](?=[^\s([\]]))/iu,
    whatOf: (mark) =>
      `Отметка «${mark}» осталась текстом: ожидается «[ ]» или «[x]» с латинской «x», затем пробел. Исправьте её.`,
  },
  {
    in: /^paragraph/,
    pattern: /<!--/,
    whatOf: () => 'Комментарий остался текстом: он не закрыт в этом абзаце. Допишите «-->».',
  },
]

/** At most one of each kind. `type` is that of the line, `parent` that of its parent. */
export const lostBlocks = (text: string, type: string, parent = ''): Leftover[] =>
  rules.flatMap(({ in: lines, pattern, whatOf }) => {
    const match = lines.test(`${type} in ${parent}`) ? pattern.exec(text) : null
    return match ? [{ at: match.index, what: whatOf(match[0]) }] : []
  })
