/** Generated documentation of any size for benchmarks: reproducible, in syntax that all engines support. */
import fs from 'node:fs'
import path from 'node:path'

/** The page loaded in browsers. */
export const typicalPage = '/docs/section-000/page-0003/'

const pagesOfSection = 20
const nouns =
  'сервер объект событие карта игрок группа команда пакет ответ клиент сцена очередь метод поле'.split(' ')
const verbs = 'получает отправляет создаёт хранит проверяет запускает возвращает ограничивает'.split(' ')

/** A reproducible pseudo-random generator from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

const addressOf = (index: number): string =>
  `section-${String(Math.floor(index / pagesOfSection)).padStart(3, '0')}/page-${String(index).padStart(4, '0')}`

function pageOf(index: number, total: number): string {
  const random = generator(index + 1)
  const pick = (words: string[]) => words[Math.floor(random() * words.length)] ?? ''
  const sentence = () => {
    const text = `${pick(nouns)} ${pick(verbs)} ${pick(nouns)} и ${pick(verbs)} ${pick(nouns)} для ${pick(nouns)}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const text = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ')
  const section = (_: unknown, number: number) =>
    `## Раздел ${number + 1}: ${pick(nouns)} и ${pick(nouns)}\n\n${text(4)} Подробнее — [${pick(nouns)}](/docs/${addressOf(
      Math.floor(random() * total),
    )}).\n\n- ${sentence()}\n- **${pick(nouns)}**: ${sentence()}\n- \`move\` — ${sentence()}\n`
  const rows = Array.from({ length: 5 }, (__, row) => `| \`field_${row}\` | int | ${sentence()} |`).join('\n')
  return [
    `---\ntitle: "Страница ${index}: ${pick(nouns)}"\ndescription: "${sentence()}"\nsidebar_position: ${index}\n---\n`,
    text(4),
    ...Array.from({ length: 4 }, section),
    `| Поле | Тип | Описание |\n| --- | --- | --- |\n${rows}\n`,
    `:::tip\n\n${sentence()}\n\n:::\n`,
    `\`\`\`csharp title="Player.cs"\nusing UnityEngine;\n\npublic class Player${index} : MonoBehaviour\n{\n    private int hp = ${index};\n\n    private void Update()\n    {\n        transform.position += Vector3.right * Time.deltaTime;\n    }\n}\n\`\`\`\n`,
    ...Array.from({ length: 4 }, section),
    `\`\`\`json\n{ "group": "move", "action": "index", "data": { "x": ${index} } }\n\`\`\`\n`,
  ].join('\n')
}

/** Writes `pages` docs below `folder`, 20 to a section; returns the path of the first. */
export function writeCorpus(folder: string, pages: number): string {
  fs.rmSync(folder, { recursive: true, force: true })
  for (let index = 0; index < pages; index++) {
    const file = path.join(folder, `${addressOf(index)}.md`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, pageOf(index, pages))
  }
  return path.join(folder, `${addressOf(0)}.md`)
}
