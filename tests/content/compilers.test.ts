/** Compiles code samples; skipped for missing compilers. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isFile, type Sample } from '@/tests/content/proofread/sample'
import { findings, samples } from './content'

const stubs = path.join(import.meta.dirname, 'stubs')
const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).error === undefined
const of = (language: string) => samples.filter((sample) => sample.language === language)

/** Fields that only Unity sets, events of the stubs that nobody raises, unused results of short samples. */
const quiet = '-nowarn:0067,0169,0219,0414,0649'

/** What short samples leave out: the namespaces, and the names that the text around them explains. */
const usings = 'using GamePlatform.Client;\nusing UnityEngine;'
const parameters = 'EntityModel player, EntityModel entity, string prefab'

/** Wraps a part of a method in a file. */
const asFile = (code: string, index: number): string =>
  `${usings}\nstatic class Piece${index} { static void Run(${parameters}) {\n${code}\n} }`

/** Writes the C# samples to a folder, each file once; returns the paths and their origins. */
function writeSources(folder: string): Map<string, string> {
  const sources = new Map<string, string>()
  const written = new Set<string>()
  for (const [index, sample] of of('csharp').entries()) {
    if (isFile(sample) && written.has(sample.title)) continue
    written.add(sample.title)
    const file = path.join(folder, `${index}.cs`)
    fs.writeFileSync(file, isFile(sample) ? sample.code : asFile(sample.code, index))
    sources.set(file, sample.at)
  }
  return sources
}

test.skipIf(!isInstalled('mcs'))(
  'all C# compiles together, against stubs of Unity, the plugin and the game (needs mono-mcs)',
  () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'))
    const sources = writeSources(folder)
    const stubFiles = fs.readdirSync(stubs).map((name) => path.join(stubs, name))
    const { stdout, stderr } = spawnSync(
      'mcs',
      [
        '-target:library',
        '-langversion:7',
        quiet,
        `-out:${folder}/samples.dll`,
        ...sources.keys(),
        ...stubFiles,
      ],
      { encoding: 'utf8' },
    )
    const messages = `${stdout}${stderr}`.split('\n').filter((line) => /\b(error|warning) CS\d+/.test(line))
    const named = messages.map((line) => {
      const file = [...sources.keys()].find((name) => line.startsWith(name))
      return file === undefined ? line : `${sources.get(file)} ${line.slice(file.length)}`
    })
    const isBuilt = fs.existsSync(`${folder}/samples.dll`)
    fs.rmSync(folder, { recursive: true })
    expect(sources.size).toBeGreaterThan(20)
    expect(named).toEqual([])
    expect(isBuilt).toBe(true)
  },
)

const parsers = [
  ['PHP', 'php', ['php', '-l'], 'php-cli'],
  ['Lua', 'lua', ['luac', '-p', '-'], 'lua5.4'],
  ['JavaScript', 'js', ['node', '--input-type=module', '--check', '-'], 'node'],
] as const

for (const [name, language, [command = '', ...options], needs] of parsers) {
  test.skipIf(!isInstalled(command))(`all ${name} can be parsed (needs ${needs})`, () => {
    const refused = ({ code }: Sample): string[] => {
      const { status, stdout, stderr } = spawnSync(command, options, { input: code, encoding: 'utf8' })
      return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
    }
    expect(of(language).length).toBeGreaterThan(0)
    expect(findings(of(language), refused)).toEqual([])
  })
}
