import { show } from '../../problems/hints'
import { placeholder } from '../../text/marks'
import { attributesMessage, type LostBlockRule } from './lost-block-rules'

const inMarkdown = 'Напишите её разметкой Markdown, тегом HTML или компонентом в .mdx.'

/** Markup of other engines: GitHub, MkDocs, Jekyll, Hugo, GitBook, DocFX, Docsify, Obsidian, Pandoc. */
export const foreignBlockRules: LostBlockRule[] = [
  {
    pattern: /^\+{3}\n(?:.*\n)*?\+{3}(?!.)/,
    messageFor: () => 'Поля между «+++» остались текстом. Ожидаются строки «поле: значение» между «---».',
  },
  {
    parent: 'blockquote',
    pattern: /^\[!(?:note|tip|important|warning|caution)\]/i,
    messageFor: (mark) =>
      `Вставка ${show(mark)} осталась текстом: за ней в строке есть что-то ещё. Начните текст со следующей строки цитаты.`,
  },
  {
    pattern: /^(?:!!!|\?{3}\+?)[ \t]+[a-z]+/m,
    messageFor: (mark) =>
      `Вставка ${show(mark)} осталась текстом. Напишите «:::note», текст без отступа и строку «:::».`,
  },
  {
    // a bare `::name` is code in prose about C++
    pattern: /^[ \t]*::[a-z][\w-]*(?:\[.*\](?:\{.*\})?|\{.*\})(?=[ \t]*$)/im,
    messageFor: (mark) =>
      `Вставка ${show(mark)} осталась текстом: с двух двоеточий здесь ничего не начинается. ${inMarkdown}`,
  },
  {
    pattern: /^[ \t]*(?:\{%(?!-?\s*end).*%\}|\{\{[<%].*[>%]\}\})(?=[ \t]*$)/m,
    messageFor: (mark) =>
      `Вставка ${show(mark)} осталась текстом: шаблоны других движков здесь не выполняются. ${inMarkdown}`,
  },
  {
    pattern: new RegExp(String.raw`\[!(?:code(?:-[\w#+]+)?|include|div)(?=[ \t${placeholder}([])`, 'i'),
    messageFor: (mark) =>
      `Вставка ${show(mark)} осталась текстом: вставок DocFX здесь нет. Поставьте сам код или текст.`,
  },
  {
    pattern: /^(?:\[\[_?toc_?\]\]|\[toc\]|\{:toc\})$/im,
    messageFor: (mark) => `Оглавление ${show(mark)} осталось текстом: сайт ставит его сам. Уберите строку.`,
  },
  {
    pattern: /^===[+!]{0,2}[ \t]+"[^"\n]+"/m,
    messageFor: (mark) =>
      `Вкладка ${show(mark)} осталась текстом. Напишите «:::tab[Название]» внутри «::::tabs», текст без отступа и строку «:::».`,
  },
  {
    pattern: /^(?:<<<[ \t]+[@.\w/]+|-+8<-+[ \t]+"[^"\n]+")/m,
    messageFor: (mark) =>
      `Вставка файла ${show(mark)} осталась текстом. Поставьте сам код или импортируйте файл в .mdx.`,
  },
  {
    pattern: /(?<=.\n)[ \t]*:[ \t]+(?=\S)/,
    messageFor: () =>
      'Определение осталось текстом: строк «: …» под словом не бывает. Напишите список: «- **слово** — определение».',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:[ \t]/m,
    messageFor: (mark) =>
      `Сокращение ${show(mark)} осталось текстом. Напишите в самом тексте <abbr title="…">…</abbr>.`,
  },
  {
    lines: ['paragraph', 'heading', 'tableCell'],
    pattern: /(?<![=\p{L}\d_])==(?=[^\s=])[^=\n]*[а-яё][^=\n]*(?<=\S)==(?![=\p{L}\d])/iu,
    messageFor: (mark) => `Выделение ${show(mark)} осталось текстом. Напишите <mark>…</mark>.`,
  },
  {
    lines: ['paragraph', 'heading', 'tableCell'],
    pattern: /(?<!\w)(?:!\[\[|\[\[(?=[^\]\n]*[а-яё|]))[^\s[\]][^[\]\n]*\]\]/i,
    messageFor: (mark) =>
      mark.startsWith('!')
        ? `Вставка ${show(mark)} осталась текстом. Картинка пишется как «![описание](./файл.png)», ссылка — «[текст](./файл.md)».`
        : `Ссылка ${show(mark)} осталась текстом. Ожидается «[текст](./файл.md)».`,
  },
  {
    pattern: /^[?!]>[ \t]+\S/m,
    messageFor: (mark) =>
      `Вставка ${show(mark.slice(0, 2))} осталась текстом. Напишите «:::note», её текст и строку «:::».`,
  },
  {
    pattern: /^[ \t]*\{:(?:[ \t]*[.#][\w-]+|:\/?[a-z]+|\/[a-z]+)[^{}\n]*\}(?=[ \t]*$)/m,
    messageFor: attributesMessage,
  },
  {
    pattern: /%%[^%\n]*[а-яё][^%\n]*%%/i,
    messageFor: (mark) => `Комментарий ${show(mark)} остался текстом. Ожидается «<!-- … -->».`,
  },
  {
    pattern: /(?<=[ \t\n])\^(?=[\d.-]*[a-z])[a-z\d][\w-]*$/i,
    messageFor: (mark) => `Метка ${show(mark)} осталась текстом: ссылаться можно на заголовок. Уберите её.`,
  },
  {
    lines: ['paragraph', 'tableCell'],
    pattern: /(?<=(?<![\w\])])\[[^[\]\n]+\])\{[.#][\w-]+[^{}\n]*\}/,
    messageFor: attributesMessage,
  },
]
