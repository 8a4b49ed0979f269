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

test.each([
  ['server', server, 'php', 25, 10],
  ['plugin', client, 'csharp', 15, 8],
])('calls of the %s have the arguments that its tables list', (_, tables, wanted, signatures, names) => {
  const listed = signaturesOf(tables)
  const calling = samples.filter(({ language }) => language === wanted)
  const calls = calling.flatMap(({ code }) => callsIn(code, [...listed.keys()]))
  expect(listed.size).toBeGreaterThan(signatures)
  expect(new Set(calls.map(({ name }) => name)).size).toBeGreaterThan(names)
  expect(findings(calling, ({ code }) => wrongCalls(code, listed))).toEqual([])
})

test('everything that samples use of the plugin is in the tables', () => {
  const stub = fs.readFileSync('tests/content/stubs/GamePlatform.Client.cs', 'utf8')
  const members = [...stub.matchAll(/public (?:static |virtual )?\w+(?:<[^>]*>)? (\w+)(?:<T>)?\(/g)]
  const names = members.map(([, name = '']) => name)
  expect(names).toContain('GetEventRemain')
  expect(names.filter((name) => !client.includes(`\`${name}(`) && !client.includes(`\`${name}<`))).toEqual([])
})
