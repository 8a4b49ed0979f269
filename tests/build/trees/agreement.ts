/** Texts with valid and invalid code, and the files next to them. The build must agree with the check. */
import { picture, type Files } from '../project'

/** Texts by name; one may have files beside it. */
const inputs: Record<string, string | [text: string, beside: Files]> = {
  'hook-of-router': "import { useLocation } from '@docusaurus/router'\n\n{useLocation().pathname}",
  'router-in-prose':
    "Хук `useLocation` из `@docusaurus/router` говорит адрес.\n\n```js\nimport { useLocation } from '@docusaurus/router'\n```",
  'hook-of-router-in-component':
    "import { useLocation } from '@docusaurus/router'\n\nexport const A = () => <b>{useLocation().pathname}</b>\n\n<A />",
  'router-redirect': "import { Redirect } from '@docusaurus/router'\n\n<Redirect to='/docs/' />",
  'theme-config':
    "import { useThemeConfig } from '@docusaurus/theme-common'\n\nexport const A = () => useThemeConfig().x\n\n<A/>",
  'theme-class-names': "import { ThemeClassNames } from '@docusaurus/theme-common'\n\nТекст",
  'require-docx': ["<a href={require('./a.docx').default}>док</a>", { 'a.docx': 'x' }],
  'require-missing-docx': "<a href={require('./нет.docx').default}>док</a>",
  'require-missing-png': "<img src={require('./нет.png').default}/>",
  'require-txt': ["<a href={require('./a.txt').default}>док</a>", { 'a.txt': 'x' }],
  'require-raw-text': ["{require('!!raw-loader!./a.txt').default}", { 'a.txt': 'x' }],
  'require-json': ["{require('./a.json').name}", { 'a.json': '{"name":"Имя"}' }],
  'require-module': ["{require('./a.js').name}", { 'a.js': 'export const name = 1' }],
  'required-picture-in-constant': [
    "export const a = require('./a.png')\n\n<img src={a} alt='снимок'/>",
    { 'a.png': picture },
  ],
  'required-default-in-constant': [
    "export const a = require('./a.png').default\n\n<img src={a} alt='снимок'/>",
    { 'a.png': picture },
  ],
  'element-in-title-of-box': ':::note[<b>заголовок</b>]\n\nТекст\n\n:::',
  'code-in-title-of-box': ':::note {frontMatter.title}\n\nТекст\n\n:::',
  'spread-props': '<div {...props}>Текст</div>',
  'spread-props-in-partial': [
    'import P from "./_p.mdx"\n\n<P title="т" />',
    { '_p.mdx': '<div {...props}>Текст</div>\n' },
  ],
  'card-without-address': '<Card title="А">Текст</Card>',
  'require-package': "{require('left-pad')(1)}",
  'react-global': '{React.version}',
  'react-global-hook': 'export const A = () => { const [a] = React.useState(1); return <b>{a}</b> }\n\n<A/>',
  'navigator-in-handler': "<button onClick={() => navigator.clipboard.writeText('x')}>a</button>",
  'navigator-in-render': "{typeof navigator === 'undefined' ? 'нет' : 'да'}",
  'window-in-render': '{window.location.href}',
  'name-of-browsers': '{name}',
  'process-env': '{process.env.NODE_ENV}',
  buffer: "{Buffer.from('a').length}",
  'typeof-module': '{typeof module}',
  'typeof-exports': '{typeof exports}',
  'front-matter-in-export': 'export const t = frontMatter.title\n\n{t}',
  'own-front-matter': 'export const frontMatter = {a: 1}\n\n{frontMatter.a}',
  'content-title': '{contentTitle}',
  'content-title-in-export': 'export const t = contentTitle\n\n{t}',
  'props-in-export': 'export const t = props.title\n\n{t}',
  'toc-in-component': 'export const A = () => <b>{toc.length}</b>\n\n<A/>',
  'missing-export': ["import { Nope } from './m'\n\n<Nope />", { 'm.jsx': 'export const Yes = () => 1' }],
  'missing-default': ["import Nope from './m'\n\n<Nope />", { 'm.jsx': 'export const Yes = () => 1' }],
  'missing-default-unused': ["import Nope from './m'\n\nТекст", { 'm.jsx': 'export const Yes = () => 1' }],
  'missing-export-in-module': [
    "import A from './m'\n\n<A />",
    { 'm.jsx': "import { X } from './n'\nexport default () => <X />", 'n.js': 'export const Y = 1' },
  ],
  'missing-export-of-site': "import { Nope } from '@/components/mdx/step-calculator.client'\n\n<Nope />",
  'tabs-by-name':
    "import { Tabs } from '@theme/Tabs'\n\n<Tabs><TabItem value='a' label='a'>a</TabItem></Tabs>",
  'missing-export-of-partial': [
    "import { x } from './_p.mdx'\n\n{x}",
    { '_p.mdx': 'export const y = 1\n\nТекст' },
  ],
  'export-of-partial': [
    "import P, { x } from './_p.mdx'\n\n{x} <P/>",
    { '_p.mdx': 'export const x = 1\n\nТекст' },
  ],
  'field-of-json': ["import { name } from './a.json'\n\n{name}", { 'a.json': '{"name":"Имя"}' }],
  'missing-field-of-json': ["import { nope } from './a.json'\n\n{nope}", { 'a.json': '{"name":"Имя"}' }],
  'invalid-json': ["import a from './a.json'\n\n{a.name}", { 'a.json': '{"name":"Имя",}' }],
  'missing-css': "import './nope.css'\n\nТекст",
  css: ["import './a.css'\n\nТекст", { 'a.css': '.x{color:red}' }],
  'unclosed-css': ["import './a.css'\n\nТекст", { 'a.css': '.x{color:red' }],
  'invalid-css-module': [
    "import s from './a.module.css'\n\n<b className={s.x}>a</b>",
    { 'a.module.css': '}}} .x{color:red' },
  ],
  'css-missing-picture': ["import './a.css'\n\nТекст", { 'a.css': '.x{background:url(./nope.png)}' }],
  'css-missing-import': ["import './a.css'\n\nТекст", { 'a.css': '@import "./nope.css";' }],
  scss: ["import './a.scss'\n\nТекст", { 'a.scss': '.x{color:red}' }],
  'svg-as-component': [
    "import A from './a.svg'\n\nexport const B = () => <A width={1}/>\n\n<B/>",
    { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  yml: ["import a from './a.yml'\n\n{a.b}", { 'a.yml': 'b: 1' }],
  txt: ["import a from './a.txt'\n\n{a}", { 'a.txt': 'b: 1' }],
  html: ["import a from './a.html'\n\n{a}", { 'a.html': '<b>1</b>' }],
  pdf: ["import a from './a.pdf'\n\n<a href={a}>a</a>", { 'a.pdf': 'b: 1' }],
  'mp4-in-component': [
    "import a from './a.mp4'\n\nexport const V = () => <video src={a}/>\n\n<V/>",
    { 'a.mp4': 'b: 1' },
  ],
  'typescript-component': [
    "import A from './A'\n\n<A/>",
    { 'A.tsx': 'export default function A(): JSX.Element { const a: number = 1; return <b>{a}</b> }' },
  ],
  'typescript-in-mdx': 'export const a: number = 1\n\n{a}',
  'import-from-root': "import a from '@/package.json'\n\n{a.name}",
  'node-fs': "import fs from 'fs'\n\n{fs.readFileSync('package.json','utf8').length}",
  'node-path': "import path from 'node:path'\n\n{path.join('a','b')}",
  'dynamic-import': "export const A = () => { import('./nope'); return 1 }\n\n<A/>",
  'dynamic-require': "export const A = ({n}) => <b>{require('./' + n)}</b>\n\nТекст",
  'types-of-children': [
    "import C from './c'\n\n<C>\n\n# Один\n\nТекст\n\n```js\na\n```\n\n</C>",
    {
      'c.jsx':
        "import React from 'react'\nexport default ({children}) => React.Children.map(children, (c) => <div>{c.type}{String(c.props.mdxType)}</div>)",
    },
  ],
  'number-of-children': [
    "import C from './c'\n\n<C>\n\n- Один\n- Два\n\n</C>",
    {
      'c.jsx':
        "import React from 'react'\nexport default ({children}) => <b>{children.props.children.length}</b>",
    },
  ],
  'duplicate-constant': 'export const a = 1\nexport const a = 2\n\n{a}',
  'duplicate-import': "import Tabs from '@theme/Tabs'\nimport Tabs from '@theme/TabItem'\n\n<Tabs/>",
  'export-default': 'export default ({children}) => <div>{children}</div>\n\nТекст',
  'export-missing-from': ["export { x } from './m'\n\nТекст", { 'm.js': 'export const y = 1' }],
  'export-all-from': ["export * from './m'\n\nТекст", { 'm.js': 'export const y = 1' }],
  'import-missing-from-site': "import '@site/src/nope'\n\nТекст",
  'use-client': [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "'use client'\nimport { useState } from 'react'\nexport default function A() { return useState(1)[0] }",
    },
  ],
  'server-only': [
    "import A from './A'\n\n<A/>",
    { 'A.jsx': "import 'server-only'\nexport default function A() { return 1 }" },
  ],
  'async-component': [
    "import A from './A'\n\n<A/>",
    { 'A.jsx': 'export default async function A() { return 1 }' },
  ],
  'next-image': [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "import Image from 'next/image'\nexport default function A() { return <Image src='/favicon.svg' width={1} height={1} alt=''/> }",
    },
  ],
  'next-headers': [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "import { cookies } from 'next/headers'\nexport default function A() { return String(cookies) }",
    },
  ],
  'class-component': [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "import React from 'react'\nexport default class A extends React.Component { render() { return <b>1</b> } }",
    },
  ],
  'commonjs-component': [
    "import A from './A'\n\n<A/>",
    { 'A.js': "const React = require('react')\nmodule.exports = () => React.createElement('b', null, 1)" },
  ],
  'flow-types': [
    "import A from './A'\n\n<A/>",
    { 'A.js': "// @flow\nimport type { Node } from 'react'\nexport default function A(): Node { return 1 }" },
  ],
  'tabs-in-component':
    "export const A = () => <Tabs groupId='x'><TabItem value='a' label='А'>a</TabItem></Tabs>\n\n<A/>",
  'translate-component-and-function':
    "import Translate, {translate} from '@docusaurus/Translate'\n\n<Translate id='x'>Hello</Translate> {translate({id:'x',message:'Hi'})}",
  'values-as-children': "<div>{'a'}{null}{undefined}{true}</div>",
  'handler-as-text': "<div onClick='alert(1)'>x</div>",
  'br-with-content': '<br>x</br>',
  'img-with-content': "<img src='/favicon.svg'>x</img>",
  'inner-html': "<div dangerouslySetInnerHTML={{__html: '<b>1</b>'}} />",
  spread: '<div {...{a: 1}}>x</div>',
  'missing-component-of-object': '<Foo.Bar/>',
  'raw-import': ["import a from './a.js?raw'\n\n{a}", { 'a.js': 'export const y = 1' }],
  'theme-layout': "import Layout from '@theme/Layout'\n\n<Layout title='x'>Текст</Layout>",
  'theme-original': "import A from '@theme-original/Tabs'\n\n<A/>",
  'react-dom-server': "import { renderToString } from 'react-dom/server'\n\n{renderToString(<b>1</b>)}",
  'missing-subpath-of-package': "import x from 'react/nope'\n\n{x}",
  'import-from-static': "import img from '/img/a.png'\n\n<img src={img}/>",
  'import-meta': '{import.meta.url}',
  'top-level-await': 'export const a = await Promise.resolve(1)\n\n{a}',
  'await-in-braces': '{await Promise.resolve(1)}',
  'named-group-of-regexp': "{'a'.replace(/(?<x>a)/, 'b')}",
  'undeclared-assignment': '{(() => { x = 1 })()}',
  'function-in-braces': '{() => 1}',
  bigint: '{10n}',
  'component-without-import': '<Tabs />',
  'unknown-element': '<foo>x</foo>',
  'custom-element': "<my-el a='b'>x</my-el>",
  'title-element': '<title>Х</title>',
  style: '<style>{`.a{color:red}`}</style>',
  'script-element': '<script>{`alert(1)`}</script>',
  form: "<form action={() => 1}><input value='a'/></form>",
  input: "<input value='a'/>",
  select: "<select value='a'><option>a</option></select>",
  textarea: '<textarea>a</textarea>',
  'alert-in-handler': '<button onClick={() => alert(document.title)}>а</button>',
  'window-guarded': "{typeof window === 'undefined' ? 'сборка' : window.name}",
  'browser-only':
    "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly fallback={<b>…</b>}>{() => <b>{window.innerWidth}</b>}</BrowserOnly>",
  document: '{document.title}',
  storage: '{localStorage.length}',
  metadata: '{metadata.permalink}',
  'toc-of-part': [
    "import Part, { toc as ofPart } from './_p.mdx'\n\n<Part /> {ofPart.length}",
    { '_p.mdx': '## Часть\n\nТекст.\n' },
  ],
  'part-in-part': [
    "import Part from './_p.mdx'\n\n<Part />",
    { '_p.mdx': "import Inner, { none } from './_q.mdx'\n\n<Inner />{none}\n", '_q.mdx': 'Текст.\n' },
  ],
  'css-module': [
    "import styles from './a.module.css'\n\n<b className={styles.x}>а</b>",
    { 'a.module.css': '.x { color: red }\n' },
  ],
  'css-picture': [
    "import './a.css'\n\nТекст.",
    {
      'a.css': '.x { background: url(./a.png) url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) }\n',
      'a.png': picture,
    },
  ],
  'cjs-named': ["import A from './a.cjs'\n\n{A.b}", { 'a.cjs': 'module.exports = { b: 1 }\n' }],
  'type-import': [
    "import A from './A'\n\n<A b={1} />",
    {
      'A.tsx':
        "import type { ReactNode } from 'react'\nimport { type Props } from './types'\nexport default function A({ b }: Props): ReactNode { return b }\n",
      'types.ts': 'export interface Props { b: number }\n',
    },
  ],
  'type-missing': [
    "import A from './A'\n\n<A />",
    {
      'A.tsx': "import { nope } from './types'\nexport default () => <b>{nope}</b>\n",
      'types.ts': 'export interface Props { b: number }\n',
    },
  ],
  barrel: [
    "import { A } from './parts'\n\n<A />",
    { 'parts/index.js': "export * from './a'\n", 'parts/a.jsx': 'export const A = () => <b>1</b>\n' },
  ],
  'barrel-missing': [
    "import { B } from './parts'\n\n<B />",
    { 'parts/index.js': "export * from './a'\n", 'parts/a.jsx': 'export const A = () => <b>1</b>\n' },
  ],
  circle: [
    "import { A } from './a'\n\n<A />",
    {
      'a.jsx': "import { b } from './b'\nexport const A = () => <b>{b()}</b>\n",
      'b.js': "import { A } from './a'\nexport const b = () => typeof A\n",
    },
  ],
  'throw-in-handler': "<button onClick={() => { throw new Error('бах') }}>а</button>",
  context:
    "import { createContext, useContext } from 'react'\n\nexport const C = createContext(1)\n\nexport const A = () => <b>{useContext(C)}</b>\n\n<A />",
  lazy: [
    "import { lazy, Suspense } from 'react'\n\nexport const A = lazy(() => import('./a'))\n\n<Suspense><A /></Suspense>",
    { 'a.jsx': 'export default () => <b>1</b>\n' },
  ],
  translated: "import Translate from '@docusaurus/Translate'\n\n<Translate id='none'>Как есть</Translate>",
  'base-url':
    "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl('/favicon.svg')} alt='знак' />",
  'hooks-of-docusaurus':
    "import { useColorMode } from '@docusaurus/theme-common'\nimport useIsBrowser from '@docusaurus/useIsBrowser'\n\nexport const A = () => <b>{useColorMode().colorMode}{String(useIsBrowser())}</b>\n\n<A />",
  config:
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'\n\n{useDocusaurusContext().siteConfig.title}",
  'svg-in-code': [
    "import Scheme from './a.svg'\n\n<p>{[1, 2].map((n) => <Scheme key={n} />)}</p>",
    { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' },
  ],
  'export-asset': ["export { default as photo } from './a.png'\n\nТекст.", { 'a.png': picture }],
  'export-asset-missing': "export { default as photo } from './nope.png'\n\nТекст.",
  template: 'Версия {{ version }}.',
  liquid: '{% include note.html %}',
  'less-than': 'Пауза <10 с',
  'comment-of-html': '<!-- слова -->',
  'nested-quotes': '<Tabs groupId="a\'b"><TabItem value="a" label="«а»">Т</TabItem></Tabs>',
}

/** Each in its own subfolder. */
export const agreementTree: Files = Object.fromEntries(
  Object.entries(inputs).flatMap(([name, input]) => {
    const [text, beside = {}] = [input].flat() as [string, Files?]
    const files: Files = { 'x.mdx': `# ${name}\n\n${text}\n`, ...beside }
    return Object.entries(files).map(([file, content]) => [`docs/code/${name}/${file}`, content])
  }),
)
