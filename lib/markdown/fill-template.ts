/** Fills templates. Separate from `toTemplate`, since pages import this, and the packages of hast have 70 modules. */
import { templateMark } from '../text/marks'
import { withDashes } from './blocks/element'
import {
  resolveAttributes,
  resolvePicture,
  svgBox,
  type Attributes,
  type ResolvedTag,
  type UrlResolver,
} from './resolve-element'

/** What a placeholder stands for: the opening tag of an element, with addresses as written. */
export interface Placeholder {
  tag: ResolvedTag
  properties: Attributes
  /** Whether the element is in a `<picture>` of the author. */
  isInPicture: boolean
}

const markedTag = new RegExp(`<[a-z]+ data-placeholder="${templateMark}([^"]*)">`, 'g')

/** Fills a template: resolved addresses, image sizes, `rel` of external links. */
export const fillTemplate = (template: string, resolve: UrlResolver): string =>
  template.replace(markedTag, (_, encoded: string) =>
    fill(JSON.parse(decodeURIComponent(encoded)) as Placeholder, resolve),
  ) // written by `toTemplate`

function fill({ tag, properties, isInPicture }: Placeholder, resolve: UrlResolver): string {
  if (tag === 'img') return pictureHtml(properties, resolve, isInPicture)
  return openingTag(tag, { ...properties, ...resolveAttributes(tag, properties, resolve) })
}

/** An image with its size, and with lighter formats, unless it is in a `<picture>` of the author. */
export function pictureHtml(properties: Attributes, resolve: UrlResolver, isInPicture = false): string {
  const resolved = resolvePicture(properties, resolve)
  if ('svg' in resolved) return `${openingTag('span', svgBox)}${resolved.svg}</span>`
  const { attributes, sources } = resolved
  const img = openingTag('img', { ...properties, ...attributes })
  if (sources.length === 0 || isInPicture) return img
  return `<picture>${sources.map((source) => openingTag('source', { ...source })).join('')}${img}</picture>`
}

const openingTag = (tag: string, attributes: Attributes): string =>
  `<${[tag, ...Object.entries(attributes).flatMap(([name, value]) => written(name, value))].join(' ')}>`

/** The attribute as a list of one text; empty if it is not set. */
function written(name: string, value: Attributes[string]): string[] {
  if (value === undefined || value === null || value === false) return []
  if (value === true) return [nameInHtml(name)]
  const text = [value].flat().join(' ')
  return [`${nameInHtml(name)}="${text.replace(/["&'`]/g, reference)}"`]
}

const reference = (character: string): string => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`

/** The HTML attribute of a hast property. Covers only the properties of elements with addresses. */
const nameInHtml = (property: string): string =>
  property === 'className' ? 'class' : withDashes(property).toLowerCase()
