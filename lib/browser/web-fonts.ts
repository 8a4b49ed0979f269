/**
 * The web fonts: the files of two families, kept in localStorage. A page adds them before its first paint, so
 * that all its text has these fonts. From the HTTP cache, a file may come too late, or one file without the
 * others.
 */

/** A file of a family, in Base64. */
export type FontFile = Record<'family' | 'url' | 'base64', string>

const storageKey = 'fonts'

/** Adds the stored faces to the page; returns whether there are any. Throws if they are not Base64. */
export function addStoredFonts(): boolean {
  const files = readFiles()
  addFonts(files)
  return files.length > 0
}

/** Adds the faces in `files` to the page. The browser lays it out again, even if no text uses them. */
export function addFonts(files: FontFile[]): void {
  for (const { family, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    // the one weight of the code font: browsers embolden it where they know that it is not bold
    const weight = family === 'JetBrains' ? '400' : '400 800'
    document.fonts.add(new FontFace(family, bytes, { weight }))
  }
}

/** Returns the files at `urls`, by family, and stores them. Rejects if one is not stored and fails to load. */
export async function loadFonts(urls: Record<string, string[]>): Promise<FontFile[]> {
  const stored = readFiles()
  const wanted = Object.entries(urls).flatMap(([family, all]) => all.map((url) => ({ family, url })))
  if (wanted.every(({ url }) => stored.some((file) => file.url === url))) return stored
  const files = await Promise.all(wanted.map(async (one) => ({ ...one, base64: await loadBase64(one.url) })))
  try {
    localStorage.setItem(storageKey, JSON.stringify(files))
  } catch {
    // storage is blocked or full: the next visit loads them again
  }
  return files
}

function readFiles(): FontFile[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    if (Array.isArray(stored)) return stored as FontFile[] // written by `loadFonts`
  } catch {
    // storage is blocked or damaged
  }
  return []
}

async function loadBase64(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
