/** Imports go one way, see «Folders» in docs/architecture.md: a folder of `lib` imports only folders above it in this list. */
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const layers = 'text problems markdown content nav links load view search output publish'.split(' ')
/** Words and settings: all folders may import them. */
const leaves = /^lib\/(strings\/.*|strings|site|store)(\.ts)?$/

interface Import {
  file: string
  target: string
}

/** All imports of the folder, of types too, as paths from the root of the project. */
function importsOf(folder: string): Import[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('.test.'))
  return files.flatMap((name) => {
    const file = path.join(folder, name)
    const written = fs
      .readFileSync(file, 'utf8')
      .matchAll(/(?:from|import\(|import)\s*['"]((?:@|\.{1,2})\/[^'"$]+)['"]/g)
    return [...written].map(([, target = '']) => ({
      file,
      target: target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(file), target),
    }))
  })
}

const layerOf = (place: string): number => layers.indexOf(place.split('/')[1] ?? '')
const shown = (imports: Import[]): string[] => imports.map(({ file, target }) => `${file} -> ${target}`)

test('each folder of lib has a place in the order', () => {
  const folders = fs.readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => ![...layers, 'strings'].includes(name))).toEqual([])
})

test('folders of lib import only what stands above them', () => {
  const upward = importsOf('lib').filter(
    ({ file, target }) => layerOf(file) !== -1 && !leaves.test(target) && layerOf(target) > layerOf(file),
  )
  expect(shown(upward)).toEqual([])
})

test('lib knows neither components nor routes, components know no routes and load nothing', () => {
  const forbidden = [
    ...importsOf('lib').filter(({ target }) => !target.startsWith('lib/')),
    ...importsOf('components').filter(({ target }) =>
      /^(app|scripts|tests)\/|^lib\/(load\/|content\/read$)/.test(target),
    ),
  ]
  expect(shown(forbidden)).toEqual([])
})

test('lib knows no React', () => {
  const names = fs.readdirSync('lib', { recursive: true, encoding: 'utf8' })
  const code = names.filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('.test.'))
  const written = code.filter((name) =>
    /from '(react|next)[/'-]/.test(fs.readFileSync(`lib/${name}`, 'utf8')),
  )
  expect(written).toEqual([])
})
