import type { Blockquote, Root } from 'mdast'
import convert from 'npm-to-yarn'
import { SKIP, visit } from '../visit'

const commands = /\bnp[mx] [^&|;#\n]*[^&|;#\s]/g

const managers = ['npm', 'yarn', 'pnpm'] as const

/** Converts a command. The library adds an English comment to unknown ones: these stay unchanged. */
function convertCommand(command: string, manager: (typeof managers)[number]): string {
  if (manager === 'npm') return command
  const converted = convert(command, manager)
  return converted.includes('\n#') ? command : converted
}

/** Turns a fence with `npm2yarn` into tabs for other package managers, as in Docusaurus. */
export function remarkNpm2yarn() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !/(^|\s)npm2yarn(\s|$)/.test(node.meta ?? '')) return undefined
      const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '')
      const children = managers.map((label): Blockquote => {
        const value = node.value.replace(commands, (command) => convertCommand(command, label))
        const data = { hName: 'site-tab', hProperties: { label, value: label } }
        return { type: 'blockquote', children: [{ ...node, meta, value }], data }
      })
      const data = { hName: 'site-tabs', hProperties: { group: 'npm2yarn' } }
      parent.children[index] = { type: 'blockquote', children, data }
      return [SKIP, index]
    })
  }
}
