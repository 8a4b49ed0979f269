/** Words of a text: runs of letters and digits, with the hyphens inside them. */
export const wordCount = (text: string): number => text.match(/[\p{L}\d]+(?:[-’'][\p{L}\d]+)*/gu)?.length ?? 0
