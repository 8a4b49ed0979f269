/** Reads the content folder: texts, and names of other files. Unusable files are reported. */
import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../build/content-dir.mjs'
import { filesBelow } from '../build/files-below.mjs'
import { placeAt, problem, type Problem, type SourceFile } from '../problems/problem'
import type { Rule } from '../rules'
import { badCharacter, printable } from '../text/characters'
import { unsafeCharacter } from './address-fault'
import { isMarkdownFile } from './file-names'
import type { ContentFiles } from './types'

/** Whether a file is read as text; others are published as they are. */
const isTextFile = (name: string): boolean => /\.(mdx?|ya?ml|json)$/i.test(name)
/** Matches JSON and YAML files without settings: above `largestText` they are downloads, not texts. */
const dataFile = /(?<!(^|\/)(_category_|authors|tags))\.(json|ya?ml)$/i
const skipped = new Set(['node_modules', '.git', '.DS_Store', 'Thumbs.db'])
/** Matches dot files of editors and systems. Those in `static/`, such as `.well-known`, are published. */
const hidden = /^(?!static\/)(.*\/)?\.(?!\.)/

export const megabyte = 1_000_000
/** The largest text in bytes: ten times a text that takes half an hour to read. */
const largestText = megabyte
/** The largest other file in bytes: the limit of GitHub Pages. */
const largestAsset = 100 * megabyte

/** Reads texts and lists assets below `root`; YAML and JSON are both. Names become NFC: macOS decomposes «й». */
export function readContent(root = contentDir()): ContentFiles {
  const texts: SourceFile[] = []
  const assets: string[] = []
  const problems: Problem[] = []
  for (const { file: displayPath, isFile } of walk(root)) {
    const name = displayPath.slice(root.length + 1).normalize('NFC')
    if (hidden.test(name)) continue
    const report = (message: string, rule: Rule) =>
      problems.push(problem(printable(displayPath), undefined, message, rule))
    const [, , reserved] = reservedName.exec(name) ?? []
    if (reserved !== undefined) report(`${reservedMessage(reserved)} Переименуйте.`, 'content/reserved')
    const unsafe = unsafeCharacter(name)
    const size = isFile ? fs.statSync(displayPath).size : 0
    const isText = isTextFile(name) && (size <= largestText || !dataFile.test(name))
    const largest = isText ? largestText : largestAsset
    if (unsafe !== undefined) report(`В имени файла или папки знак ${unsafe}. Переименуйте.`, 'content/name')
    else if (!isFile) report(isLocked(displayPath) ? locked : notFile, 'content/not-a-file')
    else if (size > largest) report(tooLarge(largest / megabyte, isText), 'content/large')
    else {
      if (!isMarkdownFile(name) || name.startsWith('static/')) assets.push(name)
      const source = isText ? readTextFile(name, displayPath) : undefined
      if (source) texts.push(source)
      else if (isText) report('Файл не в кодировке UTF-8. Сохраните его в ней.', 'content/encoding')
    }
  }
  return { texts, assets, problems: [...problems, ...texts.flatMap(checkCharacters)] }
}

const reservedName = /(^|\/)((?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?)(?:\/|$)/i
const reservedMessage = (name: string): string =>
  `Имя «${name}» занято в Windows: там такого файла не создать, и git не скопирует сайт.`

const notFile =
  'Это не файл и не папка, а например символическая ссылка: сборка за неё не заходит. Положите сюда сам файл.'
const locked = 'Нет прав прочесть файл или папку. Разрешите чтение тому, кто собирает сайт.'

function isLocked(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.R_OK)
    return false
  } catch (error) {
    return /EACCES|EPERM/.test(String(error)) // a dangling symlink is not a permission error
  }
}

const tooLarge = (megabytes: number, isText: boolean): string =>
  `Файл больше ${megabytes} МБ. ${isText ? 'Разделите его.' : 'Положите его в хранилище и дайте ссылку.'}`

function checkCharacters({ displayPath, text }: SourceFile): Problem[] {
  const found = badCharacter(text)
  return found ? [problem(displayPath, placeAt(text, found.offset), found.message, 'content/character')] : []
}

/** Normalizes a text for the parsers: no byte order mark, and only line feeds. */
export const toText = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')

/** Reads a text file; `undefined` if it is not UTF-8. */
function readTextFile(name: string, displayPath: string): SourceFile | undefined {
  const bytes = fs.readFileSync(displayPath)
  return isUtf8(bytes) ? { path: name, displayPath, text: toText(bytes) } : undefined
}

/** All files below a folder. `isFile` is `false` for links, and for files and folders that are locked. */
function* walk(folder: string): Generator<{ file: string; isFile: boolean }> {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${folder}/${entry.name}`
    if (skipped.has(entry.name)) continue
    if (entry.isDirectory() && !isLocked(file)) yield* walk(file)
    else yield { file, isFile: entry.isFile() && !isLocked(file) }
  }
}

/** The path of an asset on disk, where the name of each folder and of the file may be decomposed. */
const assetFile = (name: string): string =>
  name.split('/').reduce((folder, part) => {
    const file = path.join(folder, part)
    if (fs.existsSync(file) || !fs.existsSync(folder)) return file
    return path.join(folder, fs.readdirSync(folder).find((other) => other.normalize('NFC') === part) ?? part)
  }, contentDir())

export const readAsset = (name: string): Buffer => fs.readFileSync(assetFile(name))
export const hasAsset = (name: string): boolean => fs.existsSync(assetFile(name))

/** The files of `public/`, or of one of its folders, as addresses: `/favicon.svg`. */
export const readPublicFiles = (root = 'public'): string[] =>
  filesBelow(root).map((name) => `/${name.normalize('NFC')}`)
