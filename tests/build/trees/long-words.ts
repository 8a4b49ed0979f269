/** A long word in every element that a text may have, and in every field that pages show. */
import { picture, type Files } from '../project'

export const longWord = 'UnityEngineExperimentalRenderingUniversalScriptableRenderPassFeature'
const path = '/srv/game-servers/production/configuration/UnityEngineExperimentalRendering.asset'
const address = `https://example.com/${longWord}/${longWord}`
const w = longWord

const formula = 'a + b'.repeat(40)

const callouts = ['note', 'tip', 'warning', 'danger', 'info', 'result']
  .map((name) => `:::${name}[${w} и \`${w}\`]\n\n${w}, \`${w}\`\n\n- ${w}\n\n:::`)
  .join('\n\n')

const blocks = [
  `${w}, \`${w}\`, [${w}](./other.md), **${w}**, _${w}_, ~~${w}~~, ${address}, <kbd>${w}</kbd>, ${path}[^1]`,
  `[\`${w}\`](./other.md), [**${w}**](./other.md), <mark>${w}</mark>`,
  ...[2, 3, 4, 5, 6].map(
    (level) => `${'#'.repeat(level)} ${w}${level}\n\n${w}\n\n${'#'.repeat(level)} \`${w}.${level}\``,
  ),
  callouts,
  `- ${w}\n- \`${w}\`, $${formula}$\n  - **$${formula}$**\n    - ${w}\n      1. ${w}`,
  `1. ${w}`,
  `- [ ] ${w}\n- [x] \`${w}\``,
  `> ${w}\n>\n> > \`${w}\`\n> >\n> > - ${w}`,
  `| ${w} | \`${w}\` | Имя |\n| --- | --- | --- |\n| ${w} | \`${w}\` | [${w}](./other.md) |`,
  `| ${w} | Имя |\n| --- | --- |\n| ${w} | ${w} |`,
  `:::details[${w}]\n\n${w}\n\n:::`,
  `<details><summary><code>${w}</code></summary>\n\n${w}\n\n</details>`,
  `::::tabs\n\n:::tab[${w}]\n\n${w}\n\n\`\`\`ts title="${w}.ts"\n${w}${w}\n\`\`\`\n\n:::\n\n:::tab[${w}2]\n\nТекст.\n\n:::\n\n::::`,
  `\`\`\`ts title="${path}" showLineNumbers\n${w}${w}\n\`\`\``,
  `![${w}](./p.png)`,
  `![${w}](./p.png '${w}')`,
  `:::steps\n\n1. **${w}**\n\n   ${w}, \`${w}\`\n\n2. ${w}\n\n:::`,
  `:::tree\n\n- ${w}/\n  - ${w}.cs — ${w}\n    - ${w}/\n      - ${w}\n\n:::`,
  `:::columns\n\n| ${w} | \`${w}\` |\n| --- | --- |\n| ${w} | ${w} |\n\n\`\`\`ts title="${w}.ts"\n${w}${w}\n\`\`\`\n\n${w}\n\n:::`,
  `<dl><dt>${w}</dt><dd>${w}, <code>${w}</code></dd></dl>`,
  `<figure><pre>${w}${w}</pre><figcaption>${w}</figcaption></figure>`,
  `$${'abcdefghi+'.repeat(12)}z$`,
  `$$\n${'abcdefghi+'.repeat(12)}z\n$$`,
  `\`\`\`mermaid\nflowchart LR\n  a[${w}] --> b[${w}]\n\`\`\``,
  `[^1]: ${w}, \`${w}\`, ${address}`,
]
const text = `${blocks.join('\n\n')}\n`
const fields = `title: ${w}\ndescription: ${w}\nsidebar_label: ${w}\ntags: [${w}]`
const cards = ['Раз', 'Два']
  .map((name) => `<Card title="${w}${name}" to="./other.md" side="server">\n\n${w}, \`${w}\`\n\n</Card>`)
  .join('\n\n')

export const longWordsTree: Files = {
  'docs/long-words/_category_.yml': `label: ${w}\nlink:\n  type: generated-index\n  title: ${w}\n  description: ${w}\n  slug: /long-words\n`,
  'docs/long-words/inner/_category_.yml': `label: ${w}2\nlink:\n  type: generated-index\n  slug: /long-words-2\n`,
  'docs/long-words/inner/a.md': `---\n${fields}\nsidebar_position: 2\n---\n\n${text}`,
  'docs/long-words/inner/other.md': `---\n${fields}\nsidebar_position: 1\n---\n\n${w}\n`,
  'docs/long-words/inner/third.md': `---\n${fields}\nsidebar_position: 3\n---\n\n${w}\n`,
  'docs/long-words/inner/p.png': picture,
  'docs/long-words/inner/cards.mdx': `# ${w}\n\n<Cards>\n\n${cards}\n\n</Cards>\n\n<div style={{ width: 'fit-content' }}>\n\n| А | Б | В |\n| --- | --- | --- |\n| \`class A { #a = 1 }\` | \`class A { #a = 1 }\` | Нет |\n\n</div>\n\n<Steps title="${w}">\n\n<Step title="${w}" to="./other.md">\n\n${w}\n\n</Step>\n\n</Steps>\n\n<Admonition title="${w}">\n\n${w}\n\n</Admonition>\n`,
  'pages/long-words.mdx': `# ${w}\n\n<Hero title="${w}">\n\n${w}\n\n<Actions>\n\n<ButtonLink to="/docs/a/">${w}</ButtonLink>\n\n</Actions>\n\n</Hero>\n\n<Split title="${w}">\n\n${w}\n\n</Split>\n\n<Cards>\n\n${cards.replaceAll('./other.md', '/docs/a/')}\n\n</Cards>\n`,
  'blog/authors.yml': `long:\n  name: ${w}\n  title: ${w}\n  description: ${w}\n  page: true\n`,
  'blog/tags.yml': `${w}:\n  label: ${w}\n  description: ${w}\n`,
  'blog/2024-03-01-long.md': `---\ntitle: ${w}\ndescription: ${w}\nauthors: [long]\ntags: [${w}]\n---\n\n${w}, \`${w}\`\n\n<!-- truncate -->\n\n${w}\n`,
  'blog/2024-03-02-longer.md': `---\ntitle: ${w} два\nauthors: [long]\ntags: [${w}]\n---\n\n${w}\n\n<!-- truncate -->\n\n${w}\n`,
}
