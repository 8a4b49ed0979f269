/**
 * Letters of mathematical styles. MathML Core has no `mathvariant` except `normal`, and Chromium follows it:
 * https://www.w3.org/TR/mathml-core/#new-text-transform-mappings
 */
import { ownValue } from '../../data/own-value'

/** First code points of a style: `A`, `a`, `0`, `Α`, `α`. */
const starts: Record<string, (number | undefined)[]> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce, 0x1d6a8, 0x1d6c2],
  italic: [0x1d434, 0x1d44e, undefined, 0x1d6e2, 0x1d6fc],
  'bold-italic': [0x1d468, 0x1d482, 0x1d7ce, 0x1d71c, 0x1d736],
  script: [0x1d49c, 0x1d4b6],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec, 0x1d756, 0x1d770],
  'sans-serif-italic': [0x1d608, 0x1d622, 0x1d7e2],
  'sans-serif-bold-italic': [0x1d63c, 0x1d656, 0x1d7ec, 0x1d790, 0x1d7aa],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
}

/** Letters that Unicode had before the rest of their style. */
const older: Record<string, Record<string, string>> = {
  italic: { h: 'ℎ' },
  script: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  fraktur: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  'double-struck': { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
}

const alphabets = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇',
  'αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ',
]

/** Text in a mathematical style; characters missing in it are unchanged. */
export const mathLetters = (text: string, style: string): string =>
  Array.from(text, (letter) => {
    const alphabet = alphabets.findIndex((letters) => letters.includes(letter))
    const start = ownValue(starts, style)?.[alphabet]
    const index = alphabets[alphabet]?.indexOf(letter) ?? 0
    return (
      ownValue(ownValue(older, style) ?? {}, letter) ??
      (start === undefined ? letter : String.fromCodePoint(start + index))
    )
  }).join('')
