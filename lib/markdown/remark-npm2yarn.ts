import type { Blockquote, Code, Root } from 'mdast'
import { SKIP, visit } from './visit'

/** Commands of npm by the name that others give them; what is not here is called the same. */
const names: Record<string, readonly string[]> = {
  add: ['install', 'i', 'add'],
  remove: ['uninstall', 'remove', 'rm', 'un'],
  update: ['update', 'upgrade', 'up'],
  create: ['create', 'init'],
  run: ['run', 'run-script'],
}
const yarnFlags: Record<string, string> = {
  '-D': '--dev',
  '--save-dev': '--dev',
  '-E': '--exact',
  '--save-exact': '--exact',
}

/** A command of npm as another package manager has it. */
function convert(command: string, manager: 'yarn' | 'pnpm'): string {
  const [tool, verb = '', ...given] = command.split(/\s+/)
  if (tool === 'npx') return [manager, 'dlx', verb, ...given].join(' ')
  if (verb === 'ci') return `${manager} install --frozen-lockfile`
  const words = given.filter((word) => !['--', '-S', '--save'].includes(word))
  const [name = verb] = Object.entries(names).flatMap(([other, verbs]) =>
    verbs.includes(verb) ? [other] : [],
  )
  const hasTarget = words.some((word) => !word.startsWith('-'))
  if (!hasTarget && (name === 'add' || name === 'create'))
    return [manager, name === 'add' ? 'install' : 'init', ...words].join(' ')
  if (manager === 'pnpm') return [manager, name, ...words].join(' ')
  const flags = words
    .filter((word) => word !== '-g' && word !== '--global')
    .map((word) => yarnFlags[word] ?? word)
  const where = flags.length < words.length ? ['global'] : []
  return [manager, ...where, ...({ run: [], update: ['upgrade'] }[name] ?? [name]), ...flags].join(' ')
}

const commands = /\bnp[mx] [^&|;#\n]*[^&|;#\s]/g

/** A fence with the word `npm2yarn` becomes tabs with the same commands for other package managers, as in Docusaurus. */
export default function remarkNpm2yarn() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !/(^|\s)npm2yarn(\s|$)/.test(node.meta ?? '')) return undefined
      const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '')
      const tabOf = (label: string, value: string): Blockquote => {
        const code: Code = { ...node, meta, value }
        const hProperties = { label, value: label }
        return { type: 'blockquote', children: [code], data: { hName: 'site-tab', hProperties } }
      }
      const others = (['yarn', 'pnpm'] as const).map((manager) =>
        tabOf(
          manager,
          node.value.replace(commands, (command) => convert(command, manager)),
        ),
      )
      const data = { hName: 'site-tabs', hProperties: { group: 'npm2yarn' } }
      parent.children[index] = { type: 'blockquote', children: [tabOf('npm', node.value), ...others], data }
      return [SKIP, index]
    })
  }
}
