/** The least number of insertions, deletions and replacements between two words (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1)
      here.push(Math.min(replaced, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1))
    }
    above = here
  }
  return above[other.length] ?? 0
}

/** The relative edit distance of two texts: 0 if they are equal, 1 if they have nothing in common. */
export const difference = (one: string, other: string): number =>
  editDistance(one, other) / Math.max(one.length, other.length, 1)
