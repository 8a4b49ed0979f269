/** Texts with valid and invalid code, and the files next to them. The build must agree with the check. */
import { picture, type Files } from '../project'

/** Texts by name; one may have files beside it. */
const inputs: Record<string, string | [text: string, beside: Files]> = {
  router: "import { useLocation } from '@docusaurus/router'\n\n{useLocation().pathname}",
  routerprose:
    "Хук `useLocation` из `@docusaurus/router` говорит адрес.\n\n```js\nimport { useLocation } from '@docusaurus/router'\n```",
  routercomp:
    "import { useLocation } from '@docusaurus/router'\n\nexport const A = () => <b>{useLocation().pathname}</b>\n\n<A />",
  routermissing: "import { Redirect } from '@docusaurus/router'\n\n<Redirect to='/docs/' />",
  themecommon:
    "import { useThemeConfig } from '@docusaurus/theme-common'\n\nexport const A = () => useThemeConfig().x\n\n<A/>",
  themecommon2: "import { ThemeClassNames } from '@docusaurus/theme-common'\n\nТекст",
  reqdocx: ["<a href={require('./a.docx').default}>док</a>", { 'a.docx': 'x' }],
  reqdocxmiss: "<a href={require('./нет.docx').default}>док</a>",
  reqpngmiss: "<img src={require('./нет.png').default}/>",
  reqtxt: ["<a href={require('./a.txt').default}>док</a>", { 'a.txt': 'x' }],
  reqraw: ["{require('!!raw-loader!./a.txt').default}", { 'a.txt': 'x' }],
  reqjson: ["{require('./a.json').name}", { 'a.json': '{"name":"Имя"}' }],
  reqjs: ["{require('./a.js').name}", { 'a.js': 'export const name = 1' }],
  reqconst: ["export const a = require('./a.png')\n\n<img src={a} alt='снимок'/>", { 'a.png': picture }],
  reqconstdef: [
    "export const a = require('./a.png').default\n\n<img src={a} alt='снимок'/>",
    { 'a.png': picture },
  ],
  boxtitle: ':::note[<b>заголовок</b>]\n\nТекст\n\n:::',
  boxcode: ':::note {frontMatter.title}\n\nТекст\n\n:::',
  spreadprops: '<div {...props}>Текст</div>',
  spreadpart: ['import P from "./_p.mdx"\n\n<P title="т" />', { '_p.mdx': '<div {...props}>Текст</div>\n' }],
  cardwithoutaddress: '<Card title="А">Текст</Card>',
  reqpack: "{require('left-pad')(1)}",
  reactglobal: '{React.version}',
  reactglobal2: 'export const A = () => { const [a] = React.useState(1); return <b>{a}</b> }\n\n<A/>',
  nav: "<button onClick={() => navigator.clipboard.writeText('x')}>a</button>",
  navrender: "{typeof navigator === 'undefined' ? 'нет' : 'да'}",
  winrender: '{window.location.href}',
  namebrowser: '{name}',
  processenv: '{process.env.NODE_ENV}',
  buffer: "{Buffer.from('a').length}",
  modname: '{typeof module}',
  exportsname: '{typeof exports}',
  fm: 'export const t = frontMatter.title\n\n{t}',
  fmown: 'export const frontMatter = {a: 1}\n\n{frontMatter.a}',
  ct: '{contentTitle}',
  cttop: 'export const t = contentTitle\n\n{t}',
  propstop: 'export const t = props.title\n\n{t}',
  tocfn: 'export const A = () => <b>{toc.length}</b>\n\n<A/>',
  missexport: ["import { Nope } from './m'\n\n<Nope />", { 'm.jsx': 'export const Yes = () => 1' }],
  missdefault: ["import Nope from './m'\n\n<Nope />", { 'm.jsx': 'export const Yes = () => 1' }],
  missdefault2: ["import Nope from './m'\n\nТекст", { 'm.jsx': 'export const Yes = () => 1' }],
  missexport2: [
    "import A from './m'\n\n<A />",
    { 'm.jsx': "import { X } from './n'\nexport default () => <X />", 'n.js': 'export const Y = 1' },
  ],
  ourmissing: "import { Nope } from '@/components/mdx/step-calculator.client'\n\n<Nope />",
  tabsnamed: "import { Tabs } from '@theme/Tabs'\n\n<Tabs><TabItem value='a' label='a'>a</TabItem></Tabs>",
  partnamed: ["import { x } from './_p.mdx'\n\n{x}", { '_p.mdx': 'export const y = 1\n\nТекст' }],
  partnamedok: ["import P, { x } from './_p.mdx'\n\n{x} <P/>", { '_p.mdx': 'export const x = 1\n\nТекст' }],
  jsonnamed: ["import { name } from './a.json'\n\n{name}", { 'a.json': '{"name":"Имя"}' }],
  jsonnamedmiss: ["import { nope } from './a.json'\n\n{nope}", { 'a.json': '{"name":"Имя"}' }],
  jsonbad: ["import a from './a.json'\n\n{a.name}", { 'a.json': '{"name":"Имя",}' }],
  cssmiss: "import './nope.css'\n\nТекст",
  css: ["import './a.css'\n\nТекст", { 'a.css': '.x{color:red}' }],
  cssbad: ["import './a.css'\n\nТекст", { 'a.css': '.x{color:red' }],
  cssbad2: [
    "import s from './a.module.css'\n\n<b className={s.x}>a</b>",
    { 'a.module.css': '}}} .x{color:red' },
  ],
  cssurl: ["import './a.css'\n\nТекст", { 'a.css': '.x{background:url(./nope.png)}' }],
  cssimport: ["import './a.css'\n\nТекст", { 'a.css': '@import "./nope.css";' }],
  scss: ["import './a.scss'\n\nТекст", { 'a.scss': '.x{color:red}' }],
  svgcomp: [
    "import A from './a.svg'\n\nexport const B = () => <A width={1}/>\n\n<B/>",
    { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  yml: ["import a from './a.yml'\n\n{a.b}", { 'a.yml': 'b: 1' }],
  txt: ["import a from './a.txt'\n\n{a}", { 'a.txt': 'b: 1' }],
  html: ["import a from './a.html'\n\n{a}", { 'a.html': '<b>1</b>' }],
  pdf: ["import a from './a.pdf'\n\n<a href={a}>a</a>", { 'a.pdf': 'b: 1' }],
  mp4fn: ["import a from './a.mp4'\n\nexport const V = () => <video src={a}/>\n\n<V/>", { 'a.mp4': 'b: 1' }],
  ts: [
    "import A from './A'\n\n<A/>",
    { 'A.tsx': 'export default function A(): JSX.Element { const a: number = 1; return <b>{a}</b> }' },
  ],
  tsinmdx: 'export const a: number = 1\n\n{a}',
  atfile: "import a from '@/package.json'\n\n{a.name}",
  nodefs: "import fs from 'fs'\n\n{fs.readFileSync('package.json','utf8').length}",
  nodefs2: "import path from 'node:path'\n\n{path.join('a','b')}",
  dynimport: "export const A = () => { import('./nope'); return 1 }\n\n<A/>",
  dynreq: "export const A = ({n}) => <b>{require('./' + n)}</b>\n\nТекст",
  childtypes: [
    "import C from './c'\n\n<C>\n\n# Один\n\nТекст\n\n```js\na\n```\n\n</C>",
    {
      'c.jsx':
        "import React from 'react'\nexport default ({children}) => React.Children.map(children, (c) => <div>{c.type}{String(c.props.mdxType)}</div>)",
    },
  ],
  childtypes2: [
    "import C from './c'\n\n<C>\n\n- Один\n- Два\n\n</C>",
    {
      'c.jsx':
        "import React from 'react'\nexport default ({children}) => <b>{children.props.children.length}</b>",
    },
  ],
  dup: 'export const a = 1\nexport const a = 2\n\n{a}',
  dupimp: "import Tabs from '@theme/Tabs'\nimport Tabs from '@theme/TabItem'\n\n<Tabs/>",
  exportdefault: 'export default ({children}) => <div>{children}</div>\n\nТекст',
  exportfrom: ["export { x } from './m'\n\nТекст", { 'm.js': 'export const y = 1' }],
  exportstar: ["export * from './m'\n\nТекст", { 'm.js': 'export const y = 1' }],
  importno: "import '@site/src/nope'\n\nТекст",
  useclient: [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "'use client'\nimport { useState } from 'react'\nexport default function A() { return useState(1)[0] }",
    },
  ],
  serveronly: [
    "import A from './A'\n\n<A/>",
    { 'A.jsx': "import 'server-only'\nexport default function A() { return 1 }" },
  ],
  asynccomp: ["import A from './A'\n\n<A/>", { 'A.jsx': 'export default async function A() { return 1 }' }],
  nexthead: [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "import Image from 'next/image'\nexport default function A() { return <Image src='/favicon.svg' width={1} height={1} alt=''/> }",
    },
  ],
  nextheaders: [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "import { cookies } from 'next/headers'\nexport default function A() { return String(cookies) }",
    },
  ],
  classnoext: [
    "import A from './A'\n\n<A/>",
    {
      'A.jsx':
        "import React from 'react'\nexport default class A extends React.Component { render() { return <b>1</b> } }",
    },
  ],
  cjs: [
    "import A from './A'\n\n<A/>",
    { 'A.js': "const React = require('react')\nmodule.exports = () => React.createElement('b', null, 1)" },
  ],
  flow: [
    "import A from './A'\n\n<A/>",
    { 'A.js': "// @flow\nimport type { Node } from 'react'\nexport default function A(): Node { return 1 }" },
  ],
  ifr: "export const A = () => <Tabs groupId='x'><TabItem value='a' label='А'>a</TabItem></Tabs>\n\n<A/>",
  translate:
    "import Translate, {translate} from '@docusaurus/Translate'\n\n<Translate id='x'>Hello</Translate> {translate({id:'x',message:'Hi'})}",
  hastext: "<div>{'a'}{null}{undefined}{true}</div>",
  event: "<div onClick='alert(1)'>x</div>",
  voidel: '<br>x</br>',
  voidel2: "<img src='/favicon.svg'>x</img>",
  dsih: "<div dangerouslySetInnerHTML={{__html: '<b>1</b>'}} />",
  spread: '<div {...{a: 1}}>x</div>',
  member: '<Foo.Bar/>',
  textjs: ["import a from './a.js?raw'\n\n{a}", { 'a.js': 'export const y = 1' }],
  themejs: "import Layout from '@theme/Layout'\n\n<Layout title='x'>Текст</Layout>",
  themeorig: "import A from '@theme-original/Tabs'\n\n<A/>",
  reactdomserver: "import { renderToString } from 'react-dom/server'\n\n{renderToString(<b>1</b>)}",
  subpath: "import x from 'react/nope'\n\n{x}",
  asset: "import img from '/img/a.png'\n\n<img src={img}/>",
  importmeta: '{import.meta.url}',
  await: 'export const a = await Promise.resolve(1)\n\n{a}',
  awaitinline: '{await Promise.resolve(1)}',
  regex: "{'a'.replace(/(?<x>a)/, 'b')}",
  strictm: '{(() => { x = 1 })()}',
  fn: '{() => 1}',
  bigint: '{10n}',
  comp: '<Tabs />',
  lowercase: '<foo>x</foo>',
  custom: "<my-el a='b'>x</my-el>",
  titleel: '<title>Х</title>',
  style: '<style>{`.a{color:red}`}</style>',
  scriptel: '<script>{`alert(1)`}</script>',
  form: "<form action={() => 1}><input value='a'/></form>",
  input: "<input value='a'/>",
  select: "<select value='a'><option>a</option></select>",
  textarea: '<textarea>a</textarea>',
  alert: '<button onClick={() => alert(document.title)}>а</button>',
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
