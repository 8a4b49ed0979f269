import { describe, expect, test } from 'vitest'
import { deferFramework } from './defer-framework'

const text = `<p>Текст с «ёлочками» и <b>тегами</b>.</p>${'Ещё. '.repeat(3)}`
const bytes = Buffer.byteLength(text).toString(16)
const push = (rows: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, rows]).replaceAll('<', String.raw`\u003c`)})</script>`

/** A page as the framework exports it; the text row is cut in two between scripts, as in long pages. */
const rows = `1:"$Sreact.fragment"\n2:T${bytes},${text}0:{"P":null,"s":"$undefined","b":"$2"}\n`
const exported = [
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>',
  '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" noModule=""></script></head>',
  `<body><script>early()</script><main><div class="prose">${text}</div></main>`,
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["c.js"],"runtimeModuleIds":[7]});</script>',
  '<script src="/_next/static/c.js" async=""></script><script src="/_next/static/a.js" async=""></script>',
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push(rows.slice(0, 60))}${push(rows.slice(60))}</body></html>`,
].join('')

describe('a page whose framework waits', () => {
  const { html: page, framework } = deferFramework(exported)

  test('starts no script but its own', () => {
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script>'])
    expect(page).not.toContain('__next_f')
    expect(page).not.toContain('preload')
  })

  test('tells which scripts the framework needs, each once, none for browsers of the past', () => {
    expect(framework).toMatchObject({
      scripts: ['/_next/static/a.js', '/_next/static/c.js'],
      entry: { otherChunks: ['c.js'], runtimeModuleIds: [7] },
    })
  })

  test('holds a text once; the data names the element that has it', () => {
    expect(page.split(text)).toHaveLength(2)
    expect(page).toContain(`<div class="prose" data-part="0">${text}</div>`)
    const { data } = framework
    expect(data[1]).toBe(0)
    const joined = data
      .map((piece: string | number) => (typeof piece === 'number' ? `${bytes},${text}` : piece))
      .join('')
    expect(joined).toBe(`${rows.replace('"s":"$undefined"', '"s":"$fffff"')}fffff:X\nfffff:86400\nfffff:C\n`)
  })

  test('has one name for a text that stands in it twice', () => {
    const twice = exported
      .replace('</main>', () => `<div>${text}</div></main>`)
      .replace(push(rows.slice(60)), () => push(`${rows.slice(60)}3:T${bytes},${text}`))
    const { html, framework: both } = deferFramework(twice)
    expect(html.match(/ data-part="\d+"/g)).toEqual([' data-part="0"'])
    expect(both.data.filter((piece) => typeof piece === 'number')).toEqual([0, 0])
  })

  const textRow = (id: string, content: string) =>
    `${id}:T${Buffer.byteLength(content).toString(16)},${content}`
  const withText = (place: string, content: string) =>
    deferFramework(
      exported
        .replace('</main>', () => `${place}</main>`)
        .replace(push(rows.slice(60)), () => push(`${rows.slice(60)}${textRow('3', content)}`)),
    )

  test.each([
    ['another element', `<p><b>Важно.</b>${text}!</p>`],
    ['a comment', `<p>1<!-- -->${text}!</p>`],
    ['an empty element', `<p>1<br/>${text}!</p>`],
  ])('leaves a text in the data that stands behind %s', (_, place) => {
    const { html, framework: other } = withText(place, `${text}!`)
    expect(html).toContain(place)
    expect(other.data.join('')).toContain(textRow('3', `${text}!`))
  })

  test('leaves a text in the data with letters that browsers give back in another way', () => {
    const plain = 'Урок\u{A0}3. '.repeat(20)
    const { html, framework: other } = withText(`<p>${plain}</p>`, plain)
    expect(html).toContain(`<p>${plain}</p>`)
    expect(other.data.join('')).toContain(textRow('3', plain))
  })

  test('changes nothing in a text that looks like data', () => {
    const about = [
      '<code>["$","link","0",{"rel":"stylesheet","href":"/a.css"}]</code>',
      '["$","script","script-0",{"src":"/a.js","async":true}] "s":"$undefined"',
      ':HL["/a.css","style"]',
      '',
    ].join('\n')
    const { framework: other } = withText('', about)
    const joined = other.data.join('')
    expect(joined).toContain(textRow('3', about))
    expect(joined).toContain('"P":null,"s":"$fffff"')
  })

  test('is not made of a page that the framework writes in another way', () => {
    expect(() => deferFramework('<html><body></body></html>')).toThrow('The page has no framework')
  })
})
