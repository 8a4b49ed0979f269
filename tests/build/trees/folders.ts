/** Static files, and files that must be ignored. */
import type { Files } from '../project'

export const foreignPage = '<title>Демо</title><a href="/nowhere/">x</a>\n'
export const foldersTree: Files = {
  'docs/folders/a.md': '# Первая\n\n[нет такого файла](./nope.md)\n\n[и якоря](#nope)\n',
  'docs/folders/.hidden.md': '# Черновик редактора\n',
  'docs/folders/._a.md': Buffer.from([0, 5, 22, 7, 255, 254]),
  'docs/folders/.obsidian/notes.md': '# Настройки\n',
  'static/demo/index.html': foreignPage,
  'static/google123.html': 'google-site-verification: google123.html',
  'static/lost/file.bin': 'x',
  'static/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  'static/robots.txt': 'User-agent: *\nDisallow: /private/\n',
  'static/_redirects': '/en/* /:splat\n',
  'static/_headers': '/own/*\n  X-Own: 1\n',
  'static/sitemap.xml': '<urlset/>',
}
