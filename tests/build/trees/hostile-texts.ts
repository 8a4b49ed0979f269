/** Texts with the given front matter and body. */

export const doc = (fields: string, text = 'Текст.') => `---\ntitle: Т\n${fields}\n---\n\n${text}\n`
export const post = (fields: string) => `${doc(fields)}\n<!-- truncate -->\n`
export const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`
