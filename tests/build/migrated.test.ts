/** What sites that come from elsewhere have in them, and a site made here has not: it is built as its authors mean it. */
import fs from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, restore, workFolder, writeTree, type Outcome } from './project'

const out = `${workFolder}/migrated-out`
const blank = { width: 1280, height: 640, channels: 3 as const, background: '#456' }
const decomposed = (text: string) => text.normalize('NFD')
/** What plays, as HTML and as JSX write it. */
const media = (srcset: string, end: string) => `<video src="./v.mp4" poster="./p.png" controls>
<track src="./t.vtt" kind="captions" srcLang="ru" label="Русский"${end}></video>

<audio src="./s.mp3" controls></audio>

<picture><source ${srcset}="./p.png 2x"${end}><img src="./p.png" alt="снимок"${end}></picture>`
let outcome: Outcome
const read = (file: string) => fs.readFileSync(`${out}/${file}`, 'utf8')

beforeAll(async () => {
  const png = await sharp({ create: blank }).png().toBuffer()
  outcome = build(
    writeTree('migrated', {
      'docs/a.md': `# Первая

<img src="./p.png" width="300" alt="уже"/> <img src="./p.png" height="90" alt="ниже"/>

[отчёт](./x.html), [ещё](pathname:///файлы/отчёт.pdf), [апостроф](./it's.md), <a name="old"></a>[сюда](#old)

![буква](./Мой/й.png)
`,
      "docs/it's.md": "# It's\n\n    echo $HOME $PATH\n\n## Search\n\n## Скидка {#half}\n",
      'docs/x.html': '<title>Отчёт</title><p>Чужая страница</p>\n',
      'docs/p.png': png,
      [`docs/Мой/${decomposed('й')}.png`]: png,
      'docs/own.mdx': "import Own from './own-link.jsx'\n\n# Своё\n\n<Own />\n",
      'docs/own-link.jsx': 'export default function Own() { return <a href="/docs/a">без черты</a> }\n',
      'docs/note.md': '<!-- markdownlint-disable -->\n\n# Настоящий\n\nТекст.\n',
      'docs/release.md': '---\ntitle: 1.10\nsidebar_position: "3"\nslug: release\n---\n\nТекст.\n',
      'docs/media.md': `# Звук и видео\n\n${media('srcset', '')}\n`,
      'docs/component.mdx': `# Из модуля\n\n${media('srcSet', ' /')}\n`,
      'docs/drawing.mdx': 'import Scheme from \'./scheme.svg\'\n\n# Рисунок\n\n<Scheme alt="схема" />\n',
      'docs/scheme.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20"/></svg>',
      'docs/old.md': '# Старое\n\n<BR>\n\nФигурные {скобки} в тексте.\n',
      'docs/v.mp4': 'mp4',
      'docs/s.mp3': 'mp3',
      'docs/t.vtt': 'WEBVTT\n',
      'static/файлы/отчёт.pdf': 'pdf',
      [`static/${decomposed('й')}.txt`]: 'й',
      'pages/about.md': '# О нас\n\nТекст.\n',
      'blog/authors.yml': 'bob:\n  name: Боб\n  url: /about\n',
      'blog/a.md':
        '---\ndate: 2024-01-02\nauthors: bob\n---\n\n# Из текста\n\nПервый.\n\n<!-- truncate -->\n\nВторой.\n',
      'blog/b.mdx': '---\ndate: 2024-01-03\n---\n\n# Из модуля\n\nТекст {1 + 1}.\n\n{/* truncate */}\n',
    }),
    out,
  )
})

afterAll(() => void restore())

test('is built without a word of English', () => {
  expect([outcome.code, outcome.output]).toEqual([0, expect.not.stringMatching(/^\s+at |Error:/m)])
})

test('pictures have the size that their author gave, in proportion', () => {
  const sizeOf = (alt: string) => {
    const [tag = ''] = new RegExp(`<img[^>]*alt="${alt}"[^>]*>`).exec(read('docs/a/index.html')) ?? []
    return ['width', 'height'].map((side) => new RegExp(`${side}="(\\d+)"`).exec(tag)?.[1])
  }
  expect(sizeOf('уже')).toEqual(['300', '150'])
  expect(sizeOf('ниже')).toEqual(['180', '90'])
  expect(sizeOf('буква')).toEqual(['1280', '640'])
})

test('pages of others are files', () => {
  const [href = ''] = /\/assets\/x-[\da-f]+\.html/.exec(read('docs/a/index.html')) ?? []
  expect(read(href)).toContain('Чужая страница')
})

test('names of all kinds are found: with apostrophes, in Cyrillic, decomposed on the disk', () => {
  const page = read('docs/a/index.html')
  expect(page).toContain('href="/docs/it&#x27;s/"')
  expect(page).toContain('href="/файлы/отчёт.pdf"')
  expect(page).toMatch(/<img[^>]*src="\/assets\/[^"]*"[^>]*alt="буква"/)
  expect(read('й.txt')).toBe('й')
})

test('titles stand once, as they were written', () => {
  const titlesOf = (file: string) => [...read(file).matchAll(/<h1[^>]*>([^<]*)/g)].map(([, title]) => title)
  expect(titlesOf('blog/a/index.html')).toEqual(['Из\u00a0текста'])
  expect(titlesOf('blog/b/index.html')).toEqual(['Из\u00a0модуля'])
  expect(titlesOf('blog/index.html')).toHaveLength(1)
  expect(titlesOf('docs/note/index.html')).toEqual(['Настоящий'])
  expect(titlesOf('docs/release/index.html')).toEqual(['1.10'])
})

test.each(['media', 'component'])('what plays is found beside the text: %s', (page) => {
  const html = read(`docs/${page}/index.html`)
  const asset = (name: string, end: string) => String.raw`/assets/${name}-[\da-f]+\.${end}`
  for (const pattern of [
    `<video[^>]* src="${asset('v', 'mp4')}"`,
    `<video[^>]* poster="${asset('p', 'png')}"`,
    `<track[^>]* src="${asset('t', 'vtt')}"`,
    `<audio[^>]* src="${asset('s', 'mp3')}"`,
    `<source[^>]* srcset="${asset('p', 'png')} 2x"`,
  ])
    expect(html).toMatch(new RegExp(pattern, 'i'))
})

test('an imported drawing is a component, tags in capitals are HTML', () => {
  expect(read('docs/drawing/index.html')).toMatch(
    /<img[^>]* src="\/assets\/scheme-[\da-f]+\.svg"[^>]* alt="схема"/,
  )
  expect(read('docs/old/index.html')).toContain('Фигурные {скобки} в\u00a0тексте.')
})

test('code keeps its signs, a heading its anchor', () => {
  const page = read("docs/it's/index.html")
  expect(page).toContain('echo $HOME $PATH')
  expect(page).toContain('<h2 id="search">')
})

test('an author may have a page of the site', () => {
  expect(read('blog/atom.xml')).toContain('<uri>https://example.com/about</uri>')
})
