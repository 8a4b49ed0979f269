/** Imports, partials and formats as in Docusaurus. */
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { docusaurusModules } from '../markdown/mdx/docusaurus-modules.mjs'
import { formatOf } from '../markdown/format'
import { siteOf } from '@/tests/support/site-of'
import { publishedAssets } from '../load/used-assets'

const formatBy = (path: string, text: string) => formatOf({ path, displayPath: path, text })

describe('M48 the format of a file', () => {
  test.each([
    ['a.md', 'Пауза <10 с и {скобки}', 'md'],
    ['a.mdx', 'Текст', 'mdx'],
    ['a.mdx', '---\nmdx:\n  format: md\n---\n{x}', 'md'],
    ['a.mdx', '---\nmdx: {format: md}\n---\n{x}', 'md'],
    ['a.md', '---\nmdx:\n  format: mdx\n---\nТекст', 'mdx'],
    ['a.md', "import Tabs from '@theme/Tabs'\n\nТекст", 'mdx'],
    ['a.md', "import A from './a'; import B from './b';\n\nТекст", 'mdx'],
    ['a.md', "import {\n  a,\n  b,\n} from './a'\n\nТекст", 'mdx'],
    ['a.md', "import {\n  a\n\nТекст } from './a' и ещё", 'md'],
    ['a.md', 'Текст\n\n<Tabs>\n\nа\n\n</Tabs>', 'mdx'],
    ['a.md', '{/* truncate */}', 'mdx'],
    ['a.md', '- а {/* скрыто */}', 'mdx'],
    ['a.md', '## Имя {/* #id */}', 'md'],
    ['a.md', '<div style={{color: 1}}>\n</div>', 'mdx'],
    ['a.md', "```js\nimport x from 'y'\n```\n\n`<Tabs>`", 'md'],
    ['a.md', 'import из другой программы', 'md'],
    ['a.md', '<div class="x">\n</div>', 'md'],
    ['a.md', '## Имя <div className="x">а</div>', 'mdx'],
    ['a.md', '| а | <Цвет/> <Color /> |', 'mdx'],
    ['a.md', 'тип Promise<T>, а не `<T />`', 'md'],
    ['a.md', '| а | тут <Term id="x">**слово**</Term>, и всё |', 'mdx'],
    ['a.md', 'тип Promise<T> и <B>жирно</B>', 'md'],
    ['_part.md', 'Текст {props.x}', 'mdx'],
    ['a.md', '```mdx-code-block\n<Tabs>\n```\n\nа\n\n```mdx-code-block\n</Tabs>\n```', 'mdx'],
    ['a.md', "```mdx-code-block\nimport A from './a'\n```\n\nТекст", 'mdx'],
    ['a.md', '````mdx-code-block\n<Tabs>\n\n```js\na\n```\n\n</Tabs>\n````', 'mdx'],
    ['a.md', '~~~ mdx-code-block\n{props.a}\n~~~', 'mdx'],
    ['a.md', '- а\n\n  ```mdx-code-block\n  <A />\n  ```', 'mdx'],
    ['a.md', '````md\n```mdx-code-block\n<A />\n```\n````', 'md'],
    ['a.md', '```js\nconst a = `\n```js\n<A />\n```', 'md'],
  ])('%s with %j is %s', (path, text, format) => {
    expect(formatBy(`docs/${path}`, text)).toBe(format)
  })
})

describe('imports', () => {
  test('each supported module has a file', () => {
    const files = fs.readdirSync('components/docusaurus').map((file) => file.replace(/\.tsx?$/, ''))
    for (const file of Object.values(docusaurusModules)) expect(files).toContain(file)
  })

  test.each([
    ["import Tabs from '@theme/Tabs'", null],
    ["import Link from '@docusaurus/Link'", null],
    ["import X from '@site/src/X'", null],
    ["import X from '/src/X'", null],
    ["import X from '../src/X.jsx'", null],
    ["import {useId} from 'react'", null],
    ["import x from '!!raw-loader!../src/X.jsx'", null],
    ["import x from 'raw-loader!@site/src/X'", null],
    ["import x from '../src/X.jsx?raw'", null],
    ["import x from '!!raw-loader!./none.js'", 'Нет файла «./none.js» для import. Проверьте имя и папку.'],
    [
      "import x from '!!raw-loader!./_part.md'",
      'Текстом берут только файлы папки содержимого, кроме .md и стилей, а не «./_part.md».',
    ],
    [
      "import x from './a.css?raw'",
      'Текстом берут только файлы папки содержимого, кроме .md и стилей, а не «./a.css».',
    ],
    [
      "import x from '!!raw-loader!react/index.js'",
      'Текстом берут только файлы папки содержимого, кроме .md и стилей, а не «react/index.js».',
    ],
    ["import {useState} from 'react'", null],
    [
      "import Tabs from '@theme/Tab'",
      'Нет ни модуля «@theme/Tab», ни файла src/theme/Tab. Возможно, «@theme/Tabs»? Замены — docs/docusaurus.md, «Чем заменить».',
    ],
    ["import X from './_prat.md'", 'Нет файла «./_prat.md» для import. Возможно, «./_part.md»?'],
    [
      "import X from 'raect'",
      'Нет пакета «raect». Возможно, «react»? Если нет, установите его: npm install raect.',
    ],
    [
      "import { FaGlobe } from 'react-icons/fa'",
      'Нет пакета «react-icons». Проверьте название или установите его: npm install react-icons.',
    ],
    [
      "import X from '@/components/x'",
      'Нет файла «@/components/x» для import. «@/» — корень проекта: проверьте имя и папку.',
    ],
    [
      "import X from '@/components/docs'",
      'Нет файла «@/components/docs» для import. «@/» — корень проекта: проверьте имя и папку.',
    ],
    [
      "import X from '~/ui/Card'",
      'Псевдонимов («~/ui/Card») здесь нет. Файлы папки содержимого берут через «@site/…».',
    ],
    [
      "import X from '@ui/Card'",
      'Нет пакета «@ui/Card». Проверьте название или установите его: npm install @ui/Card.',
    ],
  ])('%s', (statement, message) => {
    const { lines } = siteOf({
      'docs/a.mdx': `---\ntitle: А\n---\n\n${statement}\n\nТекст\n`,
      'docs/_part.md': 'Часть',
      'src/ui/Card.tsx': null,
      'src/X.jsx': null,
    })
    const column = statement.indexOf("'") + 1
    expect(lines).toEqual(
      message === null ? [] : [`content/docs/a.mdx:5:${column}  ошибка  ${message}  mdx/import`],
    )
  })

  test.each([
    ['@theme/ParamItem', null],
    ['@theme/Price/Block', null],
    ['@theme/ParmItem', 'Возможно, «@theme/ParamItem»?'],
    ['@theme/Price/Blok', 'ни файла src/theme/Price. Замены — docs/docusaurus.md'],
    ['@theme/MDXComponents/Code', 'Возможно, «@theme-original/MDXComponents»?'],
    ['@theme/TOCCollapsible', 'ни файла src/theme/TOCCollapsible. Замены — docs/docusaurus.md'],
    ['@theme/Navbar/Logo', 'ни файла src/theme/Navbar. Замены — docs/docusaurus.md'],
    ['@theme/DocCardsList', 'Возможно, «@theme/DocCardList»?'],
    ['@docusaurus/plugin-content-docs/client', null],
    ['@docusaurus/plugin-content-doc/client', 'Возможно, «@docusaurus/plugin-content-docs/client»?'],
    ['@docusaurus/Tabs', 'Возможно, «@theme/Tabs»?'],
  ])('find modules of Docusaurus: %s', (module, message) => {
    const { lines } = siteOf({
      'docs/a.mdx': `import X from '${module}'\n\nТекст\n`,
      'src/theme/ParamItem/index.js': null,
      'src/theme/Price/Block.tsx': null,
    })
    expect(lines).toEqual(message === null ? [] : [expect.stringContaining(message)])
  })

  test('both sources of a themed image are published', () => {
    const { lines } = siteOf({
      'docs/a.mdx':
        "import ThemedImage from '@theme/ThemedImage'\n\n<ThemedImage sources={{ light: '/day.png', dark: '/none.png' }} />\n",
      'static/day.png': null,
    })
    expect(lines).toEqual([
      'content/docs/a.mdx:3:50  ошибка  Нет картинки «/none.png». Положите файл в static/none.png папки содержимого или рядом с текстом.  links/asset',
    ])
  })

  test('M41 images that are imported, required or linked are published, missing ones reported', () => {
    const { site, lines } = siteOf({
      'docs/a.mdx':
        "import a from './missing.png'\n\n<img src={a} />\n<img src={require('./none.png').default} />\n",
    })
    expect(lines.map((line) => line.split('  ')[2])).toEqual([
      'Нет картинки «./missing.png». Положите файл рядом с текстом.',
      'Нет картинки «./none.png». Положите файл рядом с текстом.',
    ])
    expect(publishedAssets(site)).toEqual([])
  })
})

describe('partials', () => {
  const files = {
    'docs/a.mdx':
      '---\ntitle: А\n---\n\nimport Part from \'./_parts/_x.md\'\n\n## Один\n\n<Part name="я" />\n\n## Два\n\n[внутрь](#внутри)\n',
    'docs/_parts/_x.md': '### Внутри\n\nТекст {props.name}, [сосед](../b.md).\n',
    'docs/b.md': '---\ntitle: Б\n---\n\nТекст.\n',
  }

  test.each(['./', '/docs/'])('M47 D89 from %s contribute headings in place, and are not pages', (folder) => {
    const { site, lines } = siteOf({ ...files, 'docs/a.mdx': files['docs/a.mdx'].replace('./', folder) })
    expect(lines).toEqual([])
    expect(site.docs.map(({ permalink }) => permalink)).toEqual(['/docs/a/', '/docs/b/'])
    expect(site.docs[0]?.parsed.headings.map(({ text }) => text)).toEqual(['Один', 'Внутри', 'Два'])
  })

  test('keep their ids, and those that the page already has are reported', () => {
    const { site, lines } = siteOf({
      'docs/a.mdx': "---\ntitle: А\n---\n\nimport X from './_x.mdx'\n\n<X />\n\n## Роль\n",
      'docs/_x.mdx': '## Роль\n\nСлово.\n',
    })
    expect(site.docs[0]?.parsed.anchors).toEqual(['роль', 'роль'])
    expect(lines).toEqual([
      'content/docs/a.mdx:5:15  предупреждение  Якорь «роль» из файла «./_x.mdx» на странице уже есть: ссылка приведёт к первому. Задайте разделу другой, {#слово}.  markdown/heading-id',
    ])
  })

  test.each([
    ['of a name in a table', '| Вызов | Что делает |\n| --- | --- |\n| `log()` | пишет |\n'],
    ['of an element', '<div id="log"></div>\n'],
  ])('share no anchor with the page: %s', (_, text) => {
    const { lines } = siteOf({
      'docs/a.mdx': "---\ntitle: А\n---\n\nimport X from './_x.mdx'\n\n## Журнал {#log}\n\n<X />\n",
      'docs/_x.mdx': text,
    })
    expect(lines).toEqual([
      'content/docs/a.mdx:5:15  предупреждение  Якорь «log» из файла «./_x.mdx» на странице уже есть: ссылка приведёт к первому. Задайте другой, а в таблице добавьте к имени слово.  markdown/heading-id',
    ])
  })

  test('have their links checked relative to their own file', () => {
    const { lines } = siteOf({ ...files, 'docs/_parts/_x.md': '### Внутри\n\n[сосед](./b.md)\n' })
    expect(lines).toEqual([
      'content/docs/_parts/_x.md:3:1  предупреждение  Нет файла «./b.md». Есть файл «../b.md».  links/file',
    ])
  })

  test('imported by several pages have their problems reported once', () => {
    const page = "---\ntitle: В\n---\n\nimport X from './_parts/_x.md'\n\n<X />\n"
    const broken = "import Y from './нет'\n\n[x](./нет.md)\n"
    const { lines } = siteOf({ 'docs/c.mdx': page, 'docs/d.mdx': page, 'docs/_parts/_x.md': broken })
    expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['mdx/import', 'links/file'])
  })

  test('D19 have any front matter reported', () => {
    const { lines } = siteOf({ ...files, 'docs/_parts/_x.md': '---\ntitle: Х\n---\n\n### Внутри\n' })
    expect(lines).toEqual([
      `content/docs/_parts/_x.md:1:1  ${process.env['CI'] ? 'ошибка' : 'предупреждение'}  Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.  partial/front-matter`,
    ])
  })

  test('may also be pages, with their own front matter', () => {
    const { lines } = siteOf({
      ...files,
      'docs/a.mdx': "---\ntitle: А\n---\n\nimport B from './b.md'\n\n<B />\n",
      'docs/_parts/_x.md': '',
    })
    expect(lines).toEqual([])
  })

  test('that include themselves are reported, since the build would not end', () => {
    const { lines } = siteOf({
      ...files,
      'docs/_parts/_x.md': "import Self from './_x.md'\n\n### Внутри\n\n<Self />\n",
    })
    expect(lines).toEqual([
      'content/docs/_parts/_x.md:1:18  ошибка  Файл «./_x.md» вставляет сам себя: страница не соберётся. Уберите этот import.  mdx/import',
    ])
  })
})
