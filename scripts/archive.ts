/**
 * `npm run archive`: the built site as one file, `archive.zip`, which opens from a folder without a server. Data of the framework and
 * what only servers and robots read stay out.
 */
import fs from 'node:fs'
import path from 'node:path'
import { zipSync, type Zippable } from 'fflate'
import { earlyScript } from '@/.generated/behaviour'
import { archivePage } from '@/lib/archive/archive-page'
import { filesBelow } from '@/lib/files-below.mjs'
import { readWebFont } from '@/lib/web-font'
import { bundleArchiveScripts } from './bundle-behaviour'

const folder = process.env['OUT_DIR'] || 'out'
const target = process.argv[2] ?? 'archive.zip'
/** Folder in the archive, so that unpacking it does not scatter its files. */
const top = 'docs'
const wanted = /\.html$|^assets\/|^icons\/|^favicon\.svg$/
const unwanted = /^(404\.html$|search\/|_next\/)|\.(br|gz)$/

if (!fs.existsSync(folder)) {
  console.error(`Нет папки «${folder}»: сначала соберите сайт командой npm run build.`)
  process.exit(1)
}
if (!fs.readFileSync(path.join(folder, 'index.html'), 'utf8').includes(earlyScript)) {
  console.error(`Папка «${folder}» собрана другой версией сайта. Соберите её заново командой npm run build.`)
  process.exit(1)
}
const names = filesBelow(folder)
  .filter((name) => wanted.test(name) && !unwanted.test(name))
  .toSorted()
const files = new Set(names.map((name) => name.normalize('NFC')))

const text = new TextEncoder()
const { early, page } = bundleArchiveScripts(readWebFont())
const contents: Zippable = {
  [`${top}/scripts/early.js`]: text.encode(early),
  [`${top}/scripts/page.js`]: text.encode(page),
}
for (const name of names) {
  const bytes = fs.readFileSync(path.join(folder, name))
  contents[`${top}/${name}`] = name.endsWith('.html')
    ? text.encode(archivePage(bytes.toString('utf8'), name, files, earlyScript))
    : new Uint8Array(bytes)
}
// the same content gives the same file
const zip = zipSync(contents, { mtime: new Date(1980, 0, 1), level: 9 })
fs.writeFileSync(target, zip)
const megabytes = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 }).format(zip.length / 1e6)
console.log(`Архив записан в «${target}»: ${megabytes}\u00A0МБ. Распакуйте и откройте ${top}/index.html.`)
