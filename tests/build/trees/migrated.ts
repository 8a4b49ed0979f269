/** Content typical of migrated sites. */
import sharp from 'sharp'
import type { Files } from '../project'

const blank = { width: 1280, height: 640, channels: 3 as const, background: '#456' }
const decomposed = (text: string) => text.normalize('NFD')
/** Media elements, in HTML and JSX. */
const media = (srcset: string, end: string) => `<video src="./v.mp4" poster="./p.png" controls>
<track src="./t.vtt" kind="captions" srcLang="ru" label="Русский"${end}></video>

<audio src="./s.mp3" controls></audio>

<picture><source ${srcset}="./p.png 2x"${end}><img src="./p.png" alt="снимок"${end}></picture>`

export async function migratedTree(): Promise<Files> {
  const png = await sharp({ create: blank }).png().toBuffer()
  return {
    'docs/migrated/a.md': `# Первая

<img src="./p.png" width="300" alt="уже"/> <img src="./p.png" height="90" alt="ниже"/>

[отчёт](./x.html), [ещё](pathname:///файлы/отчёт.pdf), [апостроф](./it's.md), <a name="old"></a>[сюда](#old)

![буква](./Мой/й.png)
`,
    "docs/migrated/it's.md": "# It's\n\n    echo $HOME $PATH\n\n## Search\n\n## Скидка {#half}\n",
    'docs/migrated/x.html': '<title>Отчёт</title><p>Чужая страница</p>\n',
    'docs/migrated/p.png': png,
    [`docs/migrated/Мой/${decomposed('й')}.png`]: png,
    'docs/migrated/own.mdx': "import Own from './own-link.jsx'\n\n# Своё\n\n<Own />\n",
    'docs/migrated/own-link.jsx':
      'export default function Own() { return <a href="/docs/migrated/a">без черты</a> }\n',
    'docs/migrated/live.mdx': `import { useState } from 'react'
import Box from '@site/src/components/Box'

# Живое

export const Counter = () => {
  const [count, setCount] = useState(5)
  return <button onClick={() => setCount(count + 1)}>Счёт: {count}</button>
}

<Counter />

<button onClick={() => document.body.append('нажато')}>**Ещё**</button>

<Box />

\`\`\`jsx
const [count] = useState(0)
\`\`\`
`,
    'docs/migrated/options.mdx': `import Options from '/src/components/Options'

# Настройки

<Options>

| Имя | Значение | Назначение | Подробности |
| --- | --- | --- | --- |
| \`${'port'.repeat(9)}\` | \`${'0'.repeat(40)}\` | ${'слово'.repeat(5)} | ${'слово'.repeat(5)} |

</Options>
`,
    'src/components/Options.jsx': `import { Children } from 'react'

export default function Options({ children }) {
  if (children.type !== 'table') throw new Error('Ожидается таблица')
  const [head, body] = Children.toArray(children.props.children)
  const rows = Children.map(body.props.children, (row) => <tr data-own="">{row.props.children}</tr>)
  return <table>{head}<tbody>{rows}</tbody></table>
}
`,
    'docs/migrated/to-ids.md': `[да](./ids.mdx#section-own) [и да](./ids.mdx#section-in-text) [и да](./ids.mdx#из-текста)

[нет](./ids.mdx#section-none)
`,
    'docs/migrated/ids.mdx': `import TOCInline from '@theme/TOCInline'
import Section from '@site/src/components/Section'

# Якоря

<TOCInline toc={toc} />

<Section name="own" />

{['in-text'].map((name) => <h2 key={name} id={'section-' + name}>Ещё</h2>)}

## Из текста

[сюда](#section-own) [и сюда](#section-in-text)
`,
    'src/components/Section.jsx': `export default function Section({ name }) {
  return <h2 id={'section-' + name}>Раздел</h2>
}
`,
    'docs/migrated/modules.mdx': `import Note from '@theme/Details'
import Param from '@theme/Param'
import Interpolate, { interpolate } from '@docusaurus/Interpolate'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client'
import { useCurrentSidebarCategory, usePluralForm } from '@docusaurus/theme-common'
import DocCardList from '@theme/DocCardList'
import Slot from '@site/src/components/Slot'
import CodeBlock from '@theme/CodeBlock'
import source from '!!raw-loader!@site/src/components/Slot'

export const Version = () => <i>{useActiveVersion().label} {useLatestVersion().path}</i>
export const Count = () => <i>{usePluralForm().selectMessage(3, 'мир|мира|миров')}</i>
export const Failing = () => { throw new Error('бах') }

# Модули

[сосед](./note.md#part) <Param tip="x">имя</Param>

<div className="row"><div className="col col--4">треть</div><div className="col">прочее</div></div>

<Note summary="Ещё">под чертой</Note>

<Interpolate values={{ name: <b>Боб</b> }}>{'Привет, {name}!'}</Interpolate> {interpolate('Счёт: {n}', { n: 5 })}

<Version /> <Count />

<Slot />

<CodeBlock language="jsx">{source}</CodeBlock>

<DocCardList items={useCurrentSidebarCategory().items} />

<BrowserCheck />

export const BrowserCheck = () => (
  <ErrorBoundary fallback={({ error, tryAgain }) => <button onClick={tryAgain}>Сбой: {error.message}</button>}>
    {typeof window === 'undefined' ? <i>сборка</i> : <Failing />}
  </ErrorBoundary>
)
`,
    'src/theme/Param/index.js': `import React from 'react'
import styles from './styles.module.css'

export default function Param({ tip, children }) {
  return <b title={tip} className={styles.param}>{children}</b>
}
`,
    'src/theme/Param/styles.module.css': '.param { color: var(--ifm-color-primary) }\n',
    'docs/migrated/sources.mdx': `import CodeBlock from '@theme/CodeBlock'
import drawing from '!!raw-loader!./drawing.svg'
import data from './data.yml?raw'

# Тексты файлов

<CodeBlock language="xml">{drawing}</CodeBlock>

<CodeBlock language="yaml">{data}</CodeBlock>
`,
    'docs/migrated/drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>рисунок</title></svg>\n',
    'docs/migrated/data.yml': 'имя: данные\n',
    'src/components/Slot.jsx': `import own from '!!raw-loader!./Slot'
import { useQueryStringValue } from '@docusaurus/theme-common'

export default function Slot() {
  return <p>Вкладка: {useQueryStringValue('tab') ?? 'нет'}, строк: {own.split('\\n').length}</p>
}
`,
    'docs/migrated/failing.mdx': `import BrowserOnly from '@docusaurus/BrowserOnly'
import Failing from './failing.jsx'
import Part from './_failing-part.mdx'

# Сбой

До сбоя <Failing /> и после.

<Failing />

<BrowserOnly>{() => <Failing />}</BrowserOnly>

<Tabs><TabItem value="a">

{['имя'].map((name) => <Failing key={name} />)}

</TabItem></Tabs>

<Part />

<ul>
  <li><Failing /></li>
</ul>

Конец.
`,
    'docs/migrated/_failing-part.mdx': `import Failing from './failing.jsx'

<Failing />
`,
    'docs/migrated/failing.jsx': `export default function Failing() {
  if (typeof window !== 'undefined' && !window.isMended) throw new Error('бах')
  return <b>работает</b>
}
`,
    'docs/migrated/failing-later.mdx': `import { useEffect, useState } from 'react'

export const Later = () => {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (isBroken) throw 'бах'
  }, [isBroken])
  return <button onClick={() => setBroken(true)}>Сломать</button>
}

# Сбой позже

<Later />

Конец.
`,
    'src/components/Box/index.jsx': `import { useEffect, useState } from 'react'
import Link from '@docusaurus/Link'
import Scheme from './scheme.svg'
import photo from './p.png'
import styles from './styles.module.css'

export default function Box() {
  const [mode, setMode] = useState('сборка')
  useEffect(() => setMode('браузер'), [])
  return <p className={styles.box}>{mode} <Scheme width={20} /> <img src={photo} alt="снимок" /> <Link to="/about">О нас</Link> <Link to="./note#part">Рядом</Link></p>
}
`,
    'src/components/Box/styles.module.css': '.box { text-indent: 1px }\ndiv[class] u { color: red }\n',
    'src/components/Box/p.png': png,
    'src/components/Box/scheme.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"/>',
    'blog/img/portrait.png': png,
    'blog/2020-02-03-portrait.md':
      '---\ntitle: Портрет\nauthor: Она\nauthorImageURL: ./img/portrait.png\n---\n\nТекст.\n\n<!-- truncate -->\n\nЕщё.\n',
    'i18n/ru/code.json':
      '{ "card.open": { "message": "Открыть {name}" }, "Hello": { "message": "Здравствуй" } }\n',
    'docs/migrated/words.mdx':
      "import Translate, { translate } from '@docusaurus/Translate'\n\n# Слова\n\n<Translate id=\"card.open\" values={{ name: 'дверь' }}>Open</Translate> <Translate>Hello</Translate> {translate({ id: 'none', message: 'As is' })}\n",
    'docs/migrated/note.md':
      '---\nredirect_from: [/docs/заметка, /note.html]\n---\n\n<!-- markdownlint-disable -->\n\n# Настоящий\n\n## Часть {#part}\n\n[сюда](/docs/заметка/#part)\n',
    'docs/migrated/release.md': '---\ntitle: 1.10\nsidebar_position: "3"\nslug: release\n---\n\nТекст.\n',
    'docs/migrated/media.md': `# Звук и видео\n\n${media('srcset', '')}\n`,
    'docs/migrated/component.mdx': `# Из модуля\n\n${media('srcSet', ' /')}\n`,
    'docs/migrated/parts.mdx':
      "import Part from '/docs/migrated/_part.mdx'\n\n# Части\n\n<Part />\n\n## Права\n\nСлово.\n",
    'docs/migrated/_part.mdx':
      '## Роль\n\nСлово.[^1] [К началу](#роль)\n\n:::::tabs\n\n::::tab[Имя]\n\nСлово.\n\n::::\n\n:::::\n\n[^1]: Сноска.\n',
    'docs/migrated/nesting.mdx': `# Вложенность

<p>
  Слова
</p>

<p align="center">

Слова

- пункт

</p>

<span className="badge">

Слова ![схема](./in-line.inline.svg) в строке

</span>

<a href="/docs/a">

![снимок](./p.png)

## Раздел

</a>

<a href="/docs/a">https://example.org</a>

<p>
  <b>
    Слова
  </b>
</p>
`,
    'docs/migrated/in-line.inline.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9" /></svg>',
    'docs/migrated/drawing.mdx':
      'import Scheme from \'./scheme.svg\'\n\n# Рисунок\n\n<Scheme alt="схема" />\n',
    'docs/migrated/scheme.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20"/></svg>',
    'docs/migrated/old.md': '# Старое\n\n<BR>\n\nФигурные {скобки} в тексте.\n',
    'docs/migrated/blocked.mdx': `# Столбцы и цвет

| Имя | Цена |
| --- | ---: |
| Меч | 10 |

<p style={{ color: 'rgb(255, 0, 0)', quotes: '"a" "b"' }}>Красный</p>

<div className="own">

Первый абзац.

Второй абзац.

</div>

<iframe src="https://frames.example/x" title="Чужая страница" />
`,
    'docs/migrated/head.md': `# Голова

<head>
  <title>Своё название</title>
  <meta name="author" content="Анна" />
  <script type="application/ld+json">{"@type": "FAQPage"}</script>

  <meta name="description" content="Своё описание" />
</head>

Текст.
`,
    'docs/migrated/head-module.mdx': `import Head from '@docusaurus/Head'

# Голова модуля

<Head>
  <title>Название модуля</title>
  <meta name="author" content={'Ан' + 'на'} />
  <script type="application/ld+json">{JSON.stringify({ '@type': 'FAQPage' })}</script>
</Head>

<head>
  <meta name="description" content="Описание модуля" />
</head>

Текст.

\`\`\`bash npm2yarn
npm install a
\`\`\`
`,
    'docs/migrated/v.mp4': 'mp4',
    'docs/migrated/s.mp3': 'mp3',
    'docs/migrated/t.vtt': 'WEBVTT\n',
    'static/файлы/отчёт.pdf': 'pdf',
    [`static/${decomposed('й')}.txt`]: 'й',
    'pages/team.mdx':
      "---\ntitle: Команда\nhide_title: true\n---\n\nimport Team from '@site/src/pages/team'\n\n<Team />\n",
    'src/pages/team.jsx': `import Layout from '@theme/Layout'

export default function Team() {
  return (
    <Layout title="Команда">
      <div className="container"><h1>Команда</h1><div className="row"><div className="col col--8 col--offset-2">Мы</div></div></div>
    </Layout>
  )
}
`,
    'pages/about.md': '# О нас\n\nТекст.\n',
    'blog/authors.yml': 'bob:\n  name: Боб\n  url: /about\n',
    'blog/a.md':
      '---\ndate: 2024-01-02\nauthors: bob\n---\n\n# Из текста\n\nПервый.\n\n<!-- truncate -->\n\nВторой.\n',
    'blog/c.md': '---\ndate: 2024-01-04\n---\n\n![На обложке](./img/portrait.png)\n\nТекст.\n',
    'blog/b.mdx': '---\ndate: 2024-01-03\n---\n\n# Из модуля\n\nТекст {1 + 1}.\n\n{/* truncate */}\n',
  }
}
