import type { Element } from 'hast'
import rehypePrettyCode, { type Options } from 'rehype-pretty-code'
import type { PluggableList } from 'unified'
import { codeFigure } from './blocks/code-figure'
import { codeTheme, tokenClasses } from './code-theme'
import { replaceElements } from './replace-elements'
import { visibleText } from './visible-text'

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

/** Highlights all code blocks during the build, then wraps each in a figure. */
export const rehypeCode: PluggableList = [[rehypePrettyCode, options], replaceElements(toFigure)]

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
    title: title && visibleText(title),
    side: pre.properties['dataSide'] as string | undefined, // one of two words, see above
    firstLine: 'data-line-numbers' in code.properties ? Number(startsAfter) + 1 : undefined,
    lines: code.children,
  })
}
