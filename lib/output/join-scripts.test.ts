import vm from 'node:vm'
import { expect, test } from 'vitest'
import { joinScripts, withoutScripts } from './join-scripts'

const chunk = (code: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${code}]);`

const files: Record<string, string> = {
  '_next/static/chunks/a.js': chunk('1,e=>e'),
  '_next/static/chunks/b~1.js': chunk('2,e=>"$&"'),
  '_next/static/chunks/large.js': chunk(`3,e=>"${'x'.repeat(5000)}"`),
  '_next/static/chunks/runtime.js': '(()=>{let e=1})();',
}
const read = (file: string) => files[file] ?? ''

test.each(['', '/site'])('small scripts become one that tells which files it is, below «%s»', (base) => {
  const addresses = ['a', 'b~1', 'large', 'runtime'].map((name) => `${base}/_next/static/chunks/${name}.js`)
  const { scripts, joined } = joinScripts(addresses, read)
  expect(scripts).toEqual([...addresses.slice(2), `${base}/${joined?.name}`])

  const pushed: unknown[] = []
  vm.runInNewContext(joined?.text ?? '', { TURBOPACK: pushed, document: { currentScript: 'wrong' } })
  const names = ['static/chunks/a.js', 'static/chunks/b~1.js']
  expect(pushed).toEqual([
    [names[0], 1, expect.any(Function)],
    [names[1], 2, expect.any(Function)],
    { otherChunks: names, runtimeModuleIds: [] },
  ])
  expect(joined?.text).toContain('"$&"')
})

test('one small script, or none of the bundler, stays as it is', () => {
  const addresses = ['/_next/static/chunks/a.js', '/_next/static/chunks/runtime.js', '/own.js']
  expect(joinScripts(addresses, read)).toEqual({ scripts: addresses })
})

test('the data of a page has no elements for scripts, but those of the page itself', () => {
  const script =
    '["$","script","script-0",{"src":"/_next/static/chunks/a.js","async":true,"nonce":"$undefined"}]'
  const own = '["$","script",null,{"type":"application/ld+json"}]'
  expect(withoutScripts(`0:[[${script}],${own},${script.replace(',"nonce":"$undefined"', '')}]`)).toBe(
    `0:[[null],${own},null]`,
  )
})
