/** Compiled texts, stored between builds. */
import type { SourceFile } from '../problems/problem'
import type { CompiledText } from '../markdown/compile'
import { pluginRevision } from '../build/code-revision.mjs'
import { readSharedFile } from '../markdown/mdx/read-shared-file.mjs'
import { config } from '../site'
import { hashOf } from '../data/hash-of'
import { readCached, writeCached } from '../build/store'

let revision: string | undefined

/** Returns a function that makes the cache keys of texts, so that code and settings are read only once. */
export function textKeys({ html, markdown } = config): (source: SourceFile) => string {
  const code = (revision ??= pluginRevision(process.cwd()))
  const settings = JSON.stringify([html, markdown, readSharedFile()])
  return ({ path, displayPath, text }) => hashOf(code, settings, path, displayPath, text)
}

const findText = (key: string): CompiledText | undefined =>
  // written by `keepText`; damaged entries are not returned
  readCached('markdown', key) as CompiledText | undefined

/** The metadata and problems of a text, without its HTML. `key` names its compiled text in the store. */
export type TextInfo = Pick<CompiledText, 'parsed' | 'problems'> & { key: string }

export function findInfo(key: string): TextInfo | undefined {
  const text = findText(key)
  return text && { key, parsed: text.parsed, problems: text.problems }
}

export const keepText = (key: string, text: CompiledText): void => writeCached('markdown', key, text)

/** The compiled text of an entry, which was stored when the site was loaded. */
export function readText({ key, source }: { key: string; source: SourceFile }): CompiledText {
  const text = findText(key)
  if (!text) throw new Error(`Собранный текст файла ${source.displayPath} пропал. Запустите сборку ещё раз.`)
  return text
}
