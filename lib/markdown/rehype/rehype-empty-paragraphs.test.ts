import { expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'

const htmlOf = async (text: string) => {
  const html = await renderMarkdown({ path: 'docs/a.md', displayPath: 'docs/a.md', text }, 'md', {
    resolve: (href) => ({ href }),
  })
  return html.replaceAll('\n', '')
}

test.each([
  ['<a name="x"></a><div>один</div>', '<a name="x"></a><div>один</div>'],
  ['<a name="x"></a>\n<div>один</div>', '<a name="x"></a><div>один</div>'],
  ['<a id="x"></a>\n\nслово', '<a id="x"></a><p>слово</p>'],
  ['<a name="x"></a><a name="y"></a> <div>один</div>', '<a name="x"></a><a name="y"></a><div>один</div>'],
  ['<span id="x"></span><div>один</div>', '<span id="x"></span><div>один</div>'],
  ['слово <div>б</div>', '<p>слово </p><div>б</div>'],
  ['<p></p>\n\nслово', '<p>слово</p>'],
  ['<p></p><p></p>\n\nслово', '<p>слово</p>'],
  ['> <a name="x"></a><div>один</div>', '<blockquote><a name="x"></a><div>один</div></blockquote>'],
  ['<a name="x">слово</a>', '<p><a name="x">слово</a></p>'],
  ['<a name="x"></a>слово', '<p><a name="x"></a>слово</p>'],
  ['<a title="т"></a>', '<p><a title="т"></a></p>'],
  ['<a href="/a/"></a>', '<p><a href="/a/"></a></p>'],
  ['слово<br>', '<p>слово<br></p>'],
])('%j', async (text, html) => expect((await htmlOf(text)).replace(/ class="lead"/, '')).toEqual(html))
