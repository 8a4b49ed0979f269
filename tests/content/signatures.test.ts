/** Calls in samples match the tables of the methods page in name and number of arguments. */
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { callsIn, signaturesOf } from '@/tests/content/proofread/signatures'
import { findings, samples, site } from './content'

const methods = site.docs.find(({ id }) => id === 'api/methods')?.source.text ?? ''
const [server = '', client = ''] = methods.split('\n## Клиент')

const wrongCalls = (code: string, signatures: ReturnType<typeof signaturesOf>): string[] =>
  callsIn(code, [...signatures.keys()]).flatMap(({ name, count }) => {
    const { least, most } = signatures.get(name) ?? { least: 0, most: 0 }
    return count >= least && count <= most
      ? []
      : [`${name}: ${count} arguments, ${least} to ${most} are listed`]
  })

test('calls of the server have the arguments that its tables list', () => {
  const listed = signaturesOf(server)
  const php = samples.filter(({ language }) => language === 'php')
  const called = new Set(php.flatMap(({ code }) => callsIn(code, [...listed.keys()]).map(({ name }) => name)))
  expect(listed.size).toBeGreaterThan(25)
  expect(called.size).toBeGreaterThan(10)
  expect(findings(php, ({ code }) => wrongCalls(code, listed))).toEqual([])
})

test('calls of the plugin have the arguments that its tables list', () => {
  const listed = signaturesOf(client)
  const csharp = samples.filter(({ language }) => language === 'csharp')
  const called = new Set(
    csharp.flatMap(({ code }) => callsIn(code, [...listed.keys()]).map(({ name }) => name)),
  )
  expect(listed.size).toBeGreaterThan(15)
  expect(called.size).toBeGreaterThan(8)
  expect(findings(csharp, ({ code }) => wrongCalls(code, listed))).toEqual([])
})

test('everything that samples use of the plugin is in the tables', () => {
  const stub = fs.readFileSync('tests/content/stubs/GamePlatform.Client.cs', 'utf8')
  const members = [...stub.matchAll(/public (?:static |virtual )?\w+(?:<[^>]*>)? (\w+)(?:<T>)?\(/g)]
  const names = members.map(([, name = '']) => name)
  expect(names).toContain('GetEventRemain')
  expect(names.filter((name) => !client.includes(`\`${name}(`) && !client.includes(`\`${name}<`))).toEqual([])
})
