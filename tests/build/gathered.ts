/** One build of everything that needs no separate site, shared by several test files. */
import fs from 'node:fs'
import path from 'node:path'
import { build, once, workFolder, writeTree, type Files, type Outcome } from './project'
import { foldersTree } from './trees/folders'
import { harmlessTree } from './trees/harmless'
import { hiddenTree } from './trees/hidden'
import { longWordsTree } from './trees/long-words'
import { manualTree } from './trees/manual'
import { migratedTree } from './trees/migrated'
import { picturesTree } from './trees/pictures'

export const folder = `${workFolder}/gathered`
/** A symbolic link to the target. */
export const out = `${folder}-out`

/** Merges trees; files with the same name are concatenated. */
function gather(trees: Files[]): Files {
  const all: Files = {}
  for (const [file, text] of trees.flatMap((tree) => Object.entries(tree))) {
    const before = all[file]
    all[file] = typeof before === 'string' && typeof text === 'string' ? before + text : text
  }
  return all
}

const common = { 'pages/index.md': '# Главная\n\nТекст.\n', 'docs/a.md': '# Первая\n\nТекст.\n' }

export const buildGathered = (): Promise<Outcome> =>
  once('gathered-outcome', async () => {
    const written = [foldersTree, harmlessTree, hiddenTree, longWordsTree, manualTree()]
    const trees = [...written, await migratedTree(), await picturesTree()]
    writeTree('gathered', gather([common, ...trees]))
    // left by an editor next to an open file
    fs.symlinkSync('nobody@host.1:2', `${folder}/docs/folders/.#a.md`)
    const target = path.resolve(`${folder}-www`)
    for (const old of [out, target]) fs.rmSync(old, { recursive: true, force: true })
    fs.mkdirSync(target)
    fs.symlinkSync(target, out)
    return build(folder, out)
  })
