/** Whether the reader saves data or has a slow connection, so that pages load only what readers ask for. */
export function savesData(): boolean {
  // not supported everywhere
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
