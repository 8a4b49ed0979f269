import type { Blockquote, Root } from 'mdast'
import { SKIP, visit } from './visit'
import { own } from '../text/own'

/** Commands of npm under the names that other package managers have for them; the rest is called the same. */
const names: Record<string, string> = {
  install: 'add',
  i: 'add',
  uninstall: 'remove',
  rm: 'remove',
  un: 'remove',
  up: 'update',
  upgrade: 'update',
  init: 'create',
  'run-script': 'run',
}

/** A command of npm as another package manager has it. */
function convert(command: string, manager: string): string {
  const [tool, verb = '', ...given] = command.split(/\s+/)
  if (tool === 'npx') return [manager, 'dlx', verb, ...given].join(' ')
  if (verb === 'ci') return `${manager} install --frozen-lockfile`
  const words = given.filter((word) => !['--', '-S', '--save'].includes(word))
  const isBare = words.every((word) => word.startsWith('-'))
  const name = own(names, verb) ?? verb
  if (isBare && name === 'add') return [manager, 'install', ...words].join(' ')
  if (isBare && name === 'create') return [manager, 'init', ...words].join(' ')
  return [manager, name, ...words].join(' ')
}

/** What yarn writes in its own way. */
const forYarn = (command: string): string =>
  command
    .replace(/^yarn (.*?) (?:-g|--global)\b/, 'yarn global $1')
    .replace(/^yarn run\b/, 'yarn')
    .replace(/^yarn update\b/, 'yarn upgrade')
    .replace(/ (?:-D|--save-dev)\b/, ' --dev')
    .replace(/ (?:-E|--save-exact)\b/, ' --exact')

const commands = /\bnp[mx] [^&|;#\n]*[^&|;#\s]/g

/** A fence with the word `npm2yarn` becomes tabs with the same commands for other package managers, as in Docusaurus. */
export default function remarkNpm2yarn() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !/(^|\s)npm2yarn(\s|$)/.test(node.meta ?? '')) return undefined
      const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '')
      const tabOf = (label: string, change: (command: string) => string): Blockquote => ({
        type: 'blockquote',
        children: [{ ...node, meta, value: node.value.replace(commands, change) }],
        data: { hName: 'site-tab', hProperties: { label, value: label } },
      })
      const children = [
        tabOf('npm', (command) => command),
        tabOf('yarn', (command) => forYarn(convert(command, 'yarn'))),
        tabOf('pnpm', (command) => convert(command, 'pnpm')),
      ]
      const data = { hName: 'site-tabs', hProperties: { group: 'npm2yarn' } }
      parent.children[index] = { type: 'blockquote', children, data }
      return [SKIP, index]
    })
  }
}
