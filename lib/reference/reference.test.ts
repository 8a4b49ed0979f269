import fs from 'node:fs'
import { expect, test } from 'vitest'
import { referenceFiles } from './files'
import { fieldsOf, schemas } from './schemas'

test.each([...referenceFiles()])('%s is what npm run reference writes', (file, text) => {
  expect(fs.readFileSync(file, 'utf8')).toBe(text)
})

test.each(schemas)('each field of $name says in Russian what it is and what it expects', ({ schema }) => {
  for (const { name, expected, description } of fieldsOf(schema)) {
    expect([name, description]).toEqual([name, expect.stringMatching(/^.*[А-ЯЁа-яё].*\.$/)])
    expect([name, expected]).toEqual([name, expect.stringMatching(/[А-ЯЁа-яё]/)])
  }
})
