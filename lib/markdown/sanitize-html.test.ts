import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { siteOf } from '@/tests/support/site-of'
import { urlResolver } from '../links/url-resolver'

const { site } = siteOf({ 'docs/a.md': 'Текст' })
const resolve = urlResolver({ path: 'docs/b.md', permalink: '/docs/b/' }, site.linkIndex)

const render = (text: string) =>
  renderMarkdown({ path: 'docs/b.md', displayPath: 'content/docs/b.md', text }, 'md', { resolve })
const linesOf = (text: string) => siteOf({ 'docs/b.md': text }).lines

/** Must not appear as markup of a page; as text it is harmless. */
const active =
  /<(script|iframe|object|embed|form|style|link|meta|base|svg|math)\b|<[^>]*\s(on\w+|style|srcdoc|formaction)=|(href|src)="\s*(javascript|data|vbscript):/i

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<img src="x.png" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<div onmouseover="alert(1)">x</div>',
  '<div\nonclick="alert(1)">x</div>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<details ontoggle="alert(1)" open><summary>x</summary></details>',
  '<video><source onerror="alert(1)"></video>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<div><script>alert(1)</div>\n\nтекст\n\n</script>',
  '[x](javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  ':::nope{onclick="alert(1)" style="color:red"}\n\nтекст\n\n:::',
  ':::tip[x]{onclick="alert(1)"}\n\nтекст\n\n:::',
  ':::details[x]{onclick="alert(1)"}\n\nтекст\n\n:::',
]

describe('hostile content is harmless in the page', () => {
  test.each(hostile)('%s', async (text) => {
    const html = await render(text)
    // the site's icons, and tags quoted in a title, which are text
    expect(html.replace(/<svg viewBox[\s\S]*?<\/svg>|\stitle="[^"]*"/gi, '')).not.toMatch(active)
  })
})

test('authors get no messages about allowed markup', async () => {
  expect(await render('<b>x</b> [x](sdns://a) <a href="sdns://b">x</a>')).toMatch(
    /"sdns:\/\/a".*"sdns:\/\/b"/,
  )
  const text =
    '<details open>\n<summary>Ещё</summary>\n\nТекст <kbd>Ctrl</kbd>, H<sub>2</sub>O, <abbr title="x">y</abbr>\n\n</details>\n\n<!-- <script> -->\n\n`<script>`\n\n[почта](mailto:a@example.com) [тг](tg://resolve?domain=a)'
  expect(linesOf(text)).toEqual([])
})

test('allowed markup stays', async () => {
  const html = await render(
    '<figure class="wide" id="x" data-a="1"><img src="https://example.com/a.png" alt="A" width="10"><figcaption>Б</figcaption></figure>',
  )
  expect(html).toContain('<figure class="wide" id="x" data-a="1">')
  expect(html).toContain('<figcaption>Б</figcaption>')
})

test('elements without prose are dropped with their content', async () => {
  const html = await render(
    '<style>\np { color: red }\n\nb { color: blue }\n</style>\n\nА <style>i{}</style> и <svg><title>Имя</title><text>Б</text></svg>.',
  )
  expect(html.replace(/\s+/g, ' ').trim()).toBe('<p>А и .</p>')
})
