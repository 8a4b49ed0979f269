import { afterEach, expect, test, vi } from 'vitest'

const source = { path: 'docs/a.md', displayPath: 'content/docs/a.md', text: 'Текст.' }

// files of one run share what they have imported
afterEach(() => vi.resetModules())

test('a text is compiled anew with other settings', async () => {
  const keyWith = async (format: 'md' | 'mdx') => {
    vi.resetModules()
    const { config } = await import('../site')
    config.markdown.format = format
    const { textKey } = await import('./texts')
    return textKey(source)
  }
  expect(await keyWith('md')).toBe(await keyWith('md'))
  expect(await keyWith('md')).not.toBe(await keyWith('mdx'))
})
