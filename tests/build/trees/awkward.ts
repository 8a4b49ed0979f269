/** A small site of awkward content: names, dates, drafts, unlisted pages. */
import { build, once, picture, workFolder, writeTree, type Files, type Outcome } from '../project'
import { plainDoc } from './docs-only'

export const awkwardOut = `${workFolder}/awkward-out`

const nfd = (text: string) => text.normalize('NFD')
const post = (index: number) =>
  `---\ntitle: Запись ${index}\ntags: [общая]\n---\n\nТекст ${index}.\n\n<!-- truncate -->\n\nДальше.\n`
const long = 'Очень длинный заголовок, в котором ровно столько букв, сколько просили: восемьдесят'
const posts = Array.from({ length: 25 }, (_, i) => [
  `blog/2024-01-${String(i + 1).padStart(2, '0')}-p${i + 1}.md`,
  post(i + 1),
])

const longName = 'Удаление_программы'
const longFolder = 'docs/Установка и удаление программы'
/** Turbopack shortens such a path at a byte, within a letter, if no other `.mdx` has a picture. */
const longPath: Files = {
  [`${longFolder}/${longName}.mdx`]: `---\nunlisted: true\n---\n\n# Удаление\n\n{1 + 1} ![Снимок](./assets/${longName}/${longName}_pic1.png)\n`,
  [`${longFolder}/assets/${longName}/${longName}_pic1.png`]: picture,
}

const awkwardTree: Files = {
  ...Object.fromEntries(posts),
  ...longPath,
  'docs/g0/p5.md': plainDoc(0, 5),
  'docs/intro.md':
    '---\nslug: /\ntitle: Начало\nsidebar_position: 1\n---\n\n[й](./йод%20и%20ёлка.md#ещё-о-настройках), [нфд](./совсем-другой.md)\n',
  'docs/йод и ёлка.md':
    '---\ntitle: Йод и ёлка\n---\n\n## Ещё о настройках\n\n## Повтор\n\n## Повтор\n\nПауза <10 с, {фигурные} и {{двойные}}.\n',
  [nfd('docs/совсем-другой.md')]: `---\ntitle: ${nfd('Другой файл с й')}\n---\n\n## ${nfd('Свой якорь ё')}\n`,
  'docs/Q&A (вопросы).md': '---\ntitle: Q&A <b>(вопросы)</b> ]]>\n---\n\nТекст.\n',
  "docs/a'b;c & (d) {e} [f] ~@!+$,= 🎮.md": '[Туда](<./Q&A (вопросы).md>)\n',
  'docs/long.md': `---\ntitle: "${long}"\n---\n\nТекст.\n`,
  'docs/levels.md':
    '---\ntitle: Уровни\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4\n---\n\n## Два\n\n### Три\n\n#### Четыре\n\n##### Пять\n',
  'docs/draft.md': '---\ntitle: Черновик\ndraft: true\n---\n\nСекрет.\n',
  'docs/phantom.md': '---\ntitle: Скрытая\nunlisted: true\n---\n\nПо ссылке.\n',
  'blog/2023-01-01-phantom.md':
    '---\ntitle: Скрытая запись\nunlisted: true\ntags: [тайная]\n---\n\nПо ссылке.\n',
  'blog/2023-01-02-draft.md': '---\ntitle: Черновая запись\ndraft: true\n---\n\nСекрет.\n',
}

export const buildAwkward = (): Promise<Outcome> =>
  once('awkward-outcome', () => build(writeTree('awkward', awkwardTree), awkwardOut))
