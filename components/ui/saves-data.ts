interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the reader saves data, or has a slow connection: then nothing loads but what they ask for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in every browser
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
