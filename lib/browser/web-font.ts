/**
 * The web font: two files of one variable face, kept in localStorage. A page adds the faces before its first
 * paint, so that all its text has one font. The HTTP cache delivers files too late on a busy machine, or one
 * without the other.
 */

/** Files in Base64, by URL. */
type FontFiles = Record<string, string>

const storageKey = 'font'

/** Adds the stored faces to the page; returns whether there are any. Throws if they are not fonts. */
export function addStoredFont(): boolean {
  const files = readFiles()
  addFaces(files)
  return Object.keys(files).length > 0
}

/**
 * Stores the files at `urls` unless they are stored already, and adds their faces to the page if it has none.
 * Rejects if a file cannot be loaded, or if storage is blocked or full: then only this page has the faces.
 */
export async function storeFont(urls: string[]): Promise<void> {
  const stored = readFiles()
  if (urls.every((url) => url in stored)) return
  const files = Object.fromEntries(
    await Promise.all(urls.map(async (url) => [url, await loadBase64(url)] as const)),
  )
  if (Object.keys(stored).length === 0) addFaces(files)
  localStorage.setItem(storageKey, JSON.stringify(files))
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

function addFaces(files: FontFiles): void {
  for (const base64 of Object.values(files)) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace('Madefor', bytes, { weight: '400 800' }))
  }
}

async function loadBase64(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
