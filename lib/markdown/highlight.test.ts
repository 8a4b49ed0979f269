import { getSingletonHighlighter, type BundledLanguage } from 'shiki'
import { expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { codeTheme, tokenClasses } from './code-theme.mjs'
import { highlight, loadLanguage } from './highlight.mjs'

const samples: [BundledLanguage, string][] = [
  [
    'csharp',
    'using UnityEngine;\n\n/* о\nusing UnityEngine;\n*/\nusing UnityEngine;\nvar a = $@"x {\nusing UnityEngine;\n}";',
  ],
  ['csharp', 'using UnityEngine;\n// using UnityEngine;\nclass A\n{\n    int b = 1;\n}\n'],
  ['js', 'let a = `\nlet a = 1\n${[\nlet a\n]}`\nlet a = 1\r\nlet b = 2'],
  ['bash', 'cat <<ONE\ncat <<TWO\nONE\ncat <<TWO\ncat <<ONE\nTWO\necho "$A"'],
  ['yaml', 'a: |\n  b: 1\n\n  c: 2\nb: 1\n  \n'],
  ['markdown', '# A\n\n```js\nlet a = 1\n```\nlet a = 1'],
  ['html', '<script>\nlet a = 1\n</script>\nlet a = 1\n<style>\na { b: c }\n</style>'],
]

/** Classes of all characters but blanks, line by line, of what the highlighter makes of a sample as a whole. */
async function painted(language: BundledLanguage, code: string): Promise<string[]> {
  const highlighter = await getSingletonHighlighter({ themes: [codeTheme], langs: [language] })
  const tokens = highlighter.codeToTokensBase(code, { lang: language, theme: codeTheme })
  return tokens.map((line) =>
    described(line.map(({ content, color }) => [tokenClasses[color as keyof typeof tokenClasses], content])),
  )
}

const described = (pieces: readonly (readonly [string | undefined, string])[]): string =>
  pieces
    .flatMap(([name, text]) => Array.from(text).map((sign) => (sign.trim() ? `${sign}:${name ?? ''}` : sign)))
    .join(' ')

test('lines that are remembered look as the highlighter paints the whole', async () => {
  for (const order of [samples, samples.toReversed(), samples]) {
    for (const [language, code] of order) {
      await loadLanguage(language)
      expect(highlight(code, language).map(described)).toEqual(await painted(language, code))
    }
  }
})

test('lines in which nothing is marked look the same in a block with marks', async () => {
  for (const [language, code] of samples) {
    const block = (meta: string) =>
      renderMarkdown(
        { path: 'a.md', displayPath: 'a.md', text: `~~~~${language} ${meta}\n${code}\n~~~~` },
        'md',
        {
          resolve: (href) => ({ href }),
        },
      )
    const marked = await block('{1}')
    expect(marked).toContain(' data-highlighted-line=""')
    expect(marked.replace(' data-highlighted-line=""', '')).toBe(await block(''))
  }
})

test('a language that is not known has no grammar', async () => {
  expect(await loadLanguage('нет')).toBe(false)
  expect(await loadLanguage('text')).toBe(true)
  expect(highlight('a  b\n\nc', 'text')).toEqual([[[undefined, 'a  b']], [], [[undefined, 'c']]])
})
