/** The offset of a template, such as `/${locale}#price`, that may produce an address. */
export function templateOffset(url: string, text: string): number {
  const found = [...text.matchAll(/(?<=`)[^`\n]{0,500}\$\{[^`\n]{0,500}(?=`)/g)].find(([template]) => {
    const [first = '', ...others] = template.split(/\$\{[^{}]*\}/)
    const last = others.pop() ?? ''
    const isTelling = /\w{4}/.test([first, ...others, last].join(' '))
    return isTelling && url.startsWith(first) && holdsInOrder(url.slice(first.length), others, last)
  })
  return found?.index ?? -1
}

function holdsInOrder(text: string, [next, ...others]: string[], end: string): boolean {
  if (next === undefined) return text.endsWith(end)
  const at = text.indexOf(next)
  return at !== -1 && holdsInOrder(text.slice(at + next.length), others, end)
}
