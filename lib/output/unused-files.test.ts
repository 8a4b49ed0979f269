import { expect, test } from 'vitest'
import { mentionedCode, unusedData, unusedFiles } from './unused-files'

test('what nothing mentions goes, and data that nothing asks for; files of the site stay', () => {
  const files: Record<string, string> = {
    'index.html': '<script src="/scripts/page.js">',
    'framework.json': '{"scripts":["/_next/static/a.js"]}',
    'index.txt': '0:"/_next/static/c.css"',
    '__next._full.txt': '"/_next/static/old.js"',
    'docs/__next._index.txt': '',
    'docs/__next._tree.txt': '',
    'robots.txt': '',
    'favicon.svg': '',
    '_next/static/a.js': 'load("static/b.js")',
    '_next/static/b.js': '',
    '_next/static/c.css': '',
    '_next/static/old.js': '',
    '_next/static/polyfill.js': '// polyfill.js',
    '_next/static/build/_ssgManifest.js': '',
  }
  const mentioned = new Set(
    Object.entries(files).flatMap(([name, text]) => (unusedData.test(name) ? [] : mentionedCode(name, text))),
  )
  expect(unusedFiles(Object.keys(files), mentioned)).toEqual([
    '__next._full.txt',
    'docs/__next._index.txt',
    '_next/static/old.js',
    '_next/static/polyfill.js',
    '_next/static/build/_ssgManifest.js',
  ])
})
