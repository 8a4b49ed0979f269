import { show } from '../../problems/hints'
import { placeholder } from '../../text/marks'

interface LostBlockRule {
  /** Types of the nodes whose text may have the markup; by default paragraphs. */
  lines?: string[]
  parent?: string
  /** Whether such a node must follow a table; if `false`, it must not. */
  isAfterTable?: boolean
  pattern: RegExp
  messageFor: (match: string) => string
}

const attributesMessage = (mark: string): string =>
  `Свойства ${show(mark)} остались текстом: в Markdown их нет. Уберите их или напишите тег, например <img src="…" width="300" alt="…" />.`

export const lostBlockRules: LostBlockRule[] = [
  {
    pattern: /(?<!`)`{1,2}(?=[^\s`])/,
    messageFor: (mark) =>
      `Знак ${show(mark)} остался текстом: код не закрыт. Допишите второй или поставьте перед ним «\\».`,
  },
  {
    // a single word may be a hashtag
    pattern: /^#(?=[А-ЯЁA-Z][\p{L}\d-]*[ \t][^#\n]*$)(?!.*\n)/u,
    messageFor: (mark) => `Заголовок остался текстом: после «${mark}» нет пробела. Добавьте его.`,
  },
  {
    pattern: /^#{2,6}(?=[\p{L}\d])/mu,
    messageFor: (mark) => `Заголовок остался текстом: после «${mark}» нет пробела. Добавьте его.`,
  },
  {
    pattern:
      /^[\u200b-\u200d\u2060\ufeff\u00ad]*(?:#{1,6}|[-*+]|\d{1,3}[.)])\u00a0|^[\u200b-\u200d\u2060\ufeff\u00ad]+(?:(?:#{1,6}|[-*+]|\d{1,3}[.)]) |:::)/m,
    messageFor: (mark) =>
      `Разметка ${show(mark.replace(/[^#*+\d.):-]/g, ''))} осталась текстом: рядом с ней невидимый знак или неразрывный пробел. Наберите её заново, с обычным пробелом.`,
  },
  {
    // bullets pasted from a word processor
    pattern: /^[•·●○◦▪–—][ \t\u00a0].*\n[•·●○◦▪–—](?=[ \t\u00a0])/m,
    messageFor: (lines) =>
      `Строки с «${lines[0]}» слились в один абзац. Если это список, начните каждую с «- », а если нет, разделите их пустыми строками.`,
  },
  {
    pattern: /^[ \t]*(?:‘{3}|’{3}|'{3}|´{3}|“{3}|”{3})[a-z]*[ \t]*$/im,
    messageFor: (mark) =>
      `Знаки ${show(mark)} остались текстом. Код начинают и кончают обратные кавычки: «\`\`\`».`,
  },
  {
    // prose may mention ``` itself
    pattern: /(?<=\S[ \t]*)`{3,}[\w#+-]+(?=[ \t]*\n)|(?<=:[ \t]*)`{3,}(?=[ \t]*\n)/,
    messageFor: (mark) =>
      `Знаки «${mark}» остались текстом: они не в начале строки. Поставьте их отдельными строками до и после кода.`,
  },
  {
    lines: ['heading'],
    pattern: new RegExp(String.raw`\{ ?#[\p{L}\w-]+ ?\}(?=[ \t]*[^\s#${placeholder}])`, 'u'),
    messageFor: (id) => `Якорь ${show(id)} остался текстом: он не в конце заголовка. Перенесите его в конец.`,
  },
  {
    lines: ['heading'],
    pattern: /\{:[ \t]*#[\p{L}\w-]+[ \t]*\}/u,
    messageFor: (id) => `Якорь ${show(id)} остался текстом. Уберите из него двоеточие: «{#…}».`,
  },
  {
    isAfterTable: true,
    pattern: /^[ \t]*\|.+\|[ \t]*$/m,
    messageFor: () =>
      'Строка таблицы осталась текстом: от таблицы её отделяет пустая строка. Уберите пустую строку.',
  },
  {
    isAfterTable: false,
    // a row of dashes, or two rows without dashes; one rule for both, so that a table is reported once
    pattern:
      /^(?=.*(?:--|:-|-:))[ \t]*(?:\|[ \t]*)?(?::?-+:?[ \t]*\|[ \t]*)+(?::?-+:?[ \t]*)?$|^[ \t]*\|(?!.*-{3}).+\|[ \t]*\n[ \t]*\|(?![ \t|:-]*$|.*-{3}).+\|[ \t]*$/m,
    messageFor: (rows) =>
      /^[\s|:-]+$/.test(rows)
        ? 'Таблица осталась текстом: в строке с «---» ожидается столько же ячеек, сколько в строке над ней. Исправьте их число; знак «|» внутри ячейки, и в коде тоже, пишется «\\|».'
        : 'Таблица осталась текстом: под её первой строкой нет строки вида «| --- | --- |». Добавьте её.',
  },
  {
    // two lines, since a single line may begin with a dash or a date
    pattern: /^[ \t]*(?:[-+]|\d{1,3}[.)])(?=["«„]?[а-яё].*\n[ \t]*(?:[-+]|\d{1,3}[.)])["«„]?[а-яё])/im,
    messageFor: (mark) =>
      `Список остался текстом: после ${show(mark)} нет пробела. Добавьте его в каждой строке.`,
  },
  {
    parent: 'listItem',
    pattern: /^\[(?:[хv✓✔+*]?\](?=[ \t])|[x ]\](?=[^\s([\]]))/iu,
    messageFor: (mark) =>
      `Отметка «${mark}» осталась текстом: ожидается «[ ]» или «[x]» с латинской «x», затем пробел. Исправьте её.`,
  },
  {
    parent: 'blockquote',
    pattern: /^\[!(?:note|tip|important|warning|caution)\]/i,
    messageFor: (mark) =>
      `Вставка ${show(mark)} осталась текстом: за ней в строке есть что-то ещё. Начните текст со следующей строки цитаты.`,
  },
  {
    pattern: /^#{7,}(?=[ \t])/m,
    messageFor: () => 'Заголовок остался текстом: уровней только шесть. Уберите лишние «#».',
  },
  {
    pattern: /(?<=\n)[ \t]*import[ \t]+(?:[^"'\n]+[ \t]from[ \t]+)?(["'])[^"'\n]+\1;?(?=[ \t]*$)/m,
    messageFor: (line) =>
      `Строка ${show(line)} осталась текстом: она стоит внутри абзаца. Отделите её пустыми строками.`,
  },
  {
    lines: ['paragraph', 'tableCell'],
    // only after a link, an image or emphasis, whose source is masked
    pattern: new RegExp(
      String.raw`(?<=${placeholder})\{:?[ \t]*(?:[.#][\p{L}\w:-]+|[a-z][\w-]*=(?:"[^"\n]*"|[^\s"{}]+))(?:[ \t]+[^{}\n]*)?\}`,
      'u',
    ),
    messageFor: attributesMessage,
  },
  {
    lines: ['heading'],
    pattern: /\{:?[ \t]*(?:\.[\p{L}\w-]+|[a-z][\w-]*=[^{}\n]+)(?:[ \t]+[^{}\n]*)?\}(?=[ \t]*$)/u,
    messageFor: attributesMessage,
  },
  {
    lines: ['paragraph', 'heading', 'tableCell'],
    // for the parser a slash ends an unquoted value
    pattern: /<[a-z][\w-]*[ \t](?:[^<>"']|"[^"]*"|'[^']*')*=[^\s"'<>=]*\/[^<>]*>/i,
    messageFor: (tag) => `Тег ${show(tag)} остался текстом. Возьмите значения его атрибутов в кавычки.`,
  },
  {
    pattern: /(?<=[\p{L}\d.,:;!?»)][ \t]*)(?<!\\\S*)\\$/u,
    messageFor: () => 'Знак «\\» в конце абзаца остался текстом: переносить дальше нечего. Уберите его.',
  },
  {
    lines: ['paragraph', 'heading', 'tableCell'],
    pattern: /(?<=[\p{L}\d)])\^[\p{L}\d+-]{1,4}\^(?![\p{L}\d])/u,
    messageFor: (mark) => `Верхний индекс ${show(mark)} остался текстом. Напишите <sup>…</sup>.`,
  },
  {
    pattern: /<!--/,
    messageFor: () => 'Комментарий остался текстом: он не закрыт в этом абзаце. Допишите «-->».',
  },
]
