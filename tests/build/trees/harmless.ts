/** Malicious content that builds into harmless pages. */
import type { Files } from '../project'

const doc = (fields: string, text = 'Текст.') => `---\ntitle: Т\n${fields}\n---\n\n${text}\n`
const post = (fields: string) => `${doc(fields)}\n<!-- truncate -->\n`
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`

/** Pages that build, and are harmless. */
export const harmlessTree: Files = {
  'docs/harmless/intro.md':
    '---\ntitle: "</title><script>alert(1)</script>"\ndescription: "\\"><script>alert(1)</script><!-- ]]>"\nkeywords: ["</script><script>alert(1)</script>"]\n---\n\n## </script> ]]> {#"onclick=alert(1)}\n\n<b onclick="alert(1)">x</b>\n',
  'docs/harmless/climb.md': doc('slug: ../../../../etc/passwd'),
  'docs/harmless/proto.md': doc(
    '__proto__: {draft: true}\nconstructor: 1\ntoString: 2',
    '## constructor\n\n## __proto__ {#__proto__}\n\n:::constructor\nx\n:::\n\n:::note{__proto__=1}\nx\n:::\n\n```constructor\nx\n```\n\n```__proto__ {1-99999999999}\nx\n```\n\n<site-admonition look="constructor">x</site-admonition>\n',
  ),
  'docs/harmless/hasOwnProperty/constructor.md': doc('tags: [constructor, __proto__, hasOwnProperty]'),
  'docs/harmless/hasOwnProperty/_category_.json':
    '{"label": "</script><script>alert(1)</script>", "className": "\\"><script>alert(1)</script>"}',
  'docs/harmless/slow.md': `${'"'.repeat(20_001)}\n\n<div ${' '.repeat(50_000)}"\n\n<div>\n${'<!--'.repeat(20_000)}\n</div>\n`,
  'docs/harmless/line.md': `\`\`\`js\n${'a = /('.repeat(30_000)}\n\`\`\`\n\n## a${' '.repeat(50_000)}b\n\n${'~'.repeat(50_000)}\nx`,
  'docs/harmless/svg.md': '![x](./x.svg)\n\n![y](./y.inline.svg)\n',
  'docs/harmless/x.svg': svg(
    '<script>alert(1)</script><a href="javascript:alert(1)"><path d="M0 0" onclick="alert(1)"/></a>',
  ),
  'docs/harmless/y.inline.svg': svg(
    '<title><a><![CDATA[><img src=x onerror=alert(1)>]]></a></title><?x ><img src=x onerror=alert(1)>?><path d="M0 0"/>',
  ),
  'blog/authors.yml':
    '__proto__:\n  name: "<script>alert(1)</script>"\nconstructor:\n  name: "]]><script>alert(1)</script>"\n',
  'blog/tags.yml':
    'constructor:\n  label: "</script><script>alert(1)</script>"\n__proto__:\n  label: прото\n',
  'blog/2024-01-01-x.md': post(
    'description: "]]></description><script>alert(1)</script>"\nauthors: [__proto__, constructor]\ntags: [constructor, __proto__]',
  ).concat('\n`a[b[0]]>c`, ещё раз ]]> и `]]>`\n'),
}
