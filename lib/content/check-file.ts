/** Files of the content folder that the site cannot use: reported before anything is read of them. */
import { unsafeSign } from './address'
import { characterMessage, characterPlace, printable } from '../text/characters'
import type { SourceFile } from '../text/source-file'
import { problem, type Problem } from '../problems/problem'
import type { Rule } from '../problems/rules'

const megabyte = 1_000_000
/** No page has as much text: half an hour of reading is a tenth of it. */
export const largestText = megabyte
/** GitHub Pages takes nothing larger. */
const largestAsset = 100 * megabyte

/** What is on the disk; `size` is in bytes, and absent for what is no file. */
export interface FoundFile {
  /** From the content root. */
  path: string
  displayPath: string
  size: number | undefined
  isText: boolean
}

/** Why a file cannot be used, if it cannot. */
export function checkFile({ path, displayPath, size, isText }: FoundFile): Problem | undefined {
  const fault = (message: string, rule: Rule) => problem(printable(displayPath), undefined, message, rule)
  const sign = unsafeSign(path)
  if (sign !== undefined) return fault(`В имени файла или папки знак ${sign}. Переименуйте.`, 'content/name')
  if (size === undefined) return fault(notFile, 'content/not-a-file')
  const largest = isText ? largestText : largestAsset
  if (size <= largest || (isText && isData(path) && size <= largestAsset)) return undefined
  const advice = isText ? 'Разделите его.' : 'Положите его в хранилище и дайте ссылку.'
  return fault(`Файл больше ${largest / megabyte} МБ. ${advice}`, 'content/large')
}

const notFile =
  'Это не файл и не папка, а например символическая ссылка: сборка за неё не заходит. Положите сюда сам файл.'

/** The first character of a text that may not stand in one. */
export function checkCharacters({ displayPath, text }: SourceFile): Problem[] {
  const place = characterPlace(text)
  return place ? [problem(displayPath, place, characterMessage(text), 'content/character')] : []
}

/** JSON beside a text is a download, unless it sets something. */
const isData = (path: string): boolean =>
  /\.json$/i.test(path) && !/(^|\/)(_category_|authors)\.json$/i.test(path)
