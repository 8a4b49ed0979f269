/** Whether the reader saves data, or has a slow connection: then nothing loads but what they ask for. */
export function savesData(): boolean {
  // not in every browser
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
