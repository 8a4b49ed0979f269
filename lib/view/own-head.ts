import type { Element } from 'hast'
import type { Entry } from '../content/types'
import { visibleText } from '../markdown/rehype/html-nodes'

/** Matches names of metadata that the site generates unless the author sets them. */
const generatedNames =
  /^(title|description|keywords|robots|canonical|og:(title|description|image|url)|twitter:(card|title|description|image))$/

const metaName = ({ tagName, properties }: Element): string =>
  String(properties['name'] ?? properties['property'] ?? properties['rel'] ?? tagName)

const valueOf = (element: Element): string =>
  element.properties['content'] ?? element.properties['href'] ?? visibleText(element)

const isKnown = (element: Element): boolean => generatedNames.test(metaName(element))

/** The author's `<head>`: values that override generated metadata, by name, and all other elements. */
export function ownHead({ parsed: { head } }: Entry) {
  const values: Record<string, string | undefined> = Object.fromEntries(
    head.filter(isKnown).map((element) => [metaName(element), valueOf(element)]),
  )
  return { values, others: head.filter((element) => !isKnown(element)) }
}
