import { problem, type Problem } from '../problems/problem'
import { characterMessage, characterPlace } from '../text/characters'
import type { SourceFile } from '../text/source-file'

/** The first character of a file that may not stand in a text. */
export function checkCharacters({ displayPath, text }: SourceFile): Problem[] {
  const place = characterPlace(text)
  return place ? [problem(displayPath, place, characterMessage(text), 'content/character')] : []
}
