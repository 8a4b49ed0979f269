import { visit } from './walk.mjs'

/** @import { Root } from 'mdast' */

/**
 * `<CodeBlock language="js" title="a.js">{`…`}</CodeBlock>` is the code fence that it says: highlighted, searchable, the same in
 * feeds. One whose text comes from elsewhere stays a component.
 */
export default function remarkCodeComponent() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'CodeBlock' || !parent || index === undefined) return
      const value = textOf(node.children)
      if (value === undefined) return
      /** @type {Record<string, string | undefined>} */
      const given = {}
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') return
        const { name, value: written } = attribute
        given[name] = written === null ? 'true' : typeof written === 'string' ? written : written?.value
      }
      const { language, className, title, showLineNumbers, metastring } = given
      const lang = language ?? /language-(\S+)/.exec(className ?? '')?.[1]
      const numbers = showLineNumbers === 'true'
      const meta = [
        title && (title.includes('"') ? `title='${title}'` : `title="${title}"`),
        numbers ? 'showLineNumbers' : showLineNumbers && `showLineNumbers=${showLineNumbers}`,
        metastring,
      ]
      parent.children[index] = {
        type: 'code',
        lang: lang ?? null,
        meta: meta.filter(Boolean).join(' ') || null,
        value: value.replace(/^\n|\n\s*$/g, ''),
        ...(node.position && { position: node.position }),
      }
    })
  }
}

/** The text of children that are one string; `undefined` when it has to be computed. @param {any[]} children @returns {string | undefined} */
function textOf(children) {
  const [child, ...others] = children.filter(({ type, value }) => type !== 'text' || value.trim() !== '')
  if (others.length > 0 || !child) return undefined
  if (child.type === 'paragraph') return textOf(child.children)
  if (child.type === 'text') return child.value
  const expression = child.data?.estree?.body?.[0]?.expression
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked ?? undefined
  return undefined
}
