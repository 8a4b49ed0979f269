import { expect, test } from 'vitest'
import { unusedFiles } from './unused-files'

test('what nothing mentions goes, and data that is there twice; files of the site stay', () => {
  const files: Record<string, string> = {
    'index.html': '<script src="/_next/static/a.js">',
    'index.txt': '0:"/_next/static/c.css"',
    '__next._full.txt': '',
    'docs/__next._full.txt': '',
    'docs/__next._tree.txt': '',
    'robots.txt': '',
    'favicon.svg': '',
    '_next/static/a.js': 'load("static/b.js")',
    '_next/static/b.js': '',
    '_next/static/c.css': '',
    '_next/static/polyfill.js': '',
    '_next/static/build/_ssgManifest.js': '',
  }
  expect(unusedFiles(Object.keys(files), (name) => files[name] ?? '').toSorted()).toEqual([
    '__next._full.txt',
    '_next/static/build/_ssgManifest.js',
    '_next/static/polyfill.js',
    'docs/__next._full.txt',
  ])
})
