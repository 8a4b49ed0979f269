/** localStorage; values last for the visit when it is blocked, full or absent. */
const unstored = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value`; `null` removes what is kept. */
export function writeStored(key: string, value: string | null): void {
  unstored.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) unstored.set(key, value)
  }
}
