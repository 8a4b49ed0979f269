/**
 * The web font: two files of one variable face, kept in localStorage. A page adds them before its first
 * paint, so that all its text has one font. From the HTTP cache, a file may come too late, or one file
 * without the other.
 */

/** Files in Base64, by URL. */
export type FontFiles = Record<string, string>

const storageKey = 'font'

/** Adds the stored faces to the page; returns whether there are any. Throws if they are not Base64. */
export function addStoredFont(): boolean {
  const files = readFiles()
  addFont(files)
  return Object.keys(files).length > 0
}

/** Adds the faces in `files` to the page. The browser lays it out again, even if no text uses them. */
export function addFont(files: FontFiles): void {
  for (const base64 of Object.values(files)) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace('Madefor', bytes, { weight: '400 800' }))
  }
}

/** Returns the files at `urls`, and stores them. Rejects if a file is not stored and fails to load. */
export async function loadFont(urls: string[]): Promise<FontFiles> {
  const stored = readFiles()
  if (urls.every((url) => url in stored)) return stored
  const files = Object.fromEntries(
    await Promise.all(urls.map(async (url) => [url, await loadBase64(url)] as const)),
  )
  try {
    localStorage.setItem(storageKey, JSON.stringify(files))
  } catch {
    // storage is blocked or full: the next visit loads them again
  }
  return files
}

function readFiles(): FontFiles {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (stored instanceof Object) return stored as FontFiles
  } catch {
    // storage is blocked or damaged
  }
  return {}
}

async function loadBase64(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
