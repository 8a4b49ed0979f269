import { describe, expect, test } from 'vitest'
import { englishIn, notesIn } from '@/tests/content/proofread/leftovers'
import { mixedWords, strayLetters } from '@/tests/content/proofread/letters'
import { habits, variants, variantsIn } from '@/tests/content/proofread/wording'
import { findings, prose, site, writtenLines } from './content'

const glossary = site.docs.find(({ id }) => id === 'glossary')
const terms = (glossary?.parsed.headings ?? []).filter(({ level }) => level === 3).map(({ text }) => text)

describe('terms', () => {
  test('of the glossary have a list of how they are not written, each its own', () => {
    expect(terms.length).toBeGreaterThan(30)
    expect(Object.keys(variants).toSorted()).toEqual(terms.toSorted())
    for (const [term, written] of Object.entries(variants))
      expect([term, written.length > 0]).toEqual([term, true])
  })

  /** Keywords hold what readers call a thing, for them to find it. */
  const shown = writtenLines.filter(({ text }) => !text.startsWith('keywords:'))

  test.each(Object.entries(variants))('«%s» is written one way', (_term, written) => {
    expect(findings(shown, ({ text }) => variantsIn(text, written))).toEqual([])
  })
})

describe('prose', () => {
  test('keeps to the words and spellings of this site', () => {
    expect(findings(writtenLines, ({ text }) => variantsIn(text, habits))).toEqual([])
  })

  test('has no word with letters of two alphabets, and no Latin letter for a Russian one', () => {
    expect(findings(writtenLines, ({ text }) => mixedWords(text))).toEqual([])
    expect(findings(prose, ({ text }) => strayLetters(text))).toEqual([])
  })

  test('has no notes to oneself and no filler', () => {
    expect(findings(writtenLines, ({ text }) => notesIn(text))).toEqual([])
  })

  test('has no English sentences', () => {
    expect(findings(prose, ({ text }) => englishIn(text))).toEqual([])
  })
})
