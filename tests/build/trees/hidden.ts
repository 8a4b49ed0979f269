/** Headings in tabs and `<details>`, nested ones included, and links to them. */
import type { Files } from '../project'

const tab = (name: string, text: string, colons = '::::') => `${colons}tab[${name}]\n\n${text}\n\n${colons}`
const tall = Array.from({ length: 40 }, (_, index) => `Абзац ${index}.`).join('\n\n')

/** Ids that are hidden at first. */
export const hiddenIds = ['во-вкладке', 'под-спойлером', 'внутри-спойлера', 'внутри-вкладки', 'html']

const text = `# Скрытое

${hiddenIds.map((id) => `[к ${id}](#${id})`).join('\n\n')}

${tall}

:::::::tabs{group="hidden"}

${tab('Первая', 'Текст первой.', '::::::')}

${tab('Вторая', `## Во вкладке\n\n:::::details[Спойлер]\n\n## Внутри спойлера\n\n:::::`, '::::::')}

:::::::

:::::::details[Ещё]

## Под спойлером

::::::tabs

${tab('Раз', 'Текст.', ':::::')}

${tab('Два', '### Внутри вкладки', ':::::')}

::::::

:::::::

<details><summary>HTML</summary>

<h3 id="html">Заголовок</h3>

</details>

${tall}

## Предпоследний

Текст.

## Последний

Текст.
`

export const hiddenTree: Files = {
  'docs/hidden/intro.md': text,
  'docs/hidden/other.md': `# Другая\n\n${hiddenIds.map((id) => `[к ${id}](./intro.md#${id})`).join('\n\n')}\n`,
}
