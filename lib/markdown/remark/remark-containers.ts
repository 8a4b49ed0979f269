import type { Root } from 'mdast'
import type { Construct, Effects } from 'micromark-util-types'
import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { visit } from '../visit'
import { isInlineMdx } from '../mdx/mdx-nodes'
import { disableAt } from './disable-at'
import { fencedCode } from './remark-docusaurus-syntax'

const colon = ':'.charCodeAt(0)

/**
 * Parses only containers (`:::note`): text and leaf directives such as `слово:слово`, `10:30` and `::лист`
 * are prose. The package has no option for this, and turning directives back into text would lose their
 * braces and brackets.
 */
export function remarkContainers(this: Processor) {
  remarkDirective.call(this)
  const extensions = this.data().micromarkExtensions ?? []
  const [container] = [extensions.pop()?.flow?.[colon] ?? []].flat()
  if (!container) throw new Error('remark-directive has no container syntax any more')
  const { parser } = this
  if (!parser) return
  let codeLines = new Set<number>()
  this.parser = (text: string, file: VFile) => {
    codeLines = linesOfCode(text)
    return parser(text, file)
  }
  extensions.push({ flow: { [colon]: ignoreEndsInCode(container, (line) => codeLines.has(line)) } })
  ;(this.data().fromMarkdownExtensions ??= []).push({ transforms: [keepTitles] })
}

const codeBlock = new RegExp(fencedCode, 'gm')

/** The lines of code blocks that have an end. */
function linesOfCode(text: string): Set<number> {
  const lines = new Set<number>()
  if (!text.includes(':::')) return lines
  for (const { index, 0: block, groups } of text.matchAll(codeBlock)) {
    if (groups?.['closing'] === undefined) continue
    const first = text.slice(0, index).split('\n').length
    for (let at = 0; at < block.split('\n').length; at++) lines.add(first + at)
  }
  return lines
}

const isConstruct = (syntax: Parameters<Effects['attempt']>[0]): syntax is Construct => 'tokenize' in syntax

/**
 * Ignores `:::` in code blocks: the package looks for the end of a container before it parses its content.
 * Escaping it there before parsing would show the escape in the code.
 */
function ignoreEndsInCode(container: Construct, isCodeLine: (line: number) => boolean): Construct {
  const outsideCode = (construct: Construct) => disableAt(construct, ({ line }) => isCodeLine(line))
  return {
    ...container,
    tokenize(effects, ok, nok) {
      const attempt: Effects['attempt'] = (construct, ...states) =>
        effects.attempt(isConstruct(construct) ? outsideCode(construct) : construct, ...states)
      return container.tokenize.call(this, { ...effects, attempt }, ok, nok)
    },
  }
}

/** Gives titles that are only elements and code another node type, since MDX would unwrap their paragraph. */
function keepTitles(tree: Root): void {
  visit(tree, 'containerDirective', ({ children: [label] }) => {
    if (label?.type !== 'paragraph' || !label.data || !('directiveLabel' in label.data)) return
    const others = label.children.filter((child) => !isInlineMdx(child))
    if (others.every((child) => child.type === 'text' && child.value.trim() === ''))
      Object.assign(label, { type: 'directiveLabel' })
  })
}
