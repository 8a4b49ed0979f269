/** Elements without a framework. */

type Properties<E> = Partial<Omit<E, 'style' | 'children'>>
type Content = Node | string

/** An element with properties and what stands in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<HTMLElementTagNameMap[K]>,
  ...content: Content[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...content)
  return element
}

/** Puts elements in place of those there; one that stays where it was is not laid out again. */
export function replaceChanged(parent: Element, elements: Element[]): void {
  for (const [at, element] of elements.entries()) {
    const before = parent.children[at]
    if (before === undefined) parent.append(element)
    else if (before !== element) before.replaceWith(element)
  }
  while (parent.children.length > elements.length) parent.lastElementChild?.remove()
}

/** A button that does something. */
export function makeButton(
  properties: Properties<HTMLButtonElement>,
  act: () => void,
  ...content: Content[]
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...properties }, ...content)
  button.addEventListener('click', act)
  return button
}

const namespace = 'http://www.w3.org/2000/svg'

/** An icon of the site, by the data of its path. */
export function makeIcon(data: string): SVGElement {
  const icon = document.createElementNS(namespace, 'svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('viewBox', '0 0 16 16')
  icon.ariaHidden = 'true'
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', data)
  icon.append(path)
  return icon
}
