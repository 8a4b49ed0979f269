import { describe, expect, test } from 'vitest'
import { englishIn, notesIn } from '@/tests/content/proofread/leftovers'
import { mixedWords, strayLetters } from '@/tests/content/proofread/letters'
import { habits, variants, variantsIn } from '@/tests/content/proofread/wording'
import { findings, headingsOf, prose, site, writtenLines } from './content'

const glossary = site.docs.find(({ id }) => id === 'glossary')
const headings = (glossary ? headingsOf(glossary) : [])
  .filter(({ level }) => level === 3)
  // without word joiners
  .map(({ id, text }) => ({ id, text: text.replaceAll('\u2060', '') }))
const terms = headings.map(({ text }) => text)

/** Keywords contain readers' words for a thing, so that the search finds it. */
const shown = writtenLines.filter(({ text }) => !text.startsWith('keywords:'))

describe('terms', () => {
  test('in the glossary have lists of forbidden variants', () => {
    expect(terms.length).toBeGreaterThan(30)
    expect(Object.keys(variants).toSorted()).toEqual(terms.toSorted())
    for (const [term, written] of Object.entries(variants))
      expect([term, written.length > 0]).toEqual([term, true])
  })

  test('are in alphabetical order, each below its letter, which the bar of letters links to', () => {
    const compare = new Intl.Collator('ru').compare
    expect(terms).toEqual(terms.toSorted(compare))
    const text = glossary?.source.text ?? ''
    const below = [...text.matchAll(/^(?:<div id="(.*)">(.)<\/div>|### (.).* \{)/gm)]
    let current = ''
    for (const [, , letter, initial] of below) {
      expect(letter === undefined || letter > current).toBe(true)
      current = letter ?? current
      expect(initial ?? current).toBe(current)
    }
    const links = [...text.matchAll(/^\[(.)\]\(#(.*)\)$/gm)].map(([, letter, id]) => [id, letter])
    expect(links).toEqual(below.flatMap(([, id, letter]) => (id === undefined ? [] : [[id, letter]])))
  })

  test.each(Object.entries(variants))('«%s» is written one way', (_term, written) => {
    expect(findings(shown, ({ text }) => variantsIn(text, written))).toEqual([])
  })
})

describe('prose', () => {
  test('uses the words and spellings of this site', () => {
    expect(findings(shown, ({ text }) => variantsIn(text, habits))).toEqual([])
  })

  test('has no words of mixed alphabets', () => {
    expect(findings(writtenLines, ({ text }) => mixedWords(text))).toEqual([])
    expect(findings(prose, ({ text }) => strayLetters(text))).toEqual([])
  })

  test('has no notes to self and no filler', () => {
    expect(findings(writtenLines, ({ text }) => notesIn(text))).toEqual([])
  })

  test('has no English sentences', () => {
    expect(findings(prose, ({ text }) => englishIn(text))).toEqual([])
  })
})
