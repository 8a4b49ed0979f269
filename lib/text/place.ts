/** Line and column of an offset in a text, both from 1; an offset below zero is the start. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset))
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}
