interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A reader who saves data, or has a slow connection, loads nothing but what they ask for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in every browser
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
