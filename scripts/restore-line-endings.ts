/** Restores the line endings and the byte order mark that `toText` removed when the file was read. */
export const restoreLineEndings = (text: string, before: Buffer): string =>
  (before.toString().startsWith('\uFEFF') ? '\uFEFF' : '') +
  (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
