/** Prints Markdown tables. */

export const printRow = (...cells: (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)

export function printHead(...cells: string[]): void {
  printRow(...cells)
  printRow(...cells.map((_, at) => (at === 0 ? '---' : '---:')))
}

/** The median; 0 for an empty list. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const inKb = (bytes: number): string => (bytes / 1000).toFixed(1)
