import { mapAttributes } from './html'

/** Attributes that refer to ids. */
const references = /^(for|headers|aria-(controls|describedby|labelledby|owns))$/

/** Prefixes all ids in a text to make them unique on the page. `linkTo` maps the addresses of links. */
export const prefixIds = (html: string, prefix: string, linkTo: (href: string) => string): string =>
  mapAttributes(html, (name, value) => {
    // `<a name>` is an older form of an id
    if (name === 'id' || name === 'name') return prefix + value
    if (references.test(name)) return value.replace(/\S+/g, (reference) => prefix + reference)
    if (name === 'href' || name === 'xlink:href') return linkTo(value)
    return value.replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
  })
