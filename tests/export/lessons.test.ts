import fs from 'node:fs'
import { expect, test } from 'vitest'

const read = (address: string) => fs.readFileSync(`out${address}index.html`, 'utf8')
const lesson = read('/docs/tutorials/lesson-1/')

test('a lesson shows its position, and links to the others', () => {
  const [, path = ''] = /<nav class="stops" aria-label="Уроки">(.*?)<\/nav>/.exec(lesson) ?? []
  expect([...path.matchAll(/<(?:a href="([^"]+)"|b aria-current="page")/g)].map(([, href]) => href)).toEqual([
    '/docs/tutorials/lesson-0/',
    undefined,
    '/docs/tutorials/lesson-2/',
    '/docs/tutorials/lesson-3/',
  ])
  for (const address of ['/docs/intro/', '/docs/api/events/', '/docs/category/уроки/'])
    expect(read(address)).not.toContain('class="stops"')
})

test('a lesson marks the result of each step', () => {
  expect(lesson.match(/<aside class="note result" role="note">/g)).toHaveLength(6)
})

test('checkboxes are labelled by their text, and disabled until their script runs', () => {
  expect(
    lesson.match(/<label><input type="checkbox" disabled(="")? value="\w{8}"\/?> (<!-- -->)?[^<]/g),
  ).toHaveLength(3)
  expect(lesson.match(/<label><input type="checkbox" disabled(="")? value="\w{8}"\/?> <code>/g)).toHaveLength(
    1,
  )
})
