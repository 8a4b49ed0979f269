import type { Element, Root } from 'hast'
import type { Options } from 'rehype-pretty-code'
import type { ShikiTransformer, ThemeRegistration } from 'shiki'
import { unified, type PluggableList } from 'unified'
import { codeRevision } from '../../build/code-revision.mjs'
import { readOrMake } from '../../build/store'
import { hashOf } from '../../data/hash-of'
import { quoteMark } from '../../text/marks'
import { codeFigure } from '../blocks/code-figure'
import { replaceElements } from './replace-elements'
import { visibleText } from './html-nodes'
import { SKIP, visit } from '../visit'

/** TextMate scopes by token class. */
const scopes = {
  tk: 'keyword, storage, variable.language, constant.language.null, keyword.operator.new, keyword.operator.expression',
  tq: 'punctuation, keyword.operator, meta.brace, meta.delimiter, storage.type.function.arrow',
  tt:
    'entity.name.type, entity.name.class, entity.name.tag, entity.other.inherited-class, entity.name.namespace, ' +
    'entity.name.section, support.type, support.class, support.type.property-name, support.type.property-name.json, ' +
    'storage.type.cs entity.name.type, entity.name.tag.yaml, keyword.other.definition.ini, ' +
    'support.type.property-name.json punctuation, string.quoted.double.json support.type.property-name',
  tf: 'entity.name.function, support.function, meta.function-call entity.name.function, entity.other.attribute-name, meta.decorator',
  ts: 'string, string punctuation.definition.string, punctuation.definition.string, constant.other.symbol, markup.inline.raw',
  tv: 'constant.numeric, constant.language, constant.character, constant.other, keyword.other.unit, support.constant',
  '': 'variable, meta.template.expression, entity.name.variable, variable.parameter, variable.other',
  tc: 'comment, punctuation.definition.comment, string.comment',
  ta: 'markup.inserted, punctuation.definition.inserted',
  tr: 'markup.deleted, punctuation.definition.deleted',
}

const classes = Object.keys(scopes)

/** The number of a class as a colour, since shiki supports only colours. CSS has the real ones. */
const colorOf = (className: string): string => `#${String(classes.indexOf(className) + 1).padStart(6, '0')}`
const classOf = (color = ''): string | undefined => classes[Number(color.slice(1)) - 1]

const codeTheme: ThemeRegistration = {
  name: 'site',
  type: 'light',
  colors: { 'editor.foreground': colorOf(''), 'editor.background': '#ffffff' },
  tokenColors: Object.entries(scopes).map(([className, list]) => ({
    scope: list.split(', '),
    settings: { foreground: colorOf(className) },
  })),
}

/** Sets classes: inline styles on each token would double the page, and the CSP would block them. */
const tokenClasses: ShikiTransformer = {
  preprocess(_, options) {
    options.mergeSameStyleTokens = true
    // no timeout: shiki leaves a line plain after half a second, so builds would differ between machines
    options.tokenizeTimeLimit = 0
  },
  span(node, _line, _column, _parent, { color }) {
    delete node.properties['style']
    const className = classOf(color)
    if (className) node.properties['class'] = className
  },
  line(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && !child.properties['class'] ? child.children : [child],
    )
  },
}

const options: Options = {
  theme: codeTheme as NonNullable<Options['theme']>, // the same theme in the types of another package
  defaultLang: 'plaintext',
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  transformers: [
    tokenClasses,
    {
      // `client` and `server` say which side of the game runs the code
      pre(node) {
        const words = this.options.meta?.['__raw']?.replace(/"[^"]*"/g, '') ?? ''
        node.properties['dataSide'] = /(?:^|\s)(client|server)(?=\s|$)/.exec(words)?.[1]
      },
    },
  ],
}

let revision: string | undefined

/** Highlights code blocks, or takes them from the store: loading the highlighter takes 0.3 s. */
const highlightBlocks = () => async (tree: Root) => {
  const blocks: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre') return undefined
    blocks.push(node)
    return SKIP
  })
  if (blocks.length === 0) return
  const written = JSON.stringify(blocks, (name, value: unknown) => (name === 'position' ? undefined : value))
  revision ??= codeRevision(process.cwd(), ['lib/markdown/rehype/rehype-code.ts'])
  const figures = await readOrMake('code', hashOf(revision, written), () => highlight(written))
  blocks.forEach((block, at) => Object.assign(block, figures[at]))
}

/** Highlights the blocks of a JSON list. The plugin gets them alone: it is slow to walk over all elements. */
async function highlight(written: string): Promise<Element[]> {
  const children = JSON.parse(written) as Element[]
  const { default: rehypePrettyCode } = await import('rehype-pretty-code')
  await unified().use(rehypePrettyCode, options).run({ type: 'root', children })
  return children
}

/** Highlights all code blocks during the build, and wraps each in a figure. */
export const rehypeCode: PluggableList = [
  highlightBlocks,
  () => (tree: Root) => replaceElements(tree, toFigure),
]

function toFigure(figure: Element): Element | undefined {
  if (!('data-rehype-pretty-code-figure' in figure.properties)) return undefined
  const elements = figure.children.filter((child) => child.type === 'element')
  const title = elements.find(({ properties }) => 'data-rehype-pretty-code-title' in properties)
  const pre = elements.find(({ tagName }) => tagName === 'pre')
  const code = pre?.children[0]
  if (!pre || code?.type !== 'element') return undefined
  const startsAfter = /line (\d+)/.exec(code.properties['style'] ?? '')?.[1] ?? 0
  return codeFigure({
    language: String(code.properties['data-language'] ?? ''),
    title: title && visibleText(title).replaceAll(quoteMark, '"'),
    side: pre.properties['dataSide'] as string | undefined, // `client` or `server`
    firstLine: 'data-line-numbers' in code.properties ? Number(startsAfter) + 1 : undefined,
    lines: code.children,
  })
}
