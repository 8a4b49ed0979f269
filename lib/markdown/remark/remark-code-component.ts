import type { Code, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { expressionIn } from '../mdx/mdx-nodes'
import { visit } from '../visit'
import { literalText } from './remark-constants'

/** Turns `<CodeBlock>` into a fence: highlighted, searchable, in feeds. With computed text it stays. */
export function remarkCodeComponent() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'CodeBlock' || !parent || index === undefined) return
      const text = textIn(node.children)
      if (text !== undefined && node.attributes.every(({ type }) => type === 'mdxJsxAttribute'))
        parent.children[index] = codeOf(node, text)
    })
  }
}

function codeOf({ attributes, position }: MdxJsxFlowElement, text: string): Code {
  const given: Record<string, string> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    given[name] = typeof value === 'string' ? value : (value?.value ?? 'true')
  }
  const { language, className = '', title, showLineNumbers, metastring } = given
  const meta = [
    title && (title.includes('"') ? `title='${title}'` : `title="${title}"`),
    showLineNumbers === 'true' ? 'showLineNumbers' : showLineNumbers && `showLineNumbers=${showLineNumbers}`,
    metastring,
  ]
  return {
    type: 'code',
    lang: language ?? /language-(\S+)/.exec(className)?.[1],
    meta: meta.filter(Boolean).join(' '),
    value: text.replace(/^\n|\n\s*$/g, ''),
    position,
  }
}

/** The text of children that are a single string; `undefined` if computed. */
function textIn(children: Nodes[]): string | undefined {
  const [child, ...others] = children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (others.length > 0) return undefined
  if (child?.type === 'paragraph') return textIn(child.children)
  if (child?.type === 'text') return child.value
  const code = child?.type === 'mdxFlowExpression' ? expressionIn(child.data?.estree) : undefined
  return code && literalText(code, new Map())
}
