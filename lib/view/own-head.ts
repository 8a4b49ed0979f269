import type { Element } from 'hast'
import type { Entry } from '../content/types'
import { textOf } from '../markdown/visible-text'

/** What the site says of a page itself, unless its author does. */
const known =
  /^(title|description|keywords|robots|canonical|og:(title|description|image|url)|twitter:(card|title|description|image))$/

const nameOf = ({ tagName, properties }: Element): string =>
  String(properties['name'] ?? properties['property'] ?? properties['rel'] ?? tagName)

const valueOf = (element: Element): string =>
  element.properties['content'] ?? element.properties['href'] ?? textOf(element)

const isKnown = (element: Element): boolean => known.test(nameOf(element))

/** What an author has put into the head of a page: values that take the place of those of the site, by name, and other elements. */
export function ownHead({ parsed: { head } }: Entry) {
  const values: Record<string, string | undefined> = Object.fromEntries(
    head.filter(isKnown).map((element) => [nameOf(element), valueOf(element)]),
  )
  return { values, others: head.filter((element) => !isKnown(element)) }
}
